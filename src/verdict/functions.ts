// The functions of a script: where each reaches, and which names are its own. PHP has the same alongside it (`functions.php`).
import type { Token } from "./tokens";

export interface Region {
	/** Numbers of its first and last token, the brackets of its body among them. */
	from: number;
	to: number;
	/** Start of its body, after the parameters. */
	body: number;
	/** The one around it; of the whole script none. */
	parent: number;
	/** Parameters in order, an empty text for one that is not a plain name; none for a block. */
	parameters?: string[];
	/** Names that its parameters make. */
	heads: Set<string>;
	/** All names that it declares, those of its parameters among them: what stands between these does not see the others. */
	names: Set<string>;
}

export interface Scopes {
	/** The functions and blocks, the whole script first. */
	regions: Region[];
	/** By number of the token: the number of the innermost. */
	owners: number[];
	/** Numbers of the names that `var` and its like make: there they use nothing. */
	declared: Set<number>;
	/** Numbers of the braces at which an object begins that is written down. */
	literals: Set<number>;
}

/** Words that end no value: a name after one continues its expression. */
const continuing = new Set(
	"return typeof case do else in of instanceof new delete void throw yield await async function class extends".split(
		" ",
	),
);

export const findScopes = (tokens: readonly Token[]): Scopes => {
	const regions: Region[] = [
		{ from: 0, body: 0, to: tokens.length, parent: -1, parameters: [], heads: new Set(), names: new Set() },
	];
	const bodies = new Set<number>();
	const add = (from: number, body: number, to: number, names: Bound[] = [], parameters?: string[]) => {
		const heads = new Set(names.map(({ name }) => name));
		regions.push({ from, body, to, parent: 0, parameters, heads, names: new Set(heads) });
	};
	const addFunction = (from: number, body: number, to: number, first: number, end: number) =>
		add(from, body, to, boundNames(tokens, first, end), plainNames(tokens, first, end));
	const literals = new Set<number>();
	/** The brackets that are open, each with the `?` in it that still wait for their `:`, and the end of the last arrow function in it without a body. */
	const levels = [{ opener: -1, asked: 0, end: -1 }];
	let isChoice = false;
	for (let at = 0; at < tokens.length; at++) {
		const { kind, text, match } = tokens[at]!;
		if (kind !== "p") continue;
		const level = levels.at(-1)!;
		const { opener } = level;
		const isBlock = opener < 0 || (tokens[opener]!.text === "{" && !literals.has(opener));
		if (text === "{" && beginsObject(tokens[at - 1], isBlock && !isChoice)) literals.add(at);
		if (match > at) levels.push({ opener: at, asked: 0, end: -1 });
		else if (match >= 0) levels.pop();
		else if (text === "?") level.asked++;
		else if (text === ":") isChoice = level.asked > 0 && level.asked-- > 0;
		if (text === "=>") {
			const [from, to] = parametersBefore(tokens, at);
			const hasBody = isSign(tokens[at + 1], "{");
			// `a => b => c`: the second ends where the first does.
			if (!hasBody && !(level.end > at)) level.end = endOfExpression(tokens, at + 1);
			const end = hasBody ? tokens[at + 1]!.match : level.end;
			bodies.add(at + 1);
			addFunction(isSign(tokens[at - 1], ")") ? from - 1 : from, at + 1, end, from, to);
		} else if (text === "(" && isSign(tokens[match + 1], "{")) {
			const end = tokens[match + 1]!.match;
			if (isFunction(tokens, at) || literals.has(opener) || headOf(tokens, opener) === "class") {
				bodies.add(match + 1);
				addFunction(at, match + 1, end, at + 1, match);
			} else if (tokens[at - 1]?.text === "catch") {
				bodies.add(match + 1);
				add(at, match + 1, end, boundNames(tokens, at + 1, match));
			} else if (isLoop(tokens, at)) add(at, at, end);
		} else if (text === "(" && isLoop(tokens, at)) {
			const end = endOfStatement(tokens, match + 1);
			if (end) add(at, at, end);
		} else if (text === "{" && !bodies.has(at) && !literals.has(at)) add(at, at, match);
	}
	regions.sort((a, b) => a.from - b.from || b.to - a.to);
	const owners: number[] = [];
	let current = 0;
	for (let at = 0, next = 1; at < tokens.length; at++) {
		while (current > 0 && regions[current]!.to < at) current = regions[current]!.parent;
		for (; next < regions.length && regions[next]!.from === at; next++) {
			regions[next]!.parent = current;
			current = next;
		}
		owners.push(current);
	}
	const declared = new Set<number>();
	const scopes = { regions, owners, declared, literals };
	const declare = (region: Region, from: number) => {
		for (const { name, at } of declaredNames(tokens, from)) {
			region.names.add(name);
			declared.add(at);
		}
	};
	for (let at = 0; at < tokens.length; at++) {
		const { kind, text } = tokens[at]!;
		if (kind !== "n" || isSign(tokens[at - 1], ".")) continue;
		let own = regions[owners[at]!]!;
		if (text === "var") {
			while (!own.parameters) own = regions[own.parent]!;
			declare(own, at + 1);
		} else if (text === "let" || text === "const") {
			// A loop's, unless it cannot be told where its body ends.
			if (!isLoop(tokens, at - 1) || own.from === at - 1) declare(own, at + 1);
		} else if ((text === "function" && own.parameters) || text === "class") {
			const next = tokens[at + 1];
			// The name of an expression is known only within it, and that of a function in a block may be known outside.
			if (next?.kind === "n" && next.text !== "extends" && isStatement(tokens, at)) own.names.add(next.text);
		}
	}
	return scopes;
};

export const isSign = (token: Token | undefined, text: string): boolean => token?.kind === "p" && token.text === text;

/**
 * Whether a brace begins an object that is written down, told by what is before it.
 * @param isLabelled whether a `:` before it is that of a label or `case`, not of a key or of `a ? b : c`
 */
const beginsObject = (before: Token | undefined, isLabelled: boolean): boolean => {
	if (!before) return false;
	if (before.kind === "n") return /^(return|typeof|case|in|of|yield|await|void|default)$/.test(before.text);
	return before.kind === "p" && !/^([)\]{};]|=>|\+\+|--)$/.test(before.text) && !(before.text === ":" && isLabelled);
};

/** Whether a list of parameters is that of a `function`. */
const isFunction = (tokens: readonly Token[], open: number): boolean => {
	for (let at = open - 1; at >= Math.max(0, open - 3); at--)
		if (tokens[at]!.kind === "n" && tokens[at]!.text === "function") return true;
	return false;
};

/** The region whose name it is, as seen from a token; the whole script where none says so. */
export const ownerOf = ({ regions, owners }: Scopes, name: string, at: number): number => {
	for (let region = owners[at]!; region > 0; region = regions[region]!.parent)
		if (isBound(regions[region]!, name, at)) return region;
	return 0;
};

/** Whether a region says what a name means at one of its tokens. */
export const isBound = ({ body, heads, names }: Region, name: string, at: number): boolean =>
	(at < body ? heads : names).has(name);

/** Where the parameters of an arrow function are: from, to. */
const parametersBefore = (tokens: readonly Token[], arrow: number): [number, number] =>
	tokens[arrow - 1]?.text === ")" ? [tokens[arrow - 1]!.match + 1, arrow - 1] : [arrow - 1, arrow];

const endOfExpression = (tokens: readonly Token[], from: number): number => {
	for (let at = from; at < tokens.length; at++) {
		const { kind, text, match } = tokens[at]!;
		if (at > from && isAnew(tokens, at)) return at - 1;
		if (kind !== "p") continue;
		if (match > at) at = match;
		else if (match >= 0 || text === "," || text === ";") return at - 1;
	}
	return tokens.length - 1;
};

/** Loops and conditions without braces, one in the other, of which the end is looked for. */
const deepestStatement = 50;

/** The last token of a statement; undefined where that cannot be told. */
const endOfStatement = (tokens: readonly Token[], from: number, depth = 0): number | undefined => {
	const { kind, text, match } = tokens[from] ?? { kind: "p", text: ";", match: -1 };
	if (kind === "p" && text === "{") return match;
	if (kind === "n" && /^(for|while|with|if)$/.test(text)) {
		if (depth > deepestStatement) return;
		const head = isSign(tokens[from + 1], "(") ? from + 1 : from + 2;
		const end = isSign(tokens[head], "(") ? endOfStatement(tokens, tokens[head]!.match + 1, depth + 1) : undefined;
		return end && tokens[end + 1]?.text === "else" ? endOfStatement(tokens, end + 2, depth + 1) : end;
	}
	if (kind === "n" && (continuing.has(text) || /^(var|let|const|try|switch|break|continue|debugger)$/.test(text)))
		return;
	let end = endOfExpression(tokens, from);
	while (isSign(tokens[end + 1], ",")) end = endOfExpression(tokens, end + 2);
	return isSign(tokens[end + 1], ";") ? end + 1 : isSign(tokens[end + 1], ":") ? undefined : end;
};

/** Names of a list of parameters, in order; an empty text for a pattern. */
const plainNames = (tokens: readonly Token[], from: number, to: number): string[] => {
	const names: string[] = [];
	for (let at = from, isNew = true; at < to; at++) {
		const { kind, text, match } = tokens[at]!;
		if (isNew) names.push(kind === "n" ? text : "");
		isNew = text === "," && kind === "p";
		if (kind === "p" && match > at) at = match;
	}
	return names;
};

interface Bound {
	name: string;
	/** Number of its token. */
	at: number;
}

/** Names that a list of parameters makes, or the inside of a pattern. */
const boundNames = (tokens: readonly Token[], from: number, to: number, isObject = false): Bound[] => {
	const names: Bound[] = [];
	for (let at = from; at < to; at++) {
		if (isSign(tokens[at], "...")) at++;
		if (isObject) {
			const last = isSign(tokens[at], "[") ? tokens[at]!.match : at;
			if (isSign(tokens[last + 1], ":")) at = last + 2;
		}
		names.push(...boundAt(tokens, at));
		for (; at < to && !isSign(tokens[at], ","); at++) at = Math.max(at, tokens[at]!.match);
	}
	return names;
};

/** The names of what is made at a token: a plain name or a pattern. */
const boundAt = (tokens: readonly Token[], at: number): Bound[] => {
	const { kind, text, match } = tokens[at]!;
	if (kind === "n") return [{ name: text, at }];
	return match > at ? boundNames(tokens, at + 1, match, text === "{") : [];
};

/** Names after `var`: of plain declarations, and those that a pattern extracts. */
const declaredNames = (tokens: readonly Token[], from: number): Bound[] => {
	const names: Bound[] = [];
	for (let at = from, isNew = true; at < tokens.length; at++) {
		const { kind, text, match } = tokens[at]!;
		if (kind === "p" && (text === ";" || (match >= 0 && match < at))) break;
		if (kind === "n" && (text === "of" || text === "in")) break;
		if (!isNew && isAnew(tokens, at)) break;
		if (isNew) names.push(...boundAt(tokens, at));
		isNew = kind === "p" && text === ",";
		if (match > at) at = match;
	}
	return names;
};

/** Whether a value follows a value: the end of a line has ended the statement. */
const isAnew = (tokens: readonly Token[], at: number): boolean => {
	const { kind, text } = tokens[at]!;
	if (!endsValue(tokens[at - 1]!)) return false;
	if (kind !== "p") return kind !== "t" && !/^(in|of|instanceof|extends)$/.test(text);
	if (text === "++" || text === "--")
		return tokens[at + 1]?.kind === "n" && !/^(in|of|instanceof)$/.test(tokens[at + 1]!.text);
	return text === "!" || text === "~" || (text === "{" && !headOf(tokens, at));
};

/** The word that begins the head of a class or function before a brace. */
const headOf = (tokens: readonly Token[], brace: number): string => {
	for (let at = brace - 1; at >= 0; at--) {
		const { kind, text, match } = tokens[at]!;
		if (kind === "n" && (text === "class" || text === "function")) return text;
		if (kind === "p" && match >= 0 && match < at && text !== "}") at = match;
		else if (kind !== "n" && text !== "." && text !== "*") return "";
	}
	return "";
};

/** Whether nothing but another sign can follow in the same expression. */
const endsValue = ({ kind, text }: Token): boolean =>
	kind === "p" ? /^[)\]}]$/.test(text) : kind !== "n" || !continuing.has(text);

/** Whether a function or class is declared, not part of an expression. */
const isStatement = (tokens: readonly Token[], at: number): boolean => {
	const before = tokens[at - 1];
	if (!before || (before.kind === "p" && /^[;{})]$/.test(before.text))) return true;
	if (before.kind === "n" && /^(async|export|default|else|do)$/.test(before.text)) return isStatement(tokens, at - 1);
	return endsValue(before);
};

const isLoop = (tokens: readonly Token[], head: number): boolean => {
	const before = tokens[head - 1]?.text === "await" ? head - 2 : head - 1;
	return tokens[before]?.kind === "n" && tokens[before].text === "for";
};

/** The keys and names that a pattern `{a, b: c}` extracts; an unknown one is empty. */
export const patternOf = (tokens: readonly Token[], open: number): { key: string; local: string; at: number }[] => {
	const found: { key: string; local: string; at: number }[] = [];
	const end = tokens[open]!.match;
	for (let at = open + 1; at < end; at++) {
		const { kind, text } = tokens[at]!;
		const isKey = kind === "n" || kind === "s";
		const next = tokens[at + 1]!;
		if (isKey && next.text === ":" && next.kind === "p") {
			const value = tokens[at + 2]!;
			found.push({ key: text, local: value.kind === "n" ? value.text : "", at: at + 2 });
		} else found.push({ key: isKey ? text : "", local: kind === "n" ? text : "", at });
		for (; at < end && !(tokens[at]!.kind === "p" && tokens[at]!.text === ","); at++) {
			const { match } = tokens[at]!;
			if (match > at) at = match;
		}
	}
	return found;
};
