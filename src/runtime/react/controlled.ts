// Fields whose value is React's: its last value is restored if no handler adopts the input.
import { type Instance, plugs } from "../instance";
import type { Props, VNode } from "../vnode";

// biome-ignore lint/suspicious/noExplicitAny: an input, a textarea or a list
type Field = any;

/** The value that chooses options of a list: only at the first render, or always for a multiple list. */
export const chosen: unique symbol = Symbol();
/** Attributes that only a server prints. */
export const printed: unique symbol = Symbol();
/** A function that is a button's action. */
export const formAction: unique symbol = Symbol();

const known = new WeakMap<Element, Props>();

const choose = (list: Field, value: unknown) => {
	const values = [value].flat().map(String);
	for (const option of list.options) option.selected = values.includes(option.value);
};

/** After a field was rendered. */
export const follow = ({ props }: VNode, instance: Instance): void => {
	const { dom_: dom } = instance;
	for (const name of ["value", "checked"]) if (props[name] === undefined) plugs.unbind_?.(instance, name);
	const list = (props as { [chosen]?: { value: unknown; isInitial: boolean } })[chosen];
	if (list && !(list.isInitial && known.has(dom))) choose(dom, list.value);
	known.set(dom, props);
};

/** Restores the value of the last render. */
export const restore = (dom: Field): void => {
	const props = known.get(dom);
	if (!props) return;
	const { value, checked } = props;
	const list = (props as { [chosen]?: { value: unknown; isInitial: boolean } })[chosen];
	if (list && !list.isInitial) choose(dom, list.value);
	// biome-ignore lint/suspicious/noDoubleEquals: 1 is as good as "1"
	if (value != null && !/^(checkbox|radio)$/.test(dom.type) && dom.value != value) dom.value = value;
	if (checked != null && dom.checked !== !!checked) dom.checked = checked;
};
