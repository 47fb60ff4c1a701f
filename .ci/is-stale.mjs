// Whether a built file is missing, or older than a source.
import { existsSync, readdirSync, statSync } from "node:fs";

/** @param {string} built what the build writes last */
export const isStale = (built) => {
	if (!existsSync(built)) return true;
	const { mtimeMs } = statSync(built);
	const files = ["src", "plugins", ".ci"].flatMap((folder) =>
		readdirSync(folder, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile() && !/\.md$/.test(entry.name) && !/\btests$/.test(entry.parentPath))
			.map((entry) => `${entry.parentPath}/${entry.name}`),
	);
	return ["package.json", "rollup.config.mjs", ...files].some((file) => statSync(file).mtimeMs > mtimeMs);
};
