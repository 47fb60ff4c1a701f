// Elements by React's names: children, portals, and what is asked of elements.
import { afterEach, expect, it, vi } from "vitest";
import { type Any, implementations, suite } from "./implementations";

suite("Children", ({ api: { Children, createElement: h, Fragment, cloneElement }, draw, html }) => {
	it("maps nested lists to one flat list", () => {
		expect(Children.map([1, [2, 3]], (child: number) => child * 2)).toEqual([2, 4, 6]);
		expect(Children.map(null, () => 1)).toBe(null);
		expect(Children.map(["a"], (child: string, index: number) => `${child}${index}`)).toEqual(["a0"]);
	});
	it("visits each child in turn", () => {
		const visit = vi.fn();
		Children.forEach(["a", ["b"]], visit);
		expect(visit.mock.calls.map(([child, index]) => [child, index])).toEqual([
			["a", 0],
			["b", 1],
		]);
	});
	it("calls back with what is given as `this`", () => {
		const self = {};
		const seen: unknown[] = [];
		const visit = function (this: unknown) {
			seen.push(this);
		};
		Children.map(["a"], visit, self);
		Children.forEach(["a"], visit, self);
		expect(seen).toEqual([self, self]);
	});
	it("draws the children that a component maps", () => {
		const List = ({ children }: Any) =>
			h(
				"ul",
				null,
				Children.map(children, (child: Any) => cloneElement(child, { id: "x" })),
			);
		draw(h(List, null, h("li", null, 1), h("li", null, 2)));
		expect(html()).toBe('<ul><li id="x">1</li><li id="x">2</li></ul>');
	});
	it("makes a list of them that has no fragments opened", () => {
		const list = Children.toArray([h(Fragment, null, 1), 2, [3]]);
		expect(list).toHaveLength(3);
		expect(list.slice(1)).toEqual([2, 3]);
	});
});

suite("elements", ({ api, draw, html }) => {
	const {
		createElement: h,
		Fragment,
		isValidElement,
		isElement,
		isFragment,
		isMemo,
		memo,
		createFactory,
		cloneElement,
		version,
	} = api;
	it("tells elements, fragments and memos apart", () => {
		for (const is of [isValidElement, isElement]) {
			expect(is(h("a"))).toBe(true);
			expect(is(h(() => null))).toBe(true);
			expect(is({ type: "a", props: {} })).toBe(false);
			expect(is(null)).toBe(false);
			expect(is("a")).toBe(false);
		}
		expect(isFragment(h(Fragment))).toBe(true);
		expect(isFragment(h("a"))).toBe(false);
		expect(isFragment(null)).toBe(false);
		expect(isMemo(memo(() => null))).toBe(true);
		expect(isMemo(() => null)).toBe(false);
		expect(isMemo(null)).toBe(false);
	});
	it("marks elements as React's", () => {
		expect(String(h("a").$$typeof)).toBe("Symbol(react.element)");
	});
	it("makes factories of a type", () => {
		const anchor = createFactory("a");
		draw(anchor({ href: "#x" }, "text"));
		expect(html()).toBe('<a href="#x">text</a>');
	});
	it("clones elements with new props, children and keys", () => {
		const ref = () => {};
		const original = h("a", { className: "one", key: "1", ref }, "child");
		const clone = cloneElement(original, { title: "t", key: "2" });
		expect(clone.props).toMatchObject({ className: "one", title: "t", children: "child" });
		expect(clone.key).toBe("2");
		expect(clone.ref).toBe(ref);
		expect(cloneElement(original, null, "other").props.children).toBe("other");
		expect(original.props.children).toBe("child");
	});
	it("claims a version of React that libraries look for", () => {
		expect(Number.parseInt(version, 10)).toBeGreaterThan(17);
	});
	it("has StrictMode draw its children alone", () => {
		draw(h(api.StrictMode, null, h("b")));
		expect(html()).toBe("<b></b>");
	});
});

suite("createPortal", ({ api, draw, html, rerender }) => {
	const { createElement: h, createPortal, useState, createContext, useContext, Fragment, useEffect, act } = api;
	let elsewhere: HTMLElement;
	const open = () => (elsewhere = document.body.appendChild(document.createElement("aside")));
	afterEach(() => elsewhere?.remove());

	it("draws into another container and takes it away again", () => {
		open();
		draw(h("div", null, "here", createPortal(h("p", null, "there"), elsewhere)));
		expect(html()).toBe("<div>here</div>");
		expect(elsewhere.innerHTML).toBe("<p>there</p>");
		draw(null);
		expect(elsewhere.innerHTML).toBe("");
	});
	it("leaves what the container has of others", () => {
		open().innerHTML = "<i>own</i>";
		draw(createPortal(h("p"), elsewhere));
		expect(elsewhere.innerHTML).toBe("<i>own</i><p></p>");
		draw(null);
		expect(elsewhere.innerHTML).toBe("<i>own</i>");
	});
	it("updates its children in place", () => {
		open();
		draw(createPortal(h("p", null, "a"), elsewhere));
		const p = elsewhere.firstChild;
		draw(createPortal(h("p", null, "b"), elsewhere));
		expect(elsewhere.innerHTML).toBe("<p>b</p>");
		expect(elsewhere.firstChild).toBe(p);
	});
	it("moves to another container", () => {
		open();
		const other = document.createElement("div");
		draw(createPortal(h("p", null, "a"), elsewhere));
		draw(createPortal(h("p", null, "a"), other));
		expect(elsewhere.innerHTML).toBe("");
		expect(other.innerHTML).toBe("<p>a</p>");
	});
	it("does not disturb the order of its siblings", () => {
		open();
		const view = (isFirst: boolean) =>
			h(Fragment, null, isFirst ? h("a", { key: "a" }) : null, createPortal(h("p"), elsewhere), h("b", { key: "b" }));
		draw(view(false));
		draw(view(true));
		expect(html()).toBe("<a></a><b></b>");
		expect(elsewhere.innerHTML).toBe("<p></p>");
	});
	it("sees the contexts above it and keeps state of what is in it", () => {
		open();
		const Context = createContext("none");
		let bump: Any;
		const Inside = () => {
			const [count, setCount] = useState(0);
			bump = setCount;
			return `${useContext(Context)}${count}`;
		};
		const view = (value: string) => h(Context.Provider, { value }, createPortal(h(Inside), elsewhere));
		draw(view("a"));
		bump(1);
		rerender();
		expect(elsewhere.textContent).toBe("a1");
		draw(view("b"));
		expect(elsewhere.textContent).toBe("b1");
	});
	it("toggles many times and appends in order", () => {
		open();
		const view = (list: string[]) =>
			h(
				"div",
				null,
				list.map((text) => createPortal(h("p", { key: text }, text), elsewhere)),
			);
		draw(view(["a", "b"]));
		expect(elsewhere.textContent).toBe("ab");
		draw(view([]));
		expect(elsewhere.textContent).toBe("");
		draw(view(["c"]));
		expect(elsewhere.textContent).toBe("c");
	});
	it("nests", () => {
		open();
		const deep = document.createElement("div");
		draw(createPortal([h("p"), createPortal(h("q"), deep)], elsewhere));
		expect([elsewhere.innerHTML, deep.innerHTML]).toEqual(["<p></p>", "<q></q>"]);
		draw(null);
		expect([elsewhere.innerHTML, deep.innerHTML]).toEqual(["", ""]);
	});
	it("runs effects in it once the container has its nodes", () => {
		open();
		const seen: string[] = [];
		const Inside = () => {
			useEffect(() => {
				seen.push(elsewhere.innerHTML);
				return () => {
					seen.push("gone");
				};
			}, []);
			return h("p");
		};
		act(() => draw(createPortal(h(Inside), elsewhere)));
		act(() => draw(null));
		expect(seen).toEqual(["<p></p>", "gone"]);
	});
	it("says which container it draws into", () => {
		open();
		expect(createPortal("x", elsewhere).containerInfo).toBe(elsewhere);
	});
});

suite("findDOMNode", ({ api: { createElement: h, findDOMNode, Component, createRef }, draw, $ }) => {
	it("finds what a component has drawn", () => {
		const ref = createRef();
		class Own extends Component {
			render() {
				return this.props.children;
			}
		}
		draw(h(Own, { ref }, h("b")));
		expect(findDOMNode(ref.current)).toBe($("b"));
	});
	it("returns elements themselves and null for nothing", () => {
		const element = document.createElement("p");
		expect(findDOMNode(element)).toBe(element);
		expect(findDOMNode(null)).toBe(null);
		expect(findDOMNode(undefined)).toBe(null);
	});
});

it("has two implementations to compare", () => {
	expect(implementations.map(({ api }) => typeof api.createElement)).toEqual(["function", "function"]);
});
