// The engine of all carousels: adopts a row of slides, moves it by transitions and drags, and says which slides are shown.
import { contains, matches } from "../../base/dom";
import type { Scope } from "../../kit/scope";
import { $preferences } from "../../stores/preferences";
import { addAutoplay } from "./autoplay";
import { addControls } from "./controls";
import { addDrag } from "./drag";
import { createEmitter } from "./emitter";
import { clamp, isShown, placesOf, positionOf, stopAt, type Track, trackOf, wrap } from "./model";
import { shift } from "./shift";
import type { Carousel, Effect, Layout, Params, Parts } from "./types";

export { shift } from "./shift";
export type * from "./types";

/** More slides than this would be too many layers. */
const layerLimit = 10;

const loadCopies = () => import("../carousel-copies");
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
	// Another script's slider is left to it.
	if (!wrapper || slides.length < 2 || container.classList.contains("swiper-initialized")) return;

	const isRtl = container.closest("[dir]")?.getAttribute("dir") === "rtl";
	const side = isRtl ? -1 : 1;
	/** What a ring shows twice while it moves, and at which places. */
	const copies: HTMLElement[] = [];
	let wanted: number[] = [];
	/** By how many slides each one is moved away from its place in the row. */
	const offsets = new WeakMap<HTMLElement, number>();
	let track: Track;
	let gap = 0;
	let places: number[] = [];
	let stop = 0;
	/** Where the last move began, and where it led: the position at rest. */
	let from = 0;
	let at = 0;
	let cancelEnd: (() => void) | undefined;
	let effect: Effect | undefined;
	/** What the start waits for. */
	let needed: Promise<unknown>[] | undefined = [];

	const need: Parts["need"] = (load, use) => {
		const done = scope.part(load, use);
		needed?.push(done);
	};

	const activeIndex = () => (track.hasAllStops ? stop : wrap(Math.round(at), slides.length || 1));

	/** The position that is painted. Asks for styles while a transition runs, never for a layout. */
	const painted = () => {
		if (!carousel.animating) return at;
		const transition = wrapper.getAnimations?.().find((animation) => "transitionProperty" in animation);
		return from + (at - from) * (transition?.effect?.getComputedTiming().progress ?? 1);
	};

	const write = (position: number, ms: number, begin = position) => {
		if (!effect || effect.isRow) {
			wrapper.style.transitionDuration = `${ms}ms`;
			wrapper.style.transform = `translate3d(${shift(((track.lead - position) / track.visible) * side, gap)}, 0px, 0px)`;
		}
		effect?.show(position, ms, begin);
	};

	const offset = (slide: HTMLElement, slidesAway: number) => {
		if (offsets.get(slide) === slidesAway) return;
		offsets.set(slide, slidesAway);
		// Not by `transform`, which the page builder's sheets animate for half a second.
		slide.style.translate = slidesAway ? shift(slidesAway * side, gap) : "";
	};

	/** Puts the slides of a ring where a move between two positions needs them. */
	const place = (begin: number, end: number) => {
		places = [...slides.keys()];
		if (!track.isRing) return;
		[places, wanted] = placesOf(track, begin, end);
		if (effect && !effect.isRow) return;
		for (const [index, slide] of slides.entries()) offset(slide, places[index]! - index);
		if (wanted[0] !== undefined || copies[0])
			need(loadCopies, ({ showCopies }) => showCopies({ slides, copies, wrapper, offset }, wanted));
	};

	/** Says which slides are shown. */
	const mark = () => {
		const active = activeIndex();
		const focused = document.activeElement;
		let isLost = false;
		slides.forEach((slide, index) => {
			const isHidden = !isShown(track, places[index]!, at);
			if (slide.hasAttribute("inert") !== isHidden) {
				isLost ||= isHidden && contains.call(slide, focused);
				slide.ariaHidden = isHidden ? "true" : null;
				slide.toggleAttribute("inert", isHidden);
			}
			for (const [name, away] of states) {
				const neighbour = active + away;
				const isIt = index === (track.isRing ? wrap(neighbour, slides.length) : neighbour);
				slide.classList.toggle(`swiper-slide-${name}`, isIt);
			}
		});
		// What is inert loses the focus to the body, and the keys with it.
		if (isLost) {
			slides[active]!.tabIndex = -1;
			slides[active]!.focus({ preventScroll: true });
		}
		controls.mark();
	};

	/** Nothing moves any more. */
	const halt = () => {
		cancelEnd?.();
		carousel.animating = false;
	};

	const end = () => {
		halt();
		place(at, at);
		wrapper.style.transitionDuration = "0ms";
		carousel.emit("slideChangeTransitionEnd");
		carousel.emit("transitionEnd");
	};

	const go: Parts["go"] = (target, ms = params.speed ?? 300) => {
		if (scope.signal.aborted) return;
		const { isRing, stops } = track;
		const round = isRing ? Math.floor(target / stops) : 0;
		const next = isRing ? target - round * stops : clamp(target, 0, stops - 1);
		const begin = painted() - round * slides.length;
		const to = positionOf(track, next);
		const isChange = next !== stop;
		if (begin === to && !isChange) return;
		const duration = begin === to || $preferences.get().reducedMotion ? 0 : Math.max(0, ms);
		carousel.previousIndex = activeIndex();
		halt();
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
		carousel.animating = true;
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
		const { length: count } = slides;
		const visible = positive(params.slidesPerView, 1);
		const isRing = !!params.loop && count > 1 && count >= Math.floor(visible);
		gap = positive(params.spaceBetween, 0);
		track = trackOf({
			count,
			visible,
			group: clamp(Math.trunc(positive(params.slidesPerGroup, 1)), 1, count || 1),
			isRing,
			isCentred: !!params.centeredSlides,
			hasAllStops: !!params.everySlide && !isRing,
		});
		for (const node of copies.splice(0)) node.remove();
		slides.forEach((slide, index) => {
			slide.style.width = `calc((100% - ${gap * (visible - 1)}px) / ${visible})`;
			slide.style[isRtl ? "marginLeft" : "marginRight"] = `${gap}px`;
			offsets.delete(slide);
			slide.style.translate = "";
			slide.dataset.swiperSlideIndex = `${index}`;
			if (/^(\d+ (of|\/) \d+)?$/.test(slide.ariaLabel ?? "")) slide.ariaLabel = `${index + 1} of ${count}`;
		});
		halt();
		stop = clamp(stop, 0, track.stops - 1);
		from = at = positionOf(track, stop);
		place(at, at);
		write(at, 0);
		controls.draw();
		mark();
		// Where each move shows a slide twice.
		if (isRing && placesOf(track, 0, track.group)[1].length) need(loadCopies, () => {});
	};

	const adopt = (slide: HTMLElement) =>
		scope.keep(slide, "class", "style", "aria-hidden", "inert", "aria-label", "tabindex", "data-swiper-slide-index");

	const slideTo = (index: number | string, ms?: number) => {
		if (!Number.isFinite(+index) || index === "") throw new TypeError(`${index} is no slide`);
		go(stopAt(track, clamp(+index, 0, slides.length - 1)), ms);
	};

	/** CSS pixels from slide to slide. */
	const stepOf = () => (wrapper.offsetWidth + gap) / track.visible;

	const carousel: Carousel = {
		el: container,
		wrapperEl: wrapper,
		slides,
		params,
		get activeIndex() {
			return activeIndex();
		},
		get realIndex() {
			return activeIndex();
		},
		previousIndex: 0,
		get isBeginning() {
			return at <= 0;
		},
		get isEnd() {
			return at >= track.last;
		},
		animating: false,
		destroyed: false,
		get translate() {
			return -at * stepOf() * side;
		},
		get progress() {
			return at / (track.last || 1);
		},
		autoplay: { running: false, start() {}, stop() {} },
		slideNext: (ms) => go(stop + 1, ms),
		slidePrev: (ms) => go(stop - 1, ms),
		slideTo,
		slideToLoop: slideTo,
		update() {
			const active = slides[activeIndex()];
			const known = new Set(slides);
			carousel.slides = slides = find();
			for (const slide of slides) if (!known.has(slide)) adopt(slide);
			stop = stopAt(trackOf({ ...track, count: slides.length }), Math.max(0, slides.indexOf(active!)));
			apply();
			carousel.emit("update");
		},
		destroy: () => (scope as { dispose?(): void }).dispose?.(),
		...createEmitter(scope, () => carousel),
	};

	const parts: Parts = {
		scope,
		carousel,
		isRtl,
		track: () => track,
		stop: () => stop,
		step: stepOf,
		go,
		need,
		take() {
			from = at = painted();
			halt();
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

	scope.keep(container, "class", "style");
	scope.keep(wrapper, "id", "style", "aria-live");
	for (const slide of slides) adopt(slide);
	scope.add(() => {
		for (const node of copies) node.remove();
		delete (container as { swiper?: Carousel }).swiper;
		carousel.destroyed = true;
		carousel.emit("destroy");
	});
	wrapper.id ||= `swiper-wrapper-${Math.random().toString(16).slice(2)}`;
	for (const [name, isSet] of Object.entries({
		initialized: true,
		horizontal: true,
		rtl: isRtl,
		"pointer-events": !navigator.maxTouchPoints,
		"backface-hidden": slides.length <= layerLimit,
	}))
		container.classList.toggle(`swiper-${name}`, isSet);
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
		need(loadEffects, ({ createEffect }) => {
			effect = createEffect(carousel, params.effect!, {
				isRtl,
				places: () => places,
				gap: () => gap,
				middleOf: (position) => position - track.lead + (track.visible - 1) / 2,
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

	const observer = new MutationObserver(() => {
		const now = find();
		if (now.length !== slides.length || now.some((slide, index) => slide !== slides[index])) scope.run(carousel.update);
	});
	observer.observe(wrapper, { childList: true });
	scope.add(() => observer.disconnect());
	carousel.ready = Promise.all(needed);
	needed = undefined;
	return carousel;
};

/** Classes of slides, by how far they are from the active one. */
const states = Object.entries({ active: 0, next: 1, prev: -1 });

const positive = (value: unknown, fallback: number): number =>
	Number(value) > 0 && Number.isFinite(+value!) ? +value! : fallback;
