// Translations: finds the texts of the plugin, writes `languages/gossamer.pot` from them, compiles `.po`, which people edit, to `.mo`, which PHP reads.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { mo, po } from "gettext-parser";

/** @param {string} text of a `.po` file */
export const compileCatalogue = (text) => mo.compile(po.parse(text));

/**
 * @param {string} file a `.po` or `.pot`
 * @returns {Record<string, string>} translations by text
 */
export const readCatalogue = (file) => {
	const known = Object.values(po.parse(readFileSync(file)).translations[""]);
	return Object.fromEntries(known.filter(({ msgid }) => msgid).map(({ msgid, msgstr }) => [msgid, msgstr[0]]));
};

/**
 * The texts that the PHP files of a folder show.
 * @param {string} folder
 * @returns {Set<string>}
 */
export const textsOf = (folder) => {
	const texts = new Set();
	for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
		if (!file.endsWith(".php")) continue;
		const code = readFileSync(`${folder}/${file}`, "utf8");
		for (const [, text] of code.matchAll(/\b(?:__|esc_html__|esc_attr__)\(\s*'((?:\\.|[^'\\])*)',\s*'gossamer'\s*\)/g))
			texts.add(text.replace(/\\(['\\])/g, "$1"));
	}
	// The verdict has its words for all who ask.
	const words = readFileSync(new URL("../../verdict/rules/words.ts", import.meta.url), "utf8");
	for (const [, text] of words.slice(0, words.indexOf("as const")).matchAll(/: "(.*)",$/gm)) texts.add(text);
	return texts;
};

/** Writes the template that translators begin with. */
export const writeTemplate = (folder, file) => {
	const translations = { "": {} };
	for (const msgid of textsOf(folder)) translations[""][msgid] = { msgid, msgstr: [""] };
	const headers = { "Content-Type": "text/plain; charset=UTF-8", "X-Domain": "gossamer" };
	writeFileSync(file, po.compile({ charset: "utf-8", headers, translations }));
};

// `node src/wordpress/build/catalogue.mjs` after a text has changed.
if (process.argv[1]?.endsWith("catalogue.mjs"))
	writeTemplate("src/wordpress/plugin", "src/wordpress/languages/gossamer.pot");
