import { cleanStores } from "nanostores";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { $scroll, type Scroll } from "../../../src/stores/scroll";
import { countListeners } from "../../../src/testing";
import { countLayoutReads } from "../../helpers/layout-reads";

const observers = new Set<FakeResizeObserver>();
class FakeResizeObserver {
	targets = new Set<Element>();
	constructor(readonly callback: () => void) {
		observers.add(this);
	}
	observe(target: Element) {
		this.targets.add(target);
	}
	unobserve(target: Element) {
		this.targets.delete(target);
	}
	disconnect() {
		this.targets.clear();
		observers.delete(this);
	}
}

const page = { height: 2800, view: 800 };
const scrollTo = (y: number, x = 0) => {
	Object.assign(window, { scrollX: x, scrollY: y });
	document.dispatchEvent(new Event("scroll"));
};
const nextFrame = () => vi.advanceTimersToNextFrame();
const seen: Scroll[] = [];
const follow = () => {
	seen.length = 0;
	return $scroll.subscribe((value) => seen.push(value));
};

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal("ResizeObserver", FakeResizeObserver);
	Object.assign(page, { height: 2800, view: 800 });
	Object.assign(window, { scrollX: 0, scrollY: 0 });
	vi.spyOn(document.documentElement, "scrollHeight", "get").mockImplementation(() => page.height);
	vi.spyOn(document.documentElement, "clientHeight", "get").mockImplementation(() => page.view);
});

afterEach(() => {
	cleanStores($scroll);
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

describe("$scroll", () => {
	it("tells the position, the direction and the progress of the page", () => {
		follow();
		nextFrame();
		scrollTo(500, 30);
		nextFrame();
		expect(seen.at(-1)).toEqual({ x: 30, y: 500, direction: "down", progress: 0.25 });
		scrollTo(200, 30);
		nextFrame();
		expect(seen.at(-1)).toEqual({ x: 30, y: 200, direction: "up", progress: 0.1 });
	});

	it("knows no direction for a page that opens scrolled", async () => {
		vi.resetModules();
		// Frames need one that calls back.
		vi.unstubAllGlobals();
		const { $scroll } = await import("../../../src/stores/scroll");
		vi.stubGlobal("ResizeObserver", FakeResizeObserver);
		Object.assign(window, { scrollY: 1000 });
		const seen: Scroll[] = [];
		const stop = $scroll.subscribe((value) => seen.push(value));
		expect(seen).toEqual([{ x: 0, y: 0, direction: "none", progress: 0 }]);
		nextFrame();
		expect(seen.at(-1)).toEqual({ x: 0, y: 1000, direction: "none", progress: 0.5 });
		stop();
		vi.advanceTimersByTime(1000);
	});

	it("begins with what was known last for a subscriber that comes after a while, and without a direction", () => {
		follow()();
		scrollTo(900);
		nextFrame();
		vi.advanceTimersByTime(2000);
		Object.assign(window, { scrollY: 100 });
		follow();
		expect(seen[0]!.y).toBe(900);
		nextFrame();
		expect(seen.at(-1)).toMatchObject({ y: 100, direction: "none" });
	});

	it("keeps the direction when only the horizontal position changes", () => {
		follow();
		nextFrame();
		scrollTo(100);
		nextFrame();
		scrollTo(100, 50);
		nextFrame();
		expect(seen.at(-1)).toMatchObject({ x: 50, y: 100, direction: "down" });
	});

	it("counts overscroll as the top and as the end", () => {
		follow();
		nextFrame();
		scrollTo(-60);
		nextFrame();
		expect(seen.at(-1)).toMatchObject({ y: 0, direction: "none", progress: 0 });
		scrollTo(2090);
		nextFrame();
		expect(seen.at(-1)!.progress).toBe(1);
		scrollTo(-60);
		nextFrame();
		expect(seen.at(-1)).toMatchObject({ y: 0, direction: "up", progress: 0 });
	});

	it("keeps the negative positions of pages that are written from right to left", () => {
		follow();
		nextFrame();
		scrollTo(0, -40);
		nextFrame();
		expect(seen.at(-1)!.x).toBe(-40);
	});

	it("has progress 0 on a page that cannot be scrolled", () => {
		page.height = page.view;
		follow();
		nextFrame();
		expect(seen.at(-1)!.progress).toBe(0);
		page.height = 300;
		window.dispatchEvent(new Event("resize"));
		nextFrame();
		expect(seen.at(-1)!.progress).toBe(0);
	});

	it("changes once a frame, however often the page was scrolled, and not at all when nothing moved", () => {
		follow();
		nextFrame();
		const before = seen.length;
		for (const y of [10, 20, 30, 40]) scrollTo(y);
		nextFrame();
		expect(seen.length).toBe(before + 1);
		expect(seen.at(-1)!.y).toBe(40);
		scrollTo(40);
		nextFrame();
		expect(seen.length).toBe(before + 1);
	});

	it("follows the progress when the page grows or the window changes, though nobody scrolls", () => {
		Object.assign(window, { scrollY: 500 });
		follow();
		nextFrame();
		page.height = 1800;
		for (const { callback } of observers) callback();
		nextFrame();
		expect(seen.at(-1)).toEqual({ x: 0, y: 500, direction: "none", progress: 0.5 });
		page.view = 1300;
		window.dispatchEvent(new Event("resize"));
		nextFrame();
		expect(seen.at(-1)!.progress).toBe(1);
	});

	it("reads the position in frames alone, and the height of the page only after it may have changed", () => {
		follow();
		nextFrame();
		const layout = countLayoutReads();
		try {
			scrollTo(10);
			expect(layout.reads()).toEqual([]);
			nextFrame();
			scrollTo(20);
			nextFrame();
			expect(new Set(layout.reads())).toEqual(new Set(["scrollX", "scrollY"]));
		} finally {
			layout.stop();
		}
	});

	it("watches the body for its size", () => {
		follow();
		expect([...observers].flatMap(({ targets }) => [...targets])).toEqual([document.body]);
	});

	it("attaches one passive scroll listener with the first subscriber and nothing is left a second after the last", () => {
		const listeners = countListeners();
		try {
			expect(listeners.attached()).toEqual([]);
			const stops = [follow(), follow(), follow()];
			expect(listeners.attached()).toEqual(["ResizeObserver", "document scroll", "window resize"]);
			expect(listeners.options("scroll")).toEqual([{ passive: true }]);
			scrollTo(70);
			for (const stop of stops) stop();
			vi.advanceTimersByTime(1000);
			expect(listeners.attached()).toEqual([]);
			expect(observers.size).toBe(0);
			expect(vi.getTimerCount()).toBe(0);
			expect($scroll.value!.y).toBe(70);
		} finally {
			listeners.stop();
		}
	});

	it("gives back the frame it waits for when its time is over", () => {
		const stop = follow();
		vi.advanceTimersByTime(990);
		stop();
		vi.advanceTimersByTime(995);
		scrollTo(70);
		vi.advanceTimersByTime(5);
		expect(vi.getTimerCount()).toBe(0);
	});
});
