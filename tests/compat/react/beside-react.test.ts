// What React users meet first, alongside React itself: the same record, whatever it holds.
// biome-ignore-all lint/complexity/noCommaOperator: components and callbacks of one line
import * as react from "react";
import * as reactDom from "react-dom";
import * as reactClient from "react-dom/client";
import * as reactServer from "react-dom/server";
import { expect, it, vi } from "vitest";
import * as client from "../../../src/runtime/react/client";
import * as compat from "../../../src/runtime/react/index";
import * as server from "../../../src/runtime/server";

// biome-ignore lint/suspicious/noExplicitAny: two libraries with types of their own
type Any = any;
const sides: Any[] = [
	{ ...react, ...reactDom, ...reactClient, renderToString: reactServer.renderToString },
	{ ...compat, ...client, renderToString: server.renderToString },
];

interface Tools {
	api: Any;
	box: HTMLElement;
	draw(tree: unknown): Promise<void>;
	log: Any[];
}

const same = (title: string, scenario: (tools: Tools) => Promise<unknown> | unknown) =>
	it(title, async () => {
		const records: unknown[] = [];
		vi.spyOn(console, "error").mockImplementation(() => {});
		(globalThis as Any).IS_REACT_ACT_ENVIRONMENT = true;
		for (const api of sides) {
			const box = document.body.appendChild(document.createElement("main"));
			const root = api.createRoot(box);
			const log: Any[] = [];
			const draw = (tree: unknown) => api.act(async () => root.render(tree));
			records.push((await scenario({ api, box, draw, log })) ?? log);
			await api.act(async () => root.unmount());
			box.remove();
		}
		(globalThis as Any).IS_REACT_ACT_ENVIRONMENT = false;
		vi.restoreAllMocks();
		expect(records[0]).toBeDefined();
		expect(records[1]).toEqual(records[0]);
	});

/** Shows the message of an error below it. */
const boundaryOf = ({ Component }: Any) =>
	class extends Component {
		state: Any = {};
		static getDerivedStateFromError(error: Error) {
			return { message: error.message };
		}
		render() {
			return this.state.message ?? this.props.children;
		}
	};

const type = (field: Any, value: string, event = "input") => {
	const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")!;
	set!.call(field, value);
	field.dispatchEvent(new Event(event, { bubbles: true }));
};

same("insertion effects, then refs and layout effects component by component", async ({ api, draw, log }) => {
	const { createElement: h, useInsertionEffect, useLayoutEffect, useRef, Component } = api;
	const Part = ({ name, children }: Any) => {
		const ref = useRef(null);
		useInsertionEffect(() => {
			log.push(`insertion ${name} ${!!ref.current}`);
		});
		useLayoutEffect(() => {
			log.push(`layout ${name} ${!!ref.current}`);
		});
		return h(
			"div",
			{ ref: (node: Any) => (log.push(`ref ${name} ${!!node}`), (ref.current = node), undefined) },
			children,
		);
	};
	class Old extends Component {
		componentDidMount() {
			log.push("mount");
		}
		componentDidUpdate() {
			log.push("update");
		}
		render() {
			return h("p", { ref: (node: Any) => void log.push(`ref old ${!!node}`) }, this.props.children);
		}
	}
	const tree = () => h(Part, { name: "a" }, h(Part, { name: "b" }), h(Old, null, h(Part, { name: "c" })));
	await draw(tree());
	log.push("--");
	await draw(tree());
	// An old ref is told while the tree is drawn, as in Preact, or after it.
	return log.filter((line) => !line.endsWith("false") || line.startsWith("insertion"));
});

same("a click inside a portal goes on to the parents in the tree", async ({ api, draw, log, box }) => {
	const { createElement: h, createPortal } = api;
	const outside = document.body.appendChild(document.createElement("aside"));
	const say = (name: string) => (event: Any) => void log.push(`${name} ${event.currentTarget.localName}`);
	const view = (isOpen: boolean) =>
		h(
			"div",
			{ onClick: say("outer"), onClickCapture: say("capture"), onFocus: say("focus") },
			h("section", { onClick: (event: Any) => event.target.id === "stop" && event.stopPropagation() }),
			isOpen &&
				createPortal(
					[
						h("button", { key: 1, id: "go", onClick: say("inner") }),
						h("button", { key: 2, id: "quiet", onClick: (event: Any) => event.stopPropagation() }),
						createPortal(h("i", { id: "deep", onClick: say("deep") }), outside, "deep"),
					],
					document.body,
				),
			h("input"),
		);
	await draw(view(true));
	for (const id of ["go", "quiet", "deep"]) await api.act(async () => (document.getElementById(id) as Any).click());
	await api.act(async () => document.body.click());
	await api.act(async () => box.querySelector("input")!.focus());
	await draw(view(false));
	await api.act(async () => document.body.click());
	outside.remove();
});

same("a form calls its function, tells what is pending and is reset", async ({ api, draw, log, box }) => {
	const { createElement: h, useActionState, useFormStatus } = api;
	let finish: Any;
	const Status = () => {
		const { pending, data } = useFormStatus();
		return h("i", null, pending ? `sending ${data.get("name")}` : "idle");
	};
	const App = () => {
		const [state, dispatch, isPending] = useActionState(
			(before: string, data: FormData) =>
				new Promise((resolve) => {
					finish = () => resolve(`${before}+${data.get("name")}`);
				}),
			"start",
		);
		return h(
			"form",
			{ action: dispatch, onSubmit: () => void log.push("submit") },
			h("input", { name: "name", defaultValue: "" }),
			h(Status),
			h("button", { formAction: (data: FormData) => void log.push(`other ${data.get("name")}`), id: "other" }),
			h("p", null, state, isPending ? " pending" : ""),
		);
	};
	await draw(h(App));
	const [form, input] = [box.querySelector("form")!, box.querySelector("input")!];
	for (const name of ["Ada", "Bob"]) {
		input.value = name;
		await api.act(async () => form.requestSubmit());
		log.push(box.textContent);
		await api.act(async () => finish());
		log.push(box.textContent, input.value);
	}
	input.value = "Eve";
	await api.act(async () => form.requestSubmit(box.querySelector("#other") as Any));
	log.push(input.value);
});

same("optimistic values last as long as the action", async ({ api, draw, log, box }) => {
	const { createElement: h, useOptimistic, useState, useTransition } = api;
	let [add, finish]: Any[] = [];
	const App = () => {
		const [list, setList] = useState(["a"]);
		const [shown, show] = useOptimistic(list, (state: string[], item: string) => [...state, `${item}?`]);
		const [isPending, start] = useTransition();
		add = (item: string) =>
			start(async () => {
				show(item);
				await new Promise((resolve) => {
					finish = resolve;
				});
				start(() => setList((before: string[]) => [...before, item]));
			});
		return h("p", null, shown.join(" "), isPending ? " pending" : "");
	};
	await draw(h(App));
	await api.act(async () => add("b"));
	log.push(box.textContent);
	await api.act(async () => finish());
	log.push(box.textContent);
});

same("an error in an action goes to the boundary", async ({ api, draw, box }) => {
	const { createElement: h, useTransition, useActionState } = api;
	const Boundary = boundaryOf(api);
	let [start, dispatch]: Any[] = [];
	const Transition = () => {
		start = useTransition()[1];
		return "fine";
	};
	const Action = () => {
		dispatch = useActionState(() => Promise.reject(new Error("no action")), 0)[1];
		return "fine";
	};
	await draw([h(Boundary, { key: 1 }, h(Transition)), h("hr", { key: 2 }), h(Boundary, { key: 3 }, h(Action))]);
	await api.act(async () => start(async () => Promise.reject(new Error("no transition"))));
	await api.act(async () => api.startTransition(() => dispatch()));
	return box.innerHTML;
});

same("hidden activities keep state and have no effects", async ({ api, draw, log, box }) => {
	const { Activity, createElement: h, useEffect, useLayoutEffect, useState } = api;
	const Part = ({ n }: Any) => {
		const [kept] = useState(n);
		useLayoutEffect(() => (log.push(`layout ${n}`), () => void log.push(`layout out ${n}`)), [n]);
		useEffect(() => (log.push(`effect ${n}`), () => void log.push(`effect out ${n}`)), [n]);
		return h("p", { style: { color: "red" } }, kept, n);
	};
	for (const [mode, n] of [
		["hidden", 1],
		["visible", 1],
		["hidden", 2],
		["visible", 3],
		["hidden", 3],
	]) {
		await draw(h(Activity, { mode }, h(Part, { n })));
		log.push(`${mode} ${box.querySelector("p")!.textContent} ${box.querySelector("p")!.style.display}`);
	}
	// Which of the two kinds ends first, and when a hidden tree is drawn, is the scheduler's.
	return log.filter((line) => !/out/.test(line));
});

same("sets, maps, generators and promises are children", async ({ api, draw, box }) => {
	const { createElement: h, Suspense } = api;
	const list = () => [h("i", { key: 1 }, 1), h("b", { key: 2 }, 2)];
	const ready = Promise.resolve("later");
	await draw(h("div", null, new Set(list()), h("u", null, new Set(["x", "y"])), h(Suspense, null, ready)));
	return box.innerHTML;
});

same("addresses that are scripts are refused", async ({ api, draw, box }) => {
	const { createElement: h } = api;
	const bad = ["javascript:alert(1)", " JaVaScRiPt:alert(1)", "java\nscript:alert(1)", "\u0001javascript:alert(1)"];
	const good = ["/javascript:a", "https://example.com/?javascript:", "mailto:a@b"];
	await draw([
		...[...bad, ...good].map((href) => h("a", { href, key: href })),
		h("iframe", { key: "iframe", src: bad[0] }),
		h("form", { key: "form", action: bad[0] }, h("button", { formAction: bad[0] })),
		h("svg", { key: "svg" }, h("a", { href: bad[1] })),
	]);
	return [...box.querySelectorAll("*")].flatMap((node) =>
		[...node.attributes].map(({ name, value }) => `${name} ${/alert/.test(value) ? "a script" : value.slice(0, 11)}`),
	);
});

same("attributes whose false is a word, and others", async ({ api, draw, box, log }) => {
	const { createElement: h } = api;
	for (const value of [true, false, undefined])
		for (const name of ["spellCheck", "aria-hidden", "data-x", "hidden", "disabled"]) {
			await draw(h("input", { [name]: value }));
			log.push(box.innerHTML);
		}
});

for (const kind of ["input", "textarea"])
	same(`${kind}: what is no longer controlled keeps its text`, async ({ api, draw, box, log }) => {
		const { createElement: h } = api;
		const field = () => box.querySelector(kind) as Any;
		await draw(h(kind, { value: "one", onChange: () => {} }));
		await draw(h(kind, { onChange: () => {} }));
		log.push(field().value);
		await draw(h(kind, { value: null, onChange: () => {} }));
		log.push(field().value);
	});

for (const kind of ["input", "textarea"])
	same(`${kind}: what is entered and not taken over is put back`, async ({ api, draw, box, log }) => {
		const { createElement: h, useState } = api;
		const App = () => {
			const [value, set] = useState("a");
			return h(kind, { value, onChange: (event: Any) => set(event.target.value.slice(0, 2)) });
		};
		await draw(h(App));
		for (const text of ["ab", "abc", "x"]) {
			await api.act(async () => type(box.querySelector(kind), text));
			log.push((box.querySelector(kind) as Any).value);
		}
		await draw(h(kind, { value: "fixed", key: 2, onChange: () => {} }));
		await api.act(async () => type(box.querySelector(kind), "other"));
		log.push((box.querySelector(kind) as Any).value);
	});

same("lists: a first value is the first alone, a value is every time", async ({ api, draw, box, log }) => {
	const { createElement: h } = api;
	const options = () => ["a", "b", "c"].map((value) => h("option", { value, key: value }));
	const group = () => h("optgroup", null, options());
	const chosen = () =>
		[...box.querySelector("select")!.options].filter((one) => one.selected).map(({ value }) => value);
	const rounds: [string, Any[]][] = [
		["first", [{ defaultValue: "b" }, { defaultValue: "c" }, {}]],
		[
			"each",
			[
				{ value: "b", onChange() {} },
				{ value: "c", onChange() {} },
			],
		],
		[
			"several first",
			[
				{ multiple: true, defaultValue: ["a", "c"] },
				{ multiple: true, defaultValue: ["b"] },
			],
		],
		[
			"several",
			[
				{ multiple: true, value: ["a", "c"], onChange() {} },
				{ multiple: true, value: ["b"], onChange() {} },
			],
		],
	];
	for (const [key, list] of rounds)
		for (const props of list) {
			await draw(h("select", { ...props, key }, group()));
			log.push(`${key} ${chosen()}`);
		}
});

same("hydration fixes what is wrong and reports it once", async ({ api, log }) => {
	const { createElement: h, hydrateRoot } = api;
	for (const [markup, tree] of [
		["<p>a</p>", h("p", null, "a")],
		["<p>a</p>", h("p", null, "b")],
		["<b>a</b>", h("p", null, "a")],
		["<p>a</p><i>more</i>", h("p", null, "a")],
		["<p>a more</p>", h("p", null, "a")],
		["<p>a more</p>", h("p", null, "a", h("b"))],
		["<div><i></i></div>", h("div", null, h("b"), h("i"))],
	] as Any) {
		const box = document.body.appendChild(document.createElement("main"));
		box.innerHTML = markup;
		let told = 0;
		let root: Any;
		await api.act(async () => {
			root = hydrateRoot(box, tree, { onRecoverableError: () => told++ });
		});
		log.push([box.innerHTML, Math.min(told, 1)]);
		await api.act(async () => root.unmount());
		box.remove();
	}
});

same("ids of several roots differ, and hydration finds the server's", async ({ api, log }) => {
	const { createElement: h, createRoot, hydrateRoot, useId, renderToString } = api;
	const App = () => h("p", { id: useId() });
	const boxes = [0, 1, 2].map(() => document.body.appendChild(document.createElement("main")));
	const roots: Any[] = [];
	boxes[2]!.innerHTML = renderToString(h(App), { identifierPrefix: "island" });
	let told = 0;
	await api.act(async () => {
		for (const box of boxes.slice(0, 2)) {
			const root = createRoot(box);
			root.render(h(App));
			roots.push(root);
		}
		roots.push(hydrateRoot(boxes[2], h(App), { identifierPrefix: "island", onRecoverableError: () => told++ }));
	});
	const ids = boxes.map((box) => box.querySelector("p")!.id);
	log.push(new Set(ids).size, ids.every(Boolean), ids[2]!.includes("island"), told);
	await api.act(async () => roots.map((root) => root.unmount()));
	for (const box of boxes) box.remove();
});

same("context and promises by use", async ({ api, draw, box }) => {
	const { createElement: h, createContext, Suspense, use } = api;
	const Theme = createContext("light");
	const ready = Promise.resolve("ready");
	const Part = ({ isOn }: Any) => [isOn && use(Theme), " ", use(ready)];
	await draw(h(Theme, { value: "dark" }, h(Suspense, { fallback: "wait" }, h(Part, { isOn: true }))));
	return box.innerHTML;
});

same("markup of a server", ({ api }) => {
	const { createElement: h, renderToString, lazy, Suspense } = api;
	// biome-ignore lint/suspicious/noThenProperty: it is what is tried
	const Now = lazy(() => ({ then: (done: Any) => done({ default: () => h("i") }) }));
	return [
		h("x-el", { onfoo: "bar", "on-click": "a" }),
		h("svg", null, h("path", { strokeWidth: 2, strokeDasharray: "1", vectorEffect: "none", xlinkHref: "#a" })),
		h("p", { style: {} }),
		h("p", { style: { color: null } }),
		h("noscript", null, "no"),
		h("p", { spellCheck: false, draggable: false, "aria-hidden": false }),
		h("p", { className: "" }),
		h("pre", null, "\na"),
		h("textarea", { defaultValue: "\na" }),
		h("a", { href: "/x", title: "'<>&\"" }, "'<>&\""),
		h("p", { style: { marginTop: " 2px ", msTransition: "none", WebkitTransition: "none", "--someName": 0, left: 0 } }),
		h("p", { hidden: true, customProp: true, id: Symbol("s") }, h("a", { href: "" })),
		h("select", { defaultValue: "b", readOnly: true }, h("option", { value: "a" }), h("option", { value: "b" })),
		h(Suspense, { fallback: "wait" }, h(Now)),
	].map((tree) => renderToString(tree).replaceAll(/<!--.*?-->|=""/g, ""));
});

same(
	"attributes: only those without a value can be true, a symbol is none, nor is an empty address",
	async ({ api, draw, box, log }) => {
		const { createElement: h } = api;
		const elements = {
			div: "id title className hidden lang role data-x aria-x customProp suppressContentEditableWarning tabIndex",
			a: "href download customProp",
			img: "src alt",
			input: "disabled required readOnly multiple autoComplete href",
			form: "noValidate",
			label: "htmlFor",
			link: "href",
			svg: "tabIndex className role",
		};
		for (const [type, names] of Object.entries(elements))
			for (const name of names.split(" "))
				for (const value of [true, false, "", 0, Symbol("s"), () => {}]) {
					// React sets a picture's address twice, the second time whatever it is.
					if (name === "src" && !/string|number/.test(typeof value)) continue;
					if (name.startsWith("suppress") && typeof value !== "boolean") continue;
					await draw(h(type, { [name]: value, key: log.length }));
					log.push(`${name} ${String(value)} ${box.innerHTML}`);
				}
	},
);

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

same("leaves no attribute of a prop that is gone", async ({ api: { createElement: h }, box, draw }) => {
	const all = {
		id: "a",
		title: "t",
		lang: "en",
		htmlFor: "x",
		"data-x": 1,
		hidden: true,
		tabIndex: 3,
		draggable: true,
	};
	const field = {
		...all,
		maxLength: 5,
		minLength: 1,
		name: "n",
		placeholder: "p",
		pattern: "x",
		size: 9,
		readOnly: true,
		type: "text",
	};
	const draws = [];
	for (const props of [{}, { title: null, maxLength: undefined }]) {
		await draw(
			h(
				"div",
				null,
				h("label", all),
				h("input", field),
				h("td", { colSpan: 2, ...all }),
				h("img", { src: "x", alt: "y" }),
			),
		);
		await draw(h("div", null, h("label", props), h("input", props), h("td", props), h("img", props)));
		draws.push(box.innerHTML);
	}
	return draws;
});

it("reads an address that is an object once: it cannot be another one after it was checked", () => {
	const { createElement: h, render } = compat as Any;
	let times = 0;
	const href = { toString: () => (times++ ? "javascript:alert(1)" : "https://a.test/") };
	const box = document.createElement("main");
	render(h("a", { href }), box);
	expect([box.innerHTML, times]).toEqual(['<a href="https://a.test/"></a>', 1]);
});

same("a first value of true or false is the word", async ({ api, draw, box, log }) => {
	for (const type of ["input", "textarea"])
		for (const defaultValue of [true, false]) {
			await draw(api.createElement(type, { defaultValue, key: log.length }));
			log.push((box.firstChild as HTMLInputElement).value);
		}
});

same("data is an address of an object alone", async ({ api, draw, box, log }) => {
	for (const type of ["p", "object"]) {
		await draw(api.createElement(type, { data: "javascript:fine" }));
		log.push(box.querySelector(type)!.getAttribute("data")!.startsWith("javascript:throw"));
	}
});

same("styles: zero has no unit, and false no value", async ({ api, draw, box, log }) => {
	const { createElement: h } = api;
	for (const style of [
		{ color: "red", left: 0, lineHeight: 0 },
		{ color: false, left: 2 },
		{ color: true },
		{ left: 0 },
	]) {
		await draw(h("p", { style }));
		log.push(box.innerHTML, api.renderToString(h("p", { style })));
	}
});

same("what is drawn for readers without scripts stays the server's", async ({ api, draw, box }) => {
	await draw(api.createElement("noscript", null, api.createElement("p", null, "no")));
	return box.innerHTML;
});

same(
	"forms' functions: errors reach the boundary, a button's own wins, a button's address is the browser's",
	async ({ api, draw, log, box }) => {
		const { createElement: h, Component } = api;
		class Boundary extends Component {
			state: Any = {};
			static getDerivedStateFromError(error: Error) {
				return { message: error.message };
			}
			render() {
				return this.state.message ?? this.props.children;
			}
		}
		const fails = [
			() => {
				throw new Error("at once");
			},
			async () => {
				throw new Error("later");
			},
		];
		for (const [key, action] of fails.entries()) {
			await draw(h(Boundary, { key }, h("form", { action }, h("input", { name: "a" }))));
			await api.act(async () => box.querySelector("form")!.requestSubmit());
			log.push(box.textContent);
		}
		const ways = (data: FormData) => void log.push([...data.keys()]);
		const address = { formAction: "https://example.com/", name: "b", value: 1 };
		await draw(
			h("form", { action: ways }, h("button", { name: "c", value: 1, formAction: ways }), h("button", address)),
		);
		const submitted = vi.fn((event: Event) => (log.push(event.defaultPrevented), event.preventDefault()));
		window.addEventListener("submit", submitted);
		for (const button of box.querySelectorAll("button"))
			await api.act(async () => box.querySelector("form")!.requestSubmit(button));
		window.removeEventListener("submit", submitted);
		log.push(submitted.mock.calls.length);
	},
);

same("what is in a portal is not shown while its boundary waits or rests", async ({ api, draw, log, box }) => {
	const { createElement: h, Suspense, Activity, createPortal, useState, useLayoutEffect } = api;
	const elsewhere = document.body.appendChild(document.createElement("aside"));
	const shown = () =>
		[...elsewhere.children].filter((node) => (node as HTMLElement).style.display !== "none").map((n) => n.textContent);
	const gates = new Map<string, { promise?: Promise<void>; open: () => void }>();
	const Wait = ({ on }: Any) => {
		const gate = gates.get(on);
		if (gate?.promise) throw gate.promise;
		return on;
	};
	const close = (name: string) => {
		const gate: Any = {};
		gate.promise = new Promise<void>((resolve) => {
			gate.open = () => {
				gate.promise = undefined;
				resolve();
			};
		});
		gates.set(name, gate);
	};
	let add!: (list: string[]) => void;
	const List = () => {
		const [list, setList] = useState(["a"]);
		add = setList;
		useLayoutEffect(() => {
			log.push(`list ${list}`);
			return () => log.push(`no list ${list}`);
		});
		return createPortal(
			list.map((text: string) => h("p", { key: text }, text)),
			elsewhere,
		);
	};
	const tree = () =>
		h(
			Suspense,
			{ fallback: "…" },
			h(List),
			h(Suspense, { fallback: "-" }, h(Wait, { on: "in" }), createPortal(h("p", null, "inner"), elsewhere)),
			h(Wait, { on: "out" }),
		);
	close("in");
	close("out");
	await draw(tree());
	log.push(shown());
	await api.act(async () => gates.get("in")!.open());
	log.push(shown());
	await api.act(async () => gates.get("out")!.open());
	log.push(shown().sort(), box.textContent);
	close("out");
	await draw(tree());
	log.push(shown(), box.querySelector("[style]") ? "" : box.textContent!.replace("in", "").replace("out", ""));
	await api.act(async () => add(["0", "a", "b"]));
	log.push(shown());
	await api.act(async () => gates.get("out")!.open());
	log.push(shown().sort(), box.textContent);
	for (const mode of ["visible", "hidden", "visible"]) {
		await draw(h(Activity, { mode }, h(List)));
		log.push(shown().sort());
	}
	await draw(null);
	log.push(elsewhere.innerHTML);
	elsewhere.remove();
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

same("fields without a handler stay as they were rendered", async ({ api, draw, log, box }) => {
	const { createElement: h } = api;
	await draw(
		h(
			"form",
			null,
			h("input", { id: "text", value: "lion" }),
			h("input", { id: "zero", value: 0 }),
			h("input", { id: "on", type: "checkbox", checked: true }),
			h("input", { id: "off", type: "checkbox", checked: false }),
			h("input", { id: "one", type: "radio", name: "group", checked: true }),
			h("input", { id: "two", type: "radio", name: "group", checked: false }),
			h("textarea", { id: "area", value: "tiger" }),
			h("select", { id: "list", value: "b" }, h("option", { value: "a" }), h("option", { value: "b" })),
			h(
				"select",
				{ id: "many", multiple: true, value: ["b"] },
				h("option", { value: "a" }),
				h("option", { value: "b" }),
			),
		),
	);
	const $ = (id: string) => box.querySelector(`#${id}`) as Any;
	for (const id of ["text", "zero", "area"]) {
		type($(id), "giraffe");
		log.push($(id).value);
	}
	for (const id of ["on", "off", "one", "two"]) {
		$(id).click();
		log.push([...box.querySelectorAll("[type]")].map((field: Any) => field.checked));
	}
	$("list").selectedIndex = 0;
	$("list").dispatchEvent(new Event("change", { bubbles: true }));
	for (const option of $("many").options) option.selected = true;
	$("many").dispatchEvent(new Event("change", { bubbles: true }));
	log.push($("list").value, $("many").selectedOptions.length);
});

same(
	"a handler sees what was typed, a field has what was rendered after all handlers",
	async ({ api, draw, log, box }) => {
		const { createElement: h, useState } = api;
		const App = () => {
			const [value, setValue] = useState("a");
			const [count, setCount] = useState(2);
			return h(
				"div",
				{ onInput: (event: Any) => (log.push(event.target.value), setValue(event.target.value.toUpperCase())) },
				h("input", { value, onInput: () => log.push("inner") }),
				h("input", {
					type: "number",
					value: count,
					onInput: (event: Any) => (event.stopPropagation(), setCount(+event.target.value)),
				}),
			);
		};
		await draw(h(App));
		const [text, number] = box.querySelectorAll("input");
		type(text, "bc");
		log.push(text!.value);
		await api.act(async () => type(number, "2.0"));
		log.push(number!.value);
		await api.act(async () => type(number, "3.50"));
		log.push(number!.value);
	},
);

same("a reset brings back what was rendered last, and a new default is not shown", async ({ api, draw, log, box }) => {
	const { createElement: h } = api;
	const note = () => {
		for (const { value, defaultValue, checked, defaultChecked } of box.querySelectorAll<Any>("input, textarea"))
			log.push([value, defaultValue, checked, defaultChecked].join());
		log.push([...box.querySelectorAll("input")].map((input) => input.getAttribute("value")).join());
	};
	const noop = () => {};
	const view = (value: string) =>
		h(
			"form",
			null,
			h("input", { value, onChange: noop }),
			h("input", { value, defaultValue: "other", onChange: noop }),
			h("input", { defaultValue: value }),
			h("input", { type: "checkbox", checked: value === "a", onChange: noop }),
			h("input", { type: "checkbox", defaultChecked: value === "a" }),
			h("textarea", { value, onChange: noop }),
			h("textarea", { defaultValue: value }),
		);
	await draw(view("a"));
	note();
	await draw(view("b"));
	note();
	box.querySelector("form")!.reset();
	note();
	await draw(view(""));
	note();
});

same("a list's value wins over its default; values that are no texts are empty", async ({ api, draw, log, box }) => {
	const { createElement: h } = api;
	const noop = () => {};
	const options = ["a", "b", "c"].map((value) => h("option", { key: value, value }, value));
	await draw(
		h(
			"div",
			null,
			h("select", { value: "b", defaultValue: "c", onChange: noop }, options),
			h("select", { multiple: true, value: ["a", "b"], defaultValue: ["c"], onChange: noop }, options),
			h("input", { value: Symbol("x"), onChange: noop }),
			h("textarea", { value: noop, onChange: noop }),
		),
	);
	for (const list of box.querySelectorAll("select"))
		log.push([...list.selectedOptions].map(({ value }) => value).join());
	for (const field of box.querySelectorAll<Any>("input, textarea")) log.push(field.value, field.getAttribute("value"));
});

same(
	"a custom element's properties get values as they are, other props are attributes",
	async ({ api, draw, log, box }) => {
		const { createElement: h } = api;
		const name = `own-${Math.random().toString(36).slice(2)}`;
		customElements.define(
			name,
			class extends HTMLElement {
				list: unknown = "first";
				onpick: unknown = undefined;
			},
		);
		const say = () => void log.push("picked");
		const steps: Any[] = [
			{ list: [1], other: "a", flag: true, onpick: say, "data-x": 1 },
			{ list: say, other: 2, flag: false, onpick: "text", onother: "b" },
			{ list: null, other: null, onpick: say, onother: say },
			{ list: false, onother: true, innerHTML: "<b>no</b>" },
			{},
		];
		for (const props of steps) {
			await draw(h(name, props));
			const dom = box.firstChild as Any;
			dom.dispatchEvent(new Event("pick"));
			dom.dispatchEvent(new Event("other"));
			log.push(dom.list === say ? "function" : dom.list, typeof dom.onpick, dom.outerHTML.replaceAll(name, "own"));
		}
	},
);

same("attributes without a value are there for whatever is not empty", async ({ api, draw, box }) => {
	const { createElement: h } = api;
	const given = [true, false, "", "hidden", 0, 1, [], null];
	await draw(
		given.map((value, key) =>
			h(
				"p",
				{ key, hidden: value, disabled: value },
				h("input", { disabled: value, readOnly: value, required: value }),
			),
		),
	);
	return (
		box.innerHTML +
		api.renderToString(h("p", { hidden: "hidden", itemScope: "" }, h("input", { disabled: "", required: "yes" })))
	);
});

same("an action that is dispatched while its component renders is an error", async ({ api, draw, box }) => {
	const { createElement: h, useActionState } = api;
	const App = () => {
		const [state, dispatch] = useActionState(async () => 1, 0);
		dispatch();
		return h("p", null, state);
	};
	await draw(h(boundaryOf(api), null, h(App)));
	return box.innerHTML;
});

same("what waits without a Suspense around it is there once its promise is", async ({ api, draw, log, box }) => {
	const { createElement: h, lazy, use } = api;
	let load: Any;
	const Late = lazy(() => new Promise((resolve) => (load = () => resolve({ default: () => h("b", null, "late") }))));
	await draw(h("p", null, "around ", h(Late)));
	log.push(box.innerHTML);
	await api.act(async () => load());
	log.push(box.innerHTML);
	let resolve: Any;
	const promise = new Promise((yes) => (resolve = yes));
	const Reader = () => h("i", null, use(promise));
	class Alarm extends api.Component {
		state: Any = {};
		static getDerivedStateFromError = () => ({ hasFailed: true });
		render() {
			return this.state.hasFailed ? "alarm" : this.props.children;
		}
	}
	await draw(h(Alarm, { key: 2 }, h(Reader)));
	await api.act(async () => resolve("read"));
	log.push(box.innerHTML);
	const broken = Promise.reject(new Error("lost"));
	const Loser = () => h("i", null, use(broken));
	await draw(h(boundaryOf(api), { key: 3 }, h(Loser)));
	log.push(box.innerHTML);
});

same("controlled fields with a handler follow it, also after they were hydrated", async ({ api, log }) => {
	const { createElement: h, useState, hydrateRoot, renderToString, act } = api;
	const Field = ({ type: kind, as = "input", children }: Any) => {
		const [value, setValue] = useState("a");
		const [isOn, setOn] = useState(true);
		return kind === "checkbox"
			? h(as, { type: kind, checked: isOn, onChange: (event: Any) => setOn(event.target.checked) })
			: h(as, { value, onChange: (event: Any) => setValue(event.target.value) }, children);
	};
	const options = ["a", "b"].map((value) => h("option", { key: value, value }));
	const App = () =>
		h(
			"div",
			null,
			h(Field),
			h(Field, { type: "checkbox" }),
			h(Field, { as: "textarea" }),
			h(Field, { as: "select" }, options),
		);
	const side = document.body.appendChild(document.createElement("div"));
	side.innerHTML = renderToString(h(App));
	let root: Any;
	await act(async () => (root = hydrateRoot(side, h(App))));
	const [text, box, area, list] = side.querySelectorAll<Any>("input, textarea, select");
	type(text, "b");
	log.push(text.value);
	box.click();
	log.push(box.checked);
	type(area, "b");
	log.push(area.value);
	type(list, "b", "change");
	log.push(list.value);
	await act(async () => root.unmount());
	side.remove();
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

same("what waits again without a Suspense around it keeps what it had, and all state", async ({ api, box, log }) => {
	const { createElement: h, createRoot, act, startTransition, use, useState } = api;
	for (const kind of ["urgent", "transition", "root"]) {
		const promises: Any[] = [];
		const resolve: Any[] = [];
		const promiseOf = (n: number) => (promises[n] ??= new Promise((yes) => (resolve[n] = () => yes(`data ${n}`))));
		let setN: Any;
		const Data = ({ n }: Any) => h("i", null, use(promiseOf(n)));
		const App = ({ first }: Any) => {
			const [n, set] = useState(0);
			const [kept] = useState(first);
			setN = set;
			return h("p", null, kept, h(Data, { n: n || first }));
		};
		const side = box.appendChild(document.createElement("div"));
		const root = createRoot(side);
		await act(async () => root.render(h(App, { first: 1 })));
		log.push(kind, side.innerHTML);
		await act(async () => resolve[1]());
		log.push(side.innerHTML);
		await act(async () => {
			if (kind === "root") root.render(h(App, { first: 2 }));
			else if (kind === "urgent") setN(2);
			else startTransition(() => setN(2));
		});
		log.push(side.innerHTML);
		await act(async () => resolve[2]());
		log.push(side.innerHTML);
		await act(async () => root.unmount());
	}
});

same("what is new and waits without a Suspense does not take the state of what is around it", async (tools) => {
	const { api, draw, box, log } = tools;
	const { createElement: h, act, use, useState } = api;
	let [resolve, show]: Any[] = [];
	const promise = new Promise((yes) => (resolve = yes));
	const New = () => h("i", null, use(promise));
	const App = () => {
		const [isOn, set] = useState(false);
		const [count] = useState(() => log.push("state"));
		show = set;
		return h("p", null, count, h("b", null, "here"), isOn && h(New));
	};
	await draw(h(App));
	await act(async () => show(true));
	log.push(box.innerHTML);
	await act(async () => resolve("there"));
	log.push(box.innerHTML);
});

same("onChange around fields is called for changes in them", async ({ api, box, draw, log }) => {
	const { createElement: h, act, cloneElement } = api;
	const say =
		(who: string) =>
		({ target, currentTarget }: Any) =>
			void log.push(`${who} ${target.id} ${currentTarget.localName}`);
	const form = h(
		"form",
		{ onChange: say("form"), onInput: say("entered") },
		h("input", { id: "text", onChange: say("own") }),
		h("input", { id: "controlled", value: "a", onChange: say("controlled") }),
		h("textarea", { id: "area" }),
		h("input", { id: "check", type: "checkbox" }),
		h("input", { id: "radio", type: "radio" }),
		h("select", { id: "list" }, h("option", null, "a"), h("option", null, "b")),
		h("input", { id: "file", type: "file" }),
		h("p", { id: "text-of-page", contentEditable: true }),
	);
	for (const [title, tree] of [
		["as it is", form],
		["a copy", cloneElement(form, { title: "copy" })],
		["a copy with another handler", cloneElement(form, { onChange: say("other") })],
	] as const) {
		await draw(h("div", { key: title, onChange: say("outer"), onChangeCapture: say("capture") }, tree));
		log.push(title);
		const get = (id: string): Any => box.querySelector(`#${id}`);
		const tell = (id: string, event: string) =>
			act(async () => get(id).dispatchEvent(new Event(event, { bubbles: true })));
		const told = log.length;
		for (const id of ["text", "controlled", "area"]) {
			await act(async () => type(get(id), "x"));
			// As a browser does when the field is left.
			if (id !== "controlled") await tell(id, "change");
		}
		for (const id of ["check", "radio"]) await act(async () => get(id).click());
		for (const id of ["list", "file", "text-of-page"]) {
			await tell(id, "input");
			await tell(id, "change");
		}
		// Which of the two events of one entry comes first is left open.
		const entered = log
			.splice(told)
			.filter((line) => !line.startsWith("entered check") && !line.startsWith("entered radio"));
		log.push(...entered.filter((line) => !line.startsWith("entered")));
		log.push(...entered.filter((line) => line.startsWith("entered")));
	}
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

same("what waits beside an error that was caught shows no fallback", async ({ api, draw, log, box }) => {
	const { createElement: h, Suspense, use } = api;
	const Bad = ({ name }: Any) => {
		throw new Error(name);
	};
	const Waiting = () => use(new Promise(() => {}));
	await draw(
		h(
			boundaryOf(api),
			null,
			h(
				Suspense,
				{ fallback: h(Bad, { name: "fallback" }) },
				h(boundaryOf(api), null, h(Bad, { name: "inner" }), h(Waiting)),
			),
		),
	);
	log.push(box.innerHTML);
});

same("a label of no label, no file of an object, no size of nothing", async ({ api, draw, log, box }) => {
	const { createElement: h, renderToString } = api;
	const tree = (isOn: boolean) =>
		h(
			"div",
			null,
			h("p", { htmlFor: isOn ? "a" : undefined }),
			h("label", { htmlFor: isOn ? "a" : undefined }),
			h("output", { htmlFor: isOn ? "a b" : undefined }),
			h("x-label", { htmlFor: isOn ? "a" : undefined }),
			h("object", { data: isOn ? "" : "/a" }),
			h("input", { size: isOn ? 0 : 3 }),
			h("textarea", { rows: isOn ? 4 : 0, cols: isOn ? "none" : "5" }),
		);
	for (const isOn of [true, false, true]) {
		await draw(tree(isOn));
		log.push(box.innerHTML, renderToString(tree(isOn)));
	}
});

same("the end of a root ends its effects, flushSync runs those of its updates", async ({ api, log }) => {
	const { createElement: h, createRoot, flushSync, useEffect, useLayoutEffect, useState, useSyncExternalStore } = api;
	const listeners = new Set();
	const subscribe = (listener: unknown) => {
		listeners.add(listener);
		return () => listeners.delete(listener);
	};
	let setState!: (state: number) => void;
	const App = () => {
		const [state, set] = useState(0);
		setState = set;
		useSyncExternalStore(subscribe, () => 1);
		useEffect(() => {
			log.push(`effect ${state}`);
			return () => log.push(`end ${state}`);
		}, [state]);
		useLayoutEffect(() => () => log.push("end of layout"), []);
	};
	(globalThis as Any).IS_REACT_ACT_ENVIRONMENT = false;
	const root = createRoot(document.createElement("p"));
	flushSync(() => root.render(h(App)));
	log.push(listeners.size);
	flushSync(() => setState(1));
	log.push("unmount");
	root.unmount();
	log.push(listeners.size);
	(globalThis as Any).IS_REACT_ACT_ENVIRONMENT = true;
});

same("a store has its listener once all layout effects have run", async ({ api, box, draw, log }) => {
	const { createElement: h, useEffect, useLayoutEffect, useSyncExternalStore } = api;
	let value = 0;
	const listeners = new Set<() => void>();
	const subscribe = (listener: () => void) => {
		log.push("subscribe");
		listeners.add(listener);
		return () => listeners.delete(listener);
	};
	const Reader = ({ name }: Any) => {
		const shown = useSyncExternalStore(subscribe, () => value);
		useLayoutEffect(() => void log.push(`layout ${name}`), []);
		useEffect(() => void log.push(`effect ${name}`), []);
		return shown;
	};
	const Changer = () => {
		useLayoutEffect(() => {
			value = 1;
			log.push(`listeners ${listeners.size}`);
			for (const listener of listeners) listener();
		}, []);
		return null;
	};
	await draw([h(Reader, { key: 1, name: "a" }), h(Reader, { key: 2, name: "b" }), h(Changer, { key: 3 })]);
	log.push(box.textContent);
});

same("a handler may set currentTarget, and the next one finds its own", async ({ api, box, draw, log }) => {
	const { createElement: h, createPortal } = api;
	const say = (name: string) => (event: Any) => {
		log.push(`${name} ${event.currentTarget.localName}`);
		event.currentTarget = event.target;
		log.push(`set ${event.currentTarget.localName}`);
	};
	const outside = document.body.appendChild(document.createElement("aside"));
	await draw(
		h(
			"div",
			{ onClick: say("outer"), onClickCapture: say("capture") },
			h("p", { onClick: say("inner") }, h("b")),
			createPortal(h("i"), outside),
		),
	);
	for (const inside of [box.querySelector("b"), outside.querySelector("i")])
		await api.act(async () => void inside!.dispatchEvent(new MouseEvent("click", { bubbles: true })));
	outside.remove();
});

same("effects run before the next render, children first, whoever asked for it", async ({ api, draw, log }) => {
	const { createElement: h, useEffect, useLayoutEffect, useState } = api;
	const say = (line: string) => void log.push(line);
	const Part = ({ name, hasMore, children }: Any) => {
		const [state, setState] = useState(0);
		say(`render ${name} ${state}`);
		useEffect(() => {
			say(`effect ${name} ${state}`);
			return () => say(`end ${name} ${state}`);
		}, [state]);
		useLayoutEffect(() => {
			if (hasMore && state < 2) setState(state + 1);
		}, [state]);
		return children;
	};
	const tree = (isLong: boolean) =>
		h(
			Part,
			{ name: "a", hasMore: true },
			h(Part, { key: 1, name: "b" }, h(Part, { name: "c" })),
			isLong && h(Part, { key: 2, name: "d", hasMore: true }),
		);
	await draw(tree(false));
	log.push("--");
	await draw(tree(true));
});

same("a copy of an event has what the event says", async ({ api, box, draw, log }) => {
	const { createElement: h } = api;
	const note = (event: Any) => {
		const { type, key, code, shiftKey, clientX, bubbles, target, currentTarget, nativeEvent } = { ...event };
		log.push([type, key, code, shiftKey, clientX, bubbles, target?.localName, currentTarget?.localName, !!nativeEvent]);
		event.preventDefault();
		log.push({ ...event, defaultPrevented: event.isDefaultPrevented() }.defaultPrevented);
	};
	await draw(h("div", { onKeyDown: note, onClick: note }, h("b")));
	const inner = box.querySelector("b")!;
	const init = { bubbles: true, cancelable: true, shiftKey: true };
	inner.dispatchEvent(new KeyboardEvent("keydown", { ...init, key: "a", code: "KeyA" }));
	inner.dispatchEvent(new MouseEvent("click", { ...init, clientX: 3 }));
});

same(
	"an element without a field's property gets no attribute of its name, and loses a value",
	async ({ api, box, draw, log }) => {
		const { createElement: h } = api;
		const props = { defaultValue: 3, defaultChecked: true, selected: true, checked: true, multiple: true, muted: true };
		const kinds = ["span", "li", "button", "option", "video", "input", "select"];
		const tree = (name: string, value: unknown, type: string) =>
			h(type, { key: type, id: type, ...(name && { [name]: value }) });
		for (const [name, value] of Object.entries(props).slice(0, -1))
			for (const type of ["span", "li", "button", "video"]) {
				await draw(tree(name, value, type));
				log.push([name, type, box.innerHTML]);
			}
		await draw(tree("muted", true, "li"));
		log.push(box.innerHTML);
		for (const type of kinds.slice(0, 4)) {
			await draw(tree("value", 3, type));
			await draw(tree("", 0, type));
			log.push(["value gone", box.innerHTML]);
		}
		await draw(h("video", { muted: true }));
		log.push(["video", (box.firstChild as HTMLVideoElement).muted]);
		await draw(h("select", { multiple: true }));
		log.push(["select", (box.firstChild as HTMLSelectElement).multiple]);
	},
);

same(
	"all that waits is rendered before any layout effect runs, the inner ones first",
	async ({ api, box, draw, log }) => {
		const { createElement: h, useState, useLayoutEffect, useEffect, memo, useSyncExternalStore, useRef } = api;
		const sets: Any = {};
		let stored = 0;
		const listeners = new Set<() => void>();
		const follow = (name: string) => {
			const [state, set] = useState(0);
			sets[name] = set;
			useLayoutEffect(() => {
				log.push([name, "layout", state, box.textContent]);
				return () => log.push([name, "layout ends", state]);
			}, [state]);
			useEffect(() => void log.push([name, "effect", state]), [state]);
			return state;
		};
		const Leaf = memo(({ name }: Any) => {
			const state = follow(name);
			const store = useSyncExternalStore(
				(tell: () => void) => (listeners.add(tell), () => listeners.delete(tell)),
				() => stored,
			);
			const ref = useRef(null);
			return h("i", { ref, "data-name": name }, `${name}${state}/${store} `);
		});
		const Middle = memo(({ name, children }: Any) => {
			follow(name);
			return h("b", null, children);
		});
		const inner = [h(Leaf, { key: 1, name: "x" }), h(Leaf, { key: 2, name: "y" })];
		const Top = () => {
			const state = follow("top");
			return h("div", null, `top${state} `, h(Middle, { name: "a" }, inner), h(Middle, { name: "b" }, inner[0]));
		};
		await draw(h(Top));
		const steps = [
			["top", "y"],
			["y", "top"],
			["b", "x", "top"],
			["a", "y"],
		];
		for (const names of steps) {
			log.push("--", names);
			await api.act(async () => {
				stored++;
				for (const tell of listeners) tell();
				for (const name of names) sets[name]((value: number) => value + 1);
			});
			log.push(box.textContent);
		}
	},
);

same(
	"a layout effect that requests more in the midst of others: all of it is rendered next",
	async ({ api, box, draw, log }) => {
		const { createElement: h, useState, useLayoutEffect, memo } = api;
		const sets: Any[] = [];
		const Leaf = memo(({ at }: Any) => {
			const [state, set] = useState(0);
			sets[at] = set;
			useLayoutEffect(() => {
				log.push([at, state, box.textContent]);
				if (state === 1) for (const other of sets.slice(1)) other((value: number) => Math.max(value, 1) + 1);
			}, [state]);
			return h("i", null, state);
		});
		await draw(
			h(
				"div",
				null,
				[0, 1, 2, 3].map((at) => h(Leaf, { key: at, at })),
			),
		);
		log.push("--");
		await api.act(async () => sets[0](1));
		log.push(box.innerHTML);
	},
);

same(
	"what was rendered in a batch and then hidden by it has no effects until it is shown",
	async ({ api, box, draw, log }) => {
		const { createElement: h, useState, useCallback, useLayoutEffect, memo, Suspense } = api;
		const sets: Any = {};
		let settle!: () => void;
		const promise = new Promise<void>((resolve) => {
			settle = resolve;
		}) as Any;
		const Leaf = memo(({ name }: Any) => {
			const [state, set] = useState(0);
			sets[name] = set;
			useLayoutEffect(() => {
				log.push([name, state]);
				return () => log.push([name, "ends", state]);
			}, [state]);
			const ref = useCallback((node: Any) => void log.push([name, "ref", !!node]), []);
			return h("i", { ref }, state);
		});
		const Late = memo(() => {
			const [waits, set] = useState(false);
			sets.late = set;
			if (waits && !promise.done) throw promise;
			return "late";
		});
		await draw(h("div", null, h(Suspense, { fallback: "..." }, h(Leaf, { name: "in" }), h("p", null, h(Late)))));
		log.push("--");
		await api.act(async () => {
			sets.in(1);
			sets.late(true);
		});
		log.push("--");
		promise.done = true;
		await api.act(async () => settle());
		log.push(box.textContent);
	},
);

same("a context's new value reaches a component that waits in the same render", async ({ api, draw, log }) => {
	const { createElement: h, createContext, useContext, useState, memo } = api;
	const Place = createContext("");
	const sets: Any = {};
	const Page = memo(() => {
		const [state, set] = useState(0);
		sets.page = set;
		log.push([state, useContext(Place)]);
	});
	const Route = memo(() => h(Place.Provider, { value: `${useContext(Place)}!` }, h(Page)));
	const Router = () => {
		const [place, set] = useState("one");
		sets.router = set;
		return h(Place.Provider, { value: place }, h(Route));
	};
	await draw(h(Router));
	await api.act(async () => {
		sets.page(1);
		sets.router("two");
	});
});

it("an effect that flushes before others render leaves what that requests to the batch", async () => {
	const { createElement: h, useState, useEffect, useContext, createContext, memo, flushSync, createRoot } = sides[1];
	const box = document.createElement("main");
	const Value = createContext(0);
	const sets: Any = {};
	const log: Any[] = [];
	const Reader = memo(() => `read${useContext(Value)} `);
	const reader = h(Reader);
	const Leaf = memo(({ name }: Any) => {
		const [state, set] = useState(0);
		sets[name] = set;
		useEffect(() => {
			log.push(name + state);
			if (name === "a" && state === 1) flushSync(() => sets.c(10));
		}, [state]);
		return [`${name}${state} `, name === "a" && h(Value.Provider, { key: 1, value: state }, reader)];
	});
	const root = createRoot(box);
	flushSync(() => root.render(["a", "b", "c"].map((name) => h(Leaf, { key: name, name }))));
	sets.a(1);
	await null;
	expect([box.textContent, log]).toEqual(["a1 read1 b0 c0 ", ["a0", "b0", "c0"]]);
	flushSync(() => {
		for (const name of ["a", "b"]) sets[name]((value: number) => value + 1);
	});
	expect(box.textContent).toBe("a2 read2 b1 c10 ");
	expect(log[3]).toBe("a1");
	root.unmount();
});
