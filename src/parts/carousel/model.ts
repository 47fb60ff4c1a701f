// Positions of slides and stops of a row: arithmetic in slides, without a DOM and without pixels.

/** Parameters of a row of slides, or a ring of them. */
export interface Row {
	/** How many slides there are. */
	count: number;
	/** How many the box shows. */
	visible: number;
	/** By how many it moves on. */
	group: number;
	/** Whether the first slide follows the last one. */
	isRing: boolean;
	/** Whether the slide of a stop is in the middle of the box. */
	isCentred?: boolean;
	/** Whether each slide of a row is a stop, even if the row cannot move further. */
	hasAllStops?: boolean;
}

/** A row and the values derived from it. A position is the number of slides before the left edge of the box, with fractions. */
export interface Track extends Row {
	/** The last position of a row. */
	last: number;
	/** How many places it stops at: as many as it has bullets. */
	stops: number;
	/** The number of slides between the left edge and the slide of a stop. */
	lead: number;
}

export const trackOf = (row: Row): Track => {
	const { count, visible, group, isRing, isCentred, hasAllStops } = row;
	const last = Math.max(0, count - (isCentred ? 1 : visible));
	return {
		...row,
		last,
		stops: hasAllStops ? count : Math.ceil((isRing ? count : last) / group) + +!isRing,
		lead: isCentred ? (visible - 1) / 2 : 0,
	};
};

/** The remainder that is never negative. */
export const wrap = (value: number, count: number): number => ((value % count) + count) % count;

export const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

/** The position of a stop. A ring has infinitely many stops in both directions, round after round. */
export const positionOf = ({ count, group, isRing, last, stops }: Track, stop: number): number =>
	isRing ? Math.floor(stop / stops) * count + wrap(stop, stops) * group : Math.min(stop * group, last);

/** The last stop that is not after a position. */
export const stopAt = (track: Track, position: number): number => {
	const { count, group, isRing, hasAllStops, last, stops } = track;
	const round = isRing ? Math.floor(position / count) : 0;
	const inRound = position - round * count;
	// A row's last stop may be nearer to the one before it than the others are.
	const isEnd = !isRing && !hasAllStops && inRound >= last;
	return round * stops + (isEnd ? stops - 1 : clamp(Math.floor(inRound / group), 0, stops - 1));
};

/**
 * The current index of an item. If it was removed: that of the next one, else of the previous one, else the first.
 * @example indexNow(["a", "b", "c"], 1, ["new", "a", "c"]) // 2
 */
export const indexNow = <T>(before: readonly T[], index: number, now: readonly T[]): number => {
	const nearest = [...before.slice(index), ...before.slice(0, index).reverse()];
	return Math.max(0, now.indexOf(nearest.find((item) => now.includes(item))!));
};

/** Whether the left edge of a slide at a place is in the box. A visible thousandth of a slide does not count. */
export const isShown = (track: Track, place: number, position: number): boolean => {
	const offset = place - position + track.lead;
	return offset > -0.01 && offset < track.visible - 0.01;
};

/** A box shows fewer, whatever the settings say. */
const mostCopies = 50;

/**
 * Places of a ring's slides during a move between two positions: slides visible at the end are at their final places,
 * the others at their initial ones, and copies where a slide is visible a second time.
 * @returns the place of each slide, and the places of copies
 */
export const placesOf = (track: Track, from: number, to: number): [places: number[], copies: number[]] => {
	const { count, visible, lead } = track;
	const start = from - lead;
	const end = to - lead;
	// The slide of a stop is no copy, even if there are fewer slides than fit.
	const middle = lead || (Math.min(visible, count) - 1) / 2;
	const near = (edge: number, slide: number) => slide + count * Math.round((edge + middle - slide) / count);
	const places = Array.from({ length: count }, (_, slide) => {
		const place = near(end, slide);
		return isShown(track, place, to) ? place : near(start, slide);
	});
	const copies: number[] = [];
	const last = Math.ceil(Math.max(start, end) + visible - 0.01);
	for (let place = Math.floor(Math.min(start, end) + 0.01); place < last && copies.length < mostCopies; place++) {
		if (places[wrap(place, count)] !== place) copies.push(place);
	}
	return [places, copies];
};
