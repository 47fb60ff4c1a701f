// The engine of all carousels: adopts a row of slides, moves it by transitions and drags, and says which slides are shown.
import { contains } from "../../base/dom";
import type { Scope } from "../../kit/scope";
import { createApi } from "./api";
import { addAutoplay } from "./autoplay";
import { awaitHands } from "./await-hands";
import { addControls } from "./controls";
import { clamp, indexNow, type Row, trackOf } from "./model";
import { createMovement } from "./movement";
import { createRing } from "./ring";
import { addState, adoptSlide, createMarks, findSlides, layOut } from "./slides";
import type { Carousel, Layout, Params, Parts, State } from "./types";

export { clamp, indexNow, positionOf, stopAt, type Track } from "./model";
export { shift } from "./shift";
export { addState } from "./slides";
export type * from "./types";

/** More slides than this would be too many layers. */
const layerLimit = 10;

/** How far each row was scrolled before the first of them was changed: asked together, they cost one layout at most. */
let scrolls: WeakMap<Element, number> | undefined;

const loadEffects = () => import("./effects");

export interface CarouselOptions {
	/** The element that contains the carousel and its buttons; the container by default. */
	host?: HTMLElement;
	/** The layout for the width of the moment. @param count of slides */
	layout?(count: number): Layout;
}

/**
 * Makes a container with its `.swiper-wrapper` and `.swiper-slide`s a carousel, until the scope ends. All lengths are
 * relative to the container: nothing is measured at the start or at a resize, and a hidden carousel is correct when
 * it is shown.
 * @returns undefined for fewer than two slides, which are left as they are
 */
export const createCarousel = (
	scope: Scope,
	container: HTMLElement,
	params: Params,
	{ host = container, layout }: CarouselOptions = {},
): Carousel | undefined => {
	const wrapper = container.querySelector<HTMLElement>(".swiper-wrapper:not(form)");
	// Another script's slider is left to it.
	if (!wrapper || !findSlides(wrapper)[1] || container.matches(".swiper-initialized,.swiper-container-initialized"))
		return;

	scrolls ??= new WeakMap(Array.from(document.querySelectorAll(".swiper-wrapper"), (node) => [node, node.scrollLeft]));
	const isRtl = container.closest("[dir]")?.getAttribute("dir") === "rtl";
	const side = isRtl ? -1 : 1;
	const track = trackOf(rowOf(params, 1));
	const state: State = { slides: [], track, gap: 0, places: [], copies: [], copied: [], stop: 0, from: 0, at: 0 };
	/** The parts that the start waits for. */
	let needed: Promise<unknown>[] | undefined = [];
	const need: Parts["need"] = (load, use) => {
		const done = scope.part(load, use);
		needed?.push(done);
	};
	/** Finds the slides and applies the params for the current device, without animation. */
	const update = () => {
		const before = state.slides;
		const active = carousel.activeIndex;
		const slides = findSlides(wrapper);
		carousel.slides = state.slides = slides;
		Object.assign(params, layout?.(slides.length));
		state.gap = positive(params.spaceBetween, 0);
		state.track = trackOf(rowOf(params, slides.length));
		for (const slide of slides) if (!before.includes(slide)) adoptSlide(slide, scope);
		layOut(state, isRtl);
		ring.reset();
		movement.rest(indexNow(before, active, slides));
	};
	const step = () => (wrapper.offsetWidth + state.gap) / state.track.visible;
	const go: Parts["go"] = (stop, ms) => movement.go(stop, ms);

	const carousel = createApi(container, wrapper, params, state, { go, step, update, side, scope });
	const ring = createRing(state, wrapper, params, side, need);
	const markSlides = createMarks(state);
	const mark = () => {
		markSlides(carousel.activeIndex);
		markControls();
	};
	const movement = createMovement(state, carousel, ring, mark, side, scope);
	const parts: Parts = { ...movement, ...controlsOf(params), scope, carousel, state, isRtl, step, need };

	scope.keep(container, "class", "style");
	scope.keep(wrapper, "id", "style", "aria-live");
	scope.add(() => {
		ring.clear();
		delete (container as { swiper?: Carousel }).swiper;
		carousel.destroyed = true;
		carousel.emit("destroy");
	});
	wrapper.id ||= `swiper-wrapper-${Math.random().toString(16).slice(2)}`;
	for (const name of [
		"initialized",
		"horizontal",
		isRtl && "rtl",
		!navigator.maxTouchPoints && "pointer-events",
		findSlides(wrapper).length <= layerLimit && "backface-hidden",
	])
		if (name) addState(container, name);

	const markControls = addControls(parts);
	update();
	// A row that the visitor has scrolled stays in place.
	const scrolled = scrolls.get(wrapper);
	if (scrolled) carousel.slideTo(Math.round(Math.abs(scrolled) / step()), 0);
	addAutoplay(parts, host);
	Object.assign(container, { swiper: carousel });
	// An element with that id is not jQuery.
	if (window.jQuery?.fn) window.jQuery(container).data("swiper", carousel);

	if (params.effect && params.effect !== "slide")
		need(loadEffects, ({ createEffect }) => movement.setEffect(createEffect(carousel, params.effect!, isRtl)));
	awaitHands(parts, host);
	if (params.grabCursor) wrapper.style.cursor = "grab";
	// A move that paper would catch halfway is over.
	scope.onPrint((isPrinting) => {
		if (!isPrinting) return;
		if (carousel.animating) update();
		for (const animation of wrapper.getAnimations?.({ subtree: true }) ?? [])
			if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
	});
	watchRow(carousel, scope);
	carousel.ready = Promise.all(needed);
	needed = undefined;
	scope.emit(container, "gossamer:carousel");
	return carousel;
};

const rowOf = ({ slidesPerView, slidesPerGroup, loop, centeredSlides, everySlide }: Params, count: number): Row => {
	const visible = positive(slidesPerView, 1);
	const isRing = !!loop && count > 1;
	return {
		count,
		visible,
		group: clamp(Math.trunc(positive(slidesPerGroup, 1)), 1, count || 1),
		isRing,
		isCentred: !!centeredSlides,
		hasAllStops: !!everySlide && !isRing,
	};
};

const controlsOf = ({ navigation, texts }: Params): Pick<Parts, "arrows" | "textOf"> => {
	const { prevEl, nextEl } = navigation ?? {};
	const arrows: Parts["arrows"] = new Map();
	if (prevEl) arrows.set(prevEl, -1);
	if (nextEl) arrows.set(nextEl, 1);
	return {
		arrows,
		textOf(name, english) {
			const text = texts?.[`a11yCarousel${name}Message`];
			return (typeof text === "string" && text) || english;
		},
	};
};

/** Handles clicks on slides, scrolling by the browser, and added or removed slides. */
const watchRow = (carousel: Carousel, scope: Scope) => {
	const { el: container, wrapperEl, params } = carousel;
	if (params.slideToClickedSlide)
		scope.on(wrapperEl, "click", ({ target }) => {
			const index = carousel.slides.findIndex((slide) => contains.call(slide, target as Node));
			if (index < 0) return;
			carousel.emit("interaction");
			carousel.slideTo(index);
		});
	// Otherwise the browser's scrolling of an element into view would shift the box permanently.
	scope.on(container, "scroll", () => (container.scrollLeft = 0));

	const changes = scope.connect(MutationObserver, () => {
		const now = findSlides(wrapperEl);
		const { slides } = carousel;
		if (now.length !== slides.length || now.some((slide, index) => slide !== slides[index])) carousel.update();
	});
	changes.observe(wrapperEl, { childList: true });
};

const positive = (value: unknown, fallback: number): number =>
	Number(value) > 0 && Number.isFinite(+value!) ? +value! : fallback;
