// Takes over DOM that is in the page already, such as what the server printed.
import { plugs } from "./instance";
import { claims, render } from "./render";

plugs.claim_ = (type, text) => {
	const nodes = claims.nodes_!;
	const index = nodes.findIndex((node) => node && (type ? (node as Element).localName === type : node.nodeType === 3));
	const node = nodes[index];
	if (node) {
		nodes[index] = null;
		if (type === null && (node as Text).data !== text) (node as Text).data = text;
		else if (type && !claims.isHydrating_) {
			for (const { name } of [...(node as Element).attributes]) (node as Element).removeAttribute(name);
		}
		return node;
	}
	if (__DEV__ && claims.isHydrating_) {
		const error = new Error(`Hydration: the page has no ${type ? `<${type}>` : `text "${text}"`} here.`);
		document.dispatchEvent(new CustomEvent("gossamer:error", { detail: { code: "hydration", error } }));
	}
};

/**
 * Renders over what the server printed: elements and texts that fit are kept with their attributes, handlers are added,
 * what is left over is removed.
 */
export const hydrate = (vnode: unknown, parent: Element): void => render(vnode, parent, true);
