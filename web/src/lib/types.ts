/**
 * What the server says, as far as the page reads it: the types of `/schema` (schema.d.ts, written by `npm run types`),
 * with names for what is JSON of its own there. What belongs to a game is read by that game's board.
 */
import type { components } from './schema';

type Schemas = components['schemas'];

export type User = Schemas['User'];
export type Me = Schemas['Me'];
export type SeatInfo = Schemas['SeatInfo'];
export type TableCard = Schemas['TableCard'];
export type Opened = Schemas['Opened'];
export type Done = Schemas['Done'];
export type Refusal = Partial<Schemas['Error']>;
export type NewTable = Pick<Schemas['NewTable'], 'game' | 'hold'> & { rules: Rules; seats: NewSeat[] };
export type NewSeat = Pick<Schemas['MySeat'], 'kind'> | Schemas['BotSeat'];

/** An option's name and the value chosen. */
export type Rules = Record<string, string>;

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

export type GameCard = Omit<Schemas['GameCard'], 'facts'> & { facts: Facts };
export type Games = Omit<Schemas['Games'], 'games'> & { games: GameCard[] };

export type Pending = { chance: string } | { seats: number[] } | null;

export interface Effect {
	kind: string;
	cause?: number | null;
	seat?: number;
	[field: string]: unknown;
}

/** One entry of the table's log as this reader may see it. */
export type Logged = Omit<Schemas['LogEvent'], 'effects'> & { effects: Effect[] };

export type TableState = Omit<Schemas['TableState'], 'pending' | 'rules'> & { pending: Pending; rules: Rules };
export type Update = Omit<Schemas['Update'], 'pending' | 'events'> & { pending: Pending; events: Logged[] };

export type Preview = Omit<Schemas['Preview'], 'effects'> & { effects: Effect[] };
export type Why = Schemas['Why'];
