// Batches of signals, and reads that subscribe nothing; every case also runs against @preact/signals-core.
import { describe, expect, it, vi } from "vitest";
import { libraries } from "./libraries";

describe.each(libraries)("signals (%s)", (_, library) => {
	const { batch, computed, effect, signal, untracked } = library;

	describe("batch", () => {
		it("returns what the function returns, and throws what it throws", () => {
			expect(batch(() => 1)).toBe(1);
			expect(() =>
				batch(() => {
					throw new Error("in batch");
				}),
			).toThrow("in batch");
		});

		it("runs effects once, at its end", () => {
			const a = signal("a");
			const b = signal("b");
			const seen: string[] = [];
			effect(() => void seen.push(a.value + b.value));
			batch(() => {
				a.value = "A";
				b.value = "B";
				expect(seen).toEqual(["ab"]);
			});
			expect(seen).toEqual(["ab", "AB"]);
		});

		it("waits for the outermost", () => {
			const count = signal(0);
			const run = vi.fn(() => void count.value);
			effect(run);
			batch(() => {
				batch(() => {
					count.value = 1;
				});
				expect(run).toHaveBeenCalledTimes(1);
			});
			expect(run).toHaveBeenCalledTimes(2);
		});

		it("runs effects also when the function throws", () => {
			const count = signal(0);
			const run = vi.fn(() => void count.value);
			effect(run);
			expect(() =>
				batch(() => {
					count.value = 1;
					throw new Error("late");
				}),
			).toThrow("late");
			expect(run).toHaveBeenCalledTimes(2);
		});

		it("gives the value that was just written", () => {
			const count = signal(0);
			batch(() => {
				count.value = 1;
				expect(count.value).toBe(1);
			});
		});

		it("runs nothing when a value is back where it was", () => {
			const count = signal(0);
			const work = vi.fn(() => count.value);
			const copy = computed(work);
			const run = vi.fn(() => void copy.value);
			effect(run);
			batch(() => {
				count.value = 1;
				count.value = 0;
			});
			expect(work).toHaveBeenCalledTimes(1);
			expect(run).toHaveBeenCalledTimes(1);
			count.value = 2;
			expect(run).toHaveBeenCalledTimes(2);
		});

		it("does not leave a computed behind that saw a value on the way", () => {
			const count = signal(0);
			const copy = computed(() => count.value);
			effect(() => void count.value);
			batch(() => {
				count.value = 1;
				expect(copy.value).toBe(1);
				count.value = 0;
			});
			expect(copy.value).toBe(0);
			count.value = 2;
			expect(copy.value).toBe(2);
		});

		it("takes in what effects write", () => {
			const a = signal(0);
			const b = signal(0);
			const c = signal(0);
			effect(() => {
				b.value = a.value;
				c.value = a.value;
			});
			const seen: string[] = [];
			effect(() => void seen.push(`${b.value}${c.value}`));
			a.value = 1;
			expect(seen).toEqual(["00", "11"]);
		});
	});

	describe("untracked", () => {
		it("returns what the function returns, and throws what it throws", () => {
			expect(untracked(() => 1)).toBe(1);
			expect(() =>
				untracked(() => {
					throw new Error("inside");
				}),
			).toThrow("inside");
		});

		it("subscribes neither effects nor computeds, and only while it runs", () => {
			const a = signal(0);
			const b = signal(0);
			const run = vi.fn(() => untracked(() => void a.value) ?? void b.value);
			effect(run);
			const copy = computed(() => untracked(() => a.value));
			expect(copy.value).toBe(0);
			a.value = 1;
			expect(run).toHaveBeenCalledTimes(1);
			expect(copy.value).toBe(0);
			b.value = 1;
			expect(run).toHaveBeenCalledTimes(2);
		});

		it("tracks again after an error", () => {
			const count = signal(0);
			const run = vi.fn(() => {
				try {
					untracked(() => {
						throw new Error("inside");
					});
				} catch {}
				void count.value;
			});
			effect(run);
			count.value = 1;
			expect(run).toHaveBeenCalledTimes(2);
		});
	});
});
