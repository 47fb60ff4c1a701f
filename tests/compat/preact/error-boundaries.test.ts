// componentDidCatch and getDerivedStateFromError: what they catch, and who is asked.
import { expect, it, vi } from "vitest";
import { type Any, same, suite } from "./implementations";

suite("error boundaries", ({ api: { h, Component }, draw, html, rerender }) => {
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
	for (const [kind, Catcher] of [
		["componentDidCatch", Boundary],
		["getDerivedStateFromError", Derived],
	] as Any)
		for (const where of [
			"constructor",
			"render",
			"update",
			"componentDidMount",
			"componentDidUpdate",
			"shouldComponentUpdate",
			"getSnapshotBeforeUpdate",
		])
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
			draw(
				h(
					B,
					{ key: String(thrown) },
					h(() => {
						throw thrown;
					}),
				),
			);
			rerender();
			expect(html()).toBe(String(thrown));
		}
	});
});

for (const [where, wrap] of [
	["itself", (_h, child) => child],
	["in an element", (h, child) => h("p", null, "a", child)],
	["deep in elements", (h, child) => h("p", null, h("b", null, child, h("i")))],
	["in a fragment", (_h, child) => [child, "a"]],
] as [string, (h: Any, child: Any) => Any][])
	same(
		`a boundary that continues with the same children, ${where}, has what failed tried again`,
		({ html, ...tools }) => {
			const { h, act, useState, useLayoutEffect, useMemo, Component } = tools.api;
			const log: string[] = [];
			let isBad = true;
			class Boundary extends Component {
				componentDidCatch() {
					isBad = false;
					this.setState({});
				}
				render({ children }: Any) {
					log.push("boundary");
					return children;
				}
			}
			const Child = ({ n }: Any) => {
				const [state] = useState(() => log.push("state"));
				useMemo(() => log.push(`memo ${n}`), [n]);
				useLayoutEffect(() => {
					log.push(`layout ${n}`);
				}, [n]);
				log.push(`child ${n}`);
				if (isBad) throw new Error("bad");
				return `${n}${state}`;
			};
			for (const n of [1, 2]) {
				isBad = true;
				act(() => tools.draw(h(Boundary, null, wrap(h, h(Child, { n })))));
				log.push(html());
			}
			act(() => tools.draw(null));
			return log;
		},
	);
