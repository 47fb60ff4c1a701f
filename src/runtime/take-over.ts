// Finds what is in the page already for an element or text to take over.
import { textNode } from "./vnode";

/**
 * The first node that fits; what is left in the list belongs to nobody yet.
 * @param type name of an element, `null` for a text
 * @param isHydrating keeps the attributes
 */
export const takeOver = (
	nodes: (ChildNode | null)[],
	type: string | null,
	text: string,
	isHydrating: boolean,
): ChildNode | undefined => {
	const index = nodes.findIndex(
		(node) => node && (type ? (node as Element).localName === type : node.nodeType === textNode),
	);
	const node = nodes[index];
	if (node) {
		nodes[index] = null;
		if (type === null && (node as Text).data !== text) (node as Text).data = text;
		else if (type && !isHydrating) {
			for (const { name } of [...(node as Element).attributes]) (node as Element).removeAttribute(name);
		}
		return node;
	}
	if (__DEV__ && isHydrating) {
		const error = new Error(`Hydration: the page has no ${type ? `<${type}>` : `text "${text}"`} here.`);
		document.dispatchEvent(new CustomEvent("gossamer:error", { detail: { code: "hydration", error } }));
	}
};
