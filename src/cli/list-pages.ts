// The pages in a folder that a site was saved to.
import { readdirSync, statSync } from "node:fs";
import { join, sep } from "node:path";

/** Those nearest to the folder first; files of WordPress and of packages are none. */
export const listPages = (root: string): string[] =>
	readdirSync(root, { recursive: true, encoding: "utf8" })
		.filter((file) => /\.html?$/i.test(file) && !/(^|[\\/])(node_modules|wp-content|wp-includes|\.git)[\\/]/.test(file))
		.sort((a, b) => a.split(sep).length - b.split(sep).length || (a < b ? -1 : 1))
		.map((file) => join(root, file))
		// A name says nothing about a pipe or a folder.
		.filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
