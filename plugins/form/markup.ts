// The server's markup, without anything that could run, load or style the page.
import { parseMarkup } from "../../src/kit/trusted-address";

/** Attributes that a message or an icon may have; none of them runs or loads anything. */
const plain = /^(class|target|rel|d|viewbox|fill|width|height|aria-hidden)$/i;

/** The nodes of markup, without anything that could run, load or style the page. */
export const sanitise = (markup: string): Node[] => {
	const { body } = parseMarkup(markup);
	for (const node of body.querySelectorAll<HTMLAnchorElement>("*")) {
		if (/^(script|style|template|iframe|object|embed|link|meta|base|form)$/i.test(node.localName)) node.remove();
		for (const { name } of [...node.attributes])
			if (!plain.test(name) && !(name === "href" && /^(https?|mailto|tel):$/.test(node.protocol)))
				node.removeAttribute(name);
	}
	return [...body.childNodes];
};
