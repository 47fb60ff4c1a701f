// Markup of elements, for anyone who prerenders: by a server or a build, without a DOM.
import { createInstance, type Instance, plugs } from "./instance";
import { chosen, printed } from "./react/controlled";
import { jsxAttr, jsxEscape } from "./react/jsx-runtime";
import { call, describe, enter, goTo, here } from "./render";
import { Suspense } from "./suspense";
import { type ComponentType, Fragment, isFunction, type Props, toChildArray, type VNode } from "./vnode";

/** Renders to markup, to be printed and hydrated. Effects and refs wait for the page. */
export const renderToString = (
	vnode: unknown,
	{ identifierPrefix = "0" }: { identifierPrefix?: string } = {},
): string => {
	const top = createInstance(Fragment, undefined, undefined);
	top.context_ = {};
	top.prefix_ = identifierPrefix;
	let markup = "";
	// A hydrating place, so that stores return the server's value.
	enter(() => {
		goTo({} as Element);
		here.isHydrating_ = true;
		markup = write(vnode, top);
	});
	return markup;
};
export { renderToString as renderToStaticMarkup };
export default { renderToString, renderToStaticMarkup: renderToString };

const write = (child: unknown, parent: Instance): string => {
	const vnode = describe(child);
	if (vnode === null) return "";
	if (typeof vnode === "string") return jsxEscape(vnode) as string;
	return isFunction(vnode.type) ? writeComponent(vnode, vnode.type, parent) : writeElement(vnode, parent);
};

const writeAll = (children: unknown, parent: Instance) =>
	Array.isArray(children) ? children.map((child) => write(child, parent)).join("") : write(children, parent);

const writeComponent = (vnode: VNode, type: ComponentType, parent: Instance): string => {
	// Portals are not in the markup.
	if ("containerInfo" in vnode) return "";
	const instance = createInstance(type, vnode.key, parent);
	instance.context_ = parent.context_;
	// States that change are not drawn again.
	instance.isGone_ = true;
	if (type === Suspense) return writeSuspense(vnode.props, instance);
	try {
		return writeAll(type === Fragment ? vnode.props.children : call(instance, vnode, type), instance);
	} finally {
		// It follows no signal any more; a class was never mounted.
		if (instance.public_) instance.public_.componentWillUnmount = undefined;
		for (const cleanup of instance.cleanups_ ?? []) cleanup();
	}
};

const writeSuspense = ({ children, fallback }: Props, instance: Instance) => {
	try {
		return writeAll(children, instance);
	} catch (error) {
		if (typeof (error as PromiseLike<unknown> | null)?.then !== "function") throw error;
		return writeAll(fallback, instance);
	}
};

const empty = /^(area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;
/** Whose `false` is a word as well. */
const words = /^(....-|draggable$|spellCheck$|contentEditable$)/;
/** Attributes that are not called as the property is. */
const attributes: Record<string, string> = {
	className: "class",
	htmlFor: "for",
	acceptCharset: "accept-charset",
	httpEquiv: "http-equiv",
	defaultChecked: "checked",
	defaultValue: "value",
	xlinkHref: "xlink:href",
};

const writeElement = ({ type, props }: VNode, parent: Instance): string => {
	const tag = type as string;
	// https://html.spec.whatwg.org/multipage/syntax.html#syntax-tag-name
	if (!/^[a-z][^\s/>"'<=]*$/i.test(tag)) throw new Error(`No element can be called ${tag}.`);
	const value = (props as { [chosen]?: { value: unknown } })[chosen]?.value ?? props.value ?? props.defaultValue;
	let children = (props as { [printed]?: unknown })[printed] ?? props.children;
	let markup = `<${tag}`;
	for (const name in props) {
		let given = props[name];
		if (plugs.isSignal_?.(given)) given = given.peek();
		const isValue = /^(value|defaultValue)$/.test(name);
		const isHandler = name.startsWith("on") && !tag.includes("-");
		if (isHandler || /^(children|dangerouslySetInnerHTML)$/.test(name) || (isValue && /^(textarea|select)$/.test(tag)))
			continue;
		// A name from elsewhere must not end its attribute. https://html.spec.whatwg.org/multipage/syntax.html#attributes-2
		if (/[\s/>"'<=]/.test(name) || (name === "defaultValue" && props.value != null)) continue;
		// ARIA's states are words: an attribute without a value says nothing. https://www.w3.org/TR/wai-aria-1.2/#typemapping
		const isText = (typeof given === "boolean" && words.test(name)) || Array.isArray(given);
		const attribute = jsxAttr(attributes[name] ?? name, isText ? `${given}` : given);
		if (attribute && attribute !== 'style=""') markup += ` ${attribute}`;
	}
	markup += ">";
	if (empty.test(tag)) return markup;
	if (tag === "textarea" && value != null) children = value;
	if (tag === "select" && value != null) children = choose(children, [value].flat());
	return `${markup}${props.dangerouslySetInnerHTML?.__html ?? writeAll(children, parent)}</${tag}>`;
};

/** The options of a list that its value names. */
const choose = (children: unknown, values: unknown[]): unknown =>
	toChildArray(children).map((child) => {
		const { type, props } = child as VNode;
		if (type === "optgroup")
			return { ...(child as VNode), props: { ...props, children: choose(props.children, values) } };
		const isChosen = type === "option" && values.some((value) => `${value}` === `${props.value ?? props.children}`);
		return isChosen ? { ...(child as VNode), props: { ...props, selected: true } } : child;
	});
