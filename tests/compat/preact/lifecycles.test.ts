// Lifecycle methods: each with its arguments, its order, and what it may do.
import { expect, it, vi } from "vitest";
import { type Any, suite } from "./implementations";

suite("lifecycles", ({ api: { h, Component }, draw, html, $, rerender }) => {
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
		expect(seen).toEqual([
			[10, 1],
			[20, 1],
			[20, 5],
			[20, 5],
		]);
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
});
