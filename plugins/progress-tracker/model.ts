// How far something has been scrolled through, and how a tracker shows that: plain arithmetic.

/** Percent from 0 to 100 with two decimals at most; unknown values are 0. */
export const toPercent = (share: number): number => Math.min(100, Math.max(0, Math.round(share * 10_000) / 100)) || 0;

/**
 * Fraction of an element that has entered the window.
 * @param top its distance from the window's upper edge
 */
export const shareOf = (top: number, height: number, windowHeight: number): number =>
	height > 0 ? (windowHeight - top) / height : 0;

/** Whether the text has room in the bar. */
export const hasRoom = (percent: number, trackWidth: number, textWidth: number): boolean =>
	(trackWidth * percent) / 100 > 1.5 * textWidth;

/** Offset of the dashes that leave so much of a circle drawn. */
export const dashOffset = (percent: number, circumference: number, isLtr: boolean): number =>
	(isLtr ? -1 : 1) * circumference * (1 - percent / 100);
