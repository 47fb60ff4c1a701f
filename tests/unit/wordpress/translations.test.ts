// Every language of the WordPress plugin has every text, with the same placeholders and the plural forms that it needs.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readCatalogue, textsOf } from "../../../src/wordpress/build/catalogue.mjs";

const source = join(import.meta.dirname, "../../../src/wordpress");
const template = readCatalogue(`${source}/languages/gossamer.pot`);
const languages = readdirSync(`${source}/languages`).filter((file) => file.endsWith(".po"));

/** The plural rules of WordPress, without which PHP takes the English ones. */
const plurals: Record<string, string> = {
	de_DE: "nplurals=2; plural=(n != 1);",
	es_ES: "nplurals=2; plural=(n != 1);",
	fr_FR: "nplurals=2; plural=(n > 1);",
	he_IL: "nplurals=2; plural=(n != 1);",
	pt_BR: "nplurals=2; plural=(n > 1);",
};

const placeholders = (text: string) => (text.match(/%(?:\d\$)?[sd]/g) ?? []).sort().join();

it("the template has the texts of the plugin: otherwise run `node src/wordpress/build/catalogue.mjs`", () => {
	const found = template.entries.map(({ msgid, msgid_plural }) => [msgid, msgid_plural]);
	expect(found.sort()).toEqual([...textsOf(`${source}/plugin`)].sort());
});

it("has the languages that WordPress is asked for most", () => {
	expect(languages.sort()).toEqual(Object.keys(plurals).map((language) => `gossamer-${language}.po`));
});

describe.each(Object.keys(plurals))("%s", (language) => {
	const { headers, entries } = readCatalogue(`${source}/languages/gossamer-${language}.po`);
	const known = new Map(entries.map((entry) => [entry.msgid, entry]));

	it("names itself and its plural rule", () => {
		expect(headers).toMatchObject({ Language: language, "Plural-Forms": plurals[language] });
	});

	it("has every text of the template and no other", () => {
		expect([...known.keys()].sort()).toEqual(template.entries.map(({ msgid }) => msgid).sort());
	});

	it("has every form, with the placeholders of the original, and none that is marked as doubtful", () => {
		const wrong = template.entries.filter(({ msgid, msgid_plural }) => {
			const { msgstr = [], msgid_plural: plural, comments } = known.get(msgid) ?? {};
			const isWhole = msgstr.length === (msgid_plural ? 2 : 1) && plural === msgid_plural;
			return !isWhole || comments?.flag || !msgstr.every((text) => text && placeholders(text) === placeholders(msgid));
		});
		expect(wrong.map(({ msgid }) => msgid)).toEqual([]);
	});
});
