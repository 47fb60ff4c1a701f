// React's names for the props of DOM elements: put into the terms of the DOM when an element is made.

import { plugs } from "../instance";
import { cloneElement, isValidElement, options, type Props, toChildArray, type VNode } from "../vnode";
import { setUnits } from "./style";

/** SVG attributes that have a dash where React has a capital; the others that begin like them are written with capitals. */
const dashed =
	/^(?!clipPathU|glyphR|imageS|marker[HWU]|text[LC]|xC)(accent|alignment|arabic|baseline|cap|clip|color|dominant|fill|flood|font|glyph|horiz|image|letter|lighting|marker|overline|paint|pointer|shape|stop|strikethrough|stroke|text|transform|underline|unicode|units|v|vector|vert|word|writing|x)[A-Z]/;

const elementMark = Symbol.for("react.element");
const outer = options.vnode;

options.vnode = (vnode) => {
	const { type, props } = vnode;
	if (typeof type === "string") vnode.props = translate(type, props);
	else if (type?.defaultProps) vnode.props = fillDefaults(props, type.defaultProps);
	(vnode as VNode & { $$typeof?: symbol }).$$typeof = elementMark;
	outer?.(vnode);
};

const translate = (type: string, props: Props): Props => {
	const isCustom = type.includes("-");
	const result: Props = {};
	for (const name in props) {
		const value = props[name];
		const to = isCustom && !name.startsWith("on") ? name : rename(type, name, props);
		if (to === "value" && "defaultValue" in props && value == null) continue;
		if (name === "style") result.style = plugs.isSignal_?.(value) ? value : setUnits(value);
		else if (name === "download" && value === true) result.download = "";
		else if (name === "translate" && value === "no") result.translate = false;
		// Both of them, and React's `onChange` goes first. What is `null` is not there.
		else result[to === "oninput" && to in result ? "oninputCapture" : to] = value ?? undefined;
	}
	if (type === "select") choose(result);
	aliasClass(result);
	return result;
};

const fillDefaults = (props: Props, defaults: Props): Props => {
	const result = { ...props };
	for (const name in defaults) if (result[name] === undefined) result[name] = defaults[name];
	return result;
};

const rename = (type: string, name: string, props: Props): string => {
	const lower = name.toLowerCase();
	if (lower === "ondoubleclick") return "ondblclick";
	if (lower === "onfocus") return "onfocusin";
	if (lower === "onblur") return "onfocusout";
	if (lower === "oninput") return lower;
	if (
		lower === "onchange" &&
		(type === "textarea" || (type === "input" && !/^(file|checkbox|radio)$/.test(props.type)))
	)
		return "oninput";
	if (name === "defaultValue" && "value" in props && props.value == null) return "value";
	return dashed.test(name) ? name.replace(/[A-Z]/g, (part) => `-${part.toLowerCase()}`) : name;
};

/** The options that a list's value, or its first value, names. */
const choose = (props: Props) => {
	const { value, defaultValue, multiple, children } = props;
	const chosen = defaultValue ?? (multiple && Array.isArray(value) ? value : undefined);
	if (chosen == null) return;
	delete props.value;
	props.children = toChildArray(children).map((child) =>
		isValidElement(child)
			? cloneElement(child, {
					selected: [chosen].flat().some((value) => `${value}` === `${child.props.value}`),
				})
			: child,
	);
};

/** `class` and `className` can both be read, and one of them is rendered. */
const aliasClass = (props: Props) => {
	const value = props.className || props.class;
	delete props.className;
	delete props.class;
	if (!value) return;
	props.class = value;
	Object.defineProperty(props, "className", { value, configurable: true, writable: true });
};
