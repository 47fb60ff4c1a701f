// The position of a title's panel, and the pointer's way to it.

/** Edges of boxes, in pixels of the window. */
export type Box = Pick<DOMRectReadOnly, "left" | "right" | "top" | "bottom">;

/** Which edges of a title and its panel meet; the middles by default. */
export type Edge = "left" | "center" | "right";

/**
 * Left edge of a panel below its title, pushed back into the page; the page's left edge wins.
 * @example leftOf({ left: 1200, right: 1280, … }, 300, "center", 1280) // 980
 */
export const leftOf = (title: Box, width: number, edge: Edge, page: number): number => {
	const wanted = { left: title.left, center: (title.left + title.right - width) / 2, right: title.right - width }[edge];
	return Math.max(0, Math.min(wanted, page - width));
};

/** Whether a panel has room above its title and none below. */
export const goesAbove = (title: Box, height: number, window: number): boolean =>
	title.bottom + height > window && title.top >= height;

/** Whether a point is in the gap between a title and its panel. */
export const isBetween = (x: number, y: number, title: Box, panel: Box): boolean =>
	x >= Math.min(title.left, panel.left) &&
	x <= Math.max(title.right, panel.right) &&
	y >= Math.min(title.bottom, panel.bottom) &&
	y <= Math.max(title.top, panel.top);

/** The class names in a setting; none for invalid values. */
export const classesOf = (animation: string): string[] =>
	/^(none|undefined)?$/.test(animation.trim()) ? [] : ["animated", ...animation.trim().split(/\s+/)];
