// Carousels and slides: reads what each family prints, and puts the engine on its container.
import { closest, getAttribute, setAttribute } from "../../src/base/dom";
import { definePlugin } from "../../src/kit/plugin";
import { queryOwn } from "../../src/kit/query-own";
import type { SettingsOf } from "../../src/kit/settings";
import { createCarousel, type Params } from "../../src/parts/carousel";
import { $viewport } from "../../src/stores/viewport";
import { layoutOf, paramsOf } from "./families";
import { settings } from "./settings";

export type Settings = SettingsOf<typeof settings>;

const thumbs = "elementor-thumbnails-swiper";
const loadThumbs = () => import("./thumbs");
const loadLazy = () => import("./lazy");
const loadSlides = () => import("./slides");

export default definePlugin({
	settings,
	async setup(host, settings, scope) {
		const [type = ""] = (getAttribute.call(host, "data-widget_type") ?? "").split(".");
		const [container] = queryOwn(host, `.swiper:not(.${thumbs},form)`);
		if (!container) return;
		const { page } = scope;
		// The server prints a list, of groups: neither.
		scope.keep(container, "role");
		if (container.role === "list") container.role = "region";
		const params: Params = paramsOf(type, settings);
		const isSwapped = page.rtl && /^(loop|nested)/.test(type);
		const [prevEl, nextEl] = (isSwapped ? ["next", "prev"] : ["prev", "next"]).map(
			(side) => queryOwn(host, `.elementor-swiper-button-${side}:not(form)`)[0],
		);
		const [el] = queryOwn(host, ".swiper-pagination:not(form)");
		params.navigation = { prevEl, nextEl };
		params.pagination = { el: params.pagination?.type ? el : undefined, ...params.pagination };
		params.rtlKeys = page.rtl;
		params.a11y = messagesOf((page.builder.i18n ?? {}) as Record<string, string>, settings);
		if (page.edit) Object.assign(params, { loop: false, autoplay: undefined, allowTouchMove: false });

		const needed: Promise<unknown>[] = [];
		const layout = () => layoutOf(type, settings, container.querySelectorAll(".swiper-slide").length);
		const carousel = createCarousel(scope, container, params, { host, layout });
		if (type === "slides") needed.push(scope.part(loadSlides, ({ animate }) => animate(scope, container, carousel)));
		if (!carousel) return void (await needed[0]);
		for (const side of ["left", "right", "both"])
			if (settings.infinite && settings.offset_sides === side) container.classList.add(`offset-${side}`);
		scope.keep(host, "class");
		setAttribute.call(host, "class", `${getAttribute.call(host, "class")} e-widget-swiper`);
		closest.call(host, ".elementor-widget-wrap:not(form)")?.classList.add("e-swiper-container");
		let device = $viewport.get().suffixes[0];
		scope.watch($viewport, ({ suffixes: [suffix] }) => {
			if (suffix === device) return;
			device = suffix;
			carousel.update();
		});

		const [thumbnails] = queryOwn(host, `.${thumbs}:not(form)`);
		if (thumbnails)
			needed.push(scope.part(loadThumbs, ({ addThumbs }) => addThumbs(scope, carousel, thumbnails, settings)));
		if (settings.lazyload) needed.push(scope.part(loadLazy, ({ loadNear }) => loadNear(scope, carousel)));
		await Promise.all(needed);
	},
});

/** The page's texts, as far as it has them. */
const messagesOf = (texts: Record<string, string>, { pause_label, play_label }: Settings) =>
	({
		prevSlideMessage: texts.a11yCarouselPrevSlideMessage,
		nextSlideMessage: texts.a11yCarouselNextSlideMessage,
		firstSlideMessage: texts.a11yCarouselFirstSlideMessage,
		lastSlideMessage: texts.a11yCarouselLastSlideMessage,
		paginationBulletMessage: texts.a11yCarouselPaginationBulletMessage,
		pauseMessage: pause_label,
		playMessage: play_label,
	}) as Params["a11y"];
