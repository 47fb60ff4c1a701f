// Helpers for children by React's rules: empty places count, and what is mapped keeps its identity by a key of its place.
import * as plugs from "../plugs";
import { isFunction, isValidElement, type VNode } from "../vnode";

type Change = (child: unknown) => unknown;

/** How a child is called in its list: by its own key, or its index. */
const nameOf = (child: unknown, index: number): string => {
	const key = isValidElement(child) ? child.key : null;
	return key == null ? index.toString(36) : `$${`${key}`.replaceAll("=", "=0").replaceAll(":", "=2")}`;
};

const isList = (children: unknown): children is Iterable<unknown> =>
	Array.isArray(children) ||
	(typeof children === "object" &&
		isFunction((children as Iterable<unknown> | null)?.[Symbol.iterator]) &&
		!plugs.isSignal?.(children));

/** @param path of the children among all; @param prefix of all keys that are made */
const collect = (children: unknown, change: Change, into: unknown[] = [], path = "", prefix = ""): unknown[] => {
	if (isList(children)) {
		let index = 0;
		for (const child of children)
			collect(child, change, into, `${path ? `${path}:` : "."}${nameOf(child, index++)}`, prefix);
	} else if (!isFunction(children)) {
		const child = typeof children === "boolean" ? null : (children ?? null);
		const name = path || `.${nameOf(child, 0)}`;
		const made = change(child);
		if (isList(made)) collect(made, (child) => child, into, "", `${prefix}${doubleSlashes(name)}/`);
		else if (made != null) into.push(isValidElement(made) ? withKey(made, child, prefix, name) : made);
	}
	return into;
};

/** One slash separates the keys of a list from that of the list. */
const doubleSlashes = (key: unknown) => `${key}`.replace(/\/+/g, "$&/");

const withKey = (made: VNode, child: unknown, prefix: string, name: string): VNode => {
	const { key } = made;
	const isOwn = key != null && !(isValidElement(child) && child.key === key);
	return { ...made, key: `${prefix}${isOwn ? `${doubleSlashes(key)}/` : ""}${name}` };
};

const map = (
	children: unknown,
	change: (child: unknown, index: number) => unknown,
	self?: unknown,
): unknown[] | null | undefined => {
	let index = 0;
	return children == null ? children : collect(children, (child) => change.call(self, child, index++));
};

/** Helpers for children of any kind. */
export const Children = {
	map,
	forEach(children: unknown, run: (child: unknown, index: number) => unknown, self?: unknown): void {
		map(children, (child, index) => void run.call(self, child, index));
	},
	count: (children: unknown): number => {
		let count = 0;
		map(children, () => void count++);
		return count;
	},
	/** @throws if it is not one element */
	only(children: unknown): VNode {
		if (isValidElement(children)) return children;
		throw Error("React.Children.only expected to receive a single React element child.");
	},
	toArray: (children: unknown): unknown[] => collect(children ?? [], (child) => child),
};
