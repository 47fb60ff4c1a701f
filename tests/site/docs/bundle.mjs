// Builds the islands: for the browser as an author of plugins would, and for the build, which prints them.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import nodeResolve from "@rollup/plugin-node-resolve";
import { rollup } from "rollup";
import { minify } from "terser";
import ts from "typescript";
import { dist } from "../release.mjs";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const islands = fileURLToPath(new URL("./islands", import.meta.url));
const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile);
const { options } = ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, noEmit: false }, root);
const { version } = JSON.parse(readFileSync(`${root}package.json`, "utf8"));

const compile = {
	name: "compile",
	transform: (code, id) => ({
		code: (/\.tsx?$/.test(id) ? ts.transpileModule(code, { compilerOptions: options, fileName: id }).outputText : code)
			.replaceAll("__DEV__", "false")
			.replaceAll("__VERSION__", JSON.stringify(version)),
		map: null,
	}),
};

const open = async (entry, isSmall) => {
	const { gossamer } = await import(`${dist}/lib/src/rollup/index.js`);
	return rollup({
		input: { docs: `${islands}/${entry}` },
		plugins: [
			nodeResolve({ extensions: [".ts", ".tsx", ".mjs", ".js"] }),
			compile,
			gossamer({ runtime: `${root}src/runtime/react/slim.ts`, minify: isSmall }),
		],
		onwarn: (warning) => {
			throw new Error(warning.message);
		},
	});
};

/** @returns {Promise<{ fileName: string, code: string }[]>} what a page of the documentation loads */
export const bundleIslands = async () => {
	const built = await open("index.ts", true);
	const { output } = await built.generate({ format: "es", chunkFileNames: "[name].js" });
	return output.map(({ fileName, code }) => ({ fileName, code }));
};

/** @returns {Promise<{ fileName: string, code: string }[]>} `gossamer inspect` for a browser, and the worker that asks it */
export const bundleInspect = async () => {
	const file = (name) => fileURLToPath(new URL(`./inspect/${name}.ts`, import.meta.url));
	const built = await rollup({
		input: { inspect: file("inspect"), "inspect-worker": file("worker") },
		plugins: [nodeResolve({ extensions: [".ts", ".mjs", ".js"] }), compile],
		onwarn: (warning) => {
			throw new Error(warning.message);
		},
	});
	const { output } = await built.generate({ format: "es" });
	return Promise.all(
		output.map(async ({ fileName, code }) => ({
			fileName,
			code: (await minify(code, { module: true, ecma: 2022 })).code ?? "",
		})),
	);
};

/** @returns {Promise<string>} what answers for the server in an example */
export const bundleService = async () => {
	const built = await rollup({
		input: fileURLToPath(new URL("./service.mjs", import.meta.url)),
		plugins: [nodeResolve()],
		onwarn: (warning) => {
			throw new Error(warning.message);
		},
	});
	const { output } = await built.generate({ format: "es" });
	return (await minify(output[0].code, { module: true })).code ?? "";
};

/** @returns {Promise<typeof import("../../versions/index")>} the pages of each version of the page builder that the tests have seen */
export const openVersions = async () => {
	const built = await rollup({
		input: `${root}tests/versions/index.ts`,
		plugins: [nodeResolve({ extensions: [".ts", ".mjs", ".js"] }), compile],
	});
	const { output } = await built.generate({ format: "es" });
	return import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString("base64")}`);
};

/** @returns {Promise<(name: string, settings: object) => string>} prints an island */
export const openPrinter = async () => {
	const built = await open("server.ts", false);
	const { output } = await built.generate({ format: "es", inlineDynamicImports: true });
	const source = `data:text/javascript;base64,${Buffer.from(output[0].code).toString("base64")}`;
	const { createElement, renderToString, ...views } = await import(source);
	return (name, settings) => renderToString(createElement(views[name], { settings }));
};
