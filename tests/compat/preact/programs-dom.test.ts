// Elements, props and events in unusual combinations: programs whose markup and logs must be those of the oracle.

import { attempt } from "../attempt";
import { domLog } from "./dom-log";
import { type Any, same } from "./implementations";

same(
	"what an element's description looks like",
	({ api: { h, jsx, cloneElement, Fragment, createRef, isValidElement } }) => {
		const ref = createRef();
		const fn = () => {};
		const C = () => null;
		const log: Any[] = [ref];
		for (const vnode of [
			h("p"),
			h("p", null),
			h("p", { key: 1, ref: fn, a: 1 }, "x", "y"),
			h("p", { children: "a" }),
			h("p", { children: "a" }, null),
			h("p", { children: "a" }, undefined),
			h(C, { key: "k", ref: fn }),
			h(Fragment, null, []),
			jsx("p", { children: "x" }, "key"),
			jsx("p", { ref: fn }),
			jsx(C, { ref: fn }),
			cloneElement(h("p", { key: 1, ref: fn, a: 1 }, "x"), { a: 2 }),
			cloneElement(h("p", { key: 1, ref: fn, a: 1 }, "x"), { key: 2, ref: null }, "y", "z"),
			cloneElement(h("p", { key: 1, a: 1 }, "x"), { key: undefined, a: undefined }),
			cloneElement(h(C, { ref: fn, a: 1 }), { a: null }, null),
		])
			log.push([
				typeof vnode.type,
				JSON.stringify(vnode.props),
				Object.keys(vnode.props).join(),
				vnode.key,
				vnode.ref === fn,
				typeof vnode.constructor,
				isValidElement(vnode),
			]);
		for (const value of [null, undefined, 0, "a", {}, [], { type: "p", props: {}, constructor: undefined }, C, true])
			log.push(isValidElement(value));
		return log;
	},
);
same("children of every kind", ({ api: { h, Fragment }, draw, html }) => {
	const log: Any[] = [];
	for (const child of [
		null,
		undefined,
		true,
		false,
		0,
		-0,
		1,
		Number.NaN,
		Infinity,
		10n,
		"",
		"a",
		[],
		[[]],
		[null, "a", [1, [2, "b"]]],
		() => "f",
		{},
		{ type: "p" },
		{ a: 1 },
		new Date(0),
		/x/,
		Symbol.iterator && "sym",
		new String("s"),
		new Number(5),
		new Set(["a"]),
		[h("i"), "x", h("i")],
		h(Fragment),
		h(Fragment, null),
		h(Fragment, null, "a", h(Fragment, null, "b")),
	]) {
		attempt(log, () => draw(h("p", null, child)));
		log.push(html());
		attempt(log, () => draw(h("p", null, "before", child, "after")));
		log.push(html());
		attempt(log, () => draw(h(() => child)));
		log.push(html());
		attempt(log, () => draw(child));
		log.push(html());
		attempt(log, () => draw(null));
	}
	return log;
});
same("props of every kind on several elements, there, changed and gone", ({ api: { h }, draw, html }) => {
	const log: Any[] = [];
	const values: Any[] = [null, undefined, true, false, 0, Number.NaN, "", "a", {}, () => {}];
	const names =
		"id title class className width height href src alt for htmlFor tabIndex tabindex maxLength minLength max min step type size rows cols colSpan rowSpan value checked selected disabled hidden draggable contentEditable spellcheck spellCheck autofocus autoFocus autocomplete autoComplete readOnly readonly list form role popover download target rel data-x aria-x aria-hidden aria-checked accept action method name placeholder pattern required multiple open loading crossOrigin crossorigin srcset srcSet srcObject lang dir translate is slot part key ref children dangerouslySetInnerHTML innerHTML textContent style cssText accessKey inert enterKeyHint inputMode nonce itemProp xlinkHref xmlns custom customProp".split(
			" ",
		);
	for (const type of ["div", "input", "a", "option", "progress", "td", "x-el", "svg"])
		for (const name of names) {
			if (["key", "ref", "children", "textContent", "innerHTML", "dangerouslySetInnerHTML"].includes(name)) continue;
			if (type === "form" && name === "action") continue;
			for (const value of values) {
				if (name === "style" && typeof value !== "string" && value != null) continue;
				if (typeof value === "symbol") continue;
				const row: Any[] = [];
				attempt(row, () => draw(h(type, { [name]: value })));
				row.push(html());
				attempt(row, () => draw(h(type, { [name]: "b" })));
				row.push(html());
				attempt(row, () => draw(h(type, { [name]: value })));
				row.push(html());
				attempt(row, () => draw(h(type)));
				row.push(html());
				attempt(row, () => draw(null));
				log.push([type, name, String(typeof value === "function" ? "fn" : value), ...row].join(" | "));
			}
		}
	return log;
});
same("styles of every kind", ({ api: { h }, draw, $ }) => {
	const log: Any[] = [];
	const styles: Any[] = [
		null,
		undefined,
		"",
		"color: red",
		{ color: "red" },
		{ color: "red", width: 5 },
		{ width: 0 },
		{ color: null },
		{ color: undefined },
		{ color: false },
		{ "--a": 1 },
		{ "--a": null },
		{ "line-height": 2 },
		{ "z-index": 3 },
		{ "tab-size": 4 },
		{ lineHeight: 2, zIndex: 3, opacity: 0.5, flex: 1, fontWeight: 700 },
		{ marginTop: -5 },
		{ "margin-top": 5 },
		{ gridRow: 1, gridRowGap: 2, columnCount: 2, columns: 2, order: 1 },
		{ WebkitLineClamp: 2 },
		{ animationIterationCount: 2 },
		{ cssText: "color: blue" },
		{ cssFloat: "left" },
		{ float: "left" },
		{ background: "red" },
		{ strokeWidth: 2, fillOpacity: 0.5 },
		{ width: Number.NaN },
		{ width: "5" },
		{ width: true },
		"width: 5px",
		{ height: "10em" },
	];
	for (const before of styles)
		for (const after of styles) {
			const row: Any[] = [];
			attempt(row, () => draw(h("div", { style: before })));
			row.push($("div")?.style.cssText);
			attempt(row, () => draw(h("div", { style: after })));
			row.push($("div")?.style.cssText);
			attempt(row, () => draw(h("div")));
			row.push($("div")?.style.cssText);
			attempt(row, () => draw(null));
			log.push(row.join(" | "));
		}
	return log;
});
same("events by many names", ({ api: { h }, draw, $ }) => {
	const log: Any[] = [];
	const names =
		"onClick onclick onCLICK onMyEvent onmyevent on-dash onCustom:thing onFocus onFocusIn onfocusin onFocusOut onfocusout onBlur onDblClick onDoubleClick onClickCapture onclickcapture onGotPointerCapture onLostPointerCapture onGotPointerCaptureCapture onMyEventCapture onTouchStart onInput onChange onAnimationEnd onTransitionEnd onPointerEnter onMouseEnter on once".split(
			" ",
		);
	const types =
		"click CLICK MyEvent myevent Myevent MYEVENT -dash Custom:thing custom:thing focus focusin FocusIn focusout FocusOut blur dblclick doubleclick DoubleClick gotpointercapture GotPointerCapture lostpointercapture touchstart TouchStart input change animationend AnimationEnd transitionend pointerenter mouseenter ce clickcapture".split(
			" ",
		);
	for (const name of names)
		for (const tag of ["p", "x-el", "input"]) {
			const heard: Any[] = [];
			attempt(heard, () =>
				draw(
					h("div", null, h(tag, { [name]: (event: Any) => heard.push(`${event.type}${event.eventPhase}`) }, h("b"))),
				),
			);
			const target = $("b") ?? $(tag);
			for (const type of types) target?.dispatchEvent(new Event(type, { bubbles: true }));
			log.push(`${name} ${tag} ${heard}`);
			attempt(heard, () => draw(h("div", null, h(tag, null, h("b")))));
			for (const type of types) target?.dispatchEvent(new Event(type, { bubbles: true }));
			log.push(heard.length, $(tag)?.outerHTML);
			draw(null);
		}
	return log;
});
same("handlers that are no functions, change, throw and return", ({ api: { h }, draw, html, $ }) => {
	const log: Any[] = [];
	for (const value of [null, undefined, false, true, "a", 0, {}, { handleEvent: () => log.push("object") }]) {
		attempt(log, () => draw(h("p", { onClick: value, onfoo: value, onClickCapture: value })));
		attempt(log, () => $("p")?.click());
		log.push(html());
	}
	draw(h("p", { onClick: () => log.push("first") }));
	$("p").click();
	draw(h("p", { onClick: () => log.push("second") }));
	$("p").click();
	draw(h("p", { onClick: null }));
	$("p").click();
	draw(h("p", { onClick: () => false }));
	const event = new Event("click", { cancelable: true });
	$("p").dispatchEvent(event);
	log.push(event.defaultPrevented);
	return log;
});
same(
	"`this` of a handler, and handlers put on while an event goes up",
	({ api: { h, useState, act }, draw, html, $ }) => {
		const log: Any[] = [];
		const App = () => {
			const [n, set] = useState(0);
			return h(
				"div",
				{ onClick: n ? () => log.push(`outer ${n}`) : null },
				h("button", {
					onClick(this: Any, event: Any) {
						log.push(this?.localName ?? typeof this, event.currentTarget?.localName);
						set((x: number) => x + 1);
					},
				}),
			);
		};
		act(() => draw(h(App)));
		act(() => $("button").click());
		act(() => $("button").click());
		log.push(html());
		return log;
	},
);
same("markup set by hand, together with children and changed", ({ api: { h }, draw, html }) => {
	const log: Any[] = [];
	const kinds: Any[] = [
		{ dangerouslySetInnerHTML: { __html: "<b>1</b>" } },
		{ dangerouslySetInnerHTML: { __html: "<b>1</b>" }, children: "x" },
		{ dangerouslySetInnerHTML: { __html: "<i>2</i>" } },
		{ dangerouslySetInnerHTML: { __html: "" } },
		{ dangerouslySetInnerHTML: { __html: null } },
		{ dangerouslySetInnerHTML: { __html: undefined } },
		{ dangerouslySetInnerHTML: null },
		{ dangerouslySetInnerHTML: undefined },
		{ dangerouslySetInnerHTML: {} },
		{ dangerouslySetInnerHTML: { __html: 5 } },
		{ children: "text" },
		{ children: h("u") },
		{},
		{ innerHTML: "<s>3</s>" },
		{ textContent: "plain" },
	];
	for (const before of kinds)
		for (const after of kinds) {
			const row: Any[] = [];
			attempt(row, () => draw(h("p", before)));
			row.push(html());
			attempt(row, () => draw(h("p", after)));
			row.push(html());
			attempt(row, () => draw(h("p", before)));
			row.push(html());
			attempt(row, () => draw(null));
			log.push(row.join(" | "));
		}
	return log;
});

same("values of fields: what the visitor typed and what the app says", ({ api: { h }, draw, $ }) => {
	const log: Any[] = [];
	for (const type of ["input", "textarea", "select"]) {
		const view = (value: Any) =>
			type === "select"
				? h("select", { value }, h("option", { value: "a" }, "A"), h("option", { value: "b" }, "B"))
				: h(type, { value });
		for (const value of ["a", "a", "b", "", null, undefined, 0, "a"]) {
			draw(view(value));
			log.push($(type).value);
			$(type).value = "b";
			draw(view(value));
			log.push($(type).value);
		}
		draw(null);
	}
	for (const checked of [true, true, false, null, undefined, true]) {
		draw(h("input", { type: "checkbox", checked }));
		log.push($("input").checked);
		$("input").checked = !$("input").checked;
		draw(h("input", { type: "checkbox", checked }));
		log.push($("input").checked);
	}
	draw(null);
	draw(h("input", { defaultValue: "d" }));
	log.push($("input").value, $("input").outerHTML);
	draw(h("input", { type: "checkbox", defaultChecked: true }));
	log.push($("input").checked, $("input").outerHTML);
	draw(h("select", { multiple: true }, h("option", { selected: true }, "x"), h("option", { selected: true }, "y")));
	log.push([...$("select").selectedOptions].length);
	draw(h("input", { type: "range", value: 50, min: 20, max: 100 }));
	log.push($("input").value);
	draw(h("input", { type: "range", value: 200, min: 150, max: 300, step: 5 }));
	log.push($("input").value);
	draw(h("progress", { value: 0.5 }));
	log.push($("progress").value);
	draw(h("progress", { value: null }));
	log.push($("progress").outerHTML);
	draw(h("progress", { value: 0 }));
	log.push($("progress").outerHTML);
	return log;
});
same("DOM operations of keyed moves", ({ api: { h }, draw }) => {
	const log: Any[] = [];
	const orders = [
		"abcd",
		"dcba",
		"bcda",
		"dabc",
		"acbd",
		"abxcd",
		"ad",
		"da",
		"",
		"abcdef",
		"fbcdea",
		"badcfe",
		"cdab",
		"e",
		"abcde",
		"edabc",
	];
	const view = (order: string) =>
		h(
			"ul",
			null,
			[...order].map((key) => h("li", { key }, key)),
		);
	for (const from of orders)
		for (const to of orders) {
			draw(view(from));
			log.push(`${from} ${to} ${domLog(() => draw(view(to))).length}`);
			draw(null);
		}
	return log;
});
