// A rollup plugin for plugins that are built outside this project: aliases, mangled private names, a byte budget.
import { posix } from "node:path";
import { brotliCompressSync } from "node:zlib";
import MagicString from "magic-string";
import type { OutputBundle, OutputChunk, Plugin, RenderedChunk } from "rollup";
import type { MinifyOptions } from "terser";
import { lookUp, needsOf, walk } from "./link-chunks";
import { askFor, onPage, pageModules, standIn } from "./page-api";

export { linkChunks } from "./link-chunks";
export { type ReleaseOptions, release } from "./release";

export interface PresetOptions {
	/**
	 * Largest size in bytes (brotli 11) of an entry with all its static imports in the build; by name if there are
	 * several entries, or for dynamic imports. The build fails above it, and for a name that nothing has. Without it
	 * sizes are not checked.
	 */
	budget?: number | Record<string, number>;
	/**
	 * A module that replaces React; `false` leaves React's imports unchanged. By default the entries of
	 * `gossamer/runtime`.
	 */
	runtime?: string | false;
	/** Where signals are imported from instead. The runtime by default. */
	signals?: string;
	/**
	 * Takes `gossamer`, its stores and the runtime from the page instead of bundling them; only in builds. The page
	 * requests `api.js` of its release (and its parts) before a chunk that needs it, so the entry contains the row and
	 * imports the plugin dynamically: `gossamer.start({ …row, load: () => import("./hello") })`. The build fails for
	 * imports that the page does not have.
	 */
	shared?: boolean;
	/** Whether the output is minified; it is by default. Needs `terser`. */
	minify?: boolean;
}

const entries: Record<string, string> = {
	react: "compat",
	"react-dom": "compat",
	"react-dom/client": "client",
	"react-dom/server": "server",
	"react/jsx-runtime": "jsx-runtime",
	"react/jsx-dev-runtime": "jsx-runtime",
	"@preact/signals-react": "react-signals",
	"@preact/signals-react/runtime": "react-signals",
};
/** The last minified code of each chunk: a watching build minifies only changes. */
const minified = new Map<string, { linked: string; made: { code: string; map: string } }>();

/** Vite's additional plugin options. */
interface ForVite {
	apply?: (config: unknown, env: { command: string }) => boolean;
	config?: () => object | undefined;
}

/** Whether a module would bring a second runtime, which the page's does not know. */
const isMissing = (source: string, { runtime, signals: own }: PresetOptions) =>
	runtime === undefined && (react.test(source) || (signals.test(source) && own === undefined));

const react = /^react(-dom(\/(client|server))?|\/jsx-(dev-)?runtime)?$/;
const signals = /^@preact\/signals-react(\/runtime)?$/;

/**
 * Use it together with a package resolver (`@rollup/plugin-node-resolve`) and a TSX compiler.
 *
 * - `react`, `react-dom`, `react-dom/server`, `react/jsx-runtime` and signals become the runtime
 * - property names that end in `_` are shortened; they must not be read outside their chunk
 * - `process.env.NODE_ENV` is `production`
 * - the build fails when an entry is above its budget
 * @example
 * // rollup.config.mjs; `gossamer` comes from gossamer/rollup
 * export default {
 *   input: "src/index.ts",
 *   output: { file: "dist/hello.js", format: "es" },
 *   plugins: [nodeResolve(), typescript(), gossamer({ budget: 1500 })],
 * };
 */
export const gossamer = ({
	budget,
	runtime,
	signals: signalsFrom,
	shared = false,
	minify: isMinified = true,
}: PresetOptions = {}): Plugin & ForVite => {
	let isTested = false;
	return {
		name: "gossamer",
		// In Vite's own server modules are not bundled, so nothing is to be taken from a page. Vitest renders with the runtime, as a page does.
		apply(_, { command }) {
			isTested = command !== "build" && Boolean(process.env.VITEST);
			return command === "build" || isTested;
		},
		// Vitest leaves packages to Node, which would import React.
		config: () => (isTested ? { test: { server: { deps: { inline: ["gossamer"] } } } } : undefined),

		// "use client" is for servers; on a page it says nothing.
		onLog: (_level, { code }) => (code === "MODULE_LEVEL_DIRECTIVE" ? false : null),

		resolveId: {
			order: "pre",
			async handler(source, importer, options) {
				if (source.startsWith(onPage)) return { id: source, external: true, moduleSideEffects: false };
				if (shared && !isTested && importer && Object.hasOwn(pageModules, source)) return `\0${source}${asOnPage}`;
				if (shared && !isTested && importer && isMissing(source, { runtime, signals: signalsFrom }))
					return this.error(`The page has no ${source}: without \`shared\` the plugin includes it.`);
				const ours = runtime ?? (Object.hasOwn(entries, source) && `gossamer/runtime/${entries[source]}`);
				const target = runtime !== false && (react.test(source) ? ours : signals.test(source) && (signalsFrom ?? ours));
				if (!target || !importer) return null;
				const found = await this.resolve(target, importer, { ...options, skipSelf: true });
				return found ?? this.error(`${source} should be imported from ${target}, which cannot be found.`);
			},
		},

		load(id) {
			if (id.endsWith(asOnPage)) return { code: standIn(id.slice(1, -asOnPage.length)), moduleSideEffects: false };
		},

		transform(code) {
			// Tests run what checks itself: stores without listeners are detached there.
			if (isTested || !code.includes("process.env.NODE_ENV")) return null;
			const text = new MagicString(code).replaceAll("process.env.NODE_ENV", '"production"');
			return { code: text.toString(), map: text.generateMap({ hires: true }) };
		},

		async renderChunk(code, chunk, { format }, { chunks }) {
			const text = shared ? takeFromPage(this.parse(code), code, chunk, chunks) : undefined;
			const linked = text?.toString() ?? code;
			const map = text?.generateMap({ hires: true, source: chunk.fileName });
			if (!isMinified) return text ? { code: linked, map: map! } : null;
			const { minify } = await import("terser");
			// Terser maps its output to `linked`; rollup joins both maps with those of the modules.
			const content = map && { sourceMap: { content: map.toString() } };
			const isForeign = chunk.moduleIds.every((id) => /\/(node_modules|lib\/npm)\//.test(id));
			const key = `${format} ${chunk.fileName}`;
			const last = minified.get(key);
			if (last?.linked === linked) return last.made;
			const result = await minify(linked, {
				...minifyOptions,
				// Classic scripts are printed in pages, whose lines others may join.
				...(format === "es" && { format: { ...minifyOptions.format, preamble: compileHint } }),
				...(isForeign && foreignOptions),
				sourceMap: true,
				...content,
			});
			const made = { code: result.code!, map: result.map as string };
			minified.set(key, { linked, made });
			return made;
		},

		generateBundle: {
			order: "post",
			handler(_, bundle) {
				const problems = Object.values(bundle).flatMap((output) => {
					if (output.type !== "chunk" || !(output.isEntry || output.isDynamicEntry)) return [];
					const limit = typeof budget === "object" ? budget[output.name] : output.isEntry ? budget : undefined;
					if (limit === undefined) return [];
					const size = weigh(output, bundle);
					return size <= limit ? [] : describe(output, bundle, size, limit);
				});
				if (typeof budget === "object") problems.push(...unused(Object.keys(budget), bundle));
				if (problems.length) this.error(problems.join("\n"));
			},
		},
	};
};

/** Suffix of the ids of modules that the page provides; it appears in errors. */
const asOnPage = " as the page has it";

/**
 * A chunk looks its imports from the page up in `gossamer.modules`; before it imports another chunk of the build, it
 * requests that chunk's needs from the page.
 */
const takeFromPage = (program: unknown, code: string, chunk: RenderedChunk, chunks: Record<string, RenderedChunk>) => {
	const text = new MagicString(code);
	const known = filesOf(chunk.fileName, chunks);
	walk(program, ({ type, start, end, source, specifiers }) => {
		const { value } = source ?? {};
		if (value && type !== "ImportExpression") {
			if (value.startsWith(onPage))
				text.update(start, end, lookUp(specifiers, JSON.stringify(value.slice(onPage.length))));
			return;
		}
		if (!value) return;
		const files = filesOf(posix.join(posix.dirname(chunk.fileName), value), chunks);
		const missing = files.filter((file) => !known.includes(file));
		if (missing.length) text.appendLeft(start, `${askFor(missing)}.then(() => `).appendRight(end, ")");
	});
	return text;
};

/** The page's files that a chunk needs, including those of its static imports. */
const filesOf = (file: string, chunks: Record<string, RenderedChunk>): string[] => {
	const all = [file, ...needsOf(file, chunks)].flatMap((name) => chunks[name]?.imports ?? []);
	const found = all.filter((name) => name.startsWith(onPage)).map((name) => name.slice(onPage.length));
	return [...new Set(found)].sort();
};

/** Terser's options for visitors' files. */
export const minifyOptions: MinifyOptions = {
	module: true,
	ecma: 2022,
	compress: { passes: 4, unsafe_arrows: true, unsafe_methods: true },
	// Members; not rollup's names of exports, which include `_` and `a_`. Third-party scripts read `__super__`.
	mangle: { properties: { regex: /\w\w_$/, reserved: ["__super__"] } },
	format: { comments: false },
};

/**
 * Chromium compiles the whole file in the background then, not each function on the main thread when it is first called:
 * https://v8.dev/blog/explicit-compile-hints (14 to 23 B a file).
 */
const compileHint = "//# allFunctionsCalledOnLoad";

/** Only chunks of libraries: they do not keep the rules that make this safe in our code. */
const foreignOptions: MinifyOptions = { compress: { passes: 2 }, mangle: true, format: { comments: false } };

/** Brotli bytes of a chunk and of all chunks that it imports statically. */
const weigh = (entry: OutputChunk, bundle: OutputBundle): number =>
	chunksOf(entry, bundle).reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);

const chunksOf = (entry: OutputChunk, bundle: OutputBundle): OutputChunk[] => {
	const chunks = new Set([entry]);
	for (const { imports } of chunks) {
		for (const file of imports) {
			const chunk = bundle[file];
			if (chunk?.type === "chunk") chunks.add(chunk);
		}
	}
	return [...chunks];
};

/** Budgets that no file has: a misspelt name would limit nothing. */
const unused = (names: readonly string[], bundle: OutputBundle): string[] => {
	const known = new Set<string>();
	for (const output of Object.values(bundle))
		if (output.type === "chunk" && (output.isEntry || output.isDynamicEntry)) known.add(output.name);
	return names
		.filter((name) => !known.has(name))
		.map((name) => `budget.${name}: nothing of that name is built; there is ${[...known].join(", ")}.`);
};

const describe = (entry: OutputChunk, bundle: OutputBundle, size: number, limit: number): string => {
	const largest = chunksOf(entry, bundle)
		.flatMap(({ modules }) => Object.entries(modules))
		.map(([id, { renderedLength }]) => [renderedLength, id] as const)
		.sort(([a], [b]) => b - a)
		.slice(0, 5)
		.map(([length, id]) => `  ${length} B before minifying: ${id}`);
	return [
		`${entry.fileName} is ${size} B (brotli), ${size - limit} B above its budget of ${limit} B.`,
		...largest,
	].join("\n");
};
