import { reader } from '$lib/reader.svelte';

// One static page: everything is drawn in the browser.
export const ssr = false;

/** Nothing is drawn before it can be read. */
export const load = () => reader.start();
