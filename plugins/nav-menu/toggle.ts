// The button that opens a menu on small screens: state, keys, and when it closes automatically.
import { isPress } from "../../src/kit/keys";
import type { Scope } from "../../src/kit/scope";
import { disclose } from "../../src/parts/menu/disclose";
import { onReturn } from "../../src/parts/menu/on-return";
import { watchWidth } from "../../src/parts/menu/watch-width";
import { kept } from "./kept";

export interface ToggleOptions {
	toggle: HTMLElement;
	nav: HTMLElement;
	/** Gets the class of the open state. */
	marked: HTMLElement;
	/** Called before the state changes, while the page is laid out. */
	turn?(isOpen: boolean): void;
	/** Called at start and when the width of the window changes. */
	resize?(): void;
}

/** @returns opens and closes */
export const serveToggle = (
	host: HTMLElement,
	{ toggle, nav, marked, turn, resize }: ToggleOptions,
	scope: Scope,
): ((isOpen: boolean) => void) => {
	let isOpen = false;

	const show = () => {
		marked.classList.toggle("elementor-active", isOpen);
		disclose(toggle, nav, isOpen);
	};
	const setOpen = (next: boolean) => {
		if (next === isOpen) return;
		turn?.(next);
		isOpen = next;
		show();
	};
	for (const element of [marked, toggle, nav]) scope.keep(element, ...kept);
	show();

	scope.on(toggle, "click", () => setOpen(!isOpen));
	scope.on(host, "keydown", (event) => {
		if (event.target === toggle && !toggle.matches("button") && isPress(event)) {
			// Space would scroll the page.
			event.preventDefault();
			setOpen(!isOpen);
		}
		// An open list has used it already.
		if (event.key !== "Escape" || event.defaultPrevented || !isOpen) return;
		event.preventDefault();
		setOpen(false);
	});
	// Who continues by keyboard would find the page behind the open menu.
	scope.on(host, "focusout", ({ relatedTarget }) => {
		if (relatedTarget && !host.contains(relatedTarget as Node)) setOpen(false);
	});
	onReturn(scope, () => setOpen(false));
	watchWidth(scope, () => {
		setOpen(false);
		resize?.();
	});
	return setOpen;
};
