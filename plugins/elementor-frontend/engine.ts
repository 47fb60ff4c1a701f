// Third-party sliders on the engine of our carousels: the parts of Swiper's API that the engine supports.
import { parentOf, querySelectorAll } from "../../src/base/dom";
import { isObject } from "../../src/base/is-object";
import { mediaQuery } from "../../src/base/media-query";
import { createScope, type Scope } from "../../src/kit/scope";
import { type Carousel, createCarousel, type Layout, type Params } from "../../src/parts/carousel";
import { unwrap, type Wrapped } from "./jquery";
import type { Values } from "./model";

type Listeners = Record<string, (...args: unknown[]) => unknown>;
type Target = Wrapped | string | undefined;

/** Replaces `window.Swiper`. `new` returns the carousel of the container; with fewer than two slides one that does not move. */
export const createSwiperClass = (scope: Scope) =>
	class Swiper {
		constructor(target: Target, config: Values = {}) {
			const container = nodeOf(target)!;
			const { swiper } = container as { swiper?: Carousel };
			const carousel = swiper ?? create(scope, container, config) ?? createStill(container, config);
			for (const [name, listener] of Object.entries((config.on ?? {}) as Listeners)) carousel.on(name, listener);
			carousel.emit("init");
			// biome-ignore lint/correctness/noConstructorReturn: there is one carousel to a container
			return carousel as unknown as Swiper;
		}
	};

const create = (scope: Scope, container: HTMLElement, config: Values): Carousel | undefined => {
	const own = createScope(scope.page, container, "elementor-frontend");
	scope.add(own.dispose);
	const breakpoints = Object.entries((config.breakpoints ?? {}) as Record<string, Layout>)
		.map(([width, values]) => [mediaQuery(`(min-width:${Number.parseFloat(width)}px)`), values] as const)
		.filter(([, values]) => isObject(values));
	const { slidesPerView, slidesPerGroup, spaceBetween } = config as Layout;
	const params = paramsOf(scope, container, config);
	const carousel = createCarousel(own, container, params, {
		host: container.closest<HTMLElement>(".elementor-element") ?? container,
		layout: () =>
			Object.assign(
				{ slidesPerView, slidesPerGroup, spaceBetween },
				...breakpoints.filter(([{ matches }]) => matches).map(([, values]) => values),
			),
	});
	if (!carousel) return;
	for (const [query] of breakpoints) own.on(query, "change", () => carousel.update());
	showLazy(container);
	carousel.on("slideChange", () => {
		if (carousel.isEnd) carousel.emit("reachEnd");
		if (carousel.isBeginning) carousel.emit("reachBeginning");
	});
	if (config.initialSlide) carousel.slideTo(config.initialSlide as number, 0);
	return carousel;
};

const paramsOf = ({ page }: Scope, container: HTMLElement, config: Values): Params => {
	const { navigation, pagination, autoplay } = config as Record<string, Values | undefined>;
	const find = (target: unknown) => nodeOf(target as Target, container);
	return {
		...(config as Params),
		navigation: { prevEl: find(navigation?.prevEl), nextEl: find(navigation?.nextEl) },
		pagination: { type: `${pagination?.type ?? "bullets"}`, el: find(pagination?.el) },
		autoplay: autoplay
			? // The page has no styles for our button.
				{ delay: 3000, disableOnInteraction: true, ...(isObject(autoplay) && autoplay), labels: undefined }
			: undefined,
		rtlKeys: page.rtl,
		texts: { ...(page.builder.i18n as object), ...textsOf((config.a11y ?? {}) as Values) },
	};
};

/** `prevSlideMessage` of Swiper is `a11yCarouselPrevSlideMessage` of the page builder. */
const textsOf = (messages: Values): Values =>
	Object.fromEntries(
		Object.entries(messages).map(([name, text]) => [
			`a11yCarousel${name[0]?.toUpperCase()}${name.slice(1)}`,
			typeof text === "string" ? text.replace(/\s*\{\{index\}\}/, "") : text,
		]),
	);

/** @param container in which a selector is searched first */
const nodeOf = (target: Target, container?: HTMLElement): HTMLElement | undefined => {
	if (typeof target !== "string") return unwrap(target as Wrapped) as HTMLElement | undefined;
	return (container?.querySelector<HTMLElement>(target) ?? document.querySelector<HTMLElement>(target)) || undefined;
};

/** Pictures that wait for a slider are the browser's to wait with. */
const showLazy = (container: HTMLElement): void => {
	for (const picture of container.querySelectorAll<HTMLImageElement>(".swiper-lazy[data-src]")) {
		picture.loading = "lazy";
		picture.src = picture.dataset.src!;
		picture.classList.add("swiper-lazy-loaded");
		delete picture.dataset.src;
		for (const preloader of querySelectorAll.call(parentOf(picture)!, ".swiper-lazy-preloader")) preloader.remove();
	}
};

/** Members that third-party code may call if there is nothing to move. */
const createStill = (container: HTMLElement, config: Values): Carousel => {
	const nothing = () => {};
	const still = {
		el: container,
		slides: [...container.querySelectorAll<HTMLElement>(".swiper-slide")],
		params: config,
		activeIndex: 0,
		realIndex: 0,
		isBeginning: true,
		isEnd: true,
		autoplay: { running: false, start: nothing, stop: nothing },
		...Object.fromEntries(
			["slideNext", "slidePrev", "slideTo", "slideToLoop", "update", "destroy"].map((name) => [name, nothing]),
		),
		on: () => still,
		off: () => still,
		once: () => still,
		emit: nothing,
	} as unknown as Carousel;
	return still;
};
