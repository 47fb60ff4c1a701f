// Builds the core or the kit without one idea, and weighs what that leaves. Not a bench on its own.
import { brotliCompressSync } from "node:zlib";
import nodeResolve from "@rollup/plugin-node-resolve";
import { rollup } from "rollup";
import { parseAst } from "rollup/parseAst";
import { gossamer } from "../dist/lib/src/rollup/index.js";

const lib = new URL("../dist/lib/src/", import.meta.url).pathname;
const entry = "\0entry";

/**
 * Minified code of some modules.
 * @param code of the entry; modules by their path in `src` (`./core/load`)
 * @param cuts by module: a text cuts the statement or member that it is in, a pair replaces the one by the other
 */
export const build = async (code, cuts = {}) => {
	const found = new Set();
	const without = {
		name: "without",
		resolveId: (id, importer) =>
			id === entry ? id : importer === entry && id[0] === "." ? `${lib}${id.slice(2)}.js` : null,
		load: (id) => (id === entry ? code : null),
		transform(code, id) {
			const name = id.slice(lib.length, -3);
			found.add(name);
			return { code: (cuts[name] ?? []).reduce(cut, code), map: null };
		},
	};
	const bundle = await rollup({ input: entry, plugins: [without, nodeResolve(), gossamer({ runtime: false })] });
	const { output } = await bundle.generate({ format: "es", inlineDynamicImports: true });
	for (const name of Object.keys(cuts)) if (!found.has(name)) throw new Error(`${name} is not built.`);
	return output[0].code;
};

export const weigh = (code) => brotliCompressSync(code).length;

const cut = (code, text) => {
	const [what, instead] = [text].flat();
	const at = code.indexOf(what);
	if (at < 0) throw new Error(`This code is gone: ${what}`);
	if (instead !== undefined) return code.slice(0, at) + instead + code.slice(at + what.length);
	let found;
	const visit = (node) => {
		if (Array.isArray(node)) return node.forEach(visit);
		if (typeof node?.type !== "string" || node.start > at || node.end < at + what.length) return;
		if (/^(\w+Statement|\w+Declaration|Property)$/.test(node.type) && node.type !== "BlockStatement") found = node;
		Object.values(node).forEach(visit);
	};
	visit(parseAst(code));
	const isMember = found.type === "Property";
	return code.slice(0, found.start) + (isMember ? "" : ";") + code.slice(found.end).replace(isMember ? /^,/ : "", "");
};
