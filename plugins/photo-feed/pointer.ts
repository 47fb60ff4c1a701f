// Photos and header of a feed under the pointer; loaded when it first comes.
import { closestTo } from "../../src/base/dom";
import { $preferences } from "../../src/stores/preferences";

/** Milliseconds of the transition when the pointer enters, and when it leaves. */
const [comeMs, goMs] = [200, 500];

/** The matching element that the pointer has just entered or left; undefined while it moves inside. */
const passed = ({ target, relatedTarget }: MouseEvent, selector: string) => {
	const element = closestTo(target, selector);
	return element?.contains(relatedTarget as Node | null) ? null : element;
};

/** Handles a `mouseover` or `mouseout`. */
export const followPointer = (event: MouseEvent): void => {
	const isOver = event.type === "mouseover";
	const photo = passed(event, ".sbi_photo");
	if (photo) {
		photo.style.transition = $preferences.get().reducedMotion ? "none" : `opacity ${isOver ? comeMs : goMs}ms`;
		photo.style.opacity = isOver ? "0.85" : "1";
	}
	const link = passed(event, ".sbi_header_link");
	const header = closestTo(link, ".sb_instagram_header") ?? link;
	for (const mark of header?.querySelectorAll(".sbi_header_img_hover") ?? [])
		mark.classList.toggle("sbi_fade_in", isOver);
};
