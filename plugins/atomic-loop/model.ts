// Which links of a loop page it in place.
import { matches, memberOf, toggleAttribute } from "../../src/base/dom";

const trim = (path: string) => path.replace(/^\/+|\/+$/g, "");

/** Whether an address is the page's own, except for its query. */
export const isSamePage = (address: URL, page: { origin: string; pathname: string }): boolean =>
	address.origin === page.origin && trim(address.pathname) === trim(page.pathname);

/** Removes code that would run from the server's markup: scripts, handlers, `javascript:` addresses. */
export const makeSafe = (root: ParentNode): void => {
	for (const node of root.querySelectorAll("*")) {
		if (matches.call(node, "script:not([type='application/json'],[type='application/ld+json']),base,meta[http-equiv]"))
			Element.prototype.remove.call(node);
		for (const { name, value } of [...memberOf(node, "attributes")])
			if (/^on|^srcdoc$/i.test(name) || /^(javascript|vbscript):/i.test(value.replace(/[\s\p{Cc}]/gu, "")))
				toggleAttribute.call(node, name, false);
	}
};
