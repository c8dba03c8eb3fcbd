import { isLanguage, negotiate, type Language } from './language';
import { Messages, type Parameters } from './messages';
import { remembered, remember } from './storage';

export type Theme = 'auto' | 'light' | 'dark';

/** How this reader wants the page: language and theme, kept in the browser. */
class Reader {
	messages = $state.raw<Messages>();
	theme = $state<Theme>('auto');

	get language(): Language {
		return this.messages?.language ?? 'zh-Hans';
	}

	/** Before anything is drawn: what was chosen last, else what the browser asks for. */
	async start(): Promise<void> {
		this.setTheme(remembered<Theme>('theme') ?? 'auto');
		const chosen = remembered<Language>('language');
		await this.setLanguage(isLanguage(chosen) ? chosen : (negotiate(navigator.languages) ?? 'zh-Hans'));
	}

	async setLanguage(language: Language): Promise<void> {
		this.messages = await Messages.load(language);
		document.documentElement.lang = language;
		// The server answers in the language of this cookie.
		document.cookie = `lang=${language}; path=/; max-age=31536000; samesite=lax`;
	}

	chooseLanguage(language: Language): Promise<void> {
		remember('language', language);
		return this.setLanguage(language);
	}

	setTheme(theme: Theme): void {
		this.theme = theme;
		if (theme === 'auto') delete document.documentElement.dataset.theme;
		else document.documentElement.dataset.theme = theme;
	}

	chooseTheme(theme: Theme): void {
		remember('theme', theme);
		this.setTheme(theme);
	}
}

export const reader = new Reader();

/** A message in the reader's language. */
export function t(id: string, parameters?: Parameters): string {
	return reader.messages?.text(id, parameters) ?? '';
}

export function hasText(id: string): boolean {
	return reader.messages?.has(id) ?? false;
}
