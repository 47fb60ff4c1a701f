// A carousel under a finger or a mouse: the row follows it, springs at its ends, and goes to a stop when it is let go.
import { zoomOf } from "../../kit/inline-styles";
import { followDrag } from "../drag";
import { clamp, resist, settle } from "./model";
import type { Parts } from "./types";

/** A drag that took longer is slow: it goes to the nearer stop. */
const slowMs = 300;

/** Reads the layout once, when a drag begins. */
export const addDrag = ({ scope, carousel, isRtl, track, step, go, take, drag }: Parts): void => {
	const { params, wrapperEl } = carousel;
	const { threshold = 5, allowTouchMove, shortSwipes, longSwipesRatio } = params;
	let from = 0;
	let to = 0;
	let skipped = 0;
	/** The window's pixels from slide to slide. */
	let pixels = 1;
	if (allowTouchMove === false) return;
	followDrag(scope, wrapperEl, {
		axis: "x",
		threshold,
		canStart: () => track().stops > 1,
		onStart({ dx }) {
			from = to = take();
			// Of what it took to become a drag the row does not jump; a flick may come as one long move.
			skipped = clamp(dx, -threshold, threshold);
			pixels = step() * zoomOf(wrapperEl) || 1;
			carousel.emit("touchStart");
		},
		onMove({ dx }) {
			to = resist(track(), from + ((dx - skipped) / pixels) * (isRtl ? 1 : -1), pixels);
			drag(to);
			carousel.emit("sliderMove");
		},
		onEnd({ ms }, isCancelled) {
			carousel.emit("touchEnd");
			go(settle(track(), from, to, isCancelled || ms >= slowMs || shortSwipes === false, longSwipesRatio));
		},
	});
};
