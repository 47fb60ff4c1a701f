// Posts: fits pictures into their boxes; masonry and the filters of a portfolio are parts.
import { definePlugin } from "../../src/kit/plugin";
import { queryOwn } from "../../src/kit/query-own";
import { createScope, type OwnedScope, type Scope } from "../../src/kit/scope";
import { readSchema } from "../../src/kit/settings";
import { servePresses } from "../../src/parts/serve-presses";
import { isMobile, isTablet } from "../../src/stores/viewport";
import { prefixOf } from "./model";
import { layout, settings } from "./settings";
import { followSizes } from "./sizes";

const filters = ".elementor-portfolio__filter";

const loadFilter = () => import("./filter");
const loadMasonry = () => import("./masonry");

export default definePlugin({
	settings,
	setup(host, { printed }, scope) {
		const prefix = prefixOf(host.dataset.widget_type ?? "");
		const settings = readSchema(layout, (key) => printed(prefix + key));
		const columns = () => Math.min(99, Math.max(1, settings.columns() || (isMobile() ? 1 : isTablet() ? 2 : 3)));
		const rowGap = () => settings.row_gap().size || settings.item_gap().size;
		const find = () => queryOwn(host, ":is(.elementor-posts-container,.elementor-loop-container):not(form)")[0];
		const begin = (container: HTMLElement, scope: Scope) => {
			scope.keep(container, "class");
			const titles = queryOwn(host, `${filters}:not(form)`);
			const start = (place?: () => void) =>
				titles[0] &&
				servePresses(
					host,
					filters,
					loadFilter,
					({ startFilter }) => startFilter({ host, container, titles, columns, place }, scope),
					scope,
				);
			if (settings.masonry)
				// Filters work without it as well.
				return scope
					.part(loadMasonry, ({ startMasonry }) => startMasonry(container, columns, rowGap, scope))
					.then(start);
			scope.frame(() =>
				/\d/.test(getComputedStyle(host, "::after").content) ? () => fitPictures(container, scope) : undefined,
			);
			return start();
		};

		let container: HTMLElement | undefined;
		let shown: OwnedScope | undefined;
		// Another page of posts has its own container.
		const update = () => {
			if (find() === container) return;
			shown?.dispose();
			container = find();
			if (!container) return;
			const own = (shown = createScope(scope.page, host, "posts", scope.fail));
			const place = container;
			return own.run(() => begin(place, own));
		};
		// A query that finds nothing prints a sentence, or nothing.
		if (!find() && host.textContent.trim() && !host.querySelector("[class*=nothing-found]"))
			scope.report("markup", ".elementor-posts-container");
		scope.connect(MutationObserver, update).observe(host, { childList: true });
		scope.add(() => shown?.dispose());
		return update();
	},
});

/** A picture that is lower than its box gets the box's height. */
const fitPictures = (container: HTMLElement, scope: Scope) => {
	container.classList.add("elementor-has-item-ratio");
	const boxes = () => [...container.querySelectorAll<HTMLElement>(".elementor-post__thumbnail:not(form)")];
	const fitted = new Set<HTMLElement>();
	const fit = () => scope.frame(measure);
	const measure = () => {
		const ratios = boxes().map((box) => {
			const picture = box.querySelector<HTMLImageElement>("img");
			const { naturalWidth = 0, naturalHeight = 0 } = picture ?? {};
			const [width, height] = naturalWidth
				? [naturalWidth, naturalHeight]
				: ["width", "height"].map((name) => Number(picture?.getAttribute(name)));
			return [box, height! / width!, box.offsetHeight / box.offsetWidth] as const;
		});
		return () => {
			for (const [box, ratio, room] of ratios) {
				// An item that a filter hides has no size.
				if (!room) continue;
				box.classList.toggle("elementor-fit-height", ratio < room);
				fitted.add(box);
			}
		};
	};
	fit();
	scope.add(() => {
		for (const box of fitted) box.classList.remove("elementor-fit-height");
	});
	// `load` does not bubble.
	scope.on(container, "load", fit, { capture: true });
	followSizes(container, boxes, fit, scope);
};
