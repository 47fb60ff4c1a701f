// Fields whose value is React's: its last value is restored if no handler adopts the input.
import type { Instance } from "../instance";
import * as plugs from "../plugs";
import { flush } from "../schedule";
import type { Props, VNode } from "../vnode";

// biome-ignore lint/suspicious/noExplicitAny: an input, a textarea or a list
type Field = any;

/** The value that chooses options of a list: only at the first render, or always for a multiple list. */
export const chosen: unique symbol = Symbol();
/** Attributes that only a server prints. */
export const printed: unique symbol = Symbol();
/** A function that is a button's action. */
export const formAction: unique symbol = Symbol();

/** Fields, buttons and forms by their elements. */
const owners = new WeakMap<Element, Instance>();
export const own = (instance: Instance): unknown => owners.set(instance.dom_, instance);
export const ownerOf = (dom: Element): Instance | undefined => owners.get(dom);
/** What was rendered last. */
export const propsOf = (dom: Element): Props & Chosen & { [formAction]?: unknown } =>
	(owners.get(dom)?.vnode_ as VNode | undefined)?.props ?? {};

/** Fields whose input is followed. */
const watched = new WeakSet<Element>();

type Chosen = { [chosen]?: { value: unknown; isInitial: boolean } };

const choose = (list: Field, value: unknown) => {
	const values = [value].flat().map(String);
	for (const option of list.options) option.selected = values.includes(option.value);
};

/** Whether a field shows a value; a number may be typed in several ways, such as 2 and 2.0. */
export const isShown = ({ type, value: shown }: Field, value: unknown): boolean =>
	// biome-ignore lint/suspicious/noDoubleEquals: 2 is 2.0
	type === "number" && shown ? shown == value : shown === `${value}`;

/** After a field was rendered. */
export const follow = (instance: Instance): void => {
	const { dom_: dom } = instance;
	const isNew = !owners.has(dom);
	own(instance);
	const props = propsOf(dom);
	for (const name of ["value", "checked"]) if (props[name] === undefined) plugs.unbind?.(instance, name);
	const { [chosen]: list } = props;
	if (list && (isNew || !list.isInitial)) choose(dom, list.value);
	if (dom.localName !== "select") keepDefaults(dom, props, isNew);
	const isControlled = (props.value ?? props.checked) != null || (list && !list.isInitial);
	if (isControlled && !watched.has(dom)) {
		watched.add(dom);
		dom.addEventListener("change", restoreAfter);
		// What is chosen has its handler called by the event that comes next.
		if (!/^(checkbox|radio|select)/.test(dom.type)) dom.addEventListener("input", restoreAfter);
	}
};

/** A reset brings back what was drawn last; what the field shows has been set, so that it does not change with that. */
const keepDefaults = (dom: Field, { value, defaultValue, checked, defaultChecked }: Props, isNew: boolean) => {
	const { value: shown, checked: isOn, type } = dom;
	const initial = value ?? defaultValue;
	// It follows its signal.
	if (plugs.isSignal?.(initial)) return;
	if (initial == null) {
		if (/^(submit|reset)$/.test(type)) dom.removeAttribute("value");
	} else {
		const before = dom.localName === "input" ? dom.getAttribute("value") : dom.defaultValue;
		if (before !== `${initial}`) dom.defaultValue = initial;
	}
	if (!isNew) return;
	if (/^(checkbox|radio)$/.test(type)) {
		dom.checked = isOn;
		if (!plugs.isSignal?.(checked)) dom.defaultChecked = checked ?? defaultChecked;
	} else if (shown && type !== "file") dom.value = shown;
};

/** The last value is restored once all handlers were called, and their updates are rendered. */
const restoreAfter = (event: Event) => {
	const field = event.currentTarget as Field;
	const end = event.composedPath().at(-1)!;
	const finish = (last?: Event) => {
		if (last && last !== event) return;
		clearTimeout(timer);
		end.removeEventListener(event.type, finish);
		flush();
		restore(field);
	};
	end.addEventListener(event.type, finish);
	// It may be stopped on its way.
	const timer = setTimeout(finish);
};

const current = (value: unknown) => (plugs.isSignal?.(value) ? (value as { peek(): unknown }).peek() : value);

/** Restores the value of the last render. */
export const restore = (dom: Field): void => {
	const props = propsOf(dom);
	const { [chosen]: list } = props;
	const [value, checked] = [props.value, props.checked].map(current);
	if (list && !list.isInitial) choose(dom, list.value);
	if (value != null && !/^(checkbox|radio)$/.test(dom.type) && !isShown(dom, value)) dom.value = value;
	if (checked == null) return;
	if (dom.checked !== !!checked) dom.checked = checked;
	// A browser has unchecked another one of its group.
	if (dom.type === "radio" && dom.name)
		for (const other of dom.getRootNode().querySelectorAll(`input[type=radio][name=${JSON.stringify(dom.name)}]`)) {
			const { checked: isOn } = propsOf(other);
			if (other.form === dom.form && isOn != null && other.checked !== !!isOn) other.checked = isOn;
		}
};
