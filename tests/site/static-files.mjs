// Serves the files of one directory, never anything outside it: revalidated each time, compressed where that is understood.
import { createHash } from "node:crypto";
import { readFile, realpath } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

const types = {
	".html": "text/html; charset=utf-8",
	".js": "text/javascript; charset=utf-8",
	".css": "text/css; charset=utf-8",
	".json": "application/json; charset=utf-8",
	".map": "application/json; charset=utf-8",
	".svg": "image/svg+xml",
	".png": "image/png",
	".jpg": "image/jpeg",
	".webp": "image/webp",
	".woff2": "font/woff2",
	".webm": "video/webm",
};
const compressible = new Set([".html", ".js", ".css", ".json", ".map", ".svg"]);
const brotli = promisify(brotliCompress);
/** @type {Map<string, Uint8Array>} by ETag: the files are small and few */
const compressed = new Map();

/**
 * @param {string} prefix of the address
 * @param {string} directory absolute
 */
export const serveFiles = (prefix, directory) => async (c) => {
	const file = await find(directory, new URL(c.req.url).pathname.slice(prefix.length));
	if (!file) return c.text("Not found", 404);
	const content = await readFile(file);
	const extension = extname(file);
	const tag = tagOf(content);
	c.header("ETag", tag);
	c.header("Cache-Control", "no-cache");
	c.header("Vary", "Accept-Encoding");
	if (c.req.header("If-None-Match") === tag) return c.body(null, 304);
	c.header("Content-Type", types[extension] ?? "application/octet-stream");
	if (extension === ".webm") return sendPart(c, content);
	if (!compressible.has(extension) || !/\bbr\b/.test(c.req.header("Accept-Encoding") ?? "")) return c.body(content);
	c.header("Content-Encoding", "br");
	return c.body(await compress(content, tag));
};

/**
 * What the scripts and styles of a page weigh when sent, by path: the browser does not say it of those it had already.
 * @param {string} directory of the release, whose manifest says it
 * @returns {Promise<Record<string, number>>} bytes
 */
export const sentSizes = async (directory) => {
	// A build that runs in the meantime takes the manifest away.
	const { files } = JSON.parse(await readFile(join(directory, "manifest.json"), "utf8").catch(() => '{"files":{}}'));
	return Object.fromEntries(Object.entries(files).map(([name, { brotli }]) => [name, brotli]));
};

/** Browsers move about in a video by asking for parts of it. */
const sendPart = (c, content) => {
	c.header("Accept-Ranges", "bytes");
	const { length } = content;
	const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(c.req.header("Range") ?? "") ?? [];
	if (!first || +first >= length) return c.body(content);
	const end = Math.min(last ? +last : length, length - 1);
	c.header("Content-Range", `bytes ${first}-${end}/${length}`);
	return c.body(content.subarray(+first, end + 1), 206);
};

const tagOf = (content) => `"${createHash("sha1").update(content).digest("hex").slice(0, 16)}"`;

const compress = async (content, tag = tagOf(content)) => {
	if (!compressed.has(tag)) compressed.set(tag, await brotli(content));
	return compressed.get(tag);
};

/** Path of a file in the directory; nothing when there is none or the address leads out of it, by dots or by a link. */
const find = async (directory, address) => {
	try {
		const root = await realpath(directory);
		const file = await realpath(join(root, decodeURIComponent(address)));
		return file.startsWith(root + sep) && extname(file) ? file : undefined;
	} catch {
		return;
	}
};
