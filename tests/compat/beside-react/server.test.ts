// Markup of a server and its hydration alongside React.
import { type Any, same } from "./same";

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

same("what is drawn for readers without scripts stays the server's", async ({ api, draw, box }) => {
	await draw(api.createElement("noscript", null, api.createElement("p", null, "no")));
	return box.innerHTML;
});
