// The carousel's arithmetic: stops, positions, drags, where the slides of a ring stand; by example and by ten thousand random rows.
import { describe, expect, it } from "vitest";
import { resist, settle } from "../../../src/parts/carousel/hands";
import {
	indexNow,
	isShown,
	placesOf,
	positionOf,
	type Row,
	stopAt,
	type Track,
	trackOf,
	wrap,
} from "../../../src/parts/carousel/model";

const track = (more: Partial<Row> = {}): Track => trackOf({ count: 6, visible: 3, group: 1, isRing: false, ...more });

/** The same numbers in every run. */
const random = (() => {
	let seed = 7;
	return () => {
		seed = (seed * 16807) % 2147483647;
		return seed / 2147483647;
	};
})();
const pick = (count: number) => Math.floor(random() * count);
const randomTrack = (isRing = random() < 0.5): Track => {
	const visible = random() < 0.3 ? 1 + random() * 4 : 1 + pick(5);
	const count = 1 + +isRing + pick(16);
	return trackOf({ count, visible, group: 1 + pick(Math.min(count, 4)), isRing, isCentred: !isRing && random() < 0.2 });
};
const many = (check: () => void) => {
	for (let run = 0; run < 10_000; run++) check();
};

describe("stops", () => {
	it.each([
		[{ count: 6, visible: 3 }, 4],
		[{ count: 5, visible: 3 }, 3],
		[{ count: 6, visible: 3, isRing: true }, 6],
		[{ count: 6, visible: 3, group: 2, isRing: true }, 3],
		[{ count: 5, visible: 2, group: 2 }, 3],
		[{ count: 2, visible: 3 }, 1],
		[{ count: 5, visible: 1, group: 2, isRing: true }, 3],
		[{ count: 3, visible: 5, hasAllStops: true }, 3],
		[{ count: 4, visible: 2, isCentred: true }, 4],
	])("of %j are %i (loop-filter-carousel #37, page-builder #44)", (more, count) => {
		expect(track(more).stops).toBe(count);
	});

	it("of a row end where the last slide reaches the end of the box", () => {
		const row = track({ count: 5, visible: 2, group: 2 });
		expect([0, 1, 2, 3].map((stop) => positionOf(row, stop))).toEqual([0, 2, 3, 3]);
	});

	it("of a ring continue in both directions, whatever is left over", () => {
		const ring = track({ count: 5, visible: 1, group: 2, isRing: true });
		expect([-1, 0, 1, 2, 3, 4].map((stop) => positionOf(ring, stop))).toEqual([-1, 0, 2, 4, 5, 7]);
	});

	it("are found by their position in every row and ring", () => {
		many(() => {
			const any = randomTrack();
			const stop = any.isRing ? pick(60) - 30 : pick(any.stops);
			expect(stopAt(any, positionOf(any, stop))).toBe(stop);
		});
	});

	it("rise, and the last position of a row is its last stop", () => {
		many(() => {
			const any = randomTrack();
			const stop = pick(any.stops - 1);
			if (any.stops > 1) expect(positionOf(any, stop + 1)).toBeGreaterThan(positionOf(any, stop));
			if (!any.isRing) expect(positionOf(any, any.stops - 1)).toBe(any.last);
		});
	});
});

describe("a released drag", () => {
	it.each([
		[0, 0.2, false, 1],
		[0, 0.2, true, 0],
		[0, 0.6, true, 1],
		[2, 1.8, false, 1],
		[2, 1.8, true, 2],
		[2, 1.4, true, 1],
		[0, 2.1, false, 3],
		[3, 3.2, false, 3],
		[0, -0.3, false, 0],
		[2, 2, false, 2],
	])("from %d to %d, slow: %s, goes to stop %i", (from, to, isSlow, stop) => {
		const end = settle(track(), from, to, isSlow);
		expect(Math.max(0, Math.min(end, 3))).toBe(stop);
	});

	it("never goes further than the next stop beyond it, nor against it", () => {
		many(() => {
			const any = randomTrack();
			const from = any.isRing ? pick(20) - 10 : random() * any.last;
			const to = any.isRing ? from + random() * 8 - 4 : random() * any.last;
			const stop = settle(any, from, to, random() < 0.5);
			const base = stopAt(any, to);
			expect([base, base + 1]).toContain(stop);
		});
	});

	it("meets resistance beyond the ends of a row only", () => {
		expect(resist(track(), 1.5, 100)).toBe(1.5);
		expect(resist(track(), -1, 100)).toBeCloseTo(-(100 ** 0.85) / 100);
		expect(resist(track(), 4, 100)).toBeCloseTo(3 + 100 ** 0.85 / 100);
		expect(resist(track({ isRing: true }), -7, 100)).toBe(-7);
	});
});

describe("a ring", () => {
	it("puts the first slide behind the last one where the move ends there", () => {
		const [places, copies] = placesOf(track({ isRing: true }), 4, 5);
		expect(places.map((place, slide) => [place, slide]).filter(([place]) => isShown(track(), place!, 5))).toEqual([
			[6, 0],
			[7, 1],
			[5, 5],
		]);
		expect(copies).toEqual([]);
	});

	it("needs no copy if there is a slide to spare", () => {
		const [, copies] = placesOf(track({ count: 4, isRing: true }), 0, 1);
		expect(copies).toEqual([]);
	});

	it("shows a copy of the slide that goes out on one side and comes in on the other", () => {
		const [places, copies] = placesOf(track({ count: 3, isRing: true }), 0, 1);
		expect(places).toEqual([3, 1, 2]);
		expect(copies).toEqual([0]);
	});

	it("fills the box with copies if fewer slides than fit are there, and goes round (loop-filter-carousel #37)", () => {
		const ring = track({ count: 2, isRing: true });
		expect(ring.stops).toBe(2);
		expect(placesOf(ring, 0, 0)).toEqual([[0, 1], [2]]);
		expect(placesOf(ring, 1, 1)).toEqual([[2, 1], [3]]);
		expect(placesOf(ring, 2, 2)).toEqual([[2, 3], [4]]);
	});

	it("has an end to its copies, however many are asked for", () => {
		const [, copies] = placesOf(track({ count: 2, visible: 1e12, isRing: true }), 0, 0);
		expect(copies.length).toBeLessThan(100);
	});

	it("fills every place that a move shows, and a slide that is shown in the end is no copy", () => {
		many(() => {
			const ring = randomTrack(true);
			const to = positionOf(ring, pick(40) - 20);
			const from = to + (random() * 2 - 1) * ring.group;
			const [places, copies] = placesOf(ring, from, to);
			expect(new Set(places.map((place) => wrap(place, ring.count))).size).toBe(ring.count);
			const filled = new Set([...places, ...copies]);
			const low = Math.floor(Math.min(from, to) + 0.01);
			const high = Math.ceil(Math.max(from, to) + ring.visible - 0.01);
			const moved = Array.from({ length: high - low }, (_, index) => low + index);
			const shown = (place: number) => isShown(ring, place, to);
			expect({
				empty: moved.filter((place) => !filled.has(place)),
				doubled: copies.filter((copy) => shown(copy) && !shown(places[wrap(copy, ring.count)]!)),
				active: places[wrap(to, ring.count)],
			}).toEqual({ empty: [], doubled: [], active: to });
		});
	});
});

describe("what is shown", () => {
	it("are those whose left edge lies in the box; a thousandth of a slide does not count (loop-filter-carousel #31, #58)", () => {
		const shown = (more: Partial<Row>, position: number) =>
			[0, 1, 2, 3, 4, 5].filter((place) => isShown(track(more), place, position));
		expect(shown({}, 0)).toEqual([0, 1, 2]);
		expect(shown({}, 1)).toEqual([1, 2, 3]);
		expect(shown({ visible: 3.001 }, 0)).toEqual([0, 1, 2]);
		expect(shown({ visible: 2.5 }, 0)).toEqual([0, 1, 2]);
		expect(shown({ visible: 3, isCentred: true }, 1)).toEqual([0, 1, 2]);
	});
});

describe("the place of a slide after others came and went", () => {
	it.each([
		["its own", "abc", 1, "xab", 2],
		["that of the one after it", "abcd", 1, "acd", 1],
		["that of the one before it, where none after it is left", "abcd", 2, "xab", 2],
		["the first, where all are new", "abc", 2, "xyz", 0],
		["the first, where none was there before", "", 0, "abc", 0],
		["the first, where none is left", "abc", 1, "", 0],
	])("is %s", (_, before, index, now, place) => {
		expect(indexNow([...before], index, [...now])).toBe(place);
	});
});
