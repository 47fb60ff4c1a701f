// Adopts existing DOM of the page, such as the server's markup.
import { nodesOf } from "./instance";
import * as plugs from "./plugs";
import { here, render as renderInto, topOf } from "./render";
import { commentNode, elementNode, textNode, type VNode } from "./vnode";

/** The first place since the last query where the server's markup and the rendered tree differ. */
let mismatch: Error | undefined;

/** Taking over comes into the renderer with what renders where something may be. */
const plugIn = <T>(render: T): T => {
	plugs.setAdopt((container, isHydrating) => {
		const { firstChild, doctype } = container as Document;
		here.cursor_ = doctype ? doctype.nextSibling : firstChild;
		here.nodes_ = firstChild || isHydrating ? [...container.childNodes] : undefined;
		here.isHydrating_ = isHydrating;
	});
	plugs.setClaim((type, text) => {
		const { nodes_: nodes, isHydrating_: isHydrating } = here;
		if (!nodes) return;
		const index = nodes.findIndex(
			(node) => node && (type ? (node as Element).localName === type : node.nodeType === textNode),
		);
		const node = nodes[index];
		const isOther = !type && (node as Text | undefined)?.data !== text;
		if (isHydrating && (!node || isOther)) plugs.differ?.(type, text, node, nodes);
		if (node) {
			nodes[index] = null;
			if (isOther) (node as Text).data = text;
			else if (type && !isHydrating)
				for (const { name } of [...(node as Element).attributes]) (node as Element).removeAttribute(name);
		}
		// Comments stay in place.
		for (let { cursor_: cursor } = here; cursor?.nodeType === commentNode && (node || cursor.previousSibling); )
			here.cursor_ = cursor = cursor.nextSibling;
		return node;
	});
	plugs.setClear((nodes) => {
		for (const node of nodes) node?.remove();
	});
	return render;
};

/**
 * Renders into a container, or updates what was rendered there; `null` removes it.
 * @example render(<App />, document.body)
 */
export const render = /* @__PURE__ */ plugIn((vnode: unknown, parent: Node & ParentNode): void => {
	// The document has one element, which exists.
	const isWhole = (parent as Document).documentElement && (vnode as VNode | null)?.type !== "html";
	renderInto(vnode, isWhole ? (parent as Document).documentElement : parent);
});

const plugInHydration = <T>(render: T): T => {
	/** What the markup has after a text that was drawn. */
	let rest: Text | undefined;
	const note = (message: string) => {
		mismatch ??= new Error(`Hydration: ${message}`);
		try {
			if (__DEV__)
				document.dispatchEvent(new CustomEvent("gossamer:error", { detail: { code: "hydration", error: mismatch } }));
		} catch {
			// A page without a bundler has no `process` to ask.
		}
	};
	plugs.setDiffer((type, text, node, nodes) => {
		const known = node as Text | undefined;
		// Markup joins texts that follow one another, and has none for an empty one.
		if (!type && (known ? known.data.startsWith(text) : !text)) {
			if (known)
				nodes!.splice(nodes!.indexOf(known) + 1, 0, (rest = document.createTextNode(known.data.slice(text.length))));
			return false;
		}
		note(`the page has no ${type ? `<${type}>` : `text "${text}"`} here.`);
		return true;
	});
	plugIn(render);
	const clear = plugs.clear;
	plugs.setClear((nodes) => {
		const left = rest ? nodes.indexOf(rest) : -1;
		if (left >= 0) {
			note(`the page has the text "${rest!.data}" here, which is not drawn.`);
			// It is in no document yet.
			nodes[left] = null;
		}
		return clear!(nodes);
	});
	return render;
};

/**
 * Renders over the server's markup: matching elements and texts are kept with their attributes, handlers are added,
 * other nodes are removed.
 */
export const hydrate = /* @__PURE__ */ plugInHydration((vnode: unknown, parent: Node & ParentNode): void =>
	renderInto(vnode, parent, true),
);

/**
 * Hydrates as React does: if something is missing, the root's other nodes are removed as well.
 * @returns an error if the page was not as expected
 */
export const adopt = (vnode: unknown, parent: Node & ParentNode): Error | undefined => {
	const before = [...parent.childNodes];
	mismatch = undefined;
	hydrate(vnode, parent);
	if (mismatch) {
		const drawn = nodesOf(topOf(parent));
		for (const node of before)
			if ((node.nodeType === elementNode || node.nodeType === textNode) && !drawn.includes(node)) node.remove();
	}
	return mismatch;
};
