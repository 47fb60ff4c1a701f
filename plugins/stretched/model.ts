// Where a stretched element is to be, and by how much it is not there.

/** Window pixels; a `DOMRect` is one. */
export interface Span {
	left: number;
	right: number;
	width: number;
}

export type Side = "left" | "right";

/** Window pixels. Layouts are in steps of 1/64. */
const tolerance = 0.02;

/** By how much an element's offset from that side of its place has to grow, so that this side lies on the container's. */
export const missing = ({ left, right }: Span, container: Span, side: Side): number =>
	side === "left" ? container.left - left : right - container.right;

/** @param width of the element, whose place may be held by a spacer */
export const isInPlace = (place: Span, width: number, container: Span, side: Side): boolean =>
	[missing(place, container, side), place.width - container.width, width - container.width].every(
		(difference) => Math.abs(difference) < tolerance,
	);
