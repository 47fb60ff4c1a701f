// What the entry for development says, and that it says it once.
import { beforeEach, expect, it, vi } from "vitest";
import { hydrateRoot } from "../../src/runtime/react/client";
import * as runtime from "../../src/runtime/react/index";

await import("../../src/runtime/debug");

const { createElement: h, Component, createPortal, render, useState, flushSync } = runtime;
let box: HTMLElement;
let said: unknown[][];
beforeEach(() => {
	box = document.createElement("main");
	said = [];
	vi.spyOn(console, "error").mockImplementation((...given) => void said.push(given));
	return () => {
		render(null, box);
		vi.restoreAllMocks();
	};
});

it("names a key that is given twice, and a list without keys, once", () => {
	for (let times = 0; times < 2; times++)
		render(h("ul", null, h("li", { key: "a" }), h("li", { key: "a" }), [h("li"), h("li", { key: 1 })]), box);
	expect(said.flat()).toEqual([
		'Two children of <ul> have the key "a": a key is given once in a list.',
		"A list in <ul> has children without a key: their state may end up in others when it changes.",
	]);
});

it("says nothing of children that are written out, and of lists with keys", () => {
	render(h("p", null, h("i"), h("i"), [h("i", { key: 1 }), h("i", { key: "2" })]), box);
	expect(said).toEqual([]);
});

it("says that a component is missing", () => {
	const Missing = undefined as unknown as string;
	expect(() => render(h(Missing), box)).toThrow("Element type is invalid");
	expect(said[0]![0]).toMatch(/^What is to be drawn is undefined: a component may not be exported/);
});

it("says in which component hooks differ from the render before", () => {
	let change!: (on: boolean) => void;
	const Row = () => {
		const [isOn, setOn] = useState(false);
		change = setOn;
		if (isOn) useState(0);
		return "row";
	};
	const List = () => h("ul", null, h(Row));
	render(h(List), box);
	expect(said).toEqual([]);
	change(true);
	flushSync();
	expect(said.flat()).toEqual([
		"Row, in List has called 2 hooks, 1 in the render before: hooks are called in every render, in the same order.",
	]);
});

it("names the component that has failed and those above it, and leaves promises alone", async () => {
	const error = new Error("own");
	const Row = () => {
		throw error;
	};
	class Boundary extends Component {
		override state = { hasFailed: false };
		static getDerivedStateFromError = () => ({ hasFailed: true });
		override render() {
			return this.state.hasFailed ? "failed" : this.props.children;
		}
	}
	const Wait = () => {
		throw Promise.resolve();
	};
	render(
		h(Boundary as unknown as () => unknown, null, createPortal(h("p", null, h(Row)), document.createElement("aside"))),
		box,
	);
	expect(said).toEqual([["An error in Row, in Boundary:", error]]);
	said = [];
	render(h(runtime.Suspense, { fallback: "…" }, h(Wait)), box);
	flushSync();
	expect(box.textContent).toBe("…");
	expect(said).toEqual([]);
});

it("shows the page and what is drawn where hydration differs, and in which component", async () => {
	const Row = ({ text }: { text: string }) => h("li", { class: "row" }, h("b", null, text));
	const List = () => h("ul", null, h(Row, { text: "one" }), h(Row, { text: "three" }), h("hr"));
	box.innerHTML = '<ul><li class="row"><b>one</b></li><li class="row"><b>two</b></li></ul>';
	runtime.hydrate(h(List), box);
	expect(said.flat()).toEqual([
		`Hydration: the page has no text "three" here, in Row, in List. - is the page, + is what is drawn:
  <b>
-   "two"
+   "three"`,
		`Hydration: the page has no <hr> here, in List. - is the page, + is what is drawn:
  <ul>
    <li class="row">
      <b>
        "one"
    <li class="row">
      <b>
        "three"
+   <hr>`,
	]);
});

it("shows what differs at the root of what is hydrated, and nothing where the page is as drawn", async () => {
	box.innerHTML = "<i>old</i>";
	const root = hydrateRoot(box, h("p", null, "new"), { onRecoverableError: () => {} });
	await Promise.resolve();
	expect(said.flat()).toEqual([
		`Hydration: the page has no <p> here. - is the page, + is what is drawn:
  <main>
-   <i>
-     "old"
+   <p>
+     "new"`,
	]);
	const other = document.createElement("main");
	other.innerHTML = "<p>as drawn</p>";
	runtime.hydrate(h("p", null, "as drawn"), other);
	await Promise.resolve();
	expect(said.length).toBe(1);
	root.unmount();
});
