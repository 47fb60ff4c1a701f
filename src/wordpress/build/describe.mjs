// What PHP's verdict reads of a manifest: the same rules, with XPath in the place of selectors.
import { toXPath } from "./to-xpath.mjs";

/** What is started by whoever opens it: there no plugin finds a host from the start. */
const closed = toXPath("[data-delay-child-handlers=true],[data-elementor-type=popup]:not(.dialog-message>*)");
const isOpen = `not(ancestor-or-self::*[${closed}])`;

export const describeRules = ({ rows, covers, inert, surface, rules }) => ({
	covers,
	inert,
	surface,
	rules: {
		...rules,
		notYet: rules.notYet.map(({ selector, ...rule }) => ({ ...rule, ...(selector && { xpath: toXPath(selector) }) })),
	},
	rows: rows.map(({ name, when, selector, text, adds, if: condition, needs = ["kit"] }) => ({
		name,
		when,
		needs,
		xpath: adds ? toXPath(selector) : `(${toXPath(selector)}) and ${isOpen}`,
		...(text && { text }),
		...(condition && { if: condition }),
	})),
});
