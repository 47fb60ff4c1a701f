// A rollup plugin for plugins that are built outside of this project: aliases, mangled private names, a byte budget.
import { brotliCompressSync } from "node:zlib";
import MagicString from "magic-string";
import type { OutputBundle, OutputChunk, Plugin } from "rollup";
import type { MinifyOptions } from "terser";

export { linkChunks } from "./link-chunks";
export { type ReleaseOptions, release } from "./release";

export interface PresetOptions {
	/**
	 * Largest size in bytes (brotli 11) of an entry with all that it imports statically inside of the build; by name of
	 * the entry where there are several. The build fails above it. Without it nothing is weighed.
	 */
	budget?: number | Record<string, number>;
	/**
	 * The one module that React is imported from instead; `false` leaves React as it is. Unless said: the entries of
	 * `gossamer/runtime`.
	 */
	runtime?: string | false;
	/** Where signals are imported from instead. The runtime unless said. */
	signals?: string;
	/** Whether the output is minified; it is unless said. Needs `terser`. */
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
const react = /^react(-dom(\/(client|server))?|\/jsx-(dev-)?runtime)?$/;
const signals = /^@preact\/signals-react(\/runtime)?$/;

/**
 * To be used beside a resolver of packages (`@rollup/plugin-node-resolve`) and what compiles TSX.
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
	minify: isMinified = true,
}: PresetOptions = {}): Plugin => ({
	name: "gossamer",

	// "use client" is for servers; on a page it says nothing.
	onLog: (_level, { code }) => (code === "MODULE_LEVEL_DIRECTIVE" ? false : null),

	resolveId: {
		order: "pre",
		async handler(source, importer, options) {
			const ours = runtime ?? (Object.hasOwn(entries, source) && `gossamer/runtime/${entries[source]}`);
			const target = runtime !== false && (react.test(source) ? ours : signals.test(source) && (signalsFrom ?? ours));
			if (!target || !importer) return null;
			const found = await this.resolve(target, importer, { ...options, skipSelf: true });
			return found ?? this.error(`${source} is to be imported from ${target}, which cannot be found.`);
		},
	},

	transform(code) {
		if (!code.includes("process.env.NODE_ENV")) return null;
		const text = new MagicString(code).replaceAll("process.env.NODE_ENV", '"production"');
		return { code: text.toString(), map: text.generateMap({ hires: true }) };
	},

	async renderChunk(code) {
		if (!isMinified) return null;
		const { minify } = await import("terser");
		const result = await minify(code, { ...minifyOptions, sourceMap: true });
		return { code: result.code!, map: result.map as string };
	},

	generateBundle: {
		order: "post",
		handler(_, bundle) {
			const problems = Object.values(bundle).flatMap((output) => {
				if (output.type !== "chunk" || !output.isEntry) return [];
				const limit = typeof budget === "object" ? budget[output.name] : budget;
				const size = weigh(output, bundle);
				return limit === undefined || size <= limit ? [] : describe(output, size, limit);
			});
			if (problems.length) this.error(problems.join("\n"));
		},
	},
});

/** How terser makes what a visitor loads. */
export const minifyOptions: MinifyOptions = {
	module: true,
	ecma: 2022,
	compress: { passes: 4, unsafe_arrows: true, unsafe_methods: true },
	mangle: { properties: { regex: /_$/ } },
	format: { comments: false },
};

/** Brotli bytes of a chunk and of all chunks that it imports statically. */
const weigh = (entry: OutputChunk, bundle: OutputBundle): number => {
	const chunks = new Set([entry]);
	for (const { imports } of chunks) {
		for (const file of imports) {
			const chunk = bundle[file];
			if (chunk?.type === "chunk") chunks.add(chunk);
		}
	}
	return [...chunks].reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);
};

const describe = ({ fileName, modules }: OutputChunk, size: number, limit: number): string => {
	const largest = Object.entries(modules)
		.map(([id, { renderedLength }]) => [renderedLength, id] as const)
		.sort(([a], [b]) => b - a)
		.slice(0, 5)
		.map(([length, id]) => `  ${length} B before minifying: ${id}`);
	return [`${fileName} is ${size} B (brotli), ${size - limit} B above its budget of ${limit} B.`, ...largest].join(
		"\n",
	);
};
