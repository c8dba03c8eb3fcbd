import { buildTo } from './adapter.js';

/** @type {import('@sveltejs/kit').Config} */
export default {
	compilerOptions: { runes: true },
	kit: {
		adapter: buildTo('../src/sanle/server/page'),
		alias: { $games: 'src/games' }
	}
};
