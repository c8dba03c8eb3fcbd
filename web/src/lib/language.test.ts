import { expect, test } from 'vitest';
import { negotiate } from './language';

test.each([
	[['zh-CN'], 'zh-Hans'],
	[['zh-TW', 'en'], 'zh-Hant'],
	[['zh-HK'], 'zh-Hant'],
	[['zh-Hant-CN'], 'zh-Hant'],
	[['zh-Hans-TW'], 'zh-Hans'],
	[['yue'], 'zh-Hant'],
	[['fr-FR', 'zh'], 'zh-Hans'],
	[['de', 'en-GB'], 'en'],
	[['de'], 'en'],
	[[], null]
])('%j is read in %s', (wishes, language) => {
	expect(negotiate(wishes)).toBe(language);
});
