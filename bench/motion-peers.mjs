// Bundles the part of a package that a bench uses, as a site would: one global of the names, minified.
import nodeResolve from "@rollup/plugin-node-resolve";
import { rollup } from "rollup";
import { minify } from "terser";

/** @returns {Promise<string>} a classic script that sets `window.Motion` for the package `motion` */
export const bundlePeer = async (name, names) => {
	const entry = {
		name: "entry",
		resolveId: (id) => (id === "entry" ? id : null),
		load: (id) => (id === "entry" ? `export { ${names} } from "${name}"` : null),
	};
	const bundle = await rollup({ input: "entry", plugins: [entry, nodeResolve({ browser: true })], onwarn() {} });
	const { output } = await bundle.generate({ format: "iife", name: name[0].toUpperCase() + name.slice(1) });
	const code = output[0].code.replaceAll("process.env.NODE_ENV", '"production"');
	return (await minify(code, { compress: { passes: 2 }, format: { comments: false } })).code;
};
