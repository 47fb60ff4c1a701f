// Lifecycle methods: each with its arguments, its order, and what it may do.
import { expect, it, vi } from "vitest";
import { type Any, same, suite } from "./implementations";

suite("lifecycles", ({ api: { h, Component, createContext }, draw, html, $, rerender }) => {
	const traced = (log: Any[], more: Any = {}) =>
		Object.assign(
			class extends Component {
				constructor(props: Any) {
					super(props);
					log.push("constructor");
					this.state = { n: 0 };
				}
				shouldComponentUpdate() {
					log.push("should");
					return true;
				}
				getSnapshotBeforeUpdate() {
					log.push("snapshot");
					return "snap";
				}
				componentDidMount() {
					log.push("did mount");
				}
				componentDidUpdate(_p: Any, _s: Any, snapshot: Any) {
					log.push(`did update ${snapshot}`);
				}
				componentWillUnmount() {
					log.push("will unmount");
				}
				render() {
					log.push("render");
					return h("p", null, this.state.n);
				}
			},
			more,
		);
	it("calls the modern methods in their order", () => {
		const log: Any[] = [];
		const C = traced(log, {
			getDerivedStateFromProps() {
				log.push("derive");
				return null;
			},
		});
		draw(h(C, { a: 1 }));
		expect(log.splice(0)).toEqual(["constructor", "derive", "render", "did mount"]);
		draw(h(C, { a: 2 }));
		expect(log.splice(0)).toEqual(["derive", "should", "render", "snapshot", "did update snap"]);
		draw(null);
		expect(log).toEqual(["will unmount"]);
	});
	it("calls the older methods in their order when there is no getDerivedStateFromProps", () => {
		const log: string[] = [];
		class C extends Component {
			componentWillMount() {
				log.push("will mount");
			}
			componentDidMount() {
				log.push("did mount");
			}
			componentWillReceiveProps(next: Any) {
				log.push(`receive ${this.props.a} ${next.a}`);
			}
			shouldComponentUpdate(next: Any, state: Any) {
				log.push(`should ${next.a} ${JSON.stringify(state)}`);
				return true;
			}
			componentWillUpdate(next: Any) {
				log.push(`will update ${this.props.a} ${next.a}`);
			}
			componentDidUpdate(previous: Any) {
				log.push(`did update ${previous.a} ${this.props.a}`);
			}
			render({ a }: Any) {
				log.push(`render ${a}`);
				return null;
			}
		}
		draw(h(C, { a: 1 }));
		expect(log.splice(0)).toEqual(["will mount", "render 1", "did mount"]);
		draw(h(C, { a: 2 }));
		expect(log.splice(0)).toEqual(["receive 1 2", "should 2 {}", "will update 1 2", "render 2", "did update 1 2"]);
	});
	it("skips the older methods when getDerivedStateFromProps is there", () => {
		const old = vi.fn();
		class C extends Component {
			static getDerivedStateFromProps() {
				return null;
			}
			componentWillMount() {
				old();
			}
			componentWillReceiveProps() {
				old();
			}
			render() {
				return null;
			}
		}
		draw(h(C, { a: 1 }));
		draw(h(C, { a: 2 }));
		expect(old).not.toHaveBeenCalled();
	});
	it("does not tell of new props when only the state changed or the element is the same", () => {
		const receive = vi.fn();
		let c: Any;
		class C extends Component {
			componentWillReceiveProps() {
				receive();
			}
			render() {
				c = this;
				return null;
			}
		}
		draw(h(C));
		c.setState({ a: 1 });
		rerender();
		expect(receive).not.toHaveBeenCalled();
		draw(h(C));
		expect(receive).toHaveBeenCalledTimes(1);
	});
	it("derives state from the initial props, from new props and from new state", () => {
		let c: Any;
		const seen: Any[] = [];
		class C extends Component {
			state = { n: 1, from: 0 };
			static getDerivedStateFromProps(props: Any, state: Any) {
				seen.push([props.a, state.n]);
				return { from: props.a + state.n };
			}
			render() {
				c = this;
				return this.state.from;
			}
		}
		draw(h(C, { a: 10 }));
		expect(html()).toBe("11");
		draw(h(C, { a: 20 }));
		expect(html()).toBe("21");
		c.setState({ n: 5 });
		rerender();
		expect(html()).toBe("25");
		c.forceUpdate();
		rerender();
		expect(seen).toEqual([[10, 1], [20, 1], [20, 5], [20, 5]]);
	});
	it("derives state without changing this.state's former object", () => {
		const states: Any[] = [];
		class C extends Component {
			state = { n: 0 };
			static getDerivedStateFromProps(_: Any, state: Any) {
				return { n: state.n + 1 };
			}
			componentDidUpdate(_: Any, previous: Any) {
				states.push(previous, this.state);
			}
			render() {
				return this.state.n;
			}
		}
		draw(h(C, { a: 1 }));
		draw(h(C, { a: 2 }));
		expect(states).toEqual([{ n: 1 }, { n: 2 }]);
	});
	it("gives componentDidUpdate the props, the state and the snapshot from before", () => {
		const did = vi.fn();
		let c: Any;
		class C extends Component {
			state = { n: 0 };
			getSnapshotBeforeUpdate(props: Any, state: Any) {
				return [props.a, state.n, $("p").textContent];
			}
			componentDidUpdate(...args: Any[]) {
				did(...args);
			}
			render({ a }: Any, { n }: Any) {
				c = this;
				return h("p", null, a, n);
			}
		}
		draw(h(C, { a: 1 }));
		draw(h(C, { a: 2 }));
		expect(did.mock.calls[0]![0]).toEqual({ a: 1 });
		expect(did.mock.calls[0]![1]).toEqual({ n: 0 });
		expect(did.mock.calls[0]![2].slice(0, 2)).toEqual([1, 0]);
		c.setState({ n: 1 });
		rerender();
		expect(did.mock.calls[1]!.slice(0, 2)).toEqual([{ a: 2 }, { n: 0 }]);
	});
	it("neither renders nor updates when shouldComponentUpdate says false, but takes props and state", () => {
		let c: Any;
		const rendered = vi.fn();
		const did = vi.fn();
		class C extends Component {
			shouldComponentUpdate() {
				return false;
			}
			componentDidUpdate() {
				did();
			}
			render() {
				c = this;
				rendered();
				return null;
			}
		}
		draw(h(C, { a: 1 }));
		draw(h(C, { a: 2 }));
		c.setState({ b: 1 });
		rerender();
		expect(rendered).toHaveBeenCalledTimes(1);
		expect(did).not.toHaveBeenCalled();
		expect(c.props).toEqual({ a: 2 });
		expect(c.state).toEqual({ b: 1 });
	});
	it("treats only false of shouldComponentUpdate as a no", () => {
		const rendered = vi.fn();
		class C extends Component {
			shouldComponentUpdate(): Any {
				return undefined;
			}
			render() {
				rendered();
				return null;
			}
		}
		draw(h(C));
		draw(h(C));
		expect(rendered).toHaveBeenCalledTimes(2);
	});
	it("keeps children, refs and later updates of a component that did not update", () => {
		let child: Any;
		class Child extends Component {
			render(_: Any, { n = 0 }: Any) {
				child = this;
				return h("b", null, n);
			}
		}
		class Still extends Component {
			shouldComponentUpdate() {
				return false;
			}
			render() {
				return h("p", null, h(Child));
			}
		}
		const tree = (n: Any) => h("div", null, h("i", null, n), h(Still));
		draw(tree(0));
		draw(tree(1));
		child.setState({ n: 5 });
		rerender();
		expect(html()).toBe("<div><i>1</i><p><b>5</b></p></div>");
		draw(h("div", null, h("u"), h("i", null, 2), h(Still)));
		expect(html()).toContain("<i>2</i><p><b>");
	});
	it("calls componentDidMount from the inside out, componentWillUnmount from the outside in", () => {
		const log: string[] = [];
		class C extends Component {
			componentDidMount() {
				log.push(`mount ${this.props.n}`);
			}
			componentWillUnmount() {
				log.push(`unmount ${this.props.n}`);
			}
			render({ children }: Any) {
				return h("p", null, children);
			}
		}
		draw(h(C, { n: 1 }, h(C, { n: 2 }, h(C, { n: 3 })), h(C, { n: 4 })));
		expect(log.splice(0)).toEqual(["mount 3", "mount 2", "mount 4", "mount 1"]);
		draw(null);
		expect(log).toEqual(["unmount 1", "unmount 2", "unmount 3", "unmount 4"]);
	});
	it("has the node in the document in componentDidMount, and still in componentWillUnmount", () => {
		const log: Any[] = [];
		class C extends Component {
			componentDidMount() {
				log.push(!!$("p"));
			}
			componentWillUnmount() {
				log.push(!!$("p"));
			}
			render() {
				return h("p");
			}
		}
		draw(h(C));
		draw(null);
		expect(log).toEqual([true, true]);
		expect(html()).toBe("");
	});
	it("calls componentWillUnmount before the replacement is constructed", () => {
		const log: string[] = [];
		const make = (name: string) =>
			class extends Component {
				constructor() {
					super();
					log.push(`new ${name}`);
				}
				componentDidMount() {
					log.push(`mount ${name}`);
				}
				componentWillUnmount() {
					log.push(`unmount ${name}`);
				}
				render() {
					return h("p", null, name);
				}
			};
		draw(h(make("a")));
		draw(h(make("b")));
		expect(log).toEqual(["new a", "mount a", "unmount a", "new b", "mount b"]);
	});
	it("makes state set in componentWillReceiveProps part of the same render", () => {
		const rendered = vi.fn();
		class C extends Component {
			state = { n: 0 };
			componentWillReceiveProps(next: Any) {
				this.setState({ n: next.n });
			}
			render() {
				rendered(this.state.n);
				return null;
			}
		}
		draw(h(C, { n: 1 }));
		draw(h(C, { n: 2 }));
		rerender();
		expect(rendered.mock.calls).toEqual([[0], [2]]);
	});
	it("makes state set in componentWillUpdate part of the same or the next render, never lost", () => {
		class C extends Component {
			state = { n: 0 };
			componentWillUpdate(next: Any, state: Any) {
				if (state.n !== next.n) this.setState({ n: next.n });
			}
			render() {
				return this.state.n;
			}
		}
		draw(h(C, { n: 1 }));
		draw(h(C, { n: 2 }));
		rerender();
		expect(html()).toBe("2");
	});
	it("lets componentDidUpdate set state without a loop when it stops", () => {
		class C extends Component {
			state = { n: 0 };
			componentDidUpdate() {
				if (this.state.n < 3) this.setState({ n: this.state.n + 1 });
			}
			render() {
				return this.state.n;
			}
		}
		draw(h(C));
		draw(h(C));
		for (let i = 0; i < 5; i++) rerender();
		expect(html()).toBe("3");
	});
	it("passes the next context to the methods before the render", () => {
		const seen: Any[] = [];
		class Provide extends Component {
			getChildContext() {
				return { v: this.props.v };
			}
			render({ children }: Any) {
				return children;
			}
		}
		class C extends Component {
			componentWillReceiveProps(_: Any, context: Any) {
				seen.push(context.v);
			}
			shouldComponentUpdate(_: Any, _s: Any, context: Any) {
				seen.push(context.v);
				return true;
			}
			componentWillUpdate(_: Any, _s: Any, context: Any) {
				seen.push(context.v);
			}
			render(_: Any, _s: Any, context: Any) {
				seen.push(context.v);
				return null;
			}
		}
		draw(h(Provide, { v: 1 }, h(C)));
		draw(h(Provide, { v: 2 }, h(C)));
		expect(seen).toEqual([1, 2, 2, 2, 2]);
	});

	const failing = (where: string) =>
		class extends Component {
			state = {};
			constructor(props: Any) {
				super(props);
				if (where === "constructor") throw new Error(where);
			}
			static getDerivedStateFromProps?: Any;
			componentDidMount() {
				if (where === "componentDidMount") throw new Error(where);
			}
			componentDidUpdate() {
				if (where === "componentDidUpdate") throw new Error(where);
			}
			componentWillUnmount() {
				if (where === "componentWillUnmount") throw new Error(where);
			}
			shouldComponentUpdate() {
				if (where === "shouldComponentUpdate") throw new Error(where);
				return true;
			}
			getSnapshotBeforeUpdate() {
				if (where === "getSnapshotBeforeUpdate") throw new Error(where);
				return null;
			}
			render({ n }: Any) {
				if (where === "render" || (where === "update" && n)) throw new Error(where);
				return h("i", null, "fine");
			}
		};
	class Boundary extends Component {
		componentDidCatch(error: Any) {
			this.setState({ error });
		}
		render({ children }: Any, { error }: Any) {
			return error ? h("b", null, error.message) : children;
		}
	}
	class Derived extends Component {
		static getDerivedStateFromError(error: Any) {
			return { error };
		}
		render({ children }: Any, { error }: Any) {
			return error ? h("b", null, error.message) : children;
		}
	}
	for (const [kind, Catcher] of [["componentDidCatch", Boundary], ["getDerivedStateFromError", Derived]] as Any)
		for (const where of ["constructor", "render", "update", "componentDidMount", "componentDidUpdate", "shouldComponentUpdate", "getSnapshotBeforeUpdate"])
			it(`catches what ${where} throws with ${kind}`, () => {
				const C = failing(where);
				draw(h(Catcher, null, h("p", null, h(C, { n: 0 }))));
				rerender();
				draw(h(Catcher, null, h("p", null, h(C, { n: 1 }))));
				rerender();
				expect(html()).toBe(`<b>${where}</b>`);
			});
	it("catches what componentWillUnmount throws", () => {
		const C = failing("componentWillUnmount");
		draw(h(Boundary, null, h("p", null, h(C))));
		draw(h(Boundary, null, h("p")));
		rerender();
		expect(html()).toBe("<b>componentWillUnmount</b>");
	});
	it("throws to the caller of render when nobody catches", () => {
		expect(() => draw(h(failing("render")))).toThrow("render");
	});
	it("asks the nearest boundary, and the next when that one throws too", () => {
		class Rethrow extends Component {
			componentDidCatch(error: Any) {
				throw new Error(`again ${error.message}`);
			}
			render({ children }: Any) {
				return children;
			}
		}
		draw(h(Boundary, null, h(Rethrow, null, h(failing("render")))));
		rerender();
		expect(html()).toBe("<b>again render</b>");
	});
	it("passes over a boundary that failed itself", () => {
		class Self extends Component {
			componentDidCatch() {}
			render() {
				throw new Error("self");
			}
		}
		draw(h(Boundary, null, h(Self)));
		rerender();
		expect(html()).toBe("<b>self</b>");
	});
	it("gives componentDidCatch the error and an info object, with the instance as this", () => {
		const did = vi.fn();
		class C extends Component {
			componentDidCatch(...args: Any[]) {
				did(this instanceof C, ...args);
				this.setState({ error: true });
			}
			render({ children }: Any, { error }: Any) {
				return error ? null : children;
			}
		}
		draw(h(C, null, h(failing("render"))));
		rerender();
		expect(did.mock.calls[0]!.slice(0, 2).map((x: Any) => x.message ?? x)).toEqual([true, "render"]);
		expect(did.mock.calls[0]![2]).toBeTypeOf("object");
		expect(did).toHaveBeenCalledTimes(1);
	});
	it("calls both getDerivedStateFromError and componentDidCatch", () => {
		const log: string[] = [];
		class C extends Component {
			static getDerivedStateFromError(error: Any) {
				log.push("derive");
				return { error };
			}
			componentDidCatch() {
				log.push("catch");
			}
			render({ children }: Any, { error }: Any) {
				return error ? "caught" : children;
			}
		}
		draw(h(C, null, h(failing("render"))));
		rerender();
		expect(html()).toBe("caught");
		expect(log).toEqual(["derive", "catch"]);
	});
	it("keeps siblings outside the boundary, and lets the boundary recover", () => {
		let boundary: Any;
		const C = ({ ok }: Any) => {
			if (!ok.now) throw new Error("not ok");
			return "ok";
		};
		const ok = { now: false };
		class B extends Component {
			componentDidCatch(error: Any) {
				this.setState({ error });
			}
			render({ children }: Any, { error }: Any) {
				boundary = this;
				return error ? "caught" : children;
			}
		}
		draw(h("div", null, h("i"), h(B, null, h(C, { ok })), h("u")));
		rerender();
		expect(html()).toBe("<div><i></i>caught<u></u></div>");
		ok.now = true;
		boundary.setState({ error: null });
		rerender();
		expect(html()).toBe("<div><i></i>ok<u></u></div>");
	});
	it("catches errors thrown in a queued render of a child", () => {
		let child: Any;
		class Child extends Component {
			render(_: Any, { bad }: Any) {
				child = this;
				if (bad) throw new Error("late");
				return "fine";
			}
		}
		draw(h(Boundary, null, h(Child)));
		child.setState({ bad: true });
		rerender();
		rerender();
		expect(html()).toBe("<b>late</b>");
	});
	it("catches strings, null and plain objects that are thrown", () => {
		class B extends Component {
			componentDidCatch(thrown: Any) {
				this.setState({ thrown: String(thrown), caught: true });
			}
			render({ children }: Any, { thrown, caught }: Any) {
				return caught ? thrown : children;
			}
		}
		for (const thrown of ["text", 0]) {
			draw(h(B, { key: String(thrown) }, h(() => { throw thrown; })));
			rerender();
			expect(html()).toBe(String(thrown));
		}
	});
	it("uses static contextType for this.context", () => {
		const Theme = createContext("light");
		class C extends Component {
			static contextType = Theme;
			render() {
				return this.context;
			}
		}
		draw(h(C));
		expect(html()).toBe("light");
		draw(h(Theme.Provider, { value: "dark" }, h(C)));
		expect(html()).toBe("dark");
	});
});

same("mixed trees call their lifecycle methods in the same order", ({ draw, html, rerender, api: { h, Component, Fragment } }) => {
	const log: string[] = [];
	const at: Any = {};
	class C extends Component {
		constructor(props: Any) {
			super(props);
			log.push(`${props.n} new`);
			this.state = { s: 0 };
		}
		componentWillMount() {
			log.push(`${this.props.n} will mount`);
		}
		componentDidMount() {
			log.push(`${this.props.n} did mount ${html().length > 0}`);
			if (this.props.set) this.setState({ s: 1 }, () => log.push(`${this.props.n} callback`));
		}
		componentWillReceiveProps() {
			log.push(`${this.props.n} receive`);
		}
		shouldComponentUpdate() {
			log.push(`${this.props.n} should`);
			return !this.props.no;
		}
		componentWillUpdate() {
			log.push(`${this.props.n} will update`);
		}
		getSnapshotBeforeUpdate() {
			log.push(`${this.props.n} snapshot ${html().length}`);
			return this.props.n;
		}
		componentDidUpdate(_p: Any, _s: Any, snap: Any) {
			log.push(`${this.props.n} did update ${snap}`);
		}
		componentWillUnmount() {
			log.push(`${this.props.n} will unmount ${html().length}`);
		}
		render({ n, children }: Any, { s }: Any) {
			at[n] = this;
			log.push(`${n} render ${s}`);
			return h("p", null, n, s, children);
		}
	}
	const trees = [
		h(C, { n: "a", set: 1 }, h(C, { n: "b", key: "b" }), h(Fragment, null, h(C, { n: "c", set: 1 }, h(C, { n: "d" })))),
		h(C, { n: "a" }, h(Fragment, null, h(C, { n: "c", no: 1 }, h(C, { n: "d" }))), h(C, { n: "b", key: "b" }, h(C, { n: "e" }))),
		h(C, { n: "a" }, h(C, { n: "b", key: "b" }, h(C, { n: "f", key: 1 }), h(C, { n: "e" })), h(C, { n: "c" })),
		h("div", null, h(C, { n: "a" }, h(C, { n: "b", key: "b" }))),
		null,
	];
	for (const tree of trees) {
		draw(tree);
		log.push("rerender");
		rerender();
		at.b?.setState({ s: 5 });
		at.a?.forceUpdate(() => log.push("forced"));
		rerender();
		log.push(html(), "----");
	}
	return log;
});
