// Containers, namespaces and foreign nodes in unusual combinations: programs whose markup and logs must be those of the oracle.
import { expect, it } from "vitest";
import { attempt } from "../attempt";
import { type Any, each, same, type Tools } from "./implementations";

const ours = each.at(-1)!.api;

same("namespaces: nested, in portals, roots and back", (tools: Tools) => {
	const { api, draw, box, html } = tools;
	const { h, createPortal, render } = api;
	const log: Any[] = [];
	const spaces = (root: Element) =>
		[...root.querySelectorAll("*")].map((node) => `${node.namespaceURI?.slice(-6)} ${node.nodeName}`);
	const trees: Any[] = [
		h("svg", null, h("a"), h("title"), h("foreignObject", null, h("p", null, h("svg", null, h("g"))), h("a"))),
		h("math", null, h("mi", null, h("b")), h("mtext", null, h("i")), h("annotation-xml", null, h("p"))),
		h("math", null, h("semantics", null, h("svg", null, h("g")))),
		h("div", null, h("svg", null, h("g")), h("a"), h("math", null, h("mi")), h("b")),
		h("svg", null, h("style", null, "a{}"), h("script"), h("image"), h("linearGradient")),
		h(
			"svg",
			null,
			h(() =>
				h(
					"g",
					null,
					h(() => h("circle")),
				),
			),
		),
		h("foreignObject", null, h("p")),
		h("p", null, h("g", null, h("path"))),
	];
	for (const tree of trees) {
		draw(tree);
		log.push(spaces(box()));
		draw(null);
	}
	for (const [uri, name] of [
		["http://www.w3.org/2000/svg", "svg"],
		["http://www.w3.org/2000/svg", "g"],
		["http://www.w3.org/1998/Math/MathML", "math"],
		["http://www.w3.org/1999/xhtml", "p"],
	] as Any) {
		const target = document.createElementNS(uri, name);
		render(h("g", null, h("path")), target);
		log.push(spaces(target), target.innerHTML);
		render(null, target);
		draw(h("p", null, createPortal(h("g", null, h("path")), target)));
		log.push(spaces(target));
		draw(h("svg", null, createPortal(h("g", null, h("path")), target)));
		log.push(spaces(target), html());
		draw(null);
	}
	let set: Any;
	const Late = () => {
		const [n, s] = api.useState(0);
		set = s;
		return n ? h("path") : null;
	};
	draw(h("svg", null, h("g", null, h(Late))));
	set(1);
	tools.rerender();
	log.push(spaces(box()));
	return log;
});
same("render into a fragment, a shadow root and what is no node", ({ api: { h, render } }) => {
	const log: Any[] = [];
	const fragment = document.createDocumentFragment();
	render(h("p", null, "f"), fragment);
	log.push((fragment.firstChild as Any)?.outerHTML);
	const host = document.createElement("div").attachShadow({ mode: "open" });
	render(h("p", null, "s"), host);
	render(h("p", null, "s2"), host);
	log.push(host.innerHTML);
	for (const bad of [null, undefined, {}, "x"]) attempt(log, () => render(h("p"), bad));
	return log;
});
it("renders into a document, into what HTML has in SVG and MathML", async () => {
	const { h, render } = ours;
	const page = document.implementation.createHTMLDocument("x");
	const view = (text: string) =>
		h("html", { lang: "en" }, h("head", null, h("title", null, "t")), h("body", null, h("p", null, text)));
	render(view("a"), page);
	const before = page.querySelector("p");
	render(view("b"), page);
	expect(page.documentElement.outerHTML).toBe(
		'<html lang="en"><head><title>t</title></head><body><p>b</p></body></html>',
	);
	expect([page.doctype?.name, page.childNodes.length, page.querySelector("p")]).toEqual(["html", 2, before]);
	for (const [uri, name] of [
		["http://www.w3.org/2000/svg", "foreignObject"],
		["http://www.w3.org/1998/Math/MathML", "mi"],
	]) {
		const target = document.createElementNS(uri!, name!);
		render(h("b"), target);
		expect(target.firstElementChild!.namespaceURI).toBe("http://www.w3.org/1999/xhtml");
	}
});
same("render over what someone else put into the container", ({ api: { h, render, hydrate } }) => {
	const log: Any[] = [];
	const markups = [
		"<p>a</p>",
		"text",
		"<i></i><p class='x' data-t='t'>b</p><u></u>",
		"<!--c--><p>d</p>",
		"  <p>e</p>  ",
		"<p><b>1</b><b>2</b></p><p>f</p>",
	];
	for (const how of [render, hydrate])
		for (const markup of markups)
			for (const view of [
				() => h("p", { id: "n" }, "new"),
				() => "text",
				() => [h("p", null, "1"), h("p", null, "2")],
				() => null,
				() => h("p", null, h("b", null, "x"), "y"),
				() => h("section"),
			]) {
				const box = document.createElement("main");
				box.innerHTML = markup;
				const nodes = [...box.childNodes];
				attempt(log, () => how(view(), box));
				const first = box.innerHTML;
				const kept = [...box.childNodes].map((node) => nodes.indexOf(node)).join();
				attempt(log, () => render(view(), box));
				log.push([how === render ? "render" : "hydrate", markup, first, kept, box.innerHTML].join(" | "));
				attempt(log, () => render(null, box));
				log.push(box.innerHTML);
			}
	return log;
});
same("two roots: a container in a container, and foreign nodes next to it", ({ api: { h, render }, box, html }) => {
	const log: Any[] = [];
	const outer = box();
	render(h("div", { id: "a" }, h("p")), outer);
	render(h("b", null, "inner"), outer.querySelector("p")!);
	render(h("div", { id: "a" }, h("p"), h("i")), outer);
	log.push(html());
	outer.append(document.createElement("foreign"));
	render([h("div", { id: "a" }, h("p")), h("u")], outer);
	log.push(html());
	render(null, outer);
	log.push(html());
	render(h("p"), outer);
	log.push(html());
	outer.textContent = "";
	attempt(log, () => render(h("p", null, "again"), outer));
	log.push(html());
	attempt(log, () => render(h("i", null, "again"), outer));
	log.push(html());
	return log;
});
same("nodes that someone moved, removed or put in between", ({ api: { h }, draw, html, box, $ }) => {
	const log: Any[] = [];
	const list = (...keys: string[]) =>
		h(
			"ul",
			null,
			keys.map((key) => h("li", { key }, key)),
		);
	draw(list("a", "b", "c"));
	$("ul").append($("li"));
	draw(list("a", "b", "c", "d"));
	log.push(html());
	$("li").remove();
	attempt(log, () => draw(list("c", "a", "b")));
	log.push(html());
	$("ul").prepend(document.createElement("foreign"));
	attempt(log, () => draw(list("b", "e", "a")));
	log.push(html());
	attempt(log, () => draw(null));
	log.push(html(), box().childNodes.length);
	return log;
});
