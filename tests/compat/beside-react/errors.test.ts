// Errors alongside React: who is told of them, what is left of the page, updates without end.
import { vi } from "vitest";
import { type Any, boundaryOf, same } from "./same";

same("what cannot be drawn says so, on a server too", async ({ api, draw, box, log }) => {
	const { createElement: h, Fragment, Children } = api;
	const Boundary = boundaryOf(api);
	const bad = [{ a: 1, b: 2 }, new Date(0), undefined, null, {}].map((one, index) =>
		index < 2 ? h("p", null, one) : h(one),
	);
	for (const [key, tree] of bad.entries()) {
		await draw(h(Boundary, { key }, tree));
		log.push(box.textContent!.split(/ ?You likely/)[0]);
		try {
			api.renderToString(tree);
		} catch (error) {
			log.push((error as Error).message.split(/ ?You likely/)[0]);
		}
	}
	const old = { "@@iterator": () => ["x", h("i", { key: 1 }), "y"].values() };
	await draw(h(Fragment, null, old));
	log.push(box.innerHTML, Children.count("a"));
});

const Broken = ({ text }: Any): Any => {
	if (text) throw new Error(text);
	return "whole";
};

same("a root without a boundary tells the error and is empty; it renders what comes next", async ({ api, log }) => {
	const { createElement: h, createRoot, act, flushSync, useEffect, useLayoutEffect } = api;
	const Late = ({ text, when }: Any) => {
		when(() => {
			throw new Error(text);
		}, [text]);
		return "late";
	};
	const side = document.createElement("div");
	const root = createRoot(side, { onUncaughtError: (error: Error) => log.push(error.message, side.innerHTML) });
	const show = async (...children: unknown[]) => {
		root.render(h("p", null, ...children));
		await new Promise((resolve) => setTimeout(resolve, 120));
	};
	(globalThis as Any).IS_REACT_ACT_ENVIRONMENT = false;
	await show("fine");
	await show(h(Broken, { text: "render" }), h(Broken, { text: "second" }));
	await show(h(Broken));
	log.push(side.innerHTML);
	await show(h(Late, { text: "layout", when: useLayoutEffect }));
	log.push(side.innerHTML);
	await show(h(Late, { text: "effect", when: useEffect }));
	log.push(side.innerHTML);
	await show("again");
	flushSync(() => root.render(h(Broken, { text: "sync" })));
	log.push(side.innerHTML);
	flushSync(() => root.render(h("p", null, "end")));
	log.push(side.innerHTML);
	(globalThis as Any).IS_REACT_ACT_ENVIRONMENT = true;
	await act(async () => root.unmount());
});

same("an error that no boundary catches is the window's, or the one that act throws", async ({ api, log }) => {
	const { createElement: h, createRoot, act, flushSync, useState } = api;
	const side = document.createElement("div");
	const root = createRoot(side);
	const onError = (event: ErrorEvent) => {
		event.preventDefault();
		log.push(`window: ${event.error.message}`);
	};
	addEventListener("error", onError);
	let change: Any;
	const App = () => {
		const [text, setText] = useState();
		change = setText;
		return h("p", null, h(Broken, { text }));
	};
	await act(async () => root.render(h(App)));
	try {
		await act(async () => change("in act"));
	} catch (error) {
		log.push(`act: ${(error as Error).message}`);
	}
	log.push(side.innerHTML);
	await act(async () => root.render(h(App, { key: 2 })));
	(globalThis as Any).IS_REACT_ACT_ENVIRONMENT = false;
	flushSync(() => change("outside"));
	log.push(side.innerHTML);
	root.render(h(Broken, { text: "first" }));
	await new Promise((resolve) => setTimeout(resolve, 120));
	log.push(side.innerHTML);
	(globalThis as Any).IS_REACT_ACT_ENVIRONMENT = true;
	removeEventListener("error", onError);
	await act(async () => root.unmount());
});

same("a chain of updates without end is an error of the root", async ({ api, log }) => {
	const { createElement: h, createRoot, act, useState, useLayoutEffect } = api;
	const Endless = () => {
		const [count, setCount] = useState(0);
		useLayoutEffect(() => setCount(count + 1));
		return h("p", null, count);
	};
	const side = document.createElement("div");
	const root = createRoot(side);
	try {
		await act(async () => root.render(h(Endless)));
	} catch (error) {
		log.push(/Maximum update depth/.test((error as Error).message));
	}
	log.push(side.innerHTML);
	await act(async () => root.unmount());
});

same("roots tell of errors that a boundary caught, and of those that none did, with where they were", async (tools) => {
	const { api, box, log } = tools;
	const { createElement: h, createRoot, act, Component, useEffect, useState } = api;
	let fail: Any;
	const Bad = ({ when }: Any) => {
		const [isBad, set] = useState(when === "first");
		fail = set;
		useEffect(() => {
			if (when === "effect") throw new Error(when);
		}, []);
		if (isBad) throw new Error(when);
		return "fine";
	};
	let lines: string[] = [];
	const places = ({ componentStack }: Any) => /\bBad\b[\s\S]*\bsection\b[\s\S]*\bOpen\b/.test(componentStack);
	class Boundary extends boundaryOf(api) {
		componentDidCatch(error: Error, info: Any) {
			lines.push(`boundary ${error.message} ${places(info)}`);
		}
	}
	// Whose error is passed on.
	class Open extends Component {
		render() {
			return this.props.children;
		}
	}
	for (const isCaught of [true, false])
		for (const when of ["first", "later", "effect"]) {
			const side = box.appendChild(document.createElement("div"));
			lines = [];
			const tell = (name: string) => (error: Error, info: Any) =>
				void lines.push(`${name} ${error.message} ${places(info)} ${info.errorBoundary instanceof Boundary}`);
			const root = createRoot(side, { onCaughtError: tell("caught"), onUncaughtError: tell("uncaught") });
			const tree = h(Open, null, h("section", null, h(Bad, { when })));
			// Without `act`, which takes what is not caught.
			(globalThis as Any).IS_REACT_ACT_ENVIRONMENT = false;
			root.render(isCaught ? h(Boundary, null, tree) : tree);
			await new Promise((resolve) => setTimeout(resolve, 80));
			if (when === "later") fail(true);
			await new Promise((resolve) => setTimeout(resolve, 80));
			// Which of the two hears of it first is left open.
			log.push(side.innerHTML, ...lines.sort());
			root.unmount();
			(globalThis as Any).IS_REACT_ACT_ENVIRONMENT = true;
			await act(async () => {});
		}
});

same("what a boundary caught is logged if a root has no function for it", async ({ api, draw, log, box }) => {
	const { createElement: h } = api;
	const Bad = () => {
		throw new Error("bad");
	};
	const error = vi
		.spyOn(console, "error")
		.mockImplementation((...given) => void log.push(given.some((one) => one instanceof Error)));
	await draw(h(boundaryOf(api), null, h(Bad)));
	error.mockRestore();
	log.push(box.innerHTML);
});
