import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Showing } from './showing';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function showing() {
	const shown: string[] = [];
	return {
		shown,
		queue: new Showing<string>(
			(item) => void shown.push(item),
			(item) => item.startsWith('other')
		)
	};
}

test('what others do stays a while, what follows waits', async () => {
	const { shown, queue } = showing();
	for (const item of ['other 1', 'other 2', 'mine']) queue.add(item);
	await vi.advanceTimersByTimeAsync(0);
	expect(shown).toEqual(['other 1']);
	await vi.advanceTimersByTimeAsync(450);
	expect(shown).toEqual(['other 1', 'other 2']);
	await vi.advanceTimersByTimeAsync(450);
	expect(shown).toEqual(['other 1', 'other 2', 'mine']);
});

test('a tap skips all that waits, and only that', async () => {
	const { shown, queue } = showing();
	for (const item of ['other 1', 'other 2', 'other 3']) queue.add(item);
	await vi.advanceTimersByTimeAsync(0);
	queue.skip();
	await vi.advanceTimersByTimeAsync(0);
	expect(shown).toEqual(['other 1', 'other 2', 'other 3']);
	queue.add('other 4');
	queue.add('mine');
	await vi.advanceTimersByTimeAsync(0);
	expect(shown.at(-1)).toBe('other 4');
});
