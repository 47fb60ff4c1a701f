// What makes `dist/lib` fit for every bundler, framework and type checker: steps of the library's build.
import { chmodSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { transform as transformCss } from "lightningcss";
import MagicString from "magic-string";

const { sideEffects } = JSON.parse(readFileSync("package.json", "utf8"));
const hasEffects = (fileName) => sideEffects.includes(`./dist/lib/${fileName}`);

/**
 * Marks the calls that make a module's constants as pure, so that anyone who imports one export pays for that one. Modules
 * that do something when they are loaded are in `sideEffects` of package.json, and are left alone.
 */
export const pureConstants = {
	name: "pure-constants",
	renderChunk(code, { fileName }) {
		if (hasEffects(fileName)) return null;
		const text = new MagicString(code);
		const mark = (node) => {
			if (Array.isArray(node)) for (const part of node) mark(part);
			// What is in a function is called by others.
			if (!node?.type || /Function/.test(node.type)) return;
			if (/^(Call|New)Expression$/.test(node.type)) text.appendLeft(node.start, "/*#__PURE__*/ ");
			for (const part of Object.values(node)) if (typeof part === "object") mark(part);
		};
		for (const node of this.parse(code).body) {
			const { type, declarations = [] } = node.declaration ?? node;
			if (type === "VariableDeclaration") for (const { init } of declarations) mark(init);
			if (node.type === "ExportDefaultDeclaration") mark(node.declaration);
		}
		return { code: text.toString(), map: null };
	},
};

/** For servers that tell modules of the server from those of the page: whatever imports React is the page's. */
export const clientDirective = ({ imports, fileName }) =>
	!fileName.startsWith("src/runtime/") && imports.some((name) => /^react(-dom)?(\/|$)/.test(name))
		? '"use client";'
		: "";

/** Declarations name the files they import, as `node16` and `nodenext` ask. */
export const declarationExtensions = {
	name: "declaration-extensions",
	generateBundle: {
		order: "post",
		handler(_, bundle) {
			for (const [fileName, file] of Object.entries(bundle)) {
				if (!fileName.endsWith(".d.ts")) continue;
				file.source = `${file.source}`.replace(/(\bfrom |\bimport\(|^import )"(\.[^"]+)"/gm, (whole, before, path) => {
					const { pathname } = new URL(path, `file:///${fileName}`);
					const target = ["", "/index"].find((end) => bundle[`${pathname.slice(1)}${end}.d.ts`]);
					return target === undefined ? whole : `${before}"${path}${target}.js"`;
				});
			}
		},
	},
};

/** `npx gossamer` in the project itself runs the file where it lies, and each build writes it again. */
export const executable = {
	name: "executable",
	writeBundle: ({ dir }) => chmodSync(`${dir}/src/cli/index.js`, 0o755),
};

/** `react.css`: the styles of the components, those of each plugin from its own folder. */
export const reactStyles = {
	name: "react-styles",
	generateBundle() {
		const folders = readdirSync("plugins").map((name) => `plugins/${name}`);
		const sheets = ["src/react/react.css", ...folders.flatMap((path) => [`${path}/style.css`, `${path}/react.css`])];
		const code = Buffer.concat(sheets.filter((path) => existsSync(path)).map((path) => readFileSync(path)));
		const source = transformCss({ filename: "react.css", code, minify: true }).code;
		this.emitFile({ type: "asset", fileName: "react.css", source });
	},
};
