// React's names for the props of DOM elements, converted to the DOM's when an element is created.

import type { Instance } from "../instance";
import * as plugs from "../plugs";
import type { setProp } from "../props";
import { unwrap } from "../suspense";
import { createElement, Fragment, isFunction, options, type Props, type VNode } from "../vnode";
import { submit } from "./actions";
import { chosen, follow, formAction, isShown, own, printed } from "./controlled";
import { setUnits } from "./style";

/** SVG attributes that have a dash where React has a capital; the others that begin like them are written with capitals. */
const dashed =
	/^(?!clipPathU|glyphR|imageS|marker[HWU]|text[LC]|xC)(accent|alignment|arabic|baseline|cap|clip|color|dominant|fill|flood|font|glyph|horiz|image|letter|lighting|marker|overline|paint|pointer|shape|stop|strikethrough|stroke|text|transform|underline|unicode|units|v|vector|vert|word|writing|x)[A-Z]/;

const elementMark = Symbol.for("react.element");
const outer = options.vnode;

options.vnode = (vnode) => {
	const { type, props } = vnode;
	if (typeof type === "string") {
		vnode.props = translate(type, props);
		if (props.autoFocus && focusable.test(type)) vnode.ref = focusing(vnode.ref);
	} else if (!isFunction(type))
		vnode.type = failing(
			`Element type is invalid: expected a string (for built-in components) or a class/function (for composite components) but got: ${type === null ? type : typeof type}.`,
		);
	else if (type.defaultProps) vnode.props = fillDefaults(props, type.defaultProps);
	if (vnode.ref) hide(vnode.props, "ref", vnode.ref);
	vnode.key = vnode.key == null ? null : `${vnode.key}`;
	(vnode as VNode & { $$typeof?: symbol }).$$typeof = elementMark;
	outer?.(vnode);
};

const focusable = /^(button|input|select|textarea)$/;
/** By the ref that the author gave. */
const focusingRefs = new WeakMap<object, (dom: unknown) => unknown>();
const noRef = {};
const focused = new WeakSet<object>();

/** React gives the focus itself: a browser reads the attribute once a page. @returns the same ref for the same one */
const focusing = (ref: VNode["ref"]): VNode["ref"] => {
	let result = focusingRefs.get(ref ?? noRef);
	if (!result) {
		result = (dom) => {
			const cleanup = isFunction(ref) ? ref(dom) : undefined;
			if (ref && !isFunction(ref)) ref.current = dom;
			if (dom && !focused.has(dom)) {
				focused.add(dom);
				(dom as HTMLElement).focus();
			}
			return cleanup;
		};
		focusingRefs.set(ref ?? noRef, result);
		// A copy of an element has it already.
		focusingRefs.set(result, result);
	}
	return result;
};

/** After an element was rendered. */
const after: Record<string, ((instance: Instance) => void) | undefined> = {
	input: follow,
	textarea: follow,
	select: follow,
	button: own,
	form: own,
};

const { diffed } = options;
options.diffed = (vnode, instance) => {
	if (typeof vnode.type === "string") after[vnode.type]?.(instance as Instance);
	diffed?.(vnode, instance);
};

const list = plugs.list;
const bind = plugs.bind;
/** React removes the attribute of a prop that is gone; Preact leaves one, such as a `maxlength` of 0. */
plugs.setBind((instance, name, value, old, isSvg, set) => {
	const { dom_: dom } = instance;
	const type = instance.type_ as string;
	const isBound =
		bind?.(instance, name, value, old, isSvg, set) ||
		(name === "value" && isField(type) && isShown(dom, value)) ||
		(isCustom(type) && setOfCustom(dom, name, value, old, set));
	if (isBound) return isBound;
	if (!(name in dom) && (properties.test(name) || (value === true && states.test(name)))) return true;
	if (value === true && !(name in dom) && !/^(on|data-|aria-)/.test(name)) {
		dom.setAttribute(name, "");
		return true;
	}
	if (value != null || /^(on|style$|checked$|class)/i.test(name)) return;
	if (name === "value" && (isField(type) || type === "select")) return;
	set(dom, name, value, old, isSvg);
	dom.removeAttribute(name);
	return true;
});

/** Elements that do not have them get no attribute: components of libraries pass on the props of a field. */
const properties = /^(default(Value|Checked)|multiple|muted)$/;
/** Likewise if `true`; React writes other values. */
const states = /^(selected|checked|indeterminate|defaultMuted)$/;

const isCustom = (type: string) => type.includes("-");

/** What a custom element has as a property is set as it is. @returns whether nothing is left to do */
const setOfCustom = (
	dom: HTMLElement & Props,
	name: string,
	value: unknown,
	old: unknown,
	set: typeof setProp,
): unknown => {
	const isHandler = name.startsWith("on");
	if (isHandler && isFunction(value)) {
		if (name in dom && old != null) dom[name] = null;
		dom.removeAttribute(name);
		return;
	}
	if (isHandler && isFunction(old)) set(dom, name, undefined, old);
	if (/^(inner(HTML|Text)|textContent)$/.test(name)) return true;
	if (name in dom && !(name in HTMLElement.prototype)) dom[name] = value;
	else if (isHandler && typeof value === "boolean") dom.toggleAttribute(name, value);
	else if (isHandler && value != null) dom.setAttribute(name, `${value}`);
	else if (isHandler) dom.removeAttribute(name);
	else return;
	return true;
};

plugs.setList((child) => {
	const given = child as Iterable<unknown> & { "@@iterator"?: () => Iterator<unknown> };
	// Old libraries have the second one.
	const iterate = given[Symbol.iterator] ?? given["@@iterator"];
	if (iterate) return createElement(Fragment, null, [...{ [Symbol.iterator]: () => iterate.call(child) }]);
	const known = "then" in child ? createElement(Awaited, { promise: child }) : list?.(child);
	if (known) return known;
	const found = Object.prototype.toString.call(child);
	const what = found === "[object Object]" ? `object with keys {${Object.keys(child).join(", ")}}` : found;
	return createElement(
		failing(
			`Objects are not valid as a React child (found: ${what}). If you meant to render a collection of children, use an array instead.`,
		),
	);
});
/** Fails where it is rendered, so that the boundary around it shows it. */
const failing = (message: string) => () => {
	throw new Error(message);
};
const Awaited = ({ promise }: Props) => unwrap(promise);

const isField = (type: string) => type === "input" || type === "textarea";
const isTyped = (kind: string) => !/^(file|checkbox|radio)$/.test(kind);

/** Whose `true` and `false` are words. */
const words =
	/^(contentEditable|defaultValue|spellCheck|autoReverse|externalResourcesRequired|focusable|preserveAlpha)$/;
const addresses = /^(href|src|action|formAction|xlink:?[Hh]ref)$/;
/** A browser reads a scheme without white space and control characters. https://url.spec.whatwg.org/#concept-basic-url-parser */
const scripts = new RegExp(`^[\\0- ]*${[..."javascript:"].join("[\\r\\n\\t]*")}`, "i");

/** Attributes without a value: on for whatever is not empty. */
const plain =
	"allowFullScreen|async|autoPlay|controls|credentialless|default|defer|disabled|disable(PictureInPicture|RemotePlayback)|formNoValidate|hidden|inert|itemScope|loop|noModule|noValidate|open|playsInline|readOnly|required|reversed|scoped|seamless";
const isPlain = new RegExp(`^(${plain})$`);

/** React writes `true` for these, which have no value, and for `data-` and `aria-` alone. https://react.dev/reference/react-dom/components/common */
const switches = new RegExp(
	`^(data-|aria-|(${plain}|autoFocus|capture|(default)?(Checked|Muted)|download|draggable|indeterminate|multiple|popover|selected|value)$)`,
	"i",
);

/** A value as React writes it. */
const written = (type: string, name: string, value: unknown): unknown => {
	if (typeof value === "boolean") return words.test(name) ? `${value}` : switches.test(name) ? value : undefined;
	if (typeof value === "symbol" || (isFunction(value) && !/^(on|children$)/i.test(name)))
		return isField(type) && /^(v|defaultV)alue$/.test(name) ? "" : undefined;
	if (value != null && isPlain.test(name) && !plugs.isSignal?.(value)) return !!value;
	// An empty address is the page itself, which a browser would load again.
	if (value === "" && (name === "src" || (name === "href" && type !== "a") || (name === "data" && type === "object")))
		return;
	if (/^(cols|rows|size|span)$/.test(name) && !plugs.isSignal?.(value) && !((value as number) >= 1)) return;
	if (value != null && (name === "data" ? type === "object" : addresses.test(name))) {
		// Read once: an object can say something else the next time.
		const address = `${value}`;
		if (scripts.test(address))
			return "javascript:throw new Error('React has blocked a javascript: URL as a security precaution.')";
		if (typeof value === "object" && !plugs.isSignal?.(value)) return address;
	}
	return value ?? undefined;
};

/** Names that an attribute can have, and others; a page that takes them from elsewhere does not fail. */
const names = new Map<string, boolean>();
const isName = (name: string): boolean => {
	let result = names.get(name);
	if (result === undefined) names.set(name, (result = /^[:_\p{L}][:\w\p{L}.-]*$/u.test(name)));
	return result;
};

const translate = (type: string, props: Props): Props => {
	const isOwn = isCustom(type);
	// Values kept for after the render are passed on to copies.
	const { [chosen]: list, [formAction]: action } = props as Props & { [chosen]?: unknown; [formAction]?: unknown };
	const result: Props & { [chosen]?: unknown; [formAction]?: unknown } = {};
	if (list) result[chosen] = list;
	if (action) result[formAction] = action;
	for (const name in props) {
		if (!isName(name)) continue;
		const value = props[name];
		const to = isOwn && !(name.startsWith("on") && isFunction(value)) ? name : rename(type, name, props);
		if (to === "value" && "defaultValue" in props && value == null) continue;
		if (name === "style") result.style = plugs.isSignal?.(value) ? value : setUnits(value);
		else if (name === "download" && value === true) result.download = "";
		else if (name === "translate" && value === "no") result.translate = false;
		else if (isFunction(value) && /^(form)?[aA]ction$/.test(name) && !isOwn) result[formAction] = value;
		// Both of them, React's `onChange` first. `null` counts as missing.
		else result[to === "oninput" && to in result ? "oninputCapture" : to] = isOwn ? value : written(type, name, value);
	}
	if (!isOwn && !isField(type) && type !== "select") for (const phase of ["", "Capture"]) tellChanges(result, phase);
	if (type === "select") choose(result);
	if (type === "form") handleSubmit(result);
	if (type === "noscript") {
		(result as { [printed]?: unknown })[printed] = result.children;
		delete result.children;
	}
	// A field that is no longer controlled keeps its value.
	if (isField(type) || type === "select")
		for (const name of ["value", "checked"]) if (!(name in result)) hide(result, name, undefined);
	aliasClass(result);
	return result;
};

type Handler = (event: Event) => unknown;
/** Handlers that are made here, with the author's own for the same event: a copy of an element has them. */
const made = new WeakMap<Handler, Handler | undefined>();

/** What is typed into a field is a change, as it is for the field's own handler; other elements have none. */
const isChange = ({ target, type }: Event): boolean => {
	const { localName, type: kind } = target as HTMLInputElement;
	if (isField(localName) && isTyped(kind)) return type === "input";
	return type === "change" && (isField(localName) || localName === "select" || isCustom(localName));
};

/** Changes of the fields in an element bubble to it. */
const tellChanges = (props: Props, phase: string) => {
	const name = `onChange${phase}`;
	const change: Handler | undefined = props[name];
	if (!isFunction(change) || made.has(change)) return;
	for (const to of [name, phase ? "onInputCapture" : "oninput"]) {
		const given: Handler | undefined = to === name ? undefined : props[to];
		const own = given && made.has(given) ? made.get(given) : given;
		const handler: Handler = (event) => {
			own?.(event);
			// Some components call it themselves.
			return !event?.target || isChange(event) ? change(event) : undefined;
		};
		made.set(handler, own);
		props[to] = handler;
	}
};

const fillDefaults = (props: Props, defaults: Props): Props => {
	const result = { ...props };
	for (const name in defaults) if (result[name] === undefined) result[name] = defaults[name];
	return result;
};

/** Of handlers whose event has another name in React. */
const domNames: Record<string, string> = {
	__proto__: null as never,
	ondoubleclick: "ondblclick",
	onfocus: "onfocusin",
	onblur: "onfocusout",
};

const rename = (type: string, name: string, props: Props): string => {
	const lower = name.toLowerCase();
	const bare = lower.replace(/capture$/, "");
	if (bare in domNames) return domNames[bare] + (bare === lower ? "" : "Capture");
	if (lower === "oninput") return lower;
	if (lower === "onchange" && (type === "textarea" || (type === "input" && isTyped(props.type)))) return "oninput";
	if (name === "defaultValue" && "value" in props && props.value == null) return "value";
	if (name === "htmlFor") return "for";
	// SVG and MathML have its property under this name, and an attribute only in lower case.
	if (name === "tabIndex") return lower;
	return dashed.test(name) ? name.replace(/[A-Z]/g, (part) => `-${part.toLowerCase()}`) : name;
};

/** A list's value, or default value, chooses options once they exist. */
const choose = (props: Props & { [chosen]?: unknown }) => {
	const { value, defaultValue, multiple } = props;
	delete props.defaultValue;
	const isInitial = value == null && defaultValue != null;
	if (!isInitial && !(multiple && Array.isArray(value))) return;
	delete props.value;
	props[chosen] = { value: value ?? defaultValue, isInitial };
};

/** A form's function is called after the author's handler. */
const handleSubmit = (props: Props & { [formAction]?: unknown }) => {
	const { [formAction]: action } = props;
	const name = "onSubmit" in props ? "onSubmit" : "onsubmit";
	const own = props[name];
	props[name] = (event: SubmitEvent) => {
		const result = own?.(event);
		submit(event, action);
		return result;
	};
};

/** `class` and `className` can both be read, and only one is rendered. */
const aliasClass = (props: Props) => {
	const value = props.className ?? props.class;
	delete props.className;
	delete props.class;
	if (value == null) return;
	props.class = value;
	hide(props, "className", value);
};

/** Stores a prop so that it is found by its name. */
const hide = (props: Props, name: string, value: unknown) =>
	Object.defineProperty(props, name, { value, configurable: true, writable: true });
