import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { languages } from './language';
import { Messages } from './messages';
import { actionText, effectText, identifier } from './sentences';

const sources = import.meta.glob<string>('../**/*.{ts,svelte}', { eager: true, query: '?raw', import: 'default' });
const files = import.meta.glob<string>('../**/*.ftl', { eager: true, query: '?raw', import: 'default' });

function ids(language: string): string[] {
	const own = Object.entries(files).filter(([path]) => path.endsWith(`/${language}.ftl`));
	return own.flatMap(([, text]) => new FluentResource(text).body.map(({ id }) => id)).sort();
}

test('every language has every message of the page', () => {
	expect(ids('en').length).toBeGreaterThan(50);
	for (const { id } of languages) expect(ids(id)).toEqual(ids('en'));
});

test('no message of the page is unknown or unused', async () => {
	const messages = await Messages.load('en');
	const code = Object.entries(sources).filter(([path]) => !path.endsWith('.test.ts'));
	const text = code.map(([, source]) => source).join('\n');
	for (const [, id] of text.matchAll(/\bt\('([^']+)'/g)) expect(messages.has(id ?? ''), id).toBe(true);
	const prefixes = [...text.matchAll(/`([a-z-]+)-\$\{/g)].map(([, prefix]) => prefix);
	for (const id of ids('en')) {
		const used = text.includes(`'${id}'`) || prefixes.some((prefix) => id.startsWith(`${prefix}-`));
		expect(used, `${id} is used`).toBe(true);
	}
});

test('an effect is told in the words of its game', async () => {
	const mark = { kind: 'mark', seat: 0, area: 'orange', box: 4, number: 8, by: 'die', die: 'white', cause: null };
	const earn = { kind: 'earn', seat: 0, area: 'blue', bonus: 'orange', number: 5, from: ['row', 1], cause: 0 };
	const [zh, en] = await Promise.all([Messages.load('zh-Hans'), Messages.load('en')]);
	expect(effectText(zh, 'clever', mark, ['小明'])).toBe('小明用白骰在橙区第4格写下8。');
	expect(effectText(en, 'clever', mark, ['Ann'])).toBe('Ann writes 8 in orange box 4 with the white die.');
	expect(effectText(en, 'clever', earn, ['Ann'])).toBe('Ann earns: orange number 5, from blue row 1.');
});

test('an action is told as a short line', async () => {
	const en = await Messages.load('en');
	expect(actionText(en, 'clever', { take: 'white', as: 'yellow', box: [2, 1] })).toBe('white die in yellow 2,1');
	expect(actionText(en, 'clever', { take: 'blue' })).toBe('take the blue die without a mark');
});

test('an id has no spaces', () => {
	expect(identifier('high dice')).toBe('high_dice');
});
