import { get, post } from './api';
import { t } from './reader.svelte';
import type { Me, NewSeat, NewTable, Opened, Rules, TableState, User } from './types';

/** Seconds after which a roll falls by itself. */
const hold = 5;

/** Who this browser is: the guest it was, or a new one, made without asking. */
export async function signIn(name: string): Promise<User> {
	const { user } = await get<Me>('/api/me');
	return user ?? (await post<{ user: User }>('/api/guests', { name: name.trim() || t('page-guest') })).user;
}

/** Opens a table for this reader and so many bots; its id. */
export async function openTable(game: string, rules: Rules, bots: number, level: number) {
	const seats: NewSeat[] = [{ kind: 'me' }, ...Array.from({ length: bots }, () => ({ kind: 'bot' as const, level }))];
	return (await post<Opened>('/api/tables', { game, rules, seats, hold } satisfies NewTable)).id;
}

/** Another game with the same settings; the new table's id. */
export async function again({ game, rules, seats }: TableState): Promise<string> {
	const bots = seats.filter(({ kind }) => kind === 'bot');
	return openTable(game, rules, bots.length, bots[0]?.level ?? 1);
}
