// Lets a row of filter buttons that is wider than its box be scrolled by dragging it with the mouse.
import type { Scope } from "../../src/kit/scope";
import { $viewport } from "../../src/stores/viewport";
import type { Settings } from "./settings";

const justifyContent = "--e-filter-justify-content";
/** Beyond this distance in CSS pixels from the press, a move scrolls only by a step. */
const reach = 20;
const step = 5;

/**
 * Not the titles' own row (`scroll-row`), which follows the mouse: here each move counts from the press (loop-filter-carousel 1.3).
 * @param box the row of buttons, which the canvas may redraw
 */
export const makeScrollable = (box: () => HTMLElement | undefined, settings: Settings, scope: Scope): void => {
	const row = box();
	if (!row) return;
	const { classList, style } = row;
	let isScrollable = false;
	let pressedAt: number | undefined;

	const measure = () => {
		const isWide = settings.horizontal_scroll() === "enable" && row.scrollWidth > row.clientWidth;
		if (isWide) style.setProperty(justifyContent, "start");
		else style.removeProperty(justifyContent);
		if (isWide && !isScrollable && settings.item_alignment_horizontal() === "end")
			row.scrollLeft = (scope.page.rtl ? -1 : 1) * (row.scrollWidth - row.clientWidth);
		isScrollable = isWide;
	};
	const release = () => {
		pressedAt = undefined;
		classList.remove("e-scroll", "e-scroll-active");
	};

	scope.keep(row, "class", "style");
	measure();
	scope.watch($viewport, measure);
	scope.on(window, "resize", measure);
	scope.on(row, "mousedown", ({ button, clientX }) => {
		if (!isScrollable || button) return;
		pressedAt = clientX;
		classList.add("e-scroll");
	});
	scope.on(window, "mousemove", (event) => {
		if (pressedAt === undefined) return;
		const moved = (event as MouseEvent).clientX - pressedAt;
		if (!moved) return;
		classList.add("e-scroll-active");
		row.scrollLeft -= Math.abs(moved) > reach ? Math.sign(moved) * step : moved;
	});
	let ignoresClick = false;
	scope.on(window, "mouseup", () => {
		ignoresClick = classList.contains("e-scroll-active");
		// The click of this press comes before the next task.
		scope.timeout(0, () => (ignoresClick = false));
		release();
	});
	scope.on(row, "dragstart", (event) => pressedAt !== undefined && event.preventDefault());
	scope.on(
		row,
		"click",
		(event) => {
			if (!ignoresClick) return;
			event.preventDefault();
			event.stopPropagation();
		},
		{ capture: true },
	);
};
