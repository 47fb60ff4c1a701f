// Lets a row of titles that is wider than its box be scrolled by dragging it with the mouse.
import { closestTo } from "../../base/dom";
import type { Scope } from "../../kit/scope";

/** A press that moves less, in CSS pixels, is a click. */
const clickTolerance = 4;

/**
 * Marks the row `e-scroll` while pressed and `e-scroll-active` while dragged.
 * @param variable CSS variable of its justification, `start` while it is too wide
 * @param wanted its justification on the current device; empty if it does not scroll
 * @returns checks again whether the titles fit; reads a layout only if scrolling is enabled, after the browser's own layout
 */
export const makeScrollable = (
	heading: HTMLElement,
	variable: string,
	wanted: () => string,
	scope: Scope,
): (() => void) => {
	const { classList, style } = heading;
	/** Justification that the scroll position was set for; empty while everything fits. */
	let scrolled = "";
	let pressed: { x: number; left: number } | undefined;
	let isDrag = false;

	const measure = () => {
		const justify = wanted();
		// Titles that overflow at the start, as centred ones do, are not in `scrollWidth`: justify first, then measure.
		if (justify) style.setProperty(variable, "start");
		const isWide = justify && heading.scrollWidth > heading.clientWidth;
		if (!isWide) style.removeProperty(variable);
		const now = isWide ? justify : "";
		if (now === scrolled) return;
		scrolled = now;
		heading.scrollLeft = now === "end" ? (scope.page.rtl ? -1 : 1) * heading.scrollWidth : 0;
	};
	const observer = window.ResizeObserver && scope.connect(ResizeObserver, measure);

	const release = () => {
		pressed = undefined;
		classList.remove("e-scroll", "e-scroll-active");
		// The click of this press comes right after it; a later one, including a key's, is intended.
		if (isDrag) scope.timeout(0, () => (isDrag = false));
	};

	scope.keep(heading, "class", "style");
	scope.on(heading, "mousedown", ({ button, clientX, target }) => {
		isDrag = false;
		// A panel in the row has its own content to press.
		if (!scrolled || button || closestTo(target, ".e-n-menu-content")) return;
		pressed = { x: clientX, left: heading.scrollLeft };
		classList.add("e-scroll");
	});
	scope.on(window, "mousemove", (event) => {
		if (!pressed) return;
		const moved = (event as MouseEvent).clientX - pressed.x;
		if (Math.abs(moved) >= clickTolerance) isDrag = true;
		if (!isDrag) return;
		classList.add("e-scroll-active");
		heading.scrollLeft = pressed.left - moved;
	});
	scope.on(window, "mouseup", () => pressed && release());
	scope.on(heading, "dragstart", (event) => pressed && event.preventDefault());
	scope.on(
		heading,
		"click",
		(event) => {
			if (!isDrag) return;
			event.preventDefault();
			event.stopPropagation();
		},
		{ capture: true },
	);
	return () => {
		if (!observer) return measure();
		// Chromium reports nothing of an element that is observed already.
		observer.disconnect();
		observer.observe(heading);
	};
};
