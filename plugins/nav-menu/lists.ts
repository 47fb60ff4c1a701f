// The lists below the items of one menu: how they open and close.
import { closestTo } from "../../src/base/dom";
import { plainKey } from "../../src/kit/keys";
import type { Scope } from "../../src/kit/scope";
import { disclose } from "../../src/parts/menu/disclose";
import { $preferences } from "../../src/stores/preferences";
import type { Branch } from "./branches";
import { leadsNowhere } from "./kept";

export { findBranches } from "./branches";

export interface Lists {
	/** Opens the list of an item with its ancestors; closes others if lists fly out. */
	enter(item: Element | null): void;
	/** Closes the lists in an element; the whole menu's unless given. */
	leave(element?: Element): void;
}

/** The differences of lists that fly out; others push down the content below them. */
export interface Flyouts {
	/** Whether a list does, by the site's styles. */
	flies(list: Element | undefined): boolean;
	/** Puts it if there is room. @param level 1 for the lists of the menu's own items */
	place(list: HTMLElement, level: number): void;
	/** Kind of the pointer that was pressed last; empty after a key. */
	pointer(): string;
}

/** Milliseconds. */
const duration = 200;

/** Numbers the menus of a page. */
let count = 0;

export const serveLists = (root: HTMLElement, branches: readonly Branch[], scope: Scope, flyouts?: Flyouts): Lists => {
	const branchesOf = (node: Node | null) => branches.filter(({ item }) => item.contains(node));
	const branchAt = (link: Element) => branches.find((branch) => branch.link === link);

	const turn = (branch: Branch, isOpen: boolean) => {
		if (isOpen === !!branch.isOpen) return;
		const { item, link, list } = branch;
		const { style } = list;
		branch.isOpen = isOpen;
		link.classList.toggle("highlighted", isOpen);
		describe(branch);
		style.width = "auto";
		style.display = "block";
		if (isOpen) style.position = "";
		const flies = flyouts?.flies(list);
		if (flies && isOpen) flyouts!.place(list, branchesOf(item).length);
		const end = () => {
			if (!isOpen) style.display = "none";
		};
		// A flyout appears immediately, and fades out.
		if (!list.animate || (flies && isOpen) || $preferences.get().reducedMotion) {
			branch.move?.cancel();
			return end();
		}
		// As `slideOpen` does, which would be a file of its own, as two chunks hold the lists.
		if (branch.move?.playState === "running") branch.move.reverse();
		else
			branch.move = list.animate(
				flies ? { opacity: [0, 1] } : { height: ["0", `${list.offsetHeight}px`], overflow: ["hidden", "hidden"] },
				{ duration, direction: isOpen ? "normal" : "reverse" },
			);
		branch.move.onfinish = end;
	};
	const close = (isMeant: (branch: Branch) => boolean) => {
		for (const branch of branches.toReversed()) if (isMeant(branch)) turn(branch, false);
	};
	const leave = (element: Element = root) => close(({ item }) => element.contains(item));
	const enter = (item: Element | null) => {
		if (flyouts?.flies(branches[0]?.list)) close((branch) => !branch.item.contains(item));
		for (const branch of branchesOf(item)) turn(branch, true);
	};
	const flip = ({ isOpen, item }: Branch) => (isOpen ? leave : enter)(item);

	scope.keep(root, "data-smartmenus-id");
	// Before it has one, the style sheet in the head may have opened lists on hover, which stay. For touch they close,
	// as the tap opens them.
	const isTouched = /touch|pen/.test(flyouts?.pointer() ?? "");
	const shown = branches.filter(
		({ item, list }) =>
			!isTouched && (item.matches(":hover") || list.matches(":focus-within")) && list.getClientRects().length,
	);
	root.dataset.smartmenusId = `${++count}`;
	for (const branch of branches) {
		scope.add(() => branch.move?.cancel());
		if (shown.includes(branch)) turn(branch, true);
		else describe(branch);
	}

	scope.on(root, "click", (event) => {
		const { target } = event;
		const link = closestTo(target, "a");
		// With a key it is opened elsewhere.
		if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
		if (link.matches(".disabled")) event.preventDefault();
		const branch = branchAt(link);
		if (!branch) return leave();
		// Where lists push the page down every press is a tap: the first opens.
		const pointer = flyouts?.flies(branch.list) ? flyouts.pointer() : "touch";
		const opens = /touch|pen/.test(pointer) && (!branch.isOpen || closestTo(target, ".sub-arrow"));
		if (!opens && !leadsNowhere(link)) return leave();
		event.preventDefault();
		// The mouse has opened a flyout by coming here.
		if (pointer === "mouse") enter(branch.item);
		else flip(branch);
	});
	scope.on(document, "click", ({ target }) => {
		if (!root.contains(target as Node)) leave();
	});
	scope.on(root, "keydown", (event) => {
		const key = plainKey(event);
		const link = closestTo(event.target, "a");
		const branch = key === " " ? link && branchAt(link) : branchesOf(link)[0];
		if (key === " " && link) {
			if (branch) flip(branch);
			else link.click();
		} else if (key === "Escape" && branch?.isOpen) {
			leave();
			branch.link.focus();
		} else return;
		// Must neither scroll the page nor close an element around the menu.
		event.preventDefault();
	});
	return { enter, leave };
};

const describe = ({ link, list, isOpen = false }: Branch) => {
	disclose(link, list, isOpen);
	list.ariaExpanded = `${isOpen}`;
};
