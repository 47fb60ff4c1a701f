// Where the build lies, and what its manifest says; for the demo host, tests and benches.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";

const root = fileURLToPath(new URL("../..", import.meta.url));
const { version } = JSON.parse(readFileSync(`${root}package.json`, "utf8"));

/** Folder of the build. */
export const dist = process.env.DIST ?? `${root}dist`;
/** Folder of the release that was built: what a site loads. */
export const release = `${dist}/site/${version}`;

/**
 * @typedef {{ raw: number, gzip: number, brotli: number, integrity: string }} FileInfo bytes and SRI hash
 * @typedef {object} Manifest
 * @property {string} version
 * @property {import("../../src/base/descriptor").PluginRow[]} rows of the table, with what the chunks need
 * @property {Record<string, { chunks: string[], parts: string[], early: { text: string, files: string[] }[] }>} plugins by name: the files of the first load, its own first, those that may come later, and which of them immediately where the page's text matches
 * @property {Record<string, FileInfo>} files by path in the release
 */

/** @returns {Manifest} */
export const readManifest = () => JSON.parse(readFileSync(`${release}/manifest.json`, "utf8"));

/** Brotli bytes of files, each once. @param {Iterable<string>} paths */
export const brotliBytes = (paths) =>
	[...new Set(paths)].reduce((sum, path) => sum + brotliCompressSync(readFileSync(path)).length, 0);

/** Paths of files of the release. @param {Iterable<string>} files */
export const inRelease = (files) => [...files].map((file) => `${release}/${file}`);
