// Context: legacy getChildContext and createContext, through components that do not render.
import { expect, it, vi } from "vitest";
import { type Any, suite } from "./implementations";

suite("context", ({
	api: { h, Component, createContext, Fragment, useContext, useState, createPortal, act },
	draw,
	html,
	rerender,
}) => {
	class Still extends Component {
		shouldComponentUpdate() {
			return false;
		}
		render({ children }: Any) {
			return children;
		}
	}
	it("passes getChildContext down, merged, and to siblings only below", () => {
		const seen: Any = {};
		class Provide extends Component {
			getChildContext() {
				return this.props.give;
			}
			render({ children }: Any) {
				return children;
			}
		}
		const See = (props: Any, context: Any) => {
			seen[props.name] = context;
			return null;
		};
		draw(
			h(
				"div",
				null,
				h(
					Provide,
					{ give: { a: 1 } },
					h(See, { name: "one" }),
					h(Provide, { give: { b: 2 } }, h(See, { name: "two" })),
				),
				h(See, { name: "none" }),
			),
		);
		expect(seen.one).toMatchObject({ a: 1 });
		expect(seen.two).toMatchObject({ a: 1, b: 2 });
		expect(seen.none).not.toHaveProperty("a");
	});
	it("gives a consumer the default without a provider", () => {
		const C = createContext("default");
		draw(h(C.Consumer, null, (v: Any) => h("p", null, v)));
		expect(html()).toBe("<p>default</p>");
	});
	it("gives a consumer the nearest value, undefined and null included", () => {
		const C = createContext("default");
		for (const value of ["x", null, undefined, 0]) {
			draw(
				h(
					C.Provider,
					{ value: "far" },
					h(
						C.Provider,
						{ value },
						h(C.Consumer, null, (v: Any) => String(v)),
					),
				),
			);
			expect(html()).toBe(String(value));
		}
	});
	it("renders the context itself as its provider", () => {
		const C = createContext("default");
		draw(
			h(
				C,
				{ value: "x" },
				h(C.Consumer, null, (v: Any) => v),
			),
		);
		expect(html()).toBe("x");
	});
	it("keeps contexts apart", () => {
		const [A, B] = [createContext("a"), createContext("b")];
		draw(
			h(
				A.Provider,
				{ value: 1 },
				h(
					B.Provider,
					{ value: 2 },
					h(A.Consumer, null, (a: Any) => h(B.Consumer, null, (b: Any) => `${a}${b}`)),
				),
			),
		);
		expect(html()).toBe("12");
	});
	it("updates consumers below a component that does not update", () => {
		const C = createContext(0);
		const See = vi.fn((v: Any) => h("p", null, v));
		const middle = h(Still, null, h(C.Consumer, null, See));
		draw(h(C.Provider, { value: 1 }, middle));
		draw(h(C.Provider, { value: 2 }, middle));
		rerender();
		expect(html()).toBe("<p>2</p>");
		expect(See.mock.calls.map(([v]) => v)).toEqual([1, 2]);
	});
	it("renders each consumer once when the value changes and it renders anyway", () => {
		const C = createContext(0);
		const See = vi.fn((v: Any) => v);
		const tree = (value: Any) => h(C.Provider, { value }, h("p", null, h(C.Consumer, null, See)));
		draw(tree(1));
		draw(tree(2));
		rerender();
		expect(See).toHaveBeenCalledTimes(2);
	});
	it("renders no consumer when the value is the same and nothing else changed", () => {
		const C = createContext(0);
		const See = vi.fn((v: Any) => v);
		const child = h(C.Consumer, null, See);
		draw(h(C.Provider, { value: 1 }, child));
		draw(h(C.Provider, { value: 1 }, child));
		rerender();
		expect(See).toHaveBeenCalledTimes(1);
	});
	it("goes through shouldComponentUpdate of a class with contextType when its context changes", () => {
		const C = createContext(0);
		class See extends Component {
			static contextType = C;
			shouldComponentUpdate() {
				return false;
			}
			render() {
				return this.context;
			}
		}
		const child = h(See);
		draw(h(C.Provider, { value: 1 }, child));
		draw(h(C.Provider, { value: 2 }, child));
		rerender();
		expect(html()).toBe("2");
	});
	it("gives useContext the value, and re-renders below a still component", () => {
		const C = createContext("d");
		const rendered = vi.fn();
		const See = () => {
			rendered();
			return useContext(C);
		};
		const middle = h(Still, null, h(See));
		draw(h(C.Provider, { value: "a" }, middle));
		expect(html()).toBe("a");
		draw(h(C.Provider, { value: "b" }, middle));
		rerender();
		expect(html()).toBe("b");
		expect(rendered).toHaveBeenCalledTimes(2);
	});
	it("subscribes a component once however often it uses a context", () => {
		const C = createContext(0);
		const rendered = vi.fn();
		const See = () => {
			rendered();
			return useContext(C) + useContext(C);
		};
		const middle = h(Still, null, h(See), h(See));
		draw(h(C.Provider, { value: 1 }, middle));
		draw(h(C.Provider, { value: 2 }, middle));
		rerender();
		expect(html()).toBe("44");
		expect(rendered).toHaveBeenCalledTimes(4);
	});
	it("does not render consumers that are gone", () => {
		const C = createContext(0);
		const See = vi.fn(() => useContext(C));
		draw(h(C.Provider, { value: 1 }, h("p", null, h(See))));
		draw(h(C.Provider, { value: 1 }, h("p", null)));
		draw(h(C.Provider, { value: 2 }, h("p", null)));
		rerender();
		expect(See).toHaveBeenCalledTimes(1);
	});
	it("keeps a consumer up to date that moves to another provider by re-rendering", () => {
		const C = createContext("d");
		const tree = (on: boolean) =>
			on
				? h(
						C.Provider,
						{ value: "in" },
						h(C.Consumer, null, (v: Any) => v),
					)
				: h(
						"p",
						null,
						h(C.Consumer, null, (v: Any) => v),
					);
		draw(tree(true));
		draw(tree(false));
		expect(html()).toBe("<p>d</p>");
	});
	it("lets a state setter passed through context update the provider", () => {
		const C = createContext(null);
		let set: Any;
		const Provide = ({ children }: Any) => {
			const state = useState(0);
			return h(C.Provider, { value: state }, children);
		};
		const See = () => {
			const [n, setN] = useContext(C);
			set = setN;
			return n;
		};
		act(() => draw(h(Provide, null, h(Still, null, h(See)))));
		act(() => set(5));
		expect(html()).toBe("5");
	});
	it("passes context into portals and fragments", () => {
		const C = createContext("d");
		const other = document.createElement("div");
		draw(
			h(
				C.Provider,
				{ value: "x" },
				h(
					Fragment,
					null,
					createPortal(
						h(C.Consumer, null, (v: Any) => v),
						other,
					),
				),
			),
		);
		expect(other.innerHTML).toBe("x");
	});
	it("uses the provider of its own place when two providers of one context are siblings", () => {
		const C = createContext("d");
		const See = h(C.Consumer, null, (v: Any) => h("b", null, v));
		const tree = (a: Any, b: Any) => [
			h(C.Provider, { value: a }, h(Still, null, See)),
			h(C.Provider, { value: b }, h(Still, null, h("i", null, See))),
		];
		draw(tree(1, 2));
		draw(tree(1, 3));
		rerender();
		expect(html()).toBe("<b>1</b><i><b>3</b></i>");
	});
	it("passes null children through a provider", () => {
		const C = createContext(0);
		draw(h(C.Provider, { value: 1 }));
		draw(h(C.Provider, { value: 1 }, null));
		draw(h(C.Provider, { value: 1 }, "a", null, h("b")));
		expect(html()).toBe("a<b></b>");
	});
});
