import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import adapterStatic from '@sveltejs/adapter-static';

const PAGE = '200.html';
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/**
 * SvelteKit starts its page by an inline script. Ours may have none (`script-src 'self'`, nothing
 * more), so that script becomes a file of its own, named by its content like every other asset.
 *
 * @param {string} folder
 */
function moveInlineScripts(folder) {
	const page = join(folder, PAGE);
	const html = readFileSync(page, 'utf8').replace(INLINE_SCRIPT, (_, /** @type {string} */ code) => {
		const digest = createHash('sha256').update(code).digest('hex').slice(0, 12);
		const path = `_app/immutable/start-${digest}.js`;
		writeFileSync(join(folder, path), code);
		return `<script src="/${path}"></script>`;
	});
	writeFileSync(page, html);
}

/**
 * The static single page, written to `folder` with a `.gz` and a `.br` beside each file.
 *
 * @param {string} folder
 * @returns {import('@sveltejs/kit').Adapter}
 */
export function buildTo(folder) {
	const inner = adapterStatic({ pages: folder, assets: folder, fallback: PAGE });
	return {
		name: 'sanle-page',
		async adapt(builder) {
			await inner.adapt(builder);
			moveInlineScripts(folder);
			await builder.compress(folder);
		}
	};
}
