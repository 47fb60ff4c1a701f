// `gossamer build`: a release with only the plugins that a site wants. Its chunks are the same files, byte by byte.
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { composeCore, describeFile } from "../rollup/release";
import { CliError } from "./cli-error";
import type { Manifest, Release } from "./release";

export interface BuildResult {
	folder: string;
	plugins: string[];
	/** Bytes of the core, brotli 11, and of the core with all plugins. */
	core: number;
	fullCore: number;
	files: string[];
	/** The chunks bundled into `gossamer.js`. */
	bundled: string[];
}

export interface BuildOptions {
	/** Names of plugins. */
	plugins: readonly string[];
	/** Folder of releases, in which this one gets a folder. */
	out: string;
	/** Names of plugins whose first load is bundled into `gossamer.js`, so that a page requests one file; none by default. */
	bundle?: readonly string[];
}

/** Writes `OUT/VERSION`. */
export const build = async (
	{ folder: source, manifest }: Release,
	{ plugins: names, out, bundle = [] }: BuildOptions,
): Promise<BuildResult> => {
	const known = Object.keys(manifest.plugins);
	const strangers = names.filter((name) => !known.includes(name));
	if (strangers.length || !names.length)
		throw new CliError(
			`${strangers.length ? `No such plugin: ${strangers.join(", ")}.` : "Which plugins?"} There are ${known.join(", ")}.`,
			2,
		);
	const left = bundle.filter((name) => !names.includes(name));
	if (left.length) throw new CliError(`${left.join(", ")} cannot be bundled: the build is of ${names.join(", ")}.`, 2);
	const folder = join(out, manifest.version);
	const chosen = new Set(names);
	const rows = manifest.rows.filter(({ name }) => chosen.has(name));
	const read = (file: string) => readFileSync(join(source, file), "utf8");
	const firstLoad = new Set(bundle.flatMap((name) => manifest.plugins[name]!.chunks));
	const bundled = Object.keys(manifest.files).filter((file) => firstLoad.has(file) && file.endsWith(".js"));
	const core = composeCore(read("engine.js"), rows, Object.fromEntries(bundled.map((file) => [file, read(file)])));
	const only = <T>(byName: Record<string, T> = {}) =>
		Object.fromEntries(Object.entries(byName).filter(([name]) => chosen.has(name)));
	const plugins = only(manifest.plugins);
	const files = filesOf(manifest, plugins).filter((file) => existsSync(join(source, file)));
	for (const file of files) {
		mkdirSync(dirname(join(folder, file)), { recursive: true });
		cpSync(join(source, file), join(folder, file));
	}
	const coreInfo = await describeFile(core);
	const kept = files.map((file) => [file, manifest.files[file]] as const);
	const own = {
		...manifest,
		rows,
		plugins,
		covers: only(manifest.covers),
		files: { "gossamer.js": coreInfo, ...Object.fromEntries(kept) },
	};
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(folder, "gossamer.js"), core);
	writeFileSync(join(folder, "manifest.json"), `${JSON.stringify(own, null, 2)}\n`);
	return {
		folder,
		plugins: Object.keys(plugins),
		core: coreInfo.brotli,
		fullCore: manifest.files["gossamer.js"]!.brotli,
		files: ["gossamer.js", ...files],
		bundled,
	};
};

/** Everything except the files of omitted plugins. */
const filesOf = (manifest: Manifest, chosen: Manifest["plugins"]): string[] => {
	const own = ({ chunks, parts, before }: Manifest["plugins"][string]) => [
		...chunks,
		...parts,
		...(before ? [before] : []),
	];
	const all = new Set(Object.values(manifest.plugins).flatMap(own));
	const wanted = new Set(Object.values(chosen).flatMap(own)).add("kit.js");
	// A part may be the chunk of another plugin, which asks for that plugin's files.
	for (const file of wanted)
		for (const plugin of Object.values(manifest.plugins))
			if (plugin.chunks[0] === file) for (const needed of own(plugin)) wanted.add(needed);
	const isKept = (file: string) => wanted.has(file) || !all.has(file);
	const files = Object.keys(manifest.files);
	// Files that stay because they belong to no plugin still find their requests.
	for (const file of files) if (isKept(file)) for (const needed of manifest.needs?.[file] ?? []) wanted.add(needed);
	return files.filter((file) => file !== "gossamer.js" && isKept(file));
};
