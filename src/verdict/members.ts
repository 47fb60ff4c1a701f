// Which members of the page builder's surface a script uses: its names are followed through aliases, patterns and the parameters of functions that are called immediately. PHP has the same alongside it (`members.php`).
import { findScopes, isBound, isSign, ownerOf, patternOf, type Scopes } from "./functions";
import { type Token, tokenize } from "./tokens";

export const surfaceRoots = ["elementorFrontend", "elementorModules", "elementorProFrontend"];
const rootWord = /\belementor(?:ProFrontend|Frontend|Modules)\b/;

/** `a = a.next` makes a path longer with each turn. The surface has nothing deeper than this, except below members that are completely open. */
const deepest = 10;
/** How many paths one name, and all names of a script, may mean; beyond that the reader gives up. */
const most = { ofName: 100, ofAll: 5000 };

/** State while a script is read. */
interface Reading {
	tokens: readonly Token[];
	scopes: Scopes;
	found: Set<string>;
	/** Members that the script itself puts there. */
	made: Set<string>;
	/** From now on a name of a region means a path. */
	follow(name: string, path: string, region: number): void;
}

/**
 * @returns paths (`elementorFrontend.hooks.addAction`), sorted; with `.?` at the end if a value's use cannot be followed
 */
export const membersUsed = (code: string): string[] => {
	if (!rootWord.test(code)) return [];
	const tokens = tokenize(code);
	if (!tokens) return surfaceRoots.filter((root) => code.includes(root)).map((root) => `${root}.?`);
	const aliases: { name: string; path: string; region: number }[] = [];
	const known = new Set<string>();
	const counts = new Map<string, number>();
	const reading: Reading = {
		tokens,
		scopes: findScopes(tokens),
		found: new Set(),
		made: new Set(),
		follow(name, path, region) {
			const key = `${name} ${path} ${region}`;
			if (name === "" || known.has(key) || path.split(".").length > deepest) return;
			const times = (counts.get(`${name} ${region}`) ?? 0) + 1;
			counts.set(`${name} ${region}`, times);
			if (times > most.ofName || aliases.length >= most.ofAll) {
				reading.found.add(`${path.split(".")[0]}.?`);
				return;
			}
			known.add(key);
			aliases.push({ name, path, region });
		},
	};
	for (const root of surfaceRoots) reading.follow(root, root, 0);
	const places = new Map<string, number[]>();
	for (let at = 0; at < tokens.length; at++) {
		const { kind, text } = tokens[at]!;
		if (kind === "n") {
			const list = places.get(text);
			if (list) list.push(at);
			else places.set(text, [at]);
		}
		if ((kind === "s" || kind === "t") && rootWord.test(text)) readText(reading, at);
	}
	for (let next = 0; next < aliases.length; next++) {
		const { name, path, region } = aliases[next]!;
		const isRoot = next < surfaceRoots.length;
		for (const at of places.get(name) ?? [])
			if (
				!reading.scopes.declared.has(at) &&
				!isParameter(tokens, reading.scopes, region, at) &&
				isVisible(reading.scopes, region, name, at)
			) {
				if (isUse(tokens, at, isRoot)) use(reading, at, path);
				else if (isRoot) readKey(reading, at, path);
			}
	}
	const made = [...reading.made];
	const isMade = (path: string) => made.some((known) => path === known || path.startsWith(`${known}.`));
	return [...reading.found].filter((path) => !isMade(path)).sort();
};

/** `"jQuery,elementorFrontend"`: names in one text. */
const namesOnly = /^[\w$]+(?: *[,;|] *[\w$]+)+$/;

/** A text that names the surface: code in a text, or the name itself, alone or in a list, by which anything may be got. */
const readText = ({ tokens, found }: Reading, at: number) => {
	const { text } = tokens[at]!;
	if (namesOnly.test(text)) {
		for (const root of surfaceRoots) if (text.split(/\W+/).includes(root)) found.add(`${root}.?`);
		return;
	}
	if (!surfaceRoots.includes(text)) {
		for (const path of membersUsed(text.replace(/\\(['"`])/g, "$1"))) found.add(path);
		return;
	}
	// `window["elementorFrontend"]` and `"elementorFrontend" in window`.
	const isMember = tokens[at - 1]?.text === "[" && tokens[at + 1]?.text === "]";
	if (isMember && at > 1 && endsValue(tokens[at - 2]!)) {
		const { path, end } = chain(tokens, at + 1, text);
		found.add(path);
		if (!isSign(tokens[end + 1], "(") && !tests.has(tokens[end + 1]?.text ?? "")) found.add(`${path}.?`);
	} else if (tokens[at + 1]?.text !== "in") found.add(`${text}.?`);
};

const endsValue = ({ kind, text }: Token) => kind === "n" || text === ")" || text === "]";

/** Whether a name is a reference: not a key, not a member of something else. */
const isUse = (tokens: readonly Token[], at: number, isRoot: boolean): boolean => {
	const before = tokens[at - 1];
	const next = tokens[at + 1];
	if (before?.kind === "p" && (before.text === "." || before.text === "?.")) return isRoot;
	return !(
		next?.kind === "p" &&
		next.text === ":" &&
		before?.kind === "p" &&
		(before.text === "{" || before.text === ",")
	);
};

/** `{elementorFrontend: a} = window`: the value that a key with the surface's name passes on. */
const readKey = ({ tokens, scopes, found, follow }: Reading, at: number, path: string) => {
	const value = tokens[at + 2];
	if (isSign(value, "{") || isSign(value, "[")) found.add(`${path}.?`);
	if (value?.kind !== "n" || !/^[,}=]$/.test(tokens[at + 3]?.text ?? "")) return;
	found.add(path);
	scopes.declared.add(at + 2);
	follow(value.text, path, ownerOf(scopes, value.text, at));
};

/** Whether a name is in the list of parameters of its own function. */
const isParameter = (tokens: readonly Token[], { regions }: Scopes, own: number, at: number): boolean => {
	const { from, body } = regions[own]!;
	if (at >= body) return false;
	const isFirst = isSign(tokens[at - 1], "(") || isSign(tokens[at - 1], ",");
	return at === from || (isFirst && enclosing(tokens, at - 1) === from);
};

/** Whether a name of a region still means the same at a token: it is within, and nothing in between redeclares it. */
const isVisible = ({ regions, owners }: Scopes, own: number, name: string, at: number): boolean => {
	let region = owners[at]!;
	for (; region !== own; region = regions[region]!.parent) {
		if (region <= 0 || isBound(regions[region]!, name, at)) return false;
	}
	return true;
};

/** Reads on as long as members follow. */
const chain = (tokens: readonly Token[], from: number, start: string): { path: string; end: number } => {
	let path = start;
	let end = from;
	for (;;) {
		const sign = tokens[end + 1];
		if (sign?.kind !== "p") break;
		const isLong = sign.text === "?." && tokens[end + 2]?.text === "[";
		const bracket = isLong ? end + 2 : end + 1;
		const member = tokens[end + 2];
		if ((sign.text === "." || sign.text === "?.") && member?.kind === "n") {
			path += `.${member.text}`;
			end += 2;
		} else if (sign.text === "[" || isLong) {
			const inner = tokens[bracket + 1]!;
			const isText = inner.kind === "s" && tokens[bracket]!.match === bracket + 2 && /^[\w$]+$/.test(inner.text);
			path += isText ? `.${inner.text}` : ".?";
			end = tokens[bracket]!.match;
			if (!isText) break;
		} else break;
	}
	return { path, end };
};

const tests = new Set(["==", "===", "!=", "!==", "instanceof", "in", "&&"]);
const testers = new Set(["typeof", "!", "void", "delete", "==", "===", "!=", "!==", "extends", "instanceof", "new"]);

/** The uses of a value of the surface. */
const use = (reading: Reading, at: number, start: string) => {
	const { tokens, found, made } = reading;
	let { path, end } = chain(tokens, at, start);
	let from = at;
	while (isSign(tokens[from - 1], ".") || isSign(tokens[from - 1], "?.")) from = startOfOperand(tokens, from - 2);
	if (isSign(tokens[end + 1], "=")) {
		if (path.includes(".") && path !== start) made.add(path);
		if (path !== start || surfaceRoots.includes(path)) return;
	}
	found.add(path);
	for (;;) {
		const next = tokens[end + 1];
		const before = tokens[from - 1];
		if (!before || path.endsWith(".?")) return;
		if (
			next &&
			next.kind !== "s" &&
			(next.text === "(" || next.text === "?" || next.text === "=" || tests.has(next.text))
		)
			return;
		if (before.kind !== "s" && testers.has(before.text)) return;
		const stop = backToStart(reading, from - 1);
		const mark = tokens[stop];
		if (!mark || mark.text === ";" || mark.text === "{" || mark.text === "}") {
			if (mark?.text === "{" && reading.scopes.literals.has(stop)) found.add(`${path}.?`);
			return;
		}
		if (mark.kind === "p" && assignments.test(mark.text)) {
			// An assignment is a value as well: `(a = VALUE).b`, `a = b = VALUE`, `f(a = VALUE)`.
			from = assign(reading, stop, path);
			if (from < 0) return;
			if (!isSign(tokens[from - 1], ",") || !isInList(reading, from - 1)) continue;
			return leaveList(reading, from - 1, end, path);
		}
		if (isSign(mark, ",") && isInList(reading, stop)) return leaveList(reading, stop, end, path);
		if (!isSign(mark, "(")) {
			found.add(`${path}.?`);
			return;
		}
		const callee = tokens[stop - 1];
		if (callee?.kind === "n" && /^(if|while|switch|for)$/.test(callee.text)) return;
		// The value that a parameter has by default.
		if (reading.scopes.regions.some((region) => region.from === stop && stop > 0)) return;
		if (callee && isCallee(callee)) return pass(reading, stop, from, path);
		// Brackets around the value: it continues after them.
		end = mark.match;
		from = stop;
		const longer = chain(tokens, end, path);
		if (longer.end !== end) found.add(longer.path);
		({ path, end } = longer);
	}
};

const assignments = /^(=|\|\|=|\?\?=|&&=)$/;
const isCallee = ({ kind, text }: Token): boolean =>
	kind === "n"
		? !/^(return|typeof|in|of|case|void|delete|else|do|throw|instanceof|yield|await|extends)$/.test(text)
		: kind === "p" && (text === ")" || text === "]" || text === "}");

/** The number of the token at which an operand begins: `window` of `window.a`. */
const startOfOperand = (tokens: readonly Token[], last: number): number => {
	let at = last;
	for (;;) {
		const { text, match, kind } = tokens[at] ?? { text: "", match: -1, kind: "p" };
		if (kind === "p" && match >= 0 && match < at && text !== "}") at = match;
		const before = tokens[at - 1];
		if (before?.kind === "p" && (before.text === "." || before.text === "?.")) at -= 2;
		else if ((tokens[at]?.text === "(" || tokens[at]?.text === "[") && before && endsValue(before)) at -= 1;
		else return Math.max(at, 0);
	}
};

/** Goes back to the start of an expression: an assignment operator, the bracket around it, or the end of the previous one. */
const backToStart = ({ tokens, scopes }: Reading, last: number): number => {
	let isKey = false;
	for (let at = last; at >= 0; at--) {
		const { kind, text, match } = tokens[at]!;
		if (kind === "n" && /^(return|case|yield|await|throw|default|export)$/.test(text) && !isSign(tokens[at - 1], "."))
			return at;
		if (kind !== "p") continue;
		if (text === "?") isKey = false;
		else if (text === ":") isKey = true;
		else if (match >= 0 && match < at) {
			if (text === "}" && !scopes.literals.has(match) && !isFunctionBody(tokens, match)) return at;
			at = match;
		} else if (match > at || text === ";" || text === "=>" || assignments.test(text)) return at;
		else if (text === ",") {
			if (isKey) return at;
			const opener = enclosing(tokens, at);
			return opener >= 0 && tokens[opener]!.text === "(" ? opener : at;
		}
	}
	return -1;
};

const enclosing = (tokens: readonly Token[], last: number): number => {
	for (let at = last; at >= 0; at--) {
		const { kind, match } = tokens[at]!;
		if (kind !== "p" || match < 0) continue;
		if (match > at) return at;
		at = match;
	}
	return -1;
};

/** Whether a comma parts declarations or expressions of a statement. */
const isInList = ({ tokens, scopes }: Reading, comma: number): boolean => {
	const opener = enclosing(tokens, comma);
	return opener < 0 || (tokens[opener]!.text === "{" && !scopes.literals.has(opener));
};

/** `a, VALUE;` and `var a = 1, b = VALUE;` pass it on to nothing, `return a, VALUE` does. */
const leaveList = ({ tokens, found }: Reading, comma: number, end: number, path: string) => {
	if (!isSign(tokens[end + 1], ",") && isReturned(tokens, comma)) found.add(`${path}.?`);
};

const isReturned = (tokens: readonly Token[], last: number): boolean => {
	for (let at = last; at >= 0; at--) {
		const { kind, text, match } = tokens[at]!;
		if (kind === "n" && /^(return|yield|throw|export)$/.test(text) && !isSign(tokens[at - 1], ".")) return true;
		if (kind === "p" && match >= 0 && match < at) at = match;
		else if (kind === "p" && (match > at || text === ";")) return false;
	}
	return false;
};

const isFunctionBody = (tokens: readonly Token[], brace: number): boolean => {
	const before = tokens[brace - 1];
	if (before?.text === "=>") return true;
	if (before?.text !== ")" || before.match < 0) return false;
	const head = tokens[before.match - 1];
	return (
		head?.text === "function" || tokens[before.match - 2]?.text === "function" || tokens[before.match - 2]?.text === "*"
	);
};

/** `name = VALUE`, `{a, b: c} = VALUE`. @returns where the assignment begins, negative if nothing gets the value unseen */
const assign = (reading: Reading, sign: number, path: string): number => {
	const { tokens, scopes, found, follow } = reading;
	const target = tokens[sign - 1]!;
	const before = tokens[sign - 2];
	if (target.kind === "n" && !isSign(before, ".") && !isSign(before, "?.") && !isField(tokens, sign - 1)) {
		follow(target.text, path, ownerOf(scopes, target.text, sign));
		return sign - 1;
	}
	if (isSign(target, "}")) {
		for (const { key, local, at } of patternOf(tokens, target.match)) {
			scopes.declared.add(at);
			found.add(key === "" || local === "" ? `${path}.?` : `${path}.${key}`);
			follow(local, `${path}.${key}`, ownerOf(scopes, local, sign));
		}
		return target.match;
	}
	found.add(`${path}.?`);
	return -1;
};

/** Whether a name that is assigned to is a field of a class. */
const isField = (tokens: readonly Token[], at: number): boolean => {
	if (!/^([{};]|static)$/.test(tokens[at - 1]?.text ?? "")) return false;
	let head = enclosing(tokens, at - 1);
	if (!isSign(tokens[head], "{")) return false;
	for (head--; head >= 0; head--) {
		const { kind, text, match } = tokens[head]!;
		if (kind === "n" && text === "class") return true;
		if (kind === "p" && match >= 0 && match < head && text !== "}") head = match;
		else if (kind === "p" && text !== ".") return false;
	}
	return false;
};

/** A value that is passed to a function: followed if the function is inline. */
const pass = ({ tokens, scopes, found, follow }: Reading, open: number, from: number, path: string) => {
	let number = 0;
	let isCounted = true;
	for (let at = open + 1; at < from; at++) {
		const { kind, text, match } = tokens[at]!;
		if (kind === "p" && match > at) at = match;
		else if (kind === "p" && text === ",") number++;
		else if (kind === "p" && text === "...") isCounted = false;
	}
	let callee = open - 1;
	if (tokens[callee]!.text === "call" && isSign(tokens[callee - 1], ".")) {
		callee -= 2;
		number--;
	}
	// `(function () {})(…)`, `(function () {}(…))`, `!function () {}(…)`.
	if (isSign(tokens[callee], ")")) callee--;
	const region = isSign(tokens[callee], "}") ? scopes.regions.findIndex(({ to }) => to === callee) : -1;
	const parameters = scopes.regions[region]?.parameters;
	const name = parameters?.[number];
	if (name) follow(name, path, region);
	// An argument beyond the last parameter is unused, unless that parameter is not a plain name: a rest takes all.
	const isHeard = !parameters || number < parameters.length || parameters.at(-1) === "";
	if (!isCounted || (isHeard && !name) || readsArguments(tokens, scopes, region)) found.add(`${path}.?`);
};

/** Whether a function reads its arguments by `arguments`, or may do so by code in a string. */
const readsArguments = (tokens: readonly Token[], { regions, owners }: Scopes, own: number): boolean => {
	const isArrow = (region: number) => isSign(tokens[regions[region]!.body - 1], "=>");
	for (let at = regions[own]!.from; at < regions[own]!.to; at++) {
		const { kind, text } = tokens[at]!;
		if (kind === "p" || (text !== "arguments" && text !== "eval")) continue;
		// By the function's own member: whose function that is, is not followed.
		if (kind === "s" || isSign(tokens[at - 1], ".") || isSign(tokens[at - 1], "?.")) return true;
		let region = owners[at]!;
		while (region !== own && (!regions[region]!.parameters || isArrow(region))) region = regions[region]!.parent;
		if (region === own) return true;
	}
	return false;
};
