import type { GameBoard } from './board';

const boards = import.meta.glob<{ default: GameBoard }>('../games/*/index.ts');

/** The board of a game, loaded when first needed. */
export async function loadBoard(game: string): Promise<GameBoard> {
	const load = boards[`../games/${game}/index.ts`];
	if (!load) throw new Error(`this page has no board for the game ${game}`);
	return (await load()).default;
}
