import { withRule, words } from '$lib/api';
import { reader, t } from '$lib/reader.svelte';
import { effectText } from '$lib/sentences';
import type { Table } from '$lib/table.svelte';
import type { Preview } from '$lib/types';
import { bySource, byTarget, choicesOf, dieSource, type Choice, type Source, type Target } from './choices';
import { marked } from './marks';
import { Previews } from './previews.svelte';
import { aboutDie, aboutPlace } from './questions';
import type { Choosing } from './sheet';
import type { Action, Colour, Components, Die, Points, View } from './types';
import { actionWords } from './words';

/** Previews are asked for after so many milliseconds: not for what the pointer only passes. */
const glance = 60;

/** What of a preview is said. */
const spoken = ['mark', 'earn', 'lose', 'unmarked'];

/** What the reader is choosing at the moment: selected, looked at, asked about. All of it falls with the next event. */
export class Deciding {
	#table: () => Table;
	#components: () => Components;
	#previews: Previews;
	#choice = $state.raw<{ version: number; source?: Source; target?: Target; note?: string }>({ version: -1 });
	#peeked = $state.raw<Action | null>(null);
	#peekedSource = $state.raw<Source | null>(null);
	#timer: ReturnType<typeof setTimeout> | undefined;

	readonly #version = $derived.by(() => this.#table().state?.version ?? 0);
	readonly #fresh = $derived(this.#choice.version === this.#version ? this.#choice : { version: this.#version });

	readonly choices: Choice[] = $derived.by(() => {
		const { state, seat } = this.#table();
		const menu = seat === null ? undefined : (state?.menu[seat] as { actions: Action[] } | undefined);
		return choicesOf(menu?.actions ?? []);
	});

	readonly #sources = $derived(bySource(this.choices));
	readonly #targets = $derived(byTarget(this.choices.map((choice) => this.#located(choice))));
	readonly #dice = $derived([...this.#sources.keys()].some((source) => source.startsWith('die:')));

	readonly asked = $derived(this.choices.length > 0);
	readonly plain = $derived(this.choices.filter(({ source }) => source === null));

	/** The only source there is, where it still has several places to go. */
	readonly #only: Source | null = $derived.by(() => {
		const [only, ...more] = this.#sources.keys();
		return only && !more.length && (this.#sources.get(only)?.length ?? 0) > 1 ? only : null;
	});

	readonly selected: Source | null = $derived(this.#fresh.source ?? this.#only);
	readonly entries = $derived(this.selected === null ? [] : (this.#sources.get(this.selected) ?? []));

	readonly bonuses = $derived(
		[...this.#sources.keys()].filter((source) => source.startsWith('bonus:') && source !== this.#only)
	);

	readonly lit: ReadonlySet<Colour> = $derived.by(() => {
		const narrowed = this.#fresh.target ? (this.#targets.get(this.#fresh.target) ?? []) : this.choices;
		const sources = narrowed.map(({ source }) => source ?? '').filter((source) => source.startsWith('die:'));
		return new Set(sources.map((source) => source.slice(4) as Colour));
	});

	readonly selectedDie = $derived(this.selected?.startsWith('die:') ? (this.selected.slice(4) as Colour) : null);

	/** Whether a place on the sheet was chosen first, and the die is still open. */
	readonly narrowed = $derived(this.#fresh.target !== undefined);

	/** The choices that the sheet shows: of what is looked at or selected, else all. */
	readonly #open: Map<Target, Choice[]> = $derived.by(() => {
		const source = this.#peekedSource ?? this.selected;
		const choices = source === null ? this.choices : (this.#sources.get(source) ?? []);
		return byTarget(choices.map((choice) => this.#located(choice)));
	});

	readonly onSheet: Choosing = $derived({
		targets: new Set(this.#open.keys()),
		narrow: (this.#peekedSource ?? this.selected) !== null || !this.#dice,
		choose: (target) => this.#choose(target),
		peek: (target) => this.#peekTarget(target),
		ask: (target) => void this.#ask(aboutPlace(target, this.#stage, this.selectedDie)),
		label: (target) => this.#targetLabel(target)
	});

	readonly #preview = $derived.by(() => this.#peeked && this.#previews.of(this.#peeked));

	readonly ghost = $derived.by(() => {
		const { seat } = this.#table();
		return this.#preview && seat !== null ? marked(this.#preview.effects, seat) : new Map<Target, undefined>();
	});

	/** A sentence that takes the place of the prompt: what a choice would do, or why something can't be chosen. */
	readonly note: string | null = $derived(
		(this.#preview && this.#previewText(this.#preview)) ?? this.#fresh.note ?? null
	);

	constructor(table: () => Table, components: () => Components) {
		this.#table = table;
		this.#components = components;
		this.#previews = new Previews(table);
		$effect(() => {
			const blue = this.choices.filter(({ target }) => target === 'blue');
			const timer = setTimeout(() => blue.forEach(({ action }) => void this.#previews.ask(action)), glance);
			return () => clearTimeout(timer);
		});
	}

	pick(source: Source): void {
		const choices = this.#sources.get(source) ?? [];
		const [only] = choices;
		if (only && choices.length === 1) this.act(only.action);
		else if (only) this.#set(this.#fresh.source === source ? {} : { source });
	}

	pickDie(colour: Colour): void {
		if (!this.lit.has(colour)) {
			const { face } = (this.#table().view as View).dice[colour];
			void this.#ask(aboutDie(colour, face, this.#stage, this.#components()));
			return;
		}
		const source = dieSource(colour);
		const narrowed = this.#fresh.target && this.#targets.get(this.#fresh.target);
		const choice = narrowed ? narrowed.find((choice) => choice.source === source) : undefined;
		if (choice) this.act(choice.action);
		else this.pick(source);
	}

	act(action: Action): void {
		const { seat } = this.#table();
		this.peek(null);
		this.#peekedSource = null;
		this.#previews.drop();
		if (seat !== null) void this.#table().act(seat, action);
	}

	peek(action: Action | null): void {
		this.#peeked = action;
		clearTimeout(this.#timer);
		if (action) this.#timer = setTimeout(() => void this.#previews.ask(action), glance);
	}

	peekDie(colour: Colour | null): void {
		const source = colour && this.lit.has(colour) ? dieSource(colour) : null;
		this.#peekedSource = source;
		this.#peekOnly(source === null ? [] : (this.#sources.get(source) ?? []));
	}

	dieLabel(colour: Colour, die: Die): string {
		const choices = this.#sources.get(dieSource(colour)) ?? [];
		const name = t('board-clever-die', { die: colour, face: die.face ?? 0, at: String(die.at) });
		return choices.length === 1 && choices[0] ? `${name} ${actionWords(choices[0].action)}` : name;
	}

	get #stage() {
		const { seat, view } = this.#table();
		return (seat === null ? undefined : (view as View).sheets[seat]?.stage) ?? 'wait';
	}

	#choose(target: Target): void {
		const choices = this.#open.get(target) ?? [];
		const [only] = choices;
		if (only && choices.length === 1) this.act(only.action);
		else if (only) this.#set({ target });
	}

	#peekTarget(target: Target | null): void {
		this.#peekOnly(target === null ? [] : (this.#open.get(target) ?? []));
	}

	#peekOnly([only, ...more]: Choice[]): void {
		this.peek(only && !more.length ? only.action : null);
	}

	#targetLabel(target: Target): string {
		const choices = this.#open.get(target) ?? [];
		return choices.map(({ action }) => actionWords(action)).join(reader.language === 'en' ? ', ' : '、');
	}

	#set(choice: { source?: Source; target?: Target; note?: string }): void {
		this.#choice = { version: this.#version, ...choice };
	}

	async #ask(action: Action): Promise<void> {
		const { seat } = this.#table();
		if (seat === null) return;
		try {
			const answer = await this.#table().why(seat, action);
			if (!answer.legal) this.#set({ ...this.#fresh, note: withRule(answer.message ?? '', answer.rule) });
		} catch (error) {
			this.#set({ ...this.#fresh, note: words(error) });
		}
	}

	/** Blue dice don't name their box; the server says where they would go. */
	#located(choice: Choice): Choice {
		const { seat } = this.#table();
		const preview = choice.target === 'blue' ? this.#previews.of(choice.action) : null;
		const [first] = preview && seat !== null ? marked(preview.effects, seat).keys() : [];
		return first ? { ...choice, target: first } : choice;
	}

	/** What a choice marks, earns and loses, and the total; nothing for one that marks nothing, like passing. */
	#previewText({ effects, points }: Preview): string | null {
		const { names } = this.#table();
		const { messages } = reader;
		const told = effects.filter(({ kind }) => spoken.includes(kind));
		if (!messages || !told.length) return null;
		const sentences = told.map((effect) => effectText(messages, 'clever', effect, names));
		const [before, after] = [points.before as unknown as Points, points.after as unknown as Points];
		return messages.joined([...sentences, t('board-clever-points', { before: before.total, after: after.total })]);
	}
}
