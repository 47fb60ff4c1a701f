// A rollup plugin for the site build: chunks get their imports from the core, which loads each file on its own.
import { posix } from "node:path";
import MagicString from "magic-string";
import type { Plugin, RenderedChunk } from "rollup";

/** By file name, as `renderChunk` gets it. */
type Chunks = Record<string, Pick<RenderedChunk, "imports">>;

export interface Node {
	type: string;
	start: number;
	end: number;
	source?: { value: string };
	specifiers?: {
		type: string;
		local: { name: string };
		imported?: { name: string };
		exported?: { name: string };
	}[];
}

/** The core's name of a file: `plugins/counter` for `plugins/counter.js`. */
export const nameOf = (file: string): string => file.replace(/\.js$/, "");

/** The files that a chunk imports, also indirectly, each after those that it imports itself. */
export const needsOf = (file: string, chunks: Chunks, found: Set<string> = new Set()): Set<string> => {
	for (const needed of chunks[file]?.imports ?? []) {
		if (found.has(needed)) continue;
		needsOf(needed, chunks, found);
		found.add(needed);
	}
	return found;
};

/**
 * Rewrites `import { a } from "../kit.js"` to a lookup in `gossamer.modules`, and `import("./part.js")` to
 * `gossamer.load("plugins/part")`, with the part's needs beyond its importer's. So no file imports another one by its
 * address: the core can retry each failed file, and a part may import from the plugin that loads it.
 */
export const linkChunks = (): Plugin => ({
	name: "link-chunks",
	renderChunk(code, chunk, _options, { chunks }) {
		const text = new MagicString(code);
		const fileOf = (source: string) => posix.join(posix.dirname(chunk.fileName), source);
		const known = needsOf(chunk.fileName, chunks).add(chunk.fileName);
		walk(this.parse(code), ({ type, start, end, source, specifiers = [] }) => {
			if (!source || !/^(ImportDeclaration|ImportExpression|ExportNamedDeclaration)$/.test(type)) return;
			const file = fileOf(source.value);
			if (!chunks[file]) return;
			const name = JSON.stringify(nameOf(file));
			if (type !== "ImportExpression") return text.update(start, end, lookUp(specifiers, name));
			const needs = [...needsOf(file, chunks)].filter((needed) => !known.has(needed)).map(nameOf);
			text.update(start, end, `gossamer.load(${[name, ...(needs.length ? [JSON.stringify(needs)] : [])].join()})`);
		});
		return { code: text.toString(), map: text.generateMap({ hires: true }) };
	},
});

/** `import { a as b } from …`, or the same as an export, as a lookup in the loaded modules; `import "…"` as nothing. */
export const lookUp = (specifiers: Node["specifiers"] = [], name: string): string => {
	const names = specifiers.map(({ imported, exported, local }) =>
		exported ? `${local.name}: ${exported.name}` : `${imported!.name}: ${local.name}`,
	);
	const keyword = specifiers[0]?.exported ? "export const" : "const";
	return names.length ? `${keyword} { ${names.join()} } = gossamer.modules[${name}];` : "";
};

export const walk = (node: unknown, visit: (node: Node) => void): void => {
	if (Array.isArray(node)) for (const child of node) walk(child, visit);
	else if (node && typeof node === "object" && "type" in node) {
		visit(node as Node);
		for (const value of Object.values(node)) walk(value, visit);
	}
};
