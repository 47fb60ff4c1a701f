// Two copies of the runtime on one page, as when an app brings its own: neither disturbs the other.
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { bundleLibrary } from "../../bench/runtime-bundles.mjs";

// biome-ignore lint/suspicious/noExplicitAny: a built library has no types
type Any = any;

let one: Any;
let two: Any;
let outer: HTMLElement;

/** The address tells the copies apart, or they would be one module. */
const load = (code: string, copy: number) =>
	import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(`${code}//${copy}`)}`);

beforeAll(async () => {
	const code = (await bundleLibrary("gossamer", "every"))!;
	[one, two] = [await load(code, 1), await load(code, 2)];
}, 60_000);
beforeEach(() => {
	outer = document.body.appendChild(document.createElement("main"));
});
afterAll(() => document.body.replaceChildren());

describe("two copies of the runtime", () => {
	const counter = ({ h, useState }: Any, name: string) => {
		const Counter = () => {
			const [count, setCount] = useState(0);
			return h("button", { id: name, onClick: () => setCount(count + 1) }, count);
		};
		return h(Counter);
	};
	const press = async (name: string) => {
		document.getElementById(name)!.click();
		await Promise.resolve().then(() => {});
	};

	it("are two", () => {
		expect(one.Component).not.toBe(two.Component);
		expect(one.options).not.toBe(two.options);
	});

	it("keep state and handlers when one renders inside what the other has rendered", async () => {
		const view = counter(one, "a");
		const Host = () => one.h("section", null, view, one.h("div", { id: "inside" }));
		one.render(one.h(Host), outer);
		const inside = document.getElementById("inside")!;
		two.render(counter(two, "b"), inside);
		await press("a");
		await press("b");
		await press("b");
		expect(outer.innerHTML).toBe(
			'<section><button id="a">1</button><div id="inside"><button id="b">2</button></div></section>',
		);
		one.render(one.h(Host), outer);
		expect(inside.textContent).toBe("2");
		two.render(null, inside);
		expect(outer.innerHTML).toBe('<section><button id="a">1</button><div id="inside"></div></section>');
		one.render(null, outer);
		expect(outer.innerHTML).toBe("");
	});

	it("render into the same container without taking each other's nodes", () => {
		one.render(one.h("p", null, "one"), outer);
		two.render(two.h("q", null, "two"), outer);
		expect([...outer.children].map((node) => node.localName).sort()).toEqual(["p", "q"]);
		one.render(one.h("p", null, "one again"), outer);
		expect(outer.querySelector("p")!.textContent).toBe("one again");
		expect(outer.querySelector("q")!.textContent).toBe("two");
		one.render(null, outer);
		expect(outer.innerHTML).toBe("<q>two</q>");
		two.render(null, outer);
	});

	it("hear one event on one element, each by its own handler", () => {
		const [first, second] = [vi.fn(), vi.fn()];
		one.render(one.h("p", { onClick: first }), outer);
		two.render(two.h("b", { onClick: second }), outer.firstElementChild);
		outer.querySelector("b")!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
		expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
	});

	it("keep hooks apart when one renders while the other does", () => {
		const inside = document.createElement("div");
		const Inner = () => two.useState("inner")[0];
		const Outer = () => {
			const [before] = one.useState("before");
			two.render(two.h(Inner), inside);
			const [after] = one.useState("after");
			return one.h("p", null, before, after);
		};
		one.render(one.h(Outer), outer);
		expect([outer.innerHTML, inside.innerHTML]).toEqual(["<p>beforeafter</p>", "inner"]);
	});

	it("draw and follow each other's signals", () => {
		const text = two.signal("a");
		one.render(one.h("p", { title: text }, text), outer);
		expect(outer.innerHTML).toBe('<p title="a">a</p>');
		text.value = "b";
		expect(outer.innerHTML).toBe('<p title="b">b</p>');
	});

	it("draw each other's elements", () => {
		one.render(one.h("div", null, two.h("p", { id: "theirs" }, "text")), outer);
		expect(outer.innerHTML).toBe('<div><p id="theirs">text</p></div>');
	});
});
