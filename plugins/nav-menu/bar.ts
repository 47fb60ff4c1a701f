// The menu as a bar or a column: lists that fly out under the mouse, arrow keys, links to places in the page.
import { closestTo } from "../../src/base/dom";
import { plainKey, rove } from "../../src/kit/keys";
import type { Scope } from "../../src/kit/scope";
import { followMouse } from "../../src/parts/menu/follow-mouse";
import { trackAnchors } from "../../src/parts/menu/track-anchors";
import { watchWidth } from "../../src/parts/menu/watch-width";
import { type Branch, serveLists } from "./lists";
import { placeList } from "./place";

/** Milliseconds from a touch elsewhere, after which a click of it would have come. */
const touchMs = 350;

export const serveBar = (root: HTMLElement, icon: string, scope: Scope): void => {
	const isVertical = root.matches(".sm-vertical");
	/** What the site's styles have opened until now stays open. */
	const shown = [...root.querySelectorAll(":is(:hover,:focus-within)>ul")];
	let pointer = "";
	const flies = (list?: Element) => !!list && getComputedStyle(list).position === "absolute";
	const { branches, enter, leave } = serveLists(root, icon, scope, {
		flies,
		place: (list, level) => placeList(list, level, isVertical || level > 1),
		pointer: () => pointer,
	});
	const areFlyouts = () => flies(branches[0]?.list);
	const isOpen = (branch: Branch) => branch.isOpen;
	const branchAt = (item: Element) => branches.find((branch) => branch.item === item);
	const itemOf = (node: unknown) => {
		const item = closestTo(node, "li");
		return root.contains(item) ? item : null;
	};
	const leaveFlyouts = () => {
		if (branches.some(isOpen) && areFlyouts()) leave();
	};

	watchWidth(scope, leaveFlyouts);
	if (shown[0] && areFlyouts()) for (const list of shown) enter(list.parentElement);
	followMouse(
		root,
		{
			itemOf: ({ target }) => itemOf(target),
			enter(item) {
				if (areFlyouts()) enter(item);
			},
			// One with the focus in it is somebody's who uses the keyboard as well.
			leave() {
				if (!branches.some(({ list }) => list.contains(document.activeElement))) leaveFlyouts();
			},
			goal: () => branches.findLast(isOpen)?.list.getBoundingClientRect(),
		},
		scope,
	);
	scope.on(root, "pointerdown", ({ pointerType }) => {
		pointer = pointerType;
	});
	scope.on(document, "pointerdown", ({ target, pointerType }) => {
		if (pointerType === "touch" && !root.contains(target as Node)) scope.timeout(touchMs, leave);
	});
	// What the mouse has opened can be dismissed from anywhere.
	scope.on(document, "keydown", ({ key }) => {
		if (key === "Escape") leaveFlyouts();
	});
	scope.on(root, "focusout", ({ relatedTarget }) => {
		if (relatedTarget && areFlyouts())
			for (const { item } of branches) if (!item.contains(relatedTarget as Node)) leave(item);
	});
	scope.on(root, "keydown", (event) => {
		pointer = "";
		const key = plainKey(event);
		const link = closestTo(event.target, "a");
		const item = itemOf(link);
		if (!link || !item) return;
		const list = item.parentElement!;
		const { rtl } = scope.page;
		const isBar = list === root && !isVertical;
		const branch = branchAt(item);
		const above = branchAt(list.parentElement!);
		const links = [...list.children].flatMap((item) => item.querySelector("a") ?? []);
		let next: HTMLElement | null | undefined;
		if (branch && key === (isBar ? "ArrowDown" : rtl ? "ArrowLeft" : "ArrowRight")) {
			enter(item);
			next = branch.list.querySelector("a");
		} else if (above && key === (rtl ? "ArrowRight" : "ArrowLeft")) {
			leave(above.item);
			next = above.link;
		} else next = links[rove(key, links.indexOf(link as HTMLAnchorElement), links.length, rtl, !isBar) ?? -1];
		if (!next) return;
		event.preventDefault();
		next.focus();
	});

	const anchors = [...root.querySelectorAll<HTMLAnchorElement>("a.elementor-item-anchor")];
	for (const link of anchors) scope.keep(link, "class", "aria-current");
	const tell = (link: HTMLAnchorElement, isCurrent: boolean) => {
		link.classList.toggle("elementor-item-active", isCurrent);
		link.ariaCurrent = isCurrent ? "location" : null;
	};
	trackAnchors(anchors, tell, scope);
};
