// Cuts JavaScript into tokens, as far as is needed to follow names. PHP has the same alongside it (`tokens.php`).

/** `n` a name, `s` a text, `t` a part of a template, `d` a number, `r` a regular expression, `p` punctuation. */
export type Kind = "n" | "s" | "t" | "d" | "r" | "p";

export interface Token {
	kind: Kind;
	/** The name or punctuation; for a string the text between its quotation marks. */
	text: string;
	/** Of a bracket: the number of its partner. */
	match: number;
}

const space = /(?:[\t\n\v\f\r \u00a0\ufeff\u2028\u2029]|\/\/[^\n\r]*|\/\*[\s\S]*?\*\/|<!--[^\n\r]*)+/y;
const name = /[A-Za-z_$#\u0080-\uffff][\w$\u0080-\uffff]*/y;
const number = /(?:0[xXbBoO][\da-fA-F_]+|(?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*)(?:[eE][+-]?\d+)?)n?/y;
const quoted = /"(?:[^"\\\n\r]|\\[\s\S])*"|'(?:[^'\\\n\r]|\\[\s\S])*'/y;
const regexp = /\/(?:[^/\\[\n\r]|\\[^\n\r]|\[(?:[^\]\\\n\r]|\\[^\n\r])*\])+\/[a-z]*/y;
const template = /(?:[^`\\$]|\\[\s\S]|\$(?!\{))*/y;
const punctuation =
	/=>|\.\.\.|\?\.(?!\d)|===|!==|==|!=|&&=|\|\|=|\?\?=|&&|\|\||\?\?|>>>=|<<=|>>=|\*\*=|[-+*/%&|^]=|\+\+|--|[-+*/%&|^~!<>=?:;,.(){}[\]@]/y;

/** Words after which a slash begins a regular expression. */
const beforeValue = new Set(
	"return typeof case in of delete void instanceof new do else throw yield await extends".split(" "),
);
const heads = new Set("if while for with".split(" "));

/** @returns undefined if the text is not readable code */
export const tokenize = (code: string): Token[] | undefined => {
	const tokens: Token[] = [];
	const open: number[] = [];
	let at = 0;
	const take = (pattern: RegExp): string | undefined => {
		pattern.lastIndex = at;
		const found = pattern.exec(code)?.[0];
		if (found) at += found.length;
		return found || undefined;
	};
	const add = (kind: Kind, text: string) => tokens.push({ kind, text, match: -1 });
	const close = (text: string, opener: string): boolean => {
		const from = open.pop();
		if (from === undefined || tokens[from]!.text !== opener) return false;
		tokens[from]!.match = tokens.length;
		add("p", text);
		tokens[tokens.length - 1]!.match = from;
		return true;
	};
	const readTemplate = () => {
		add("t", take(template) ?? "");
		if (code[at] === "`") {
			at++;
			return true;
		}
		if (!code.startsWith("${", at)) return false;
		at += 2;
		open.push(tokens.length);
		add("p", "${");
		return true;
	};
	while (at < code.length) {
		if (take(space)) continue;
		const letter = code[at]!;
		const text = take(quoted);
		if (text) {
			add("s", text.slice(1, -1));
			continue;
		}
		if (letter === "`") {
			at++;
			if (!readTemplate()) return;
			continue;
		}
		const word = take(name);
		if (word) {
			add("n", word);
			continue;
		}
		if (/\d/.test(letter) || (letter === "." && /\d/.test(code[at + 1] ?? ""))) {
			add("d", take(number)!);
			continue;
		}
		if (letter === "/" && beginsValue(tokens)) {
			if (!take(regexp)) return;
			add("r", "");
			continue;
		}
		const sign = take(punctuation);
		if (!sign) return;
		if (sign === "(" || sign === "[" || sign === "{") {
			open.push(tokens.length);
			add("p", sign);
		} else if (sign === ")" || sign === "]") {
			if (!close(sign, sign === ")" ? "(" : "[")) return;
		} else if (sign === "}") {
			if (tokens[open[open.length - 1] ?? -1]?.text === "${") {
				close("}", "${");
				if (!readTemplate()) return;
			} else if (!close("}", "{")) return;
		} else add("p", sign);
	}
	return open.length ? undefined : tokens;
};

/** Whether a value may follow: then a slash begins a regular expression. */
const beginsValue = (tokens: readonly Token[]): boolean => {
	const last = tokens[tokens.length - 1];
	if (!last) return true;
	const { kind, text, match } = last;
	if (kind === "n") return beforeValue.has(text) && tokens[tokens.length - 2]?.text !== ".";
	if (kind !== "p") return false;
	if (text === ")") return heads.has(tokens[match - 1]?.text ?? "");
	if (text === "}") {
		const before = tokens[match - 1];
		return !before || [")", "{", "}", ";", "=>", "else", "do", "try", "finally"].includes(before.text);
	}
	return text !== "]" && text !== "++" && text !== "--";
};
