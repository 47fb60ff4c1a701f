// The target position of a stretched element, and its distance from it.

/** Window pixels; a `DOMRect` is one. */
export interface Span {
	left: number;
	right: number;
	width: number;
}

export type Side = "left" | "right";

/** Window pixels. Layouts are in steps of 1/64. */
const tolerance = 0.02;

/** The change of an element's offset on that side that aligns this side with the container's. */
export const missing = ({ left, right }: Span, container: Span, side: Side): number =>
	side === "left" ? container.left - left : right - container.right;

/** @param width of the element, whose place may be held by a spacer */
export const isInPlace = (place: Span, width: number, container: Span, side: Side): boolean =>
	[missing(place, container, side), place.width - container.width, width - container.width].every(
		(difference) => Math.abs(difference) < tolerance,
	);
