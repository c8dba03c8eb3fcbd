/** The languages of the page, the default first. */
export const languages = [
	{ id: 'zh-Hans', name: '简体中文' },
	{ id: 'zh-Hant', name: '繁體中文' },
	{ id: 'en', name: 'English' }
] as const;

export type Language = (typeof languages)[number]['id'];

const traditional = /hant|-(tw|hk|mo)\b/i;

/** The language for a browser's list of wishes, the best-liked first; null when none of them fits. */
export function negotiate(wishes: readonly string[]): Language | null {
	for (const wish of wishes) {
		if (/^en\b/i.test(wish)) return 'en';
		if (/^(zh|yue)\b/i.test(wish)) {
			if (/hans/i.test(wish)) return 'zh-Hans';
			return traditional.test(wish) || /^yue/i.test(wish) ? 'zh-Hant' : 'zh-Hans';
		}
	}
	return wishes.length ? 'en' : null;
}

export function isLanguage(value: unknown): value is Language {
	return languages.some((language) => language.id === value);
}
