// What bindings of signals to components build on: the inner members of effects, and `track`.
import { describe, expect, it, vi } from "vitest";
import * as runtime from "../../../src/runtime/signals";

/** What the effect passes as `this`: the members that bindings of other libraries build on. */
interface Inner {
	_callback(): void;
	_start(): () => void;
	_dispose(): void;
	_sources: unknown;
	dispose(): void;
}

// The original has these names in its types, but mangled in its builds: ours alone.
describe("what a binding builds on", () => {
	const { effect, signal } = runtime;
	const inner = (run: () => void = () => {}) => {
		let self: unknown;
		effect(function (this: unknown) {
			self = this;
			run();
		});
		return self as Inner;
	};

	it("calls a _callback that was put instead of the effect's function", () => {
		const count = signal(0);
		const old = vi.fn(() => void count.value);
		const made = inner(old);
		made._callback = vi.fn();
		count.value = 1;
		expect(old).toHaveBeenCalledTimes(1);
		expect(made._callback).toHaveBeenCalledTimes(1);
	});

	it("subscribes to what is read between _start and the function that it returns", () => {
		const count = signal(0);
		const made = inner();
		made._callback = vi.fn();
		const end = made._start();
		void count.value;
		end();
		count.value = 1;
		expect(made._callback).toHaveBeenCalledTimes(1);
		made._start()();
		count.value = 2;
		expect(made._callback).toHaveBeenCalledTimes(1);
	});

	it("says so when tracked parts end in the wrong order or begin in themselves", () => {
		const [first, second] = [inner(), inner()];
		const endFirst = first._start();
		const endSecond = second._start();
		expect(endFirst).toThrow("Out-of-order effect");
		endSecond();
		expect(() => first._start()).toThrow("Cycle detected");
		endFirst();
	});

	it("has _sources exactly while there are any, and can start again after _dispose", () => {
		const count = signal(0);
		const made = inner(() => void count.value);
		expect(made._sources).toBeDefined();
		made._dispose();
		expect(made._sources).toBeUndefined();
		made._callback = vi.fn();
		const end = made._start();
		void count.value;
		end();
		expect(made._sources).toBeDefined();
		count.value = 1;
		expect(made._callback).toHaveBeenCalledTimes(1);
		made._start()();
		expect(made._sources).toBeUndefined();
	});
});

describe("track", () => {
	const { batch, computed, effect, signal, track } = runtime;

	it("notifies once, at the end of the batch, until it begins again", () => {
		const count = signal(0);
		const notify = vi.fn();
		const tracker = track(notify);
		const draw = () => {
			tracker.begin();
			void count.value;
			tracker.end();
		};
		draw();
		batch(() => {
			count.value = 1;
			expect(notify).not.toHaveBeenCalled();
		});
		count.value = 2;
		expect(notify).toHaveBeenCalledTimes(1);
		draw();
		count.value = 3;
		expect(notify).toHaveBeenCalledTimes(2);
	});

	it("notifies again after a computed has told it once", () => {
		const count = signal(0);
		const double = computed(() => count.value * 2);
		const notify = vi.fn();
		const tracker = track(notify);
		for (let turn = 1; turn < 4; turn++) {
			tracker.begin();
			expect(double.value).toBe((turn - 1) * 4);
			tracker.end();
			count.value++;
			count.value++;
			expect(notify).toHaveBeenCalledTimes(turn);
		}
	});

	it("does not notify when a computed comes out the same, nor after a draw in the same batch", () => {
		const count = signal(0);
		const isBig = computed(() => count.value > 9);
		const notify = vi.fn();
		const tracker = track(notify);
		const draw = () => {
			tracker.begin();
			void isBig.value;
			tracker.end();
		};
		draw();
		count.value = 1;
		expect(notify).not.toHaveBeenCalled();
		batch(() => {
			count.value = 10;
			draw();
		});
		expect(notify).not.toHaveBeenCalled();
		count.value = 0;
		expect(notify).toHaveBeenCalledTimes(1);
	});

	it("nests, forgets what is read no more, and is silent after dispose", () => {
		const [a, b] = [signal(0), signal(0)];
		const outer = vi.fn();
		const inner = vi.fn();
		const trackers = [track(outer), track(inner)] as const;
		const draw = (readA: boolean) => {
			trackers[0].begin();
			if (readA) void a.value;
			trackers[1].begin();
			void b.value;
			trackers[1].end();
			trackers[0].end();
		};
		draw(true);
		b.value = 1;
		expect([outer.mock.calls.length, inner.mock.calls.length]).toEqual([0, 1]);
		a.value = 1;
		expect([outer.mock.calls.length, inner.mock.calls.length]).toEqual([1, 1]);
		draw(false);
		a.value = 2;
		expect(outer).toHaveBeenCalledTimes(1);
		trackers[1].dispose();
		b.value = 2;
		expect(inner).toHaveBeenCalledTimes(1);
	});

	it("lets effects wait for the end of the draw", () => {
		const count = signal(0);
		const run = vi.fn(() => void count.value);
		effect(run);
		const tracker = track(() => {});
		tracker.begin();
		count.value = 1;
		expect(run).toHaveBeenCalledTimes(1);
		tracker.end();
		expect(run).toHaveBeenCalledTimes(2);
	});
});
