// Where a sticky element is at a scroll position: three numbers of a layout, and no layout read to compare them.

/** The positions from which on an element is stuck, has its effects, is held back by its box. */
export type Marks = readonly [stuck: number, effects: number, held: number];

/** Nothing sticks: the element has no box, or the page is printed. */
export const never: Marks = [Infinity, Infinity, Infinity];

/** Pixels in the window, as it is now, from the edge that the element sticks to. */
export interface Layout {
	/** How far the page is scrolled towards that edge: its scroll position, negative for the bottom. */
	position: number;
	/** Near side of the element's natural place. */
	near: number;
	/** Distance to keep. */
	offset: number;
	/** Further scrolling until the effects. */
	effects: number;
	/** Height of the element itself. */
	height: number;
	/** Far side of what it must not leave; infinite without such a box. */
	end: number;
}

/** @example marksOf({ position: 100, near: 400, offset: 20, effects: 80, height: 60, end: 1000 }) // [480, 560, 1020] */
export const marksOf = ({ position, near, offset, effects, height, end }: Layout): Marks => {
	const zero = position - offset;
	return [zero + near, zero + near + Math.max(0, effects), zero + end - height];
};

/** Marks of an element whose place moves with the window, in a fixed box for one: what holds now holds everywhere. */
export const freeze = (position: number, marks: Marks): Marks =>
	marks.map((mark) => (isReached(position, mark) ? -Infinity : Infinity)) as unknown as Marks;

/** What holds at a position, as bits: 1 stuck, 2 with its effects, 4 held back by its box. */
export const stateAt = (position: number, [stuck, effects, held]: Marks): number =>
	isReached(position, stuck) ? 1 + (isReached(position, effects) ? 2 : 0) + (isReached(position, held) ? 4 : 0) : 0;

/** Sums of fractions differ in their last digits, layouts by 1/64 px. */
const isReached = (position: number, mark: number) => position > mark - 0.01;
