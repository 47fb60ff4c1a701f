// Handles pointers for the panels and the button.
import { closestTo } from "../../src/base/dom";
import type { Scope } from "../../src/kit/scope";
import { followMouse } from "../../src/parts/menu/follow-mouse";
import { holdsFocus } from "../../src/parts/menu/holds-focus";
import type { Dropdown } from "./dropdown";
import { isBetween } from "./model";
import type { Nodes } from "./nodes";
import type { Item, Panels } from "./panels";

/** @param hovers whether panels open under the mouse, at the width of the moment */
export const servePointer = (
	{ nav, toggle }: Nodes,
	{ items, turn, close, open }: Panels,
	dropdown: Dropdown,
	hovers: () => boolean,
	scope: Scope,
): void => {
	/** A panel with the focus in it is someone's who uses the keyboard as well. */
	const closeUnfocused = () => {
		const last = open();
		if (!last || !holdsFocus(last.panel)) close();
	};
	// On the whole page, as the way to a panel may cross elements outside the menu.
	followMouse<Item | undefined>(
		document.documentElement,
		{
			itemOf(event) {
				const { target, clientX, clientY } = event as PointerEvent;
				const item = items.find(({ title, panel }) => title.contains(target as Node) || panel.contains(target as Node));
				const last = open();
				if (item || !last || !hovers()) return item;
				const boxes = [last.title.getBoundingClientRect(), last.panel.getBoundingClientRect()] as const;
				return isBetween(clientX, clientY, ...boxes) ? last : undefined;
			},
			enter(item) {
				if (!hovers()) return;
				if (item) turn(item, true);
				else closeUnfocused();
			},
			leave() {
				if (hovers()) closeUnfocused();
			},
			goal: () => open()?.panel.getBoundingClientRect(),
		},
		scope,
	);

	/** Type of the last pressed pointer; empty after a key, and for clicks by a script. */
	let pointer = "";
	scope.on(nav, "pointerdown", ({ pointerType }) => {
		pointer = pointerType;
	});
	scope.on(nav, "keydown", () => {
		pointer = "";
	});
	scope.on(nav, "click", (event) => {
		const target = event.target as Node;
		const kind = pointer;
		pointer = "";
		const isToggle = toggle?.contains(target);
		const item = items.find(({ title }) => title.contains(target));
		const link = closestTo(target, "a");
		if (!isToggle && (!item || (link && !/^#?$/.test(link.getAttribute("href") ?? "")))) return;
		// The server prints buttons without a type, which send a form around the menu.
		event.preventDefault();
		if (isToggle) return dropdown.setOpen(!dropdown.isOpen());
		// The mouse has opened it by coming here.
		turn(item!, !item!.isOpen || (kind === "mouse" && hovers()));
	});
	scope.on(document, "click", (event) => {
		if (!event.composedPath().includes(nav)) close();
	});
};
