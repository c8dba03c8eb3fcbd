import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from './language';

export type Parameter = string | number | boolean | null | readonly (string | number)[];
export type Parameters = Record<string, Parameter | undefined>;

const chunks: Record<Language, () => Promise<{ default: string[] }>> = {
	'zh-Hans': () => import('../text/zh-Hans'),
	'zh-Hant': () => import('../text/zh-Hant'),
	en: () => import('../text/en')
};

/** All messages of one language. */
export class Messages {
	readonly #bundle: FluentBundle;

	constructor(
		readonly language: Language,
		files: readonly string[]
	) {
		this.#bundle = new FluentBundle(language, { useIsolating: false });
		for (const file of files) this.#bundle.addResource(new FluentResource(file));
	}

	static async load(language: Language): Promise<Messages> {
		return new Messages(language, (await chunks[language]()).default);
	}

	has(id: string): boolean {
		return this.#bundle.hasMessage(id);
	}

	/** The text of a message; its id in brackets when there is none, so that a gap is seen and not silent. */
	text(id: string, parameters: Parameters = {}): string {
		const pattern = this.#bundle.getMessage(id)?.value;
		if (pattern == null) return `[${id}]`;
		const variables: Record<string, FluentVariable> = {};
		for (const [name, value] of Object.entries(parameters)) variables[name] = this.#variable(value);
		return this.#bundle.formatPattern(pattern, variables, []);
	}

	/** Sentences one after another: Chinese puts no space between them. */
	joined(sentences: readonly string[]): string {
		return sentences.join(this.language === 'en' ? ' ' : '');
	}

	/** A list of numbers is a place (`2,3`), a list of words is enumerated. */
	#variable(value: Parameter | undefined): FluentVariable {
		if (typeof value === 'string' || typeof value === 'number') return value;
		if (!Array.isArray(value)) return String(value ?? null);
		return value.join(value.every((item) => typeof item === 'number') ? ',' : this.language === 'en' ? ', ' : '、');
	}
}
