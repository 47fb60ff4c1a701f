// Translations: finds the texts of the plugin, writes `languages/gossamer.pot` from them, compiles `.po`, which people edit, to `.mo`, which PHP reads.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { mo, po } from "gettext-parser";

/** @param {string} text of a `.po` file */
export const compileCatalogue = (text) => mo.compile(po.parse(text));

/**
 * @typedef {object} Entry
 * @property {string} msgid
 * @property {string} [msgid_plural]
 * @property {string[]} msgstr one a plural form
 * @property {{ flag?: string }} [comments]
 */

/**
 * @param {string} file a `.po` or `.pot`
 * @returns {{ headers: Record<string, string>, entries: Entry[] }}
 */
export const readCatalogue = (file) => {
	const { headers, translations } = po.parse(readFileSync(file));
	return { headers, entries: Object.values(translations[""]).filter(({ msgid }) => msgid) };
};

const quoted = String.raw`'((?:\\.|[^'\\])*)'`;
const singular = new RegExp(String.raw`\b(?:__|esc_html__|esc_attr__)\(\s*${quoted},\s*'gossamer'\s*\)`, "g");
const counted = new RegExp(String.raw`\b_n\(\s*${quoted},\s*${quoted},`, "g");
const withoutEscapes = (text) => text.replace(/\\(['\\])/g, "$1");

/**
 * The texts that the PHP files of a folder show.
 * @param {string} folder
 * @returns {Map<string, string | undefined>} the plural by the singular; `undefined` if the text counts nothing
 */
export const textsOf = (folder) => {
	const texts = new Map();
	for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
		if (!file.endsWith(".php")) continue;
		const code = readFileSync(`${folder}/${file}`, "utf8");
		for (const [, text] of code.matchAll(singular)) texts.set(withoutEscapes(text), undefined);
		for (const [, one, many] of code.matchAll(counted)) texts.set(withoutEscapes(one), withoutEscapes(many));
		// WordPress translates this header in its list of plugins.
		const header = /^ \* Description:\s+(.+)$/m.exec(code);
		if (header) texts.set(header[1], undefined);
	}
	// The command line shows the same reasons, so they are in the verdict's rules.
	const words = readFileSync(new URL("../../verdict/rules/words.ts", import.meta.url), "utf8");
	for (const [, text] of words.slice(0, words.indexOf("as const")).matchAll(/: "(.*)",$/gm)) texts.set(text, undefined);
	return texts;
};

/** Writes the template that translators begin with. */
export const writeTemplate = (folder, file) => {
	const translations = { "": {} };
	for (const [msgid, plural] of textsOf(folder))
		translations[""][msgid] = plural ? { msgid, msgid_plural: plural, msgstr: ["", ""] } : { msgid, msgstr: [""] };
	const headers = { "Content-Type": "text/plain; charset=UTF-8", "X-Domain": "gossamer" };
	writeFileSync(file, po.compile({ charset: "utf-8", headers, translations }));
};

// `node src/wordpress/build/catalogue.mjs` after a text has changed.
if (process.argv[1]?.endsWith("catalogue.mjs"))
	writeTemplate("src/wordpress/plugin", "src/wordpress/languages/gossamer.pot");
