import { reader } from '$lib/reader.svelte';
import { actionText } from '$lib/sentences';
import type { Action } from './types';

/** What an action does, as the words of a button. */
export function actionWords(action: Action): string {
	const words = reader.messages ? actionText(reader.messages, 'clever', { ...action }) : '';
	return words.charAt(0).toUpperCase() + words.slice(1);
}
