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
	/** Names that it declares. */
	names: Set<string>;
}

export interface Scopes {
	/** The functions and blocks, the whole script first. */
	regions: Region[];
	/** By number of the token: the number of the innermost. */
	owners: number[];
	/** Numbers of the names that `var` and its like make: there they use nothing. */
	declared: Set<number>;
}

const noMethods = new Set("if while for with switch return typeof new await extends".split(" "));

export const findScopes = (tokens: readonly Token[]): Scopes => {
	const regions: Region[] = [{ from: 0, body: 0, to: tokens.length, parent: -1, parameters: [], names: new Set() }];
	const bodies = new Set<number>();
	const add = (from: number, body: number, to: number, parameters?: string[]) => {
		regions.push({ from, body, to, parent: 0, parameters, names: new Set(parameters?.filter(Boolean)) });
	};
	for (let at = 0; at < tokens.length; at++) {
		const { kind, text, match } = tokens[at]!;
		if (kind !== "p") continue;
		if (text === "=>") {
			const [from, to] = parametersBefore(tokens, at);
			const hasBody = isSign(tokens[at + 1], "{");
			const end = hasBody ? tokens[at + 1]!.match : endOfExpression(tokens, at + 1);
			bodies.add(at + 1);
			add(isSign(tokens[at - 1], ")") ? from - 1 : from, at + 1, end, plainNames(tokens, from, to));
		} else if (text === "(" && isSign(tokens[match + 1], "{")) {
			const before = tokens[at - 1];
			const isFunction =
				before && (before.kind === "s" || before.kind === "n" || before.text === "]" || before.text === "*");
			if (!isFunction || noMethods.has(before.text)) continue;
			bodies.add(match + 1);
			add(at, match + 1, tokens[match + 1]!.match, plainNames(tokens, at + 1, match));
		} else if (text === "{" && !bodies.has(at) && !isLiteral(tokens, at)) add(at, at, match);
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
	const scopes = { regions, owners, declared };
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
			declare(own, at + 1);
		} else if (text === "function" || text === "class") {
			const next = tokens[at + 1];
			if (next?.kind === "n" && next.text !== "extends") own.names.add(next.text);
		}
	}
	return scopes;
};

export const isSign = (token: Token | undefined, text: string): boolean => token?.kind === "p" && token.text === text;

/** Whether a brace begins an object that is written down. */
export const isLiteral = (tokens: readonly Token[], brace: number): boolean => {
	const before = tokens[brace - 1];
	if (!before) return false;
	if (before.kind === "n") return /^(return|typeof|case|in|of|yield|await|void|default)$/.test(before.text);
	return before.kind === "p" && !/^(\)|\{|\}|;|=>)$/.test(before.text);
};

/** The region whose name it is, as seen from a token; the whole script where none says so. */
export const ownerOf = ({ regions, owners }: Scopes, name: string, at: number): number => {
	for (let region = owners[at]!; region > 0; region = regions[region]!.parent)
		if (regions[region]!.names.has(name)) return region;
	return 0;
};

/** Where the parameters of an arrow function are: from, to. */
const parametersBefore = (tokens: readonly Token[], arrow: number): [number, number] =>
	tokens[arrow - 1]?.text === ")" ? [tokens[arrow - 1]!.match + 1, arrow - 1] : [arrow - 1, arrow];

const endOfExpression = (tokens: readonly Token[], from: number): number => {
	for (let at = from; at < tokens.length; at++) {
		const { kind, text, match } = tokens[at]!;
		if (kind !== "p") continue;
		if (match > at) at = match;
		else if (match >= 0 || text === "," || text === ";") return at - 1;
	}
	return tokens.length - 1;
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

/** Names after `var`: of plain declarations, and those that a pattern extracts. */
const declaredNames = (tokens: readonly Token[], from: number): { name: string; at: number }[] => {
	const names: { name: string; at: number }[] = [];
	for (let at = from, isNew = true; at < tokens.length; at++) {
		const { kind, text, match } = tokens[at]!;
		if (kind === "p" && (text === ";" || (match >= 0 && match < at))) break;
		if (kind === "n" && (text === "of" || text === "in")) break;
		if (isNew && kind === "n") names.push({ name: text, at });
		if (isNew && text === "{" && kind === "p")
			for (const { local, at: place } of patternOf(tokens, at)) names.push({ name: local, at: place });
		isNew = kind === "p" && text === ",";
		if (kind === "p" && match > at) at = match;
	}
	return names;
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
