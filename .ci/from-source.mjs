// A rollup plugin for `npm run dev`: modules of the built library are made from their sources as they are now, without checking types.
import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import ts from "typescript";
import { pureConstants } from "./library.mjs";

/**
 * @param {string} lib folder of the library, which was built before: a file in it says that a source exists
 * @param {(code: string) => string} withConstants
 */
export const fromSource = (lib, withConstants) => {
	const root = resolve(lib);
	const { config } = ts.readConfigFile("tsconfig.json", ts.sys.readFile);
	const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ".");
	const compilerOptions = { ...options, noEmit: false, incremental: false, tsBuildInfoFile: undefined };
	/** Code by path, with the source that it was made from: a watching rollup loads all modules again. */
	const made = new Map();

	const extended = (code, path) =>
		code.replace(/(\bfrom |\bimport\(|^import )"(\.[^"]+)"/gm, (whole, before, target) => {
			const end = [".js", "/index.js"].find((end) => existsSync(resolve(dirname(path), `${target}${end}`)));
			return end ? `${before}"${target}${end}"` : whole;
		});

	return {
		name: "from-source",
		load(id) {
			const [path] = id.split("?");
			if (!path.startsWith(`${root}/`)) return null;
			const fileName = path.slice(root.length + 1);
			const source = [".ts", ".tsx"].map((end) => fileName.replace(/\.js$/, end)).find((file) => existsSync(file));
			if (!source) return null;
			this.addWatchFile(resolve(source));
			const text = readFileSync(source, "utf8");
			if (made.get(path)?.text !== text) {
				const { outputText } = ts.transpileModule(text, { compilerOptions, fileName: source });
				const code = extended(withConstants(outputText), path);
				made.set(path, { text, code: pureConstants.renderChunk.call(this, code, { fileName })?.code ?? code });
			}
			return made.get(path).code;
		},
	};
};
