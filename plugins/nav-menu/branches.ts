// The items of a menu that have a list below them.
import type { Scope } from "../../src/kit/scope";
import { kept } from "./kept";

/** An item with a list below it. */
export interface Branch {
	item: Element;
	link: HTMLElement;
	list: HTMLElement;
	isOpen?: boolean;
	move?: Animation;
}

/** Numbers the ids of a page. */
let count = 0;

/** @returns each after the one that contains it */
export const findBranches = (root: HTMLElement, scope: Scope): Branch[] => {
	const branches: Branch[] = [];
	for (const list of root.querySelectorAll<HTMLElement>("li>ul")) {
		const item = list.parentElement!;
		const link = item.querySelector<HTMLElement>(":scope>a");
		if (!link) continue;
		branches.push({ item, link, list });
		for (const element of [link, list]) {
			scope.keep(element, ...kept);
			if (document.getElementById(element.id) === element) continue;
			// Another menu may have a copy of this file, with its own counter.
			while (document.getElementById(`sm-${++count}`));
			element.id = `sm-${count}`;
		}
		if (!link.hasAttribute("href")) {
			link.role = "button";
			link.tabIndex = 0;
		}
		link.classList.add("has-submenu");
		link.ariaHasPopup = "true";
		link.ariaExpanded = "false";
		link.setAttribute("aria-controls", list.id);
		list.ariaHidden = "true";
		list.ariaExpanded = "false";
		list.role = "group";
		list.setAttribute("aria-labelledby", link.id);
		// In a group they would be items of no list.
		for (const item of list.children) {
			scope.keep(item, "role");
			item.role = "none";
		}
	}
	return branches;
};
