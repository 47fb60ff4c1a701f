// What a feed does for the eye: items that come into view one after another, photos and header under the pointer.
import { closest } from "../../src/base/closest";
import { $preferences } from "../../src/stores/preferences";
import type { Context } from "./context";

/** Milliseconds until new items are revealed, between two of them, and until the owner's own script is called. */
const [revealMs, stepMs, customMs] = [500, 10, 100];

const isStill = () => $preferences.get().reducedMotion;

/** Reveals new items. */
export const reveal = ({ feed, scope, findAll }: Context): void => {
	scope.timeout(customMs, () => {
		try {
			window.sbi_custom_js?.();
		} catch (error) {
			scope.report("listener", error);
		}
	});
	const run = () => {
		for (const item of findAll(".sbi_item.sbi_new")) item.classList.remove("sbi_new");
		// Pictures that the server loads are raised from now on.
		if (feed.settings.imageLoadDisable)
			for (const item of document.querySelectorAll(".sbi_no_resraise")) item.classList.remove("sbi_no_resraise");
		const fading = findAll(".sbi_item.sbi_transition");
		const next = () => {
			fading.shift()?.classList.remove("sbi_transition");
			if (!fading[0]) return;
			if (isStill()) next();
			else scope.timeout(stepMs, next);
		};
		if (isStill()) next();
		else scope.timeout(stepMs, next);
	};
	if (isStill()) run();
	else scope.timeout(revealMs, run);
};

/** Follows the pointer. */
export const followPointer = ({ feed: { el }, scope }: Context): void => {
	const follow = (type: "mouseover" | "mouseout", opacity: string, ms: number) =>
		scope.on(el, type, ({ target, relatedTarget }) => {
			const entered = (selector: string) => {
				const element = closest(target, selector);
				return element?.contains(relatedTarget as Node | null) ? null : element;
			};
			const photo = entered(".sbi_photo");
			if (photo) {
				photo.style.transition = isStill() ? "none" : `opacity ${ms}ms`;
				photo.style.opacity = opacity;
			}
			const link = entered(".sbi_header_link");
			const header = closest(link, ".sb_instagram_header") ?? link;
			for (const mark of header?.querySelectorAll(".sbi_header_img_hover") ?? [])
				mark.classList.toggle("sbi_fade_in", type === "mouseover");
		});
	follow("mouseover", "0.85", 200);
	follow("mouseout", "1", 500);
};
