// The signal graph's behaviour; every case also runs against @preact/signals-core, which shows that the expectation is right.
import * as npm from "@preact/signals-core";
import { describe, expect, it, vi } from "vitest";
import * as model from "../../../src/runtime/signal-models";
import * as runtime from "../../../src/runtime/signals";

type Library = Pick<
	typeof npm,
	"action" | "batch" | "Computed" | "computed" | "createModel" | "Effect" | "effect" | "Signal" | "signal" | "untracked"
>;

/** What the effect passes as `this`: the members that bindings of other libraries build on. */
interface Inner {
	_callback(): void;
	_start(): () => void;
	_dispose(): void;
	_sources: unknown;
	dispose(): void;
}

const ours = { ...model, ...runtime } as unknown as Library;
const libraries: [string, Library][] = [
	["ours", ours],
	["npm", npm],
];

describe.each(libraries)("signals (%s)", (_, library) => {
	const { action, batch, Computed, computed, createModel, Effect, effect, Signal, signal, untracked } = library;

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

describe("random graphs", () => {
	it.each(Array.from({ length: 60 }, (_, seed) => seed + 1))("behave like the original's (seed %i)", (seed) => {
		const mine = story(ours, seed);
		expect(mine).toEqual(story(npm, seed));
		expect(mine.length).toBeGreaterThan(100);
	});
});

/** Builds a graph, changes it at random, and notes every evaluation, run, value and error in their order. */
function story({ batch, computed, effect, signal, untracked }: Library, seed: number): string[] {
	let state = seed * 2654435761;
	const random = (below: number) => {
		state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) | 0;
		return ((state ^ (state >>> 13)) >>> 0) % below;
	};
	const log: string[] = [];
	/** The order in which one run loses several sources is left open. */
	const gone: string[] = [];
	const listeners = (name: string) => ({
		watched: () => void log.push(`+${name}`),
		unwatched: () => void gone.push(`-${name}`),
	});
	const signals = Array.from({ length: 2 + random(5) }, (_, index) => signal(random(5), listeners(`s${index}`)));
	const nodes: npm.ReadonlySignal<number>[] = [...signals];
	/** Reads some nodes; which ones depends on a value. */
	const reader = (limit: number) => {
		const reads = Array.from({ length: 1 + random(5) }, () => ({ at: random(limit), kind: random(9) }));
		const turn = random(3);
		return () => {
			let sum = 0;
			const shift = turn ? 0 : nodes[reads[0]!.at]!.value % reads.length;
			for (let index = 0; index < reads.length; index++) {
				const { at, kind } = reads[(index + Math.abs(shift)) % reads.length]!;
				if (kind === 0) sum += nodes[at]!.peek();
				else if (kind === 1) sum += untracked(() => nodes[at]!.value);
				else if (kind === 2 && sum % 2) continue;
				else sum += nodes[at]!.value;
			}
			return sum;
		};
	};
	const attempt = (name: string, work: () => unknown) => {
		try {
			log.push(`${name} = ${work()}`);
		} catch (error) {
			log.push(`${name} threw ${(error as Error).message}`);
		}
	};
	for (let index = random(12) + 2; index--; ) {
		const name = `c${nodes.length}`;
		const read = reader(nodes.length);
		const modulus = 2 + random(9);
		const throwsAt = random(4) ? -1 : random(modulus);
		nodes.push(
			computed(() => {
				const value = read() % modulus;
				log.push(`${name}: ${value}`);
				if (value === throwsAt) throw new Error(name);
				return value;
			}, listeners(name)),
		);
	}
	const ends: (() => void)[] = [];
	const addEffect = () => {
		const name = `e${ends.length}`;
		const read = reader(nodes.length);
		const target = random(5) ? undefined : signals[random(signals.length)];
		const cleans = !random(2);
		const end = ends.push(() => {}) - 1;
		attempt(name, () => {
			ends[end] = effect(() => {
				log.push(`${name} runs`);
				const value = read();
				log.push(`${name}: ${value}`);
				if (target) target.value = value % 3;
				if (cleans) return () => void log.push(`${name} cleans`);
			});
		});
	};
	for (let index = 1 + random(5); index--; ) addEffect();
	const write = () => {
		const index = random(signals.length);
		const value = random(6);
		log.push(`s${index} := ${value}`);
		attempt("write", () => {
			signals[index]!.value = value;
		});
	};
	const read = () => {
		const index = random(nodes.length);
		attempt(`read ${index}`, () => nodes[index]!.value);
	};
	for (let step = 0; step < 120; step++) {
		const what = random(10);
		if (what < 4) write();
		else if (what < 6) read();
		else if (what < 8)
			attempt("batch", () =>
				batch(() => {
					for (let index = random(5); index--; ) random(4) ? write() : read();
				}),
			);
		else if (what < 9) addEffect();
		else attempt("end", () => ends[random(ends.length)]?.());
		log.push(...gone.splice(0).sort());
	}
	return log;
}
