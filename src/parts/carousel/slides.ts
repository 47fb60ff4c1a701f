// The slides of a row: which they are, how wide, and which of them are shown.
import { contains, matches } from "../../base/dom";
import type { Scope } from "../../kit/scope";
import { isShown, wrap } from "./model";
import type { State } from "./types";

/** Classes of slides, by how far they are from the active one. */
const states = [
	["swiper-slide-active", 0],
	["swiper-slide-next", 1],
	["swiper-slide-prev", -1],
] as const;

/** Gives a carousel a state class, and if its root has the class of older markup also the older form of that class. */
export const addState = ({ classList }: Element, name: string): void => {
	const old = "swiper-container";
	classList.add(`swiper-${name}`);
	if (classList.contains(old)) classList.add(`${old}-${name}`);
};

export const findSlides = (wrapper: HTMLElement): HTMLElement[] =>
	([...wrapper.children] as HTMLElement[]).filter((node) =>
		// A form's fields hide its members: a form cannot be a slide.
		matches.call(node, ".swiper-slide:not(.swiper-slide-duplicate,form)"),
	);

/** Takes up a slide that is new in the row. */
export const adoptSlide = (slide: HTMLElement, scope: Scope): void => {
	scope.keep(slide, "class", "style", "aria-hidden", "inert", "aria-label", "tabindex", "data-swiper-slide-index");
	// A script's copy of another slide has the state classes of that one.
	slide.classList.remove(...states.map(([name]) => name));
};

/** Gives slides their width, their order, and a name with their number unless they have one. */
export const layOut = ({ slides, gap, track }: State, isRtl: boolean): void => {
	const { count, visible } = track;
	// A word of English is for English pages.
	const between = /^(en|$)/.test(document.documentElement.lang) ? "of" : "/";
	const width = `calc((100% - ${gap * (visible - 1)}px) / ${visible})`;
	slides.forEach((slide, index) => {
		slide.style.width = width;
		slide.style[isRtl ? "marginLeft" : "marginRight"] = `${gap}px`;
		slide.style.translate = "";
		slide.setAttribute("data-swiper-slide-index", `${index}`);
		if (/^(\d+ (of|\/) \d+)?$/.test(slide.ariaLabel ?? "")) slide.ariaLabel = `${index + 1} ${between} ${count}`;
	});
};

/** @returns says which slides are shown, and which one is active */
export const createMarks = (state: State): ((active: number) => void) => {
	/** The active slide, the next and the previous one. */
	const marked: (HTMLElement | undefined)[] = [];
	return (active) => {
		const { slides, track, places, at } = state;
		const focused = document.activeElement;
		let isLost = false;
		slides.forEach((slide, index) => {
			const isHidden = !isShown(track, places[index]!, at);
			if (slide.hasAttribute("inert") !== isHidden) {
				isLost ||= isHidden && contains.call(slide, focused);
				slide.ariaHidden = isHidden ? "true" : null;
				slide.toggleAttribute("inert", isHidden);
			}
		});
		states.forEach(([name, away], index) => {
			const neighbour = active + away;
			marked[index]?.classList.remove(name);
			marked[index] = slides[track.isRing ? wrap(neighbour, slides.length) : neighbour];
			marked[index]?.classList.add(name);
		});
		// An inert element loses the focus to the body, and the key events with it.
		if (isLost) {
			slides[active]!.tabIndex = -1;
			slides[active]!.focus({ preventScroll: true });
		}
	};
};
