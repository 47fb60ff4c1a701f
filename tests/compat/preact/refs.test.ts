// Refs: when they are set and cleared, in which order, and on what.
// biome-ignore-all lint/complexity/noCommaOperator: components and callbacks of one line
import { expect, it, vi } from "vitest";
import { type Any, same, suite } from "./implementations";

suite("refs", ({ name, api: { h, Fragment, Component, createRef, render }, draw, $, rerender }) => {
	it("gives the element to a function and null when it goes", () => {
		const ref = vi.fn();
		draw(h("p", { ref }));
		expect(ref.mock.calls).toEqual([[$("p")]]);
		draw(null);
		expect(ref.mock.calls[1]).toEqual([null]);
		expect(ref).toHaveBeenCalledTimes(2);
	});
	it("sets an object's current, and null when it goes", () => {
		const ref = createRef();
		expect(ref).toEqual({ current: null });
		draw(h("p", { ref }));
		expect(ref.current).toBe($("p"));
		draw(h("b"));
		expect(ref.current).toBe(null);
	});
	it("does not call a ref again that stays the same", () => {
		const ref = vi.fn();
		draw(h("p", { ref }));
		draw(h("p", { ref, id: "x" }));
		expect(ref).toHaveBeenCalledTimes(1);
	});
	it("clears the old ref before it sets the new", () => {
		const log: Any[] = [];
		draw(h("p", { ref: (e: Any) => log.push(["a", e]) }));
		const p = $("p");
		draw(h("p", { ref: (e: Any) => log.push(["b", e]) }));
		expect(log).toEqual([
			["a", p],
			["a", null],
			["b", p],
		]);
		draw(h("p"));
		expect(log[3]).toEqual(["b", null]);
	});
	it("sets a ref that comes later", () => {
		const ref = createRef();
		draw(h("p"));
		draw(h("p", { ref }));
		expect(ref.current).toBe($("p"));
	});
	it("passes ref to a function component as a prop, and calls it for what takes it", () => {
		const ref = vi.fn();
		const C = ({ ref, ...rest }: Any) => h("p", { ...rest, ref });
		draw(h(C, { ref, id: "x" }));
		expect(ref.mock.calls).toEqual([[$("p")]]);
		draw(null);
		expect(ref).toHaveBeenCalledTimes(2);
	});
	it("calls no ref of a function component that ignores it", () => {
		const ref = vi.fn();
		draw(h(() => h("p"), { ref }));
		draw(null);
		expect(ref).not.toHaveBeenCalled();
	});
	it("sets refs of children before those of their parents, before their own class's componentDidMount", () => {
		const log: string[] = [];
		class C extends Component {
			componentDidMount() {
				log.push(`mount ${this.props.n}`);
			}
			render({ children, n }: Any) {
				return h("p", { ref: (e: Any) => e && log.push(`p ${n}`) }, children);
			}
		}
		draw(h(C, { n: 1 }, h("b", { ref: (e: Any) => e && log.push("b") }), h(C, { n: 2 })));
		expect(log).toEqual(
			name === "runtime" ? ["b", "p 2", "mount 2", "p 1", "mount 1"] : ["b", "p 2", "p 1", "mount 2", "mount 1"],
		);
	});
	it("has the whole tree in the document when a ref is called", () => {
		let seen = "";
		draw(h("div", null, h("p", { ref: (e: Any) => e && (seen = e.parentNode.outerHTML + e.isConnected) }), h("b")));
		expect(seen).toBe("<div><p></p><b></b></div>true");
	});
	it("calls the cleanup a ref returns instead of null", () => {
		const log: Any[] = [];
		const ref = (e: Any) => {
			log.push(e && "set");
			return () => log.push("clean");
		};
		draw(h("p", { ref }));
		draw(null);
		expect(log).toEqual(["set", "clean"]);
	});
	it("calls the cleanup when the ref is replaced, then null only for those without one", () => {
		const log: Any[] = [];
		draw(h("p", { ref: () => () => log.push("clean a") }));
		draw(h("p", { ref: (e: Any) => void log.push(e ? "set b" : "null b") }));
		draw(h("p", { ref: (e: Any) => (log.push(e ? "set c" : "null c"), () => log.push("clean c")) }));
		draw(h("p"));
		expect(log).toEqual(["clean a", "set b", "null b", "set c", "clean c"]);
	});
	it("follows a ref object from one element to another", () => {
		const ref = createRef();
		draw(h("div", null, h("p", { ref }), h("b")));
		draw(h("div", null, h("p"), h("b", { ref })));
		expect(ref.current).toBe($("b"));
		draw(h("div", null, h("p", { ref }), h("b")));
		expect(ref.current).toBe($("p"));
	});
	it("follows a ref object when keys swap places", () => {
		const ref = createRef();
		draw(h("div", null, h("p", { key: 1, ref }), h("b", { key: 2 })));
		draw(h("div", null, h("b", { key: 2, ref }), h("p", { key: 1 })));
		expect(ref.current).toBe($("b"));
	});
	it("keeps a ref object on the newer element when the older is replaced", () => {
		const ref = createRef();
		draw(h("p", { key: 1, ref }));
		draw(h("p", { key: 2, ref }));
		expect(ref.current).toBe($("p"));
		draw(h("b", { ref }));
		expect(ref.current).toBe($("b"));
	});
	it("keeps an inner ref when a component re-renders", () => {
		const ref = vi.fn();
		let again: Any;
		class C extends Component {
			render() {
				again = () => this.forceUpdate();
				return h("p", { ref });
			}
		}
		draw(h(C));
		again();
		rerender();
		expect(ref).toHaveBeenCalledTimes(1);
	});
	it("calls a bound method once per render when it is bound again", () => {
		const spy = vi.fn();
		let again: Any;
		class C extends Component {
			take(e: Any) {
				spy(e);
			}
			render() {
				again = () => this.forceUpdate();
				return h("p", { ref: this.take.bind(this) });
			}
		}
		draw(h(C));
		again();
		rerender();
		expect(spy.mock.calls.map(([e]) => !!e)).toEqual([true, false, true]);
	});
	it("clears refs of everything below what goes", () => {
		const refs = [vi.fn(), vi.fn(), createRef()];
		draw(h("div", { ref: refs[0] }, h(Fragment, null, h("p", { ref: refs[1] }, h("b", { ref: refs[2] })))));
		draw(h("i"));
		expect(refs[0]).toHaveBeenLastCalledWith(null);
		expect(refs[1]).toHaveBeenLastCalledWith(null);
		expect(refs[2].current).toBe(null);
	});
	const bad = (node: Any) => {
		if (node) throw new Error("ref");
	};
	it("throws what a ref throws to the caller of render", () => {
		expect(() => draw(h("p", { ref: bad }))).toThrow("ref");
	});
	it("hands an error of a ref to the boundary above", () => {
		class Boundary extends Component {
			componentDidCatch(error: Any) {
				this.setState({ error });
			}
			render({ children }: Any, { error }: Any) {
				return error ? error.message : children;
			}
		}
		draw(h(Boundary, null, h("p", { ref: bad })));
		rerender();
		expect($("p")).toBe(null);
	});
	it("takes null and undefined for no ref", () => {
		expect(() => draw(h("p", { ref: null }))).not.toThrow();
		expect(() => draw(h("p", { ref: undefined }))).not.toThrow();
	});
	it("sets refs in another root rendered within", () => {
		const ref = createRef();
		const other = document.createElement("div");
		render(h("p", { ref }), other);
		expect(ref.current).toBe(other.firstChild);
		render(null, other);
		expect(ref.current).toBe(null);
	});
});

same(
	"refs of a whole tree are called in the same order through mounts, moves and unmounts",
	({ draw, rerender, api: { h, Component, Fragment } }) => {
		const log: string[] = [];
		const ref = (name: string) => (x: Any) => void log.push(`${name} ${x ? (x.localName ?? "instance") : x}`);
		const cleaned = (name: string) => (x: Any) => {
			log.push(`${name} ${x ? "set" : x}`);
			return () => log.push(`${name} cleaned`);
		};
		class C extends Component {
			componentWillUnmount() {
				log.push(`unmount ${this.props.n}`);
			}
			render({ n, children }: Any) {
				return h("p", { ref: ref(`in ${n}`) }, children);
			}
		}
		const stable = ref("stable");
		const trees = [
			h(C, { n: 1 }, h("b", { ref: stable }), h(C, { n: 2 }, h("i", { ref: cleaned("i") }))),
			h(C, { n: 1 }, h("b", { ref: stable }), h(C, { n: 2 }, h("u", { ref: ref("u") }))),
			h(C, { n: 1 }, h(C, { n: 3, key: 3 }), h(Fragment, null, h("b", { ref: stable }))),
			h(C, { n: 1 }, h("b", { ref: stable }), h(C, { n: 3, key: 3 })),
			h("div", { ref: ref("div") }),
			null,
		];
		for (const tree of trees) {
			draw(tree);
			rerender();
			log.push("--");
		}
		return log;
	},
);
