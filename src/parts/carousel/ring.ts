// A ring: moves its slides to where a move needs them, with copies of slides that are visible twice.
import { placesOf } from "./model";
import { shift } from "./shift";
import type { Params, Parts, Ring, State } from "./types";

export interface Placement {
	/** Moves the slides of a ring to where a move between two positions needs them. */
	place(begin: number, end: number): void;
	/** All slides in their order, and no copies. */
	reset(): void;
	/** Takes the copies out. */
	clear(): void;
}

const loadCopies = () => import("./copies");

/** @param side -1 where a row runs from right to left, else 1 */
export const createRing = (
	state: State,
	wrapper: HTMLElement,
	{ effect }: Params,
	side: number,
	need: Parts["need"],
): Placement => {
	const { copies } = state;

	const offset: Ring["offset"] = (slide, slidesAway) => {
		// Not by `transform`, which the page builder's sheets animate for half a second.
		slide.style.translate = slidesAway ? shift(slidesAway * side, state.gap) : "";
	};
	const clear = () => {
		for (const node of copies.splice(0)) node.remove();
	};
	const ring: Ring = { state, wrapper, offset };
	return {
		place(begin, end) {
			const { track, slides, places: before } = state;
			if (!track.isRing) return;
			const [places, twice] = placesOf(track, begin, end);
			state.places = places;
			state.copied = twice;
			slides.forEach((slide, index) => {
				if (places[index] !== before[index]) offset(slide, places[index]! - index);
			});
			if (twice[0] !== undefined || copies[0]) need(loadCopies, ({ showCopies }) => showCopies(ring));
		},
		reset() {
			clear();
			const { track, slides } = state;
			state.places = [...slides.keys()];
			// If each move shows a slide twice; a late copy would be next to its cube.
			if (track.isRing && (effect === "cube" || placesOf(track, 0, track.group)[1][0] !== undefined))
				need(loadCopies, () => {});
		},
		clear,
	};
};
