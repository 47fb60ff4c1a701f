// Builds an app of the source's components, for a page with no other script.
import { resolve } from "node:path";
import { build, type Rollup } from "vite";

const entry = "\0app";
const ofReact = /^(react(-dom(\/client)?|\/jsx(-dev)?-runtime)?|@preact\/signals-react(\/runtime)?)$/;

/** @param code a module, whose imports are found from the project's root @returns a module script */
export const buildSource = async (code: string, renderer: "react" | "runtime"): Promise<string> => {
	const { output } = (await build({
		configFile: false,
		logLevel: "silent",
		mode: "production",
		oxc: { jsx: { runtime: "automatic", development: false } },
		define: { "process.env.NODE_ENV": '"production"', __DEV__: "false" },
		resolve: {
			alias: renderer === "runtime" ? [{ find: ofReact, replacement: resolve("src/runtime/react/slim.ts") }] : [],
		},
		plugins: [
			{ name: "app", resolveId: (id) => (id === "app" ? entry : null), load: (id) => (id === entry ? code : null) },
		],
		build: {
			write: false,
			minify: false,
			modulePreload: false,
			rollupOptions: { input: "app", output: { codeSplitting: false } },
		},
	})) as Rollup.RollupOutput;
	return output[0].code;
};
