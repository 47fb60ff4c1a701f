// The order of renders, effects, refs and lifecycles, in time and in the tree.
// biome-ignore-all lint/complexity/noCommaOperator: components and callbacks of one line
import { expect, it, vi } from "vitest";
import { type Any, same, suite } from "./implementations";

suite("effects and time", ({
	name,
	api: { h, options, useEffect, useLayoutEffect, useState, useMemo, Component, act, createRef, useRef },
	draw,
	html,
	$,
	rerender,
}) => {
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
	it("runs layout effects and lifecycles from the innermost outwards; the oracle all lifecycles last", () => {
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
		const inOrder = (what: string) =>
			name === "runtime"
				? ["layout 3", `${what} 2`, "layout 4", "layout 1"]
				: ["layout 3", "layout 4", "layout 1", `${what} 2`];
		expect(log.splice(0)).toEqual(inOrder("mount"));
		draw(tree());
		expect(log).toEqual(inOrder("update"));
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

same(
	"a tree of every hook logs renders, effects, cleanups and refs in the same order",
	({ draw, rerender, html, api }) => {
		const {
			h,
			act,
			useState,
			useReducer,
			useEffect,
			useLayoutEffect,
			useMemo,
			useRef,
			useImperativeHandle,
			Component,
			Fragment,
			useContext,
			createContext,
		} = api;
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
			for (const [name, use, inputs] of [
				["e", useEffect],
				["l", useLayoutEffect],
				["e[]", useEffect, []],
				["l[a]", useLayoutEffect, [a]],
				["e[t]", useEffect, [theme]],
			] as Any)
				use(() => {
					log.push(`${name} ${n} ${!!ref.current}`);
					return () => log.push(`${name} ${n} out ${html().length}`);
				}, inputs);
			return h("p", { ref }, n, a, b, theme, children);
		};
		// When it mounts among layout effects is React's: "from the innermost outwards" above.
		class Class extends Component {
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
			h(
				Theme.Provider,
				{ value: "b" },
				h(
					C,
					{ n: 1, handle: (v: Any) => log.push(`fn ${v}`) },
					h(Fragment, null, h(C, { n: 4 })),
					h(C, { n: 3, key: 3 }),
				),
			),
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
	},
);
same(
	"effects without act run in the same order against renders",
	({ draw, rerender, api: { h, useEffect, useLayoutEffect, useState, options } }) => {
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
	},
);
