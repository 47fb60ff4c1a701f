// What render() makes of children of every kind, and what it leaves alone.
import { expect, it, vi } from "vitest";
import { domLog } from "./dom-log";
import { type Any, same, suite } from "./implementations";

suite("render", ({ api: { h, Fragment, render, Component }, draw, box, html, $, rerender }) => {
	it("makes an empty element of a tag name", () => {
		draw(h("x-b"));
		expect(html()).toBe("<x-b></x-b>");
	});
	it("makes a single text node of a string, and of an empty string", () => {
		draw(h("div", null, "a"));
		expect($("div").childNodes.length).toBe(1);
		draw(h("p", null, ""));
		expect($("p").childNodes.length).toBe(1);
		expect($("p").firstChild.data).toBe("");
	});
	it("renders text, a number, a bigint and an array as the root", () => {
		draw("a");
		expect(html()).toBe("a");
		draw(7);
		expect(html()).toBe("7");
		draw(12n);
		expect(html()).toBe("12");
		draw([h("i"), "b", [h("b")]]);
		expect(html()).toBe("<i></i>b<b></b>");
	});
	it("renders nothing for null, undefined, true, false and functions", () => {
		for (const hole of [null, undefined, true, false, () => {}]) {
			draw(hole);
			expect(html()).toBe("");
			draw(h("p", null, hole));
			expect(html()).toBe("<p></p>");
		}
	});
	it("renders 0, NaN, -0 and bigints as text", () => {
		draw(h("p", null, 0, ",", Number.NaN, ",", 5n));
		expect(html()).toBe("<p>0,NaN,5</p>");
	});
	it("does not escape or parse text", () => {
		draw(h("p", null, "<b>&amp;</b>"));
		expect($("p").textContent).toBe("<b>&amp;</b>");
	});
	it("renders nested arrays flat", () => {
		draw(h("p", null, ["a", [["b"], "c"]], "d"));
		expect(html()).toBe("<p>abcd</p>");
		expect($("p").childNodes.length).toBe(4);
	});
	it("does not write an object that is no element", () => {
		draw(h("p", null, { a: 1 } as Any, "x"));
		expect(html()).toContain("x");
		expect(html()).not.toContain("object");
	});
	it("ignores an element made from parsed JSON", () => {
		draw(h("p", null, JSON.parse('{"type":"b","props":{"children":"evil"},"key":null,"ref":null}')));
		expect(html()).toBe("<p></p>");
		draw(JSON.parse('{"type":"b","props":{"children":"evil"}}'));
		expect(html()).toBe("");
	});
	it("keeps a text node when its text changes, and when it stays", () => {
		draw(h("p", null, "a"));
		const text = $("p").firstChild;
		draw(h("p", null, "b"));
		expect($("p").firstChild).toBe(text);
		expect(text.data).toBe("b");
		expect(domLog(() => draw(h("p", null, "b")))).toEqual([]);
	});
	it("replaces an element by text and text by an element", () => {
		draw(h("p", null, h("b", null, "1"), "x"));
		draw(h("p", null, "1", h("b", null, "x")));
		expect(html()).toBe("<p>1<b>x</b></p>");
	});
	it("replaces a root element of another type", () => {
		draw(h("p", null, "a"));
		draw(h("div", null, "b"));
		expect(html()).toBe("<div>b</div>");
		draw(null);
		expect(html()).toBe("");
		draw(h("p", null, "c"));
		expect(html()).toBe("<p>c</p>");
	});
	it("keeps the element when the root is rendered again", () => {
		draw(h("p", null, "a"));
		const p = $("p");
		draw(h("p", null, "b"));
		expect($("p")).toBe(p);
	});
	it("leaves what the container held alone", () => {
		html("<b>old</b> text<!-- c -->");
		draw(h("p", null, "new"));
		expect(html()).toBe("<p>new</p><b>old</b> text<!-- c -->");
		draw(h("p", null, "newer"));
		expect(html()).toBe("<p>newer</p><b>old</b> text<!-- c -->");
	});
	it("renders separately into two containers", () => {
		const other = document.createElement("div");
		draw(h("p", null, "1"));
		render(h("p", null, "2"), other);
		draw(h("p", null, "3"));
		expect(html() + other.innerHTML).toBe("<p>3</p><p>2</p>");
		render(null, other);
		expect(other.innerHTML).toBe("");
	});
	it("renders into a document fragment and a shadow root", () => {
		const fragment = document.createDocumentFragment();
		render(h("p", null, "f"), fragment);
		expect(fragment.textContent).toBe("f");
		const root = box().attachShadow({ mode: "open" });
		render(h("p", null, "s"), root);
		expect(root.innerHTML).toBe("<p>s</p>");
		render(h("p", null, "t"), root);
		expect(root.innerHTML).toBe("<p>t</p>");
	});
	it("renders into part of a container through a root that imitates a node", () => {
		html("<i>before</i><b>old</b><i>after</i>");
		const end = box().lastChild;
		const replaced = $("b");
		const root: Any = {
			nodeType: 1,
			parentNode: box(),
			firstChild: replaced,
			childNodes: [replaced],
			insertBefore: (node: Any, before: Any) => box().insertBefore(node, before || end),
			appendChild: (node: Any) => box().insertBefore(node, end),
			removeChild: (node: Any) => box().removeChild(node),
		};
		render(h("p", null, "new"), root);
		expect(html()).toContain("<p>new</p>");
		expect(html().startsWith("<i>before</i>")).toBe(true);
		expect(html().endsWith("<i>after</i>")).toBe(true);
	});
	it("calls a function component with its props and no children when it has none", () => {
		const C = vi.fn((_props: Any) => null);
		draw(h(C, { a: 1 }));
		expect(C.mock.calls[0]![0]).toEqual({ a: 1 });
	});
	it("does not render an element again that is the same object", () => {
		const C = vi.fn(() => h("p", null, "x"));
		const element = h("div", null, h(C));
		draw(element);
		draw(element);
		expect(C).toHaveBeenCalledTimes(1);
		draw(h("section", null, element));
		expect(html()).toBe("<section><div><p>x</p></div></section>");
	});
	it("shows one element object in two places", () => {
		const shared = h("b", null, "s");
		draw(h("p", null, shared, shared, h("i", null, shared)));
		expect(html()).toBe("<p><b>s</b><b>s</b><i><b>s</b></i></p>");
		draw(h("p", null, h("i", null, shared), shared, shared));
		expect(html()).toBe("<p><i><b>s</b></i><b>s</b><b>s</b></p>");
	});
	it("updates only the component whose state is set, from a child of a static element", () => {
		let set: Any;
		const Parent = vi.fn(({ children }: Any) => h("div", null, children));
		class Child extends Component {
			constructor() {
				super();
				this.state = { n: 0 };
				set = (n: number) => this.setState({ n });
			}
			render() {
				return this.state.n;
			}
		}
		draw(h(Parent, null, h(Child)));
		set(4);
		rerender();
		expect(html()).toBe("<div>4</div>");
		expect(Parent).toHaveBeenCalledTimes(1);
	});
	it("grows and shrinks a list of holes and elements in place", () => {
		const list = (...on: number[]) => h("p", null, ...[0, 1, 2, 3].map((n) => on.includes(n) && h("b", null, n)));
		draw(list(0, 2));
		const [zero, two] = [...box().querySelectorAll("b")];
		draw(list(0, 1, 2, 3));
		expect([...box().querySelectorAll("b")].map((b) => b.textContent)).toEqual(["0", "1", "2", "3"]);
		expect(box().querySelectorAll("b")[0]).toBe(zero);
		expect(box().querySelectorAll("b")[2]).toBe(two);
		draw(list(2));
		expect($("b")).toBe(two);
		draw(list());
		expect(html()).toBe("<p></p>");
	});
	it("puts a child back where it was among components that render nothing", () => {
		const Null = () => null;
		const tree = (on: boolean) => h("p", null, h(Null), on && h("b", null, "x"), h(Null), h("i", null, "y"));
		draw(tree(false));
		draw(tree(true));
		expect(html()).toBe("<p><b>x</b><i>y</i></p>");
	});
	it("renders a component among siblings where it was when it changes its root", () => {
		let set: Any;
		class C extends Component {
			render(_: Any, { tag }: Any) {
				set = (tag: Any) => this.setState({ tag });
				return tag ? h(tag, null, "c") : null;
			}
		}
		draw(h("p", null, h("b", null, "0"), h(C), h("i", null, "2")));
		for (const tag of ["u", null, "s", "em", null]) {
			set(tag);
			rerender();
			expect(html()).toBe(`<p><b>0</b>${tag ? `<${tag}>c</${tag}>` : ""}<i>2</i></p>`);
		}
	});
	it("sets innerHTML, changes it, and takes it away", () => {
		const inner = (markup?: string) => markup !== undefined && { __html: markup };
		const tree = (markup?: string) => h("p", { dangerouslySetInnerHTML: inner(markup) || undefined });
		draw(tree("<b>1</b>"));
		expect(html()).toBe("<p><b>1</b></p>");
		const b = $("b");
		draw(tree("<b>1</b>"));
		expect($("b")).toBe(b);
		draw(tree("<i>2</i>"));
		expect(html()).toBe("<p><i>2</i></p>");
		draw(tree());
		expect(html()).toBe("<p></p>");
	});
	it("does not write null or undefined innerHTML", () => {
		draw(h("p", { dangerouslySetInnerHTML: { __html: null } }));
		expect(html()).toBe("<p></p>");
		draw(h("p", { dangerouslySetInnerHTML: { __html: undefined } }));
		expect(html()).toBe("<p></p>");
		draw(h("p", { dangerouslySetInnerHTML: null }, "text"));
		expect(html()).toBe("<p>text</p>");
	});
	it("goes from innerHTML to children and back", () => {
		draw(h("p", { dangerouslySetInnerHTML: { __html: "<b>1</b>" } }));
		draw(h("p", null, h("i", null, "2")));
		expect(html()).toBe("<p><i>2</i></p>");
		draw(h("p", { dangerouslySetInnerHTML: { __html: "<b>3</b>" } }));
		expect(html()).toBe("<p><b>3</b></p>");
	});
	it("leaves the DOM a parent's innerHTML made alone when siblings change", () => {
		draw(h("div", null, h("p", { dangerouslySetInnerHTML: { __html: "<b>1</b>" } }), h("u")));
		const b = $("b");
		draw(h("div", null, h("p", { dangerouslySetInnerHTML: { __html: "<b>1</b>" } }), h("s")));
		expect($("b")).toBe(b);
	});
	it("renders inside a render of another container", () => {
		const other = document.createElement("div");
		const C = () => {
			render(h("b", null, "in"), other);
			return h("i", null, "out");
		};
		draw(h(C));
		expect(html() + other.innerHTML).toBe("<i>out</i><b>in</b>");
	});
	it("survives a component that throws and can be rendered again", () => {
		const Bad = () => {
			throw new Error("no");
		};
		expect(() => draw(h("p", null, h(Bad)))).toThrow("no");
		draw(h("i", null, "ok"));
		expect(html()).toContain("ok");
	});
	it("throws for a tag name that is no tag name", () => {
		expect(() => draw(h("%bad"))).toThrow();
		draw(null);
	});
	it("moves no sibling when a text between elements changes", () => {
		draw(h("p", null, h("b"), "1", h("i")));
		expect(domLog(() => draw(h("p", null, h("b"), "2", h("i"))))).toEqual([]);
	});
	it("keeps a focused element focused when siblings are put before it", () => {
		draw(h("p", null, null, h("input", { key: "i" })));
		$("input").focus();
		draw(h("p", null, h("b", null, "x"), h("input", { key: "i" })));
		expect(document.activeElement).toBe($("input"));
	});
	it("renders a component that renders an array, and another shape after that", () => {
		const C = ({ shape }: Any) => [["a", "b"], h("b", null, "x"), null, "t", [h("i", { key: 1 })]][shape];
		const shown = ["ab", "<b>x</b>", "", "t", "<i></i>"];
		for (const shape of [0, 1, 2, 3, 4, 2, 0, 4, 1, 3, 0]) {
			draw(h("p", null, h("u"), h(C, { shape }), h("s")));
			expect(html()).toBe(`<p><u></u>${shown[shape]}<s></s></p>`);
		}
	});
	it("swaps two roots in one array by key", () => {
		draw([h("a", { key: 1 }), h("b", { key: 2 })]);
		const a = $("a");
		draw([h("b", { key: 2 }), h("a", { key: 1 })]);
		expect(html()).toBe("<b></b><a></a>");
		expect($("a")).toBe(a);
	});
	it("renders a very deep tree and a very wide one", () => {
		const Deep = ({ n }: Any): Any => (n ? h("i", null, h(Deep, { n: n - 1 })) : "x");
		draw(h(Deep, { n: 200 }));
		expect(box().querySelectorAll("i").length).toBe(200);
		draw(h("p", null, ...Array.from({ length: 2000 }, (_, n) => h("b", null, n))));
		expect(box().querySelectorAll("b").length).toBe(2000);
	});
	it("leaves nodes that others put into the container at its end alone", () => {
		draw(h("p", null, h("b", null, "1")));
		$("p").appendChild(document.createElement("aside"));
		draw(h("p", null, h("b", null, "2")));
		expect(html()).toBe("<p><b>2</b><aside></aside></p>");
	});
	it("renders a Fragment as the root, and text in it", () => {
		draw(h(Fragment, null, "a", h("b"), null, ["c"]));
		expect(html()).toBe("a<b></b>c");
		draw(h(Fragment, null, h("b")));
		expect(html()).toBe("<b></b>");
	});
});

same("first render makes the same DOM calls in the same order", ({ draw, api: { h, Fragment } }) => {
	const C = ({ children }: Any) => h("u", null, children);
	return domLog(
		() =>
			draw(h("p", { id: "x", class: "y" }, "a", h(C, null, h("b", { title: 1 }), 1), h(Fragment, null, "z", h("i")))),
		true,
	);
});
same("creates each node once", ({ draw, api: { h } }) => {
	const spies = [vi.spyOn(document, "createElement"), vi.spyOn(document, "createElementNS")];
	const texts = vi.spyOn(document, "createTextNode");
	draw(h("p", null, "a", h("svg", null, h("path"), h("foreignObject", null, h("b"))), h("i", { is: "x-i" }), 3));
	draw(h("p", null, "b", h("svg", null, h("path"), h("foreignObject", null, h("i"))), h("i", { is: "x-i" }), 3, "t"));
	const made = spies.flatMap((spy) => spy.mock.calls.map((call: Any[]) => call.find((arg) => /^[a-z]+$/i.test(arg))));
	const calls = [made.sort(), texts.mock.calls.map(String)];
	for (const spy of [...spies, texts]) spy.mockRestore();
	return calls;
});
same("replacing, clearing and refilling make the same DOM calls", ({ draw, api: { h } }) => {
	const step = (tree: Any) => domLog(() => draw(tree));
	return [
		step(h("p", null, "a", h("b"))),
		step(h("div", null, h("b"), "a")),
		step(h("div", null, null, "a", h("i"), h("b"))),
		step(h("div", null)),
		step(h("div", null, h("i"), "t")),
		step(["x", h("b")]),
		step(h("b")),
		step(null),
	];
});
same("innerHTML transitions make the same DOM calls", ({ draw, html, api: { h } }) => {
	const step = (tree: Any) => [domLog(() => draw(tree)), html()];
	const inner = (__html: Any) => h("p", { dangerouslySetInnerHTML: { __html } });
	return [
		step(inner("<b>1</b>")),
		step(h("p", null, h("i"), "x")),
		step(inner("<b>1</b>")),
		step(inner("2")),
		step(inner(undefined)),
		step(h("p", null, "x")),
		step(inner(null)),
		step(h("p", { dangerouslySetInnerHTML: { __html: "z" } }, h("b", null, "ignored"))),
	];
});

same("a frame's document makes its own elements", ({ api, box }) => {
	const frame = box().appendChild(document.createElement("iframe"));
	const { body } = frame.contentDocument!;
	api.render(api.h("p", { title: "t" }, "x", api.h("b")), body);
	const record = [body.innerHTML, body.firstChild!.ownerDocument === frame.contentDocument];
	api.render(null, body);
	return [...record, body.innerHTML];
});
