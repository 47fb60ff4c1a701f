// setState and forceUpdate: what they merge, when they render, whom they call back.
import { expect, it, vi } from "vitest";
import { type Any, suite } from "./implementations";

suite("component state", ({ api: { h, Component }, draw, html, rerender }) => {
	it("merges setState and takes an updater with state and props", () => {
		let c: Any;
		class C extends Component {
			state = { a: 1, b: 2 };
			render() {
				c = this;
				return JSON.stringify(this.state);
			}
		}
		draw(h(C, { p: 5 }));
		c.setState({ b: 3 });
		rerender();
		expect(html()).toBe('{"a":1,"b":3}');
		c.setState((state: Any, props: Any) => ({ a: state.b + props.p }));
		rerender();
		expect(html()).toBe('{"a":8,"b":3}');
	});
	it("leaves this.state as it was until the render, but updaters see each other's results", () => {
		let c: Any;
		class C extends Component {
			state = { n: 0 };
			render() {
				c = this;
				return this.state.n;
			}
		}
		draw(h(C));
		const before = c.state;
		c.setState({ n: 1 });
		c.setState((s: Any) => ({ n: s.n + 1 }));
		c.setState((s: Any) => ({ n: s.n + 1 }));
		expect(c.state).toBe(before);
		expect(c.state.n).toBe(0);
		rerender();
		expect(html()).toBe("3");
		expect(c.state).not.toBe(before);
	});
	it("renders once for many setStates and not at all for null or undefined updates", () => {
		let c: Any;
		const rendered = vi.fn();
		class C extends Component {
			state = { n: 0 };
			render() {
				c = this;
				rendered();
				return this.state.n;
			}
		}
		draw(h(C));
		c.setState({ n: 1 });
		c.setState({ n: 2 });
		rerender();
		expect(rendered).toHaveBeenCalledTimes(2);
		c.setState(null);
		c.setState(() => null);
		c.setState(() => undefined);
		rerender();
		expect(rendered).toHaveBeenCalledTimes(2);
		c.setState({});
		rerender();
		expect(rendered).toHaveBeenCalledTimes(3);
	});
	it("calls setState's callback after the update with the component as this", () => {
		let c: Any;
		const log: Any[] = [];
		class C extends Component {
			state = { n: 0 };
			componentDidUpdate() {
				log.push("did");
			}
			render() {
				c = this;
				return this.state.n;
			}
		}
		draw(h(C));
		c.setState({ n: 1 }, function (this: Any) {
			log.push(this === c, c.state.n, html());
		});
		expect(log).toEqual([]);
		rerender();
		expect(log).toEqual(["did", true, 1, "1"]);
	});
	it("calls callbacks given in the constructor's lifecycle once, in order", () => {
		const log: string[] = [];
		class C extends Component {
			componentWillMount() {
				this.setState({ a: 1 }, () => log.push("will mount"));
			}
			componentDidMount() {
				log.push("did mount");
				this.setState({ b: 1 }, () => log.push("b"));
				this.setState({ c: 1 }, () => log.push("c"));
			}
			render() {
				return null;
			}
		}
		draw(h(C));
		rerender();
		rerender();
		expect(log.filter((x) => x !== "did mount")).toEqual(["will mount", "b", "c"]);
		expect(log.length).toBe(4);
	});
	it("calls setState's callback even when shouldComponentUpdate says no", () => {
		let c: Any;
		class C extends Component {
			shouldComponentUpdate() {
				return false;
			}
			render() {
				c = this;
				return null;
			}
		}
		draw(h(C));
		const callback = vi.fn();
		c.setState({ a: 1 }, callback);
		rerender();
		expect(callback).toHaveBeenCalledTimes(1);
	});
	it("forces an update past shouldComponentUpdate and calls the callback", () => {
		let c: Any;
		const rendered = vi.fn();
		class C extends Component {
			shouldComponentUpdate() {
				return false;
			}
			render() {
				c = this;
				rendered();
				return null;
			}
		}
		draw(h(C));
		draw(h(C));
		expect(rendered).toHaveBeenCalledTimes(1);
		const callback = vi.fn();
		c.forceUpdate(callback);
		rerender();
		expect(rendered).toHaveBeenCalledTimes(2);
		expect(callback).toHaveBeenCalledTimes(1);
	});
	it("renders a parent and its child once when both are dirty", () => {
		const log: string[] = [];
		let parent: Any;
		let child: Any;
		class Child extends Component {
			render() {
				child = this;
				log.push("child");
				return null;
			}
		}
		class Parent extends Component {
			render() {
				parent = this;
				log.push("parent");
				return h(Child);
			}
		}
		draw(h(Parent));
		log.length = 0;
		child.setState({});
		parent.setState({});
		rerender();
		expect(log).toEqual(["parent", "child"]);
	});
	it("renders dirty components from the outside in", () => {
		const log: string[] = [];
		const cs: Any[] = [];
		class C extends Component {
			shouldComponentUpdate() {
				return false;
			}
			render({ n, children }: Any) {
				cs[n] = this;
				log.push(n);
				return children ?? null;
			}
		}
		draw(h(C, { n: 0 }, h(C, { n: 1 }, h(C, { n: 2 }))));
		log.length = 0;
		cs[2].forceUpdate();
		cs[0].forceUpdate();
		cs[1].forceUpdate();
		rerender();
		expect(log).toEqual([0, 1, 2]);
	});
	it("does not render a component that was unmounted in the same flush", () => {
		let parent: Any;
		let child: Any;
		const rendered = vi.fn();
		class Child extends Component {
			render() {
				child = this;
				rendered();
				return h("b");
			}
		}
		class Parent extends Component {
			render(_: Any, { off }: Any) {
				parent = this;
				return off ? null : h(Child);
			}
		}
		draw(h(Parent));
		child.setState({ a: 1 });
		parent.setState({ off: true });
		rerender();
		expect(rendered).toHaveBeenCalledTimes(1);
		expect(html()).toBe("");
		child.setState({ a: 2 });
		child.forceUpdate();
		rerender();
		expect(rendered).toHaveBeenCalledTimes(1);
	});
	it("takes setState before the mount into the first render", () => {
		const rendered = vi.fn();
		class C extends Component {
			componentWillMount() {
				this.setState({ n: 1 });
			}
			render() {
				rendered();
				return this.state.n;
			}
		}
		draw(h(C));
		rerender();
		expect(html()).toBe("1");
		expect(rendered).toHaveBeenCalledTimes(1);
	});
	it("renders again when state is set in componentDidMount", () => {
		class C extends Component {
			state = { n: 1 };
			componentDidMount() {
				this.setState({ n: 2 });
			}
			render() {
				return this.state.n;
			}
		}
		draw(h(C));
		expect(html()).toBe("1");
		rerender();
		expect(html()).toBe("2");
	});
});
