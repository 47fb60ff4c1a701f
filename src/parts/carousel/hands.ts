// Touch, mouse and keyboard handling of a carousel: the row follows a drag, springs at its ends, and moves to a stop on release; moves by keys are announced.
import { closestTo } from "../../base/dom";
import { zoomOf } from "../../kit/inline-styles";
import { isPress, plainKey } from "../../kit/keys";
import { followDrag } from "../drag";
import { clamp, positionOf, stopAt, type Track } from "./model";
import type { Carousel, Parts } from "./types";

/** A longer drag counts as slow: it moves to the nearer stop. */
const slowMs = 300;

/**
 * @param notice the live region that announces moves by keys
 * @returns handles an earlier event
 */
export const serveHands = (parts: Parts, host: HTMLElement, notice: HTMLElement): ((event: Event) => void) => {
	const { scope, carousel } = parts;
	const drag = carousel.params.allowTouchMove === false ? undefined : followPointer(parts);
	const press = addKeys(parts, notice);
	scope.on(host, "keydown", (event) => event.defaultPrevented || press(event));
	return (event) => (event.type === "keydown" ? press(event as KeyboardEvent) : drag?.(event as PointerEvent));
};

/** Reads the layout once, when a drag begins. */
const followPointer = ({ scope, carousel, state, isRtl, step, go, take, drag }: Parts) => {
	const { params, wrapperEl } = carousel;
	const { threshold = 5, shortSwipes, longSwipesRatio } = params;
	let from = 0;
	let to = 0;
	let skipped = 0;
	/** The window's pixels from slide to slide. */
	let pixels = 1;
	return followDrag(scope, wrapperEl, {
		axis: "x",
		threshold,
		canStart: ({ target }) => !carousel.isLocked && draggedAt(target) === carousel.el,
		onStart({ dx }) {
			from = to = take();
			// The row does not jump by the distance of the drag threshold; a flick may be a single long move.
			skipped = clamp(dx, -threshold, threshold);
			pixels = step() * zoomOf(wrapperEl) || 1;
			carousel.emit("touchStart");
		},
		onMove({ dx }) {
			to = resist(state.track, from + ((dx - skipped) / pixels) * (isRtl ? 1 : -1), pixels);
			drag(to);
			carousel.emit("sliderMove");
		},
		onEnd({ ms }, isCancelled) {
			carousel.emit("touchEnd");
			go(settle(state.track, from, to, isCancelled || ms >= slowMs || shortSwipes === false, longSwipesRatio));
		},
	});
};

/** The container of the carousel that a press drags: the innermost one that can move, by any script. */
const draggedAt = (target: EventTarget | null): Element | null => {
	const container = closestTo<Element & { swiper?: Partial<Carousel> }>(target, ".swiper-initialized");
	const { isLocked, params } = container?.swiper ?? {};
	return isLocked || params?.allowTouchMove === false ? draggedAt(container!.parentElement) : container;
};

/** Keys on arrows, bullets and slides. */
const addKeys = ({ carousel, state, go, textOf, arrows }: Parts, notice: HTMLElement) => {
	const { params } = carousel;

	const move = (steps: number) => {
		carousel.emit("interaction");
		go(state.stop + steps);
		const { isRing, stops } = state.track;
		const isEnd = !isRing && state.stop === (steps > 0 ? stops - 1 : 0);
		const next = isEnd ? textOf("LastSlide", "This is the last slide") : textOf("NextSlide", "Next slide");
		const previous = isEnd ? textOf("FirstSlide", "This is the first slide") : textOf("PrevSlide", "Previous slide");
		notice.textContent = "";
		notice.textContent = steps > 0 ? next : previous;
	};

	return (event: KeyboardEvent) => {
		const target = event.target as HTMLElement;
		const steps = arrows.get(target);
		const isBullet = !steps && params.pagination?.el?.contains(target);
		if ((isBullet || steps) && isPress(event)) {
			event.preventDefault();
			return steps ? move(steps) : target.click();
		}
		const way = { ArrowLeft: -1, ArrowRight: 1 }[plainKey(event)];
		const isOnSlide =
			closestTo(target, ".swiper-wrapper") === carousel.wrapperEl &&
			!closestTo(target, "input,select,textarea,video,audio,[contenteditable]");
		if (!way || !(isBullet || steps || isOnSlide)) return;
		event.preventDefault();
		move(params.rtlKeys ? -way : way);
	};
};

/**
 * The stop that a released drag goes to: the next one in its direction, and after a slow drag the nearer one.
 * @param ratio part of the way to the next stop from which a slow drag moves there
 */
export const settle = (track: Track, from: number, to: number, isSlow: boolean, ratio = 0.5): number => {
	const stop = stopAt(track, to);
	const start = positionOf(track, stop);
	const way = positionOf(track, stop + 1) - start;
	const part = way > 0 ? (to - start) / way : 0;
	const isOnward = to > from ? !isSlow || part >= ratio : isSlow && part > 1 - ratio;
	return stop + +(isOnward && part > 0);
};

/** A position with the resistance that a row offers beyond its ends. @param step pixels from slide to slide */
export const resist = (track: Track, position: number, step: number): number => {
	if (track.isRing) return position;
	const over = position - clamp(position, 0, track.last);
	return position - over + (Math.sign(over) * (Math.abs(over) * step) ** 0.85) / step;
};
