// Markup and settings as no server should print them: seeded changes to what the demo prints. Runs in the page.

/** Random numbers that a seed reproduces. @returns {() => number} below 1 */
export const randomOf = (seed) => () => {
	// https://gist.github.com/tommyettinger/46a874533244883189143505d203312c (mulberry32, public domain)
	seed = (seed + 0x6d2b79f5) | 0;
	let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
	mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
	return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
};

const script = "<img src=x onerror=window.ran=1><script>window.ran=1</script>";
/** What a setting may be, whatever it should be. */
const values = [
	null,
	true,
	false,
	0,
	-1,
	0.1,
	1e9,
	-1e308,
	"",
	" ",
	"yes",
	"no",
	"0",
	"-5",
	"1e400",
	"NaN",
	"12px",
	"x".repeat(5000),
	"🦔‮‏\u0000﻿",
	script,
	`"'>${script}`,
	"javascript:window.ran=1",
	"#",
	"#elementor-action%3Aaction%3Dpopup%3Aopen%26settings%3D%ZZ",
	"[",
	"a[b",
	")",
	"(a+)+$",
	"%E0%A4%A",
	"__proto__",
	"constructor",
	"2024-13-45 99:99",
	[],
	[[]],
	[null, {}],
	{},
	{ toString: 1, valueOf: 1 },
	{ length: 1e9 },
	{ size: {}, unit: [] },
	{ sizes: { start: "x", end: null } },
];
/** Names that hide members of a form or of `window`. */
const members = (
	"closest matches querySelector querySelectorAll dataset classList style id children parentNode parentElement isConnected attributes " +
	"getAttribute setAttribute removeAttribute hasAttribute contains addEventListener remove append tagName nodeType firstChild action " +
	"method submit elements name length role hidden ownerDocument innerHTML textContent getRootNode offsetHeight getBoundingClientRect"
).split(" ");
const globals = ["gossamer", "jQuery", "elementorFrontend", "elementorFrontendConfig", "dataLayer", "body", "head"];

// A form's fields hide its members, from the changes as well.
const {
	append,
	after,
	before,
	remove,
	replaceWith,
	replaceChildren,
	querySelectorAll,
	setAttribute,
	removeAttribute,
	closest,
} = Element.prototype;
const { cloneNode } = Node.prototype;
const childNodesOf = Object.getOwnPropertyDescriptor(Node.prototype, "childNodes").get;
const attributesOf = Object.getOwnPropertyDescriptor(Element.prototype, "attributes").get;
const all = (root, selector) => [...querySelectorAll.call(root, selector)];

/** A field for each member of a form, by its name. */
const fieldsOfAll = document.createDocumentFragment();
for (const name in document.createElement("form"))
	fieldsOfAll.append(Object.assign(document.createElement("input"), { type: "hidden", name, value: "typed" }));

const formAround = (nodes) => {
	const form = document.createElement("form");
	append.call(form, ...nodes, document.importNode(fieldsOfAll, true));
	return form;
};

/** @param {() => number} random */
export const createMutator = (random) => {
	const pick = (list) => list[Math.floor(random() * list.length)];

	/** Changes a value of JSON, or one within it. */
	const mutateValue = (value, depth = 0) => {
		if (depth > 4 || typeof value !== "object" || value === null || random() < 0.3)
			return structuredClone(pick(values));
		const keys = Object.keys(value);
		if (!keys.length || random() < 0.1) {
			// An own property of that name, as JSON makes it.
			return Object.defineProperty({ ...value }, pick(["__proto__", "constructor", "toString", "length"]), {
				value: { polluted: true, ...(random() < 0.5 && { toString: 1 }) },
				enumerable: true,
				configurable: true,
				writable: true,
			});
		}
		const copy = Array.isArray(value) ? [...value] : { ...value };
		const key = pick(keys);
		if (random() < 0.15) delete copy[key];
		else copy[key] = mutateValue(copy[key], depth + 1);
		return copy;
	};

	const mutateText = (text) => {
		try {
			const value = JSON.parse(text);
			if (typeof value === "object") return JSON.stringify(mutateValue(value));
		} catch {}
		const kind = random();
		if (kind < 0.2) return text.slice(0, Math.floor(random() * text.length));
		if (kind < 0.3) return text + text;
		const value = pick(values);
		return typeof value === "string" ? value : JSON.stringify(value);
	};

	/** Whether the browser itself would run or fetch what stands there, with no script of ours. */
	const isBrowsers = ({ name }) =>
		/^(on.*|href|src|srcset|srcdoc|action|formaction|data|poster|xlink:href|style)$/.test(name);

	const changes = [
		(node) => {
			const attribute = pick([...attributesOf.call(node)]);
			if (attribute && !isBrowsers(attribute)) setAttribute.call(node, attribute.name, mutateText(attribute.value));
		},
		(node) => {
			const attribute = pick([...attributesOf.call(node)]);
			if (attribute) removeAttribute.call(node, attribute.name);
		},
		(node) => remove.call(node),
		(node) => after.call(node, cloneNode.call(node, true)),
		(node, root) => {
			const other = pick(all(root, "*"));
			if (other) append.call(other, cloneNode.call(node, random() < 0.5));
		},
		(node) => replaceChildren.call(node),
		(node) => append.call(node, pick(["", " ", script, "🦔", "x".repeat(2000)])),
		(node) => {
			const tag = pick(["div", "form", "a", "template", "table", "svg", "details", "custom-element", "button"]);
			const other = document.createElement(tag);
			// A form that is named as a member of `document` hides it: nothing on such a page works, and sanitizers take such names out.
			const isKept = ({ name }) => !isBrowsers({ name }) && !(tag === "form" && name === "name");
			for (const attribute of attributesOf.call(node))
				if (isKept(attribute)) other.setAttribute(attribute.name, attribute.value);
			append.call(other, ...childNodesOf.call(node));
			replaceWith.call(node, other);
		},
		(node) => {
			const form = document.createElement("form");
			replaceWith.call(node, form);
			append.call(form, node);
			for (let i = 0; i < 3; i++)
				append.call(form, Object.assign(document.createElement("input"), { name: pick(members), value: "typed" }));
		},
		(node) => {
			const form = closest.call(node, "form") ?? node;
			append.call(form, Object.assign(document.createElement("input"), { name: pick(members), value: "typed" }));
		},
		(node) => append.call(node, Object.assign(document.createElement("a"), { id: pick(globals) })),
	];

	/** Changes some places of a tree; its root keeps its place. */
	const mutateTree = (root) => {
		const settings = [root, ...all(root, "[data-settings]")];
		for (let turn = 1 + Math.floor(random() * 6); turn; turn--) {
			const nodes = all(root, "*");
			if (random() < 0.5) {
				const node = pick(settings);
				const attribute = pick([...attributesOf.call(node)].filter(({ name }) => name.startsWith("data-")));
				if (attribute) setAttribute.call(node, attribute.name, mutateText(attribute.value));
			} else if (nodes.length) pick(changes)(pick(nodes), root);
		}
	};

	/** Puts forms whose fields hide all of their members around an element, alongside it, and between it and what it holds. */
	const hideMembers = (root) => {
		const node = random() < 0.3 ? root : (pick(all(root, "*")) ?? root);
		const inner = formAround(childNodesOf.call(node));
		append.call(node, inner);
		for (const place of [before, after]) place.call(node, formAround([]));
		const outer = formAround([]);
		replaceWith.call(node, outer);
		append.call(outer, node);
	};

	return { pick, mutateTree, mutateValue, hideMembers };
};
