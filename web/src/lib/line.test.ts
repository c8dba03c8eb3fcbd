import { expect, test } from 'vitest';
import { line } from './line';
import type { Logged } from './types';

const acted = (version: number): Logged => ({ version, event: { seat: 0, action: { pass: true } }, effects: [] });
const takenBack = (version: number, to: number): Logged => ({
	version,
	event: { table: { takeback: { seat: 0, to } } },
	effects: []
});

test('what was taken back leaves the line, and so does the taking back', () => {
	const log = [acted(1), acted(2), acted(3), takenBack(4, 1), acted(5)];
	expect(line(log).map(({ version }) => version)).toEqual([1, 5]);
});

test('taking back twice', () => {
	const log = [acted(1), acted(2), takenBack(3, 1), acted(4), takenBack(5, 1), acted(6)];
	expect(line(log).map(({ version }) => version)).toEqual([1, 6]);
});
