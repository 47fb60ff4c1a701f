// Keeps what visitors sent: an append-only file, one JSON object a line.
import { appendFile, mkdir, readFile } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * @typedef {object} Submission
 * @property {string} at when it came, ISO 8601
 * @property {"script" | "page"} via sent by the runtime, or by the browser itself
 * @property {string} form form id; empty when the browser sent it
 * @property {string} page path of the page it came from; empty when unknown
 * @property {{ name: string, value: string }[]} fields in the order they were sent
 */

/** @param {string} file */
export const openInbox = (file) => ({
	/** @param {Omit<Submission, "at">} submission */
	async add(submission) {
		await mkdir(dirname(file), { recursive: true });
		await appendFile(file, `${JSON.stringify({ at: new Date().toISOString(), ...submission })}\n`);
	},

	/**
	 * Newest first. Lines that do not parse are left out; without a file there are none.
	 * @param {number} [limit]
	 * @returns {Promise<Submission[]>}
	 */
	async list(limit = 100) {
		const lines = (await readFile(file, "utf8").catch(() => "")).split("\n").filter(Boolean);
		return lines.reverse().flatMap(parse).slice(0, limit);
	},
});

const parse = (line) => {
	try {
		const submission = JSON.parse(line);
		return Array.isArray(submission?.fields) ? [submission] : [];
	} catch {
		return [];
	}
};
