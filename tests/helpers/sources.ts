// The files of the project's sources, for tests that read them: what ships, without the tests in the folders of plugins.
import { readdirSync } from "node:fs";

export const plugins: readonly string[] = readdirSync("plugins").filter((name) => !name.includes("."));

/** TypeScript files below a folder of `src` or `plugins`, as paths from the root. */
export const sourcesIn = (folder: string): string[] =>
	readdirSync(folder, { recursive: true, encoding: "utf8" })
		.map((file) => `${folder}/${file}`)
		.filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts") && !/^plugins\/[\w-]+\/tests\//.test(file));
