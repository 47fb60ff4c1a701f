// The parts of a manifest for PHP's verdict: the same rules, with XPath instead of selectors.
import { toXPath } from "./to-xpath.mjs";
import { wordsOf } from "./words-of.mjs";

const known = ["host", "first", "never", "set", "nth", "within", "move"];

/** @throws if a start state has an unknown field */
const describeStart = ({ host, first, never, set, nth, ...state }, closed) => {
	for (const name of Object.keys(state)) if (!known.includes(name)) throw new Error(`A start state has no ${name}.`);
	return {
		words: wordsOf(host),
		host: `(${toXPath(host)}) and not(ancestor-or-self::*[${toXPath(closed)}])`,
		...(first && { first: first.map(toXPath) }),
		...(never && { never: toXPath(never) }),
		...(set && {
			set: set.map(({ select, parent, class: classes, attributes, icon, ...rest }) => {
				if (Object.keys(rest).length) throw new Error(`A change at the start has no ${Object.keys(rest)}.`);
				return {
					select: toXPath(select),
					...(parent && { parent }),
					...(classes && { class: classes }),
					...(attributes && { attributes }),
					...(icon && { icon }),
				};
			}),
		}),
		...(nth && { nth, rule: host }),
		...state,
	};
};

export const describeRules = ({ rows, covers, start = {}, inert, surface, rules: { closed, ...rules } }) => ({
	covers,
	start: Object.fromEntries(
		Object.entries(start).map(([name, states]) => [name, states.map((state) => describeStart(state, closed))]),
	),
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
	rows: rows.map(({ name, when, selector, text, if: condition, intent, adds, needs = ["kit"] }) => ({
		name,
		when,
		needs,
		words: wordsOf(selector),
		xpath: `(${toXPath(selector)}) and not(ancestor-or-self::*[${toXPath(closed)}])`,
		...(text && { text }),
		...(condition && { if: condition }),
		...(when === "interaction" && !intent && { isNative: true }),
		...(adds && { adds }),
	})),
});
