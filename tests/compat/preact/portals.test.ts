// Portals: children live in another container, in order, and go with their parent.
// biome-ignore-all lint/complexity/noCommaOperator: components and callbacks of one line
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Any, same, suite } from "./implementations";

suite("portals", ({
	api: { h, createPortal, Component, Fragment, useState, useEffect, act, createContext, useContext, createRef },
	draw,
	html,
	$,
	rerender,
}) => {
	let there: HTMLElement;
	beforeEach(() => {
		there = document.body.appendChild(document.createElement("aside"));
	});
	afterEach(() => there.remove());
	it("renders its children into the other container and nothing in place", () => {
		draw(h("div", null, h("p"), createPortal(h("b", null, "x"), there), h("i")));
		expect(html()).toBe("<div><p></p><i></i></div>");
		expect(there.innerHTML).toBe("<b>x</b>");
	});
	it("appends to what the container holds, and takes only its own away", () => {
		there.innerHTML = "<u>here</u>";
		draw(h("div", null, createPortal(h("b"), there)));
		expect(there.innerHTML).toBe("<u>here</u><b></b>");
		draw(h("div"));
		expect(there.innerHTML).toBe("<u>here</u>");
	});
	it("updates its children in place", () => {
		draw(createPortal(h("b", null, 1), there));
		const b = there.firstChild;
		draw(createPortal(h("b", null, 2), there));
		expect(there.innerHTML).toBe("<b>2</b>");
		expect(there.firstChild).toBe(b);
	});
	it("moves to another container", () => {
		const other = document.createElement("div");
		draw(h("p", null, createPortal(h("b"), there)));
		draw(h("p", null, createPortal(h("b"), other)));
		expect(there.innerHTML).toBe("");
		expect(other.innerHTML).toBe("<b></b>");
		draw(null);
		expect(other.innerHTML).toBe("");
	});
	it("toggles on and off, among siblings, without disturbing them", () => {
		const tree = (on: boolean) =>
			h("div", null, h("p", null, "1"), on && createPortal(h("b"), there), h("p", null, "2"));
		draw(tree(true));
		const p = $("p");
		for (const on of [false, true, false, true]) {
			draw(tree(on));
			expect(there.innerHTML).toBe(on ? "<b></b>" : "");
			expect(html()).toBe("<div><p>1</p><p>2</p></div>");
		}
		expect($("p")).toBe(p);
	});
	it("renders several portals into one container", () => {
		draw([createPortal(h("b"), there), createPortal(h("i"), there)]);
		expect(there.innerHTML).toBe("<b></b><i></i>");
		draw([null, createPortal(h("i"), there)]);
		expect(there.innerHTML).toBe("<i></i>");
	});
	it("nests portals", () => {
		const other = document.createElement("div");
		draw(createPortal(h("b", null, createPortal(h("i"), other)), there));
		expect(there.innerHTML + other.innerHTML).toBe("<b></b><i></i>");
		draw(null);
		expect(there.innerHTML + other.innerHTML).toBe("");
	});
	it("puts nodes of a later update of a component before it in its own place", () => {
		let c: Any;
		class Late extends Component {
			render(_: Any, { on }: Any) {
				c = this;
				return on && h("b", null, "late");
			}
		}
		draw(h("div", null, h(Late), createPortal(h("u"), there), h("i")));
		c.setState({ on: true });
		rerender();
		expect(html()).toBe("<div><b>late</b><i></i></div>");
		expect(there.innerHTML).toBe("<u></u>");
	});
	it("keeps state, context, refs and effects of what it holds", () => {
		const C = createContext("d");
		const log: string[] = [];
		const ref = createRef();
		let set: Any;
		const Inner = () => {
			const [n, setN] = useState(0);
			set = setN;
			useEffect(() => {
				log.push("in");
				return () => log.push("out");
			}, []);
			return h("b", { ref }, useContext(C), n);
		};
		act(() => draw(h(C.Provider, { value: "x" }, createPortal(h(Inner), there))));
		act(() => set(1));
		expect(there.innerHTML).toBe("<b>x1</b>");
		expect(ref.current).toBe(there.firstChild);
		act(() => draw(null));
		expect(log).toEqual(["in", "out"]);
		expect(ref.current).toBe(null);
	});
	it("unmounts components within when the portal goes", () => {
		const gone = vi.fn();
		class C extends Component {
			componentWillUnmount() {
				gone(there.innerHTML);
			}
			render() {
				return h("b");
			}
		}
		draw(h("div", null, createPortal(h(C), there)));
		draw(h("div"));
		expect(gone.mock.calls).toEqual([["<b></b>"]]);
		expect(there.innerHTML).toBe("");
	});
	it("lets events bubble by the document, not by the tree", () => {
		const outer = vi.fn();
		draw(h("div", { onClick: outer }, createPortal(h("b"), there)));
		(there.firstChild as HTMLElement).click();
		expect(outer).not.toHaveBeenCalled();
	});
	it("keeps its state when a sibling comes before it by key", () => {
		const tree = (on: boolean) =>
			h("div", null, on && h("p", { key: "p" }), h(Fragment, { key: "f" }, createPortal(h("b"), there)));
		draw(tree(false));
		const b = there.firstChild;
		draw(tree(true));
		expect(there.firstChild).toBe(b);
	});
	it("renders text, arrays and null through a portal", () => {
		draw(createPortal(["a", h("b"), null], there));
		expect(there.innerHTML).toBe("a<b></b>");
		draw(createPortal(null, there));
		expect(there.innerHTML).toBe("");
		draw(createPortal("t", there));
		expect(there.innerHTML).toBe("t");
	});
	it("renders into its own parent's container", () => {
		const App = () => h("div", null, h("p"), createPortal(h("b"), $("main") ?? there));
		draw(h(App));
		draw(null);
		expect(html()).toBe("");
	});
});

same(
	"portals through a series of trees leave the same markup",
	({ draw, html, api: { h, createPortal, Fragment } }) => {
		const [a, b] = [document.createElement("div"), document.createElement("div")];
		b.innerHTML = "<hr>";
		const P = (children: Any, into = a, key?: Any) => {
			const portal = createPortal(children, into);
			return key === undefined ? portal : h(Fragment, { key }, portal);
		};
		return [
			h("p", null, P("x")),
			h("p", null, "t", P(h("i"))),
			h("p", null, P([h("i"), "t"], b)),
			h("p", null, P("1", a, 1), P("2", a, 2), h("u")),
			h("p", null, P("2", a, 2), h("u"), P("1", a, 1)),
			h("p", null, P(P("in", b))),
			P(h("s")),
			h(Fragment, null, P(h("s")), "end"),
			h("p"),
			null,
		].map((tree) => (draw(tree), [html(), a.innerHTML, b.innerHTML]));
	},
);
