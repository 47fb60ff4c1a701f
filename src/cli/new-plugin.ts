// `gossamer new plugin`: writes a starter plugin, in this project or in a separate folder.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { CliError } from "./cli-error";
import { insideFiles } from "./template-inside";
import { outsideFiles } from "./template-outside";

export interface NewPlugin {
	folder: string;
	/** The written files, relative to `folder`. */
	files: string[];
	/** The next steps, one per line. */
	next: string[];
}

/**
 * @param folder current folder: in the project's own folder the plugin becomes one of its plugins, elsewhere it gets
 * a folder with its own build
 * @param version of this package
 * @param gossamer the package that a separate plugin depends on, as an npm specifier; this version by default
 * @param ownNames names of the plugins that a page may have anyway
 */
export const newPlugin = (
	name: string,
	folder: string,
	version: string,
	gossamer = `^${version}`,
	ownNames = (): readonly string[] => [],
): NewPlugin => {
	if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > longestName)
		throw new CliError(
			`A plugin's name is like hello-world: words of lowercase letters and digits with a hyphen between them, the first one a letter, at most ${longestName} characters. ${name || "An empty one"} is not.`,
			2,
		);
	if (isProject(folder)) return writeInside(name, folder);
	if (name === "index") throw new CliError("index.js is the file of the row; another name, please.", 2);
	if (ownNames().includes(name)) throw new CliError(`${name} is a plugin of Gossamer's own; another name, please.`, 2);
	return writeOutside(name, folder, outsideFiles(name, gossamer, version));
};

/** With more characters the row would not keep to its budget. */
const longestName = 50;

/** Files that register a plugin and its page, and their imports of it. */
const lists: Record<string, (name: string) => string> = {
	"plugins/index.ts": (name) => `./${name}/plugin`,
	"tests/site/pages/index.mjs": (name) => `../../../plugins/${name}/tests/demo.mjs`,
};

const isProject = (folder: string): boolean =>
	["plugins/index.ts", "src/core/gossamer.ts"].every((file) => existsSync(join(folder, file)));

const writeInside = (name: string, folder: string): NewPlugin => {
	const word = camelCase(name);
	const texts = Object.keys(lists).map((list) => readFileSync(join(folder, list), "utf8"));
	if (!isIdentifier(word) || texts.some((text) => RegExp(`^(import |\\W+|export const )${word}\\b`, "m").test(text)))
		throw new CliError(`${word} cannot be the name of an import in ${Object.keys(lists).join(" and ")}.`, 2);
	const files = insideFiles(name);
	writeAll(folder, files);
	for (const [at, [list, address]] of Object.entries(lists).entries())
		writeFileSync(join(folder, list), addToList(texts[at]!, word, address(name)));
	return {
		folder,
		files: [...Object.keys(files), ...Object.keys(lists)],
		next: [
			`npx vitest plugins/${name}/`,
			"npm run build && npm run size -- --write   # gives it a budget",
			`npm start                                  # /${name} shows it`,
			"npm run check && npx vitest run --project unit tests/unit/project.test.ts   # report what is missing",
			`A link in README.md; an interaction for /${name} in tests/engines/interactions.ts; a component in plugins/${name}/react.tsx, if apps want it.`,
		],
	};
};

const writeOutside = (name: string, parent: string, files: Record<string, string>): NewPlugin => {
	const folder = join(parent, name);
	if (existsSync(folder)) throw new CliError(`${folder} already exists.`);
	writeAll(folder, files);
	return {
		folder,
		files: Object.keys(files),
		next: [
			`cd ${name} && npm install`,
			"npm test",
			"npm start       # builds, and shows it: http://localhost:4173/demo.html",
			"npm run build   # writes dist/, and fails above the budget",
		],
	};
};

const writeAll = (folder: string, files: Record<string, string>): void => {
	const taken = Object.keys(files).find((file) => existsSync(join(folder, file)));
	if (taken) throw new CliError(`${taken} already exists.`);
	for (const [file, content] of Object.entries(files)) {
		const path = join(folder, file);
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(path, content);
	}
};

/** Adds the import in sorted order, and the word to the list: in sorted order if the list is sorted, else at its end. */
const addToList = (text: string, word: string, address: string): string => {
	const lines = text.split("\n");
	const insert = (line: string, all: RegExp, key: (line: string) => string) => {
		const from = lines.findIndex((other) => all.test(other));
		const end = lines.findIndex((other, at) => at > from && !all.test(other));
		const keys = lines.slice(from, end).map(key);
		const isSorted = keys.every((one, at) => at === 0 || keys[at - 1]! < one);
		const before = isSorted ? keys.findIndex((other) => other > key(line)) : -1;
		lines.splice(before >= 0 ? from + before : end, 0, line);
	};
	// A folder comes before those whose names start with its name.
	const path = (line: string) => /"(.*)"/.exec(line)![1]!.replace(/(?<=\w)\//g, " ");
	insert(`import ${word} from "${address}";`, /^import .* from \W[.]/, path);
	insert(`\t${word},`, /^\t\w+,$/, (line) => line);
	return lines.join("\n");
};

const camelCase = (name: string): string => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** No word of the language, in a module. */
const isIdentifier = (word: string): boolean => {
	try {
		return !!new Function(`"use strict"; async () => { let ${word}; }`);
	} catch {
		return false;
	}
};
