// Turns the selectors of rows into XPath predicates, so that PHP can find in a parsed page what the core will find.
import { parse } from "css-what";

/** XPath 1.0 has no escapes in its literals. */
const literal = (text) =>
	!text.includes("'")
		? `'${text}'`
		: !text.includes('"')
			? `"${text}"`
			: `concat(${text
					.split("'")
					.map((part) => `'${part}'`)
					.join(`,"'",`)})`;

const ascii = ["ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz"];
const words = (value) => `concat(' ',normalize-space(${value}),' ')`;

const tests = {
	exists: (name) => name,
	equals: (name, value) => `${name}=${literal(value)}`,
	start: (name, value) => `starts-with(${name},${literal(value)})`,
	any: (name, value) => `contains(${name},${literal(value)})`,
	end: (name, value) => `substring(${name},string-length(${name})-${value.length - 1})=${literal(value)}`,
	hyphen: (name, value) => `${name}=${literal(value)} or starts-with(${name},${literal(`${value}-`)})`,
	// The first test is ten times as cheap, and rules nearly all out.
	element: (name, value) => `contains(${name},${literal(value)}) and contains(${words(name)},${literal(` ${value} `)})`,
};

const attribute = ({ name, action, value, ignoreCase }) => {
	const fold = ignoreCase === true && action !== "exists";
	const subject = fold ? `translate(@${name},'${ascii[0]}','${ascii[1]}')` : `@${name}`;
	const test = tests[action];
	if (!test) throw new Error(`[${name}] is compared in a way (${action}) that has no XPath here.`);
	return test(subject, fold ? value.toLowerCase() : value);
};

const pseudo = ({ name, data }) => {
	if (name === "is" || name === "where" || name === "matches") return any(data);
	if (name === "not") return `not(${any(data)})`;
	// The search starts below the host; no row needs more.
	if (name === "has") return `.//*[${any(data)}]`;
	if (name === "first-child") return "not(preceding-sibling::*)";
	throw new Error(`:${name} has no XPath here.`);
};

/** Where the element to the left of a combinator is, seen from the one to its right. */
const axes = {
	descendant: "ancestor::*",
	child: "parent::*",
	sibling: "preceding-sibling::*",
	adjacent: "preceding-sibling::*[1]",
};

/** A predicate that holds for the elements that one selector of a list matches. */
const one = (tokens) => {
	const at = tokens.findLastIndex(({ type }) => type in axes);
	const compound = tokens.slice(at + 1).map((token) => {
		if (token.type === "tag") return `self::${token.name}`;
		if (token.type === "universal") return "true()";
		if (token.type === "attribute") return attribute(token);
		if (token.type === "pseudo") return pseudo(token);
		throw new Error(`${token.type} has no XPath here.`);
	});
	if (at >= 0) compound.push(`${axes[tokens[at].type]}[${one(tokens.slice(0, at))}]`);
	return compound.map((test) => `(${test})`).join(" and ");
};
const any = (list) => list.map((tokens) => `(${one(tokens)})`).join(" or ");

/**
 * @param {string} selector
 * @returns {string} for `//*[…]`
 * @throws if the selector cannot be expressed in XPath 1.0
 */
export const toXPath = (selector) => any(parse(selector));
