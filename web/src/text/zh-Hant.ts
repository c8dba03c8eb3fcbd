/** Every message in one language: the page's, the house's and the games', in one chunk. */
export default Object.values(
	import.meta.glob<string>(
		[
			'./zh-Hant.ftl',
			'../games/*/text/zh-Hant.ftl',
			'../../../src/sanle/text/zh-Hant.ftl',
			'../../../src/sanle/games/*/text/zh-Hant.ftl'
		],
		{ eager: true, query: '?raw', import: 'default' }
	)
);
