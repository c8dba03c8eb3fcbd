import type { Logged } from './types';

/** The log without what was taken back: the game's own line. */
export function line(log: readonly Logged[]): Logged[] {
	const kept: Logged[] = [];
	for (const entry of log) {
		const takeback = (entry.event?.table as { takeback?: { to: number } } | undefined)?.takeback;
		if (!takeback) kept.push(entry);
		else while ((kept.at(-1)?.version ?? 0) > takeback.to) kept.pop();
	}
	return kept;
}
