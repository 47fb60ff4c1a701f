// Whether a page that the verdict swaps needs no script of ours: nothing on it needs one, and nothing on it can add such an element.

import { isOfLibrary } from "./read-code";
import { type Html, handlersOf, isWithin, textOf } from "./read-html";
import { type PageScript, resolve } from "./read-scripts";
import type { PageToJudge, RulesOfRelease, Verdict } from "./types";

export const isScriptless = (
	html: Html,
	scripts: readonly PageScript[],
	page: PageToJudge,
	base: string | undefined,
	release: RulesOfRelease,
	verdict: Pick<Verdict, "level" | "go" | "plugins" | "gated" | "standIns">,
): boolean => {
	const { rules, covers } = release;
	const texts = scripts.flatMap(({ text, address }) => (address ? [] : [text]));
	const isDoneInline = ({ inline }: { inline?: string } = {}) =>
		!!inline && texts.some((text) => RegExp(inline).test(text));
	return (
		verdict.level === "whole" &&
		!verdict.gated.length &&
		!verdict.standIns.length &&
		verdict.plugins.every((name) => isDoneInline(covers[name])) &&
		!scripts.some((script) => mayAct(script, verdict.go, release)) &&
		!handlersOf(html).length &&
		!html.find(rules.actionLinks).length &&
		!mayBeHosts(html, texts, release, isDoneInline) &&
		!sheetsName(rules.bodyWords, html, page, base)
	);
};

/** Whether a script runs that is neither removed, nor their settings, nor known to add nothing. */
const mayAct = (script: PageScript, go: readonly string[], release: RulesOfRelease) => {
	const { handle, part, text, address, node, mayRun } = script;
	if (!mayRun || node.attribs.id === "gossamer-js-module") return false;
	// Code that a site has added after a removed script stays, except what is of use to the library alone.
	if (go.includes(handle) && (part !== "after" || isOfLibrary(script))) return false;
	if (address) return true;
	const known = [...release.rules.harmless, ...Object.values(release.covers).flatMap(({ inline }) => inline ?? [])];
	return !known.some((words) => RegExp(words).test(text));
};

/** Rows that hang on a value of the page: whether there are hosts, and a script that may set the value. */
const mayBeHosts = (
	html: Html,
	texts: readonly string[],
	{ rows, covers, rules }: RulesOfRelease,
	isDoneInline: (covers?: { inline?: string }) => boolean,
) =>
	rows.some((row) => {
		if (!row.if || isDoneInline(covers[row.name])) return false;
		const word = RegExp(`\\b${row.if.split(".").pop()}\\b`);
		return (
			texts.some((text) => word.test(text)) && html.find(row.selector).some((node) => !isWithin(node, rules.closed))
		);
	});

/** Whether a style sheet of the page may depend on what the script writes on `body`; an unreadable one may. */
const sheetsName = (words: string, html: Html, page: PageToJudge, base?: string) => {
	const pattern = RegExp(words);
	return (
		html.find("style").some((node) => pattern.test(textOf(node))) ||
		sheetAddresses(html, base).some((address) => {
			const text = page.sheets?.get(address);
			return text === undefined || pattern.test(text);
		})
	);
};

/** Addresses of the style sheets whose texts are needed: all except those of font services. */
export const sheetAddresses = (html: Html, base?: string): string[] =>
	html.find("link[rel~=stylesheet i][href]").flatMap(({ attribs }) => {
		const address = resolve(attribs.href!, base);
		return /^https?:\/\/(fonts\.googleapis\.com|use\.typekit\.net|fonts\.bunny\.net)\//.test(address) ? [] : [address];
	});
