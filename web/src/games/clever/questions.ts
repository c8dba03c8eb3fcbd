/** The action that a tap on something grey stands for, to ask the server why it can't be done. */
import { areaOf, type Target } from './choices';
import type { Action, Area, Box, Colour, Components, SheetView } from './types';

type Stage = SheetView['stage'];

/** A grey die: entered in the area of its colour — yellow where its number is printed first, white as purple. */
export function aboutDie(colour: Colour, face: number | null, stage: Stage, printed: Components): Action {
	const area = colour === 'white' ? 'purple' : colour;
	if (area !== 'yellow') return entering(colour, area, stage);
	const boxes = printed.yellow.rows.flatMap((row, r) =>
		row.map((number, c) => ({ number, box: [r + 1, c + 1] as Box }))
	);
	return entering(colour, area, stage, boxes.find(({ number }) => number === (face ?? 1))?.box);
}

/** A grey place on the sheet: as a bonus while one waits, else with the selected die or the one of its colour. */
export function aboutPlace(target: Target, stage: Stage, selected: Colour | null): Action {
	const area = areaOf(target);
	const box = target.slice(area.length + 1);
	const place = area === 'yellow' ? (box.split(',').map(Number) as Box) : Number(box);
	if (stage === 'bonus') return box ? { bonus: area, box: place } : { bonus: area };
	return entering(selected ?? area, area, stage, typeof place === 'number' ? undefined : place);
}

function entering(colour: Colour, area: Area, stage: Stage, box?: Box): Action {
	const place = box ? { as: area, box } : { as: area };
	return stage === 'extra' ? { extra: colour, ...place } : { take: colour, ...place };
}
