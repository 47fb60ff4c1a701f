// The page's scroll position, in a component.
import { $scroll, type Scroll } from "../stores/scroll";
import { useStore } from "./use-store";

/**
 * The scroll position in CSS pixels; the component re-renders in every frame in which the page is scrolled. On the
 * server, and until the first frame, the page is at its top.
 */
export function useScroll(): Scroll;
/**
 * The result of `select` for the scroll position; the component re-renders only when that changes.
 * @example const isDown = useScroll(({ y }) => y > 100);
 */
export function useScroll<U>(select: (scroll: Scroll) => U): U;
export function useScroll(select: (scroll: Scroll) => unknown = (scroll) => scroll): unknown {
	return useStore($scroll, select);
}
