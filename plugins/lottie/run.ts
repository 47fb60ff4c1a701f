// The clock of an animation: which frame is shown, while it is in view and reduced motion is off.
import type { Scope } from "../../src/kit/scope";
import { clamp, frameAt, lengthOf, type Range } from "./model";

export interface Run {
	/** Forwards, restarting after its end; paused, or backwards from the current frame. */
	run(towards: -1 | 0 | 1): void;
	setVisible(isVisible: boolean): void;
	/** A still animation shows its first frame, and does not run. */
	setStill(isStill: boolean): void;
}

/** Longer steps come from a page that was in the background. */
const stepMs = 100;

export const createRun = (range: Range, framesPerMs: number, showFrame: (frame: number) => void, scope: Scope): Run => {
	const length = lengthOf(range);
	let travelled = 0;
	let direction: -1 | 0 | 1 = 0;
	let isVisible = false;
	let isStill = false;
	let last: number | undefined;

	const show = () => showFrame(frameAt(range, travelled));
	const isRunning = () => direction && isVisible && !isStill;
	const step = (now: number) => () => {
		if (!isRunning()) return;
		travelled = clamp(travelled + direction * framesPerMs * Math.min(now - (last ?? now), stepMs), 0, length);
		last = now;
		show();
		if (travelled >= length ? direction > 0 : !travelled && direction < 0) direction = 0;
		update();
	};
	const update = () => {
		if (isRunning()) scope.frame(step);
		else last = undefined;
	};
	show();
	return {
		run(towards) {
			if (isStill) return;
			if (towards > 0 && travelled >= length) travelled = 0;
			// Whatever passes there were.
			if (towards < 0) travelled = frameAt(range, travelled) - range.first;
			direction = towards;
			update();
		},
		setVisible(isNow) {
			isVisible = isNow;
			update();
		},
		setStill(isNow) {
			isStill = isNow;
			if (isStill) {
				travelled = direction = 0;
				show();
			}
			update();
		},
	};
};
