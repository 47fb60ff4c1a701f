// Attributes, properties and styles of elements alongside React: values of every kind, addresses, and what is gone.
import { expect, it } from "vitest";
import * as compat from "../../../src/runtime/react/index";
import { type Any, same } from "./same";

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
