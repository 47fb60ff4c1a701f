// Markup for prerendering: as React prints it, and hydrated without a change.
import * as React from "react";
import * as reactServer from "react-dom/server";
import * as reactStreams from "react-dom/server.edge";
import { describe, expect, it } from "vitest";
import { hydrateRoot } from "../../src/runtime/react/client";
import * as ours from "../../src/runtime/react/index";
import * as signals from "../../src/runtime/react/signals";
import { act } from "../../src/runtime/react/test-utils";
import {
	renderToPipeableStream,
	renderToReadableStream,
	renderToStaticMarkup,
	renderToString,
} from "../../src/runtime/server";

// biome-ignore lint/suspicious/noExplicitAny: both libraries are handed the same
type Any = any;

/** What React prints too, in the order and spelling of ours: without its comments, empty values and semicolons at the end. */
const plain = (markup: string) => {
	const box = document.createElement("div");
	box.innerHTML = markup.replaceAll(/<!--.*?-->/g, "");
	const walk = (node: Element): unknown => [
		node.localName,
		Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value.replace(/;$/, "")]).sort()),
		[...node.childNodes].map((child) => (child instanceof Element ? walk(child) : child.textContent)),
	];
	box.normalize();
	return walk(box);
};

/** Programs that print the same on React and here. */
const programs: Record<string, (api: Any) => Any> = {
	"text and elements": ({ createElement: h }) =>
		h(
			"div",
			{ className: "a", id: "b" },
			'x < y & "z"',
			5,
			null,
			false,
			true,
			["a", [h("br", { key: 1 })]],
			h("img", { src: "/a?b&c", alt: "", loading: "lazy" }),
		),
	props: ({ createElement: h }) =>
		h(
			"form",
			{
				noValidate: true,
				"data-a": false,
				"aria-hidden": false,
				"aria-busy": true,
				"data-open": true,
				hidden: undefined,
				title: null,
				acceptCharset: "utf-8",
			},
			h("label", { htmlFor: "x", tabIndex: 0 }),
			h("input", { disabled: true, readOnly: false, maxLength: 5, defaultValue: "v" }),
			h("input", { type: "checkbox", defaultChecked: true }),
			h("textarea", { defaultValue: "<b>" }),
			h("p", { onClick: () => {}, style: { color: "red", marginTop: 5, lineHeight: 2, "--x": "1" } }),
		),
	lists: ({ createElement: h }) =>
		h(
			"select",
			{ defaultValue: "b" },
			h("option", { value: "a" }, "A"),
			h("optgroup", { label: "g" }, h("option", { value: "b" }, "B")),
		),
	"markup set by hand": ({ createElement: h }) => h("p", { dangerouslySetInnerHTML: { __html: "<i>x</i>" } }),
	"hooks and contexts": (api) => {
		const { createElement: h, useState, useMemo, useRef, useEffect, useLayoutEffect, createContext, useContext } = api;
		const Context = createContext("none");
		const Inner = () => h("i", null, useContext(Context));
		const App = ({ n }: Any) => {
			const [count, setCount] = useState(() => n);
			if (count < 3) setCount(count + 1);
			useEffect(() => {
				throw new Error("effects do not run");
			});
			useLayoutEffect(() => {
				throw new Error("effects do not run");
			});
			return h(
				Context.Provider,
				{ value: "some" },
				h(
					"b",
					{ ref: useRef(null) },
					count,
					useMemo(() => count * 2, [count]),
				),
				h(Inner),
			);
		};
		return h(
			api.Fragment,
			null,
			h(App, { n: 1 }),
			h(Inner),
			h(Context.Consumer, null, (v: Any) => v),
		);
	},
	classes: (api) => {
		class C extends api.Component {
			static getDerivedStateFromProps = () => ({ a: 1 });
			state = { n: 0 };
			componentDidMount() {
				throw new Error("it is never mounted");
			}
			componentWillUnmount() {
				throw new Error("it is never mounted");
			}
			render() {
				const self = this as Any;
				return api.createElement("p", { className: self.props.className }, self.state.a, self.state.n);
			}
		}
		return api.createElement(C, { className: "x" });
	},
	"memo, forwardRef and names": ({ createElement: h, memo, forwardRef }) => {
		const Field = forwardRef(({ title }: Any, ref: Any) => h("input", { title, ref }));
		return h(
			memo(({ a }: Any) => h("p", null, a, h(Field, { title: a, ref: () => {} }))),
			{ a: "x" },
		);
	},
	"a store": ({ createElement: h, useSyncExternalStore }) =>
		h(() =>
			useSyncExternalStore(
				() => () => {},
				() => "client",
				() => "server",
			),
		),
	"Suspense around what is there": ({ createElement: h, Suspense }) =>
		h(Suspense, { fallback: "wait" }, h("p", null, "here")),
	SVG: ({ createElement: h }) =>
		h("svg", { viewBox: "0 0 1 1" }, h("path", { strokeWidth: 2, d: "M0 0" }), h("use", { xlinkHref: "#a" })),
};

describe("renderToString", () => {
	for (const [name, program] of Object.entries(programs))
		it(`prints what React prints: ${name}`, () => {
			expect(plain(renderToString(program(ours)))).toEqual(plain(reactServer.renderToString(program(React))));
		});

	it("prints what the runtime takes over without a change, with the same ids", () => {
		const { createElement: h, useId, useState } = ours as Any;
		const Field = ({ label }: Any) => {
			const id = useId();
			const [n] = useState(label);
			return h("p", null, h("label", { htmlFor: id }, n), h("input", { id }));
		};
		const view = () => h("main", { className: "m" }, h(Field, { label: "a" }), h(Field, { label: "b" }), "text");
		const box = document.body.appendChild(document.createElement("div"));
		box.innerHTML = renderToString(view());
		const markup = box.innerHTML;
		const nodes = [...box.querySelectorAll("*")];
		const errors: Event[] = [];
		document.addEventListener("gossamer:error", (event) => errors.push(event));
		act(() => hydrateRoot(box, view()));
		expect(box.innerHTML).toBe(markup);
		expect([...box.querySelectorAll("*")]).toEqual(nodes);
		expect(errors).toEqual([]);
		box.remove();
	});

	it("is hydrated as it is where texts follow one another, or are empty", () => {
		const { createElement: h, useState } = ours as Any;
		let setCount: Any;
		const Slides = () => {
			const [count, set] = useState(1);
			setCount = set;
			return h("main", null, h("p", null, "slide ", count, " of ", 9), h("p", null, "", "a", "", h("b"), "c"));
		};
		const box = document.body.appendChild(document.createElement("div"));
		box.innerHTML = renderToString(h(Slides));
		const told: unknown[] = [];
		act(() => hydrateRoot(box, h(Slides), { onRecoverableError: (error) => told.push(error) }));
		expect(told).toEqual([]);
		expect(box.innerHTML).toBe("<main><p>slide 1 of 9</p><p>a<b></b>c</p></main>");
		act(() => setCount(2));
		expect(box.textContent).toBe("slide 2 of 9ac");
		box.remove();
	});

	it("shows a fallback for what waits, and nothing of portals", () => {
		const { createElement: h, Suspense, lazy, createPortal } = ours as Any;
		const Lazy = lazy(() => new Promise(() => {}));
		expect(renderToString(h("div", null, h(Suspense, { fallback: h("i") }, h("b"), h(Lazy))))).toBe(
			"<div><i></i></div>",
		);
		expect(renderToString(h("div", null, createPortal(h("b"), {})))).toBe("<div></div>");
		expect(() => renderToString(h(Lazy))).toThrow();
	});

	it("draws a component once that changes a signal after reading it", () => {
		const { createElement: h } = ours as Any;
		const Counting = () => {
			const count = signals.useSignal(0);
			return h("p", null, count.value, ++count.value, ++count.value);
		};
		expect(renderToString(h(Counting))).toBe("<p>012</p>");
	});

	it("follows no signal once it has printed", () => {
		const { createElement: h } = ours as Any;
		let watchers = 0;
		const text = signals.signal("a", { watched: () => watchers++, unwatched: () => watchers-- });
		const Reader = () => h("p", { title: text }, text, text.value);
		expect(renderToString(h(Reader))).toBe('<p title="a">aa</p>');
		expect(watchers).toBe(0);
	});

	it("escapes values and leaves out names that would end the attribute or the element", () => {
		const { createElement: h } = ours as Any;
		const hostile = { 'x"><script>': 1, "a b": 1, title: '"><script>' };
		expect(renderToStaticMarkup(h("p", hostile, "<script>"))).toBe(
			'<p title="&quot;&gt;&lt;script&gt;">&lt;script&gt;</p>',
		);
		expect(() => renderToString(h("p><script"))).toThrow("No element can be called p><script.");
	});

	it("lets errors through, and works afterwards", async () => {
		const { createElement: h, useState } = ours as Any;
		const Bad = () => {
			throw new Error("bad");
		};
		expect(() => renderToString(h("p", null, h(Bad)))).toThrow("bad");
		const Late = () => {
			const [n, set] = useState(0);
			Promise.resolve().then(() => set(1));
			return n;
		};
		expect(renderToString(h(Late))).toBe("0");
		await Promise.resolve().then(() => {});
	});
});

describe("streams", () => {
	const later = (value: unknown, ms = 1) => new Promise((resolve) => setTimeout(resolve, ms, value));
	const app = (api: Any) => {
		const { createElement: h, Suspense, lazy, use, createContext, useContext } = api;
		const Context = createContext("none");
		const Late = lazy(() => later({ default: ({ name }: Any) => h("b", null, name, useContext(Context)) }));
		const promise = later("read", 5);
		const Reader = () => h("i", null, use(promise));
		return h(
			"main",
			null,
			h(
				Context.Provider,
				{ value: " inside" },
				h(Suspense, { fallback: "wait" }, h(Late, { name: "late" }), h(Reader)),
			),
			h("p", null, "end"),
		);
	};
	const read = (stream: ReadableStream) => new Response(stream).text();
	/** Collects what is piped, as a response of Node does. */
	const pipe = (tree: unknown, options: Any = {}) =>
		new Promise<string>((resolve, reject) => {
			let text = "";
			renderToPipeableStream(tree, options).pipe({
				write: (part: string) => {
					text += part;
				},
				end: () => resolve(text),
				destroy: reject,
			});
		});

	it("have what waits in its place, as React's once all is ready", async () => {
		const theirs = await reactStreams.renderToReadableStream(app(React));
		await theirs.allReady;
		const expected = plain(await read(theirs));
		const ready: string[] = [];
		const told = { onShellReady: () => ready.push("shell"), onAllReady: () => ready.push("all") };
		expect(plain(await pipe(app(ours), told))).toEqual(expected);
		expect(ready).toEqual(["shell", "all"]);
		expect(plain(await read(await renderToReadableStream(app(ours))))).toEqual(expected);
	});

	it("are a page with its type", async () => {
		const page = (api: Any) => api.createElement("html", null, api.createElement("body", null, "page"));
		const theirs = await reactStreams.renderToReadableStream(page(React));
		expect(await pipe(page(ours))).toBe((await read(theirs)).replace("<head></head>", ""));
	});

	it("tell errors, also of what waits, and can be ended", async () => {
		const { createElement: h, lazy } = ours as Any;
		const Bad = lazy(async () => {
			await later(0);
			throw new Error("bad");
		});
		const told: string[] = [];
		const note = (name: string) => (error: Error) => told.push(`${name} ${error.message}`);
		const options = { onError: note("error"), onShellError: note("shell") };
		await expect(pipe(h(Bad), options)).rejects.toThrow("bad");
		await expect(renderToReadableStream(h(Bad), options)).rejects.toThrow("bad");
		expect(told).toEqual(["error bad", "shell bad", "error bad"]);
		const { abort } = renderToPipeableStream(h(lazy(() => new Promise(() => {}))), options);
		abort(new Error("late"));
		await later(0);
		expect(told.at(-1)).toBe("shell late");
	});
});
