// Opens and closes a part of the table, with a slide where motion is welcome.
import { $preferences } from "../../src/stores/preferences";

/** Leaves it where it is. */
export const stopSlide = (node: HTMLElement): void => {
	for (const slide of node.getAnimations?.() ?? []) slide.cancel();
};

export const setShown = (node: HTMLElement, isShown: boolean, mayMove = true): void => {
	const { style } = node;
	const finish = () => {
		style.overflow = "";
		style.display = isShown ? "block" : "none";
	};
	stopSlide(node);
	if (!mayMove || !node.animate || $preferences.get().reducedMotion) {
		finish();
		return;
	}
	style.display = "block";
	style.overflow = "hidden";
	node.animate([{ height: 0, paddingBlock: 0 }, { height: getComputedStyle(node).height }], {
		duration: 400,
		easing: "ease-in-out",
		direction: isShown ? "normal" : "reverse",
	}).onfinish = finish;
};
