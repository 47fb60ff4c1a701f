// `container.swiper`: the API of a carousel for other scripts.
import type { Scope } from "../../kit/scope";
import { createEmitter } from "./emitter";
import { clamp, stopAt, wrap } from "./model";
import type { Carousel, Params, Parts, State } from "./types";

export interface ApiOptions extends Pick<Parts, "go" | "step"> {
	update(): void;
	/** -1 in a right-to-left row, else 1. */
	side: number;
	scope: Scope;
}

export const createApi = (
	container: HTMLElement,
	wrapper: HTMLElement,
	params: Params,
	state: State,
	{ go, step, update, side, scope }: ApiOptions,
): Carousel => {
	/** The position within one round. */
	const here = () => {
		const { track, at } = state;
		return track.isRing ? wrap(at, track.count) : at;
	};
	const slideTo = (index: number | string, ms?: number) => {
		if (!Number.isFinite(+index) || index === "") throw new TypeError(`${index} is no slide`);
		const { track, places, slides } = state;
		go(stopAt(track, places[clamp(Math.trunc(+index), 0, slides.length - 1)] ?? 0), ms);
	};
	return {
		el: container,
		wrapperEl: wrapper,
		slides: state.slides,
		params,
		get activeIndex() {
			const { track, stop, at, slides } = state;
			return track.hasAllStops ? stop : wrap(Math.round(at), slides.length || 1);
		},
		get realIndex() {
			return this.activeIndex;
		},
		previousIndex: 0,
		get isBeginning() {
			return here() <= 0;
		},
		get isEnd() {
			return here() >= state.track.last;
		},
		get isLocked() {
			return state.track.stops < 2;
		},
		animating: false,
		destroyed: false,
		get translate() {
			return -here() * step() * side;
		},
		get progress() {
			return here() / (state.track.last || 1);
		},
		autoplay: { running: false } as Carousel["autoplay"],
		slideNext: (ms) => go(state.stop + 1, ms),
		slidePrev: (ms) => go(state.stop - 1, ms),
		slideTo,
		slideToLoop: slideTo,
		update,
		destroy: () => (scope as { dispose?(): void }).dispose?.(),
		...createEmitter(scope),
	};
};
