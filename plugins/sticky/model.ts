// The state of a sticky element at a scroll position: compares four numbers from a layout, without reading the layout.

/** Bits of a state. */
export const stuck = 1;
export const withEffects = 2;
/** Held by the end of its box. */
export const held = 4;
/** After native stickiness has released it. */
export const letGo = 8;

/** The positions from which on a bit of the state is set. */
export interface Marks {
	stuck: number;
	effects: number;
	held: number;
	letGo: number;
}

/** Nothing sticks: the element has no box, or the page is printed. */
export const never: Marks = { stuck: Infinity, effects: Infinity, held: Infinity, letGo: Infinity };

/**
 * Window pixels along the page towards the edge that the element sticks to: at a scroll position of 0 they are distances
 * from that edge. For the bottom edge the page is seen upside down, its scroll position negative.
 */
export interface Layout {
	/** Near side of the element's natural place. */
	near: number;
	/** Distance from the edge to keep. */
	offset: number;
	/** Further scrolling until the effects. */
	effects: number;
	/** Far side of its box; infinite without one. */
	end: number;
	/** Far side of the box for native stickiness. */
	nativeEnd: number;
	/** Height of the element itself. */
	height: number;
}

/** @example marksOf({ near: 500, offset: 20, effects: 80, end: 1100, nativeEnd: 1090, height: 60 }).held // 1020 */
export const marksOf = ({ near, offset, effects, end, nativeEnd, height }: Layout): Marks => ({
	stuck: near - offset,
	effects: near - offset + Math.max(0, effects),
	held: end - height - offset,
	// Where both ends are one, the browser holds it to the end and beyond.
	letGo: nativeEnd === end ? Infinity : Math.min(nativeEnd, end) - height - offset,
});

/** Thresholds of an element whose place moves with the window, for example in a fixed box: the current state applies everywhere. */
export const freeze = (position: number, marks: Marks): Marks =>
	Object.fromEntries(
		Object.entries(marks).map(([name, mark]) => [name, isReached(position, mark) ? -Infinity : Infinity]),
	) as unknown as Marks;

/** The state at a position. */
export const stateAt = (position: number, marks: Marks): number =>
	isReached(position, marks.stuck)
		? stuck +
			(isReached(position, marks.effects) ? withEffects : 0) +
			(isReached(position, marks.held) ? held : 0) +
			(isReached(position, marks.letGo) ? letGo : 0)
		: 0;

/** Two positions between which nothing changes; they themselves do not count. */
export type Span = readonly [from: number, to: number];

/** The span around a position between the nearest marks. */
export const quietAround = (position: number, marks: Marks): Span => {
	const exact = Object.values(marks).map((mark) => mark - tolerance);
	return [
		Math.max(...exact.filter((mark) => position > mark), -Infinity),
		Math.min(...exact.filter((mark) => position <= mark), Infinity),
	];
};

/** Sums of fractions differ in their last digits, layouts by 1/64 px. */
const tolerance = 0.01;

const isReached = (position: number, mark: number) => position > mark - tolerance;
