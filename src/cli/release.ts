// Finds a release, and reads its manifest.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { CompleteRow, Covers } from "../base/descriptor";
import type { StartState } from "../base/start-state";
import type { FileInfo } from "../rollup/release";
import type { Rules } from "../verdict";
import { CliError } from "./cli-error";
import type { DriveRow, IntendedRow } from "./compare/drive/rows";

export type { FileInfo };

/** Files that a plugin requests at its start on pages whose text matches. */
export interface EarlyPart {
	/** Regular expression. */
	text: string;
	files: string[];
}

export interface Manifest {
	version: string;
	/** The table, with the chunks' needs. */
	rows: CompleteRow[];
	/** By name: the files of the first load, the plugin's own first, those that may load later, and which of them load immediately. */
	plugins: Record<string, { chunks: string[]; parts: string[]; before?: string; early?: EarlyPart[] }>;
	/** Requests of files that belong to no plugin, by path; those of plugins are in `plugins`. */
	needs?: Record<string, string[]>;
	/** By path in the release. */
	files: Record<string, FileInfo>;
	/** By plugin, the widget types that it serves; a `*` at the end matches anything. */
	covers?: Record<string, Covers>;
	/** By plugin, selector of elements that only its hosts hold, for `gossamer/dev`. */
	markup?: Record<string, string>;
	/** How widgets are driven by anyone who compares or tests pages. */
	drives?: DriveRow[];
	/** Intended differences of plugins. */
	intended?: IntendedRow[];
	/** By plugin, the states in which a page may arrive. */
	start?: Record<string, StartState[]>;
	/** Widget types that need no script. */
	inert?: string[];
	/** The page builder's surface, and the verdict's rules. */
	surface?: string[];
	rules?: Rules;
}

export interface Release {
	folder: string;
	manifest: Manifest;
}

/** The releases of this package, a folder each. */
const own = fileURLToPath(new URL("../../../site/", import.meta.url));

/** @param folder a release, or a folder of releases, of which the only one counts; the package's own by default */
export const readRelease = (folder: string = own): Release => {
	const folders = [folder, ...(existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [])];
	const found = folders.filter((path) => existsSync(join(path, "manifest.json")));
	if (found.length === 1) {
		const manifest = JSON.parse(readFileSync(join(found[0]!, "manifest.json"), "utf8"));
		return { folder: found[0]!, manifest };
	}
	throw new CliError(
		found.length
			? `${folder} holds ${found.length} releases: name one with --release.`
			: `There is no release in ${folder}: build one (npm run build), or name its folder with --release.`,
	);
};
