// useEffect, useLayoutEffect: when they run, in which order, with which cleanups; and hooks together.
// biome-ignore-all lint/complexity/noCommaOperator: components and callbacks of one line
import { expect, it, vi } from "vitest";
import { type Any, suite } from "./implementations";

for (const hook of ["useEffect", "useLayoutEffect"])
	suite(hook, ({ api: { h, act, useState, Component, [hook]: use }, draw, html, $ }) => {
		const shown = (tree: Any) => act(() => draw(tree));
		it("runs after every render without inputs, after the cleanup of the one before", () => {
			const log: string[] = [];
			const C = ({ n }: Any) => {
				use(() => {
					log.push(`in ${n}`);
					return () => log.push(`out ${n}`);
				});
				return null;
			};
			for (const n of [1, 2, 3]) shown(h(C, { n }));
			shown(null);
			expect(log).toEqual(["in 1", "out 1", "in 2", "out 2", "in 3", "out 3"]);
		});
		it("runs once with empty inputs, and cleans up at the end", () => {
			const log: string[] = [];
			const C = () => {
				use(() => {
					log.push("in");
					return () => log.push("out");
				}, []);
				return null;
			};
			shown(h(C));
			shown(h(C));
			expect(log).toEqual(["in"]);
			shown(null);
			expect(log).toEqual(["in", "out"]);
		});
		it("runs again only when inputs change, by Object.is, or their number does", () => {
			const run = vi.fn();
			const C = ({ of }: Any) => (use(() => run(...of), of), null);
			for (const of of [[1], [1], [2], [Number.NaN], [Number.NaN], [Number.NaN, 1], [0], [-0]]) shown(h(C, { of }));
			expect(run.mock.calls).toEqual([[1], [2], [Number.NaN], [Number.NaN, 1], [0], [-0]]);
		});
		it("sees the DOM of its render", () => {
			let seen = "";
			const C = ({ n }: Any) => (use(() => void (seen = html())), h("p", null, n));
			shown(h(C, { n: 1 }));
			expect(seen).toBe("<p>1</p>");
			shown(h(C, { n: 2 }));
			expect(seen).toBe("<p>2</p>");
		});
		it("runs children before parents, siblings in order", () => {
			const log: string[] = [];
			const C = ({ n, children }: Any) => {
				use(() => {
					log.push(`in ${n}`);
					return () => log.push(`out ${n}`);
				});
				return h("p", null, children);
			};
			const tree = () => h(C, { n: 1 }, h(C, { n: 2 }, h(C, { n: 3 })), h(C, { n: 4 }));
			shown(tree());
			expect(log.splice(0)).toEqual(["in 3", "in 2", "in 4", "in 1"]);
			shown(tree());
			expect(log.splice(0).filter((l) => l.startsWith("in"))).toEqual(["in 3", "in 2", "in 4", "in 1"]);
			shown(null);
			expect(log).toEqual(["out 1", "out 2", "out 3", "out 4"]);
		});
		it("runs several of one component in order, cleanups of all before the new ones", () => {
			const log: string[] = [];
			const C = () => {
				for (const n of [1, 2])
					use(() => {
						log.push(`in ${n}`);
						return () => log.push(`out ${n}`);
					});
				return null;
			};
			shown(h(C));
			shown(h(C));
			expect(log).toEqual(["in 1", "in 2", "out 1", "out 2", "in 1", "in 2"]);
		});
		it("ignores a returned value that is no function", () => {
			const C = () => (use(() => 5 as Any), null);
			expect(() => (shown(h(C)), shown(h(C)), shown(null))).not.toThrow();
		});
		it("sets state and renders again", () => {
			const C = () => {
				const [n, set] = useState(0);
				use(() => set(1), []);
				return n;
			};
			shown(h(C));
			expect(html()).toBe("1");
		});
		it("calls a cleanup once even if it throws, and the boundary above catches it", () => {
			const bad = vi.fn(() => {
				throw new Error("cleanup");
			});
			const C = () => (use(() => bad, []), null);
			class B extends Component {
				componentDidCatch(error: Any) {
					this.setState({ error });
				}
				render({ children }: Any, { error }: Any) {
					return error ? h("b", null, error.message) : children;
				}
			}
			shown(h(B, null, h("p", null, h(C))));
			shown(h(B, null, h("p")));
			expect(bad).toHaveBeenCalledTimes(1);
			expect(html()).toBe("<b>cleanup</b>");
		});
		it("hands errors of effects to the boundary", () => {
			const C = () => {
				use(() => {
					throw new Error("effect");
				}, []);
				return null;
			};
			class B extends Component {
				componentDidCatch(error: Any) {
					this.setState({ error });
				}
				render({ children }: Any, { error }: Any) {
					return error ? h("b", null, error.message) : children;
				}
			}
			shown(h(B, null, h(C)));
			expect(html()).toBe("<b>effect</b>");
		});
		it("gets the newest state in its closure when inputs change", () => {
			let set: Any;
			const seen: Any[] = [];
			const C = () => {
				const [n, s] = useState(0);
				set = s;
				use(() => void seen.push(n), [n]);
				return n;
			};
			shown(h(C));
			act(() => {
				set(1);
				set(2);
			});
			expect(seen).toEqual([0, 2]);
		});
		it("cleans up what moved by key not at all", () => {
			const log: string[] = [];
			const C = ({ n }: Any) => {
				use(() => {
					log.push(`in ${n}`);
					return () => log.push(`out ${n}`);
				}, []);
				return h("b", null, n);
			};
			const list = (keys: string) =>
				h(
					"p",
					null,
					[...keys].map((n) => h(C, { key: n, n })),
				);
			shown(list("abc"));
			log.length = 0;
			shown(list("cab"));
			expect(log).toEqual([]);
			shown(list("ca"));
			expect(log).toEqual(["out b"]);
			expect($("p").textContent).toBe("ca");
		});
	});
