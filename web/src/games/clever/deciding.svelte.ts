import { words } from '$lib/api';
import { reader, t } from '$lib/reader.svelte';
import { effectText } from '$lib/sentences';
import type { Table } from '$lib/table.svelte';
import type { Preview } from '$lib/types';
import { actionWords } from './words';
import { byTarget, bySource, choicesOf, dieSource, type Choice, type Source, type Target } from './choices';
import { marked } from './marks';
import type { Choosing } from './sheet';
import type { Action, Area, Colour, Die, Points, View } from './types';

/** Previews are asked for after so many milliseconds: not for what the pointer only passes. */
const glance = 60;

/** What the reader is choosing at the moment: selected, looked at, asked about. All of it falls with the next event. */
export class Deciding {
	#table: () => Table;
	#choice = $state.raw<{ version: number; source?: Source; target?: Target; note?: string }>({ version: -1 });
	#peeked = $state.raw<Action | null>(null);
	#looking = new AbortController();
	#timer: ReturnType<typeof setTimeout> | undefined;
	#peekedSource = $state.raw<Source | null>(null);
	#previews = $state.raw<{ version: number; of: ReadonlyMap<string, Preview> }>({ version: -1, of: new Map() });

	readonly #version = $derived.by(() => this.#table().state?.version ?? 0);
	readonly #fresh = $derived(this.#choice.version === this.#version ? this.#choice : { version: this.#version });

	readonly choices: Choice[] = $derived.by(() => {
		const { state, seat } = this.#table();
		const menu = seat === null ? undefined : (state?.menu[seat] as { actions: Action[] } | undefined);
		return choicesOf(menu?.actions ?? []);
	});

	readonly #sources = $derived(bySource(this.choices));
	readonly #targets = $derived(byTarget(this.choices.map((choice) => this.#located(choice))));

	readonly asked = $derived(this.choices.length > 0);
	readonly plain = $derived(this.choices.filter(({ source }) => source === null));

	/** What is selected: the only source there is, or the one that was picked. */
	readonly selected: Source | null = $derived.by(() => {
		if (this.#fresh.source) return this.#fresh.source;
		const [only, ...more] = this.#sources.keys();
		return only && !more.length && (this.#sources.get(only)?.length ?? 0) > 1 ? only : null;
	});

	readonly entries = $derived(this.selected === null ? [] : (this.#sources.get(this.selected) ?? []));

	readonly bonuses = $derived(
		[...this.#sources.keys()].filter((source) => source.startsWith('bonus:') && source !== this.#only)
	);

	readonly #only = $derived(this.#sources.size === 1 && this.entries.length ? this.selected : null);

	readonly lit: ReadonlySet<Colour> = $derived.by(() => {
		const narrowed = this.#fresh.target ? (this.#targets.get(this.#fresh.target) ?? []) : this.choices;
		const sources = narrowed.map(({ source }) => source ?? '').filter((source) => source.startsWith('die:'));
		return new Set(sources.map((source) => source.slice(4) as Colour));
	});

	readonly #dice = $derived([...this.#sources.keys()].some((source) => source.startsWith('die:')));

	readonly selectedDie = $derived(this.selected?.startsWith('die:') ? (this.selected.slice(4) as Colour) : null);

	readonly narrowed = $derived(this.#fresh.target !== undefined);

	readonly onSheet: Choosing = $derived({
		targets: new Set(this.#open.keys()),
		narrow: (this.#peekedSource ?? this.selected) !== null || !this.#dice,
		choose: (target) => this.#choose(target),
		peek: (target) => this.#peekTarget(target),
		ask: (target) => void this.#askTarget(target),
		label: (target) => this.#targetLabel(target)
	});

	/** The choices that the sheet shows: of what is looked at or selected, else all. */
	get #open(): Map<Target, Choice[]> {
		const source = this.#peekedSource ?? this.selected;
		const choices = source === null ? this.choices : (this.#sources.get(source) ?? []);
		return byTarget(choices.map((choice) => this.#located(choice)));
	}

	readonly #preview = $derived(
		this.#peeked && this.#previews.version === this.#version
			? (this.#previews.of.get(JSON.stringify(this.#peeked)) ?? null)
			: null
	);

	readonly ghost = $derived.by(() => {
		const { seat } = this.#table();
		return this.#preview && seat !== null ? marked(this.#preview.effects, seat) : new Map<Target, undefined>();
	});

	/** A sentence that takes the place of the prompt: what a choice would do, or why something can't be chosen. */
	readonly note: string | null = $derived.by(() => {
		return (this.#preview && this.#previewText(this.#preview)) ?? this.#fresh.note ?? null;
	});

	constructor(table: () => Table) {
		this.#table = table;
		$effect(() => {
			const blue = this.choices.filter(({ target }) => target === 'blue');
			const timer = setTimeout(() => blue.forEach(({ action }) => void this.#fetch(action)), glance);
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
		const source = dieSource(colour);
		if (!this.lit.has(colour)) {
			void this.#ask(this.#dieAction(colour));
			return;
		}
		const narrowed = this.#fresh.target && this.#targets.get(this.#fresh.target);
		const choice = narrowed ? narrowed.find((choice) => choice.source === source) : undefined;
		if (choice) this.act(choice.action);
		else this.pick(source);
	}

	act(action: Action): void {
		const { seat } = this.#table();
		this.peek(null);
		this.#peekedSource = null;
		this.#looking.abort();
		this.#looking = new AbortController();
		if (seat !== null) void this.#table().act(seat, action);
	}

	peek(action: Action | null): void {
		this.#peeked = action;
		clearTimeout(this.#timer);
		if (action) this.#timer = setTimeout(() => void this.#fetch(action), glance);
	}

	peekDie(colour: Colour | null): void {
		const source = colour && this.lit.has(colour) ? dieSource(colour) : null;
		this.#peekedSource = source;
		const choices = source === null ? [] : (this.#sources.get(source) ?? []);
		this.peek(choices.length === 1 && choices[0] ? choices[0].action : null);
	}

	dieLabel(colour: Colour, die: Die): string {
		const choices = this.#sources.get(dieSource(colour)) ?? [];
		const name = t('board-clever-die', { die: colour, face: die.face ?? 0, at: String(die.at) });
		return choices.length === 1 && choices[0] ? `${name} ${this.#words(choices[0].action)}` : name;
	}

	#choose(target: Target): void {
		const choices = this.#open.get(target) ?? [];
		const [only] = choices;
		if (only && choices.length === 1) this.act(only.action);
		else if (only) this.#set({ target });
	}

	#peekTarget(target: Target | null): void {
		const choices = target === null ? [] : (this.#open.get(target) ?? []);
		this.peek(choices.length === 1 && choices[0] ? choices[0].action : null);
	}

	#targetLabel(target: Target): string {
		const choices = this.#open.get(target) ?? [];
		return choices.map(({ action }) => this.#words(action)).join(reader.language === 'en' ? ', ' : '、');
	}

	#words(action: Action): string {
		return actionWords(action);
	}

	#set(choice: { source?: Source; target?: Target; note?: string }): void {
		this.#choice = { version: this.#version, ...choice };
	}

	/** The part of an action that a tap on a die stands for. */
	#dieAction(colour: Colour): object {
		const { seat, view } = this.#table();
		const stage = seat === null ? undefined : (view as View).sheets[seat]?.stage;
		return stage === 'extra' ? { extra: colour } : { take: colour };
	}

	#askTarget(target: Target): Promise<void> {
		const [area, box] = target.split(':') as [Area, string | undefined];
		const place = box === undefined ? {} : { box: area === 'yellow' ? box.split(',').map(Number) : Number(box) };
		const source = this.selected;
		if (source?.startsWith('die:')) {
			const part = this.#dieAction(source.slice(4) as Colour);
			return this.#ask({ ...part, as: area, ...(area === 'yellow' ? place : {}) });
		}
		return this.#ask({ bonus: area, ...place });
	}

	async #ask(action: object): Promise<void> {
		const { seat } = this.#table();
		if (seat === null) return;
		try {
			const answer = await this.#table().why(seat, action);
			if (!answer.legal) this.#set({ ...this.#fresh, note: answer.message });
		} catch (error) {
			this.#set({ ...this.#fresh, note: words(error) });
		}
	}

	/** Blue dice don't name their box; the server says where they would go. */
	#located(choice: Choice): Choice {
		const { seat } = this.#table();
		if (choice.target !== 'blue' || seat === null || this.#previews.version !== this.#version) return choice;
		const preview = this.#previews.of.get(JSON.stringify(choice.action));
		const [first] = preview ? marked(preview.effects, seat).keys() : [];
		return first ? { ...choice, target: first } : choice;
	}

	async #fetch(action: Action): Promise<void> {
		const { seat } = this.#table();
		const version = this.#version;
		const key = JSON.stringify(action);
		if (seat === null || this.#table().sending || (this.#previews.version === version && this.#previews.of.has(key)))
			return;
		try {
			const preview = await this.#table().preview(seat, action, this.#looking.signal);
			if (version !== this.#version) return;
			const known = this.#previews.version === version ? this.#previews.of : [];
			this.#previews = { version, of: new Map([...known, [key, preview]]) };
		} catch {
			// A preview is a help: without it the choice stands as it is.
		}
	}

	/** What a choice marks, earns and loses, and the total; nothing for one that marks nothing, like passing. */
	#previewText({ effects, points }: Preview): string | null {
		const { names } = this.#table();
		const { messages } = reader;
		if (!messages) return null;
		const spoken = effects.filter(({ kind }) => ['mark', 'earn', 'lose', 'unmarked'].includes(kind));
		const sentences = spoken.map((effect) => effectText(messages, 'clever', effect, names));
		if (!spoken.length) return null;
		const [before, after] = [points.before as unknown as Points, points.after as unknown as Points];
		const total = t('board-clever-points', { before: before.total, after: after.total });
		return messages.joined([...sentences, total]);
	}
}
