// Bundles modules of the source as a site would get them, for pages with no other script.
import { resolve } from "node:path";
import nodeResolve from "@rollup/plugin-node-resolve";
import { rollup } from "rollup";
import { minify } from "terser";
import ts from "typescript";

const entry = "\0entry";

/**
 * @param name global that holds what the modules export
 * @param modules paths from the root of the project, without `.ts`
 * @returns a classic script, minified for production
 */
export const bundle = async (name: string, modules: string[]): Promise<string> => {
	const { compilerOptions } = ts.readConfigFile("tsconfig.json", ts.sys.readFile).config;
	const options = ts.convertCompilerOptionsFromJson({ ...compilerOptions, noEmit: false }, ".").options;
	const built = await rollup({
		input: entry,
		plugins: [
			{
				name: "entry",
				resolveId: (id) => (id === entry ? id : null),
				load: (id) =>
					id === entry
						? modules.map((module) => `export * from ${JSON.stringify(resolve(`${module}.ts`))};`).join("\n")
						: null,
			},
			nodeResolve({ extensions: [".ts", ".js"] }),
			{
				name: "compile",
				transform: (code, id) => ({
					code: (id.endsWith(".ts")
						? ts.transpileModule(code, { compilerOptions: options, fileName: id }).outputText
						: code
					)
						.replaceAll("process.env.NODE_ENV", '"production"')
						.replaceAll("__DEV__", "false"),
					map: null,
				}),
			},
		],
	});
	const { output } = await built.generate({ format: "iife", name });
	const mangle = { properties: { regex: /_$/ }, reserved: [name] };
	return (await minify(output[0].code, { compress: { passes: 3 }, mangle })).code!;
};
