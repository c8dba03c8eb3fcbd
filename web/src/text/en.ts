/** Every message in one language: the page's, the house's and the games', in one chunk. */
export default Object.values(
	import.meta.glob<string>(
		['./en.ftl', '../games/*/text/en.ftl', '../../../src/sanle/text/en.ftl', '../../../src/sanle/games/*/text/en.ftl'],
		{ eager: true, query: '?raw', import: 'default' }
	)
);
