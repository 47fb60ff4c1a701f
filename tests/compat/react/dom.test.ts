// Props of DOM elements by React's names: what arrives at the element, and which events handlers hear.
import { expect, it, vi } from "vitest";
import { type Any, ownSuite, suite } from "./implementations";

suite("props of elements", ({ api: { createElement: h, jsx, cloneElement }, draw, html, $ }) => {
	it("takes class by both names", () => {
		draw(h("p", { className: "a" }));
		expect(html()).toBe('<p class="a"></p>');
		draw(h("p", { class: "b" }));
		expect(html()).toBe('<p class="b"></p>');
		draw(h("p", { class: "b", className: "c" }));
		expect(html()).toBe('<p class="c"></p>');
		draw(h("p"));
		expect($("p").className).toBe("");
	});
	it("lets libraries read the class by both names, from elements made either way", () => {
		for (const vnode of [h("p", { className: "a" }), h("p", { class: "a" }), jsx("p", { className: "a" })]) {
			expect(vnode.props.className).toBe("a");
			expect(vnode.props.class).toBe("a");
		}
		expect(cloneElement(h("p", { className: "a" }), { className: "b" }).props.class).toBe("b");
		expect("className" in h("p").props).toBe(false);
	});
	it("leaves the class of components alone", () => {
		const Own = () => null;
		expect(h(Own, { className: "a" }).props).toEqual({ className: "a" });
	});
	it("writes the class of SVG", () => {
		draw(h("svg", { className: "a" }, h("path", { className: "b" })));
		expect(html()).toBe('<svg class="a"><path class="b"></path></svg>');
	});
	it("labels with htmlFor", () => {
		draw(h("label", { htmlFor: "x" }));
		expect($("label").getAttribute("for")).toBe("x");
	});
	it("writes SVG's dashed attributes", () => {
		draw(h("svg", null, h("path", { strokeWidth: 2, fillOpacity: 0.5, clipPath: "url(#a)", vectorEffect: "none" })));
		const path = $("path");
		for (const [name, value] of Object.entries({
			"stroke-width": "2",
			"fill-opacity": "0.5",
			"clip-path": "url(#a)",
			"vector-effect": "none",
		}))
			expect([name, path.getAttribute(name)]).toEqual([name, value]);
	});
	it("keeps the capitals of SVG's other attributes", () => {
		const names = [
			"viewBox",
			"preserveAspectRatio",
			"gradientUnits",
			"markerHeight",
			"clipPathUnits",
			"textLength",
			"xChannelSelector",
		];
		draw(h("svg", Object.fromEntries(names.map((name) => [name, "1"]))));
		for (const name of names) expect([name, $("svg").getAttribute(name)]).toEqual([name, "1"]);
	});
	it("links by xlinkHref", () => {
		draw(h("svg", null, h("use", { xlinkHref: "#a" })));
		expect($("use").getAttribute("href")).toBe("#a");
	});
	it("adds pixels to numbers that are lengths", () => {
		draw(
			h("p", {
				style: {
					width: 10,
					marginTop: 0,
					lineHeight: 2,
					opacity: 0.5,
					zIndex: 3,
					flexGrow: 1,
					fontWeight: 700,
					"--x": 4,
				},
			}),
		);
		const { style } = $("p");
		expect(style.width).toBe("10px");
		expect(Number.parseFloat(style.marginTop)).toBe(0);
		expect([style.lineHeight, style.opacity, style.zIndex, style.flexGrow, style.fontWeight]).toEqual([
			"2",
			"0.5",
			"3",
			"1",
			"700",
		]);
		expect(style.getPropertyValue("--x")).toBe("4");
	});
	it("changes and removes rules of a style, and takes text", () => {
		draw(h("p", { style: { width: 10, height: 5 } }));
		draw(h("p", { style: { height: 6 } }));
		expect($("p").style.cssText).toBe("height: 6px;");
		draw(h("p", { style: "color: red" }));
		expect($("p").style.cssText).toBe("color: red;");
	});
	it("does not change the style object it was given", () => {
		const style = Object.freeze({ width: 10 });
		draw(h("p", { style }));
		expect(style).toEqual({ width: 10 });
		expect($("p").style.width).toBe("10px");
	});
	it("downloads under the name that the server gives", () => {
		draw(h("a", { download: true }));
		expect($("a").getAttribute("download")).toBe("");
	});
	it("says whether to translate by React's words", () => {
		expect(h("p", { translate: "no" }).props.translate).toBe(false);
	});
	it("leaves the props of custom elements as they are", () => {
		const onChange = () => {};
		expect(h("my-field", { onChange, strokeWidth: 1 }).props).toMatchObject({ onChange, strokeWidth: 1 });
	});
});

suite("values of fields", ({ api: { createElement: h }, draw, $, html }) => {
	it("begins with a default value", () => {
		draw(h("input", { defaultValue: "a" }));
		expect($("input").value).toBe("a");
	});
	it("prefers a value, unless it is missing", () => {
		draw(h("input", { defaultValue: "a", value: "b" }));
		expect($("input").value).toBe("b");
	});
	it.each([undefined, null])("shows the default value where the value is %s", (value) => {
		draw(h("input", { defaultValue: "a", value }));
		expect($("input").value).toBe("a");
	});
	it("shows zero", () => {
		draw(h("input", { value: 0 }));
		expect($("input").value).toBe("0");
	});
	it("does not overwrite what was typed with the default value", () => {
		draw(h("input", { defaultValue: "a" }));
		$("input").value = "typed";
		draw(h("input", { defaultValue: "a", title: "x" }));
		expect($("input").value).toBe("typed");
	});
	it("begins checked", () => {
		draw(h("input", { type: "checkbox", defaultChecked: true }));
		expect($("input").checked).toBe(true);
	});
	it("fills textareas by value and default value", () => {
		draw(h("textarea", { value: "a" }));
		expect($("textarea").value).toBe("a");
		draw(h("textarea", { value: "" }));
		expect($("textarea").value).toBe("");
		draw(null);
		draw(h("textarea", { defaultValue: "b" }));
		expect($("textarea").value).toBe("b");
	});
	const options = () => ["a", "b", "c"].map((value) => h("option", { value }, value));
	const chosen = () => [...$("select").selectedOptions].map((option: Any) => option.value);
	it("chooses one of a list", () => {
		draw(h("select", { value: "b" }, options()));
		expect(chosen()).toEqual(["b"]);
		draw(h("select", { value: "c" }, options()));
		expect(chosen()).toEqual(["c"]);
	});
	it("chooses several of a list", () => {
		draw(h("select", { multiple: true, value: ["a", "c"] }, options()));
		expect(chosen()).toEqual(["a", "c"]);
		draw(h("select", { multiple: true, value: ["b"] }, options()));
		expect(chosen()).toEqual(["b"]);
		draw(h("select", { multiple: true, value: [] }, options()));
		expect(chosen()).toEqual([]);
	});
	it("begins with the default of a list", () => {
		draw(h("select", { defaultValue: "b" }, options()));
		expect(chosen()).toEqual(["b"]);
	});
	it("begins with several defaults of a list", () => {
		draw(h("select", { multiple: true, defaultValue: ["a", "b"] }, options()));
		expect(chosen()).toEqual(["a", "b"]);
	});
	it("chooses by number", () => {
		draw(h("select", { defaultValue: 2 }, h("option", { value: 1 }, "x"), h("option", { value: 2 }, "y")));
		expect($("select").value).toBe("2");
	});
	it("draws the options of a list once", () => {
		draw(h("select", { multiple: true, value: ["a"] }, h("option", { value: "a" }), [h("option", { value: "b" })]));
		expect(html().match(/<option/g)).toHaveLength(2);
	});
});

suite("events", ({ api: { createElement: h, Component }, draw, $ }) => {
	const hears = (props: Any, type = "input") => {
		draw(null);
		draw(h(type, props));
	};
	const fire = (name: string, element = $("*")) =>
		element.dispatchEvent(new Event(name, { bubbles: true, cancelable: true }));

	it.each([
		["input", {}],
		["input", { type: "text" }],
		["input", { type: "range" }],
		["textarea", {}],
	])("hears each input of a %s with %o by onChange", (type, props) => {
		const onChange = vi.fn();
		hears({ ...props, onChange }, type);
		fire("input");
		expect(onChange).toHaveBeenCalledTimes(1);
		fire("change");
		expect(onChange).toHaveBeenCalledTimes(1);
	});
	it.each([
		["input", { type: "checkbox" }],
		["input", { type: "radio" }],
		["input", { type: "file" }],
		["select", {}],
	])("hears the change of a %s with %o by onChange", (type, props) => {
		const onChange = vi.fn();
		hears({ ...props, onChange }, type);
		fire("input");
		expect(onChange).not.toHaveBeenCalled();
		fire("change");
		expect(onChange).toHaveBeenCalledTimes(1);
	});
	it("calls both onChange and onInput", () => {
		const [onChange, onInput] = [vi.fn(), vi.fn()];
		hears({ onChange, onInput });
		fire("input");
		expect([onChange.mock.calls.length, onInput.mock.calls.length]).toEqual([1, 1]);
		hears({ onInput, onChange });
		fire("input");
		expect([onChange.mock.calls.length, onInput.mock.calls.length]).toEqual([2, 2]);
	});
	it("hears a change in the capture phase by its own name", () => {
		const onChangeCapture = vi.fn();
		hears({ onChangeCapture });
		fire("change");
		expect(onChangeCapture).toHaveBeenCalledTimes(1);
	});
	it.each([
		["onDoubleClick", "dblclick"],
		["onFocus", "focusin"],
		["onBlur", "focusout"],
		["onClick", "click"],
		["onKeyDown", "keydown"],
		["onMouseEnter", "mouseenter"],
		["onTouchStart", "touchstart"],
		["onTransitionEnd", "transitionend"],
		["onAnimationStart", "animationstart"],
		["onAnimationEnd", "animationend"],
		["onGotPointerCapture", "gotpointercapture"],
		["onCompositionStart", "compositionstart"],
		["onBeforeInput", "beforeinput"],
		["onPointerDown", "pointerdown"],
		["onSubmit", "submit"],
		["onScroll", "scroll"],
		["onWheel", "wheel"],
		["onPaste", "paste"],
	])("hears by %s the event %s", (name, event) => {
		const handler = vi.fn();
		// What browsers have and jsdom lacks.
		for (const type of ["ontouchstart", "ontransitionend", "onanimationstart", "onanimationend", "ongotpointercapture"])
			if (!(type in HTMLElement.prototype)) (HTMLElement.prototype as Any)[type] = null;
		hears({ [name]: handler }, "div");
		fire(event);
		if (!/^(beforeinput|composition)/.test(event)) expect(handler).toHaveBeenCalledTimes(1);
		hears({}, "div");
		fire(event);
		expect(handler.mock.calls.length).toBeLessThan(2);
	});
	it("gives events what React's have", () => {
		const seen: Any[] = [];
		hears({
			onClick(event: Any) {
				event.persist();
				seen.push(event.isDefaultPrevented(), event.isPropagationStopped(), event.nativeEvent === event);
				event.preventDefault();
				event.stopPropagation();
				seen.push(event.isDefaultPrevented(), event.isPropagationStopped());
			},
		});
		fire("click");
		expect(seen).toEqual([false, false, true, true, true]);
	});
	it("stops at the handler that stops it", () => {
		const outer = vi.fn();
		draw(null);
		draw(h("div", { onClick: outer }, h("b", { onClick: (event: Any) => event.stopPropagation() })));
		fire("click", $("b"));
		expect(outer).not.toHaveBeenCalled();
	});
	it("calls handlers with the element as currentTarget", () => {
		let target: Any;
		class Own extends Component {
			render = () => h("button", { onClick: (event: Any) => (target = event.currentTarget) });
		}
		draw(null);
		draw(h(Own));
		fire("click", $("button"));
		expect(target).toBe($("button"));
	});
});

ownSuite("the DOM as React's", (tools) => {
	const { api, draw, html, $ } = tools;
	const { createElement: h, cloneElement, createRef, flushSync, useState } = api;

	it("gives the focus to a field with autoFocus when it is there, once", () => {
		const ref = createRef();
		const seen = vi.fn();
		draw([h("input", { key: "a", ref: seen, onFocus: vi.fn() }), h("input", { key: "b", autoFocus: true, ref })]);
		expect(document.activeElement).toBe(ref.current);
		$("input").focus();
		draw([h("input", { key: "a" }), h("input", { key: "b", autoFocus: true, ref: () => {} })]);
		expect(document.activeElement).toBe($("input"));
		draw(h("button", { autoFocus: true }));
		expect(document.activeElement).toBe($("button"));
		draw(h("div", { autoFocus: true, tabIndex: 0 }));
		expect(document.activeElement).toBe(document.body);
	});
	it("tells the ref of such a field as any other, of a copy as well", () => {
		const cleanup = vi.fn();
		const ref = vi.fn((_: unknown) => cleanup);
		draw(cloneElement(h("input", { autoFocus: true, ref }), { id: "a" }));
		draw(cloneElement(h("input", { autoFocus: true, ref }), { id: "b" }));
		expect(ref.mock.calls).toEqual([[$("input")]]);
		expect(document.activeElement).toBe($("#b"));
		draw(null);
		expect(cleanup).toHaveBeenCalledOnce();
		expect(ref).toHaveBeenCalledOnce();
	});
	it("leaves out attributes that have no possible name", () => {
		const names = ['blah" onclick="beevil" noise="hi', "two words", "1a", "<b", "", "a=b"];
		const props = Object.fromEntries(names.map((name) => [name, "x"]));
		draw(h("p", { ...props, "data-ä.1": "y" }));
		expect(html()).toBe('<p data-ä.1="y"></p>');
		draw(h("x-a", { ...props, id: "z" }));
		expect(html()).toBe('<x-a id="z"></x-a>');
	});
	it("draws what waits when flushSync is given nothing", () => {
		let change: Any;
		const Own = () => {
			const [text, setText] = useState("a");
			change = setText;
			return text;
		};
		draw(h(Own));
		change("b");
		expect(flushSync()).toBe(undefined);
		expect(html()).toBe("b");
	});
});
