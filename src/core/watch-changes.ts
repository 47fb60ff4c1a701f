// Watches elements that scripts add to and remove from the page, in batches.
import { isOnPage } from "../base/dom";

/** Milliseconds for which changes of the page are collected after one that was handled immediately. */
const batchMs = 16;

/**
 * Begins to watch.
 * @param attribute a change of it counts as if its element had been added
 * @param onAdded gets elements that are on the page now; none contains another
 * @returns the observer to disconnect
 */
export const watchChanges = (
	attribute: string,
	onAdded: (nodes: Element[]) => void,
	onRemoved: () => void,
): MutationObserver => {
	let changes: MutationRecord[][] = [];
	let isCollecting: boolean | undefined;
	const serve = () => {
		const nodes = new Set<Node>();
		let hasRemoved: boolean | undefined;
		for (const { target, addedNodes, removedNodes, attributeName } of changes.flat()) {
			for (const node of removedNodes) hasRemoved ||= node instanceof Element;
			// Links are the most that pages add while they start, the core's own among them; none is a host.
			for (const node of attributeName ? [target] : addedNodes)
				if (node instanceof Element && !(node instanceof HTMLLinkElement)) nodes.add(node);
		}
		changes = [];
		if (hasRemoved) onRemoved();
		if (nodes.size)
			onAdded([...(nodes as Set<Element>)].filter((node) => isOnPage(node) && !nodes.has(node.parentNode!)));
	};
	const observer = new MutationObserver((records) => {
		changes.push(records);
		if (isCollecting) return;
		serve();
		isCollecting = true;
		setTimeout(() => {
			isCollecting = false;
			serve();
		}, batchMs);
	});
	observer.observe(document, { childList: true, subtree: true, attributeFilter: [attribute] });
	return observer;
};
