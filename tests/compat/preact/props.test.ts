// How props become attributes, properties and styles.
import { expect, it, vi } from "vitest";
import { type Any, same, suite } from "./implementations";

suite("attributes", ({ api: { h }, draw, html, $ }) => {
	it("writes strings, numbers and bigints", () => {
		draw(h("p", { title: "t", "data-n": 0, "data-b": 5n, lang: "" }));
		expect($("p").title).toBe("t");
		expect($("p").getAttribute("data-n")).toBe("0");
		expect($("p").getAttribute("data-b")).toBe("5");
		expect($("p").lang).toBe("");
	});
	it("writes className and class as class", () => {
		draw(h("p", { class: "a" }, h("b", { className: "b" })));
		expect(html()).toBe('<p class="a"><b class="b"></b></p>');
	});
	it("takes a class away that was there", () => {
		draw(h("p", { class: "a" }));
		draw(h("p", null));
		expect($("p").getAttribute("class") || "").toBe("");
	});
	it("applies className when class goes in the same render", () => {
		draw(h("p", { class: "a" }));
		draw(h("p", { className: "b" }));
		expect($("p").className).toBe("b");
	});
	it("writes true as an empty attribute and false as none", () => {
		draw(h("p", { hidden: true, foo: true, bar: false, baz: null, qux: undefined }));
		expect($("p").hidden).toBe(true);
		expect($("p").hasAttribute("bar")).toBe(false);
		expect($("p").hasAttribute("baz")).toBe(false);
		expect($("p").hasAttribute("qux")).toBe(false);
		expect($("p").hasAttribute("foo")).toBe(true);
	});
	it("keeps false of aria- and data- attributes, but neither null nor undefined", () => {
		draw(
			h("p", { "aria-a": false, "aria-b": true, "data-a": false, "data-b": true, "aria-c": null, "data-c": undefined }),
		);
		const read = (name: string) => $("p").getAttribute(name);
		expect(["aria-a", "aria-b", "data-a", "data-b", "aria-c", "data-c"].map(read)).toEqual([
			"false",
			"true",
			"false",
			"true",
			null,
			null,
		]);
	});
	it("takes aria- and data- attributes away with null and undefined", () => {
		draw(h("p", { "aria-a": false, "data-a": true }));
		draw(h("p", { "aria-a": null, "data-a": undefined }));
		expect(html()).toBe("<p></p>");
	});
	it("takes attributes away that are no longer given", () => {
		draw(h("p", { title: "t", "data-a": 1, foo: "x", id: "i" }));
		draw(h("p", null));
		expect($("p").hasAttribute("data-a") || $("p").hasAttribute("foo")).toBe(false);
		expect($("p").title + $("p").id).toBe("");
	});
	it("sets what an element reflects through its property", () => {
		draw(h("input", { value: "v", type: "checkbox", checked: true, disabled: true }));
		expect([$("input").value, $("input").checked, $("input").disabled]).toEqual(["v", true, true]);
		expect($("input").getAttribute("value")).toBeDefined();
	});
	it("writes 0 and false as a value, and leaves the text when the value becomes null", () => {
		draw(h("input", { value: "v" }));
		draw(h("input", { value: null }));
		expect($("input").value).toBe("v");
		draw(h("input", { value: 0 }));
		expect($("input").value).toBe("0");
		draw(h("input", { value: false }));
		expect($("input").value).toBe("false");
		draw(h("input", { value: "" }));
		expect($("input").value).toBe("");
		draw(h("input", null));
		expect($("input").value).toBe("");
	});
	it("writes a value again that the visitor changed", () => {
		draw(h("input", { value: "a" }));
		$("input").value = "visitor";
		draw(h("input", { value: "a" }));
		expect($("input").value).toBe("a");
	});
	it("writes checked again that the visitor changed", () => {
		draw(h("input", { type: "checkbox", checked: true }));
		$("input").checked = false;
		draw(h("input", { type: "checkbox", checked: true }));
		expect($("input").checked).toBe(true);
		draw(h("input", { type: "checkbox", checked: false }));
		expect($("input").checked).toBe(false);
	});
	it("does not touch the value of a field that has no value prop", () => {
		draw(h("input", { id: "a" }));
		$("input").value = "visitor";
		draw(h("input", { id: "b" }));
		expect($("input").value).toBe("visitor");
	});
	it("sets the value only when it differs", () => {
		draw(h("input", { value: "a" }));
		const set = vi.fn();
		const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!;
		Object.defineProperty($("input"), "value", {
			configurable: true,
			get() {
				return property.get!.call(this);
			},
			set,
		});
		draw(h("input", { value: "a" }));
		expect(set).not.toHaveBeenCalled();
		draw(h("input", { value: "b" }));
		expect(set).toHaveBeenCalledTimes(1);
	});
	it("sets a progress to 0 and clears it", () => {
		draw(h("progress", { value: 0 }));
		expect($("progress").getAttribute("value")).toBe("0");
		draw(h("progress", { value: 0.5 }));
		expect($("progress").value).toBe(0.5);
		draw(h("progress", { value: undefined }));
		expect($("progress").hasAttribute("value")).toBe(false);
	});
	it("gives an option an empty value", () => {
		draw(h("select", null, h("option", { value: "" }, "none"), h("option", { value: undefined }, "text")));
		expect($("option").value).toBe("");
		expect($("select").children[1].value).toBe("text");
	});
	it("writes href, list, form, role, popover, tabIndex, rowSpan and colSpan as attributes", () => {
		draw(
			h(
				"div",
				{ role: "tab", popover: true, tabIndex: 0 },
				h("a", { href: "" }),
				h("input", { list: "l", form: "f", tabIndex: -1 }),
				h("table", null, h("tr", null, h("td", { rowSpan: 2, colSpan: 3 }))),
				h("button", { popovertarget: "x" }),
			),
		);
		const read = (selector: string, name: string) => $(selector).getAttribute(name);
		expect([
			read("div", "role"),
			read("div", "tabindex"),
			read("a", "href"),
			read("input", "list"),
			read("input", "form"),
		]).toEqual(["tab", "0", "", "l", "f"]);
		expect([
			read("div", "popover"),
			read("td", "rowspan"),
			read("td", "colspan"),
			read("button", "popovertarget"),
		]).toEqual(["", "2", "3", "x"]);
	});
	it("takes href, role, tabIndex, rowSpan and popover away", () => {
		const tree = (on: boolean) =>
			h("a", on ? { href: "#", role: "tab", tabIndex: 0, popover: "auto", rowSpan: 2 } : null);
		draw(tree(true));
		draw(tree(false));
		expect(html()).toBe("<a></a>");
	});
	it("passes width and height of media as they are, with units or percent", () => {
		draw(h("img", { width: "50%", height: 20 }));
		expect($("img").getAttribute("width")).toBe("50%");
		expect($("img").getAttribute("height")).toBe("20");
	});
	it("writes neither key nor ref nor children as attributes", () => {
		draw(h("p", { key: "k", ref: () => {}, children: "c" }));
		expect(html()).toBe("<p>c</p>");
	});
	it("writes no attribute for a function that is no handler", () => {
		draw(h("p", { foo: () => {}, "data-f": () => {} }));
		expect($("p").hasAttribute("foo")).toBe(false);
		expect($("p").hasAttribute("data-f")).toBe(false);
	});
	it("writes defaultValue and defaultChecked as initial values", () => {
		draw(h("input", { defaultValue: "d" }));
		expect($("input").value).toBe("d");
		$("input").value = "visitor";
		draw(h("input", { defaultValue: "d", id: 1 }));
		expect($("input").value).toBe("visitor");
	});
	it("sets properties of a custom element and attributes it does not know", () => {
		const set = vi.fn();
		if (!customElements.get("x-props"))
			customElements.define(
				"x-props",
				class extends HTMLElement {
					seen: unknown;
					set known(value: unknown) {
						this.seen = value;
					}
					get known() {
						return this.seen;
					}
				},
			);
		const value = { a: 1 };
		draw(h("x-props", { known: value, unknown: "u", onFoo: set }));
		expect($("x-props").known).toBe(value);
		expect($("x-props").getAttribute("unknown")).toBe("u");
		$("x-props").dispatchEvent(new Event("foo"));
		expect(set).toHaveBeenCalledTimes(1);
	});
	it("continues with an attribute when the property throws", () => {
		draw(h("input", { size: -1, foo: "x" }));
		expect($("input").getAttribute("foo")).toBe("x");
	});
	it("writes contentEditable, spellcheck, draggable and enterKeyHint", () => {
		draw(h("p", { contentEditable: false, spellcheck: false, draggable: false, translate: "no" }));
		expect(html()).toMatch(/draggable="false"/);
	});
	it("does not set an attribute again that stays the same", () => {
		draw(h("p", { title: "t", "data-a": 1, foo: "f" }));
		const spy = vi.spyOn(Element.prototype, "setAttribute");
		draw(h("p", { title: "t", "data-a": 1, foo: "f" }));
		expect(spy).not.toHaveBeenCalled();
		spy.mockRestore();
	});
	it("applies the type of an input before its value", () => {
		draw(h("input", { value: 50, type: "range", min: 0, max: 100, step: 0.05 }));
		expect($("input").value).toBe("50");
		draw(h("input", { type: "range", min: 0, max: 500, value: 400 }));
		expect($("input").value).toBe("400");
	});
	it("writes download, async, srcset and for", () => {
		draw(h("label", { for: "x" }, h("a", { download: "" }), h("img", { srcset: "a.png 1x" })));
		expect(html()).toBe('<label for="x"><a download=""></a><img srcset="a.png 1x"></label>');
		draw(h("label", { htmlFor: "y" }, h("a", { download: true })));
		expect($("label").htmlFor).toBe("y");
		expect($("a").getAttribute("download")).not.toBe(null);
	});
});

suite("style", ({ api: { h }, draw, html, $ }) => {
	it("writes a string, and changes it", () => {
		draw(h("p", { style: "color: red" }));
		expect($("p").style.color).toBe("red");
		draw(h("p", { style: "margin: 1px" }));
		expect($("p").style.cssText).toBe("margin: 1px;");
	});
	it("writes an object, and removes what is gone", () => {
		draw(h("p", { style: { color: "red", marginTop: "1px" } }));
		draw(h("p", { style: { color: "blue" } }));
		expect($("p").style.cssText).toBe("color: blue;");
	});
	it("adds no unit to a number", () => {
		draw(h("p", { style: { width: 10, zIndex: 2, opacity: 0 } }));
		expect($("p").style.width).toBe("");
		expect($("p").style.zIndex).toBe("2");
		expect($("p").style.opacity).toBe("0");
	});
	it("removes a declaration with null, undefined, false and an empty string", () => {
		for (const gone of [null, undefined, ""]) {
			draw(h("p", { style: { color: "red", margin: "1px" } }));
			draw(h("p", { style: { color: gone, margin: "1px" } }));
			expect($("p").style.cssText).toBe("margin: 1px;");
		}
	});
	it("goes from string to object, object to string, and to none", () => {
		draw(h("p", { style: "color: red; margin: 1px" }));
		draw(h("p", { style: { padding: "2px" } }));
		expect($("p").style.cssText).toBe("padding: 2px;");
		draw(h("p", { style: "color: red" }));
		expect($("p").style.cssText).toBe("color: red;");
		draw(h("p", null));
		expect($("p").style.cssText).toBe("");
		draw(h("p", { style: { color: "red" } }));
		draw(h("p", { style: null }));
		expect($("p").style.cssText).toBe("");
	});
	it("writes custom properties, changes them, and removes them", () => {
		draw(h("p", { style: { "--a": "1px", "--B": 2, "--c": 0 } }));
		expect($("p").style.getPropertyValue("--a")).toBe("1px");
		expect($("p").style.getPropertyValue("--B")).toBe("2");
		expect($("p").style.getPropertyValue("--c")).toBe("0");
		draw(h("p", { style: { "--a": "2px" } }));
		expect($("p").style.getPropertyValue("--a")).toBe("2px");
		expect($("p").style.getPropertyValue("--B")).toBe("");
		draw(h("p", { style: { "--a": null } }));
		expect($("p").style.getPropertyValue("--a")).toBe("");
	});
	it("keeps a style someone else set on the node when the object stays", () => {
		const style = { color: "red" };
		draw(h("p", { style }));
		$("p").style.color = "blue";
		draw(h("p", { style: { color: "red" } }));
		expect($("p").style.color).toBe("blue");
	});
	it("sees no change in an object that was mutated in place", () => {
		const style: Any = { color: "red" };
		draw(h("p", { style }));
		style.color = "blue";
		draw(h("p", { style, id: "x" }));
		expect($("p").style.color).toBe("red");
	});
	it("writes cssText and cssFloat", () => {
		draw(h("p", { style: { cssFloat: "left" } }));
		expect($("p").style.float).toBe("left");
		expect(html()).toContain("float: left");
	});
	it("writes styles of svg elements and kebab-case names", () => {
		draw(h("svg", { style: { fill: "red", "margin-top": "1px" } }));
		expect($("svg").style.marginTop).toBe("1px");
	});
});

const values = [0, 1, -1, "", "a", "0", true, false, null, undefined, Number.NaN, 5n, () => {}, [1, 2], { a: 1 }];
const names = (
	"title id class className hidden disabled checked selected multiple value href src list form tabIndex tabindex role rowSpan " +
	"colSpan popover width height size download target type name for htmlFor aria-x data-x ariaLabel contentEditable draggable " +
	"spellcheck foo fooBar foo-bar x:y style innerHTML textContent srcObject defaultValue defaultChecked autofocus maxLength open inert " +
	"is slot part nonce loop muted min max step placeholder readOnly required action method onclick onFoo"
).split(" ");
for (const tag of [
	"div",
	"input",
	"select",
	"option",
	"textarea",
	"button",
	"td",
	"progress",
	"a",
	"img",
	"video",
	"x-el",
	"svg",
	"path",
])
	same(`every value of every attribute of <${tag}> gives the same markup`, ({ draw, html, $, api: { h } }) => {
		const log: string[] = [];
		const attempt = (tree: Any) => {
			try {
				draw(tree);
				return `${html()} ${$(tag)?.value} ${$(tag)?.checked}`;
			} catch (error) {
				return `throws ${(error as Error).name}`;
			}
		};
		for (const name of names)
			for (const value of values) {
				if (typeof value === "object" && value && /^(style|srcObject)/.test(name)) continue;
				log.push(`${name}=${String(value)}: ${attempt(h(tag, { key: log.length, [name]: value }))}`);
				log.push(`${name}= then another: ${attempt(h(tag, { key: log.length - 1, [name]: "z" }))}`);
				draw(h(tag, { key: log.length - 2, [name]: value }));
				log.push(`${name} then none: ${attempt(h(tag, { key: log.length - 2 }))}`);
			}
		return log;
	});
same("every style value gives the same declarations", ({ draw, $, api: { h } }) => {
	const log: string[] = [];
	const styles = [
		"",
		"color:red",
		null,
		undefined,
		{},
		{ color: "red" },
		{ color: "blue", width: 5 },
		{ "--a": 1 },
		{ "--a": null, zIndex: 1 },
		{ zIndex: 0, "margin-left": "1px" },
		{ width: "1px", height: null },
		{ opacity: false },
		{ lineHeight: 2, flex: 1 },
		0,
		false,
	];
	for (const first of styles)
		for (const second of styles) {
			draw(h("p", { style: first }));
			const one = $("p").getAttribute("style");
			draw(h("p", { style: second }));
			log.push(`${one} -> ${$("p").getAttribute("style")}`);
			draw(null);
		}
	return log;
});
same("attributes are set with the same calls", ({ draw, api: { h } }) => {
	const spies = [vi.spyOn(Element.prototype, "setAttribute"), vi.spyOn(Element.prototype, "removeAttribute")];
	const props = {
		title: "t",
		id: "i",
		foo: 1,
		"data-x": true,
		"aria-y": false,
		class: "c",
		role: "r",
		href: "h",
		tabIndex: 1,
		hidden: true,
	};
	draw(h("a", props));
	draw(h("a", { ...props, id: "j", foo: null, hidden: false, class: undefined, "data-x": null, href: null }));
	draw(h("a", { z: 1 }));
	const calls = spies.map((spy) => spy.mock.calls.map((call) => call.map(String)));
	for (const spy of spies) spy.mockRestore();
	return calls;
});
