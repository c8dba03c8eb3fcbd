import type { GameBoard } from '$lib/board';
import Board from './Board.svelte';
import Emblem from './Emblem.svelte';
import Score from './Score.svelte';
import Thrown from './Thrown.svelte';
import type { View } from './types';

/** Left out of the move list: the dice drawn there say it, or the next line does. */
const unspoken = ['roll', 'move', 'throw'];

const board: GameBoard = {
	Board,
	Score,
	Emblem,
	Thrown,
	points: (view, seat) => (view as View).sheets[seat]?.total ?? null,
	turnOf: (view) => ((view as View).phase === 'over' ? null : (view as View).turn.seat),
	held: (view, seat) => ((view as View).turn.seat === seat ? 'roll' : 'done'),
	unspoken: ({ kind }) => unspoken.includes(kind)
};

export default board;
