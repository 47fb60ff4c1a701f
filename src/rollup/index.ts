// A rollup plugin for plugins that are built outside of this project: aliases, mangled private names, a byte budget.
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
	 * Largest size in bytes (brotli 11) of an entry with all that it imports statically inside of the build; by name where
	 * there are several entries, or for what they import dynamically. The build fails above it. Without it nothing is weighed.
	 */
	budget?: number | Record<string, number>;
	/**
	 * The one module that React is imported from instead; `false` leaves React as it is. By default the entries of
	 * `gossamer/runtime`.
	 */
	runtime?: string | false;
	/** Where signals are imported from instead. The runtime by default. */
	signals?: string;
	/**
	 * Takes `gossamer`, its stores and the runtime from the page instead of bundling them; only in builds. The page asks
	 * for `api.js` of its release (and its parts) before a chunk that needs it, so the entry holds the row and imports the
	 * plugin dynamically: `gossamer.start({ …row, load: () => import("./hello") })`. What the page does not have, the build
	 * names as an error.
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
/** What each chunk was minified to last: a watching build minifies what has changed. */
const minified = new Map<string, { linked: string; made: { code: string; map: string } }>();

/** What Vite asks of a plugin in addition. */
interface ForVite {
	apply?: (config: unknown, env: { command: string }) => boolean;
	config?: () => object | undefined;
}

const react = /^react(-dom(\/(client|server))?|\/jsx-(dev-)?runtime)?$/;
const signals = /^@preact\/signals-react(\/runtime)?$/;

/**
 * To be used alongside a resolver of packages (`@rollup/plugin-node-resolve`) and what compiles TSX.
 *
 * - `react`, `react-dom`, `react-dom/server`, `react/jsx-runtime` and signals become the runtime
 * - property names that end in `_` are shortened; they must not be read from outside of their chunk
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
			if (!code.includes("process.env.NODE_ENV")) return null;
			const text = new MagicString(code).replaceAll("process.env.NODE_ENV", '"production"');
			return { code: text.toString(), map: text.generateMap({ hires: true }) };
		},

		async renderChunk(code, chunk, { format }, { chunks }) {
			const text = shared ? takeFromPage(this.parse(code), code, chunk, chunks) : undefined;
			const linked = text?.toString() ?? code;
			const map = text?.generateMap({ hires: true, source: chunk.fileName });
			if (!isMinified) return text ? { code: linked, map: map! } : null;
			const { minify } = await import("terser");
			// Terser maps what it writes to `linked`; rollup joins both maps with those of the modules.
			const content = map && { sourceMap: { content: map.toString() } };
			const isForeign = chunk.moduleIds.every((id) => id.includes("/node_modules/"));
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
				if (problems.length) this.error(problems.join("\n"));
			},
		},
	};
};

/** Ends the ids of modules that stand for what the page has; people read them in errors. */
const asOnPage = " as the page has it";

/**
 * What a chunk imports from the page it looks up in `gossamer.modules`; before it imports another chunk of the build, it
 * asks the page for what that one needs.
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

/** The files of the page that a chunk needs, also through those that it imports statically. */
const filesOf = (file: string, chunks: Record<string, RenderedChunk>): string[] => {
	const all = [file, ...needsOf(file, chunks)].flatMap((name) => chunks[name]?.imports ?? []);
	const found = all.filter((name) => name.startsWith(onPage)).map((name) => name.slice(onPage.length));
	return [...new Set(found)].sort();
};

/** How terser makes what a visitor loads. */
export const minifyOptions: MinifyOptions = {
	module: true,
	ecma: 2022,
	compress: { passes: 4, unsafe_arrows: true, unsafe_methods: true },
	// Members; not the names that rollup gives to what chunks export, `_` and `a_` among them.
	// `__super__` is what scripts of others read.
	mangle: { properties: { regex: /\w\w_$/, reserved: ["__super__"] } },
	format: { comments: false },
};

/**
 * Chromium compiles the whole file in the background then, not each function on the main thread when it is first called:
 * https://v8.dev/blog/explicit-compile-hints (14 to 23 B a file).
 */
const compileHint = "//# allFunctionsCalledOnLoad";

/** Chunks of libraries alone: what keeps our own code working was not promised by theirs. */
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
