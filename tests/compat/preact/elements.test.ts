// Elements as data: createElement, cloneElement, isValidElement, toChildArray, createRef and the JSX runtime.
import { expect, it, vi } from "vitest";
import { type Any, same, suite } from "./implementations";

suite("createElement", ({ api: { h, createElement, Component, Fragment, createRef, options }, draw, html }) => {
	it("is h", () => {
		expect(createElement).toBe(h);
	});
	it("has type, props and key, and hides its constructor", () => {
		const element = h("p", { a: 1, key: "k" }, "x");
		expect(element).toMatchObject({ type: "p", props: { a: 1, children: "x" }, key: "k" });
		expect(element.constructor).not.toBe(Object);
		expect(Object.hasOwn(element, "constructor")).toBe(true);
	});
	it("has an empty props object, and no children, when none are given", () => {
		expect(h("p").props).toEqual({});
		expect(h("p", null).props).toEqual({});
		expect(h("p", {}, undefined).props).toHaveProperty("children", undefined);
	});
	it("keeps key and ref out of an element's props", () => {
		const ref = createRef();
		const element = h("p", { key: 1, ref, a: 1 });
		expect(element.props).toEqual({ a: 1 });
		expect(element.key).toBe(1);
		expect(element.ref).toBe(ref);
	});
	it("does not change the props it is given", () => {
		const props = Object.freeze({ a: 1, key: 1, ref: () => {}, children: "c" });
		expect(() => h("p", props, "d")).not.toThrow();
		expect(props.children).toBe("c");
	});
	it("takes one child as it is and several as an array, nested ones as they are", () => {
		expect(h("p", null, "a").props.children).toBe("a");
		expect(h("p", null, ["a"]).props.children).toEqual(["a"]);
		expect(h("p", null, "a", null, ["b", [1]], false).props.children).toEqual(["a", null, ["b", [1]], false]);
		expect(h("p", { children: "x" }).props.children).toBe("x");
		expect(h("p", { children: "x" }, "y").props.children).toBe("y");
		expect(h("p", { children: ["x"] }, null).props.children).toBe(null);
	});
	it("does not merge or convert text children", () => {
		expect(h("p", null, "a", "b", 1, true).props.children).toEqual(["a", "b", 1, true]);
	});
	it("has no key and no ref by default", () => {
		const element = h("p", { a: 1 });
		expect(element.key == null).toBe(true);
		expect(element.ref == null).toBe(true);
	});
	it("accepts components and Fragment as a type", () => {
		class C extends Component {}
		expect(h(C).type).toBe(C);
		expect(h(Fragment).type).toBe(Fragment);
	});
	it("tells options.vnode of each element it makes, with its props complete", () => {
		const before = options.vnode;
		const spy = vi.fn();
		options.vnode = spy;
		const element = h("p", { a: 1 }, "x");
		options.vnode = before;
		expect(spy).toHaveBeenCalledTimes(1);
		expect(spy.mock.calls[0]![0]).toBe(element);
	});
	it("lets options.vnode change the element", () => {
		const before = options.vnode;
		options.vnode = (element: Any) => {
			if (element.type === "p") element.props = { ...element.props, id: "x" };
		};
		draw(h("p"));
		options.vnode = before;
		expect(html()).toBe('<p id="x"></p>');
	});
	it("makes a ref of null, sealed to its current", () => {
		expect(createRef()).toEqual({ current: null });
		expect(Object.keys(createRef())).toEqual(["current"]);
	});
});

suite("cloneElement", ({ api: { h, cloneElement, isValidElement, createRef }, draw, html }) => {
	it("makes another element of the same type, props and children", () => {
		const one = h("p", { a: 1 }, "x", "y");
		const two = cloneElement(one);
		expect(two).not.toBe(one);
		expect(two.props).toEqual(one.props);
		expect(two.props).not.toBe(one.props);
		expect(two.type).toBe("p");
		expect(isValidElement(two)).toBe(true);
	});
	it("adds and replaces props", () => {
		expect(cloneElement(h("p", { a: 1, b: 2 }), { b: 3, c: 4 }).props).toEqual({ a: 1, b: 3, c: 4 });
	});
	it("replaces children by arguments, by a prop, and keeps them otherwise", () => {
		const one = h("p", null, "x", "y");
		expect(cloneElement(one, null, "z").props.children).toBe("z");
		expect(cloneElement(one, {}, "z", "w").props.children).toEqual(["z", "w"]);
		expect(cloneElement(one, { children: "q" }).props.children).toBe("q");
		expect(cloneElement(one, { children: "q" }, "r").props.children).toBe("r");
		expect(cloneElement(one, {}).props.children).toEqual(["x", "y"]);
	});
	it("keeps key and ref, or takes new ones", () => {
		const [a, b] = [createRef(), createRef()];
		const one = h("p", { key: 1, ref: a });
		expect(cloneElement(one).key).toBe(1);
		expect(cloneElement(one).ref).toBe(a);
		expect(cloneElement(one, { key: 2, ref: b }).key).toBe(2);
		expect(cloneElement(one, { key: 2, ref: b }).ref).toBe(b);
		expect(cloneElement(one, { key: 2, ref: b }).props).toEqual({});
	});
	it("clones what was rendered already, and renders alongside it", () => {
		const one = h("b", null, "x");
		draw(h("p", null, one));
		draw(h("p", null, one, cloneElement(one, { id: "y" })));
		expect(html()).toBe('<p><b>x</b><b id="y">x</b></p>');
	});
	it("leaves the children of a component as they are", () => {
		const C = ({ children }: Any) => children;
		const clone = cloneElement(h(C, { a: 1 }, h("b")), { a: 2 });
		expect(clone.props.a).toBe(2);
		expect(clone.props.children.type).toBe("b");
	});
});

suite("isValidElement and toChildArray", ({
	api: { h, isValidElement, toChildArray, Fragment, Component },
	draw,
	html,
}) => {
	it("knows elements from everything else", () => {
		class C extends Component {}
		for (const yes of [h("p"), h(C), h(Fragment)]) expect(isValidElement(yes)).toBe(true);
		for (const no of [
			null,
			undefined,
			"p",
			1,
			true,
			{},
			[],
			() => {},
			C,
			{ type: "p", props: {} },
			JSON.parse('{"type":"p","constructor":null}'),
		])
			expect(isValidElement(no)).toBe(false);
	});
	it("returns an empty array for holes", () => {
		for (const hole of [null, undefined, true, false]) expect(toChildArray(hole)).toEqual([]);
	});
	it("wraps a single child", () => {
		const p = h("p");
		expect(toChildArray(p)).toEqual([p]);
		expect(toChildArray("a")).toEqual(["a"]);
		expect(toChildArray(0)).toEqual([0]);
	});
	it("flattens arrays, leaves out holes, and keeps elements and keys as they are", () => {
		const p = h("p", { key: 1 });
		expect(toChildArray(["a", [null, [p, [0, false, ""]]], undefined, "b"])).toEqual(["a", p, 0, "", "b"]);
		expect(toChildArray([[p]])[0]).toBe(p);
	});
	it("does not look into fragments", () => {
		expect(toChildArray(h(Fragment, null, "a", "b")).length).toBe(1);
	});
	it("lets a component count and render its children", () => {
		const C = ({ children }: Any) => h("p", null, toChildArray(children).length, ":", toChildArray(children));
		draw(h(C, null, "a", null, [h("b"), ["c"]]));
		expect(html()).toBe("<p>3:a<b></b>c</p>");
		draw(h(C));
		expect(html()).toBe("<p>0:</p>");
	});
});

suite("jsx runtime", ({ api: { jsx, jsxs, jsxDEV, Fragment, isValidElement, h, options, createRef }, draw, html }) => {
	it("makes the elements h makes", () => {
		const element = jsx("p", { a: 1, children: "x" }, "k");
		expect(element).toMatchObject({ type: "p", key: "k", props: { a: 1, children: "x" } });
		expect(isValidElement(element)).toBe(true);
	});
	it("has jsxs and jsxDEV do the same", () => {
		for (const make of [jsxs, jsxDEV]) expect(make("p", { children: ["a", "b"] }).props.children).toEqual(["a", "b"]);
	});
	it("takes ref out of an element's props, and leaves the key argument alone", () => {
		const ref = createRef();
		const element = jsx("p", { ref, a: 1 });
		expect(element.ref).toBe(ref);
		expect(element.props).toEqual({ a: 1 });
		expect(element.key == null).toBe(true);
	});
	it("leaves children out when there are none", () => {
		expect(jsx("p", {}).props).toEqual({});
		expect("children" in jsx("p", {}).props).toBe(false);
	});
	it("does not change the props it is given", () => {
		const props = Object.freeze({ ref: () => {}, a: 1 });
		expect(() => jsx("p", props)).not.toThrow();
	});
	it("calls options.vnode", () => {
		const before = options.vnode;
		const spy = vi.fn();
		options.vnode = spy;
		jsx("p", {});
		options.vnode = before;
		expect(spy).toHaveBeenCalledTimes(1);
	});
	it("renders fragments and mixes with h", () => {
		draw(jsxs(Fragment, { children: [jsx("b", { children: "x" }), h("i", null, jsx("u", {}))] }));
		expect(html()).toBe("<b>x</b><i><u></u></i>");
	});
});

same("element objects have the same public fields", ({ api: { h, jsx, cloneElement, Fragment } }) => {
	const C = () => null;
	const read = ({ type, props, key, ref }: Any) => [
		typeof type === "function" ? "component" : type,
		props,
		key,
		ref,
		Object.keys(props),
	];
	const ref = { current: null };
	return [
		h("p"),
		h("p", { key: 0 }),
		h("p", { key: null, ref: null }),
		h("p", { key: undefined, ref }),
		h(C, { key: "a", ref, b: 1 }, 1, 2),
		h("p", { children: [1] }),
		h("p", { children: 1 }, undefined),
		h("p", {}, null),
		jsx("p", {}),
		jsx("p", { ref, key: "in props" }, "k"),
		jsx(C, { ref, a: 1 }, 0),
		jsx(C, { a: undefined }),
		cloneElement(h("p", { key: 1, ref, a: 1 }, "x"), { a: undefined, key: undefined, ref: undefined }),
		cloneElement(h(C, { ref, a: 1 }), { b: 1 }),
		cloneElement(h(C, { ref }), { ref: null }),
		cloneElement(jsx("p", { children: [1, 2] }, "k"), null, 3),
		h(Fragment, { key: "f" }, 1),
	].map(read);
});
