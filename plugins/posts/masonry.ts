// The part of posts whose columns have no gaps: pulls each up to the one above it.
import { zoomOf } from "../../src/kit/inline-styles";
import type { Scope } from "../../src/kit/scope";
import { $viewport } from "../../src/stores/viewport";
import { marginsOf } from "./margins";
import { followSizes } from "./sizes";

/** @returns lays out again, immediately */
export const startMasonry = (
	container: HTMLElement,
	columns: () => number,
	rowGap: () => number,
	scope: Scope,
): (() => void) => {
	/** Items with our margin. */
	const moved = new Set<HTMLElement>();
	const clear = () => {
		for (const item of moved) item.style.marginTop = "";
		moved.clear();
	};
	const mark = () => container.classList.toggle("elementor-posts-masonry", columns() > 1);
	const placeSoon = () => {
		mark();
		scope.frame(measure);
	};
	const measure = () => {
		const count = columns();
		if (count < 2) return clear;
		const items = itemsOf(container).filter((item) => item.style.display !== "none");
		const setting = rowGap();
		const styled = Number.parseFloat(getComputedStyle(container).rowGap);
		const gap = Number.isNaN(styled) ? setting : styled;
		const zoom = zoomOf(container);
		const heights = items.map((item) => item.getBoundingClientRect().height / zoom);
		return () => {
			clear();
			for (const [index, margin] of marginsOf(heights, count, gap, setting && gap).entries()) {
				if (!margin) continue;
				items[index]!.style.marginTop = `${margin}px`;
				moved.add(items[index]!);
			}
		};
	};
	scope.add(clear);
	scope.watch($viewport, placeSoon);
	// Loaded pictures make items higher.
	followSizes(container, () => itemsOf(container), placeSoon, scope);
	return () => {
		mark();
		measure()();
	};
};

/** Forms are excluded: their fields may hide the members that are used here. */
const itemsOf = (container: Element) => [
	...container.querySelectorAll<HTMLElement>(
		":scope > :is(article,.elementor-post,.elementor-portfolio-item,.e-loop-item):not(form)",
	),
];
