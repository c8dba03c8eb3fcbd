import type { Target } from './choices';

/** What is drawn on a sheet beyond its state. */
export interface SheetMarks {
	/** Boxes marked by what was shown last, and the number written there. */
	fresh: ReadonlyMap<Target, number | undefined>;
	/** Boxes that the choice being looked at would mark. */
	ghost: ReadonlyMap<Target, number | undefined>;
	/** Places of the bonuses that were earned. */
	earned: ReadonlySet<string>;
}

/** Choosing on the sheet; a sheet that isn't asked anything has none. */
export interface Choosing {
	targets: ReadonlySet<Target>;
	/** Whether the targets are those of one thing that is selected, and so what is asked for now. */
	narrow: boolean;
	choose(target: Target): void;
	peek(target: Target | null): void;
	/** A place was tapped that can't be chosen. */
	ask(target: Target): void;
	label(target: Target): string;
}
