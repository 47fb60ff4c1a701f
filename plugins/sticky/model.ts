// Where a sticky element is at a scroll position: four numbers of a layout, and no layout read to compare them.

/** Extent in the document, in pixels from its top. */
export interface Span {
	top: number;
	bottom: number;
}

export interface Layout {
	isTop: boolean;
	/** Pixels between the element and the edge of the window that it sticks to. */
	offset: number;
	/** Further pixels of scrolling until the effects. */
	effects: number;
	/** The element's place in the page. */
	natural: Span;
	/** Height of the element while it sticks. */
	height: number;
	/** What it must not leave, inside of the borders; absent: it follows to the end of the page. */
	box?: Span;
}

/** The positions (see {@link positionOf}) from which on an element is stuck, has its effects, is held by its box. */
export type Marks = readonly [stuck: number, effects: number, held: number];

/** No element sticks: it has no box, or the page is printed. */
export const never: Marks = [Infinity, Infinity, Infinity];

/** How far an element has been scrolled towards its edge: for the bottom edge the page is seen upside down. */
export const positionOf = (isTop: boolean, scrollTop: number, viewHeight: number): number =>
	isTop ? scrollTop : -scrollTop - viewHeight;

export const marksOf = ({ isTop, offset, effects, natural, height, box }: Layout): Marks => {
	const stuck = (isTop ? natural.top : -natural.bottom) - offset;
	const end = box ? (isTop ? box.bottom : -box.top) : Infinity;
	return [stuck, stuck + Math.max(0, effects), end - height - offset];
};

/** Marks of an element whose place moves with the window, in a fixed box for one: what holds now holds everywhere. */
export const freeze = (position: number, marks: Marks): Marks =>
	marks.map((mark) => (isReached(position, mark) ? -Infinity : Infinity)) as unknown as Marks;

/** What holds at a position, as bits: 1 stuck, 2 with effects, 4 held by its box. */
export const stateAt = (position: number, [stuck, effects, held]: Marks): number =>
	isReached(position, stuck)
		? 1 + 2 * +isReached(position, effects) + 4 * +isReached(position, held)
		: 0;

/** Sums of fractions differ in their last digits; layouts in 1/64 px. */
const isReached = (position: number, mark: number) => position > mark - 0.01;
