// The menu as a bar or a column: lists that fly out under the mouse, arrow keys.
import { closestTo } from "../../src/base/dom";
import { plainKey, rove } from "../../src/kit/keys";
import type { Scope } from "../../src/kit/scope";
import { followMouse } from "../../src/parts/menu/follow-mouse";
import { holdsFocus } from "../../src/parts/menu/holds-focus";
import { onReturn } from "../../src/parts/menu/on-return";
import { watchWidth } from "../../src/parts/menu/watch-width";
import type { Branch } from "./branches";
import { serveLists } from "./lists";
import { placeList } from "./place";

/** Milliseconds from a touch elsewhere, after which a click of it would have come. */
const touchMs = 350;

/** @param pointer kind of the pointer that was pressed last; empty after a key */
export const serveBar = (root: HTMLElement, branches: readonly Branch[], pointer: string, scope: Scope): void => {
	const isVertical = root.matches(".sm-vertical");
	const flies = (list?: Element) => !!list && getComputedStyle(list).position === "absolute";
	const areFlyouts = () => flies(branches[0]?.list);
	const isOpen = (branch: Branch) => branch.isOpen;
	const branchAt = (item: Element) => branches.find((branch) => branch.item === item);
	const itemOf = (node: unknown) => {
		const item = closestTo(node, "li");
		return root.contains(item) ? item : null;
	};
	/** @returns whether one was open */
	const leaveFlyouts = () => {
		const wereOpen = branches.some(isOpen) && areFlyouts();
		if (wereOpen) leave();
		return wereOpen;
	};

	onReturn(scope, leaveFlyouts);
	// First, as it calls back immediately: lists that the site's styles have opened stay open.
	watchWidth(scope, leaveFlyouts);
	const { enter, leave } = serveLists(root, branches, scope, {
		flies,
		place: (list, level) => placeList(list, level, isVertical || level > 1),
		pointer: () => pointer,
	});
	const rest = followMouse(
		root,
		{
			itemOf: ({ target }) => itemOf(target),
			enter(item) {
				if (areFlyouts()) enter(item);
			},
			// One with the focus in it is someone's who uses the keyboard as well.
			leave() {
				if (!branches.some(({ list }) => holdsFocus(list))) leaveFlyouts();
			},
			goal: () => branches.findLast(isOpen)?.list.getBoundingClientRect(),
		},
		scope,
	);
	// The mouse entered before this file loaded, and may rest.
	const under = [...root.querySelectorAll<HTMLElement>("li:hover")].at(-1);
	if (under && !/touch|pen/.test(pointer)) rest(under);
	scope.on(root, "pointerdown", ({ pointerType }) => {
		pointer = pointerType;
	});
	scope.on(document, "pointerdown", ({ target, pointerType }) => {
		if (pointerType === "touch" && !root.contains(target as Node)) scope.timeout(touchMs, leave);
	});
	// A list opened by the mouse can be dismissed from anywhere.
	scope.on(document, "keydown", (event) => {
		// An overlay around the menu stays: one press closes one thing.
		if (event.key === "Escape" && leaveFlyouts() && root.matches(":hover")) event.preventDefault();
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
};
