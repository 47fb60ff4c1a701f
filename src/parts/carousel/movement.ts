// Moves a carousel: by a transition to a stop, and immediately under a finger.
import type { Scope } from "../../kit/scope";
import { $preferences } from "../../stores/preferences";
import { clamp, positionOf, stopAt } from "./model";
import type { Placement } from "./ring";
import { shift } from "./shift";
import type { Carousel, Parts, ShowEffect, State } from "./types";

export interface Movement extends Pick<Parts, "go" | "take" | "drag"> {
	/** Jumps to the stop of a slide, without a transition. */
	rest(slide: number): void;
	/** The function that shows positions from now on. */
	setEffect(effect: ShowEffect): void;
}

/** After so many slides in one direction a ring starts counting again: the fractions of lengths get lost. */
const farAway = 9999;

/**
 * @param mark says which slides are shown
 * @param side -1 in a right-to-left row, else 1
 */
export const createMovement = (
	state: State,
	carousel: Carousel,
	{ place }: Placement,
	mark: () => void,
	side: number,
	scope: Scope,
): Movement => {
	const { el, wrapperEl, params } = carousel;
	const { style } = wrapperEl;
	let cancelEnd: (() => void) | undefined;
	let effect: ShowEffect | undefined;
	/** On the way to another slide; a drag that springs back is not one. */
	let isChanging = false;

	/** The position that is painted. Asks for styles while a transition runs, never for a layout. */
	const painted = () => {
		const { from, at } = state;
		if (!carousel.animating) return at;
		const transition = wrapperEl.getAnimations?.().find((animation) => "transitionProperty" in animation);
		return from + (at - from) * (transition?.effect?.getComputedTiming().progress ?? 1);
	};
	/** Shows the position, after a transition of so long. */
	const write = (ms: number) => {
		const { track, at, gap } = state;
		style.transitionDuration = `${ms}ms`;
		style.transform = `translate3d(${shift(((track.lead - at) / track.visible) * side, gap)}, 0px, 0px)`;
		effect?.(state, ms);
	};
	/** Jumps to a position and ends any move. */
	const stand = (position: number) => {
		state.from = state.at = position;
		write(0);
	};
	const halt = () => {
		cancelEnd?.();
		carousel.animating = false;
	};
	const tellEnd = () => {
		if (isChanging) carousel.emit("slideChangeTransitionEnd");
		isChanging = false;
		carousel.emit("transitionEnd");
	};
	const end = () => {
		halt();
		if (Math.abs(state.at) > farAway) carousel.update();
		place(state.at, state.at);
		stand(state.at);
		tellEnd();
	};
	/** Placed for the whole way to the next slide: once a slide, not in each frame. */
	const placeAround = (position: number) => place(Math.floor(position), Math.floor(position) + 1);

	return {
		go(target, ms = params.speed ?? 300) {
			if (scope.signal.aborted) return;
			const { track } = state;
			const next = track.isRing ? target : clamp(target, 0, track.stops - 1);
			const begin = painted();
			const to = positionOf(track, next);
			const isChange = next !== state.stop;
			if (begin === to && !isChange) return;
			const duration = begin === to || $preferences.get().reducedMotion ? 0 : Math.max(0, ms);
			carousel.previousIndex = carousel.activeIndex;
			halt();
			place(begin, to);
			state.from = begin;
			state.at = to;
			state.stop = next;
			write(duration);
			carousel.animating = true;
			mark();
			if (isChange) {
				carousel.emit("slideChange");
				scope.emit(el, "gossamer:slide", { index: carousel.realIndex });
				isChanging = true;
				carousel.emit("slideChangeTransitionStart");
			}
			carousel.emit("transitionStart");
			if (duration) cancelEnd = scope.timeout(duration, end);
			else end();
		},
		take() {
			const wasMoving = carousel.animating;
			const position = painted();
			halt();
			placeAround(position);
			stand(position);
			if (wasMoving) tellEnd();
			return position;
		},
		drag(position) {
			if (Math.floor(position) !== Math.floor(state.at)) placeAround(position);
			stand(position);
		},
		rest(slide) {
			const wasMoving = carousel.animating;
			const { track } = state;
			halt();
			state.stop = stopAt(track, slide);
			const position = positionOf(track, state.stop);
			place(position, position);
			stand(position);
			mark();
			carousel.emit("update");
			// Shows the elements hidden for the move again, and notifies those who wait for its end.
			if (wasMoving) tellEnd();
		},
		setEffect(show) {
			effect = show;
			carousel.update();
		},
	};
};
