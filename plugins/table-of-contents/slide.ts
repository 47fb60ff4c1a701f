// Opens and closes a part of the table, with a slide where motion is welcome.
import { slideOpen } from "../../src/copied/slide-open";
import { $preferences } from "../../src/stores/preferences";

const slides = new WeakMap<HTMLElement, Animation>();

/** Leaves it where it is. */
export const stopSlide = (node: HTMLElement): void => slides.get(node)?.cancel();

export const setShown = (node: HTMLElement, isShown: boolean, mayMove = true): void => {
	const { style } = node;
	const finish = () => {
		style.overflow = "";
		style.display = isShown ? "block" : "none";
	};
	if (!mayMove || !node.animate || $preferences.get().reducedMotion) {
		stopSlide(node);
		finish();
		return;
	}
	style.display = "block";
	style.overflow = "hidden";
	const frames = () => [{ height: 0, paddingBlock: 0 }, { height: getComputedStyle(node).height }];
	const timing = { duration: 400, easing: "ease-in-out" };
	slides.set(node, slideOpen(node, isShown, slides.get(node), frames, timing, finish));
};
