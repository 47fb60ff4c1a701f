// Opens and closes a part of the table, with a slide where motion is welcome; a press in the middle turns the slide around.
import { $preferences } from "../../src/stores/preferences";

/** The last slide of each part, and whether it opens it. */
const slides = new WeakMap<HTMLElement, readonly [slide: Animation, isShown: boolean]>();

/** Leaves it where it is. */
export const stopSlide = (node: HTMLElement): void => slides.get(node)?.[0].cancel();

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
	let [slide, wasShown] = slides.get(node) ?? [];
	if (slide?.playState === "running") {
		if (wasShown !== isShown) slide.reverse();
	} else {
		style.display = "block";
		style.overflow = "hidden";
		slide = node.animate([{ height: 0, paddingBlock: 0 }, { height: getComputedStyle(node).height }], {
			duration: 400,
			easing: "ease-in-out",
			direction: isShown ? "normal" : "reverse",
		});
	}
	slide.onfinish = finish;
	slides.set(node, [slide, isShown]);
};
