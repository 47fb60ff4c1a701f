// The part for features that most pages lack: replays, and triggers by scroll position, pointer and press.
import { matches, setAttribute, toggleAttribute } from "../../src/base/dom";
import type { Scope } from "../../src/kit/scope";
import type { Interaction } from "./model";
import type { Player } from "./player";

const controls = "a[href],button,input,select,textarea,summary,[tabindex],[contenteditable=true]";
/** Of an element that is to leave: as much of it is in view before. */
const outRatio = 0.85;

const loadByScroll = () => import("./by-scroll");

export const playMore = (
	element: HTMLElement,
	{ trigger, isEntrance, iterations, replay, easing, ...interaction }: Interaction,
	{ animate, run, keyframes, take, cancel, hide, listen, observe, add }: Player,
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
		scope.part(loadByScroll, ({ byScroll }) => {
			const looks = keyframes();
			const own = animate(looks, { duration: 1000, easing, fill: "both" });
			take(own);
			byScroll(element, own, interaction, listen, scope);
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
		/** The element's own box in the page, without its animation: the motion of a hovered element must not end the hover. */
		let box: { left: number; right: number; top: number; bottom: number } | undefined;
		const isInside = ({ pageX: x, pageY: y }: PointerEvent) =>
			!!box && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
		listen(element, "pointerenter", (event: PointerEvent) => {
			if (event.pointerType === "touch" || box) return;
			cancel();
			const { left, right, top, bottom } = Element.prototype.getBoundingClientRect.call(element);
			box = { left: left + scrollX, right: right + scrollX, top: top + scrollY, bottom: bottom + scrollY };
			run();
		});
		const leave = (event: PointerEvent) => {
			if (box && !isInside(event)) box = undefined;
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
