import { expect, test } from 'vitest';
import type { Effect, Logged } from '$lib/types';
import { earned, marked, spent } from './marks';

const effects: Effect[] = [
	{ kind: 'mark', seat: 0, area: 'yellow', box: [2, 2], by: 'die', die: 'white' },
	{ kind: 'earn', seat: 0, area: 'yellow', bonus: 'orange', number: 4, from: ['row', 2] },
	{ kind: 'earn', seat: 0, area: 'yellow', bonus: 'extra', from: ['diagonal'] },
	{ kind: 'mark', seat: 0, area: 'orange', box: 4, number: 8, by: 'bonus' },
	{ kind: 'mark', seat: 1, area: 'blue', box: 7, by: 'die', die: 'blue' },
	{ kind: 'earn', seat: 0, bonus: 'reroll', from: ['round', 1] },
	{ kind: 'spend', seat: 0, what: 'reroll' },
	{ kind: 'spend', seat: 1, what: 'extra' }
];
const log: Logged[] = [{ version: 3, event: null, effects }];

test('the boxes that effects mark, and what is written there', () => {
	expect([...marked(effects, 0)]).toEqual([
		['yellow:2,2', undefined],
		['orange:4', 8]
	]);
	expect([...marked(effects, 1).keys()]).toEqual(['blue:7']);
});

test('where the earned bonuses stand', () => {
	expect([...earned(log, 0)]).toEqual(['yellow:row:2', 'yellow:diagonal', 'round:1']);
});

test('what was spent, by seat', () => {
	expect([spent(log, 0, 'reroll'), spent(log, 0, 'extra'), spent(log, 1, 'extra')]).toEqual([1, 0, 1]);
});
