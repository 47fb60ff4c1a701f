// Gallery: places pictures by the variables of the page builder's style sheet, fetches them, filters them.
import { onResize } from "../../src/copied/on-resize";
import { setStyles } from "../../src/kit/inline-styles";
import { definePlugin } from "../../src/kit/plugin";
import { queryOwn } from "../../src/kit/query-own";
import type { Scope } from "../../src/kit/scope";

import { $preferences } from "../../src/stores/preferences";
import { $viewport, isMobile, isTablet } from "../../src/stores/viewport";
import { followTitles } from "./filter";
import { gridOf, justifiedOf, type Layout, masonryOf, ratioOf, type Space, tagsOf } from "./model";
import { fetchPictures } from "./pictures";
import { type Settings, settings } from "./settings";

/** More than a screen shows; a number of the page builder's has two digits. */
const mostColumns = 99;

export default definePlugin({
	settings,
	setup(host, settings, scope) {
		// A form cannot be one of its parts: its fields may hide the members used here.
		const [container] = queryOwn(host, ".elementor-gallery__container:not(form)");
		if (!container) return scope.report("markup", ".elementor-gallery__container");
		const { gallery_layout, lazyload, content_animation_duration } = settings;
		const items = queryOwn(host, ".e-gallery-item:not(form)");
		const pictures = items.map((item) => item.querySelector<HTMLElement>(".e-gallery-image:not(form)"));
		const ratios = pictures.map((picture) => Number(picture?.dataset.height) / Number(picture?.dataset.width));
		/** Pictures without sizes in their markup. */
		const unsized = new Set<number>();
		for (const [index, ratio] of ratios.entries()) {
			if (ratio > 0 && ratio < Infinity) continue;
			unsized.add(index);
			ratios[index] = 2 / 3;
		}
		let isShown = new Set(items);
		/** Milliseconds of a motion. */
		let duration = 0;
		/** Nothing moves on its own before. */
		let isStarted = false;

		const measure = () => {
			const width = container.clientWidth;
			// It is hidden; its size changes when it is shown.
			return width ? () => place(width) : undefined;
		};
		const place = (width: number) => {
			const space = spaceOf(settings, width);
			const own = ratios.filter((_, index) => isShown.has(items[index]!));
			const layout =
				gallery_layout === "grid"
					? gridOf(own.length, space)
					: (gallery_layout === "justified" ? justifiedOf : masonryOf)(own, space);
			// Not before it has its height: the browser would count two shifts.
			container.classList.add(
				"e-gallery-container",
				`e-gallery-${gallery_layout}`,
				`e-gallery--${scope.page.rtl ? "rtl" : "ltr"}`,
			);
			container.classList.toggle("e-gallery--lazyload", lazyload);
			setStyles(container, { "--hgap": `${space.gap}px`, "--vgap": `${space.gap}px`, ...layout.container });
			write([...isShown], layout);
		};
		const placeSoon = () => scope.frame(measure);

		for (const node of [container, ...items]) scope.keep(node, "class", "style");
		for (const item of items) scope.keep(item, "inert", "data-elementor-lightbox-slideshow");
		scope.watch($preferences, ({ reducedMotion }) => {
			duration = reducedMotion ? 0 : Math.max(0, content_animation_duration);
			container.style.setProperty("--animation-duration", `${duration}ms`);
		});
		animate(items, settings, scope);

		const titles = queryOwn(host, ".elementor-gallery-title:not(form)");
		let stopChange: (() => void) | undefined;
		const choose = (index: string) => {
			isShown = new Set(items.filter((item) => index === "all" || tagsOf(item.dataset.eGalleryTags).includes(index)));
			for (const item of items) {
				item.classList.toggle("e-gallery-item--hidden", !isShown.has(item));
				item.toggleAttribute("inert", !isShown.has(item));
				if (isShown.has(item) && item.matches("[data-elementor-open-lightbox=yes],[data-elementor-lightbox-slideshow]"))
					item.dataset.elementorLightboxSlideshow = `${index}_${host.dataset.id}`;
			}
			if (gallery_layout === "grid" && isStarted && duration) {
				stopChange?.();
				container.classList.add("e-gallery--animated");
				stopChange = scope.timeout(duration, () => container.classList.remove("e-gallery--animated"));
			}
			placeSoon();
		};
		if (titles[0]) followTitles(titles, scope, choose);
		else placeSoon();
		isStarted = true;

		// Opening panels and rotating devices change its width, or only the device when scroll bars appear and disappear.
		scope.watch($viewport, placeSoon);
		onResize(scope, [container], measure);
		fetchPictures(pictures, lazyload, scope, (index, ratio) => {
			if (!unsized.delete(index)) return;
			ratios[index] = ratio;
			placeSoon();
		});
	},
});

const spaceOf = (settings: Settings, width: number): Space => ({
	width,
	gap: Math.max(0, settings.gap().size),
	columns: Math.min(mostColumns, Math.max(1, settings.columns() || (isMobile() ? 1 : isTablet() ? 2 : 4))),
	ratio: ratioOf(settings.aspect_ratio()),
	rowHeight: Math.max(1, settings.ideal_row_height().size || (isMobile() || isTablet() ? 150 : 200)),
});

const write = (shown: readonly HTMLElement[], { items, firsts }: Layout) => {
	const isFirst = new Set(firsts);
	for (const [index, item] of shown.entries()) {
		setStyles(item, items[index]!);
		item.classList.toggle("e-gallery-first-row-item", isFirst.has(index));
	}
};

/** Says how overlay, texts and picture move when the item is pointed at. */
const animate = (items: readonly HTMLElement[], settings: Settings, scope: Scope) => {
	const { background_overlay_hover_animation, content_hover_animation, image_hover_animation } = settings;
	const animations = [
		[".elementor-gallery-item__overlay", background_overlay_hover_animation],
		[".elementor-gallery-item__content > *", content_hover_animation],
		[".elementor-gallery-item__image", image_hover_animation],
	].filter(([, name]) => /^[\w-]+$/.test(name!));
	for (const item of items) {
		item.classList.toggle("elementor-animated-content", animations.length > 0);
		for (const [selector, name] of animations)
			for (const node of item.querySelectorAll(`:is(${selector}):not(form)`)) {
				scope.keep(node, "class");
				node.classList.add(`elementor-animated-item--${name}`);
			}
		const content = item.querySelector(".elementor-gallery-item__content:not(form)");
		if (!content || !settings.content_sequenced_animation) continue;
		scope.keep(content, "class");
		content.classList.add("elementor-gallery--sequenced-animation");
	}
};
