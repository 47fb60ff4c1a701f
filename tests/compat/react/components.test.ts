// Components by React's names: memo, forwardRef, PureComponent and old method names.
import { expect, it, vi } from "vitest";
import { type Any, suite } from "./implementations";

suite("memo", ({ api: { createElement: h, memo, useState, createRef, Component }, draw, html, rerender }) => {
	it("does not render again for equal props", () => {
		const Inner = vi.fn(({ text }) => h("p", null, text));
		const Memo = memo(Inner);
		draw(h("div", null, h(Memo, { text: "a" })));
		draw(h("div", null, h(Memo, { text: "a" })));
		expect(Inner).toHaveBeenCalledTimes(1);
		draw(h("div", null, h(Memo, { text: "b" })));
		expect(Inner).toHaveBeenCalledTimes(2);
		expect(html()).toBe("<div><p>b</p></div>");
	});
	it("renders again when a prop comes or goes", () => {
		const Inner = vi.fn(() => null);
		const Memo = memo(Inner);
		draw(h(Memo, { a: 1 }));
		draw(h(Memo, { a: 1, b: 2 }));
		draw(h(Memo, { a: 1 }));
		expect(Inner).toHaveBeenCalledTimes(3);
	});
	it("asks the function given", () => {
		const equals = vi.fn(() => true);
		const Inner = vi.fn(({ text }) => text);
		const Memo = memo(Inner, equals);
		draw(h(Memo, { text: "a" }));
		draw(h(Memo, { text: "b" }));
		expect(equals.mock.calls).toEqual([[{ text: "a" }, { text: "b" }]]);
		expect(html()).toBe("a");
	});
	it("renders for its own state whatever the props", () => {
		let bump: Any;
		const Memo = memo(() => {
			const [count, setCount] = useState(0);
			bump = setCount;
			return h("i", null, count);
		});
		draw(h(Memo));
		bump(3);
		rerender();
		draw(h(Memo));
		expect(html()).toBe("<i>3</i>");
	});
	it("keeps its place among moved siblings", () => {
		const Memo = memo(({ id }: Any) => h("i", null, id));
		const list = (...ids: number[]) =>
			h(
				"div",
				null,
				ids.map((id) => h(Memo, { key: id, id })),
			);
		draw(list(1, 2, 3, 4));
		draw(list(4, 2, 1, 3));
		expect(html()).toBe("<div><i>4</i><i>2</i><i>1</i><i>3</i></div>");
		draw(list(3, 4));
		expect(html()).toBe("<div><i>3</i><i>4</i></div>");
	});
	it("passes refs on", () => {
		const ref = createRef();
		class Inner extends Component {
			render = () => h("b");
		}
		draw(h(memo(Inner), { ref }));
		expect(ref.current).toBeInstanceOf(Inner);
		const other = createRef();
		draw(
			h(
				memo((props: Any) => h("u", { ref: props.ref })),
				{ ref: other },
			),
		);
		expect(other.current.localName).toBe("u");
	});
	it("updates a ref even when the function given says equal", () => {
		const [one, two] = [createRef(), createRef()];
		const Memo = memo(
			(props: Any) => h("u", { ref: props.ref }),
			() => true,
		);
		draw(h(Memo, { ref: one }));
		draw(h(Memo, { ref: two }));
		expect(one.current).toBe(null);
		expect(two.current.localName).toBe("u");
	});
	it("names itself after what it wraps", () => {
		function Foo() {}
		expect(memo(Foo).displayName).toBe("Memo(Foo)");
		expect(memo(Object.assign(() => null, { displayName: "Bar" })).displayName).toBe("Memo(Bar)");
	});
	it("wraps a memo again, and default props count", () => {
		const Inner = Object.assign(({ text }: Any) => text, { defaultProps: { text: "given" } });
		draw(h(memo(memo(Inner))));
		expect(html()).toBe("given");
	});
});

suite("forwardRef", ({
	api: { createElement: h, forwardRef, createRef, memo, useImperativeHandle, jsx },
	draw,
	html,
	$,
}) => {
	it("gives the ref as a second argument and not as a prop", () => {
		const render = vi.fn((props: Any, ref: Any) => h("p", { ...props, ref }));
		const Forwarded = forwardRef(render);
		const ref = createRef();
		draw(h(Forwarded, { ref, id: "a" }, "text"));
		expect(render.mock.calls[0]![0]).toEqual({ id: "a", children: "text" });
		expect(ref.current).toBe($("p"));
		draw(jsx(Forwarded, { ref, id: "b" }));
		expect(html()).toBe('<p id="b"></p>');
	});
	it("gives null without a ref", () => {
		const render = vi.fn(() => null);
		draw(h(forwardRef(render)));
		expect(render.mock.calls[0]).toEqual([{}, null]);
	});
	it("shows a handle instead of the element", () => {
		const ref = createRef();
		draw(
			h(
				forwardRef((_: Any, inner: Any) => {
					useImperativeHandle(inner, () => ({ shout: () => "hey" }), []);
					return h("b");
				}),
				{ ref },
			),
		);
		expect(ref.current.shout()).toBe("hey");
		draw(null);
		expect(ref.current).toBe(null);
	});
	it("goes through memo", () => {
		const ref = createRef();
		draw(h(memo(forwardRef((_: Any, inner: Any) => h("b", { ref: inner }))), { ref }));
		expect(ref.current).toBe($("b"));
	});
	it("names itself and says what it is", () => {
		function Foo() {}
		expect(forwardRef(Foo).displayName).toBe("ForwardRef(Foo)");
		expect(String(forwardRef(Foo).$$typeof)).toBe("Symbol(react.forward_ref)");
	});
});

suite("PureComponent", ({ api: { createElement: h, PureComponent, Component }, draw, rerender, html }) => {
	it("renders again only for other props or state", () => {
		const rendered = vi.fn();
		let own: Any;
		class Pure extends PureComponent {
			state = { count: 0 };
			render() {
				own = this;
				rendered();
				return `${this.props.text}${this.state.count}`;
			}
		}
		draw(h(Pure, { text: "a" }));
		draw(h(Pure, { text: "a" }));
		expect(rendered).toHaveBeenCalledTimes(1);
		draw(h(Pure, { text: "b" }));
		own.setState({ count: 0 });
		rerender();
		expect(rendered).toHaveBeenCalledTimes(2);
		own.setState({ count: 1 });
		rerender();
		expect(rendered).toHaveBeenCalledTimes(3);
		expect(html()).toBe("b1");
	});
	it("notices props that came or went", () => {
		const rendered = vi.fn();
		class Pure extends PureComponent {
			render = rendered;
		}
		draw(h(Pure, { a: 1 }));
		draw(h(Pure, { b: 1 }));
		draw(h(Pure, {}));
		expect(rendered).toHaveBeenCalledTimes(3);
	});
	it("is a Component and says that it is pure", () => {
		expect(new PureComponent()).toBeInstanceOf(Component);
		expect(new PureComponent().isPureReactComponent).toBe(true);
		expect(Component.prototype.isReactComponent).toBeTruthy();
	});
});

suite("class components by React's names", ({ api: { createElement: h, Component }, draw }) => {
	it("calls the methods that React calls unsafe", () => {
		const calls: string[] = [];
		class Old extends Component {
			UNSAFE_componentWillMount() {
				calls.push("mount");
			}
			UNSAFE_componentWillReceiveProps() {
				calls.push("props");
			}
			UNSAFE_componentWillUpdate() {
				calls.push("update");
			}
			render() {
				return null;
			}
		}
		draw(h(Old));
		draw(h(Old, { a: 1 }));
		expect(calls).toEqual(["mount", "props", "update"]);
	});
	it("calls the plain names, as methods or as own functions", () => {
		const calls: string[] = [];
		class Plain extends Component {
			componentWillMount() {
				calls.push("method");
			}
			render() {
				return null;
			}
		}
		class Own extends Component {
			constructor(props: Any) {
				super(props);
				this.componentWillMount = () => calls.push("own");
			}
			render() {
				return null;
			}
		}
		draw([h(Plain), h(Own)]);
		expect(calls).toEqual(["method", "own"]);
	});
});
