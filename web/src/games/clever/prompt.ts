import { t } from '$lib/reader.svelte';
import type { Pending } from '$lib/types';
import type { Deciding } from './deciding.svelte';
import type { View } from './types';

/** What is asked now, in one sentence. */
export function prompt(
	view: View,
	pending: Pending,
	me: number | null,
	names: readonly string[],
	{ asked, plain, lit, selectedDie, narrowed }: Deciding
): string {
	if (view.phase === 'over') return t('clever-effect-end');
	if (pending && 'chance' in pending) return waitingForChance(view, pending.chance, me, names);
	const stage = me === null ? undefined : view.sheets[me]?.stage;
	if (!asked || !stage) return t('board-clever-wait', { name: waitedFor(pending, names) });
	if (narrowed) return t('board-clever-which-die');
	if (selectedDie) return t('board-clever-where', { die: selectedDie });
	const dead = stage === 'choose' && plain.some(({ action }) => 'forfeit' in action);
	if (dead) return t('board-clever-dead');
	if (stage === 'pick' && !lit.size) return t('board-clever-nothing');
	return t(`board-clever-${stage}`, { throw: view.throw });
}

function waitingForChance(view: View, chance: string, me: number | null, names: readonly string[]): string {
	if (chance === 'platter') return t('board-clever-tie');
	if (view.turn.seat !== me) return t('board-clever-wait-roll', { name: names[view.turn.seat] ?? '' });
	return t(`board-clever-roll-${view.turn.kind}`, { throw: view.throw });
}

function waitedFor(pending: Pending, names: readonly string[]): string[] {
	return pending && 'seats' in pending ? pending.seats.map((seat) => names[seat] ?? '') : [];
}
