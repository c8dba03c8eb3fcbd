import { t } from './reader.svelte';
import type { SeatInfo } from './types';

/** What the players are called; bots get a number when there are several. */
export function seatNames(seats: readonly SeatInfo[]): string[] {
	const bots = seats.filter(({ kind }) => kind === 'bot');
	return seats.map((seat) => {
		if (seat.kind === 'open') return t('page-open-seat');
		if (seat.kind === 'person') return seat.name ?? '';
		return bots.length > 1 ? t('page-bot-number', { number: bots.indexOf(seat) + 1 }) : t('page-bot');
	});
}
