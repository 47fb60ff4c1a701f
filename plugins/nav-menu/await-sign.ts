// Serves a list of the menu from the first interaction on, which is before anything in it can be pressed.
import { closestTo, isOnPage } from "../../src/base/dom";
import { copyOf } from "../../src/base/repeat";
import { plainKey } from "../../src/kit/keys";
import type { Scope } from "../../src/kit/scope";

export interface Sign {
	isServed: boolean;
	/** Loads the part for the list, and reports that here. */
	serve(): unknown;
	/** Whether a press on an item with a list is kept for it; else the link is followed. */
	waits(): boolean;
	/** Keys that are kept for an item with a list: those that it handles, and that nothing else should handle in the meantime. */
	keys: RegExp;
}

/** An item's link with a list below it. */
const parents = "li:has(>ul)>a";

/** @param nodes elements to watch: the list, and the button that opens it */
export const awaitSign = (list: HTMLElement, nodes: readonly HTMLElement[], sign: Sign, scope: Scope): void => {
	let isHeld = true;
	// Not `atSign`, which asks once: each sign requests a part again that could not be loaded, for no flyout opens without it.
	for (const node of nodes)
		for (const type of ["pointerenter", "pointerdown", "focusin", "click"])
			scope.on(node, type, () => sign.isServed || sign.serve());
	const linkOf = ({ target }: Event) => {
		const link = closestTo(target, parents);
		return list.contains(link) && link;
	};
	// Before all other listeners of the page, also those of its document.
	const capture = { capture: true };
	scope.on(
		window,
		"click",
		async (event) => {
			const link = linkOf(event);
			if (!link || sign.isServed || !isHeld || event.ctrlKey || event.metaKey || event.shiftKey || !sign.waits())
				return;
			hold(event);
			await sign.serve();
			// Without the part it is a link.
			isHeld = false;
			replay(event, link);
		},
		capture,
	);
	scope.on(
		window,
		"keydown",
		async (event) => {
			const link = linkOf(event);
			if (!link || sign.isServed || !sign.keys.test(plainKey(event))) return;
			hold(event);
			if (event.repeat) return;
			await sign.serve();
			if (sign.isServed) replay(event, link);
		},
		capture,
	);
};

/** The page gets a press once: when it is handled. */
const hold = (event: Event) => {
	event.preventDefault();
	event.stopPropagation();
};

/** At its own target, while that is there: an app may listen within the link. */
const replay = (event: Event, link: Element) => {
	const target = event.target as Element;
	(isOnPage(target) ? target : link).dispatchEvent(copyOf(event));
};
