// Computed signals and graphs of them; every case also runs against @preact/signals-core.
import type * as npm from "@preact/signals-core";
import { describe, expect, it, vi } from "vitest";
import { libraries } from "./libraries";

describe.each(libraries)("signals (%s)", (_, library) => {
	const { batch, Computed, computed, effect, Signal, signal } = library;

	describe("a computed", () => {
		it("is an instance of Signal and of Computed", () => {
			expect(computed(() => 0)).toBeInstanceOf(Signal);
			expect(computed(() => 0)).toBeInstanceOf(Computed);
		});

		it("cannot be written to", () => {
			const copy = computed(() => 1) as { value: number };
			expect(() => {
				copy.value = 2;
			}).toThrow(/Cannot set property value/);
		});

		it("is worked out when it is read first, and not before", () => {
			const work = vi.fn(() => 1);
			const copy = computed(work);
			expect(work).not.toHaveBeenCalled();
			expect(copy.value).toBe(1);
			expect(work).toHaveBeenCalledTimes(1);
		});

		it("is not worked out again while its sources are the same, watched or not", () => {
			const count = signal(1);
			const other = signal(1);
			const work = vi.fn(() => count.value);
			const copy = computed(work);
			expect([copy.value, copy.value]).toEqual([1, 1]);
			other.value = 2;
			expect(copy.value).toBe(1);
			expect(work).toHaveBeenCalledTimes(1);
			effect(() => void copy.value);
			other.value = 3;
			expect(copy.value).toBe(1);
			expect(work).toHaveBeenCalledTimes(1);
		});

		it("may give undefined, without being worked out again for that", () => {
			const count = signal(0);
			const work = vi.fn(() => void count.value);
			const nothing = computed(work);
			expect([nothing.value, nothing.value]).toEqual([undefined, undefined]);
			expect(work).toHaveBeenCalledTimes(1);
		});

		it("keeps its sources where it is unwatched and watched again", () => {
			const count = signal(1);
			const work = vi.fn(() => count.value);
			const copy = computed(work);
			copy.subscribe(() => {})();
			copy.subscribe(() => {})();
			expect(work).toHaveBeenCalledTimes(1);
			count.value = 2;
			expect(copy.value).toBe(2);
		});

		it("follows a source that changed while nobody watched", () => {
			const count = signal(1);
			const copy = computed(() => count.value);
			const sum = computed(() => copy.value + 1);
			sum.subscribe(() => {})();
			count.value = 5;
			const seen: number[] = [];
			sum.subscribe((value) => seen.push(value));
			count.value = 6;
			expect(seen).toEqual([6, 7]);
		});

		it("throws the error of its function each time, and works again when a source has changed", () => {
			const count = signal(0);
			const work = vi.fn(() => {
				if (!count.value) throw new Error("zero");
				return count.value;
			});
			const copy = computed(work);
			expect(() => copy.value).toThrow("zero");
			expect(() => copy.value).toThrow("zero");
			expect(work).toHaveBeenCalledTimes(1);
			count.value = 1;
			expect(copy.value).toBe(1);
			count.value = 0;
			expect(() => copy.value).toThrow("zero");
		});

		it("throws also undefined and other falsy errors", () => {
			const broken = computed(() => {
				throw undefined;
			});
			let caught: unknown = "nothing";
			try {
				void broken.value;
			} catch (error) {
				caught = error;
			}
			expect(caught).toBeUndefined();
		});

		it("says so when it depends on itself, directly or through others", () => {
			const self: npm.ReadonlySignal<number> = computed(() => self.value);
			expect(() => self.value).toThrow("Cycle detected");
			const a: npm.ReadonlySignal<number> = computed(() => b.value);
			const b: npm.ReadonlySignal<number> = computed(() => c.value);
			const c: npm.ReadonlySignal<number> = computed(() => a.value);
			expect(() => a.value).toThrow("Cycle detected");
			expect(() => b.value).toThrow("Cycle detected");
		});

		it("recovers when the cycle is gone", () => {
			const isCyclic = signal(true);
			const a: npm.ReadonlySignal<number> = computed(() => (isCyclic.value ? b.value : 1));
			const b: npm.ReadonlySignal<number> = computed(() => a.value + 1);
			expect(() => a.value).toThrow("Cycle detected");
			isCyclic.value = false;
			expect(a.value).toBe(1);
		});

		it("calls its function with itself as this", () => {
			let self: unknown;
			const copy = computed(function (this: unknown) {
				self = this;
			});
			void copy.value;
			expect(self).toBe(copy);
		});

		it("may write to signals", () => {
			const count = signal(1);
			const copy = signal(0);
			const sum = computed(() => (copy.value = count.value) + 1);
			effect(() => void sum.value);
			count.value = 2;
			expect([copy.value, sum.value]).toEqual([2, 3]);
		});

		it("is worked out in a batch as soon as it is read", () => {
			const count = signal(1);
			const double = computed(() => count.value * 2);
			effect(() => void double.value);
			expect(
				batch(() => {
					count.value = 2;
					return double.value;
				}),
			).toBe(4);
		});
	});

	describe("graphs", () => {
		it("update once what is reached in two ways", () => {
			const a = signal("a");
			const b = computed(() => a.value);
			const c = computed(() => a.value);
			const work = vi.fn(() => `${b.value} ${c.value}`);
			const d = computed(work);
			const seen: string[] = [];
			effect(() => void seen.push(d.value));
			a.value = "aa";
			expect(seen).toEqual(["a a", "aa aa"]);
			expect(work).toHaveBeenCalledTimes(2);
		});

		it("read a source in two places at the same time for the same value", () => {
			const a = signal(2);
			const b = computed(() => a.value - 1);
			const work = vi.fn(() => a.value + b.value);
			const c = computed(work);
			expect(c.value).toBe(3);
			a.value = 4;
			expect(c.value).toBe(7);
			expect(work).toHaveBeenCalledTimes(2);
		});

		it("stop where a computed comes out the same", () => {
			const a = signal("a");
			const b = computed(() => {
				void a.value;
				return "same";
			});
			const work = vi.fn(() => b.value);
			const c = computed(work);
			const run = vi.fn(() => void c.value);
			effect(run);
			a.value = "b";
			expect(work).toHaveBeenCalledTimes(1);
			expect(run).toHaveBeenCalledTimes(1);
		});

		it("continue where one of two ways comes out the same", () => {
			const a = signal(1);
			const same = computed(() => a.value * 0);
			const changed = computed(() => a.value);
			const work = vi.fn(() => same.value + changed.value);
			const sum = computed(work);
			expect(sum.value).toBe(1);
			a.value = 2;
			expect(sum.value).toBe(2);
			expect(work).toHaveBeenCalledTimes(2);
		});

		it("work out nothing that is read no more", () => {
			const isOn = signal(true);
			const count = signal(1);
			const work = vi.fn(() => count.value);
			const copy = computed(work);
			const shown = computed(() => (isOn.value ? copy.value : 0));
			effect(() => void shown.value);
			isOn.value = false;
			work.mockClear();
			count.value = 2;
			expect(work).not.toHaveBeenCalled();
			isOn.value = true;
			expect(shown.value).toBe(2);
		});

		it("ask sources in the order of their reads, so that a guard is asked before what it guards", () => {
			const list = signal<number[] | undefined>([1]);
			const isThere = computed(() => !!list.value);
			const first = computed(() => list.value![0]);
			const shown = computed(() => (isThere.value ? first.value : "none"));
			effect(() => void shown.value);
			list.value = undefined;
			expect(shown.value).toBe("none");
		});

		it("keep up with sources that come in another order in each run", () => {
			const turn = signal(0);
			const all = Array.from({ length: 7 }, (_, index) => signal(index));
			const sum = computed(() =>
				all.reduce((sum, _, index) => sum + all[(index * (1 + (turn.value % 6)) + turn.value) % 7]!.value, 0),
			);
			const seen: number[] = [];
			effect(() => void seen.push(sum.value));
			for (let index = 1; index < 7; index++) {
				turn.value++;
				all[index]!.value += 100;
			}
			expect(sum.value).toBe(621);
			expect(seen.at(-1)).toBe(621);
			expect(seen).toEqual([21, 121, 221, 321, 421, 521, 621]);
		});

		it("survive a chain of two hundred computeds", () => {
			const count = signal(0);
			let last: npm.ReadonlySignal<number> = count;
			for (let index = 0; index < 200; index++) {
				const before = last;
				last = computed(() => before.value + 1);
			}
			const seen: number[] = [];
			effect(() => void seen.push(last.value));
			count.value = 1;
			expect(seen).toEqual([200, 201]);
		});

		it("tell an error on to what reads it, and recover", () => {
			const a = signal(0);
			const b = computed(() => {
				if (a.value === 1) throw new Error("one");
				return a.value;
			});
			const c = computed(() => b.value + 1);
			const seen: unknown[] = [];
			effect(() => {
				try {
					seen.push(c.value);
				} catch (error) {
					seen.push((error as Error).message);
				}
			});
			a.value = 1;
			a.value = 2;
			expect(seen).toEqual([1, "one", 3]);
		});
	});
});
