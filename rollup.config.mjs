// Builds the library (`--configLib`: a module a file, with types) and from it what a site loads.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import nodeResolve from "@rollup/plugin-node-resolve";
import { transform as transformCss } from "lightningcss";
import { minify } from "terser";
import { clientDirective, declarationExtensions, pureConstants, reactStyles } from "./.ci/library.mjs";

const { version } = JSON.parse(readFileSync("package.json", "utf8"));
const dist = process.env.DIST ?? "dist";
const lib = `${dist}/lib`;
const folder = `${dist}/site/${version}`;
const plugins = readdirSync("plugins").filter((name) => existsSync(`plugins/${name}/index.ts`));
const runtime = [
	"index",
	"server",
	...["index", "slim", "signals", "client", "jsx-runtime", "test-utils"].map((name) => `react/${name}`),
];
/** Files of the release that share nothing with others: the engine is a module, what sites print in the head a classic script. */
const alone = {
	engine: "src/site",
	early: "plugins/elementor-frontend/early",
	restore: "plugins/accessibility-panel/restore",
};
const onwarn = (warning) => {
	throw new Error(warning.message);
};
/** Nothing of an older build is left. */
const clean = { name: "clean", buildStart: () => rm(dist, { recursive: true, force: true }) };

export default ({ configLib }) => (configLib ? library() : site());

async function library() {
	const { default: typescript } = await import("@rollup/plugin-typescript");
	const constants = { __DEV__: '(process.env.NODE_ENV !== "production")', __VERSION__: JSON.stringify(version) };
	const entries = [
		"index",
		"stores/index",
		"dev/index",
		"rollup/index",
		"kit/index",
		"api/index",
		"cli/index",
		"testing/index",
	];
	return {
		input: [
			...Object.values(alone).map((name) => `${name}.ts`),
			...[...entries, ...runtime.map((name) => `runtime/${name}`)].map((name) => `src/${name}.ts`),
			...["index", "react", ...plugins.map((name) => `${name}/index`)].map((name) => `plugins/${name}.ts`),
		],
		external: (id) => /^[@\w]/.test(id),
		// A module is what its source says; whoever bundles it leaves out what is not used.
		treeshake: false,
		plugins: [
			process.env.ROLLUP_WATCH !== "true" && clean,
			typescript({ tsconfig: "tsconfig.types.json", outDir: lib, declarationDir: lib }),
			{
				name: "constants",
				transform: (code) => ({ code: code.replace(/__(DEV|VERSION)__/g, (name) => constants[name]), map: null }),
			},
			pureConstants,
			declarationExtensions,
			reactStyles,
		],
		output: { dir: lib, format: "es", preserveModules: true, preserveModulesRoot: ".", banner: clientDirective },
		onwarn,
	};
}

async function site() {
	const built = (module, file = "index") => import(new URL(`${lib}/${module}/${file}.js`, import.meta.url));
	const { gossamer, linkChunks, minifyOptions, release } = await built("src/rollup");
	const { rows } = await built("plugins");
	const covers = {};
	for (const name of plugins) covers[name] = (await built(`plugins/${name}`, "plugin")).covers;
	const chunks = plugins.filter((name) => !rows.some((row) => row.name === name && row.adds));
	const preset = () => gossamer({ runtime: `${import.meta.dirname}/${lib}/src/runtime/react/slim.js` });

	const ownParts = chunks.filter((name) => existsSync(`src/parts/${name}`));
	/** A folder is a tier: base and kit make one chunk, the runtime and its React layer one, a part or store one each. */
	const chunkOf = (id, { getModuleInfo }) => {
		if (id.includes("?")) return;
		const [, tier, name] = /\/src\/(\w+)\/([\w-]+)/.exec(id) ?? [];
		if (tier === "runtime" || tier === "react") return "runtime";
		if (tier === "base" || tier === "kit") return "kit";
		if (tier === "api" || tier === "dev") return;
		// A part that bears a plugin's name comes with that plugin; what it brings along must not take the kit's stores with it.
		const plugin = tier === "parts" ? name : /\/plugins\/([\w-]+)\/index\.js$/.exec(id)?.[1];
		if (ownParts.includes(plugin)) return `plugins/${plugin}`;
		if (id.includes("/nanostores/")) return "kit";
		if (!tier) return;
		// Files of one folder of parts go together.
		const importers = getModuleInfo(id).importers.filter((importer) => !importer.includes(`/src/${tier}/${name}/`));
		// A store that the kit imports comes with it; what a single plugin imports comes with that.
		if (importers.some((importer) => importer.includes("/src/kit/"))) return "kit";
		const owners = new Set(importers.map((importer) => /\/plugins\/[\w-]+\//.exec(importer)?.[0]));
		if (owners.size < 2 && !owners.has(undefined) && !getModuleInfo(id).dynamicImporters[0]) return;
		return name === "frame" ? "scroll" : name;
	};

	/** Small modules of which plugins, or what is for developers and may come before the kit, take a copy each: a file of their own would cost pages a request, and more bytes. */
	const copied = { plugins: /\/parts\/(forms\.js|menu\/[\w-]+\.js)$/, dev: /\/base\/descriptor\.js$/ };
	const copies = {
		name: "copies",
		async resolveId(source, importer, options) {
			const [, room, name = room, copy] = /\/(plugins|dev)\/(?:([\w-]+)\/)?|\?(.+)/.exec(importer) ?? [];
			if (!copy && !copied[room]?.test(source)) return null;
			const resolved = await this.resolve(source, importer?.split("?")[0], { ...options, skipSelf: true });
			// What a copy imports of its own room is copied with it.
			return !copy || copied.plugins.test(resolved.id) ? `${resolved.id}?${copy ?? name}` : resolved;
		},
		load: (id) => (id.includes("?") ? readFileSync(id.split("?")[0], "utf8") : null),
	};

	/** `style.css` of a plugin, and `before.css`: what a page prints in its head, so that a widget works before its chunk. */
	const styles = {
		name: "styles",
		generateBundle() {
			for (const name of chunks)
				for (const [source, suffix] of Object.entries({ style: "", before: "-before" })) {
					const path = `plugins/${name}/${source}.css`;
					const fileName = `plugins/${name}${suffix}.css`;
					if (!existsSync(path)) continue;
					const { code } = transformCss({ filename: path, code: readFileSync(path), minify: true });
					this.emitFile({ type: "asset", fileName, source: code });
				}
		},
	};

	const named = {};
	const compress = {
		name: "compress",
		async renderChunk(code) {
			// What is pure is left out by whoever bundles the modules, if nothing asks for it.
			const format = { ...minifyOptions.format, preserve_annotations: true };
			const { code: result } = await minify(code, { ...minifyOptions, format, nameCache: named });
			delete named.vars;
			return { code: result, map: null };
		},
	};

	return [
		...Object.entries(alone).map(([name, source]) => ({
			input: { [name]: `${lib}/${source}.js` },
			plugins: [nodeResolve(), preset()],
			output: { dir: folder, format: name === "engine" ? "es" : "iife", inlineDynamicImports: true },
			onwarn,
		})),
		{
			input: {
				kit: `${lib}/src/kit/index.js`,
				api: `${lib}/src/api/index.js`,
				dev: `${lib}/src/dev/index.js`,
				...Object.fromEntries(chunks.map((name) => [`plugins/${name}`, `${lib}/plugins/${name}/index.js`])),
			},
			preserveEntrySignatures: "allow-extension",
			plugins: [
				copies,
				nodeResolve(),
				linkChunks(),
				preset(),
				styles,
				release({ version, rows, covers, folder, built: Object.keys(alone) }),
			],
			output: {
				dir: folder,
				format: "es",
				chunkFileNames({ moduleIds }) {
					const [, plugin] = /\/plugins\/([^/]+)\//.exec(moduleIds.at(-1)) ?? [];
					const [, room] = /\/src\/(api|dev)\//.exec(moduleIds.at(-1)) ?? [];
					if (room) return `${room}-[name].js`;
					return plugin ? `plugins/${plugin}-[name].js` : "[name].js";
				},
				manualChunks: chunkOf,
			},
			onwarn,
		},
		{
			input: runtime.map((name) => `${lib}/src/runtime/${name}.js`),
			plugins: [compress],
			output: { dir: `${lib}/runtime`, format: "es", preserveModules: true, preserveModulesRoot: `${lib}/src/runtime` },
			onwarn,
		},
	];
}
