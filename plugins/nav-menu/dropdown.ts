// The second copy of the menu: opened by a button on small screens or, where there is none, always there.
import { closest } from "../../src/base/closest";
import { zoomOf } from "../../src/kit/inline-styles";
import { queryOwn } from "../../src/kit/query-own";
import type { Scope } from "../../src/kit/scope";
import { roomBelow } from "../../src/parts/menu/room-below";
import { stretch } from "./stretch";
import { serveToggle } from "./toggle";

/** Milliseconds without scrolling, after which the height of the open menu is set anew. */
const scrollMs = 250;

/** @param isStretched whether the open menu spans the window */
export const serveDropdown = (host: HTMLElement, nav: HTMLElement, isStretched: boolean, scope: Scope): void => {
	const toggle = queryOwn(host, ".elementor-menu-toggle")[0];
	for (const link of nav.querySelectorAll("a")) {
		scope.keep(link, "tabindex");
		// Those of closed lists are not shown.
		link.tabIndex = 0;
	}
	scope.keep(nav, "aria-hidden", "style");
	if (!toggle) {
		nav.ariaHidden = "false";
		return;
	}
	const setStops = (isOpen: boolean) => {
		for (const link of nav.querySelectorAll<HTMLElement>("a.elementor-item")) link.tabIndex = isOpen ? 0 : -1;
	};
	const heightNow = () => {
		const room = roomBelow(nav);
		return room === undefined ? "1000vmax" : `${room / zoomOf(nav)}px`;
	};
	const setHeight = (height: string) => nav.style.setProperty("--menu-height", height);
	const resize = () => {
		if (isStretched) stretch(nav, toggle, scope.page.rtl);
	};
	const turn = (isOpen: boolean) => {
		// Read before anything is written: the press is answered with one layout.
		const height = isOpen ? heightNow() : "0";
		if (isOpen) resize();
		setHeight(height);
		setStops(isOpen);
	};
	setStops(false);
	const setOpen = serveToggle(host, { toggle, nav, marked: toggle, turn, resize }, scope);

	let cancel: (() => void) | undefined;
	scope.on(
		window,
		"scroll",
		() => {
			cancel?.();
			cancel = nav.inert ? undefined : scope.timeout(scrollMs, () => nav.inert || setHeight(heightNow()));
		},
		{ passive: true },
	);
	scope.on(nav, "click", ({ target }) => {
		if (isStretched && closest(target, ".menu-item:not(.menu-item-has-children)>a")) setOpen(false);
	});
};
