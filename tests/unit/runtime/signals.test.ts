// Signals: reading, peeking, subscribing, who watches them, and two copies on one page; every case also runs against @preact/signals-core.
import * as npm from "@preact/signals-core";
import { describe, expect, it, vi } from "vitest";
import * as runtime from "../../../src/runtime/signals";
import { libraries } from "./libraries";

describe.each(libraries)("signals (%s)", (_, library) => {
	const { Computed, computed, effect, Signal, signal } = library;

	describe("a signal", () => {
		it("holds its first value, and undefined without one", () => {
			expect(signal(1).value).toBe(1);
			expect(signal().value).toBeUndefined();
		});

		it("holds what was written last", () => {
			const count = signal(1);
			count.value = 2;
			count.value++;
			expect(count.value).toBe(3);
		});

		it("is an instance of Signal, marked by the brand that all copies share", () => {
			expect(signal(0)).toBeInstanceOf(Signal);
			expect(signal(0)).not.toBeInstanceOf(Computed);
			expect(signal(0).brand).toBe(Symbol.for("preact-signals"));
			expect(computed(() => 0).brand).toBe(Symbol.for("preact-signals"));
		});

		it("can be made by the class", () => {
			expect(new Signal(4).value).toBe(4);
			expect(new Computed(() => 5).value).toBe(5);
		});

		it("stands for its value in strings, sums and JSON", () => {
			expect(`${signal("a")}`).toBe("a");
			expect(`${signal(null)}`).toBe("null");
			expect((signal(1) as unknown as number) + 1).toBe(2);
			expect(JSON.stringify({ a: signal({ b: 1 }), c: computed(() => 2) })).toBe('{"a":{"b":1},"c":2}');
			expect(computed(() => 3).valueOf()).toBe(3);
		});

		it.each(["valueOf", "toString", "toJSON"] as const)("is subscribed to by %s", (method) => {
			const count = signal(0);
			const run = vi.fn(() => void count[method]());
			effect(run);
			count.value = 1;
			expect(run).toHaveBeenCalledTimes(2);
		});

		it("keeps the name of its options", () => {
			expect(signal(0, { name: "a" }).name).toBe("a");
			expect((computed(() => 0, { name: "b" }) as unknown as { name: string }).name).toBe("b");
			expect(signal(0).name).toBeUndefined();
		});

		it("tells nobody when the same value is written", () => {
			const object = {};
			const count = signal<unknown>(object);
			const run = vi.fn(() => void count.value);
			effect(run);
			count.value = object;
			expect(run).toHaveBeenCalledTimes(1);
		});

		it("tells when an equal but other object is written", () => {
			const count = signal<unknown>({});
			const run = vi.fn(() => void count.value);
			effect(run);
			count.value = {};
			expect(run).toHaveBeenCalledTimes(2);
		});
	});

	describe("peek", () => {
		it("gives the value", () => {
			const count = signal(1);
			const double = computed(() => count.value * 2);
			expect([count.peek(), double.peek()]).toEqual([1, 2]);
			count.value = 2;
			expect([count.peek(), double.peek()]).toEqual([2, 4]);
		});

		it("subscribes neither an effect nor a computed", () => {
			const count = signal(1);
			const run = vi.fn(() => void count.peek());
			effect(run);
			const copy = computed(() => count.peek());
			const runOfComputed = vi.fn(() => void copy.peek());
			effect(runOfComputed);
			expect(copy.value).toBe(1);
			count.value = 2;
			expect(copy.value).toBe(1);
			expect(run).toHaveBeenCalledTimes(1);
			expect(runOfComputed).toHaveBeenCalledTimes(1);
		});

		it("throws the error of a computed", () => {
			const broken = computed(() => {
				throw new Error("broken");
			});
			expect(() => broken.peek()).toThrow("broken");
		});

		it("finds cycles", () => {
			const self: npm.ReadonlySignal<number> = computed(() => self.peek());
			expect(() => self.peek()).toThrow("Cycle detected");
		});
	});

	describe("subscribe", () => {
		it("calls with the value immediately and after each change, until it is ended", () => {
			const count = signal(1);
			const seen: number[] = [];
			const end = count.subscribe((value) => seen.push(value));
			count.value = 2;
			end();
			count.value = 3;
			expect(seen).toEqual([1, 2]);
		});

		it("does not subscribe to what the callback reads", () => {
			const count = signal(1);
			const other = signal(1);
			const run = vi.fn(() => void other.value);
			count.subscribe(run);
			other.value = 2;
			expect(run).toHaveBeenCalledTimes(1);
		});

		it("does not subscribe the effect in which it is called", () => {
			const count = signal(1);
			const run = vi.fn(() => void count.subscribe(() => {}));
			effect(run);
			count.value = 2;
			expect(run).toHaveBeenCalledTimes(1);
		});

		it("follows a computed", () => {
			const count = signal(1);
			const seen: number[] = [];
			computed(() => count.value * 2).subscribe((value) => seen.push(value));
			count.value = 2;
			expect(seen).toEqual([2, 4]);
		});
	});

	describe("watched and unwatched", () => {
		const listeners = () => {
			const watched = vi.fn();
			const unwatched = vi.fn();
			return { watched, unwatched };
		};

		it("are called for the first subscriber and after the last one, with the signal as this", () => {
			const options = listeners();
			const count = signal(0, options);
			const ends = [effect(() => void count.value), effect(() => void count.value)];
			expect(options.watched).toHaveBeenCalledTimes(1);
			expect(options.watched.mock.contexts[0]).toBe(count);
			ends[0]!();
			expect(options.unwatched).not.toHaveBeenCalled();
			ends[1]!();
			expect(options.unwatched).toHaveBeenCalledTimes(1);
			expect(options.unwatched.mock.contexts[0]).toBe(count);
		});

		it("are called again after a pause", () => {
			const options = listeners();
			const count = signal(0, options);
			count.subscribe(() => {})();
			count.subscribe(() => {});
			expect(options.watched).toHaveBeenCalledTimes(2);
			expect(options.unwatched).toHaveBeenCalledTimes(1);
		});

		it("are not called for reads without a subscriber", () => {
			const options = listeners();
			const count = signal(0, options);
			expect(computed(() => count.value).value).toBe(0);
			expect(options.watched).not.toHaveBeenCalled();
		});

		it("pass through computeds, inner ones first at the beginning and last at the end", () => {
			const order: string[] = [];
			const note = (name: string) => ({
				watched: () => void order.push(`+${name}`),
				unwatched: () => void order.push(`-${name}`),
			});
			const count = signal(0, note("signal"));
			const copy = computed(() => count.value, note("computed"));
			expect(copy.value).toBe(0);
			copy.subscribe(() => {})();
			expect(order).toEqual(["+signal", "+computed", "-computed", "-signal"]);
		});

		it("subscribe nobody by what they read", () => {
			const other = signal(0);
			const count = signal(0, { watched: () => void other.value });
			const run = vi.fn(() => void count.value);
			effect(run);
			other.value = 1;
			expect(run).toHaveBeenCalledTimes(1);
		});

		it("follow a source that is read in some runs only", () => {
			const options = listeners();
			const isOn = signal(true);
			const count = signal(0, options);
			effect(() => void (isOn.value && count.value));
			isOn.value = false;
			expect(options.unwatched).toHaveBeenCalledTimes(1);
			isOn.value = true;
			expect(options.watched).toHaveBeenCalledTimes(2);
		});
	});
});

describe("two copies on one page", () => {
	it("read each other's signals as values, and neither tracks the other's", async () => {
		vi.resetModules();
		const other = (await import("../../../src/runtime/signals")) as typeof runtime;
		expect(other.signal).not.toBe(runtime.signal);
		for (const foreign of [other.signal(1), npm.signal(1)]) {
			const own = runtime.signal(1);
			const run = vi.fn(() => foreign.value + own.value);
			const sum = runtime.computed(run);
			const seen: number[] = [];
			runtime.effect(() => void seen.push(sum.value));
			foreign.value = 2;
			expect(seen).toEqual([2]);
			own.value = 2;
			expect(seen).toEqual([2, 4]);
			expect(foreign.brand).toBe(own.brand);
			expect(foreign).not.toBeInstanceOf(runtime.Signal);
		}
	});

	it("run effects inside each other's batches and effects", () => {
		const mine = runtime.signal(0);
		const theirs = npm.signal(0);
		const order: string[] = [];
		runtime.effect(() => {
			order.push(`mine ${mine.value}`);
			theirs.value = mine.value;
		});
		npm.effect(() => void order.push(`theirs ${theirs.value}`));
		order.length = 0;
		npm.batch(() => runtime.batch(() => void mine.value++));
		expect(order).toEqual(["mine 1", "theirs 1"]);
	});
});
