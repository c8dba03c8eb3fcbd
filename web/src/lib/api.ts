import { reader, t } from './reader.svelte';
import type { Refusal, TableState } from './types';

/** A refusal of the server, or no answer at all; `message` is in the reader's language. */
export class ApiError extends Error {
	constructor(
		readonly status: number,
		readonly code: string,
		message: string,
		readonly state?: TableState
	) {
		super(message);
	}
}

export function get<T>(path: string): Promise<T> {
	return send<T>('GET', path);
}

export function post<T>(path: string, body: unknown, signal?: AbortSignal): Promise<T> {
	return send<T>('POST', path, body, signal);
}

async function send<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
	const headers: Record<string, string> = { accept: 'application/json', 'accept-language': reader.language };
	if (method !== 'GET') {
		headers['content-type'] = 'application/json';
		headers['x-csrftoken'] = cookie('csrftoken') ?? '';
	}
	let response: Response;
	try {
		response = await fetch(path, {
			method,
			headers,
			body: body === undefined ? undefined : JSON.stringify(body),
			signal
		});
	} catch {
		throw new ApiError(0, 'unreachable', t('page-unreachable'));
	}
	const answer: unknown = await response.json().catch(() => null);
	if (response.ok) return answer as T;
	const { error, state } = (answer ?? {}) as Refusal;
	throw new ApiError(
		response.status,
		error?.code ?? 'unknown',
		error ? withRule(error.message, error.rule) : t('page-failed', { status: response.status }),
		state as TableState | undefined
	);
}

function cookie(name: string): string | undefined {
	return document.cookie
		.split('; ')
		.find((pair) => pair.startsWith(`${name}=`))
		?.slice(name.length + 1);
}

/** A key of its own for a command. Not `crypto.randomUUID`: a page over plain http on the LAN doesn't have it. */
export function randomKey(): string {
	return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A refusal with the number of the rule that it follows from. */
export function withRule(sentence: string, rule?: string): string {
	return rule ? sentence + t('by-rule', { rule }) : sentence;
}

/** What to say about anything that was thrown. */
export function words(error: unknown): string {
	if (error instanceof ApiError) return error.message;
	throw error;
}
