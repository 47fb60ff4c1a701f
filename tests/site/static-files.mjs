// Serves the files of one directory, never anything outside of it: revalidated each time, compressed where that is understood.
import { createHash } from "node:crypto";
import { readFile, realpath } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

const types = {
	".js": "text/javascript; charset=utf-8",
	".css": "text/css; charset=utf-8",
	".json": "application/json; charset=utf-8",
	".map": "application/json; charset=utf-8",
	".svg": "image/svg+xml",
	".png": "image/png",
	".jpg": "image/jpeg",
	".webp": "image/webp",
	".woff2": "font/woff2",
};
const compressible = new Set([".js", ".css", ".json", ".map", ".svg"]);
const compress = promisify(brotliCompress);

/**
 * @param {string} prefix of the address
 * @param {string} directory absolute
 */
export const serveFiles = (prefix, directory) => {
	/** @type {Map<string, Uint8Array>} by ETag: the files are small and few */
	const compressed = new Map();
	return async (c) => {
		const file = await find(directory, new URL(c.req.url).pathname.slice(prefix.length));
		if (!file) return c.text("Not found", 404);
		const content = await readFile(file);
		const extension = extname(file);
		const tag = `"${createHash("sha1").update(content).digest("hex").slice(0, 16)}"`;
		c.header("ETag", tag);
		c.header("Cache-Control", "no-cache");
		c.header("Vary", "Accept-Encoding");
		if (c.req.header("If-None-Match") === tag) return c.body(null, 304);
		c.header("Content-Type", types[extension] ?? "application/octet-stream");
		if (!compressible.has(extension) || !/\bbr\b/.test(c.req.header("Accept-Encoding") ?? "")) return c.body(content);
		if (!compressed.has(tag)) compressed.set(tag, await compress(content));
		c.header("Content-Encoding", "br");
		return c.body(compressed.get(tag));
	};
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
