// Tells which of a page's headings the reader is at.
import type { Scope } from "../../src/kit/scope";

/** As far above the window as pages are long: what has been scrolled past counts as seen. */
const above = "9999999px 0px 0px";
/** By which a visitor scrolls, and the end of a scrolling. */
const inputs = ["wheel", "touchmove", "keydown", "pointerdown", "scrollend"];
/** A scrolling that begins later was not made by what came before. */
const pauseMs = 1000;

export interface Follower {
	/** Follows these from now on. */
	watch(headings: readonly Element[]): void;
	/** The visitor has chosen one: it stays until the next scrolling. @param at `timeStamp` of the event */
	choose(heading: Element, at: number): void;
}

/**
 * Calls back with the heading that the reader is at, at each change and for new ones: the one that came into view last;
 * where it has left through the lower edge, the one before it; none above the first.
 */
export const follow = (scope: Scope, onChange: (heading: Element | undefined) => void): Follower => {
	const watched = new Set<Element>();
	const seen = new Set<Element>();
	let headings: readonly Element[];
	/** What was chosen stays in spite of the scrolling that the choice itself makes. */
	let isHeld = false;
	let isOver = false;
	/** When it last scrolled, or was told to. */
	let movedAt = 0;
	let current: Element | undefined;
	const set = (heading: Element | undefined) => {
		if (!isHeld && heading !== current) onChange((current = heading));
	};
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
	return {
		watch(next) {
			headings = next;
			for (const heading of headings) {
				if (watched.has(heading)) continue;
				watched.add(heading);
				scope.observe(
					heading,
					(isVisible) => {
						seen[isVisible ? "add" : "delete"](heading);
						set(headings.findLast((heading) => seen.has(heading)));
					},
					above,
				);
				// From above, too.
				scope.observe(heading, (isVisible) => isVisible && set(heading));
			}
			onChange(current);
		},
		choose(heading, at) {
			isHeld = isOver = false;
			movedAt = at;
			set(heading);
			isHeld = true;
		},
	};
};
