// The functions that compiled JSX calls.
import { createVNode, Fragment, isFunction, type Key, options, type Props, refs, type VNode } from "../vnode";

export type { JSX } from "../jsx";
export { Fragment };

/** Makes an element of props that are its own; `children` are among them. The last arguments are for debuggers. */
export const jsx = (
	type: VNode["type"],
	given: Props | null,
	key?: Key,
	_isStatic?: boolean,
	__source?: unknown,
	__self?: unknown,
): VNode => {
	let ref: VNode["ref"];
	let props = given ?? {};
	if ("ref" in props && refs.areTaken_(type)) ({ ref, ...props } = props);
	const vnode = createVNode(type, props, key, ref);
	return __source && __DEV__ ? Object.assign(vnode, { __source, __self }) : vnode;
};
export { jsx as jsxDEV, jsx as jsxs };

/** Precompiled markup with holes, for renderers on a server. */
export const jsxTemplate = (tpl: string[], ...exprs: unknown[]): VNode => jsx(Fragment, { tpl, exprs });

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", '"': "&quot;" };
const escapeText = (text: string) => text.replace(/[&<"]/g, (character) => escapes[character]!);

/** An attribute as precompiled markup has it; empty for other values. */
export const jsxAttr = (name: string, value: unknown): string => {
	const own = (options as { attr?(name: string, value: unknown): unknown }).attr?.(name, value);
	if (typeof own === "string") return own;
	// biome-ignore lint/suspicious/noExplicitAny: a signal, by its shape
	if (typeof (value as any)?.peek === "function") value = (value as any).peek();
	if (name === "ref" || name === "key" || value == null || value === false || isFunction(value)) return "";
	if (Array.isArray(value)) return "";
	if (value === true) return name;
	if (name === "style" && typeof value === "object") {
		value = Object.entries(value)
			.filter(([, rule]) => rule != null && rule !== "")
			.map(([rule, set]) => `${rule[0] === "-" ? rule : rule.replace(/[A-Z]/g, "-$&").toLowerCase()}:${set};`)
			.join("");
	}
	return `${name}="${escapeText(`${value}`)}"`;
};

/** A child as precompiled markup has it: text escaped, elements unchanged, nothing for empty values. */
export const jsxEscape = (value: unknown): unknown => {
	if (value == null || typeof value === "boolean" || isFunction(value)) return null;
	if (Array.isArray(value)) return value.map(jsxEscape);
	if (typeof value === "object") return value;
	return escapeText(`${value}`);
};
