// Where the addresses of a saved page start from.
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** @returns the folder that a saved page's addresses start from: the nearest one around it that has WordPress' files, else its own */
export const rootOf = (file: string): string => {
	const own = dirname(file);
	for (let folder = own; ; folder = dirname(folder)) {
		if (existsSync(join(folder, "wp-content")) || existsSync(join(folder, "wp-includes"))) return folder;
		if (folder === dirname(folder)) return own;
	}
};
