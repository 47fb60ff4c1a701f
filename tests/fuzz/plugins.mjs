// The plugins that the release has.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { release } from "../site/release.mjs";

export const pluginNames = () => {
	const { plugins } = JSON.parse(readFileSync(join(release, "manifest.json"), "utf8"));
	return [...new Set(Array.isArray(plugins) ? plugins.map(({ name }) => name) : Object.keys(plugins))];
};
