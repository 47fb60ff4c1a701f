// The positions of slides: stores that keys, arrows and touch change and the view renders.
import { atom, type ReadableAtom, type WritableAtom } from "nanostores";
import { noZoom, type Opening, type Slide, slideAt, type Zoom } from "./model";

export interface Slides extends Pick<Opening, "isSlideshow"> {
	all: Slide[];
	/** Counts on in both directions: the slides loop. */
	$position: ReadableAtom<number>;
	/** The side from which the position was reached or is being left: -1 … 1. */
	$bias: ReadableAtom<number>;
	/** Pixels by which the slides are dragged. */
	$drag: ReadableAtom<number>;
	/** Of the image that is shown. */
	$zoom: ReadableAtom<Zoom>;
	/** Milliseconds of the motion that leads to this state. */
	$ms: ReadableAtom<number>;
	$isSharing: WritableAtom<boolean>;
	$isFull: WritableAtom<boolean>;
	/** The visitor has been idle for a while. */
	$isIdle: WritableAtom<boolean>;
	/** The slide at a position. */
	at(position: number): Slide;
	/** Continues by slides, unless there is one only or it is zoomed. */
	move(step: number): void;
	/** @param distance pixels from their resting position */
	dragTo(distance: number): void;
	/** Ends a drag that leads nowhere. */
	release(): void;
	/** @param isAtOnce without a motion */
	zoomTo(zoom: Zoom, isAtOnce?: boolean): void;
}

/** @param durationMs of a motion */
export const createSlides = ({ slides: all, start, isSlideshow }: Opening, durationMs: number): Slides => {
	const $position = atom(start);
	const $bias = atom(0);
	const $drag = atom(0);
	const $ms = atom(0);
	const $zoom = atom(noZoom);
	const release = () => {
		$drag.set(0);
		$ms.set(durationMs);
	};
	return {
		all,
		isSlideshow,
		$position,
		$bias,
		$drag,
		$zoom,
		$ms,
		$isSharing: atom(false),
		$isFull: atom(false),
		$isIdle: atom(false),
		at: (position) => all[slideAt(position, all.length)]!,
		move(step) {
			if (all.length < 2 || $zoom.get().scale > 1) return;
			$position.set($position.get() + step);
			$bias.set(-step);
			release();
		},
		dragTo(distance) {
			$drag.set(distance);
			$bias.set(-Math.sign(distance));
			$ms.set(0);
		},
		release,
		zoomTo(zoom, isAtOnce) {
			$zoom.set(zoom);
			$ms.set(isAtOnce ? 0 : durationMs);
		},
	};
};
