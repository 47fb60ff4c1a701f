// Puts one prop on one DOM element: handlers, styles, properties, attributes.
import * as plugs from "./plugs";
import { isFunction, options } from "./vnode";

type Listener = (event: unknown) => unknown;
interface Attached {
	handler_: Listener;
	/** When it was attached, in ticks of the clock. */
	since_: number;
}
// biome-ignore lint/suspicious/noExplicitAny: a DOM element with whatever properties it has
type AnyElement = any;

/** Own to this copy of the runtime: another copy may have handlers on the same element. */
const handlers = /* @__PURE__ */ Symbol();
const seen = /* @__PURE__ */ Symbol();
/** Counts events, so that a handler attached while an event bubbles does not get that event. */
let clock = 0;

const attributesOnly = /^(width|height|href|list|form|tabIndex|download|rowSpan|colSpan|role|popover)$/;

export const setProp = (dom: AnyElement, name: string, value: unknown, old: unknown, isSvg?: boolean): void => {
	if (name[0] === "o" && name[1] === "n") {
		setHandler(dom, name, value as Listener);
	} else if (name === "style") {
		setStyle(dom.style, value, old);
	} else if (name !== "children") {
		if (isSvg) {
			name = name.replace(/xlink(H|:h)/, "h").replace(/sName$/, "s");
		} else if (
			name === "className" ||
			(name in dom && !attributesOnly.test(name) && (value != null || name !== "value" || dom.localName !== "progress"))
		) {
			try {
				// The most common one by name: before the code is compiled it takes a third of the time of a dynamic name.
				if (name === "className") dom.className = value ?? "";
				else dom[name] = value ?? "";
				return;
			} catch {}
		}
		if (isFunction(value)) return;
		if (value != null && (value !== false || name[4] === "-")) {
			dom.setAttribute(name, name === "popover" && (value === true || value === 1) ? "" : value);
		} else dom.removeAttribute(name);
	}
};

/** Of a handler's prop by its name: the event, whether it captures, and the key among the handlers of an element. */
export const events: Record<string, { type_: string; isCapture_: boolean; key_: string }> = {};

const eventOf = (name: string) => {
	const bare = name.replace(/(PointerCapture)$|Capture$/i, "$1");
	const isCapture = bare !== name;
	const type = bare.slice(2).toLowerCase();
	plugs.listen?.(type, isCapture);
	return { type_: type, isCapture_: isCapture, key_: type + isCapture };
};

const setHandler = (dom: AnyElement, name: string, handler: Listener | null | undefined) => {
	const { type_: type, isCapture_: isCapture, key_: key } = (events[name] ??= eventOf(name));
	const list: Record<string, Attached | undefined> = (dom[handlers] ??= {});
	const known = list[key];
	const proxy = proxyOf(isCapture);
	if (isFunction(handler)) {
		if (known) known.handler_ = handler;
		else {
			list[key] = { handler_: handler, since_: clock };
			dom.addEventListener(type, proxy, isCapture);
		}
	} else {
		list[key] = undefined;
		dom.removeEventListener(type, proxy, isCapture);
	}
};

const createProxy = (isCapture: boolean) =>
	function (this: AnyElement, event: AnyElement) {
		const attached: Attached | undefined =
			this[handlers]?.[(plugs.typeOf ? plugs.typeOf(event) : event.type) + isCapture];
		if (!attached) return;
		event[seen] ??= clock++;
		if (event[seen] < attached.since_) return;
		const given = options.event ? options.event(event, isCapture) : event;
		const { handler_: handler } = attached;
		return handler(given);
	};
const onCapture = /* @__PURE__ */ createProxy(true);
const onBubble = /* @__PURE__ */ createProxy(false);
/** The listener of an element, which calls its handler. */
export const proxyOf = (isCapture: boolean): ((this: AnyElement, event: AnyElement) => unknown) =>
	isCapture ? onCapture : onBubble;

const setStyle = (style: AnyElement, value: unknown, old: unknown) => {
	if (typeof value === "string") {
		style.cssText = value;
		return;
	}
	if (typeof old === "string") old = style.cssText = "";
	const before = Object(old);
	const now = Object(value);
	for (const name in before) if (!(name in now)) setRule(style, name, "");
	for (const name in now) if (now[name] !== before[name]) setRule(style, name, now[name]);
};

const setRule = (style: AnyElement, name: string, value: unknown) => {
	if (name[0] === "-") style.setProperty(name, value ?? "");
	else style[name] = value ?? "";
};
