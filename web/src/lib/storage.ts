/** Small settings kept in this browser; a browser that keeps nothing still plays. */
const prefix = 'sanle.';

export function remembered<T>(name: string): T | undefined {
	try {
		const text = localStorage.getItem(prefix + name);
		return text === null ? undefined : (JSON.parse(text) as T);
	} catch {
		return undefined;
	}
}

export function remember(name: string, value: unknown): void {
	try {
		localStorage.setItem(prefix + name, JSON.stringify(value));
	} catch {
		// Private mode or a full store: the setting lasts as long as the page.
	}
}
