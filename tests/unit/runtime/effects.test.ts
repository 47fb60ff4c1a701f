// Effects of signals and their cleanups; every case also runs against @preact/signals-core.
import { describe, expect, it, vi } from "vitest";
import { libraries } from "./libraries";

describe.each(libraries)("signals (%s)", (_, library) => {
	const { batch, computed, Effect, effect, signal } = library;

	describe("an effect", () => {
		it("runs immediately, and when what it read has changed", () => {
			const count = signal(0);
			const seen: number[] = [];
			effect(() => void seen.push(count.value));
			count.value = 1;
			expect(seen).toEqual([0, 1]);
		});

		it("runs no more after its end, which may come twice", () => {
			const count = signal(0);
			const run = vi.fn(() => void count.value);
			const end = effect(run);
			end();
			end();
			count.value = 1;
			expect(run).toHaveBeenCalledTimes(1);
		});

		it("can be ended by using", () => {
			const end = effect(() => {}) as unknown as Record<symbol, unknown>;
			expect(end[Symbol.dispose]).toBe(end);
		});

		it("ends by this.dispose in its own run", () => {
			const count = signal(0);
			const run = vi.fn(function (this: { dispose(): void }) {
				if (count.value === 1) this.dispose();
				void count.value;
			});
			effect(run);
			count.value = 1;
			count.value = 2;
			expect(run).toHaveBeenCalledTimes(2);
			expect(run.mock.contexts[0]).toBeInstanceOf(Effect);
		});

		it("does not run when it was ended after a write in the same batch", () => {
			const count = signal(0);
			const run = vi.fn(() => void count.value);
			const end = effect(run);
			batch(() => {
				count.value = 1;
				end();
			});
			expect(run).toHaveBeenCalledTimes(1);
		});

		it("does not run when an effect before it has ended it", () => {
			const count = signal(0);
			let end = () => {};
			effect(() => {
				if (count.value) end();
			});
			const run = vi.fn(() => void count.value);
			end = effect(run);
			count.value = 1;
			expect(run).toHaveBeenCalledTimes(1);
		});

		it("runs in the order in which the effects subscribed", () => {
			const count = signal(0);
			const order: number[] = [];
			for (let index = 0; index < 4; index++)
				effect(() => {
					if (count.value) order.push(index);
				});
			count.value = 1;
			expect(order).toEqual([0, 1, 2, 3]);
		});

		it("follows sources that it reads in some runs only", () => {
			const isOn = signal(false);
			const count = signal(0);
			const run = vi.fn(() => void (isOn.value && count.value));
			effect(run);
			count.value = 1;
			expect(run).toHaveBeenCalledTimes(1);
			isOn.value = true;
			count.value = 2;
			expect(run).toHaveBeenCalledTimes(3);
			isOn.value = false;
			count.value = 3;
			expect(run).toHaveBeenCalledTimes(4);
		});

		it("runs again when it writes to what it has read", () => {
			const count = signal(0);
			const run = vi.fn(() => {
				if (count.value < 3) count.value++;
				void count.value;
			});
			effect(run);
			expect(count.value).toBe(3);
			expect(run).toHaveBeenCalledTimes(4);
		});

		it("is stopped when it never settles, and the graph works on", () => {
			const count = signal(0);
			expect(() => effect(() => void count.value++)).toThrow("Cycle detected");
			const run = vi.fn(() => void count.value);
			effect(run);
			count.value = -1;
			expect(run).toHaveBeenCalledTimes(2);
		});

		it("that throws in its first run is over", () => {
			const count = signal(0);
			const run = vi.fn(() => {
				void count.value;
				throw new Error("first");
			});
			expect(() => effect(run)).toThrow("first");
			count.value = 1;
			expect(run).toHaveBeenCalledTimes(1);
		});

		it("that throws later throws from the write, and runs at the next one", () => {
			const count = signal(0);
			const seen: number[] = [];
			effect(() => {
				seen.push(count.value);
				if (count.value === 1) throw new Error("one");
			});
			expect(() => {
				count.value = 1;
			}).toThrow("one");
			count.value = 2;
			expect(seen).toEqual([0, 1, 2]);
		});

		it("does not keep the others from running by an error; the first error is thrown", () => {
			const count = signal(0);
			const run = vi.fn(() => void count.value);
			for (const name of ["first", "second"])
				effect(() => {
					if (count.value) throw new Error(name);
				});
			effect(run);
			expect(() => {
				count.value = 1;
			}).toThrow("first");
			expect(run).toHaveBeenCalledTimes(2);
		});

		it("throws the error of a computed that it reads", () => {
			const count = signal(0);
			const broken = computed(() => {
				if (count.value) throw new Error("broken");
			});
			effect(() => broken.value);
			expect(() => {
				count.value = 1;
			}).toThrow("broken");
		});

		it("may be made in another one, and lives on after that one's next run", () => {
			const count = signal(0);
			const order: string[] = [];
			effect(() => {
				order.push(`outer ${count.value}`);
				effect(() => void order.push(`inner ${count.value}`));
			});
			order.length = 0;
			count.value = 1;
			expect(order).toEqual(["outer 1", "inner 1", "inner 1"]);
		});

		it("does not subscribe the effect in which it is made", () => {
			const count = signal(0);
			const run = vi.fn(() => void effect(() => void count.value));
			effect(run);
			count.value = 1;
			expect(run).toHaveBeenCalledTimes(1);
		});

		it("keeps the name of its options", () => {
			let name: unknown;
			effect(
				function (this: unknown) {
					name = (this as { name: string }).name;
				},
				{ name: "save" },
			);
			expect(name).toBe("save");
		});
	});

	describe("an effect's cleanup", () => {
		it("is called once, before the next run or at the end", () => {
			const count = signal(0);
			const order: string[] = [];
			const end = effect(() => {
				const { value } = count;
				order.push(`run ${value}`);
				return () => void order.push(`clean ${value}`);
			});
			count.value = 1;
			end();
			end();
			expect(order).toEqual(["run 0", "clean 0", "run 1", "clean 1"]);
		});

		it("is forgotten when the next run returns none", () => {
			const count = signal(0);
			const clean = vi.fn();
			const end = effect(() => (count.value ? undefined : clean));
			count.value = 1;
			end();
			expect(clean).toHaveBeenCalledTimes(1);
		});

		it("may be anything else, which is ignored", () => {
			const end = effect((() => 5) as unknown as () => void);
			expect(end).not.toThrow();
		});

		it("subscribes nobody by what it reads", () => {
			const count = signal(0);
			const other = signal(0);
			const run = vi.fn(() => {
				void count.value;
				return () => void other.value;
			});
			effect(run);
			count.value = 1;
			other.value = 1;
			expect(run).toHaveBeenCalledTimes(2);
		});

		it("writes as one batch", () => {
			const a = signal(0);
			const b = signal(0);
			const run = vi.fn(() => void (a.value + b.value));
			effect(run);
			effect(() => () => {
				a.value++;
				b.value++;
			})();
			expect(run).toHaveBeenCalledTimes(2);
		});

		it("is called when the effect ends in its own run", () => {
			const clean = vi.fn();
			effect(function (this: { dispose(): void }) {
				this.dispose();
				return clean;
			});
			expect(clean).toHaveBeenCalledTimes(1);
		});

		it("that throws is the end of the effect", () => {
			const count = signal(0);
			const run = vi.fn(() => {
				void count.value;
				return () => {
					throw new Error("clean");
				};
			});
			effect(run);
			expect(() => {
				count.value = 1;
			}).toThrow("clean");
			count.value = 2;
			expect(run).toHaveBeenCalledTimes(1);
		});

		it("that throws at the end throws there, and the graph works on", () => {
			const end = effect(() => () => {
				throw new Error("clean");
			});
			expect(end).toThrow("clean");
			const selfEnding = () =>
				effect(function (this: { dispose(): void }) {
					this.dispose();
					return () => {
						throw new Error("own end");
					};
				});
			expect(selfEnding).toThrow("own end");
			const count = signal(0);
			const run = vi.fn(() => void count.value);
			effect(run);
			count.value = 1;
			expect(run).toHaveBeenCalledTimes(2);
		});
	});
});
