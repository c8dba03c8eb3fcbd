/** What effects say about a sheet beyond its present state: which marks are new, which bonuses were earned or spent. */
import type { Effect, Logged } from '$lib/types';
import { boxTarget, type Target } from './choices';
import type { Area, Box } from './types';

interface Mark {
	seat: number;
	area: Area;
	box: Box | number;
	number?: number;
}

interface Earned {
	seat: number;
	area?: Area;
	from: [kind: string, ...at: number[]];
}

/** The boxes that these effects mark on a seat's sheet, with the number written where there is one. */
export function marked(effects: readonly Effect[], seat: number): Map<Target, number | undefined> {
	return new Map(
		effects
			.filter((effect) => effect.kind === 'mark' && effect.seat === seat)
			.map((effect) => effect as unknown as Mark)
			.map(({ area, box, number }) => [boxTarget(area, box), number])
	);
}

/** Where a bonus stands on the sheet: `yellow:row:2`, `blue:column:1`, `green:box:4`, `round:3`. */
export function bonusPlace(area: Area | undefined, kind: string, at?: number): string {
	return [area, kind, at].filter((part) => part !== undefined).join(':');
}

/** The places of the bonuses that a seat has earned, lost ones included. */
export function earned(log: readonly Logged[], seat: number): Set<string> {
	return new Set(
		effectsOf(log, seat, 'earn')
			.map((effect) => effect as unknown as Earned)
			.map(({ area, from: [kind, at] }) => bonusPlace(area, kind, at))
	);
}

/** How many rerolls or +1 a seat has spent. */
export function spent(log: readonly Logged[], seat: number, what: 'reroll' | 'extra'): number {
	return effectsOf(log, seat, 'spend').filter((effect) => effect.what === what).length;
}

function effectsOf(log: readonly Logged[], seat: number, kind: string): Effect[] {
	return log.flatMap(({ effects }) => effects).filter((effect) => effect.kind === kind && effect.seat === seat);
}
