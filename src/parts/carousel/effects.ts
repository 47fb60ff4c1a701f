// Effects of carousels in addition to moving the row: fade, cube, coverflow.
import { shift } from "./shift";
import { addState } from "./slides";
import type { Carousel, ShowEffect, State } from "./types";

/** Distance of the eye, in CSS pixels. */
const perspective = "1200px";
/** Degrees and CSS pixels by which a neighbour is turned and set back in a coverflow. */
const turn = 50;
const depth = 100;

/** Slides and copies, each with its place. */
const standing = ({ slides, places, copies, copied }: State) => {
	const all = [...places, ...copied];
	return [...slides, ...copies].map((node, index) => [node, all[index]!] as const);
};

export const createEffect = (carousel: Carousel, name: string, isRtl: boolean): ShowEffect => {
	const { el, wrapperEl } = carousel;
	const side = isRtl ? -1 : 1;

	addState(el, name);
	if (name === "fade") {
		addState(el, "watch-progress");
		return (state, ms) => {
			const { at, gap } = state;
			wrapperEl.style.transform = "";
			for (const [{ style }, place] of standing(state)) {
				style.transition = `opacity ${ms}ms`;
				style.opacity = `${Math.max(0, 1 - Math.abs(place - at))}`;
				style.transform = `translate3d(${shift(-place * side, gap)}, 0px, 0px)`;
			}
		};
	}

	addState(el, "3d");
	el.style.perspective = perspective;
	wrapperEl.style.transformStyle = "preserve-3d";
	if (name === "cube") {
		el.style.overflow = "visible";
		return (state, ms) => {
			const { at, from, gap } = state;
			const isNear = Math.abs(at - from) <= 3;
			const [low, high] = [Math.min(at, from), Math.max(at, from)];
			// Half a width along a rotated x axis is half a width of depth: depth has no percentages.
			wrapperEl.style.transition = `transform ${ms}ms`;
			wrapperEl.style.transform = `rotateY(-90deg) translateX(-50%) rotateY(${90 - at * 90 * side}deg)`;
			for (const [{ style }, place] of standing(state)) {
				const isSeen = place > low - 1 && place < high + 1 && (isNear || place === at || place === from);
				style.visibility = isSeen ? "" : "hidden";
				style.backfaceVisibility = "hidden";
				style.transition = "none";
				style.transform = `translateX(${shift(-place * side, gap)}) rotateY(${place * 90 * side - 90}deg) translateX(50%) rotateY(90deg)`;
			}
		};
	}

	const placed = new WeakMap<Node, number>();
	const shades = new WeakMap<Node, HTMLElement[]>();
	const shade = (slide: HTMLElement) =>
		["left", "right"].map((name) => {
			const shadow = document.createElement("div");
			shadow.className = `swiper-slide-shadow-${name}`;
			// A copy has the styles of its slide.
			slide.querySelector(`:scope>.${shadow.className}`)?.remove();
			slide.append(shadow);
			carousel.on("destroy", () => shadow.remove());
			return shadow;
		});
	return (state, ms) => {
		const { at, from, gap, track } = state;
		const nodes = standing(state);
		const step = (wrapperEl.offsetWidth + gap) / track.visible;
		// Places count slides with their gaps; a slide turns by its own width.
		const spread = step > gap ? step / (step - gap) : 1;
		const show = (slide: HTMLElement, place: number, position: number, ms: number) => {
			const { style } = slide;
			const away = spread * (place - position + track.lead - (track.visible - 1) / 2);
			if (!shades.has(slide)) shades.set(slide, shade(slide));
			shades.get(slide)!.forEach(({ style }, index) => {
				style.transition = `opacity ${ms}ms`;
				style.opacity = `${index ? away : -away}`;
			});
			style.transition = `transform ${ms}ms`;
			style.transform = `translateZ(${-Math.abs(away) * depth}px) rotateY(${-away * turn * side}deg)`;
			style.zIndex = `${1 - Math.abs(Math.round(away))}`;
		};
		// A slide that a loop has just moved starts its rotation there.
		const moved = nodes.filter(([node, place]) => placed.get(node) !== place);
		for (const [node, place] of moved) {
			placed.set(node, place);
			if (ms) show(node, place, from, 0);
		}
		// Has the styles computed, without a layout.
		if (ms && moved[0]) getComputedStyle(moved[0][0]).opacity;
		for (const [node, place] of nodes) show(node, place, at, ms);
	};
};
