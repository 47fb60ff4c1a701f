// Reports the heading that is being read.
import type { Scope } from "../../src/kit/scope";
import { $scroll } from "../../src/stores/scroll";

/** By which a visitor scrolls, and the end of a scrolling. */
const inputs = ["wheel", "touchmove", "keydown", "pointerdown", "scrollend"];
/** A scroll that begins later has another cause. */
const pauseMs = 1000;

export interface Follower {
	/** Follows these from now on. */
	watch(headings: readonly Element[]): void;
	/** The visitor has chosen one: it stays until the next scrolling. @param at `timeStamp` of the event */
	choose(heading: Element, at: number): void;
}

/**
 * Calls back with the heading that the reader is at, at each change and for new ones: the last above a line of the
 * window, at the end of the page the last in the window; none above the first.
 * @param line percent of the window's height, from its top
 */
export const follow = (scope: Scope, line: number, onChange: (heading: Element | undefined) => void): Follower => {
	const watched = new Set<Element>();
	/** Above the line, and above the window's lower edge. */
	const passed = new Set<Element>();
	const seen = new Set<Element>();
	let headings: readonly Element[] = [];
	let isAtEnd = false;
	/** The chosen heading stays current during the scroll that the choice itself causes. */
	let isHeld = false;
	let isOver = false;
	/** Time of the last scroll, or scroll request. */
	let movedAt = 0;
	let current: Element | undefined;
	const set = (heading: Element | undefined) => {
		if (!isHeld && heading !== current) onChange((current = heading));
	};
	const read = () => set(headings.findLast((heading) => (isAtEnd ? seen : passed).has(heading)));
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
	scope.watch($scroll, ({ progress }) => {
		isAtEnd = progress === 1;
		read();
	});
	return {
		watch(next) {
			headings = next;
			for (const heading of headings) {
				if (watched.has(heading)) continue;
				watched.add(heading);
				for (const [above, share] of [
					[passed, 100 - Math.max(0, Math.min(100, line))],
					[seen, 0],
				] as const)
					scope.observe(
						heading,
						(isAbove) => {
							above[isAbove ? "add" : "delete"](heading);
							read();
						},
						// As far above the window as pages are long.
						`9999999px 0px -${share}%`,
					);
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
