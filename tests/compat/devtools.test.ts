// What Preact Devtools reads: the tree, what has rendered, what has gone, and state that it changes. The extension is played by a reader of the same fields.
import { afterEach, beforeEach, expect, it } from "vitest";
import { createRoot } from "../../src/runtime/react/client";
import * as runtime from "../../src/runtime/react/index";

// biome-ignore lint/suspicious/noExplicitAny: Preact's private fields
type Any = any;

let hooks: Any;
let told: Any[];
let version: string;
Object.assign(globalThis, {
	__PREACT_DEVTOOLS__: {
		attachPreact(given: string, options: Any, config: Any) {
			version = given;
			hooks = options;
			options.__c = (view: Any) => {
				if (!view.__ && view.type === config.Fragment) told.push(["root", outline(view)]);
				else told.push(["commit", nameOf(view)]);
			};
			options.unmount = (view: Any) => told.push(["unmount", nameOf(view)]);
			options.__ = (view: Any, container: Any) => told.push(["container", nameOf(view), container.localName]);
		},
	},
});
const nameOf = ({ type, props }: Any) => type?.displayName ?? type?.name ?? type ?? props;
const outline = (view: Any): Any => [nameOf(view), ...view.__k.map(outline)];

await import("../../src/runtime/debug");
const { createElement: h, Component, memo, Suspense, useRef, useState } = runtime as Any;

let box: HTMLElement;
let root: Any;
const settle = () => new Promise<void>((resolve) => setTimeout(resolve));
const draw = (element: Any) => {
	root.render(element);
	runtime.flushSync(() => {});
	return settle();
};
beforeEach(() => {
	box = document.createElement("main");
	root = createRoot(box);
	told = [];
});
afterEach(() => root.unmount());
const viewAt = (name: string, view: Any): Any =>
	nameOf(view) === name ? view : view.__k.map((child: Any) => viewAt(name, child)).find(Boolean);

let top: Any;
const keepTop = () => {
	const { __c: commit } = hooks;
	hooks.__c = (view: Any) => {
		if (!view.__) top = view;
		commit(view);
	};
	return () => {
		hooks.__c = commit;
	};
};

const Counter = ({ step = 1 }: { step?: number }) => {
	useRef(null);
	const [count, setCount] = useState(2);
	return h("button", { onClick: () => setCount(count + step) }, count);
};

it("is told of each root as a tree, with its container", async () => {
	const Row = memo(function Row() {
		return h("i", null, "text");
	});
	await draw(h(Suspense, { fallback: "wait" }, h("p", null, h(Row), null, h(Counter))));
	expect(version).toMatch(/^10\./);
	expect(told).toEqual([
		["container", "Suspense", "main"],
		[
			"root",
			["Fragment", ["Suspense", ["p", ["Memo(Row)", ["Row", ["i", ["text"]]]], ["Counter", ["button", ["2"]]]]]],
		],
	]);
});

it("is told what has rendered again, and what has gone", async () => {
	await draw(h("div", null, h(Counter)));
	told = [];
	box.querySelector("button")!.click();
	await settle();
	expect(box.textContent).toBe("3");
	expect(told).toEqual([["commit", "Counter"]]);
	told = [];
	await draw(h("div"));
	expect(told.filter(([kind]) => kind === "unmount")).toEqual([
		["unmount", "Counter"],
		["unmount", "button"],
	]);
	expect(told.at(-1)).toEqual(["root", ["Fragment", ["div"]]]);
});

it("is told of all that has rendered, each with its part of the tree, and of emptied roots", async () => {
	await draw(h("div", null, h(Counter), h(Counter)));
	told = [];
	const { diffed, __c: commit } = hooks;
	let known = new Set<Any>();
	hooks.diffed = (view: Any) => known.add(view);
	hooks.__c = (view: Any) => {
		told.push([nameOf(view), known.has(view)]);
		known = new Set();
	};
	for (const button of box.querySelectorAll("button")) button.click();
	await settle();
	Object.assign(hooks, { diffed, __c: commit });
	expect(told).toEqual([
		["Counter", true],
		["Counter", true],
	]);
	told = [];
	await draw(null);
	expect(told.at(-1)).toEqual(["root", ["Fragment"]]);
});

it("changes the state and props of functions and classes", async () => {
	class Clock extends Component {
		state = { now: 1, zone: "utc" };
		render() {
			return `${this.state.now} ${this.state.zone} `;
		}
	}
	const end = keepTop();
	await draw(h("div", null, h(Clock), h(Counter)));
	end();
	const clock = viewAt("Clock", top);
	expect(clock.__c.state).toEqual({ now: 1, zone: "utc" });
	clock.__c._nextState = clock.__c.__s = { now: 9, zone: "utc" };
	clock.__c.forceUpdate();
	const counter = viewAt("Counter", top);
	expect(counter.__c.state).toEqual({ "hook 2": 2 });
	counter.__c._nextState = counter.__c.__s = { "hook 2": 7 };
	counter.props = { step: 5 };
	counter.__c.forceUpdate();
	await settle();
	expect(box.textContent).toBe("9 utc 7");
	box.querySelector("button")!.click();
	await settle();
	expect(box.textContent).toBe("9 utc 12");
});
