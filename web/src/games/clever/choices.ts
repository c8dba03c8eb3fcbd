/**
 * The legal actions of a seat, sorted for the eye: by where they start (a die, a waiting bonus) and by where on the
 * sheet they end. Nothing here decides what is legal.
 */
import type { Action, Area, Box, Colour } from './types';

/** Where an action starts: `die:white` or `bonus:orange:5`; an action with neither die nor bonus has no source. */
export type Source = string;
/** Where on the sheet it ends: `yellow:2,1`, `blue:7`; only `blue` or `green` where the action names no box. */
export type Target = string;

export interface Choice {
	action: Action;
	source: Source | null;
	target: Target | null;
}

export function choicesOf(actions: readonly Action[]): Choice[] {
	return actions.map((action) => ({ action, source: sourceOf(action), target: targetOf(action) }));
}

export function dieSource(colour: Colour): Source {
	return `die:${colour}`;
}

export function boxTarget(area: Area, box?: Box | number): Target {
	return box === undefined ? area : `${area}:${box}`;
}

export function areaOf(target: Target): Area {
	return target.split(':')[0] as Area;
}

function sourceOf(action: Action): Source | null {
	if ('take' in action) return dieSource(action.take);
	if ('extra' in action) return dieSource(action.extra);
	if ('bonus' in action) return action.number ? `bonus:${action.bonus}:${action.number}` : `bonus:${action.bonus}`;
	return null;
}

function targetOf(action: Action): Target | null {
	if ('bonus' in action) return boxTarget(action.bonus, action.box);
	if ('take' in action || 'extra' in action) return action.as ? boxTarget(action.as, action.box) : null;
	return null;
}

/** Choices that share a source, in the order in which they come. */
export function bySource(choices: readonly Choice[]): Map<Source, Choice[]> {
	return grouped(choices, (choice) => choice.source);
}

export function byTarget(choices: readonly Choice[]): Map<Target, Choice[]> {
	return grouped(choices, (choice) => choice.target);
}

function grouped(choices: readonly Choice[], key: (choice: Choice) => string | null): Map<string, Choice[]> {
	const groups = new Map<string, Choice[]>();
	for (const choice of choices) {
		const name = key(choice);
		if (name !== null) groups.set(name, [...(groups.get(name) ?? []), choice]);
	}
	return groups;
}
