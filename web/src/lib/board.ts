import type { Component, Snippet } from 'svelte';
import type { Table } from './table.svelte';
import type { Effect, TableState } from './types';

export interface BoardProps {
	table: Table;
	components: unknown;
	/** The seat to look at closely, as chosen among the names at the top. */
	shown: number;
	/** What belongs to every game's waiting decision: Roll or Done, take back. */
	controls: Snippet;
	/** In place of the decision once the game is over. */
	ending?: Snippet;
	/** Beside the board where there is room: the move list. */
	aside: Snippet;
}

export interface ScoreProps {
	state: TableState;
	view: unknown;
	names: string[];
}

/** What a game's folder in `src/games` gives to the page, as the default export of its index. */
export interface GameBoard {
	Board: Component<BoardProps>;
	/** The result by seat and by what it is made of. */
	Score: Component<ScoreProps>;
	/** A picture for the game's card. */
	Emblem: Component;
	/** The points of a seat so far, beside its name; null where the game has none to show. */
	points(view: unknown, seat: number): number | null;
	/** Whose turn it is. */
	turnOf(view: unknown): number | null;
	/** Whether the chance that this seat may let fall is the next roll of its own, or ends what it was doing. */
	held(view: unknown, seat: number): 'roll' | 'done';
	/** Effects that the move list leaves out, since the board shows them or a neighbour says the same. */
	unspoken(effect: Effect): boolean;
	/** Values thrown, drawn inside the move list, from the effects of one event; null when there are none. */
	Thrown?: Component<{ effects: Effect[] }>;
}
