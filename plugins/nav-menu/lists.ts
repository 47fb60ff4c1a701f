// The lists below the items of one menu: how they are described, and how they open and close.
import { closest } from "../../src/base/closest";
import { setStyles } from "../../src/kit/inline-styles";
import { plainKey } from "../../src/kit/keys";
import type { Scope } from "../../src/kit/scope";
import { $preferences } from "../../src/stores/preferences";
import { drawIcon } from "./icon";

/** An item with a list below it. */
export interface Branch {
	item: Element;
	link: HTMLElement;
	list: HTMLElement;
	move?: Animation;
}

export interface Lists {
	/** By item. */
	branches: Map<Element, Branch>;
	/** The open ones, each after the one that it lies in. */
	open: Set<Branch>;
	/** Opens the list of an item with all that it lies in; closes others where lists lie above the page. */
	enter(item: Element | null, ms?: number): void;
	/** Closes the lists in an element; the whole menu's unless given. */
	leave(element?: Element): void;
	/** Whether lists lie above the page; others push down what is below them. */
	areFlyouts(): boolean;
}

/** Puts a list that lies above the page where there is room. @param level 1 for the lists of the menu's own items */
export type PlaceList = (list: HTMLElement, level: number) => void;

/** Milliseconds. */
const moveMs = 200;

/** Numbers the ids of a page. */
let count = 0;

/** @param icon markup or class names of what marks items with a list */
export const serveLists = (root: HTMLElement, icon: string, scope: Scope, placeList?: PlaceList): Lists => {
	const branches = new Map<Element, Branch>();
	const open = new Set<Branch>();
	/** Kind of the pointer that was pressed last; empty after a key. */
	let pointer = "";

	const isFlyout = (branch?: Branch) => !!branch && getComputedStyle(branch.list).position === "absolute";
	const areFlyouts = () => isFlyout([...branches.values()][0]);
	const branchesOf = (item: Element | null) => [...branches.values()].filter((branch) => branch.item.contains(item));

	const turn = (branch: Branch, isOpen: boolean, duration: number) => {
		if (isOpen === open.has(branch)) return;
		const { item, link, list, move } = branch;
		const { style } = list;
		open[isOpen ? "add" : "delete"](branch);
		if (!isOpen && list.contains(document.activeElement)) link.focus({ preventScroll: true });
		link.classList.toggle("highlighted", isOpen);
		link.ariaExpanded = list.ariaExpanded = `${isOpen}`;
		list.ariaHidden = `${!isOpen}`;
		list.inert = !isOpen;
		move?.cancel();
		style.width = "auto";
		style.display = "block";
		const flies = isFlyout(branch);
		if (flies && isOpen) placeList?.(list, branchesOf(item).length);
		const end = () => {
			if (!isOpen) setStyles(list, { display: "none", position: "" });
		};
		if (!list.animate || $preferences.get().reducedMotion) return end();
		branch.move = list.animate(
			flies ? { opacity: [0, 1] } : { height: ["0", `${list.offsetHeight}px`], overflow: ["hidden", "hidden"] },
			{ duration, direction: isOpen ? "normal" : "reverse" },
		);
		branch.move.onfinish = end;
	};
	const close = (isMeant: (branch: Branch) => boolean) => {
		for (const branch of [...open].reverse()) if (isMeant(branch)) turn(branch, false, moveMs);
	};
	const leave = (element: Element = root) => close(({ item }) => element.contains(item));
	const enter = (item: Element | null, duration = moveMs) => {
		if (areFlyouts()) close((branch) => !branch.item.contains(item));
		for (const branch of branchesOf(item)) turn(branch, true, duration);
	};

	scope.keep(root, "data-smartmenus-id");
	root.dataset.smartmenusId = `${++count}`;
	for (const list of root.querySelectorAll<HTMLElement>("li>ul")) {
		const item = list.parentElement!;
		const link = item.querySelector<HTMLElement>(":scope>a");
		if (!link || branches.has(item)) continue;
		const branch: Branch = { item, link, list };
		branches.set(item, branch);
		const both = ["class", "id", "role", "aria-expanded"];
		scope.keep(link, ...both, "tabindex", "aria-haspopup", "aria-controls");
		scope.keep(list, ...both, "style", "inert", "aria-hidden", "aria-labelledby");
		scope.add(() => branch.move?.cancel());
		for (const element of [link, list])
			while (document.getElementById(element.id) !== element) element.id = `sm-${++count}`;
		if (!link.hasAttribute("href")) {
			link.role = "button";
			link.tabIndex = 0;
		}
		link.classList.add("has-submenu");
		link.ariaHasPopup = "true";
		link.setAttribute("aria-controls", list.id);
		link.ariaExpanded = list.ariaExpanded = "false";
		list.role = "group";
		list.ariaHidden = "true";
		list.inert = true;
		list.setAttribute("aria-labelledby", link.id);
		// In a group they would be items of no list.
		for (const item of list.children) {
			scope.keep(item, "role");
			item.role = "none";
		}
		if (!icon) continue;
		const arrow = drawIcon(icon);
		link.append(arrow);
		scope.add(() => arrow.remove());
	}

	scope.on(root, "pointerdown", ({ pointerType }) => {
		pointer = pointerType;
	});
	scope.on(root, "click", (event) => {
		const { target } = event;
		const link = closest(target, "a");
		// With a key it is opened elsewhere.
		if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
		if (link.matches(".disabled")) event.preventDefault();
		const branch = branches.get(link.parentElement!);
		const isOpen = !!branch && open.has(branch);
		const taps = !isFlyout(branch) || (pointer && pointer !== "mouse");
		if (!branch || !(leadsNowhere(link) || (taps && (!isOpen || closest(target, ".sub-arrow"))))) return leave();
		event.preventDefault();
		// A flyout is open because the mouse has come here.
		if (isOpen && (taps || !pointer)) leave(branch.item);
		else enter(branch.item);
	});
	scope.on(document, "click", ({ target }) => {
		if (!root.contains(target as Node)) leave();
	});
	scope.on(root, "keydown", (event) => {
		pointer = "";
		const link = closest(event.target, "a");
		if (plainKey(event) !== " " || !link) return;
		// It would scroll the page.
		event.preventDefault();
		const branch = branches.get(link.parentElement!);
		if (!branch) link.click();
		else if (open.has(branch)) leave(branch.item);
		else enter(branch.item);
	});
	scope.on(
		document,
		"keydown",
		(event) => {
			if (event.key !== "Escape" || !open.size) return;
			const [branch] = branchesOf(event.target as Element);
			leave();
			if (!branch) return;
			// Whoever else listens has lost nothing yet.
			event.preventDefault();
			branch.link.focus();
		},
		{ capture: true },
	);
	return { branches, open, enter, leave, areFlyouts };
};

/** Whether a link only opens the list below it. */
export const leadsNowhere = (link: Element): boolean => /^#?$/.test(link.getAttribute("href") ?? "");
