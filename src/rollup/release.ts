// A rollup plugin for the site build: assembles the core from engine and rows, and writes the manifest of the release.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { OutputBundle, Plugin } from "rollup";
import { type Covers, completeRow, type PluginRow } from "../base/descriptor";
import type { StartState } from "../base/start-state";
import { rules } from "../verdict/rules";
import { inert } from "./inert";
import { nameOf, needsOf } from "./link-chunks";

export interface ReleaseOptions {
	/** Of the package: the name of the release's folder. */
	version: string;
	/** The table, as the authors of the plugins wrote it. */
	rows: readonly PluginRow[];
	/** What each plugin replaces, by name. */
	covers: Record<string, Covers>;
	/** How widgets are driven by anyone who compares pages: rows of data. */
	drives?: readonly unknown[];
	/** Intended differences of plugins, for the comparison of pages: rows of data. */
	intended?: readonly unknown[];
	/** By plugin, the states in which a page may arrive. */
	start?: Readonly<Record<string, readonly StartState[]>>;
	/** Folder of the release; it already contains the files of `built`. */
	folder: string;
	/** Separately built files, without `.js`; `engine` is one of them. */
	built: readonly string[];
	/** The page builder's surface for third-party scripts: sorted dotted paths; `X.*` matches anything below X. */
	surface?: readonly string[];
}

type Chunks = Record<string, { imports: string[]; dynamicImports: string[] } | undefined>;

/** Adds `gossamer.js`, the engine with all rows, and `manifest.json`. */
export const release = ({
	version,
	rows,
	covers,
	drives,
	intended,
	start,
	folder,
	built,
	surface = [],
}: ReleaseOptions): Plugin => ({
	name: "release",
	generateBundle: {
		// After whatever adds files.
		order: "post",
		async handler(_options, bundle) {
			const table = rows.map((row) => {
				const [chunk, ...needed] = filesOf(row.name, bundle);
				const needs = needed.map(nameOf);
				return !chunk || `${needs}` === "kit" ? row : { ...row, needs };
			});
			const engine = readFileSync(`${folder}/engine.js`, "utf8");
			const core = composeCore(engine, table);
			this.emitFile({ type: "asset", fileName: "gossamer.js", source: core });

			const files: Record<string, string | Uint8Array> = { "gossamer.js": core };
			for (const name of built) files[`${name}.js`] = readFileSync(`${folder}/${name}.js`);
			for (const file of Object.values(bundle)) files[file.fileName] = file.type === "chunk" ? file.code : file.source;
			const described = Object.entries(files).map(async ([file, content]) => [file, await describeFile(content)]);
			const manifest = {
				version,
				rows: table.map(completeRow),
				plugins: Object.fromEntries(rows.map(({ name }) => [name, describePlugin(name, covers[name], bundle)])),
				needs: Object.fromEntries(
					Object.keys(bundle).flatMap((file) => {
						const needs = file.startsWith("plugins/")
							? []
							: [...needsOf(file, bundle as never), ...partsOf(file, bundle)];
						return needs.length ? [[file, [...new Set(needs)]]] : [];
					}),
				),
				covers: Object.fromEntries(
					rows.map(({ name }) => [
						name,
						{ ...covers[name], early: undefined, markup: undefined, attributes: attributesOf(name, rows) },
					]),
				),
				markup: Object.fromEntries(
					Object.entries(covers).flatMap(([name, { markup } = {}]) => (markup ? [[name, markup]] : [])),
				),
				start,
				inert,
				surface,
				rules,
				drives,
				intended,
				files: Object.fromEntries(await Promise.all(described)),
			};
			this.emitFile({ type: "asset", fileName: "manifest.json", source: `${JSON.stringify(manifest, null, 2)}\n` });
		},
	},
});

/**
 * `gossamer.js`: the engine with the rows of the plugins that a site wants.
 * @param chunks code of chunks bundled into the same file, by their names (`plugins/chat.js`), which are then not requested
 * @throws if a chunk does not end with a list of all its exports, as first-load chunks do
 */
export const composeCore = (
	engine: string,
	rows: readonly PluginRow[],
	chunks: Readonly<Record<string, string>> = {},
): string => {
	const bundle = Object.entries(chunks).map(
		([file, code]) => `${JSON.stringify(nameOf(file))}:()=>{${returned(code)}}`,
	);
	return engine.replace("__ROWS__", () => printRows(rows)).replace("__BUNDLE__", () => `{${bundle}}`);
};

/** The rows as the core carries them: names of members without quotes are 32 B less. */
export const printRows = (rows: readonly PluginRow[]): string => {
	const members = (row: PluginRow) =>
		Object.entries(row).flatMap(([name, value]) => (value === undefined ? [] : `${name}:${JSON.stringify(value)}`));
	return `[${rows.map((row) => `{${members(shorten(row))}}`)}]`;
};

/** A chunk as the body of a function that returns the chunk's exports. */
const returned = (code: string): string => {
	const [list, names] = /export\{([^{}]*)\};?\s*$/.exec(code) ?? [];
	if (!names || code.includes("export const")) throw new Error(`This chunk cannot be bundled: ${code.slice(0, 80)}…`);
	const members = names.split(",").map((name) => name.trim().replace(/^(\S+) as (\S+)$/, "$2:$1"));
	return `${code.slice(0, -list!.length)}return{${members}}`;
};

/** A row as it is in the core: without defaults. */
const shorten = ({ name, selector, widgets, when, ...rest }: PluginRow): PluginRow => {
	const usual = completeRow({ name });
	return {
		name,
		...(widgets ? `${widgets}` !== name && { widgets } : selector !== usual.selector && { selector }),
		...(when !== usual.when && { when }),
		...rest,
	};
};

/** The files of a plugin's first load: its chunk, that chunk's needs, its style sheet. */
const filesOf = (name: string, bundle: OutputBundle): string[] => {
	const chunk = `plugins/${name}.js`;
	const style = `plugins/${name}.css`;
	if (!bundle[chunk]) return [];
	return [chunk, ...needsOf(chunk, bundle as never), ...(bundle[style] ? [style] : [])];
};

/** The files that a chunk may request later, and their needs. */
const partsOf = (file: string, bundle: OutputBundle, found = new Set<string>()): Set<string> => {
	for (const part of (bundle as Chunks)[file]?.dynamicImports ?? []) {
		for (const needed of [...needsOf(part, bundle as never), part]) found.add(needed);
		partsOf(part, bundle, found);
	}
	return found;
};

const describePlugin = (name: string, { early = {} }: Covers = {}, bundle: OutputBundle) => {
	const chunks = filesOf(name, bundle);
	const isNew = (file: string) => !chunks.includes(file);
	const parts = [...partsOf(chunks[0]!, bundle)].filter(isNew);
	const before = `plugins/${name}-before.css`;
	return {
		chunks,
		parts,
		before: bundle[before] && before,
		early: Object.entries(early).map(([part, text]) => {
			const file = [`plugins/${name}-${part}.js`, `${part}.js`].find((file) => parts.includes(file));
			if (!file) throw new Error(`${name} has no part ${part}.`);
			return { text, files: [...needsOf(file, bundle as never), file].filter(isNew) };
		}),
	};
};

/** The hosts of a plugin in addition to widget types: their selectors. */
const attributesOf = (name: string, rows: readonly PluginRow[]) =>
	rows
		.map(completeRow)
		.filter((row) => row.name === name && !/^(script|body|html)$|\[data-widget_type/.test(row.selector))
		.map(({ selector }) => selector);

/** The manifest's entry of a file. */
export interface FileInfo {
	raw: number;
	gzip: number;
	brotli: number;
	integrity: string;
}

/** By hash: a watching build compresses only changes. */
const described = new Map<string, Promise<FileInfo>>();

/** Bytes and SRI hash of a file. */
export const describeFile = (content: string | Uint8Array): Promise<FileInfo> => {
	const integrity = `sha384-${createHash("sha384").update(content).digest("base64")}`;
	const describe = async () => ({
		raw: Buffer.byteLength(content),
		gzip: (await promisify(gzip)(content, { level: 9 })).length,
		brotli: (await promisify(brotliCompress)(content)).length,
		integrity,
	});
	if (!described.has(integrity)) described.set(integrity, describe());
	return described.get(integrity)!;
};
