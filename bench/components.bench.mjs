// What does an app pay for one component? Minified and brotli bytes as Vite makes them, React and styles left out.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { buildApp, ofReact } from "./build-app.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Components of the package, in the order of its entry. @returns {string[]} */
export const componentNames = () => {
	const files = [...readFileSync(`${root}plugins/react.ts`, "utf8").matchAll(/"\.\/([\w-]+\/react)"/g)];
	return files.flatMap(([, file]) =>
		[...readFileSync(`${root}plugins/${file}.tsx`, "utf8").matchAll(/^export const ([A-Z]\w+) = /gm)].map(
			([, name]) => name,
		),
	);
};

/**
 * An app that imports these, built by Vite.
 * @param {readonly string[]} names
 * @returns bytes that load with the app, those that load when something asks for them (near the window, at a press), and the number of files that nothing asks for
 */
export const costOf = async (names) => {
	const code = `import { ${names.join(", ")} } from "gossamer/react"; globalThis.used = [${names.join(", ")}];`;
	const output = await buildApp(code, { external: ofReact });
	const chunks = output.filter(({ type }) => type === "chunk");
	const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
	const reach = (found, name, kinds) => {
		const chunk = byName.get(name);
		if (!chunk || found.has(chunk)) return found;
		found.add(chunk);
		for (const kind of kinds) for (const next of chunk[kind]) reach(found, next, kinds);
		return found;
	};
	const { fileName } = chunks.find(({ isEntry }) => isEntry);
	const first = reach(new Set(), fileName, ["imports"]);
	const later = [...reach(new Set(), fileName, ["imports", "dynamicImports"])].filter((chunk) => !first.has(chunk));
	const brotli = (list) => list.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);
	const minified = (list) => list.reduce((sum, { code }) => sum + Buffer.byteLength(code), 0);
	return {
		minified: minified([...first]),
		brotli: brotli([...first]),
		later: brotli(later),
		unused: chunks.length - first.size - later.length,
	};
};

export default async () => {
	const rows = [];
	const row = async (label, names) => {
		const { minified, brotli, later } = await costOf(names);
		rows.push({ import: label, minified, brotli, "brotli, on need": later });
	};
	for (const name of ["useStore", "useReducedMotion", "useConsent", ...componentNames()])
		await row(`\`${name}\``, [name]);
	await row("`Accordion`, `Popup`, `Carousel`", ["Accordion", "Popups", "Popup", "Carousel"]);
	await row("all of them", componentNames());
	return rows;
};
