// Finding nodes of a host in markup where widgets nest.

import { closest, querySelectorAll } from "../base/dom";

/**
 * A host's own descendants: those whose nearest `.elementor-element` is the host, or that have none. Nodes of nested
 * widgets are left out.
 */
export const queryOwn = <E extends HTMLElement = HTMLElement>(host: Element, selector: string): E[] => {
	const widgetOf = (node: Element) => closest.call(node, ".elementor-element");
	const widget = widgetOf(host);
	return Array.from(querySelectorAll.call(host, selector) as NodeListOf<E>).filter((node) => widgetOf(node) === widget);
};
