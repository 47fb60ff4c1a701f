// Hydration: the server's nodes are taken over as they are, fixed only where they differ from the tree.
import { expect, it, vi } from "vitest";
import { domLog } from "./dom-log";
import { type Any, same, suite } from "./implementations";

suite("hydrate", ({
	api: { h, Fragment, Component, createRef, useState, useEffect, act, createContext },
	draw,
	hydrate,
	html,
	$,
	box,
	rerender,
}) => {
	const quiet = (markup: string, tree: Any) => {
		html(markup);
		const nodes = [...box().querySelectorAll("*")];
		const log = domLog(() => hydrate(tree), true);
		expect([...box().querySelectorAll("*")]).toEqual(nodes);
		return log;
	};
	it("takes over an element with text without touching the DOM", () => {
		expect(quiet("<p>text</p>", h("p", null, "text"))).toEqual([]);
	});
	it("takes over nested elements, components and fragments", () => {
		const C = ({ children }: Any) => h(Fragment, null, h("i", null, "c"), children);
		expect(
			quiet("<div><p>a</p><i>c</i><b>d</b></div>", h("div", null, h("p", null, "a"), h(C, null, h("b", null, "d")))),
		).toEqual([]);
	});
	it("takes over several roots", () => {
		expect(quiet("<p>a</p><i>b</i>", h(Fragment, null, h("p", null, "a"), h("i", null, "b")))).toEqual([]);
		expect(quiet("<p>a</p><i>b</i>", [h("p", null, "a"), h("i", null, "b")])).toEqual([]);
	});
	it("skips attributes that are there, and leaves attributes it does not know", () => {
		expect(quiet('<a href="/x" class="c" data-server="1">t</a>', h("a", { href: "/y", class: "d" }, "t"))).toEqual([]);
		expect(html()).toBe('<a href="/x" class="c" data-server="1">t</a>');
	});
	it("attaches handlers and refs", () => {
		const [onClick, ref] = [vi.fn(), createRef()];
		html("<button>b</button>");
		hydrate(h("button", { onClick, ref }, "b"));
		$("button").click();
		expect(onClick).toHaveBeenCalledTimes(1);
		expect(ref.current).toBe($("button"));
	});
	it("corrects text that differs", () => {
		html("<p>server</p>");
		const text = $("p").firstChild;
		hydrate(h("p", null, "client"));
		expect(html()).toBe("<p>client</p>");
		expect($("p").firstChild).toBe(text);
	});
	it("adds nodes that are missing, and removes those that are too many", () => {
		html("<div><p>a</p></div>");
		const p = $("p");
		hydrate(h("div", null, h("p", null, "a"), h("i", null, "b")));
		expect(html()).toBe("<div><p>a</p><i>b</i></div>");
		expect($("p")).toBe(p);
	});
	it("removes what the tree does not have", () => {
		html("<div><p>a</p><i>b</i> text</div>");
		hydrate(h("div", null, h("p", null, "a")));
		expect(html()).toBe("<div><p>a</p></div>");
	});
	it("replaces an element of another name", () => {
		html("<div><p>a</p></div>");
		hydrate(h("div", null, h("i", null, "a")));
		expect(html()).toBe("<div><i>a</i></div>");
	});
	it("replaces text by an element and an element by text", () => {
		html("<div>a<b>c</b></div>");
		hydrate(h("div", null, h("i", null, "a"), "c"));
		expect(html()).toBe("<div><i>a</i>c</div>");
	});
	it("finds elements among whitespace and comments", () => {
		html("<div> <!-- c --><p>a</p> </div>");
		const p = $("p");
		hydrate(h("div", null, h("p", null, "a")));
		expect(box().querySelectorAll("p").length).toBe(1);
		expect($("p").textContent).toBe("a");
		expect(p.localName).toBe("p");
	});
	it("leaves the markup below innerHTML alone, even when it differs", () => {
		html("<p><b>server</b></p>");
		const b = $("b");
		hydrate(h("p", { dangerouslySetInnerHTML: { __html: "<i>client</i>" } }));
		expect($("b")).toBe(b);
		draw(h("p", { dangerouslySetInnerHTML: { __html: "<i>later</i>" } }));
		expect(html()).toBe("<p><i>later</i></p>");
	});
	it("renders into an empty container", () => {
		hydrate(h("p", null, "x"));
		expect(html()).toBe("<p>x</p>");
	});
	it("hydrates nothing over something: null removes nothing it should not", () => {
		html("");
		hydrate(null);
		expect(html()).toBe("");
	});
	it("updates by render and by state after hydrating", () => {
		let set: Any;
		const C = () => {
			const [n, setN] = useState(0);
			set = setN;
			return h("p", null, n);
		};
		html("<p>0</p>");
		const p = $("p");
		act(() => hydrate(h(C)));
		act(() => set(1));
		expect(html()).toBe("<p>1</p>");
		expect($("p")).toBe(p);
		draw(h("i"));
		expect(html()).toBe("<i></i>");
	});
	it("runs componentDidMount and effects once", () => {
		const log: string[] = [];
		class C extends Component {
			componentDidMount() {
				log.push("mount");
			}
			render({ children }: Any) {
				return h("div", null, children);
			}
		}
		const E = () => {
			useEffect(() => void log.push("effect"), []);
			return h("b");
		};
		html("<div><b></b></div>");
		act(() => hydrate(h(C, null, h(E))));
		expect(log).toEqual(["mount", "effect"]);
	});
	it("clears attributes later that the tree had while hydrating", () => {
		html('<p title="t" data-x="1">a</p>');
		hydrate(h("p", { title: "t" }, "a"));
		draw(h("p", null, "a"));
		expect(html()).toBe('<p title="" data-x="1">a</p>');
	});
	it("hydrates keyed lists and moves the nodes afterwards", () => {
		const list = (keys: string) =>
			h(
				"ul",
				null,
				[...keys].map((key) => h("li", { key }, key)),
			);
		html("<ul><li>a</li><li>b</li><li>c</li></ul>");
		const [a, b, c] = box().querySelectorAll("li");
		hydrate(list("abc"));
		draw(list("cab"));
		expect([...box().querySelectorAll("li")]).toEqual([c, a, b]);
	});
	it("gives context and class components while hydrating", () => {
		const C = createContext("d");
		html("<p>x</p>");
		const p = $("p");
		hydrate(
			h(
				C.Provider,
				{ value: "x" },
				h(C.Consumer, null, (v: Any) => h("p", null, v)),
			),
		);
		expect($("p")).toBe(p);
	});
	it("does not set style or class again", () => {
		expect(quiet('<p style="color: red" class="a"></p>', h("p", { style: { color: "red" }, className: "a" }))).toEqual(
			[],
		);
	});
	it("sees a node that was hydrated again by render, with the same tree, as unchanged", () => {
		html("<p>a</p>");
		hydrate(h("p", null, "a"));
		expect(domLog(() => draw(h("p", null, "a")))).toEqual([]);
		rerender();
	});
});

same("value and checked while hydrating", ({ html, hydrate, box, api: { h } }) =>
	[null, "", "a", 0, true, false, undefined].map((v) => {
		html(
			'<input value="s"><input><input type="checkbox"><input type="checkbox" checked><textarea>s</textarea><progress></progress>',
		);
		hydrate([
			h("input", { value: v }),
			h("input", { value: v }),
			h("input", { type: "checkbox", checked: v }),
			h("input", { type: "checkbox", checked: v }),
			h("textarea", { value: v }),
			h("progress", { value: v }),
		]);
		return [html(), [...box().querySelectorAll<Any>("input,textarea")].map((e) => [e.value, e.checked])];
	}),
);

const F = (...children: Any[]) => ["F", ...children];
const markups = [
	"",
	"a",
	"<p></p>",
	"<p>a</p>",
	"<p>a</p><p>b</p>",
	"<p>a<b>b</b>c</p>",
	"<div><p>a</p><i></i></div>",
	"<!-- x --><p>a</p>",
	"<p>a</p> <i>b</i>",
	"<ul><li>1</li><li>2</li></ul>",
	'<input value="s"><textarea>s</textarea>',
	"<select><option>1</option><option selected>2</option></select>",
	"<table><tbody><tr><td>1</td></tr></tbody></table>",
	'<p class="x" id="y" title="z">a</p>',
	"<p>a</p><!-- c -->",
	"<i>b</i><p>a</p>",
	"text<p>a</p>text",
];
const trees: Any[] = [
	null,
	"a",
	["p"],
	["p", "a"],
	F(["p", "a"], ["p", "b"]),
	["p", "a", ["b", "b"], "c"],
	["div", ["p", "a"], ["i"]],
	F(["p", "a"], " ", ["i", "b"]),
	["ul", ["li", "1"], ["li", "2"], ["li", "3"]],
	F(["input", { value: "c" }], ["textarea", { value: "c" }]),
	["select", { value: "1" }, ["option", "1"], ["option", "2"]],
	["table", ["tbody", ["tr", ["td", "1"]]]],
	["p", { class: "a", id: "y", "data-n": 1 }, "a"],
	F("x", null, ["p", "a"]),
	["p", "a", "b"],
	F(["i", "b"], ["p", "a"], "end"),
	["p", { dangerouslySetInnerHTML: { __html: "h" } }],
];
for (const markup of markups)
	same(`hydrating ${markup || "nothing"} with every tree gives the same markup by the same calls`, ({ api, box }) =>
		trees.map((tree) => {
			const build = (node: Any): Any => {
				if (!Array.isArray(node)) return node;
				const [type, ...rest] = node;
				const props = rest[0]?.constructor === Object ? rest.shift() : null;
				return api.h(type === "F" ? api.Fragment : type, props, ...rest.map(build));
			};
			const root = box().appendChild(document.createElement("section"));
			root.innerHTML = markup;
			const record: Any[] = [JSON.stringify(tree)];
			try {
				record.push(
					domLog(() => api.hydrate(build(tree), root), true),
					root.innerHTML,
				);
				record.push(
					root.querySelector("input,textarea,select")
						? [...root.querySelectorAll("input,textarea,select")].map((e: Any) => e.value)
						: "",
				);
				api.render(api.h("div", null, build(tree), "after"), root);
				record.push(root.innerHTML);
				api.render(null, root);
				record.push(root.innerHTML);
			} catch (error) {
				record.push((error as Error).name);
			}
			return record;
		}),
	);
