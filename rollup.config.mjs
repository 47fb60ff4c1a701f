// Builds what a site loads (core, plugin chunks, what they share) and what a bundler loads (the library entries).
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import nodeResolve from "@rollup/plugin-node-resolve";
import typescript from "@rollup/plugin-typescript";
import { rollup } from "rollup";
import { minify } from "terser";

const root = import.meta.dirname;
const dist = resolve(root, process.env.DIST ?? "dist");
const { version } = JSON.parse(readFileSync(`${root}/package.json`, "utf8"));
const all = readdirSync(`${root}/plugins`).filter((name) => existsSync(`${root}/plugins/${name}/index.ts`));
/** The plugins with a chunk of their own; the few others are so small that their descriptors carry them. */
const names = all.filter((name) =>
	readFileSync(`${root}/plugins/${name}/plugin.ts`, "utf8").includes('import("./index")'),
);

/** What plugins share is one chunk, so that few files are asked for. Storage needs nothing of it. */
const isKit = /src\/(core\/(?!overlays|players)|stores\/(?!storage|scroll|frame|cookies))|nanostores/;

/** What a site gets for the packages that plugins are written against. */
const runtime = {
	react: "compat",
	"react-dom": "compat",
	"react-dom/client": "client",
	"react/jsx-runtime": "jsx-runtime",
	"@preact/signals-react": "react-signals",
	"@preact/signals-react/runtime": "react-signals",
};
const useRuntime = {
	name: "use-runtime",
	resolveId: (id) => (Object.hasOwn(runtime, id) ? `${root}/src/runtime/${runtime[id]}.ts` : null),
};
/** A part of the runtime that nobody uses is left out, with what it would do when imported. */
const treeshake = { moduleSideEffects: (id) => !id.includes("src/runtime/") };

const runtimeNames = {};

/** By plugin name: the chunk, then what it needs, as addresses relative to the core. */
const files = {};
/** Likewise: what the plugin may load later. */
const parts = {};

const compile = (outDir = dist) =>
	typescript({ tsconfig: `${root}/tsconfig.json`, outDir, compilerOptions: { noCheck: true, noEmit: false, outDir } });

const constants = (dev, kit = () => "") => ({
	name: "constants",
	transform: (code) => ({
		code: code
			.replaceAll("__VERSION__", JSON.stringify(version))
			.replaceAll("__DEV__", dev)
			.replaceAll("__KIT__", JSON.stringify(kit()))
			.replaceAll("process.env.NODE_ENV", dev === "false" ? '"production"' : "process.env.NODE_ENV"),
		map: null,
	}),
});

/** In the core a descriptor needs no `load`: the chunk lies where its name says. What else it needs is listed. */
const listNeeds = {
	name: "list-needs",
	transform(code, id) {
		const [, name] = /plugins\/([^/]+)\/plugin\.ts$/.exec(id) ?? [];
		const needs = files[name]?.slice(1).filter((file) => file !== files.kit);
		const list = needs?.length ? `needs: ${JSON.stringify(needs)},` : "";
		if (needs) return { code: code.replace(/load: \(\) => import\("\.\/index"\),?/, list), map: null };
	},
	resolveDynamicImport: (specifier) => (typeof specifier === "string" ? { id: specifier, external: true } : null),
};

/** @param props names given so far, shared by the files of one library */
const compress = (props = () => undefined) => ({
	name: "compress",
	async renderChunk(code) {
		const nameCache = props();
		const result = await minify(code, {
			nameCache,
			module: true,
			ecma: 2022,
			compress: { passes: 4, unsafe_arrows: true, unsafe_methods: true },
			mangle: { properties: { regex: /_$/ } },
			format: { comments: false },
		});
		if (nameCache) delete nameCache.vars;
		return { code: result.code, map: null };
	},
});

const clean = {
	name: "clean",
	buildStart() {
		if (!this.meta.watchMode) rmSync(dist, { recursive: true, force: true });
	},
};

const notePluginFiles = {
	name: "note-plugin-files",
	buildStart() {
		const kit = { name: "kit", id: `${root}/src/core/kit.ts`, preserveSignature: "allow-extension" };
		this.emitFile({ type: "chunk", ...kit });
	},
	generateBundle(_, bundle) {
		const chunks = Object.values(bundle);
		files.kit = `./${chunks.find((output) => output.name === "kit").fileName}`;
		for (const name of names) {
			const chunk = chunks.find((output) => output.name === `plugins/${name}`);
			files[name] = [chunk.fileName, ...chunk.imports].map((file) => `./${file}`);
			parts[name] = chunk.dynamicImports.map((file) => `./${file}`);
			const style = `${root}/plugins/${name}/style.css`;
			if (!existsSync(style)) continue;
			const source = readFileSync(style, "utf8")
				.replace(/\/\*.*?\*\//gs, "")
				// Between two parts of a selector a space means something, and before a colon.
				.replace(/\s+/g, " ")
				.replace(/ ?([{};,]) ?|(:) /g, "$1$2")
				.replaceAll(";}", "}");
			this.emitFile({ type: "asset", fileName: `plugins/${name}.css`, source });
			files[name].push(`./plugins/${name}.css`);
		}
	},
};

const writeManifest = {
	name: "write-manifest",
	async writeBundle() {
		const table = await rollup({
			input: `${root}/plugins/index.ts`,
			plugins: [nodeResolve(), compile(), constants("false"), listNeeds],
		});
		const { output } = await table.generate({ format: "es" });
		// A site may switch hosts off; the manifest names all that a plugin may have.
		globalThis.elementorFrontendConfig = { kit: { global_image_lightbox: "yes" } };
		const { plugins } = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
		const describe = (file) => {
			const content = readFileSync(resolve(dist, file));
			return {
				file,
				raw: content.length,
				gzip: gzipSync(content, { level: 9 }).length,
				brotli: brotliCompressSync(content).length,
				integrity: `sha384-${createHash("sha384").update(content).digest("base64")}`,
			};
		};
		const manifest = {
			version,
			core: describe("gossamer.js"),
			plugins: Object.fromEntries(
				plugins.map(({ name, selector, when, load }) => [
					name,
					load
						? { selector, when, chunks: [], parts: [] }
						: { selector, when, chunks: files[name].map(describe), parts: parts[name].map(describe) },
				]),
			),
		};
		writeFileSync(resolve(dist, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
	},
};

const onwarn = (warning) => {
	throw new Error(warning.message);
};

const entries = (names) =>
	Object.fromEntries(names.map((name) => [`plugins/${name}`, `${root}/plugins/${name}/index.ts`]));

export default [
	{
		input: entries(names),
		// What an entry shares with its parts is a chunk of its own: a page asks for entries with a query, and would get two.
		preserveEntrySignatures: "strict",
		treeshake,
		plugins: [clean, useRuntime, nodeResolve(), compile(), constants("false"), compress(), notePluginFiles],
		output: {
			dir: dist,
			format: "es",
			entryFileNames: ({ name }) => (name === "kit" ? "shared/kit-[hash].js" : "[name].js"),
			/** The parts of a plugin bear its name. */
			chunkFileNames({ moduleIds }) {
				const [, plugin] = /plugins\/([^/]+)\//.exec(moduleIds.at(-1)) ?? [];
				return `shared/${plugin ? `${plugin}-` : ""}[name]-[hash].js`;
			},
			manualChunks: (id) =>
				isKit.test(id)
					? "kit"
					: /src\/(runtime)\/|core\/(overlays|players)|stores\/(cookies)/.exec(id)?.slice(1).find(Boolean),
		},
		onwarn,
	},
	{
		input: { gossamer: `${root}/src/site.ts` },
		plugins: [nodeResolve(), compile(), constants("false", () => files.kit), listNeeds, compress(), writeManifest],
		output: { dir: dist, format: "es", inlineDynamicImports: true },
		onwarn,
	},
	{
		input: {
			index: `${root}/src/core/index.ts`,
			stores: `${root}/src/stores/index.ts`,
			dev: `${root}/src/dev/index.ts`,
			plugins: `${root}/plugins/index.ts`,
			react: `${root}/plugins/react.ts`,
			rollup: `${root}/src/rollup/index.ts`,
			...entries(all),
		},
		external: ["lean-qr", "nanostores", "terser", /^react/, /^@preact/, /^node:/],
		plugins: [nodeResolve(), compile(`${dist}/lib`), constants('(process.env.NODE_ENV !== "production")')],
		output: { dir: `${dist}/lib`, format: "es", chunkFileNames: "shared/[name]-[hash].js" },
		onwarn,
	},
	{
		input: ["index", "compat", "client", "jsx-runtime", "react-signals", "test-utils"]
			.map((name) => `${root}/src/runtime/${name}.ts`)
			.filter(existsSync),
		plugins: [
			compile(`${dist}/lib/runtime`),
			constants('(process.env.NODE_ENV !== "production")'),
			compress(() => runtimeNames),
		],
		output: {
			dir: `${dist}/lib/runtime`,
			format: "es",
			preserveModules: true,
			preserveModulesRoot: `${root}/src/runtime`,
		},
		onwarn,
	},
];
