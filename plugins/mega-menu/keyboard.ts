// Handles keys and the focus for the panels.
import { matches } from "../../src/base/dom";
import { plainKey, rove } from "../../src/kit/keys";
import type { Scope } from "../../src/kit/scope";
import type { Dropdown } from "./dropdown";
import type { Nodes } from "./nodes";
import type { Panels } from "./panels";

export const serveKeyboard = (
	{ nav, toggle, titles, isDropdown }: Nodes,
	{ close, open }: Panels,
	dropdown: Dropdown,
	scope: Scope,
): void => {
	scope.on(nav, "focusout", ({ relatedTarget }) => {
		const { title, panel } = open() ?? {};
		const next = relatedTarget as Node | null;
		if (next && !title?.contains(next) && !panel?.contains(next)) close();
	});
	scope.on(nav, "keydown", (event) => {
		const key = plainKey(event);
		const target = event.target as HTMLElement;
		const item = open();
		const index = titles.findIndex((title) => title.contains(target));
		if (key === "Escape") {
			if (event.defaultPrevented || (!item && !dropdown.isOpen())) return;
			close();
			if (dropdown.isOpen()) {
				dropdown.setOpen(false);
				toggle!.focus();
			} else item?.button.focus();
		} else if (index < 0) return;
		else if (key === " " && matches.call(target, "a")) target.click();
		else {
			const next = titles[rove(key, index, titles.length, scope.page.rtl, isDropdown()) ?? -1];
			if (!next) return;
			next.querySelector<HTMLElement>("a[href],button")?.focus();
		}
		event.preventDefault();
	});
	// A panel opened by a pointer does not have the focus, and can be dismissed from anywhere.
	scope.on(document, "keydown", (event) => {
		if (event.key !== "Escape" || event.defaultPrevented) return;
		// An overlay around the menu stays: one press closes one thing.
		if (open() && nav.matches(":hover")) event.preventDefault();
		close();
		dropdown.setOpen(false);
	});
};
