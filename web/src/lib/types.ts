/** What the server says, as far as the page reads it. Fields of a game are read by that game's own board. */

export interface Option {
	name: string;
	values: string[];
	seats: number[];
}

export interface Facts {
	id: string;
	names: Record<string, string>;
	seats: number[];
	best_seats: number[];
	minutes: number;
	age: number;
	options: Option[];
}

export interface GameInfo {
	facts: Facts;
	components: unknown;
	/** Whether its rules are compiled yet. */
	ready: boolean;
}

export interface Games {
	games: GameInfo[];
	/** How far their preparation is, 0 to 1. */
	progress: number;
}

export interface User {
	id: string;
	name: string;
}

export interface SeatInfo {
	kind: 'person' | 'bot' | 'open';
	name: string;
	you: boolean;
	level?: number;
	connected: boolean;
	minded: boolean;
}

export type Status = 'open' | 'playing' | 'ended';

export interface TableSummary {
	id: string;
	game: string;
	status: Status;
	seats: SeatInfo[];
	updated: number;
}

export type Pending = { chance: string } | { seats: number[] } | null;

export interface Effect {
	kind: string;
	cause?: number | null;
	seat?: number;
	[field: string]: unknown;
}

/** One line of the table's log as this reader may see it. */
export interface Logged {
	version: number;
	event: Record<string, unknown> | null;
	effects: Effect[];
}

export interface Fairness {
	commitment: string;
	secret?: string;
}

export interface Snapshot {
	version: number;
	status: Status;
	pending: Pending;
	views: Record<string, unknown>;
	menu: Record<string, unknown>;
	held: { seat: number; until: number } | null;
	seats: SeatInfo[];
	result?: Record<string, unknown> | null;
	fairness?: Fairness | null;
}

export interface TableState extends Snapshot {
	id: string;
	game: string;
	rules: Record<string, string>;
	commitment: string;
	settings: Record<string, unknown>;
}

export interface Update extends Snapshot {
	events: Logged[];
}

export interface Preview {
	effects: Effect[];
	points: { before: Record<string, unknown>; after: Record<string, unknown> };
}

export type Why = { legal: true } | { legal: false; code: string; message: string; rule?: string | null };

export type NewSeat = { kind: 'me' } | { kind: 'bot'; level: number };

export interface NewTable {
	game: string;
	rules: Record<string, string>;
	seats: NewSeat[];
	hold: number;
}
