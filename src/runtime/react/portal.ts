// Portals by React's rules: an event inside bubbles to the ancestors in the tree, wherever the container is.
import { useLayoutEffect } from "../hooks";
import type { Instance } from "../instance";
import * as plugs from "../plugs";
import { createPortal as create } from "../portal";
import { events, proxyOf } from "../props";
import { createElement, isFunction, type Key, type Props, type VNode } from "../vnode";

/** Portals by their containers. */
const open = new Map<Node, Set<Instance>>();

/**
 * Draws children into a container elsewhere in the document; contexts and events go through it as if they were here.
 * @example createPortal(<Dialog />, document.body)
 */
export const createPortal = (children: unknown, container: Node & ParentNode, key?: Key): VNode => {
	// Some libraries render into a fake document, to collect the result.
	const owner = (container.ownerDocument ?? container) as Document;
	if (!isFunction(owner.createElementNS))
		Object.assign(owner, { createElementNS: (_: string, type: string) => unlinkable(owner.createElement(type)) });
	const portal = create(createElement(Inside, { container }, children), container);
	portal.key = key;
	return portal;
};

const unlinkable = (node: Element) => {
	if (!isFunction(node.remove)) node.remove = () => node.parentNode?.removeChild(node);
	return node;
};

function Inside(this: Instance, { container, children }: Props) {
	useLayoutEffect(() => {
		// A fake document has no events.
		if (!isFunction(container.addEventListener)) return;
		if (plugs.listen !== listen) {
			before = plugs.listen;
			plugs.setListen(listen);
		}
		if (!open.has(container)) {
			open.set(container, new Set());
			for (const { type_: type, isCapture_: isCapture } of Object.values(events)) add(container, type, isCapture);
		}
		const portals = open.get(container)!;
		portals.add(this);
		return () => {
			portals.delete(this);
			if (portals.size) return;
			open.delete(container);
			for (const { type_: type, isCapture_: isCapture } of Object.values(events))
				container.removeEventListener(type, isCapture ? onCapture : bubbleFrom, isCapture);
		};
	}, [container]);
	return children;
}

const add = (container: Node, type: string, isCapture: boolean) =>
	container.addEventListener(type, isCapture ? onCapture : bubbleFrom, isCapture);

let before: typeof plugs.listen;
/** An event has a handler for the first time. */
const listen = (type: string, isCapture: boolean) => {
	before?.(type, isCapture);
	for (const container of open.keys()) add(container, type, isCapture);
};

/** Whether a node is in an instance's DOM. */
const holds = (instance: Instance, node: Node): boolean =>
	instance.children_.some((child) => {
		if (!child) return false;
		return isFunction(child.type_) ? !child.dom_ && holds(child, node) : child.dom_.contains(node);
	});

/** Ancestors of a portal in the tree that the event does not pass in the document. */
const pathFrom = (inside: Instance, container: Node) => {
	const path: Element[] = [];
	for (let above = inside.parent_!.parent_; above; above = above.parent_) {
		if (isFunction(above.type_)) {
			// Another portal that the event reaches on its own.
			if (above.dom_ && holds(above, container)) break;
		} else if (!above.dom_.contains(container)) path.push(above.dom_);
	}
	return path;
};

/** For handlers of elements that the event does not pass in the document. */
export const setCurrent = (event: Event, current: Node): unknown =>
	Object.defineProperty(event, "currentTarget", {
		value: current,
		configurable: true,
		enumerable: true,
		writable: true,
	});
export const resetCurrent = (event: { currentTarget?: unknown }): unknown => delete event.currentTarget;

const createListener = (isCapture: boolean) => (event: Event) => {
	const container = event.currentTarget as Node;
	if (isCapture && !event.bubbles) return;
	for (const inside of open.get(container) ?? []) {
		if (!holds(inside, event.target as Node)) continue;
		const path = pathFrom(inside, container);
		for (const dom of isCapture ? path.reverse() : path) {
			if (event.cancelBubble) break;
			setCurrent(event, dom);
			proxyOf(isCapture).call(dom, event);
		}
		resetCurrent(event);
	}
};
const onCapture = /* @__PURE__ */ createListener(true);
/** Calls the handlers of a portal's ancestors in the tree, if the event is at its container. */
export const bubbleFrom: (event: Event) => void = /* @__PURE__ */ createListener(false);
