// Finds what is in the page already for an element or text to take over.
import { textNode } from "./vnode";

/** What the server printed and what is drawn differ: the first such place since someone asked. */
export const mismatch: { found_?: Error | undefined } = {};

const tell = (what: string) => {
	const error = (mismatch.found_ ??= new Error(`Hydration: the page has no ${what} here.`));
	if (__DEV__) document.dispatchEvent(new CustomEvent("gossamer:error", { detail: { code: "hydration", error } }));
};

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
	const isOther = type === null && (node as Text | undefined)?.data !== text;
	if (isHydrating && (!node || isOther)) tell(type ? `<${type}>` : `text "${text}"`);
	if (!node) return;
	nodes[index] = null;
	if (isOther) (node as Text).data = text;
	else if (type && !isHydrating) {
		for (const { name } of [...(node as Element).attributes]) (node as Element).removeAttribute(name);
	}
	return node;
};
