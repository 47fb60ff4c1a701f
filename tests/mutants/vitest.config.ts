// The projects without a browser, with one fault seeded in the source that `MUTANT` names: no file is changed.
import { resolve } from "node:path";
import { mergeConfig, type ViteUserConfig } from "vitest/config";
import config from "../../vitest.config";

const { file, start, end, text } = JSON.parse(process.env.MUTANT ?? "{}");

export default mergeConfig(config, {
	plugins: [
		{
			name: "mutant",
			enforce: "pre",
			transform: (code: string, id: string) =>
				file && id.split("?")[0] === resolve(file) ? code.slice(0, start) + text + code.slice(end) : undefined,
		},
	],
	test: { root: resolve(import.meta.dirname, "../..") },
} satisfies ViteUserConfig);
