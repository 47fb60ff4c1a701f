// The second copy of the menu: opened by a button on small screens or, if there is none, always there.
import { closestTo } from "../../src/base/dom";
import { zoomOf } from "../../src/kit/inline-styles";
import { queryOwn } from "../../src/kit/query-own";
import type { Scope } from "../../src/kit/scope";
import { roomBelow } from "../../src/parts/menu/room-below";
import { stretch } from "./stretch";
import { serveToggle } from "./toggle";

/** Milliseconds without scrolling, after which the height of the open menu is set again. */
const scrollMs = 250;

/** @param isStretched whether the open menu spans the window @returns the button that opens it */
export const serveDropdown = (
	host: HTMLElement,
	nav: HTMLElement,
	isStretched: boolean,
	scope: Scope,
): HTMLElement | undefined => {
	const [toggle] = queryOwn(host, ".elementor-menu-toggle");
	const links = nav.querySelectorAll("a");
	for (const link of links) scope.keep(link, "tabindex");
	/** Links in closed lists are not visible. */
	const setStops = (isOpen: boolean) => {
		for (const link of links) link.tabIndex = isOpen ? 0 : -1;
	};
	setStops(!toggle);
	if (!toggle) {
		scope.keep(nav, "aria-hidden");
		nav.ariaHidden = "false";
		return;
	}
	const heightNow = () => {
		const room = roomBelow(nav);
		return room === undefined ? "1000vmax" : `${room / zoomOf(nav)}px`;
	};
	const setHeight = (height: string) => nav.style.setProperty("--menu-height", height);
	let cancel: (() => void) | undefined;
	let unlisten: (() => void) | undefined;
	const onScroll = () => {
		cancel?.();
		cancel = scope.timeout(scrollMs, () => nav.inert || setHeight(heightNow()));
	};
	/** @returns stretches it; undefined if the bar is shown and nothing has to be stretched */
	const findStretch = () =>
		isStretched && toggle.getClientRects()[0] ? () => stretch(nav, toggle, scope.page.rtl) : undefined;
	const turn = (isOpen: boolean) => {
		// Read before anything is written: the press is answered with one layout.
		const height = isOpen ? heightNow() : "0";
		if (isOpen) findStretch()?.();
		setHeight(height);
		setStops(isOpen);
		// A closed one has no height to follow, and no listener that every scrolled frame calls.
		unlisten?.();
		unlisten = isOpen ? scope.on(window, "scroll", onScroll) : undefined;
	};
	const setOpen = serveToggle(
		host,
		{ toggle, nav, marked: toggle, turn, resize: () => scope.frame(findStretch) },
		scope,
	);

	scope.on(nav, "click", ({ target }) => {
		if (isStretched && closestTo(target, ".menu-item:not(.menu-item-has-children)>a")) setOpen(false);
	});
	return toggle;
};
