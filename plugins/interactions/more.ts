// The part for features that most pages lack: replays, and triggers by scroll position, pointer and press.
import { matches, setAttribute, toggleAttribute } from "../../src/base/dom";
import type { Scope } from "../../src/kit/scope";
import type { Interaction } from "./model";
import type { Player } from "./player";

const controls = "a[href],button,input,select,textarea,summary,[tabindex],[contenteditable=true]";
/** Of an element that is to leave: as much of it is in view before. */
const outRatio = 0.85;

const loadByScroll = () => import("./by-scroll");
const loadByFrame = () => import("./by-frame");

export const playMore = (
	element: HTMLElement,
	{ trigger, isEntrance, iterations, replay, ...range }: Interaction,
	{ run, cancel, hide, listen, observe, add }: Player,
	scope: Scope,
): void => {
	const runLoop = () => {
		const own = run();
		if (iterations !== Number.POSITIVE_INFINITY) return;
		let isIn = true;
		const update = () => (isIn && !document.hidden ? own.play() : own.pause());
		observe((isSeen) => {
			isIn = isSeen;
			update();
		});
		listen(document, "visibilitychange", update);
	};

	if (trigger === "load") runLoop();
	if (trigger === "scrollOn")
		// Browsers ignore reversed ranges.
		scope.part("ViewTimeline" in window && range.start > range.end ? loadByScroll : loadByFrame, ({ byScroll }) => {
			const own = run();
			own.onfinish = null;
			own.effect!.updateTiming({ duration: 1000, delay: 0, iterations: 1 });
			byScroll(element, own, range, listen, scope);
		});
	if (trigger === "scrollIn") {
		let isIn = false;
		let isBusy = false;
		let isDone = false;
		const start = () => {
			isDone = isBusy = true;
			if (iterations === Number.POSITIVE_INFINITY) return runLoop();
			run(() => {
				isBusy = false;
				leave();
			});
		};
		// While it plays it may leave the window on its own.
		const leave = () => {
			if (isIn || isBusy || !replay) return;
			cancel();
			if (isEntrance) hide();
		};
		observe((isSeen) => {
			isIn = isSeen;
			if (isIn && !isBusy && (replay || !isDone)) start();
			else leave();
		});
	}
	if (trigger === "scrollOut") {
		let wasIn = false;
		let isDone = false;
		observe((isIn) => {
			if (isIn) {
				if (replay) cancel();
			} else if (wasIn && (replay || !isDone)) {
				isDone = true;
				run();
			}
			wasIn = isIn;
		}, outRatio);
	}
	if (trigger === "hover") {
		/** Whether it is in the element's own box in the page, without its animation: the motion of a hovered element must not end the hover. */
		let isInside: ((event: PointerEvent) => boolean) | undefined;
		listen(element, "pointerenter", (event: PointerEvent) => {
			if (event.pointerType === "touch" || isInside) return;
			cancel();
			const { x, y, width, height } = Element.prototype.getBoundingClientRect.call(element);
			const [left, top] = [x + scrollX, y + scrollY];
			isInside = ({ pageX, pageY }) => pageX >= left && pageX <= left + width && pageY >= top && pageY <= top + height;
			run();
		});
		const leave = (event: PointerEvent) => {
			if (!isInside?.(event)) isInside = undefined;
		};
		listen(element, "pointerleave", leave);
		listen(document, "pointermove", leave);
	}
	if (trigger === "click") {
		if (!matches.call(element, controls)) {
			setAttribute.call(element, "tabindex", "0");
			add(() => toggleAttribute.call(element, "tabindex", false));
		}
		listen(element, "pointerdown", ({ isPrimary, button }: PointerEvent) => {
			if (isPrimary && !button) run();
		});
		listen(element, "keydown", ({ key, target, repeat }: KeyboardEvent) => {
			if (key === "Enter" && target === element && !repeat) run();
		});
	}
};
