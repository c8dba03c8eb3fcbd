/** Clever as the server shows it: the printed sheet, the table, the actions. */

export const areas = ['yellow', 'blue', 'green', 'orange', 'purple'] as const;
export type Area = (typeof areas)[number];
export type Colour = 'white' | Area;
export type Box = [row: number, column: number];

export interface Bonus {
	bonus: Area | 'black' | 'reroll' | 'extra' | 'fox';
	number?: number;
}

export interface Components {
	dice: Colour[];
	yellow: { rows: number[][]; columns: number[]; row_bonuses: Bonus[]; diagonal: Box[]; diagonal_bonus: Bonus };
	blue: { rows: number[][]; points: number[]; row_bonuses: Bonus[]; column_bonuses: Bonus[] };
	green: { thresholds: number[]; points: number[]; bonuses: (Bonus | null)[] };
	orange: { factors: number[]; bonuses: (Bonus | null)[] };
	purple: { bonuses: (Bonus | null)[] };
	track: (Bonus | null)[];
}

export interface Points {
	points: Record<Area, number>;
	fox_points: number;
	total: number;
}

export interface SheetView extends Points {
	yellow: Box[];
	blue: number[];
	green: number;
	orange: number[];
	purple: number[];
	rerolls: number;
	extras: number;
	foxes: number;
	track: number;
	pending: Partial<Record<'yellow' | 'blue' | 'green' | 'purple' | 'black', number>> & { orange?: number[] };
	stage: 'wait' | 'choose' | 'bonus' | 'pick' | 'extra' | 'done';
	used: Colour[];
}

export type Spot = 'pool' | 'platter' | 1 | 2 | 3;

export interface Die {
	face: number | null;
	at: Spot;
}

export interface View {
	seats: number;
	round: number;
	rounds: number;
	turn: { kind: 'active' | 'passive'; seat: number };
	phase: 'black' | 'roll' | 'choose' | 'open' | 'platter' | 'over';
	throw: number;
	dice: Record<Colour, Die>;
	sheets: SheetView[];
}

export type Action =
	| { take: Colour; as?: Area; box?: Box }
	| { extra: Colour; as: Area; box?: Box }
	| { bonus: Area; box?: Box | number; number?: number }
	| { reroll: true }
	| { forfeit: true }
	| { pass: true };

export interface Result {
	scores: number[];
	areas: Record<Area, number>[];
	foxes: number[];
	fox_points: number[];
	ranks: number[];
	winners: number[];
	rating?: number;
}
