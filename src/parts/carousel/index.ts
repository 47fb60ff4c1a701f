// The engine of all carousels: adopts a row of slides, moves it by transitions and drags, and says which slides are shown.

import { contains, matches } from "../../base/dom";
import type { Scope } from "../../kit/scope";
import { $preferences } from "../../stores/preferences";
import { addAutoplay } from "./autoplay";
import { addControls } from "./controls";
import { addDrag } from "./drag";
import { createEmitter } from "./emitter";
import { edgeOf, isShown, lastOf, placesOf, positionOf, stopAt, stopsOf, type Track, wrap } from "./model";
import { shift } from "./shift";
import type { Carousel, Effect, Layout, Params, Parts } from "./types";

export { shift } from "./shift";
export type * from "./types";

/** More slides than this would be too many layers. */
const layerLimit = 10;

const loadEffects = () => import("../carousel-effects");

export interface CarouselOptions {
	/** What holds the carousel with its buttons; the container unless said. */
	host?: HTMLElement;
	/** The layout for the width of the moment. */
	layout?(): Layout;
}

/**
 * Makes a container with its `.swiper-wrapper` and `.swiper-slide`s a carousel, until the scope ends. All lengths are
 * shares of the container: it needs no measuring, at start and at resize, and one that is hidden is right when it is shown.
 * @returns undefined for fewer than two slides, which are left as they are
 */
export const createCarousel = (
	scope: Scope,
	container: HTMLElement,
	params: Params,
	{ host = container, layout }: CarouselOptions = {},
): Carousel | undefined => {
	const wrapper = container.querySelector<HTMLElement>(".swiper-wrapper:not(form)");
	const find = () =>
		([...(wrapper?.children ?? [])] as HTMLElement[]).filter((node) =>
			// Fields of a form hide its members: one is no slide.
			matches.call(node, ".swiper-slide:not(.swiper-slide-duplicate,form)"),
		);
	let slides = find();
	if (!wrapper || slides.length < 2) return;

	const isRtl = container.closest("[dir]")?.getAttribute("dir") === "rtl";
	/** Copies of slides that a ring shows twice while it moves. */
	const copies: HTMLElement[] = [];
	/** By how many slides each one is moved away from its place in the row. */
	const offsets = new WeakMap<HTMLElement, number>();
	let track: Track;
	let gap = 0;
	let places: number[] = [];
	let stop = 0;
	let previousIndex = 0;
	/** Where the last move began, and where it led: the position at rest. */
	let from = 0;
	let at = 0;
	let isMoving = false;
	let cancelEnd: (() => void) | undefined;
	let effect: Effect | undefined;

	const activeIndex = () => (track.hasAllStops ? stop : indexAt(at));
	const indexAt = (position: number) => Math.min(wrap(Math.round(position), slides.length), slides.length - 1);

	/** The position that is painted. Asks for styles while a transition runs, never for a layout. */
	const painted = () => {
		if (!isMoving) return at;
		const transition = wrapper.getAnimations?.().find((animation) => "transitionProperty" in animation);
		return from + (at - from) * (transition?.effect?.getComputedTiming().progress ?? 1);
	};

	const write = (position: number, ms: number, begin = position) => {
		if (effect && !effect.isRow) return effect.show(position, ms, begin);
		const { visible, isCentred } = track;
		const slidesAway = (isCentred ? (visible - 1) / 2 : 0) - position;
		wrapper.style.transitionDuration = `${ms}ms`;
		wrapper.style.transform = `translate3d(${shift((slidesAway / visible) * (isRtl ? -1 : 1), gap)}, 0px, 0px)`;
		effect?.show(position, ms, begin);
	};

	const offset = (slide: HTMLElement, slidesAway: number) => {
		if (offsets.get(slide) === slidesAway) return;
		offsets.set(slide, slidesAway);
		// Not by `transform`, which the page builder's sheets animate for half a second.
		slide.style.translate = slidesAway ? shift(slidesAway * (isRtl ? -1 : 1), gap) : "";
	};

	const copy = (index: number) => {
		const node = slides[index]!.cloneNode(true) as HTMLElement;
		// A second radio button of the name would take the choice from the first.
		for (const named of [node, ...node.querySelectorAll("[id],[name]")])
			for (const name of ["id", "name"]) named.removeAttribute(name);
		node.classList.remove(...stateClasses);
		node.classList.add("swiper-slide-duplicate");
		node.ariaHidden = "true";
		node.toggleAttribute("inert", true);
		return node;
	};

	/** Puts the slides of a ring where a move between two positions needs them. */
	const place = (begin: number, end: number) => {
		places = slides.map((_, index) => index);
		if (!track.isRing) return;
		const [next, wanted] = placesOf(track, begin, end);
		places = next;
		if (effect && !effect.isRow) return;
		for (const [index, slide] of slides.entries()) offset(slide, next[index]! - index);
		const indexes = wanted.map((at) => wrap(at, slides.length));
		for (const node of copies.splice(indexes.length)) node.remove();
		indexes.forEach((index, order) => {
			if (copies[order]?.dataset.swiperSlideIndex !== `${index}`) {
				copies[order]?.remove();
				copies[order] = copy(index);
				wrapper.append(copies[order]);
			}
		});
		// In their order, which a replaced one has lost.
		wrapper.append(...copies);
		for (const [order, node] of copies.entries()) offset(node, wanted[order]! - slides.length - order);
	};

	/** Says which slides are shown. */
	const mark = () => {
		const active = activeIndex();
		const { length } = slides;
		const neighbours = [active, active + 1, active - 1].map((index) => (track.isRing ? wrap(index, length) : index));
		const focused = document.activeElement;
		let isLost = false;
		slides.forEach((slide, index) => {
			const isHidden = !isShown(track, places[index]!, at);
			if (slide.hasAttribute("inert") !== isHidden) {
				isLost ||= isHidden && contains.call(slide, focused);
				slide.ariaHidden = isHidden ? "true" : null;
				slide.toggleAttribute("inert", isHidden);
			}
			for (const [order, name] of stateClasses.entries()) slide.classList.toggle(name, neighbours[order] === index);
		});
		// What is inert loses the focus to the body, and the keys with it.
		if (isLost) {
			slides[active]!.tabIndex = -1;
			slides[active]!.focus({ preventScroll: true });
		}
		controls.mark();
	};

	const end = () => {
		isMoving = false;
		cancelEnd = undefined;
		place(at, at);
		wrapper.style.transitionDuration = "0ms";
		carousel.emit("slideChangeTransitionEnd");
		carousel.emit("transitionEnd");
	};

	const go: Parts["go"] = (target, ms = params.speed ?? 300) => {
		if (scope.signal.aborted) return;
		const stops = stopsOf(track);
		const round = track.isRing ? Math.floor(target / stops) : 0;
		const next = track.isRing ? wrap(target, stops) : Math.max(0, Math.min(target, stops - 1));
		const begin = painted() - round * slides.length;
		const to = positionOf(track, next);
		const isChange = next !== stop;
		if (begin === to && !isChange) return;
		const duration = begin === to || $preferences.get().reducedMotion ? 0 : Math.max(0, ms);
		previousIndex = activeIndex();
		place(begin, to);
		if (round) {
			write(begin, 0);
			// The transition begins at what has been styled.
			if (duration) void getComputedStyle(wrapper).opacity;
		}
		from = begin;
		at = to;
		stop = next;
		write(to, duration, begin);
		isMoving = true;
		cancelEnd?.();
		mark();
		if (isChange) {
			carousel.emit("slideChange");
			scope.emit(container, "gossamer:slide", { index: carousel.realIndex });
		}
		carousel.emit("slideChangeTransitionStart");
		carousel.emit("transitionStart");
		if (duration) cancelEnd = scope.timeout(duration, end);
		else end();
	};

	/** Applies what the params say for the device of the moment; nothing of it is animated. */
	const apply = () => {
		Object.assign(params, layout?.());
		const visible = positive(params.slidesPerView, 1);
		const group = Math.min(Math.max(1, Math.trunc(positive(params.slidesPerGroup, 1))), slides.length || 1);
		gap = positive(params.spaceBetween, 0);
		const isRing = !!params.loop && slides.length > 1 && slides.length >= Math.floor(visible);
		track = {
			count: slides.length,
			visible,
			group,
			isRing,
			isCentred: !!params.centeredSlides,
			hasAllStops: !!params.everySlide && !isRing,
		};
		const width = visible === 1 ? "100%" : `calc((100% - ${gap * (visible - 1)}px) / ${visible})`;
		for (const node of copies.splice(0)) node.remove();
		slides.forEach((slide, index) => {
			slide.style.width = width;
			slide.style[isRtl ? "marginLeft" : "marginRight"] = `${gap}px`;
			offsets.delete(slide);
			slide.style.translate = "";
			slide.dataset.swiperSlideIndex = `${index}`;
			if (/^(\d+ (of|\/) \d+)?$/.test(slide.ariaLabel ?? "")) slide.ariaLabel = `${index + 1} of ${slides.length}`;
		});
		cancelEnd?.();
		isMoving = false;
		stop = Math.max(0, Math.min(stop, stopsOf(track) - 1));
		from = at = positionOf(track, stop);
		place(at, at);
		write(at, 0);
		controls.draw();
		mark();
	};

	const adopt = (slide: HTMLElement) =>
		scope.keep(slide, "class", "style", "aria-hidden", "inert", "aria-label", "tabindex", "data-swiper-slide-index");

	const slideTo = (index: number | string, ms?: number) => {
		if (!Number.isFinite(+index) || index === "") throw new TypeError(`${index} is no slide`);
		go(stopAt(track, Math.max(0, Math.min(+index, slides.length - 1))), ms);
	};

	const carousel: Carousel = {
		el: container,
		wrapperEl: wrapper,
		get slides() {
			return slides;
		},
		params,
		get activeIndex() {
			return activeIndex();
		},
		get realIndex() {
			return activeIndex();
		},
		get previousIndex() {
			return previousIndex;
		},
		get isBeginning() {
			return at <= 0;
		},
		get isEnd() {
			return at >= lastOf(track);
		},
		get animating() {
			return isMoving;
		},
		get destroyed() {
			return scope.signal.aborted;
		},
		get translate() {
			return -at * stepOf() * (isRtl ? -1 : 1);
		},
		get progress() {
			return at / (lastOf(track) || 1);
		},
		autoplay: { running: false, start() {}, stop() {} },
		slideNext: (ms) => go(stop + 1, ms),
		slidePrev: (ms) => go(stop - 1, ms),
		slideTo,
		slideToLoop: slideTo,
		update() {
			const active = slides[activeIndex()];
			const known = new Set(slides);
			slides = find();
			for (const slide of slides) if (!known.has(slide)) adopt(slide);
			track = { ...track, count: slides.length };
			stop = stopAt(track, Math.max(0, slides.indexOf(active!)));
			apply();
			carousel.emit("update");
		},
		destroy: () => (scope as { dispose?(): void }).dispose?.(),
		...createEmitter(scope, () => carousel),
	};

	/** CSS pixels from slide to slide. */
	const stepOf = () => (wrapper.offsetWidth + gap) / track.visible;
	const parts: Parts = {
		scope,
		carousel,
		isRtl,
		track: () => track,
		stop: () => stop,
		stops: () => stopsOf(track),
		step: stepOf,
		go,
		take() {
			from = at = painted();
			cancelEnd?.();
			isMoving = false;
			write(at, 0);
			return at;
		},
		drag(position) {
			// Placed for the whole way to the next slide: once a slide, not in each frame.
			const slot = Math.floor(position);
			if (slot !== Math.floor(at)) place(slot, slot + 1);
			at = position;
			write(at, 0);
		},
	};

	const { classList } = container;
	scope.keep(container, "class", "style");
	scope.keep(wrapper, "id", "style", "aria-live");
	for (const slide of slides) adopt(slide);
	scope.add(() => {
		for (const node of copies) node.remove();
		delete (container as { swiper?: Carousel }).swiper;
		carousel.emit("destroy");
	});
	wrapper.id ||= `swiper-wrapper-${Math.random().toString(16).slice(2)}`;
	classList.add("swiper-initialized", "swiper-horizontal");
	classList.toggle("swiper-rtl", isRtl);
	classList.toggle("swiper-pointer-events", !navigator.maxTouchPoints);
	classList.toggle("swiper-backface-hidden", slides.length <= layerLimit);
	// Whoever has scrolled the row by hand finds it where it was.
	const scrolled = wrapper.scrollLeft;
	if (scrolled) {
		stop = Math.round(Math.abs(scrolled) / (slides[0]!.offsetWidth + positive(params.spaceBetween, 0)));
		wrapper.scrollLeft = 0;
	}

	const controls = addControls(parts, host);
	addAutoplay(parts, host);
	apply();
	Object.assign(container, { swiper: carousel });
	// An element with that id is no jQuery.
	if (window.jQuery?.fn) window.jQuery(container).data("swiper", carousel);

	if (params.effect && params.effect !== "slide")
		scope.part(loadEffects, ({ createEffect }) => {
			effect = createEffect(carousel, params.effect!, {
				isRtl,
				places: () => places,
				gap: () => gap,
				middleOf: (position) => edgeOf(track, position) + (track.visible - 1) / 2,
			});
			apply();
		});

	addDrag(parts);
	if (params.grabCursor) wrapper.style.cursor = "grab";
	if (params.slideToClickedSlide)
		scope.on(wrapper, "click", ({ target }) => {
			const index = slides.findIndex((slide) => contains.call(slide, target as Node));
			if (index < 0) return;
			carousel.emit("interaction");
			go(stopAt(track, places[index]!));
		});
	// Whatever the browser scrolls into view inside of the box moves it for good otherwise.
	scope.on(container, "scroll", () => (container.scrollLeft = 0));

	if (window.MutationObserver) {
		const observer = new MutationObserver(() => {
			const now = find();
			if (now.length !== slides.length || now.some((slide, index) => slide !== slides[index]))
				scope.run(carousel.update);
		});
		observer.observe(wrapper, { childList: true });
		scope.add(() => observer.disconnect());
	}
	return carousel;
};

const stateClasses = ["swiper-slide-active", "swiper-slide-next", "swiper-slide-prev"] as const;

const positive = (value: unknown, fallback: number): number =>
	Number(value) > 0 && Number.isFinite(+value!) ? +value! : fallback;
