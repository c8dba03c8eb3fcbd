import type { Attachment } from 'svelte/attachments';

const holdFor = 380;

/**
 * Looking at a choice before making it: by pointing, by focus, or by a long press — which then isn't a click.
 *
 * `look` is called with true when the look begins and with false when it ends, also by the choice going away.
 */
export function peeking(look: (on: boolean) => void): Attachment<Element> {
	return (node) => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		let held = false;
		let looking = false;

		// Not at once: a browser tells that a pointer or the focus has left while the page is just being redrawn.
		const set = (on: boolean) => {
			if (looking === on) return;
			looking = on;
			queueMicrotask(() => look(on));
		};
		const stop = () => {
			clearTimeout(timer);
			set(false);
		};
		const listeners: Record<string, (event: Event) => void> = {
			pointerenter: (event) => (event as PointerEvent).pointerType === 'mouse' && set(true),
			pointerleave: stop,
			pointercancel: stop,
			focusin: () => node.matches(':focus-visible') && set(true),
			focusout: stop,
			pointerdown: (event) => {
				held = false;
				if ((event as PointerEvent).pointerType === 'mouse') return;
				timer = setTimeout(() => {
					held = true;
					set(true);
				}, holdFor);
			},
			pointerup: () => clearTimeout(timer),
			contextmenu: (event) => held && event.preventDefault()
		};
		const swallow = (event: Event) => {
			if (!held) return;
			held = false;
			event.preventDefault();
			event.stopImmediatePropagation();
		};

		for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener);
		node.addEventListener('click', swallow, { capture: true });
		return () => {
			for (const [name, listener] of Object.entries(listeners)) node.removeEventListener(name, listener);
			node.removeEventListener('click', swallow, { capture: true });
			stop();
		};
	};
}
