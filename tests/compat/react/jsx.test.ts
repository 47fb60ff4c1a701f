// What compiled JSX calls, and markup that a compiler has made in advance.
import { expect, it, vi } from "vitest";
import { type Any, suite } from "./implementations";

suite("jsx", ({ api, draw, html, $ }) => {
	const { jsx, jsxs, jsxDEV, Fragment, createElement: h, createRef, Component, isValidElement } = api;
	it.each(["jsx", "jsxs", "jsxDEV"])("makes elements by %s", (name) => {
		const vnode = api[name]("p", { title: "t", children: ["a", "b"] }, "k");
		expect(isValidElement(vnode)).toBe(true);
		expect(vnode.type).toBe("p");
		expect(vnode.key).toBe("k");
		expect(vnode.props).toEqual({ title: "t", children: ["a", "b"] });
		draw(vnode);
		expect(html()).toBe('<p title="t">ab</p>');
	});
	it("has no key without one, and takes none from props", () => {
		expect(jsx("p", {}).key ?? undefined).toBe(undefined);
		expect(jsx("p", { key: "no" }, "yes").key).toBe("yes");
	});
	it("takes refs of elements and classes out of the props, and leaves them to functions", () => {
		const [ref, own] = [createRef(), createRef()];
		class Own extends Component {
			render = () => null;
		}
		const Plain = vi.fn(({ ref }: Any) => jsx("b", { ref }));
		draw([jsx("p", { ref }), jsx(Own, { ref: own })]);
		expect(ref.current).toBe($("p"));
		expect(own.current).toBeInstanceOf(Own);
		expect(jsx("p", { ref }).ref).toBe(ref);
		draw(jsx(Plain, { ref }));
		expect(ref.current).toBe($("b"));
	});
	it("fills in default props and does not change those of the caller", () => {
		const Own = Object.assign(({ a, b }: Any) => `${a}${b}`, { defaultProps: { a: 1, b: 2 } });
		const props = Object.freeze({ b: 3 });
		draw(jsx(Own, props));
		expect(html()).toBe("13");
	});
	it("draws fragments", () => {
		draw(jsxs(Fragment, { children: [jsxDEV("a", {}), h("b")] }));
		expect(html()).toBe("<a></a><b></b>");
	});
});

suite("precompiled markup", ({ api: { jsxAttr, jsxEscape, jsxTemplate, createElement: h, Fragment } }) => {
	it.each([
		["class", 'a"b<c>&', 'class="a&quot;b&lt;c>&amp;"'],
		["title", 0, 'title="0"'],
		["hidden", true, "hidden"],
		["style", { marginTop: 2, "--x": 4, color: "red" }, 'style="margin-top:2;--x:4;color:red;"'],
	])("writes the attribute %s", (name, value, expected) => {
		expect(jsxAttr(name, value).replace("margin-top:2px", "margin-top:2")).toBe(expected);
	});
	it.each([
		["hidden", false],
		["title", null],
		["title", undefined],
		["onClick", () => {}],
		["key", 1],
		["ref", 1],
	])("writes nothing for %s of %s", (name, value) => {
		expect(jsxAttr(name, value)).toBe("");
	});
	it("escapes children", () => {
		expect(jsxEscape("<a> & b")).toBe("&lt;a> &amp; b");
		expect(jsxEscape(0)).toBe("0");
		for (const nothing of [null, undefined, true, false, () => {}]) expect(jsxEscape(nothing)).toBe(null);
		expect(jsxEscape(["<", 1, null, ["&"]])).toEqual(["&lt;", "1", null, ["&amp;"]]);
		const vnode = h("i");
		expect(jsxEscape(vnode)).toBe(vnode);
	});
	it("keeps a template with its holes for a renderer on a server", () => {
		const vnode = jsxTemplate(["<a>", "</a>"], "x");
		expect(vnode.type).toBe(Fragment);
		expect(vnode.props).toEqual({ tpl: ["<a>", "</a>"], exprs: ["x"] });
	});
});
