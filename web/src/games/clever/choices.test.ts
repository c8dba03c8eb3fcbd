import { expect, test } from 'vitest';
import { bySource, byTarget, choicesOf } from './choices';
import type { Action } from './types';

const actions: Action[] = [
	{ take: 'white', as: 'yellow', box: [3, 4] },
	{ take: 'white', as: 'orange' },
	{ take: 'orange', as: 'orange' },
	{ take: 'blue' },
	{ reroll: true }
];

test('actions are grouped by the die they start from', () => {
	const groups = bySource(choicesOf(actions));
	expect([...groups.keys()]).toEqual(['die:white', 'die:orange', 'die:blue']);
	expect(groups.get('die:white')).toHaveLength(2);
});

test('and by the place on the sheet where they end, if they end there', () => {
	const groups = byTarget(choicesOf(actions));
	expect([...groups.keys()]).toEqual(['yellow:3,4', 'orange']);
	expect(groups.get('orange')?.map(({ source }) => source)).toEqual(['die:white', 'die:orange']);
});

test('bonuses with different numbers are different sources', () => {
	const bonuses: Action[] = [
		{ bonus: 'orange', number: 4 },
		{ bonus: 'orange', number: 5 },
		{ bonus: 'blue', box: 7 }
	];
	expect([...bySource(choicesOf(bonuses)).keys()]).toEqual(['bonus:orange:4', 'bonus:orange:5', 'bonus:blue']);
	expect([...byTarget(choicesOf(bonuses)).keys()]).toEqual(['orange', 'blue:7']);
});
