// useState, useReducer, useRef, useMemo, useCallback, useId, useContext and useImperativeHandle.
// biome-ignore-all lint/complexity/noCommaOperator: components and callbacks of one line
import { expect, it, vi } from "vitest";
import { type Any, suite } from "./implementations";

suite("useState", ({
	api: { h, useState, useLayoutEffect, useEffect, act, render, Component },
	draw,
	html,
	$,
	rerender,
}) => {
	it("serves its initial value, lazily made once, and the same setter", () => {
		const init = vi.fn(() => ({ a: 1 }));
		const seen: Any[] = [];
		const C = () => {
			seen.push(useState(init));
			return null;
		};
		draw(h(C));
		draw(h(C));
		expect(init).toHaveBeenCalledTimes(1);
		expect(seen[0][0]).toEqual({ a: 1 });
		expect(seen[1][0]).toBe(seen[0][0]);
		expect(seen[1][1]).toBe(seen[0][1]);
	});
	it("is undefined without an initial value", () => {
		let value: Any = 1;
		draw(h(() => ([value] = useState()) && null));
		expect(value).toBe(undefined);
	});
	it("re-renders with the new value, also by an updater", () => {
		let set: Any;
		const C = () => {
			const [n, s] = useState(1);
			set = s;
			return n;
		};
		draw(h(C));
		set(2);
		rerender();
		expect(html()).toBe("2");
		set((n: number) => n * 10);
		set((n: number) => n + 1);
		rerender();
		expect(html()).toBe("21");
	});
	it("does not render for the same value, NaN included, but for -0 after 0", () => {
		let set: Any;
		const C = vi.fn(() => {
			const [n, s] = useState(0 as Any);
			set = s;
			return String(n);
		});
		draw(h(C));
		set(0);
		rerender();
		expect(C).toHaveBeenCalledTimes(1);
		set(Number.NaN);
		rerender();
		expect(C).toHaveBeenCalledTimes(2);
		set(Number.NaN);
		rerender();
		expect(C).toHaveBeenCalledTimes(2);
	});
	it("renders neither component nor children when the value went back in the same batch", () => {
		let set: Any;
		const Child = vi.fn(() => null);
		const C = () => {
			const [n, s] = useState(0);
			set = s;
			return h("p", null, n, h(Child));
		};
		draw(h(C));
		set(1);
		set(0);
		rerender();
		expect(html()).toBe("<p>0</p>");
		expect(Child.mock.calls.length).toBeLessThan(3);
	});
	it("keeps an object state that is mutated and set again without a render", () => {
		let pair: Any;
		const C = vi.fn(() => {
			pair = useState({ n: 0 });
			return pair[0].n;
		});
		draw(h(C));
		pair[0].n = 5;
		pair[1](pair[0]);
		rerender();
		expect(C).toHaveBeenCalledTimes(1);
	});
	it("stores a function through an updater", () => {
		let pair: Any;
		const f = () => 1;
		draw(h(() => ((pair = useState(() => f)), null)));
		expect(pair[0]).toBe(f);
	});
	it("renders immediately when a setter is called during the render", () => {
		const C = vi.fn(() => {
			const [n, set] = useState(0);
			if (n < 3) set(n + 1);
			return n;
		});
		draw(h(C));
		expect(html()).toBe("3");
		expect(C).toHaveBeenCalledTimes(4);
	});
	it("derives state from props in render and shows only the last", () => {
		const C = ({ p }: Any) => {
			const [last, set] = useState(p);
			const [times, setTimes] = useState(0);
			if (p !== last) {
				set(p);
				setTimes(times + 1);
			}
			return `${last}:${times}`;
		};
		draw(h(C, { p: 1 }));
		draw(h(C, { p: 2 }));
		expect(html()).toBe("2:1");
	});
	it("keeps several states in their order, and of several components apart", () => {
		const sets: Any[] = [];
		const C = () => {
			const [a, setA] = useState("a");
			const [b, setB] = useState("b");
			sets.push([setA, setB]);
			return a + b;
		};
		draw([h(C), h(C)]);
		sets[0][1]("x");
		sets[1][0]("y");
		rerender();
		expect(html()).toBe("axyb");
	});
	it("does nothing after the unmount", () => {
		let set: Any;
		const C = vi.fn(() => {
			set = useState(0)[1];
			return null;
		});
		draw(h(C));
		draw(null);
		set(1);
		rerender();
		expect(C).toHaveBeenCalledTimes(1);
	});
	it("batches setters of several components into one flush, each rendered once", () => {
		const sets: Any[] = [];
		const rendered: string[] = [];
		const C = ({ n, children }: Any) => {
			const [v, set] = useState(0);
			sets[n] = set;
			rendered.push(`${n}${v}`);
			return [v, children];
		};
		draw(h(C, { n: 0 }, h(C, { n: 1 })));
		rendered.length = 0;
		sets[1](5);
		sets[0](5);
		rerender();
		expect(rendered).toEqual(["05", "15"]);
		expect(html()).toBe("55");
	});
	it("keeps the value set while a parent renders it with a new element", () => {
		let set: Any;
		const C = ({ p }: Any) => {
			const [n, s] = useState(0);
			set = s;
			return `${p}${n}`;
		};
		draw(h(C, { p: "a" }));
		set(1);
		draw(h(C, { p: "b" }));
		expect(html()).toBe("b1");
		rerender();
		expect(html()).toBe("b1");
	});
	it("renders a child set from its parent's layout effect", () => {
		let set: Any;
		const Child = () => {
			const [n, s] = useState(0);
			set = s;
			return h("b", null, n);
		};
		const Parent = () => {
			useLayoutEffect(() => set(1), []);
			return h(Child);
		};
		draw(h(Parent));
		rerender();
		expect(html()).toBe("<b>1</b>");
	});
	it("works in a class component's function children and after shouldComponentUpdate", () => {
		class Still extends Component {
			shouldComponentUpdate() {
				return false;
			}
			render({ children }: Any) {
				return children;
			}
		}
		let set: Any;
		const C = () => {
			const [n, s] = useState(0);
			set = s;
			return n;
		};
		draw(h(Still, null, h(C)));
		set(3);
		rerender();
		expect(html()).toBe("3");
	});
	it("sets state of one root from a handler of another", () => {
		const other = document.createElement("div");
		let set: Any;
		const C = () => {
			const [n, s] = useState(0);
			set = s;
			return n;
		};
		render(h(C), other);
		draw(h("button", { onClick: () => set(4) }));
		$("button").click();
		rerender();
		expect(other.innerHTML).toBe("4");
		render(null, other);
	});
	it("resolves a chain of effects that set state within one act", () => {
		const C = () => {
			const [n, set] = useState(0);
			useEffect(() => {
				if (n < 5) set(n + 1);
			}, [n]);
			return n;
		};
		act(() => draw(h(C)));
		expect(html()).toBe("5");
	});
});

suite("useReducer", ({ api: { h, useReducer, useEffect, act }, draw, html, rerender }) => {
	it("reduces actions, with a stable dispatch", () => {
		const seen: Any[] = [];
		const reduce = (n: number, by: number) => n + by;
		const C = () => {
			const pair = useReducer(reduce, 1);
			seen.push(pair[1]);
			return pair[0];
		};
		draw(h(C));
		seen[0](4);
		seen[0](5);
		rerender();
		expect(html()).toBe("10");
		expect(seen[1]).toBe(seen[0]);
	});
	it("makes the initial state of its argument", () => {
		const C = () =>
			useReducer(
				(s: Any) => s,
				4,
				(n: number) => n * 2,
			)[0];
		draw(h(C));
		expect(html()).toBe("8");
	});
	it("does not render when the reducer returns the same state", () => {
		let dispatch: Any;
		const C = vi.fn(() => {
			dispatch = useReducer((s: Any) => s, 1)[1];
			return null;
		});
		draw(h(C));
		dispatch();
		rerender();
		expect(C).toHaveBeenCalledTimes(1);
	});
	it("uses the newest reducer of the render", () => {
		let dispatch: Any;
		const C = ({ by }: Any) => {
			const [n, d] = useReducer((n: number) => n + by, 0);
			dispatch = d;
			return n;
		};
		draw(h(C, { by: 1 }));
		draw(h(C, { by: 10 }));
		dispatch();
		rerender();
		expect(html()).toBe("10");
	});
	it("takes a dispatch from an effect", () => {
		const C = () => {
			const [n, d] = useReducer((n: number) => n + 1, 0);
			useEffect(() => d(undefined), []);
			return n;
		};
		act(() => draw(h(C)));
		expect(html()).toBe("1");
	});
});
