// Finding nodes of a host in markup where widgets nest.

/**
 * The nodes under a host that are its own: those whose nearest `.elementor-element` is the host, or that have none.
 * Nodes of widgets nested in the host are left out.
 */
export const queryOwn = <E extends HTMLElement = HTMLElement>(host: Element, selector: string): E[] => {
	const widget = host.closest(".elementor-element");
	return Array.from(host.querySelectorAll<E>(selector)).filter((node) => node.closest(".elementor-element") === widget);
};
