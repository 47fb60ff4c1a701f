// useEffect, useLayoutEffect: when they run, in which order, with which cleanups; and hooks together.
import { expect, it, vi } from "vitest";
import { type Any, same, suite } from "./implementations";

for (const hook of ["useEffect", "useLayoutEffect"])
	suite(hook, ({ api: { h, act, useState, Component, [hook]: use }, draw, html, $ }) => {
		const shown = (tree: Any) => act(() => draw(tree));
		it("runs after every render without inputs, after the cleanup of the one before", () => {
			const log: string[] = [];
			const C = ({ n }: Any) => {
				use(() => {
					log.push(`in ${n}`);
					return () => log.push(`out ${n}`);
				});
				return null;
			};
			for (const n of [1, 2, 3]) shown(h(C, { n }));
			shown(null);
			expect(log).toEqual(["in 1", "out 1", "in 2", "out 2", "in 3", "out 3"]);
		});
		it("runs once with empty inputs, and cleans up at the end", () => {
			const log: string[] = [];
			const C = () => {
				use(() => {
					log.push("in");
					return () => log.push("out");
				}, []);
				return null;
			};
			shown(h(C));
			shown(h(C));
			expect(log).toEqual(["in"]);
			shown(null);
			expect(log).toEqual(["in", "out"]);
		});
		it("runs again only when inputs change, by Object.is, or their number does", () => {
			const run = vi.fn();
			const C = ({ of }: Any) => (use(() => run(...of), of), null);
			for (const of of [[1], [1], [2], [Number.NaN], [Number.NaN], [Number.NaN, 1], [0], [-0]]) shown(h(C, { of }));
			expect(run.mock.calls).toEqual([[1], [2], [Number.NaN], [Number.NaN, 1], [0], [-0]]);
		});
		it("sees the DOM of its render", () => {
			let seen = "";
			const C = ({ n }: Any) => (use(() => void (seen = html())), h("p", null, n));
			shown(h(C, { n: 1 }));
			expect(seen).toBe("<p>1</p>");
			shown(h(C, { n: 2 }));
			expect(seen).toBe("<p>2</p>");
		});
		it("runs children before parents, siblings in order", () => {
			const log: string[] = [];
			const C = ({ n, children }: Any) => {
				use(() => {
					log.push(`in ${n}`);
					return () => log.push(`out ${n}`);
				});
				return h("p", null, children);
			};
			const tree = () => h(C, { n: 1 }, h(C, { n: 2 }, h(C, { n: 3 })), h(C, { n: 4 }));
			shown(tree());
			expect(log.splice(0)).toEqual(["in 3", "in 2", "in 4", "in 1"]);
			shown(tree());
			expect(log.splice(0).filter((l) => l.startsWith("in"))).toEqual(["in 3", "in 2", "in 4", "in 1"]);
			shown(null);
			expect(log).toEqual(["out 1", "out 2", "out 3", "out 4"]);
		});
		it("runs several of one component in order, cleanups of all before the new ones", () => {
			const log: string[] = [];
			const C = () => {
				for (const n of [1, 2])
					use(() => {
						log.push(`in ${n}`);
						return () => log.push(`out ${n}`);
					});
				return null;
			};
			shown(h(C));
			shown(h(C));
			expect(log).toEqual(["in 1", "in 2", "out 1", "out 2", "in 1", "in 2"]);
		});
		it("ignores a returned value that is no function", () => {
			const C = () => (use(() => 5 as Any), null);
			expect(() => (shown(h(C)), shown(h(C)), shown(null))).not.toThrow();
		});
		it("sets state and renders again", () => {
			const C = () => {
				const [n, set] = useState(0);
				use(() => set(1), []);
				return n;
			};
			shown(h(C));
			expect(html()).toBe("1");
		});
		it("calls a cleanup once even if it throws, and the boundary above catches it", () => {
			const bad = vi.fn(() => {
				throw new Error("cleanup");
			});
			const C = () => (use(() => bad, []), null);
			class B extends Component {
				componentDidCatch(error: Any) {
					this.setState({ error });
				}
				render({ children }: Any, { error }: Any) {
					return error ? h("b", null, error.message) : children;
				}
			}
			shown(h(B, null, h("p", null, h(C))));
			shown(h(B, null, h("p")));
			expect(bad).toHaveBeenCalledTimes(1);
			expect(html()).toBe("<b>cleanup</b>");
		});
		it("hands errors of effects to the boundary", () => {
			const C = () => {
				use(() => {
					throw new Error("effect");
				}, []);
				return null;
			};
			class B extends Component {
				componentDidCatch(error: Any) {
					this.setState({ error });
				}
				render({ children }: Any, { error }: Any) {
					return error ? h("b", null, error.message) : children;
				}
			}
			shown(h(B, null, h(C)));
			expect(html()).toBe("<b>effect</b>");
		});
		it("gets the newest state in its closure when inputs change", () => {
			let set: Any;
			const seen: Any[] = [];
			const C = () => {
				const [n, s] = useState(0);
				set = s;
				use(() => void seen.push(n), [n]);
				return n;
			};
			shown(h(C));
			act(() => {
				set(1);
				set(2);
			});
			expect(seen).toEqual([0, 2]);
		});
		it("cleans up what moved by key not at all", () => {
			const log: string[] = [];
			const C = ({ n }: Any) => {
				use(() => {
					log.push(`in ${n}`);
					return () => log.push(`out ${n}`);
				}, []);
				return h("b", null, n);
			};
			const list = (keys: string) => h("p", null, [...keys].map((n) => h(C, { key: n, n })));
			shown(list("abc"));
			log.length = 0;
			shown(list("cab"));
			expect(log).toEqual([]);
			shown(list("ca"));
			expect(log).toEqual(["out b"]);
			expect($("p").textContent).toBe("ca");
		});
	});

suite("effects and time", ({ api: { h, options, useEffect, useLayoutEffect, useState, useMemo, Component, act, createRef, useRef }, draw, html, $, rerender }) => {
	it("runs layout effects within the render, effects after it", () => {
		const log: string[] = [];
		const C = () => {
			useEffect(() => void log.push("effect"));
			useLayoutEffect(() => void log.push("layout"));
			log.push("render");
			return null;
		};
		draw(h(C));
		expect(log).toEqual(["render", "layout"]);
		act(() => {});
		draw(null);
	});
	it("runs pending effects of a component before it renders again", () => {
		const log: string[] = [];
		const C = ({ n }: Any) => {
			log.push(`render ${n}`);
			useEffect(() => void log.push(`effect ${n}`));
			return null;
		};
		draw(h(C, { n: 1 }));
		draw(h(C, { n: 2 }));
		expect(log).toEqual(["render 1", "effect 1", "render 2"]);
	});
	it("does not run effects of a component that was unmounted before them", () => {
		const [run, clean] = [vi.fn(), vi.fn()];
		const C = () => {
			useEffect(() => (run(), clean), []);
			return null;
		};
		act(() => {
			draw(h(C));
			draw(null);
		});
		expect(run).not.toHaveBeenCalled();
		expect(clean).not.toHaveBeenCalled();
	});
	it("calls refs before layout effects and componentDidMount", () => {
		const log: string[] = [];
		const ref = createRef();
		class Class extends Component {
			componentDidMount() {
				log.push(`class ${!!ref.current}`);
			}
			render({ children }: Any) {
				return children;
			}
		}
		const C = () => {
			const own = useRef(null);
			useLayoutEffect(() => void log.push(`layout ${own.current === ref.current} ${!!own.current}`));
			return h("p", { ref: (e: Any) => (ref.current = own.current = e) });
		};
		draw(h(Class, null, h(C)));
		expect(log).toEqual(["layout true true", "class true"]);
	});
	it("runs the layout effects of the whole tree before the lifecycles of its classes", () => {
		const log: string[] = [];
		const C = ({ n, children }: Any) => {
			useLayoutEffect(() => void log.push(`layout ${n}`));
			return children ?? null;
		};
		class Class extends Component {
			componentDidMount() {
				log.push(`mount ${this.props.n}`);
			}
			componentDidUpdate() {
				log.push(`update ${this.props.n}`);
			}
			render({ children }: Any) {
				return children;
			}
		}
		const tree = () => h(C, { n: 1 }, h(Class, { n: 2 }, h(C, { n: 3 })), h(C, { n: 4 }));
		draw(tree());
		expect(log.splice(0)).toEqual(["layout 3", "layout 4", "layout 1", "mount 2"]);
		draw(tree());
		expect(log).toEqual(["layout 3", "layout 4", "layout 1", "update 2"]);
	});
	it("runs effects scheduled by options.requestAnimationFrame", () => {
		const before = options.requestAnimationFrame;
		const queue: Any[] = [];
		options.requestAnimationFrame = (run: Any) => queue.push(run);
		const run = vi.fn();
		draw(h(() => (useEffect(() => void run(), []), null)));
		expect(queue.length).toBe(1);
		expect(run).not.toHaveBeenCalled();
		queue[0]();
		expect(run).toHaveBeenCalledTimes(1);
		options.requestAnimationFrame = before;
	});
	it("keeps render counts exact when an effect sets an equal state", () => {
		const C = vi.fn(() => {
			const [n, set] = useState(0);
			useEffect(() => set(0));
			return n;
		});
		act(() => draw(h(C)));
		expect(C).toHaveBeenCalledTimes(1);
	});
	it("does not run effects again when a component bails out", () => {
		let set: Any;
		const [effect, layout] = [vi.fn(), vi.fn()];
		const C = () => {
			const [n, s] = useState(0);
			set = s;
			useEffect(effect);
			useLayoutEffect(layout);
			return n;
		};
		act(() => draw(h(C)));
		act(() => set(0));
		expect([effect.mock.calls.length, layout.mock.calls.length]).toEqual([1, 1]);
	});
	it("runs each effect once when a render sets state", () => {
		const [effect, layout, memo] = [vi.fn(), vi.fn(), vi.fn()];
		const C = () => {
			const [n, set] = useState(0);
			if (n < 2) set(n + 1);
			useEffect(effect, []);
			useLayoutEffect(layout, [n]);
			useMemo(memo, [n]);
			return n;
		};
		act(() => draw(h(C)));
		expect(effect).toHaveBeenCalledTimes(1);
		expect(layout).toHaveBeenCalledTimes(1);
		expect(html()).toBe("2");
	});
	it("throws for a hook outside a component", () => {
		expect(() => useState(0)).toThrow();
	});
	it("holds hooks of a component whose render threw once", () => {
		let bad = true;
		const log: string[] = [];
		class B extends Component {
			componentDidCatch() {
				bad = false;
				this.setState({});
			}
			render({ children }: Any) {
				return children;
			}
		}
		const C = () => {
			const [n] = useState("s");
			useEffect(() => void log.push("effect"), []);
			if (bad) throw new Error("once");
			return n;
		};
		act(() => draw(h(B, null, h(C))));
		expect(html()).toBe("s");
		expect(log).toEqual(["effect"]);
	});
	it("updates a nested component by a layout effect before anything paints", () => {
		const C = () => {
			const ref = useRef(null);
			const [w, set] = useState(0);
			useLayoutEffect(() => set(ref.current.textContent.length), []);
			return h("p", { ref, id: w }, "text");
		};
		draw(h(C));
		rerender();
		expect($("p").id).toBe("4");
	});
});

suite("useErrorBoundary", ({ api: { h, useErrorBoundary, useState, useEffect, act }, draw, html, rerender }) => {
	const Bad = ({ m = "bad" }: Any) => {
		throw new Error(m);
	};
	it("gives undefined and a reset at first", () => {
		let pair: Any;
		draw(h(() => ((pair = useErrorBoundary()), "x")));
		expect(pair[0]).toBe(undefined);
		expect(pair[1]).toBeTypeOf("function");
	});
	it("gives the error and calls back", () => {
		const callback = vi.fn();
		const C = () => {
			const [error] = useErrorBoundary(callback);
			return error ? h("b", null, error.message) : h(Bad);
		};
		draw(h(C));
		rerender();
		expect(html()).toBe("<b>bad</b>");
		expect(callback.mock.calls[0]![0].message).toBe("bad");
		expect(callback).toHaveBeenCalledTimes(1);
	});
	it("resets and catches again", () => {
		let [fail, reset]: Any[] = [true];
		const C = () => {
			const [error, r] = useErrorBoundary();
			reset = r;
			return error ? "caught" : fail ? h(Bad) : "fine";
		};
		draw(h(C));
		rerender();
		expect(html()).toBe("caught");
		fail = false;
		reset();
		rerender();
		expect(html()).toBe("fine");
		fail = true;
		draw(h(C));
		rerender();
		expect(html()).toBe("caught");
	});
	it("catches errors of effects and of updates", () => {
		let set: Any;
		const Late = () => {
			const [bad, s] = useState(false);
			set = s;
			if (bad) throw new Error("late");
			return "ok";
		};
		const InEffect = () => (useEffect(() => { throw new Error("effect"); }, []), null);
		const Catch = ({ children }: Any) => useErrorBoundary()[0]?.message ?? children;
		act(() => draw(h(Catch, { key: 1 }, h(Late))));
		act(() => set(true));
		expect(html()).toBe("late");
		act(() => draw(h(Catch, { key: 2 }, h(InEffect))));
		expect(html()).toBe("effect");
	});
	it("uses the newest callback, and leaves outer boundaries alone", () => {
		const [one, two, outer] = [vi.fn(), vi.fn(), vi.fn()];
		const Inner = ({ on, bad }: Any) => {
			const [error] = useErrorBoundary(on);
			return error ? "in" : bad ? h(Bad) : "ok";
		};
		const Outer = ({ children }: Any) => (useErrorBoundary(outer)[0] ? "out" : children);
		draw(h(Outer, null, h(Inner, { on: one })));
		draw(h(Outer, null, h(Inner, { on: two, bad: true })));
		rerender();
		expect(html()).toBe("in");
		expect([one, two, outer].map((f) => f.mock.calls.length)).toEqual([0, 1, 0]);
	});
	it("lets an outer boundary catch what an inner callback or fallback throws", () => {
		const Inner = () => {
			const [error] = useErrorBoundary();
			if (error) throw new Error("fallback");
			return h(Bad);
		};
		const Outer = ({ children }: Any) => useErrorBoundary()[0]?.message ?? children;
		draw(h(Outer, null, h(Inner)));
		rerender();
		rerender();
		expect(html()).toBe("fallback");
	});
});

suite("act and the test utilities", ({ api: { h, act, setupRerender, useState, useEffect, options, Component }, draw, html }) => {
	it("flushes renders and effects, and restores the options", () => {
		const before = [options.debounceRendering, options.requestAnimationFrame];
		let set: Any;
		const effect = vi.fn();
		const C = () => {
			const [n, s] = useState(0);
			set = s;
			useEffect(effect, [n]);
			return n;
		};
		act(() => draw(h(C)));
		expect(effect).toHaveBeenCalledTimes(1);
		act(() => set(1));
		expect(html()).toBe("1");
		expect(effect).toHaveBeenCalledTimes(2);
		expect([options.debounceRendering, options.requestAnimationFrame]).toEqual(before);
	});
	it("returns a promise, and waits for an asynchronous callback", async () => {
		let set: Any;
		const C = () => {
			const [n, s] = useState(0);
			set = s;
			return n;
		};
		await act(() => draw(h(C)));
		await act(async () => {
			await Promise.resolve();
			set(5);
		});
		expect(html()).toBe("5");
	});
	it("nests: only the outermost flushes effects", () => {
		const log: string[] = [];
		const C = () => (useEffect(() => void log.push("effect"), []), null);
		act(() => {
			act(() => draw(h(C)));
			log.push("after inner");
		});
		expect(log).toContain("effect");
		expect(log.length).toBe(2);
	});
	it("throws what the callback throws, and works afterwards", () => {
		expect(() => act(() => { throw new Error("in act"); })).toThrow("in act");
		const effect = vi.fn();
		act(() => draw(h(() => (useEffect(effect, []), null))));
		expect(effect).toHaveBeenCalledTimes(1);
	});
	it("gives a rerender function that runs what is queued, once", () => {
		const flush = setupRerender();
		let c: Any;
		const C = class extends Component {
			render(_: Any, { n = 0 }: Any) {
				c = this;
				return n;
			}
		};
		draw(h(C));
		c.setState({ n: 1 });
		expect(html()).toBe("0");
		flush();
		expect(html()).toBe("1");
		expect(() => flush()).not.toThrow();
	});
});

same("a tree of every hook logs renders, effects, cleanups and refs in the same order", ({ draw, rerender, html, api }) => {
	const { h, act, useState, useReducer, useEffect, useLayoutEffect, useMemo, useRef, useImperativeHandle, Component, Fragment, useContext, createContext } = api;
	const log: Any[] = [];
	const Theme = createContext("light");
	const sets: Any = {};
	const C = ({ n, children, handle }: Any) => {
		log.push(`render ${n}`);
		const [a, set] = useState(0);
		const [b, dispatch] = useReducer((x: number, y: number) => x + y, 0);
		const theme = useContext(Theme);
		sets[n] = (v: number) => (set(v), dispatch(v));
		const ref = useRef(null);
		useMemo(() => log.push(`memo ${n}`), [a]);
		useImperativeHandle(handle, () => (log.push(`handle ${n}`), { n }), [b]);
		for (const [name, use, inputs] of [["e", useEffect], ["l", useLayoutEffect], ["e[]", useEffect, []], ["l[a]", useLayoutEffect, [a]], ["e[t]", useEffect, [theme]]] as Any)
			use(() => {
				log.push(`${name} ${n} ${!!ref.current}`);
				return () => log.push(`${name} ${n} out ${html().length}`);
			}, inputs);
		return h("p", { ref }, n, a, b, theme, children);
	};
	class Class extends Component {
		componentDidMount() {
			log.push("class mount");
		}
		componentDidUpdate() {
			log.push("class update");
		}
		componentWillUnmount() {
			log.push("class unmount");
		}
		render({ children }: Any) {
			return children;
		}
	}
	const handle = { current: null };
	const trees = [
		h(Theme.Provider, { value: "a" }, h(C, { n: 1, handle }, h(Class, null, h(C, { n: 2 })), h(C, { n: 3, key: 3 }))),
		h(Theme.Provider, { value: "b" }, h(C, { n: 1, handle }, h(C, { n: 3, key: 3 }), h(Class, null, h(C, { n: 2 })))),
		h(Theme.Provider, { value: "b" }, h(C, { n: 1, handle: (v: Any) => log.push(`fn ${v}`) }, h(Fragment, null, h(C, { n: 4 })), h(C, { n: 3, key: 3 }))),
		null,
	];
	for (const tree of trees) {
		act(() => draw(tree));
		log.push("-- sets");
		for (const n of [3, 1, 2]) sets[n]?.(1);
		rerender();
		act(() => sets[1](5));
		log.push(html(), "--");
	}
	return log;
});
same("effects without act run in the same order against renders", ({ draw, rerender, api: { h, useEffect, useLayoutEffect, useState, options } }) => {
	const log: Any[] = [];
	const before = options.requestAnimationFrame;
	const queue: Any[] = [];
	options.requestAnimationFrame = (run: Any) => (log.push("frame asked"), queue.push(run));
	const sets: Any[] = [];
	const C = ({ n, children }: Any) => {
		const [v, set] = useState(0);
		sets[n] = set;
		log.push(`render ${n} ${v}`);
		useLayoutEffect(() => (log.push(`layout ${n}`), () => log.push(`layout out ${n}`)), [v]);
		useEffect(() => (log.push(`effect ${n}`), v === 1 && set(2), () => log.push(`effect out ${n}`)), [v]);
		return children ?? null;
	};
	const tree = () => h(C, { n: 0 }, h(C, { n: 1 }, h(C, { n: 2 })), h(C, { n: 3 }));
	draw(tree());
	sets[1](1);
	rerender();
	while (queue.length) queue.shift()();
	rerender();
	draw(tree());
	while (queue.length) queue.shift()();
	sets[3](1);
	sets[0](1);
	rerender();
	rerender();
	while (queue.length) queue.shift()();
	rerender();
	draw(null);
	options.requestAnimationFrame = before;
	return log;
});
