// SVG, MathML, foreignObject, custom elements and customised built-ins: namespaces and names.
// biome-ignore-all lint/complexity/noCommaOperator: components and callbacks of one line
import { expect, it, vi } from "vitest";
import { type Any, same, suite } from "./implementations";

const SVG = "http://www.w3.org/2000/svg";
const MATH = "http://www.w3.org/1998/Math/MathML";
const HTML = "http://www.w3.org/1999/xhtml";

suite("namespaces", ({ api: { h, Component, createPortal, hydrate, render }, draw, html, $, box, rerender }) => {
	it("makes svg and its children in the svg namespace", () => {
		draw(h("div", null, h("svg", { viewBox: "0 0 1 1" }, h("g", null, h("path", { d: "M0 0" })))));
		for (const name of ["svg", "g", "path"]) expect($(name).namespaceURI).toBe(SVG);
		expect($("div").namespaceURI).toBe(HTML);
		expect($("svg").getAttribute("viewBox")).toBe("0 0 1 1");
	});
	it("goes back to html in foreignObject and to svg within it", () => {
		draw(h("svg", null, h("foreignObject", null, h("a", null, h("svg", null, h("a")))), h("a")));
		expect([...box().querySelectorAll("a")].map((a) => a.namespaceURI)).toEqual([HTML, SVG, SVG]);
		expect($("foreignObject").namespaceURI).toBe(SVG);
	});
	it("makes math and its children in the MathML namespace", () => {
		draw(h("div", null, h("math", { display: "block" }, h("mrow", null, h("mi", null, "x")))));
		expect($("mi").namespaceURI).toBe(MATH);
		expect($("math").getAttribute("display")).toBe("block");
	});
	it("makes siblings after svg html again", () => {
		draw(h("div", null, h("svg"), h("p"), h("math"), h("p")));
		for (const p of box().querySelectorAll("p")) expect(p.namespaceURI).toBe(HTML);
	});
	it("knows the namespace in a render of a component within svg", () => {
		let c: Any;
		class Late extends Component {
			render(_: Any, { on }: Any) {
				c = this;
				return on ? h("circle") : null;
			}
		}
		draw(h("svg", null, h("g", null, h(Late))));
		c.setState({ on: true });
		rerender();
		expect($("circle").namespaceURI).toBe(SVG);
	});
	it("takes the namespace of the container", () => {
		const svg = document.createElementNS(SVG, "svg");
		render(h("g", null, h("foreignObject", null, h("p"))), svg);
		expect(svg.firstElementChild!.namespaceURI).toBe(SVG);
		expect(svg.querySelector("p")!.namespaceURI).toBe(HTML);
		const math = document.createElementNS(MATH, "math");
		render(h("mi"), math);
		expect(math.firstElementChild!.namespaceURI).toBe(MATH);
		const foreign = document.createElementNS(SVG, "foreignObject");
		render(h("p"), foreign);
		expect(foreign.outerHTML).toContain("<p></p>");
	});
	it("renders html through a portal out of svg", () => {
		const other = document.createElement("div");
		draw(h("svg", null, createPortal(h("p"), other)));
		expect(other.querySelector("p")!.namespaceURI).toBe(HTML);
	});
	it("writes class, className and style on svg", () => {
		draw(h("svg", { className: "a" }, h("g", { class: "b", style: { fill: "red" } })));
		expect($("svg").getAttribute("class")).toBe("a");
		expect($("g").getAttribute("class")).toBe("b");
		draw(h("svg", { class: "c" }, h("g")));
		expect($("svg").getAttribute("class")).toBe("c");
	});
	it("writes xlink:href, xmlns:xlink and href", () => {
		draw(
			h(
				"svg",
				{ "xmlns:xlink": "http://www.w3.org/1999/xlink" },
				h("use", { "xlink:href": "#a" }),
				h("use", { href: "#b" }),
			),
		);
		expect(html()).toContain("#a");
		expect(box().querySelectorAll("use")[1]!.getAttribute("href")).toBe("#b");
	});
	it("writes innerHTML of svg", () => {
		draw(h("svg", { dangerouslySetInnerHTML: { __html: "<g><path></path></g>" } }));
		expect($("path").namespaceURI).toBe(SVG);
	});
	it("hydrates svg in place", () => {
		html('<svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>');
		const path = $("path");
		hydrate(h("svg", { viewBox: "0 0 1 1" }, h("path", { d: "M0 0" })), box());
		expect($("path")).toBe(path);
	});
	it("makes customised built-in elements with is", () => {
		const spy = vi.spyOn(document, "createElementNS");
		const plain = vi.spyOn(document, "createElement");
		draw(h("button", { is: "x-button" }));
		const calls = [...spy.mock.calls, ...plain.mock.calls].flat();
		spy.mockRestore();
		plain.mockRestore();
		expect(JSON.stringify(calls)).toContain("x-button");
		expect($("button").getAttribute("is")).toBe("x-button");
	});
	it("gives a custom element its properties before it is put into the document", () => {
		const log: string[] = [];
		customElements.get("x-late") ??
			customElements.define(
				"x-late",
				class extends HTMLElement {
					set value(v: Any) {
						log.push(`value ${v} ${this.isConnected}`);
					}
					get value() {
						return "";
					}
				},
			);
		draw(h("x-late", { value: 1 }));
		if (log.length) expect(log).toEqual(["value 1 false"]);
	});
	it("calls the reactions of custom elements that move as seldom as it can", () => {
		const log: string[] = [];
		const name = `x-move-${Math.floor(performance.now() * 1000)}`;
		customElements.define(
			name,
			class extends HTMLElement {
				connectedCallback() {
					log.push("in");
				}
				disconnectedCallback() {
					log.push("out");
				}
			},
		);
		draw(h("div", null, h("p", { key: 1 }), h(name, { key: 2 })));
		draw(h("div", null, h("b", { key: 3 }), h("p", { key: 1 }), h(name, { key: 2 })));
		expect(log).toEqual(["in"]);
	});
});

const attributes =
	"strokeWidth stroke-width fillOpacity clipPath xlinkHref xlink:href xml:lang className class tabIndex viewBox preserveAspectRatio href width height x d transform crossOrigin dominantBaseline panose1 imageRendering role mathvariant".split(
		" ",
	);
same("svg and math attributes give the same markup", ({ draw, html, api: { h } }) =>
	attributes.flatMap((name) =>
		["svg", "path", "use", "text", "math", "mi", "foreignObject"].map((tag) => {
			draw(h("div", null, h("svg", null, h(tag, { [name]: "1" })), h("math", null, h(tag, { [name]: true }))));
			const first = html();
			draw(h("div", null, h("svg", null, h(tag)), h("math", null, h(tag, { [name]: 0 }))));
			return [first, html()];
		}),
	),
);
same("swapping between svg and html roots gives the same nodes", ({ draw, box, api: { h, Fragment } }) => {
	const look = (node: Any): Any => [node.nodeName, node.namespaceURI, [...node.children].map(look)];
	return [
		h("svg", null, h("a")),
		h("div", null, h("a")),
		h("math", null, h("a")),
		h(Fragment, null, h("svg", null, h(Fragment, null, h("title"))), h("title")),
		h("p", null, h("g")),
		h("svg", null, h("svg", null, h("foreignObject", null, h("math", null, h("mi")), h("title")))),
		h("math", null, h("annotation-xml", null, h("p")), h("svg", null, h("p"))),
	].map((tree) => (draw(tree), look(box())));
});
