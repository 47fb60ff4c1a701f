// Takes over DOM that is in the page already, such as what the server printed.
import { plugs } from "./instance";
import { here, render as renderInto } from "./render";
import { mismatch, takeOver } from "./take-over";
import { commentNode, elementNode, textNode, type VNode } from "./vnode";

/** Those of the root that was begun last. */
let nodes: (ChildNode | null)[] | undefined;

/** Taking over comes into the renderer with what renders where something may be. */
const plugIn = <T>(render: T): T => {
	plugs.adopt_ = (container, isHydrating) => {
		const { firstChild, doctype } = container as Document;
		here.cursor_ = doctype ? doctype.nextSibling : firstChild;
		nodes = firstChild || isHydrating ? [...container.childNodes] : undefined;
		here.nodes_ = nodes;
		here.isHydrating_ = isHydrating;
	};
	// Comments stay where they are.
	plugs.claim_ = (type, text) => {
		if (!here.nodes_) return;
		const node = takeOver(here.nodes_, type, text, here.isHydrating_);
		for (let { cursor_: cursor } = here; cursor?.nodeType === commentNode && (node || cursor.previousSibling); )
			here.cursor_ = cursor = cursor.nextSibling;
		return node;
	};
	plugs.clear_ = (nodes) => {
		for (const node of nodes) node?.remove();
	};
	return render;
};

/**
 * Renders into a container, or updates what was rendered there; `null` takes it away.
 * @example render(<App />, document.body)
 */
export const render = /* @__PURE__ */ plugIn((vnode: unknown, parent: Node & ParentNode): void => {
	// The document has one element, and it is there.
	const isWhole = (parent as Document).documentElement && (vnode as VNode | null)?.type !== "html";
	renderInto(vnode, isWhole ? (parent as Document).documentElement : parent);
});

/**
 * Renders over what the server printed: elements and texts that fit are kept with their attributes, handlers are added,
 * what is left over is removed.
 */
export const hydrate = /* @__PURE__ */ plugIn((vnode: unknown, parent: Node & ParentNode): void =>
	renderInto(vnode, parent, true),
);

/**
 * Hydrates as React does: where something is missing, what the root has alongside what is drawn goes as well.
 * @returns an error where the page was not as expected
 */
export const adopt = (vnode: unknown, parent: Node & ParentNode): Error | undefined => {
	mismatch.found_ = undefined;
	hydrate(vnode, parent);
	if (mismatch.found_)
		for (const node of nodes ?? []) if (node?.nodeType === elementNode || node?.nodeType === textNode) node.remove();
	return mismatch.found_;
};
