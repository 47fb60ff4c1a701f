// The server's markup, without anything that could run, load or style the page.
import { matches, memberOf, toggleAttribute } from "../../src/base/dom";
import { parseMarkup } from "../../src/kit/trusted-address";

/** Attributes that a message or an icon may have; none of them runs or loads anything. */
const plain = /^(class|target|rel|d|viewbox|fill|width|height|aria-hidden)$/i;

const unwanted = "script,style,template,iframe,object,embed,link,meta,base,form";

/** The nodes of markup, without anything that could run, load or style the page. */
export const sanitise = (markup: string): Node[] => {
	const { body } = parseMarkup(markup);
	for (const node of body.querySelectorAll("*")) {
		if (matches.call(node, unwanted)) Element.prototype.remove.call(node);
		for (const { name } of [...memberOf(node, "attributes")])
			if (
				!plain.test(name) &&
				!(name === "href" && /^(https?|mailto|tel):$/.test((node as HTMLAnchorElement).protocol))
			)
				toggleAttribute.call(node, name, false);
	}
	return [...body.childNodes];
};
