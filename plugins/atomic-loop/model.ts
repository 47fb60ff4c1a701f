// Which links of a loop page it in place.

const trim = (path: string) => path.replace(/^\/+|\/+$/g, "");

/** Whether an address is the page's own, except for its query. */
export const isSamePage = (address: URL, page: { origin: string; pathname: string }): boolean =>
	address.origin === page.origin && trim(address.pathname) === trim(page.pathname);

/** Removes code that would run from the server's markup: scripts, handlers, `javascript:` addresses. */
export const makeSafe = (root: ParentNode): void => {
	for (const node of root.querySelectorAll("*")) {
		if (node.matches("script:not([type='application/json'],[type='application/ld+json']),base,meta[http-equiv]")) {
			node.remove();
			continue;
		}
		for (const name of node.getAttributeNames()) {
			const value = node.getAttribute(name)!.replace(/[\s\p{Cc}]/gu, "");
			if (/^on|^srcdoc$/i.test(name) || /^(javascript|vbscript):/i.test(value)) node.removeAttribute(name);
		}
	}
};
