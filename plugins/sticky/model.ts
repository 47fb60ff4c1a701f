// Where a sticky element is at a scroll position: three numbers of a layout, and no layout read to compare them.

/** The positions from which on an element is stuck, has its effects, is held back by its box. */
export type Marks = readonly [stuck: number, effects: number, held: number];

/** Nothing sticks: the element has no box, or the page is printed. */
export const never: Marks = [Infinity, Infinity, Infinity];

/**
 * Pixels along the page towards the edge that the element sticks to: at a scroll position of 0 they are distances from
 * that edge. For the bottom edge the page is seen upside down, its scroll position negative.
 */
export interface Layout {
	/** Near side of the element's natural place. */
	near: number;
	/** Distance from the edge to keep. */
	offset: number;
	/** Further scrolling until the effects. */
	effects: number;
	/** Far side of what it must not leave; infinite without such a box. */
	end: number;
	/** Height of the element itself. */
	height: number;
}

/** @example marksOf({ near: 500, offset: 20, effects: 80, end: 1100, height: 60 }) // [480, 560, 1020] */
export const marksOf = ({ near, offset, effects, end, height }: Layout): Marks => [
	near - offset,
	near - offset + Math.max(0, effects),
	end - height - offset,
];

/** Marks of an element whose place moves with the window, in a fixed box for one: what holds now holds everywhere. */
export const freeze = (position: number, marks: Marks): Marks =>
	marks.map((mark) => (isReached(position, mark) ? -Infinity : Infinity)) as unknown as Marks;

/** What holds at a position, as bits: 1 stuck, 2 with its effects, 4 held back by its box. */
export const stateAt = (position: number, [stuck, effects, held]: Marks): number =>
	isReached(position, stuck) ? 1 + (isReached(position, effects) ? 2 : 0) + (isReached(position, held) ? 4 : 0) : 0;

/** Sums of fractions differ in their last digits, layouts by 1/64 px. */
const isReached = (position: number, mark: number) => position > mark - 0.01;
