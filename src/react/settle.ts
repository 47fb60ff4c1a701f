// Compares a component's previous and current props by value.
import { cloneElement, isValidElement } from "react";
import { Slot } from "./slot";

/** Says that two values differ. */
export const differs = Symbol();

type Props = Record<string, unknown>;

/**
 * `next` with all parts of `old` in it that are the same by value, so that React finds nothing to do there; `old` itself
 * when all of it is. Functions and slots are never compared: the new ones are taken.
 * @returns `differs` when something else is another
 */
export const settle = (old: unknown, next: unknown): unknown => {
	if (Object.is(old, next) || (typeof old === "function" && typeof next === "function")) return next;
	if (isValidElement<Props>(old) && isValidElement<Props>(next)) {
		if (old.type === Slot && next.type === Slot) return next;
		const props = old.type === next.type && old.key === next.key ? settle(old.props, next.props) : differs;
		if (props === differs) return differs;
		return props === old.props ? old : cloneElement(next, props as Props, ...childrenOf(props as Props));
	}
	if (!isPlain(old) || !isPlain(next) || Array.isArray(old) !== Array.isArray(next)) return differs;
	const settled: Props = Array.isArray(next) ? ([] as unknown as Props) : {};
	let isOld = true;
	for (const key of new Set([...Object.keys(old), ...Object.keys(next)])) {
		const value = settle(old[key], next[key]);
		if (value === differs) return differs;
		isOld &&= value === old[key];
		settled[key] = value;
	}
	return isOld ? old : settled;
};

/** Children as arguments: an array of them would be taken for a list, whose elements need keys. */
export const childrenOf = ({ children }: { children?: unknown }): never[] =>
	(Array.isArray(children) ? children : children === undefined ? [] : [children]) as never[];

const isPlain = (value: unknown): value is Props =>
	typeof value === "object" &&
	!!value &&
	!isValidElement(value) &&
	(Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value)));
