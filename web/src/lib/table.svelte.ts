import { ApiError, get, post, randomKey, words } from './api';
import { line } from './line';
import { seatNames } from './names';
import { signIn } from './play';
import { Showing } from './showing';
import type { Done, Effect, Logged, Preview, TableState, Update, Why } from './types';

export type Connection = 'opening' | 'live' | 'lost' | 'gone';

/** One table as this reader sees it: kept up to date by the stream, changed by commands. It knows no rules. */
export class Table {
	state = $state.raw<TableState>();
	log = $state.raw<Logged[]>([]);
	/** The effects that were shown last; empty after a reload. */
	latest = $state.raw<Effect[]>([]);
	connection = $state<Connection>('opening');
	problem = $state('');
	/** The log without what was taken back. */
	readonly played = $derived(line(this.log));
	sending = $state(false);

	#stream: EventSource | undefined;
	#arrived: (() => void) | undefined;
	#retry: ReturnType<typeof setTimeout> | undefined;
	#showing = new Showing<Update>(
		(update) => this.#show(update),
		(update) => this.#isOthers(update)
	);

	constructor(readonly id: string) {}

	/** The seats that this reader plays. */
	get mine(): number[] {
		return Object.keys(this.state?.views ?? {})
			.filter((key) => key !== 'spectator')
			.map(Number);
	}

	/** The one of them to look through: whose decision waits, else the first; null for a spectator. */
	get seat(): number | null {
		const { mine, state } = this;
		const waiting = state?.pending && 'seats' in state.pending ? state.pending.seats : [];
		return mine.find((seat) => waiting.includes(seat)) ?? mine[0] ?? null;
	}

	get view(): unknown {
		return this.state?.views[this.seat ?? 'spectator'];
	}

	get names(): string[] {
		return this.state ? seatNames(this.state.seats) : [];
	}

	/** Whether the last thing that happened in the game is a move of this reader's own. */
	get mayTakeBack(): boolean {
		const event = this.played.findLast(({ event }) => !event || !('table' in event))?.event;
		return this.state?.status === 'playing' && typeof event?.seat === 'number' && this.mine.includes(event.seat);
	}

	async open(): Promise<void> {
		try {
			const [state, { events }] = await Promise.all([
				get<TableState>(`${this.#path}?legal=0`),
				get<{ events: Logged[] }>(`${this.#path}/events?since=0`)
			]);
			this.state = state;
			this.log = events;
			this.problem = '';
			this.#listen();
		} catch (error) {
			if (!(error instanceof ApiError)) throw error;
			this.problem = error.message;
			if (error.status === 401 && (await this.#signedIn())) return this.open();
			if (error.status === 404) this.connection = 'gone';
			else this.#later(() => this.open());
		}
	}

	close(): void {
		clearTimeout(this.#retry);
		this.#stream?.close();
		this.#showing.clear();
	}

	/** Show at once what waits to be shown. */
	skip(): void {
		this.#showing.skip();
	}

	act(seat: number, action: object): Promise<void> {
		return this.#command('events', { seat, action });
	}

	/** Roll, or done: let the chance fall that this seat's move made due. */
	advance(seat: number): Promise<void> {
		return this.#command('advance', { seat });
	}

	takeBack(seat: number): Promise<void> {
		return this.#command('takeback', { seat });
	}

	preview(seat: number, action: object, signal: AbortSignal): Promise<Preview> {
		return post<Preview>(`${this.#path}/preview`, { seat, action }, signal);
	}

	why(seat: number, action: object): Promise<Why> {
		return post<Why>(`${this.#path}/why`, { seat, action });
	}

	get #path(): string {
		return `/api/tables/${this.id}`;
	}

	async #command(path: string, body: object): Promise<void> {
		if (this.sending || !this.state) return;
		this.sending = true;
		this.problem = '';
		this.#showing.skip();
		try {
			const command = { version: this.state.version, key: randomKey(), ...body };
			const { version } = await post<Done>(`${this.#path}/${path}`, command);
			await this.#reached(version);
		} catch (error) {
			this.problem = words(error);
			if (error instanceof ApiError && error.status === 409) await this.#refresh(error.state);
		} finally {
			this.sending = false;
		}
	}

	/** The stream brings what a command did; should it be late, the state is fetched. */
	async #reached(version: number): Promise<void> {
		const late = new Promise<boolean>((resolve) => setTimeout(resolve, 2000, true));
		const arrived = new Promise<boolean>((resolve) => {
			this.#arrived = () => {
				if (this.state && this.state.version >= version) resolve(false);
			};
			this.#arrived();
		});
		if (await Promise.race([late, arrived])) await this.#refresh();
	}

	#listen(): void {
		this.#stream?.close();
		const stream = new EventSource(`${this.#path}/stream`);
		this.#stream = stream;
		stream.addEventListener('open', () => (this.connection = 'live'));
		stream.addEventListener('update', (message: MessageEvent<string>) => {
			this.connection = 'live';
			this.#showing.add(JSON.parse(message.data) as Update);
		});
		stream.addEventListener('error', () => {
			this.connection = 'lost';
			// The browser tries again by itself only after a break, not after an answer that refuses the stream.
			if (stream.readyState === EventSource.CLOSED) this.#later(() => this.open());
		});
	}

	#later(again: () => void): void {
		if (this.connection !== 'opening') this.connection = 'lost';
		clearTimeout(this.#retry);
		this.#retry = setTimeout(again, 1500);
	}

	/** Whoever comes by a link without having been here is a guest. */
	async #signedIn(): Promise<boolean> {
		try {
			await signIn('');
			return true;
		} catch {
			return false;
		}
	}

	async #show(update: Update): Promise<void> {
		const { events, ...snapshot } = update;
		const before = this.state;
		if (!before || update.version < before.version) return;
		const first = events[0];
		const follows = first ? first.version === before.version + 1 : update.version === before.version;
		this.state = { ...before, ...snapshot };
		if (!follows) {
			await this.#readLog();
		} else if (events.length) {
			const known = this.log.at(-1)?.version ?? 0;
			this.log = [...this.log, ...events.filter(({ version }) => version > known)];
			this.latest = events.flatMap(({ effects }) => effects);
		}
		this.#arrived?.();
	}

	/** After a gap the log is read anew. */
	async #readLog(): Promise<void> {
		try {
			this.log = (await get<{ events: Logged[] }>(`${this.#path}/events?since=0`)).events;
			this.latest = [];
		} catch (error) {
			this.problem = words(error);
		}
	}

	async #refresh(fresh?: TableState): Promise<void> {
		try {
			this.state = fresh ?? (await get<TableState>(`${this.#path}?legal=0`));
		} catch (error) {
			this.problem = words(error);
		}
		await this.#readLog();
	}

	#isOthers({ events }: Update): boolean {
		const mine = this.mine;
		return events.some(({ event }) => typeof event?.seat === 'number' && !mine.includes(event.seat));
	}
}
