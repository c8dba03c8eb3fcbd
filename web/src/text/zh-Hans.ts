/** Every message in one language: the page's, the house's and the games', in one chunk. */
export default Object.values(
	import.meta.glob<string>(
		[
			'./zh-Hans.ftl',
			'../games/*/text/zh-Hans.ftl',
			'../../../src/sanle/text/zh-Hans.ftl',
			'../../../src/sanle/games/*/text/zh-Hans.ftl'
		],
		{ eager: true, query: '?raw', import: 'default' }
	)
);
