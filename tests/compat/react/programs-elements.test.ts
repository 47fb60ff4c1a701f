// Elements, portals and top-level functions by React's names in unusual combinations: programs whose markup and logs must be those of the oracle.
// biome-ignore-all lint/complexity/noCommaOperator: components and callbacks of one line
import { vi } from "vitest";
import { attempt } from "../attempt";
import { type Any, same } from "./implementations";

vi.setConfig({ testTimeout: 60_000 });

same("props of every kind on several elements", ({ api: { createElement: h }, draw, html }) => {
	const log: Any[] = [];
	// Without `true`, `false` and functions, without props that are gone, without attributes that have no value, and without an SVG's `tabIndex`, `value`, `checked`, `contentEditable`, `spellCheck`, `htmlFor`, `size`, `rows`, `muted` and the defaults of a field that others have: there React is followed, in `beside-react/attributes.test.ts`.
	const values: Any[] = [0, "", "a"];
	const names =
		"id title class className width height src href tabIndex tabindex maxLength minLength max min step type colSpan selected draggable autoFocus autoComplete list role popover download target data-x aria-x aria-hidden acceptCharset httpEquiv crossOrigin srcSet lang dir translate is slot accessKey enterKeyHint inputMode itemProp xlinkHref xmlnsXlink xmlLang strokeWidth strokeLinecap fillOpacity clipPath fontSize textAnchor viewBox preserveAspectRatio stopColor suppressHydrationWarning customProp encType dateTime frameBorder".split(
			" ",
		);
	for (const type of ["div", "input", "a", "select", "x-el", "svg"])
		for (const name of names)
			for (const value of values) {
				if (type === "svg" && name === "tabIndex") continue;
				if (name.startsWith("class") && (value === "" || value === 0)) continue;
				if (/^(src|href)$/.test(name) && value === "") continue;
				const row: Any[] = [];
				attempt(row, () => draw(h(type, { [name]: value })));
				row.push(html());
				attempt(row, () => draw(h(type, { [name]: "b" })));
				row.push(html());
				attempt(row, () => draw(h(type, { [name]: value })));
				row.push(html());
				attempt(row, () => draw(null));
				log.push([type, name, JSON.stringify(value), ...row].join(" | "));
			}
	return log;
});
same("styles of every kind", ({ api: { createElement: h }, draw, $ }) => {
	const log: Any[] = [];
	const styles: Any[] = [
		null,
		"",
		"color: red",
		{ color: "red" },
		{ color: "red", width: 5 },
		{ width: 0 },
		{ color: null },
		{ color: undefined },
		{ "--a": 1 },
		{ "--a": null },
		{ "line-height": 2 },
		{ "z-index": 3 },
		{ "tab-size": 4 },
		{ "margin-top": 5 },
		{ "font-weight": 700 },
		{ "grid-row": 2, "grid-row-gap": 2 },
		{ "flex-grow": 1, "flex-basis": 5 },
		{ "column-count": 3 },
		{ "fill-opacity": 0.5, "stroke-width": 2 },
		{ "animation-iteration-count": 2 },
		{ "-webkit-line-clamp": 2 },
		{ lineHeight: 2, zIndex: 3, opacity: 0.5, flex: 1, fontWeight: 700 },
		{ marginTop: -5 },
		{ gridRow: 1, gridRowGap: 2, columnCount: 2, columns: 2, order: 1 },
		{ WebkitLineClamp: 2, WebkitFlex: 1, MozBoxFlex: 1, msFlex: 1 },
		{ animationIterationCount: 2 },
		{ strokeWidth: 2, fillOpacity: 0.5 },
		{ width: "5" },
		{ aspectRatio: 2, scale: 2, zoom: 2, rotate: 5, tabSize: 2, orphans: 2, widows: 2 },
	];
	for (const before of styles)
		for (const after of styles) {
			const row: Any[] = [];
			attempt(row, () => draw(h("div", { style: before })));
			row.push($("div")?.style.cssText);
			attempt(row, () => draw(h("div", { style: after })));
			row.push($("div")?.style.cssText);
			attempt(row, () => draw(null));
			log.push(row.join(" | "));
		}
	return log;
});
same("events by React's names", ({ api: { createElement: h }, draw, $ }) => {
	const log: Any[] = [];
	const names =
		"onClick onDoubleClick onDblClick onFocus onBlur onFocusIn onFocusOut onChange onInput onBeforeInput onChangeCapture onInputCapture onMouseEnter onMouseLeave onPointerEnter onTransitionEnd onAnimationStart onCompositionStart onSelect onInvalid onReset onScroll onWheel onTouchStart onGotPointerCapture onCancel onToggle onSubmit onKeyDown onDragStart onCopy onMyEvent onLoad onError".split(
			" ",
		);
	const types =
		"click dblclick focus blur focusin focusout change input beforeinput mouseenter mouseleave mouseover mouseout pointerenter transitionend animationstart compositionstart select invalid reset scroll wheel touchstart gotpointercapture cancel toggle submit keydown dragstart copy MyEvent myevent load error".split(
			" ",
		);
	/** Handlers of the focus hear React's name of it. */
	let fired = "";
	for (const name of names)
		for (const [tag, props] of [
			["input", {}],
			["input", { type: "checkbox" }],
			["input", { type: "file" }],
			["input", { type: "radio" }],
			["input", { type: "range" }],
			["input", { type: "CHECKBOX" }],
			["textarea", {}],
			["select", {}],
			["div", {}],
			["x-el", {}],
			["form", {}],
		] as Any) {
			// As in React, which has changes of fields alone.
			if (name.startsWith("onChange") && /^(div|form)$/.test(tag)) continue;
			const heard: Any[] = [];
			attempt(heard, () =>
				draw(h("p", null, h(tag, { ...props, [name]: (event: Any) => heard.push(`${fired}${event.eventPhase}`) }))),
			);
			for (const type of types) $(tag)?.dispatchEvent(new Event((fired = type), { bubbles: true }));
			log.push(`${name} ${tag} ${JSON.stringify(props)} ${heard}`);
			draw(null);
		}
	return log;
});
same("several handlers for one thing", ({ api: { createElement: h }, draw, $ }) => {
	const log: Any[] = [];
	for (const props of [
		["onChange", "onInput"],
		["onInput", "onChange"],
		["oninput", "onChange"],
		["onchange", "onChange"],
		["onFocus", "onfocus"],
		["onDoubleClick", "ondblclick"],
		["onChange", "onChangeCapture"],
	]) {
		draw(h("p", null, h("input", Object.fromEntries(props.map((name) => [name, () => log.push(name)])))));
		for (const type of ["change", "input", "click", "focus", "focusin", "dblclick"])
			$("input").dispatchEvent(new Event(type, { bubbles: true }));
		log.push("-");
		draw(null);
	}
	return log;
});

same("portals: events, contexts, moves, changes of container", ({ api, draw, html, rerender }) => {
	const { createElement: h, createPortal, createContext, useContext, useState } = api;
	const log: Any[] = [];
	const [one, two] = [document.createElement("aside"), document.createElement("aside")];
	const Context = createContext("none");
	const Inner = () => {
		const [n] = useState(() => Math.random());
		const kept = useState(n)[0];
		return h("p", { onClick: () => log.push("inner") }, useContext(Context), kept === n ? "same" : "other");
	};
	const view = (where: Any, extra?: Any) =>
		h(
			Context.Provider,
			{ value: "given" },
			h("div", null, extra, where && createPortal([h(Inner, { key: 1 }), extra], where), h("u")),
		);
	for (const [where, extra] of [[one], [one, "x"], [two, "x"], [two, h("b")], [null], [one], [null, "y"]] as Any) {
		draw(view(where, extra));
		log.push(html(), one.innerHTML, two.innerHTML);
		for (const node of [one, two]) (node.querySelector("p") as Any)?.click();
	}
	rerender();
	draw(null);
	log.push(one.innerHTML, two.innerHTML);
	return log;
});
same("the top-level functions with odd input", ({ api, box, html }) => {
	const {
		createElement: h,
		render,
		hydrate,
		unmountComponentAtNode,
		createRoot,
		hydrateRoot,
		flushSync,
		findDOMNode,
		cloneElement,
		isValidElement,
		createPortal,
		act,
		startTransition,
		useTransition,
	} = api;
	const log: Any[] = [];
	attempt(log, () => log.push(render(h("p"), box(), () => log.push("callback")) === null, html()));
	attempt(log, () => log.push(unmountComponentAtNode(box()), unmountComponentAtNode(box()), html()));
	attempt(log, () => log.push(hydrate(h("p"), box(), () => log.push("callback")) === null, html()));
	attempt(log, () => render(null, box()));
	const root = createRoot(box());
	attempt(log, () => root.render(h("b")));
	log.push(html());
	attempt(log, () => root.unmount());
	attempt(log, () => root.unmount());
	log.push(html());
	attempt(log, () => root.render(h("i")));
	log.push(html());
	attempt(log, () => root.unmount());
	html("<u>1</u>");
	const hydrated = hydrateRoot(box(), h("u", null, "1"));
	log.push(html());
	hydrated.unmount();
	log.push(html());
	attempt(log, () =>
		log.push(
			flushSync(() => 5),
			flushSync((x: Any) => x, 6),
		),
	);
	for (const value of [null, undefined, box()]) attempt(log, () => log.push(!!findDOMNode(value)));
	for (const value of [null, undefined, "a", 5, {}])
		attempt(log, () => log.push(typeof cloneElement(value), isValidElement(value)));
	attempt(log, () => startTransition(() => log.push("transition")));
	log.push(typeof createPortal(null, box()), typeof act, typeof useTransition);
	return log;
});
