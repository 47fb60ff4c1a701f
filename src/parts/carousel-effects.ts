// Effects of carousels other than moving the row alone: fade, cube, coverflow.
import { type Carousel, type Effect, shift } from "./carousel";

export interface EffectContext {
	isRtl: boolean;
	/** The place of each slide. */
	places(): number[];
	/** CSS pixels between slides. */
	gap(): number;
	/** What stands in the middle of the box at a position. */
	middleOf(position: number): number;
}

/** Distance of the eye, in CSS pixels. */
const perspective = "1200px";
/** Degrees and CSS pixels by which a neighbour is turned and set back in a coverflow. */
const turn = 50;
const depth = 100;

export const createEffect = (carousel: Carousel, name: string, context: EffectContext): Effect => {
	const { el, wrapperEl } = carousel;
	const { isRtl, places, gap, middleOf } = context;
	const side = isRtl ? -1 : 1;
	/** Brings a slide from its place in the row to the start of the box. */
	const home = (index: number) => shift(-index * side, gap());

	el.classList.add(`swiper-${name}`);
	if (name === "fade") {
		el.classList.add("swiper-watch-progress");
		return {
			show(position, ms) {
				wrapperEl.style.transform = "";
				for (const [index, { style }] of carousel.slides.entries()) {
					style.transition = `opacity ${ms}ms`;
					style.opacity = `${Math.max(0, 1 - Math.abs(places()[index]! - position))}`;
					style.transform = `translate3d(${home(index)}, 0px, 0px)`;
				}
			},
		};
	}

	el.classList.add("swiper-3d");
	el.style.perspective = perspective;
	wrapperEl.style.transformStyle = "preserve-3d";
	if (name === "cube") {
		el.style.overflow = "visible";
		return {
			show(position, ms, from) {
				const isNear = Math.abs(position - from) <= 3;
				const [low, high] = [Math.min(position, from), Math.max(position, from)];
				// Half a width along a turned x axis is half a width of depth: there are no shares of depth.
				wrapperEl.style.transition = `transform ${ms}ms`;
				wrapperEl.style.transform = `rotateY(-90deg) translateX(-50%) rotateY(${90 - position * 90 * side}deg)`;
				for (const [index, { style }] of carousel.slides.entries()) {
					const place = places()[index]!;
					const isSeen = place > low - 1 && place < high + 1 && (isNear || place === position || place === from);
					style.visibility = isSeen ? "" : "hidden";
					style.backfaceVisibility = "hidden";
					style.transition = "none";
					style.transform = `translateX(${home(index)}) rotateY(${place * 90 * side - 90}deg) translateX(50%) rotateY(90deg)`;
				}
			},
		};
	}

	return {
		isRow: true,
		show(position, ms) {
			for (const [index, { style }] of carousel.slides.entries()) {
				const away = places()[index]! - middleOf(position);
				style.transition = `transform ${ms}ms`;
				style.transform = `translateZ(${-Math.abs(away) * depth}px) rotateY(${-away * turn * side}deg)`;
				style.zIndex = `${1 - Math.abs(Math.round(away))}`;
			}
		},
	};
};
