// What PHP's verdict reads of a manifest: the same rules, with XPath in the place of selectors.
import { toXPath } from "./to-xpath.mjs";
import { wordsOf } from "./words-of.mjs";

export const describeRules = ({ rows, covers, inert, surface, rules: { closed, ...rules } }) => ({
	covers,
	inert,
	surface,
	rules: {
		...rules,
		actionLinks: toXPath(rules.actionLinks),
		notYet: rules.notYet.map(({ selector, ...rule }) => ({
			...rule,
			...(selector && { words: wordsOf(selector), xpath: toXPath(selector) }),
		})),
	},
	rows: rows.map(({ name, when, selector, text, if: condition, needs = ["kit"] }) => ({
		name,
		when,
		needs,
		words: wordsOf(selector),
		xpath: `(${toXPath(selector)}) and not(ancestor-or-self::*[${toXPath(closed)}])`,
		...(text && { text }),
		...(condition && { if: condition }),
	})),
});
