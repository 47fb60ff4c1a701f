// State and context in lifecycle methods: what they set, and what they are given.
import { expect, it, vi } from "vitest";
import { type Any, suite } from "./implementations";

suite("lifecycles, state and context", ({ api: { h, Component, createContext }, draw, html, rerender }) => {
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
