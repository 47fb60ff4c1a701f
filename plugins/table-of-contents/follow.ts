// Tells which of a page's headings the reader is at.
import type { Scope } from "../../src/kit/scope";

/** As far above the window as pages are long: what has been scrolled past counts as seen. */
const above = "9999999px 0px 0px";
/** By which a visitor scrolls, and the end of a scrolling. */
const inputs = ["wheel", "touchmove", "keydown", "pointerdown", "scrollend"];
/** A scrolling that begins later was not made by what came before. */
const pauseMs = 1000;

/**
 * Calls back with the place of the heading that the reader is at: the one that came into view last; where it has left
 * through the lower edge, the one before it; -1 above the first.
 * @returns says that the visitor has chosen one: it stays until the next scrolling; with the `timeStamp` of the event
 */
export const follow = (
	headings: readonly HTMLElement[],
	scope: Scope,
	onChange: (index: number) => void,
): ((index: number, at: number) => void) => {
	const seen = new Set<number>();
	/** What was chosen stays in spite of the scrolling that the choice itself makes. */
	let isHeld = false;
	let isOver = false;
	/** When it last scrolled, or was told to. */
	let movedAt = 0;
	let current = -1;
	const set = (index: number) => {
		if (isHeld || index === current) return;
		current = index;
		onChange(index);
	};
	for (const [index, heading] of headings.entries()) {
		scope.observe(
			heading,
			(isVisible) => {
				seen[isVisible ? "add" : "delete"](index);
				set(Math.max(-1, ...seen));
			},
			above,
		);
		// From above, too.
		scope.observe(heading, (isVisible) => isVisible && set(index));
	}
	for (const type of inputs)
		scope.on(
			window,
			type,
			() => {
				isOver = true;
			},
			{ passive: true, capture: true },
		);
	// The page's own: a list that slides open may scroll, too.
	scope.on(document, "scroll", ({ timeStamp }) => {
		if (isOver || timeStamp - movedAt > pauseMs) isHeld = false;
		movedAt = timeStamp;
	});
	return (index, at) => {
		isHeld = isOver = false;
		movedAt = at;
		set(index);
		isHeld = true;
	};
};
