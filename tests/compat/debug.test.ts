// What the entry for development says, and that it says it once.
import { beforeEach, expect, it, vi } from "vitest";
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
	render(h(Missing), box);
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
