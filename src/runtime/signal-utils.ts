// Rendering of signals: conditions and lists, and signals that follow a value or serve as a ref.
import { useMemo } from "./hooks";
import { useComputed, useSignal } from "./signal-hooks";
import type { ReadonlySignal, Signal } from "./signals";
import { createElement, isFunction } from "./vnode";

type Reading<T> = Signal<T> | ReadonlySignal<T> | (() => T);

const read = <T>(reading: Reading<T>): T => (isFunction(reading) ? reading() : (reading as Signal<T>).value);
const draw = (fallback: unknown) => (isFunction(fallback) ? fallback() : (fallback ?? null));

export interface ShowProps<T> {
	when: Reading<T>;
	fallback?: unknown;
	children: unknown | ((value: NonNullable<T>) => unknown);
}

/**
 * Draws its children while a signal's value is truthy.
 * @example <Show when={user} fallback="Not signed in">{(user) => user.name}</Show>
 */
export const Show = <T>({ when, fallback, children }: ShowProps<T>): unknown => {
	const value = read(when);
	if (!value) return draw(fallback);
	return isFunction(children) ? createElement(Item, { draw: children, value }) : children;
};
Show.displayName = "Show";

export interface ForProps<T> {
	each: readonly T[] | Reading<readonly T[]> | (() => Signal<readonly T[]>);
	fallback?: unknown;
	/** By default a value is its own key. */
	getKey?: (item: T, index: number) => string | number;
	children: (item: T, index: number) => unknown;
}

/**
 * Renders each value of a signal's list; a value's rendering is kept while the value is in the list.
 * @example <For each={todos}>{(todo) => <li>{todo.title}</li>}</For>
 */
export const For = <T>({ each, fallback, getKey, children }: ForProps<T>): unknown => {
	const known = useMemo(() => new Map<unknown, ReturnType<typeof createElement>>(), []);
	const list = useComputed(() => {
		const given = isFunction(each) ? each() : each;
		return Array.isArray(given) ? given : (given as Signal<readonly T[]>).value;
	}).value as readonly T[];
	if (!list.length) {
		known.clear();
		return draw(fallback);
	}
	const now = new Set<unknown>();
	const drawn = list.map((value, index) => {
		const key = getKey ? getKey(value, index) : value;
		now.add(key);
		let vnode = known.get(key);
		if (vnode?.props.value !== value || vnode.props.index !== index) {
			vnode = createElement(Item, { key, value, index, draw: children });
			known.set(key, vnode);
		}
		return vnode;
	});
	for (const key of known.keys()) if (!now.has(key)) known.delete(key);
	return drawn;
};
For.displayName = "For";

interface ItemProps {
	draw(value: unknown, index?: number): unknown;
	value: unknown;
	index?: number;
}
const Item = ({ draw, value, index }: ItemProps) => draw(value, index);

/** A signal that follows a value of the component's. */
export const useLiveSignal = <T>(value: T): Signal<T> => {
	const own = useSignal(value);
	if (own.peek() !== value) own.value = value;
	return own;
};

/** A signal that can be given as a ref. */
export const useSignalRef = <T>(value: T): Signal<T> & { current: T } => {
	const own = useSignal(value);
	if (!("current" in own))
		Object.defineProperty(own, "current", {
			get(this: Signal<T>) {
				return this.value;
			},
			set(this: Signal<T>, value: T) {
				this.value = value;
			},
		});
	return own as Signal<T> & { current: T };
};
