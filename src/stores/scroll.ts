// The page's scroll position, updated at most once a frame and without forcing a layout.
import { atom, type ReadableAtom } from "nanostores";
import { frame } from "./frame";
import { onMount } from "./on-mount";

/** The page's scroll position. */
export interface Scroll {
	/** CSS pixels from the left edge; negative on pages written from right to left. */
	readonly x: number;
	/** CSS pixels from the top, never negative: overscroll counts as 0. */
	readonly y: number;
	/** Direction of the last vertical movement; `none` before the first. */
	readonly direction: "up" | "down" | "none";
	/** How far the page is scrolled, from 0 to 1; 0 on a page that cannot be scrolled. */
	readonly progress: number;
}

const start: Scroll = { x: 0, y: 0, direction: "none", progress: 0 };
const $state = atom(start);

/**
 * Follows the page's scrolling while it has subscribers. The position is known from the first frame after that; until
 * then it is the last known one, initially 0. Changes at most once a frame, in the frame's read phase: write to the DOM through `frame.write`.
 * @example $scroll.subscribe(({ y }) => frame.write(() => header.classList.toggle("fixed-header", y > 100)))
 */
export const $scroll: ReadableAtom<Scroll> = $state;

onMount($state, () => {
	let last: Scroll | undefined;
	let range: number | undefined;
	let cancel: (() => void) | undefined;

	const update = () => {
		cancel = undefined;
		const { scrollX: x, scrollY } = window;
		const y = Math.max(0, scrollY);
		// The page's height is requested only when it may have changed, never because of a scroll.
		range ??= scrollable();
		const progress = range > 0 ? Math.min(1, y / range) : 0;
		if (last && x === last.x && y === last.y && progress === last.progress) return;
		const moved = last ? y - last.y : 0;
		$state.set(
			(last = { x, y, direction: moved ? (moved > 0 ? "down" : "up") : (last?.direction ?? "none"), progress }),
		);
	};
	const onScroll = () => {
		cancel ??= frame.read(update);
	};
	const onResize = () => {
		range = undefined;
		onScroll();
	};

	// Reports a page that grows or shrinks; a change of only the window's height does not change the box.
	const observer = new ResizeObserver(onResize);
	if (document.body) observer.observe(document.body);
	addEventListener("resize", onResize);
	document.addEventListener("scroll", onScroll, { passive: true });
	onScroll();
	return () => {
		cancel?.();
		observer.disconnect();
		removeEventListener("resize", onResize);
		document.removeEventListener("scroll", onScroll);
	};
});

/** How far the page can be scrolled down, in CSS pixels. */
const scrollable = () => {
	const { scrollHeight, clientHeight } = document.documentElement;
	return scrollHeight - clientHeight;
};
