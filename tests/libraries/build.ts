// Builds the programs of this folder as an app does: by Vite, with React's names for the runtime's modules, or with React itself.
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, resolve } from "node:path";
import { build, type Rollup } from "vite";

const root = resolve(import.meta.dirname, "../..");
const { exports } = JSON.parse(readFileSync(`${root}/package.json`, "utf8"));
const ours = (name: string) => resolve(root, exports[`./runtime/${name}`].default);
const { resolve: find } = createRequire(`${root}/package.json`);

/** Where React's names lead, by what stands behind them. */
const sources = {
	runtime: {
		react: ours("compat"),
		"react-dom": ours("compat"),
		"react-dom/client": ours("client"),
		"react/jsx-runtime": ours("jsx-runtime"),
		"react/jsx-dev-runtime": ours("jsx-runtime"),
	},
	react: Object.fromEntries(
		["react", "react-dom", "react-dom/client", "react/jsx-runtime", "react/jsx-dev-runtime"].map((name) => [
			name,
			find(name),
		]),
	),
};

export type Source = keyof typeof sources;

const programs = readdirSync(`${import.meta.dirname}/programs`).map((file) => basename(file, ".jsx"));

/** @returns the scripts by their paths; a program's own is `/NAME.js` */
export const buildPrograms = async (source: Source): Promise<Map<string, string>> => {
	const built = await build({
		root: import.meta.dirname,
		configFile: false,
		logLevel: "error",
		resolve: {
			alias: Object.entries(sources[source]).map(([name, replacement]) => ({
				find: new RegExp(`^${name}$`),
				replacement,
			})),
		},
		build: {
			write: false,
			modulePreload: false,
			rollupOptions: {
				input: Object.fromEntries(programs.map((name) => [name, `${import.meta.dirname}/programs/${name}.jsx`])),
				output: { entryFileNames: "[name].js", chunkFileNames: "chunks/[name].js" },
			},
		},
	});
	const { output } = built as Rollup.RollupOutput;
	return new Map(output.flatMap((file) => (file.type === "chunk" ? [[`/${file.fileName}`, file.code] as const] : [])));
};
