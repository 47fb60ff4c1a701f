// For development: reports mistakes in an app's rendering, with the names of its components. Imported once, before the app.
import { attachDevtools } from "./devtools";
import { hydrate } from "./hydrate";
import type { Instance } from "./instance";
import * as plugs from "./plugs";
import { here } from "./render";
import { Primary, Secondary, Suspense } from "./suspense";
import { elementNode, Fragment, isFunction, isValidElement, options, textNode, type VNode } from "./vnode";

const nameOf = (type: unknown): string =>
	isFunction(type) ? type.displayName || type.name || "a component without a name" : String(type);

const own = new Set<unknown>([Fragment, Primary, Secondary]);

/** Components from one up to its root: `Row, in List, in App`. */
const pathOf = (instance: Instance): string => {
	const names: string[] = [];
	for (let at: Instance | undefined = instance; at; at = at.parent_)
		if (isFunction(at.type_) && !own.has(at.type_) && !at.target_ && !at.parent_?.target_) names.push(nameOf(at.type_));
	return names.join(", in ");
};

const told = new Set<string>();
/** Once for each message. */
const warn = (message: string) => {
	if (told.has(message)) return;
	told.add(message);
	console.error(message);
};

// Elements

const checkKeys = (list: unknown[], place: string) => {
	const elements = list.filter(isValidElement);
	const keys = elements.flatMap(({ key }) => (key == null ? [] : [`${key}`]));
	const doubled = keys.find((key, index) => keys.indexOf(key) < index);
	if (doubled !== undefined) warn(`Two children of ${place} have the key "${doubled}": a key is given once in a list.`);
	return elements.length - keys.length;
};

const { vnode: outerVNode, diffed: outerDiffed } = options;

options.vnode = (vnode) => {
	const { type, props } = vnode;
	const place = `<${nameOf(type)}>`;
	if (!isFunction(type) && typeof type !== "string")
		warn(
			`What is to be drawn is ${isValidElement(type) ? "an element, not its component" : `${type}`}: a component may not be exported, or not imported by its name.`,
		);
	if (Array.isArray(props.children)) {
		checkKeys(props.children, place);
		// Only of a list among other children it is certain that it was not written out.
		for (const child of props.children)
			if (Array.isArray(child) && checkKeys(child, place))
				warn(`A list in ${place} has children without a key: their state may end up in others when it changes.`);
	}
	outerVNode?.(vnode);
};

// Hooks

/** How many hooks a component has called. */
const hooks = new WeakMap<Instance, number>();

options.diffed = (vnode: VNode, instance: Instance) => {
	const { hooks_: memory, hasFailed_: hasFailed, thrown_: thrown } = instance;
	if (memory && !hasFailed && !thrown) {
		const before = hooks.get(instance) ?? memory.index_;
		hooks.set(instance, memory.index_);
		if (before !== memory.index_)
			warn(
				`${pathOf(instance)} has called ${memory.index_} hooks, ${before} in the render before: hooks are called in every render, in the same order.`,
			);
	}
	tellOf(instance.dom_, instance);
	outerDiffed?.(vnode, instance);
};

// Errors

/** Suspense deals with promises, and is plugged in before this: other thrown values come here first, with the instance that threw them. */
const dealWithPromise = isFunction(Suspense) ? plugs.suspend : undefined;
const known = new WeakSet<object>();

plugs.setSuspend((thrown, instance) => {
	if (dealWithPromise?.(thrown, instance)) return true;
	if (thrown instanceof Error && !known.has(thrown)) {
		known.add(thrown);
		console.error(`An error in ${pathOf(instance)}:`, thrown);
	}
});

// Hydration

/** Hydration is plugged in before this. */
const noteMismatch = isFunction(hydrate) ? plugs.differ : undefined;
/** Elements whose content the page lacks: what was missing first, and the element as the server printed it. */
const printed = new Map<Node, { what: string; before: string[] }>();

/** A node as lines: a tag or a text each. */
const outline = (node: Node, indent = ""): string[] => {
	if (node.nodeType === textNode) return [`${indent}${JSON.stringify(node.nodeValue)}`];
	if (node.nodeType !== elementNode) return [];
	const tag = (node.cloneNode() as Element).outerHTML.replace(/<\/[^>]+>$/, "");
	return [`${indent}${tag}`, ...[...node.childNodes].flatMap((child) => outline(child, `${indent}  `))];
};

/** Lines of both, those that differ marked as in a diff. */
const compare = (before: string[], after: string[]) => {
	let start = 0;
	let end = 0;
	while (start < before.length && before[start] === after[start]) start++;
	while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) end++;
	const marked = (mark: string, lines: string[]) => lines.map((line) => `${mark} ${line}`);
	return [
		...marked(" ", before.slice(0, start)),
		...marked("-", before.slice(start, before.length - end)),
		...marked("+", after.slice(start, after.length - end)),
		...marked(" ", before.slice(before.length - end)),
	].join("\n");
};

plugs.setDiffer((...given) => {
	if (!noteMismatch?.(...given)) return false;
	const [type, text] = given;
	const { container_: container } = here;
	if (printed.has(container)) return true;
	printed.set(container, { what: type ? `<${type}>` : `text "${text}"`, before: outline(container) });
	// A root has no owner.
	queueMicrotask(() => tellOf(container));
	return true;
});

/** An element is as it is drawn: both trees, if the server printed another. */
function tellOf(container: Node, instance?: Instance): void {
	const { what, before } = printed.get(container) ?? {};
	if (!printed.delete(container)) return;
	const path = instance && pathOf(instance);
	console.error(
		`Hydration: the page has no ${what} here${path ? `, in ${path}` : ""}. - is the page, + is what is drawn:\n${compare(before!, outline(container))}`,
	);
}

attachDevtools();
