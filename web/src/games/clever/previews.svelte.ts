import type { Table } from '$lib/table.svelte';
import type { Preview } from '$lib/types';
import type { Action } from './types';

/** What the server says that actions would do, asked for when first looked at; all of it falls with the next event. */
export class Previews {
	#table: () => Table;
	#known = $state.raw<{ version: number; of: ReadonlyMap<string, Preview> }>({ version: -1, of: new Map() });
	#asking = new AbortController();

	constructor(table: () => Table) {
		this.#table = table;
	}

	of(action: Action): Preview | null {
		const { state } = this.#table();
		return this.#known.version === state?.version ? (this.#known.of.get(JSON.stringify(action)) ?? null) : null;
	}

	async ask(action: Action): Promise<void> {
		const { state, seat, sending } = this.#table();
		if (!state || seat === null || sending || this.of(action)) return;
		const { version } = state;
		try {
			const preview = await this.#table().preview(seat, action, this.#asking.signal);
			if (version !== this.#table().state?.version) return;
			const known = this.#known.version === version ? this.#known.of : [];
			this.#known = { version, of: new Map([...known, [JSON.stringify(action), preview]]) };
		} catch {
			// A preview is a help: without it the choice stands as it is.
		}
	}

	/** Nobody waits for the answers any more. */
	drop(): void {
		this.#asking.abort();
		this.#asking = new AbortController();
	}
}
