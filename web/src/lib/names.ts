import { t } from './reader.svelte';
import type { SeatInfo } from './types';

/** What the players are called; an open seat is called so. */
export function seatNames(seats: readonly SeatInfo[]): string[] {
	return seats.map(({ kind, name }) => (kind === 'open' ? t('page-open-seat') : name));
}
