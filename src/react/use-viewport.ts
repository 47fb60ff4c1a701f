// Size and device of the viewport, in a component.
import { $viewport, type Viewport } from "../stores/viewport";
import { useStore } from "./use-store";

/** The viewport; on the server a desktop of size 0. */
export function useViewport(): Viewport;
/**
 * The result of `select` for the viewport; the component re-renders only when that changes.
 * @example const isPhone = useViewport(({ device }) => device === "mobile");
 */
export function useViewport<U>(select: (viewport: Viewport) => U): U;
export function useViewport(select: (viewport: Viewport) => unknown = (viewport) => viewport): unknown {
	return useStore($viewport, select);
}
