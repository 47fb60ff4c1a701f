// What a search form needs that takes the screen: Escape, a press beside the form, focus that stays in it.
import type { Scope } from "../../src/kit/scope";
import { openOverlay } from "../../src/parts/overlays";

/** @returns takes it off the stack of what is open */
export const openScreen = (container: HTMLElement, onDismiss: () => void, scope: Scope): (() => void) =>
	openOverlay(scope, {
		root: container,
		trap: container,
		modal: true,
		escape: "keydown",
		onDismiss(_, event) {
			// Escape empties a search field: https://html.spec.whatwg.org/multipage/input.html#text-(type=text)-state-and-search-state-(type=search)
			if (event.type === "keydown") event.preventDefault();
			onDismiss();
		},
	}).close;
