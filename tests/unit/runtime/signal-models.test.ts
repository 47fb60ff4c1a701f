// Actions and models of signals; every case also runs against @preact/signals-core.
import { describe, expect, it, vi } from "vitest";
import { libraries } from "./libraries";

describe.each(libraries)("signals (%s)", (_, library) => {
	const { action, Computed, computed, createModel, effect, signal, untracked } = library;

	describe("action", () => {
		it("passes this, arguments, result and errors", () => {
			const object = {
				factor: 3,
				times: action(function (this: { factor: number }, by: number) {
					return this.factor * by;
				} as (by: number) => number),
			};
			expect(object.times(2)).toBe(6);
			expect(() =>
				action(() => {
					throw new Error("inside");
				})(),
			).toThrow("inside");
		});

		it("writes as one batch", () => {
			const a = signal(0);
			const b = signal(0);
			const run = vi.fn(() => void (a.value + b.value));
			effect(run);
			action(() => {
				a.value++;
				b.value++;
			})();
			expect(run).toHaveBeenCalledTimes(2);
		});

		it("subscribes nobody by what it reads", () => {
			const count = signal(0);
			const read = action(() => count.value);
			const run = vi.fn(() => void read());
			effect(run);
			count.value = 1;
			expect(run).toHaveBeenCalledTimes(1);
		});
	});

	describe("createModel", () => {
		const counter = () =>
			createModel((start: number = 0) => {
				const count = signal(start);
				const twice = computed(() => count.value * 2);
				return {
					count,
					twice,
					more(by: number) {
						count.value += by;
						count.value += by;
						return count.value;
					},
				};
			});

		it("makes what the factory returns, with the arguments of new", () => {
			const { count, twice } = new (counter())(5);
			expect([count.value, twice.value]).toEqual([5, 10]);
			expect(twice).toBeInstanceOf(Computed);
		});

		it("makes methods actions", () => {
			const made = new (counter())(1);
			const run = vi.fn(() => void made.count.value);
			effect(run);
			expect(made.more(2)).toBe(5);
			expect(run).toHaveBeenCalledTimes(2);
		});

		it("makes methods of inner objects actions, once where objects are in a ring", () => {
			const count = signal(0);
			interface Ring {
				inner: { twice(): void; outer?: Ring };
			}
			const ring: Ring = {
				inner: {
					twice() {
						count.value++;
						count.value++;
					},
				},
			};
			ring.inner.outer = ring;
			const made = new (createModel(() => ring as never))() as unknown as Ring;
			const run = vi.fn(() => void count.value);
			effect(run);
			made.inner.twice();
			expect(run).toHaveBeenCalledTimes(2);
		});

		it("makes methods of the class of an instance actions, inherited ones too, and calls no getter", () => {
			const count = signal(0);
			class Base {
				twice() {
					count.value++;
					count.value++;
				}
			}
			const get = vi.fn(() => 1);
			class Derived extends Base {
				get lazy() {
					return get();
				}
				override toString() {
					return "derived";
				}
			}
			const made = new (createModel(() => new Derived() as never))() as unknown as Derived;
			const run = vi.fn(() => void count.value);
			effect(run);
			made.twice();
			expect(run).toHaveBeenCalledTimes(2);
			expect(`${made}`).toBe("derived");
			expect(made).toBeInstanceOf(Derived);
			expect(get).not.toHaveBeenCalled();
		});

		it("ends the effects of the factory and of inner models by Symbol.dispose", () => {
			const order: string[] = [];
			const Inner = createModel(() => {
				effect(() => () => void order.push("inner"));
				return {};
			});
			const Outer = createModel(() => {
				effect(() => () => void order.push("first"));
				const inner = new Inner();
				effect(() => () => void order.push("last"));
				return { inner };
			});
			const made = new Outer();
			expect(order).toEqual([]);
			made[Symbol.dispose]();
			made[Symbol.dispose]();
			expect(order).toEqual(["first", "inner", "last"]);
		});

		it("does not own effects made in untracked, in an action or outside", () => {
			const clean = vi.fn();
			const Made = createModel(() => {
				untracked(() => effect(() => clean));
				action(() => void effect(() => clean))();
				return {};
			});
			const made = new Made();
			effect(() => clean);
			made[Symbol.dispose]();
			expect(clean).not.toHaveBeenCalled();
		});

		it("ends all effects when the factory throws, whose error is thrown", () => {
			const order: string[] = [];
			const Broken = createModel(() => {
				effect(() => () => {
					order.push("first");
					throw new Error("clean");
				});
				effect(() => () => void order.push("second"));
				throw new Error("factory");
			});
			expect(() => new Broken()).toThrow("factory");
			expect(order).toEqual(["first", "second"]);
		});

		it("ends all effects in one batch", () => {
			const count = signal(0);
			const run = vi.fn(() => void count.value);
			effect(run);
			const Made = createModel(() => {
				for (let index = 0; index < 2; index++) effect(() => () => void count.value++);
				return {};
			});
			new Made()[Symbol.dispose]();
			expect(run).toHaveBeenCalledTimes(2);
		});
	});
});
