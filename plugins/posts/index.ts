// Posts: fits pictures into their boxes, closes the gaps of masonry, starts the filters of a portfolio.
import { definePlugin } from "../../src/kit/plugin";
import { queryOwn } from "../../src/kit/query-own";
import type { Scope } from "../../src/kit/scope";
import { integer, type Lookup, type Reader, readSchema, responsive, slider, toggle } from "../../src/kit/settings";
import { $viewport, isMobile, isTablet } from "../../src/stores/viewport";
import { marginsOf, prefixOf } from "./model";

/** Their names begin with the skin, which the host knows. */
const asPrinted: Reader<Lookup> = (get) => get;
const layout = {
	/** Without one: 3, on tablets 2, on phones 1. */
	columns: responsive(integer()),
	masonry: toggle(),
	row_gap: responsive(slider()),
	item_gap: responsive(slider()),
};

const loadFilter = () => import("./filter");

export default definePlugin({
	settings: { printed: asPrinted },
	setup(host, { printed }, scope) {
		const prefix = prefixOf(host.dataset.widget_type ?? "");
		const settings = readSchema(layout, (key) => printed(prefix + key));
		const [container] = queryOwn(host, ".elementor-posts-container:not(form)");
		if (!container) return;
		const columns = () => Math.min(99, Math.max(1, settings.columns() || (isMobile() ? 1 : isTablet() ? 2 : 3)));
		scope.keep(container, "class");
		let place: (() => void) | undefined;
		if (settings.masonry)
			place = startMasonry(container, columns, () => settings.row_gap().size || settings.item_gap().size, scope);
		else if (/\d/.test(getComputedStyle(host, "::after").content)) fitPictures(container, scope);
		const titles = queryOwn(host, ".elementor-portfolio__filter:not(form)");
		if (!titles.length) return;
		return scope.part(loadFilter, ({ startFilter }) => {
			startFilter({ host, container, titles, columns, place }, scope);
		});
	},
});

/** Forms are none: their fields may hide the members that are used here. */
const itemsOf = (container: Element) => [
	...container.querySelectorAll<HTMLElement>(
		":scope > :is(article,.elementor-post,.elementor-portfolio-item):not(form)",
	),
];

/** Runs whenever the size of one of the nodes changes, and when posts were added. */
const followSizes = (container: HTMLElement, nodes: () => readonly Element[], run: () => void, scope: Scope) => {
	let frame = 0;
	// Not while sizes are told: what changes them again is an error of the page then.
	const observer = new ResizeObserver(() => {
		frame ||= requestAnimationFrame(() => {
			frame = 0;
			scope.run(run);
		});
	});
	const observe = () => {
		for (const node of [container, ...nodes()]) observer.observe(node);
	};
	observe();
	scope.add(() => {
		observer.disconnect();
		cancelAnimationFrame(frame);
	});
	scope.onBoth(window, "elementor-pro/loop-builder/after-insert-posts", () => {
		observe();
		run();
	});
};

/** @returns lays out anew */
const startMasonry = (container: HTMLElement, columns: () => number, rowGap: () => number, scope: Scope) => {
	/** What has a margin of ours. */
	const moved = new Set<HTMLElement>();
	const clear = () => {
		for (const item of moved) item.style.marginTop = "";
		moved.clear();
	};
	const place = () => {
		const count = columns();
		container.classList.toggle("elementor-posts-masonry", count > 1);
		clear();
		if (count < 2) return;
		const items = itemsOf(container).filter((item) => item.style.display !== "none");
		const gap = Number.parseFloat(getComputedStyle(container).rowGap);
		const heights = items.map((item) => item.getBoundingClientRect().height);
		for (const [index, margin] of marginsOf(heights, count, Number.isNaN(gap) ? rowGap() : gap).entries()) {
			if (!margin) continue;
			items[index]!.style.marginTop = `${margin}px`;
			moved.add(items[index]!);
		}
	};
	place();
	scope.add(clear);
	scope.watch($viewport, place);
	// Pictures that come make items higher.
	followSizes(container, () => itemsOf(container), place, scope);
	return place;
};

/** A picture that is lower than its box is made as high as that. */
const fitPictures = (container: HTMLElement, scope: Scope) => {
	container.classList.add("elementor-has-item-ratio");
	const boxes = () => [...container.querySelectorAll<HTMLElement>(".elementor-post__thumbnail:not(form)")];
	const fitted = new Set<HTMLElement>();
	const fit = () => {
		const ratios = boxes().map((box) => {
			const picture = box.querySelector<HTMLImageElement>("img");
			const { naturalWidth = 0, naturalHeight = 0 } = picture ?? {};
			const [width, height] = naturalWidth
				? [naturalWidth, naturalHeight]
				: ["width", "height"].map((name) => Number(picture?.getAttribute(name)));
			return [box, height! / width!, box.offsetHeight / box.offsetWidth] as const;
		});
		for (const [box, ratio, room] of ratios) {
			box.classList.toggle("elementor-fit-height", ratio < room);
			fitted.add(box);
		}
	};
	fit();
	scope.add(() => {
		for (const box of fitted) box.classList.remove("elementor-fit-height");
	});
	// `load` does not bubble.
	scope.on(container, "load", fit, { capture: true });
	followSizes(container, boxes, fit, scope);
};
