// Reads the code that stays: which libraries it calls, and its uses of the page builder's surface.
import type { Need } from "./handles";
import { replacedHandles } from "./handles";
import { membersLacking } from "./offered";
import { isOfSite, type PageScript } from "./read-scripts";
import type { PageToJudge, Reason, RulesOfRelease } from "./types";

const mostLetters = 2 * 1024 * 1024;
const ofWordPress = /\/wp-includes\//;
/** Scripts for logged-in editors call the page builder's parts only if they exist. */
const ofBuilder = /\/plugins\/(elementor|elementor-pro|pro-elements)\//;
/** With a comment before it where the theme supports no HTML5 scripts (WordPress 6.4). */
const translations = /^\s*(\/\* <!\[CDATA\[ \*\/\s*)?wp\.i18n\.setLocaleData\(/;
/** Values of members of jQuery and nothing else, as WordPress 7.1 prints one before jQuery UI. */
const settings =
	/^\s*(\/\* <!\[CDATA\[ \*\/\s*)?(jQuery(\.\w+)+\s*=\s*(true|false|null|\d+|"[^"\\]*"|'[^'\\]*')\s*;\s*)+(\/\/# sourceURL=\S*\s*)?(\/\* \]\]> \*\/\s*)?$/;

/** Whether inline code is of use to its library alone, and is removed with it. */
export const isOfLibrary = ({ part, text }: Pick<PageScript, "part" | "text">): boolean =>
	(part === "after" && translations.test(text)) || (part === "before" && settings.test(text));

export const readCode = (
	scripts: readonly PageScript[],
	handlers: readonly string[],
	page: PageToJudge,
	release: RulesOfRelease,
	base?: string,
) => {
	const { rules } = release;
	const surface = new Set(release.surface);
	const replaced = replacedHandles(release, []);
	const libraries = new Set(Object.entries(rules.dependencies).flatMap(([handle, needed]) => [handle, ...needed]));
	const calls = Object.entries(rules.calls).map(([handle, words]) => [handle, RegExp(words)] as const);
	const dollar = RegExp(rules.dollar);
	const jquery = RegExp(rules.calls.jquery!);
	const optionalJquery = RegExp(rules.optionalJquery, "g");
	const surfaceWords = RegExp(rules.surfaceWords);
	const combinedWords = RegExp(rules.combined);
	const reasons: Reason[] = [];
	const needs: Need[] = [];
	const onSurface: string[] = [];
	const unread: string[] = [];
	const withoutJquery: string[] = [];
	let combined = "";

	const need = (handle: string, by: string) => {
		const known = handle === "jquery" ? ["jquery-core", "jquery-migrate"] : [handle];
		for (const name of known) if (!needs.some(({ handle }) => handle === name)) needs.push({ handle: name, by });
	};
	/** @param handle of a file */
	const note = (code: string, by: string, isInline: boolean, isOfSurface: boolean, handle?: string) => {
		const certain = code.replace(optionalJquery, "");
		if (handle && certain !== code && !jquery.test(certain)) withoutJquery.push(handle);
		for (const [handle, words] of calls) if (words.test(certain)) need(handle, by);
		if (isInline && dollar.test(certain)) need("jquery", by);
		if (!isOfSurface || !surfaceWords.test(code)) return;
		onSurface.push(by);
		need("jquery", by);
		for (const member of membersLacking(code, surface)) {
			const name = member.replace(/\.\?$/, "");
			const isUntraced = name !== member;
			if (isUntraced && Object.hasOwn(rules.ranOnSurface, by)) continue;
			reasons.push({ kind: isUntraced ? "untraced" : "member", name, in: by });
		}
	};

	for (const script of scripts) {
		const { handle, part, address, text, mayRun } = script;
		if (!mayRun || isOwn(script)) continue;
		const by = nameOf(script);
		if (address) {
			const isKnown = part === "src" && (handle in replaced || libraries.has(handle));
			if (isKnown || ofWordPress.test(address)) continue;
			const code = page.scripts.get(address);
			if (code === undefined) {
				if (!isOfSite(address, base)) continue;
				unread.push(by);
				need("jquery", by);
				const deps = page.registry?.handles[handle]?.deps ?? [];
				if (deps.some((name) => replaced[name] && release.covers[replaced[name]!]!.surface))
					reasons.push({ kind: "dependency", name: handle });
				continue;
			}
			const start = code.slice(0, mostLetters);
			if (combinedWords.test(start)) {
				combined ||= by;
				continue;
			}
			note(start, by, false, !ofBuilder.test(address), handle);
			continue;
		}
		if (part === "extra" || part === "translations" || (part === "before" && handle in replaced)) continue;
		if (isOfLibrary(script) && (part === "after" || libraries.has(handle))) continue;
		note(text, by, true, true);
	}
	for (const code of handlers) note(code, [...code].slice(0, 60).join(""), true, true);
	return { reasons, needs, onSurface: [...new Set(onSurface)], unread, withoutJquery, combined };
};

/** Ours, which WordPress may have printed. */
const isOwn = ({ node }: PageScript): boolean => node.attribs.id === "gossamer-js-module";

/** A script's name for the owner. */
export const nameOf = ({ handle, part, address, node, text }: PageScript): string => {
	if (handle && part === "src") return handle;
	if (address) return address.replace(/[?#].*/s, "").replace(/^.*\//, "") || address;
	return node.attribs.id ? `#${node.attribs.id}` : excerpt(text);
};

const excerpt = (code: string): string =>
	[...code.replace(/[\t\n\v\f\r ]+/g, " ").replace(/^ | $/g, "")].slice(0, 60).join("");
