import { afterEach, beforeEach, expect, it, vi } from "vitest";

const observers = new Set<{ callback: () => void; targets: Element[] }>();
/** Calls back when a test says that the page is laid out. */
class ObserverInTests {
	readonly own = { callback: () => {}, targets: [] as Element[] };
	constructor(callback: () => void) {
		this.own.callback = callback;
		observers.add(this.own);
	}
	observe(target: Element) {
		this.own.targets.push(target);
	}
	disconnect() {
		this.own.targets.length = 0;
	}
}
const layOut = () => {
	for (const { callback, targets } of observers) if (targets[0]) callback();
};
const draw = () => vi.advanceTimersToNextFrame();

let seen: string[];
const ask = (name: string) => () => {
	seen.push(`read ${name}`);
	return () => void seen.push(`write ${name}`);
};

beforeEach(() => {
	seen = [];
	observers.clear();
	vi.resetModules();
	vi.useFakeTimers();
	vi.stubGlobal("ResizeObserver", ObserverInTests);
});
afterEach(() => {
	vi.runAllTimers();
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

it("reads once the browser has laid out the frame, and writes after all reads", async () => {
	const { inFrame } = await import("../../../src/base/in-frame");
	inFrame(ask("one"));
	inFrame(ask("other"));
	draw();
	expect(seen).toEqual([]);
	layOut();
	expect(seen).toEqual(["read one", "read other", "write one", "write other"]);
	vi.runAllTimers();
	layOut();
	expect(seen.length).toBe(4);
});

it("reads right after the frame where nothing says that it is laid out", async () => {
	const { inFrame } = await import("../../../src/base/in-frame");
	inFrame(ask("one"));
	vi.runAllTimers();
	expect(seen).toEqual(["read one", "write one"]);
});

it("reads what a callback asks for in the next frame", async () => {
	const { inFrame } = await import("../../../src/base/in-frame");
	inFrame(() => {
		inFrame(ask("next"));
		return undefined;
	});
	draw();
	layOut();
	expect(seen).toEqual([]);
	draw();
	layOut();
	expect(seen).toEqual(["read next", "write next"]);
});

it("does not read what was cancelled", async () => {
	const { inFrame } = await import("../../../src/base/in-frame");
	inFrame(ask("one"))();
	expect(vi.getTimerCount()).toBe(0);
	const cancel = inFrame(ask("other"));
	inFrame(ask("last"));
	cancel();
	draw();
	layOut();
	expect(seen).toEqual(["read last", "write last"]);
});
