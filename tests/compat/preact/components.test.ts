// Components: how they are made, given props, state and context, and rendered again.
import { expect, it, vi } from "vitest";
import { type Any, suite } from "./implementations";

suite("components", ({ api: { h, Fragment, Component }, draw, html, $, rerender }) => {
	it("renders a function with props and children", () => {
		const C = vi.fn(({ children, ...props }: Any) => h("p", props, children));
		draw(h(C, { id: "a" }, "x", h("b")));
		expect(html()).toBe('<p id="a">x<b></b></p>');
		expect(C).toHaveBeenCalledTimes(1);
	});
	it("constructs a class with props and context and renders with props, state and context", () => {
		const made = vi.fn();
		const rendered = vi.fn();
		class C extends Component {
			constructor(props: Any, context: Any) {
				super(props, context);
				made(props, context);
				this.state = { s: 1 };
			}
			render(...args: Any[]) {
				rendered(...args);
				expect(this.props).toEqual({ a: 1 });
				return h("p", null, this.state.s);
			}
		}
		draw(h(C, { a: 1 }));
		expect(made).toHaveBeenCalledTimes(1);
		expect(made.mock.calls[0]).toEqual([{ a: 1 }, {}]);
		expect(rendered.mock.calls[0]!.slice(0, 3)).toEqual([{ a: 1 }, { s: 1 }, {}]);
	});
	it("sets props even when the constructor passes nothing on", () => {
		class C extends Component {
			constructor() {
				super();
				this.state = { n: 1 };
			}
			render({ a }: Any) {
				return h("p", null, a, this.props.a, this.state.n);
			}
		}
		draw(h(C, { a: "x" }));
		expect(html()).toBe("<p>xx1</p>");
	});
	it("accepts classes without Component: own render, state set in the constructor", () => {
		class Plain {
			props: Any;
			state = { n: 2 };
			constructor(props: Any) {
				this.props = props;
			}
			render() {
				return h("p", null, this.props.a, this.state.n);
			}
		}
		draw(h(Plain, { a: "x" }));
		expect(html()).toBe("<p>x2</p>");
	});
	it("takes state from a class field and begins with an empty object", () => {
		let state: Any;
		class C extends Component {
			render(_: Any, s: Any) {
				state = s;
				return null;
			}
		}
		draw(h(C));
		expect(state).toEqual({});
		class Field extends Component {
			state = { n: 3 };
			render() {
				return this.state.n;
			}
		}
		draw(h(Field));
		expect(html()).toBe("3");
	});
	it("does not share the initial state of the class between instances", () => {
		const sets: Any[] = [];
		class C extends Component {
			constructor() {
				super();
				this.state = { n: 0 };
				sets.push(() => this.setState((s: Any) => ({ n: s.n + 1 })));
			}
			render() {
				return this.state.n;
			}
		}
		draw([h(C), ",", h(C)]);
		sets[1]();
		rerender();
		expect(html()).toBe("0,1");
	});
	it("renders every kind of thing a component may return", () => {
		const C = ({ what }: Any) => what;
		for (const [what, shown] of [
			["s", "s"],
			[0, "0"],
			["", ""],
			[null, ""],
			[undefined, ""],
			[true, ""],
			[false, ""],
			[["a", null, 1], "a1"],
			[h(Fragment, null, "f"), "f"],
			[h("b"), "<b></b>"],
			[h(() => "in"), "in"],
		] as Any) {
			draw(h("p", null, h(C, { what })));
			expect(html()).toBe(`<p>${shown}</p>`);
		}
	});
	it("renders children given as props.children", () => {
		draw(h("p", { children: ["a", h("b")] }));
		expect(html()).toBe("<p>a<b></b></p>");
		draw(h("p", { children: "old" }, "new"));
		expect(html()).toBe("<p>new</p>");
	});
	it("calls children that are functions only through the component", () => {
		draw(
			h(
				({ children }: Any) => h("p", null, children("x")),
				null,
				(v: Any) => h("b", null, v),
			),
		);
		expect(html()).toBe("<p><b>x</b></p>");
	});
	it("gives high-order components new props and switches their children", () => {
		let outer: Any;
		const gone: string[] = [];
		const leaf = (name: string) =>
			class extends Component {
				componentWillUnmount() {
					gone.push(name);
				}
				render({ n }: Any) {
					return h("p", null, name, n);
				}
			};
		const [A, B] = [leaf("a"), leaf("b")];
		class Outer extends Component {
			render(_: Any, { n = 0 }: Any) {
				outer = this;
				return n % 2 ? h(B, { n }) : h(A, { n });
			}
		}
		draw(h(() => h(Outer)));
		expect(html()).toBe("<p>a0</p>");
		for (const n of [1, 2, 4]) {
			outer.setState({ n });
			rerender();
			expect(html()).toBe(`<p>${n % 2 ? "b" : "a"}${n}</p>`);
		}
		expect(gone).toEqual(["a", "b"]);
	});
	it("passes children through components as the same objects", () => {
		const child = h("b");
		let seen: Any;
		draw(h(({ children }: Any) => (seen = children), null, child));
		expect(seen).toBe(child);
		draw(h(({ children }: Any) => (seen = children), null, child, "x"));
		expect(seen).toEqual([child, "x"]);
	});
	it("keeps this.props of an instance until it is rendered with the new ones", () => {
		const log: Any[] = [];
		class C extends Component {
			shouldComponentUpdate(next: Any) {
				log.push([this.props.a, next.a]);
				return true;
			}
			render({ a }: Any) {
				return a;
			}
		}
		draw(h(C, { a: 1 }));
		draw(h(C, { a: 2 }));
		expect(log).toEqual([[1, 2]]);
	});
	it("keeps the DOM of an element passed from above when only the wrapper updates", () => {
		let wrapper: Any;
		const rendered = vi.fn();
		const Child = () => {
			rendered();
			return h("b");
		};
		class Wrapper extends Component {
			render({ children }: Any, { id }: Any) {
				wrapper = this;
				return h("p", { id }, children);
			}
		}
		draw(h(Wrapper, null, h(Child)));
		const b = $("b");
		wrapper.setState({ id: "x" });
		rerender();
		expect(rendered).toHaveBeenCalledTimes(1);
		expect($("#x b")).toBe(b);
	});
	it("moves the DOM of components that change their root within a keyed list", () => {
		const cs: Any = {};
		class C extends Component {
			render({ n }: Any, { tag = "b" }: Any) {
				cs[n] = this;
				return h(tag, null, n);
			}
		}
		const list = (...of: Any[]) =>
			h(
				"p",
				null,
				of.map((n) => h(C, { key: n, n })),
			);
		draw(list(1, 2, 3));
		cs[1].setState({ tag: "i" });
		rerender();
		draw(list(3, 1, 2));
		expect(html()).toBe("<p><b>3</b><i>1</i><b>2</b></p>");
		cs[3].setState({ tag: "u" });
		cs[2].setState({ tag: "s" });
		rerender();
		draw(list(2, 1));
		expect(html()).toBe("<p><s>2</s><i>1</i></p>");
	});
	it("honours default parameter values and ignores defaultProps", () => {
		const C: Any = ({ a = 1, b }: Any) => `${a}${b}`;
		C.defaultProps = { b: 2 };
		draw(h(C));
		expect(html()).toMatch(/^1/);
	});
});
