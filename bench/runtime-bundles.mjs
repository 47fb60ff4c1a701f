// Bundles the libraries that the runtime bench compares: each behind the same names, all by the site's own settings.
import { resolve } from "node:path";
import nodeResolve from "@rollup/plugin-node-resolve";
import { rollup } from "rollup";
import { minify } from "terser";
import ts from "typescript";
import { build } from "vite";

const root = resolve(import.meta.dirname, "..");
const ours = `${root}/src/runtime`;
const hooks =
	"useState, useReducer, useEffect, useLayoutEffect, useMemo, useCallback, useRef, useContext, useId, useImperativeHandle";
const core = "createElement, Fragment, render, hydrate, createContext, createPortal, createRef, cloneElement";
const signals = "signal, computed, effect, batch, untracked, useSignal, useComputed, useSignalEffect";

const settle = "export const change = async (act) => { act(); for (let turn = 0; turn < 3; turn++) await 0; };";
const viaRender = `${settle}
export const open = (view, node) => render(view, node);
export const close = (node) => render(null, node);
export const bindText = () => { const text = signal(0); return { view: () => text, set: (value) => { text.value = value; } }; };`;

/** By library: what the timed application imports as `library`, and what a site would load of it. */
const sources = {
	gossamer: {
		library: `import { render, signal } from "${ours}/index"; export { createElement, useState } from "${ours}/index"; ${viaRender}`,
		used: `export { ${core}, ${hooks}, ${signals} } from "${ours}/index"; export { memo } from "${ours}/memo"; export { jsx, jsxs } from "${ours}/react/jsx-runtime";`,
		every: `export * from "${ours}/index"; import * as compat from "${ours}/react/index"; import * as client from "${ours}/react/client";
import * as jsx from "${ours}/react/jsx-runtime"; export { compat, client, jsx };`,
	},
	preact: {
		library: `import { render } from "preact"; import { signal } from "@preact/signals"; export { createElement } from "preact"; export { useState } from "preact/hooks"; ${viaRender}`,
		used: `export { ${core} } from "preact"; export { ${hooks} } from "preact/hooks"; export { ${signals} } from "@preact/signals"; export { jsx, jsxs } from "preact/jsx-runtime";`,
		every: `export * from "preact"; export * from "preact/hooks"; export * from "@preact/signals"; import * as compat from "preact/compat"; import * as client from "preact/compat/client";
import * as jsx from "preact/jsx-runtime"; export { compat, client, jsx };`,
	},
	react: {
		library: `import React from "react"; import dom from "react-dom"; import client from "react-dom/client";
export const { createElement, useState } = React;
const roots = new WeakMap();
export const open = (view, node) => { const made = client.createRoot(node); roots.set(node, made); dom.flushSync(() => made.render(view)); };
export const close = (node) => dom.flushSync(() => roots.get(node).unmount());
export const change = async (act) => dom.flushSync(act);
export const bindText = () => { let set; const Text = () => { const [value, change] = useState(0); set = change; return value; };
	return { view: () => createElement(Text), set: (value) => set(value) }; };`,
		used: `import React from "react"; import dom from "react-dom"; import client from "react-dom/client"; import jsx from "react/jsx-runtime"; export { React, dom, client, jsx };`,
	},
};
sources.react.every = sources.react.used;

export const libraries = Object.keys(sources);

/**
 * The same from what is published, as an application's bundler has it: nothing but the peers' and our own packages, and
 * private names as they are in them.
 */
export const bundlePublishedApp = async (name, as) => {
	const library = sources[name].library.replaceAll(`${ours}/index`, `${root}/dist/lib/runtime/index.js`);
	const { output } = (
		await build({
			configFile: false,
			root,
			logLevel: "error",
			define: { "process.env.NODE_ENV": '"production"' },
			plugins: [{ ...virtual({ library }), enforce: "pre" }],
			build: {
				write: false,
				target: "es2022",
				lib: { entry: `${root}/bench/runtime-app.mjs`, formats: ["iife"], name: as },
			},
		})
	)[0];
	return output[0].code;
};

/** The library's application as a script that sets `window[as]`. */
export const bundleApp = (name, as) => bundle(name, `export * from "${root}/bench/runtime-app.mjs";`, "iife", as);

/** A module of what a site would load of the library: `used` by function components with signals, or `every` export. */
export const bundleLibrary = (name, part) => bundle(name, sources[name][part], "es", undefined, part === "every");

async function bundle(name, entry, format, as, isWhole) {
	const built = await rollup({
		input: "entry",
		// As in the site's build: unused parts of our runtime go, with what they would do when imported.
		treeshake: { moduleSideEffects: (id) => isWhole || !id.includes("src/runtime/") },
		plugins: [
			virtual({ entry, library: sources[name].library }),
			commonjs,
			nodeResolve({ extensions: [".mjs", ".js", ".ts"] }),
			typescript,
			production,
		],
		onwarn(warning) {
			if (warning.code !== "THIS_IS_UNDEFINED") throw new Error(warning.message);
		},
	});
	const { output } = await built.generate({ format, name: as });
	const result = await minify(output[0].code, {
		module: format === "es",
		ecma: 2022,
		// Not `pure_getters`: reading a signal subscribes.
		compress: { passes: 4, unsafe_arrows: true, unsafe_methods: true },
		// The peers come with their private names mangled.
		mangle: name === "gossamer" ? { properties: { regex: /_$/ } } : true,
		format: { comments: false },
	});
	return result.code;
}

/** Modules that exist only here; their imports resolve as from a file of this folder. */
export function virtual(modules) {
	const place = (id) => `${root}/bench/virtual-${id}.mjs`;
	return {
		name: "virtual",
		resolveId: (id) => (id in modules ? place(id) : null),
		load: (id) => modules[Object.keys(modules).find((name) => place(name) === id)],
	};
}

/** React's packages as modules whose default export is `module.exports`; of the two builds, the one for production. */
export const commonjs = {
	name: "commonjs",
	transform(code, id) {
		if (!/node_modules\/(react|react-dom|scheduler)\//.test(id)) return null;
		const imports = [];
		const body = code
			.replace(/if \(process\.env\.NODE_ENV === .production.\) \{([^}]+)\} else \{[^}]+\}/, "$1")
			.replace(/require\((["'].+?["'])\)/g, (_, from) => `required${imports.push(from) - 1}`);
		const lines = imports.map((from, index) => `import required${index} from ${from};`);
		return {
			code: `${lines.join("")}var module = { exports: {} };(function (module, exports) {${body}\n})(module, module.exports);
export default module.exports;`,
			map: null,
		};
	},
};

/** Each file on its own: types are checked elsewhere. */
const typescript = {
	name: "typescript",
	transform(code, id) {
		if (!id.endsWith(".ts")) return null;
		const compilerOptions = { target: "ES2022", module: "ESNext", verbatimModuleSyntax: true };
		return { code: ts.transpileModule(code, { compilerOptions }).outputText, map: null };
	},
};

export const production = {
	name: "production",
	transform: (code) => ({
		code: code.replaceAll("process.env.NODE_ENV", '"production"').replaceAll("__DEV__", "false"),
		map: null,
	}),
};
