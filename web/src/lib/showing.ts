const pace = 450;

/**
 * Updates in the order they came, one at a time, each of another player's left standing long enough to be followed.
 */
export class Showing<Item> {
	#waiting: Item[] = [];
	#running = false;
	#rushing = false;
	#hurry: (() => void) | undefined;

	constructor(
		private readonly show: (item: Item) => void | Promise<void>,
		private readonly lingers: (item: Item) => boolean
	) {}

	add(item: Item): void {
		this.#waiting.push(item);
		if (!this.#running) void this.#run();
	}

	/** Show the rest without waiting. */
	skip(): void {
		this.#rushing = this.#running;
		this.#hurry?.();
	}

	clear(): void {
		this.#waiting = [];
		this.skip();
	}

	async #run(): Promise<void> {
		this.#running = true;
		for (let item = this.#waiting.shift(); item !== undefined; item = this.#waiting.shift()) {
			await this.show(item);
			if (this.lingers(item) && !this.#rushing) await this.#linger();
		}
		this.#running = false;
		this.#rushing = false;
	}

	#linger(): Promise<void> {
		return new Promise((resolve) => {
			const timer = setTimeout(resolve, pace);
			this.#hurry = () => {
				clearTimeout(timer);
				resolve();
			};
		});
	}
}
