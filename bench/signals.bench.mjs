// How fast do changes run through a graph of signals? Ours alongside @preact/signals-core, which is timed twice as a control.
import { resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import nodeResolve from "@rollup/plugin-node-resolve";
import typescript from "@rollup/plugin-typescript";
import { rollup } from "rollup";
import { minify } from "terser";

const rounds = 15;
const root = resolve(import.meta.dirname, "..");
const names = "signal, computed, effect, batch, untracked, Signal, Computed, Effect";
/** By column of the table: where the library comes from. */
const columns = {
	gossamer: `${root}/src/runtime/signals`,
	"@preact/signals-core": "@preact/signals-core",
	"@preact/signals-core again": "@preact/signals-core",
};

export default async ({ browser, url }) => {
	const libraries = Object.keys(columns);
	const code = Object.fromEntries(
		await Promise.all(libraries.map(async (name) => [name, await bundle(columns[name])])),
	);
	const times = {};
	for (let round = 0; round < rounds; round++)
		// Each turn has a page of its own, so that no library finds code that another one has made polymorphic.
		for (let turn = 0; turn < libraries.length; turn++) {
			const name = libraries[(round + turn) % libraries.length];
			const page = await browser.newPage();
			await page.goto(`${url}/heading?csp=off`);
			const row = await page.evaluate(measure, code[name]);
			for (const what in row) ((times[what] ??= {})[name] ??= []).push(row[what]);
			await page.close();
		}
	const ratios = [];
	const rows = Object.entries(times).map(([what, row]) => {
		const [ours, theirs, again] = libraries.map((name) => median(row[name]));
		// The control's two columns differ by noise alone: their mean is the measure.
		ratios.push(ours / Math.sqrt(theirs * again));
		return line(what, [ours, theirs, again], ratios.at(-1), 2);
	});
	const mean = Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
	const bytes = libraries.map((name) => brotliCompressSync(code[name]).length);
	return [
		...rows,
		{ ...line("geometric mean of the ratios", ["", "", ""], mean, 0) },
		line("bytes (brotli) of what the rows use", bytes, bytes[0] / bytes[1], 0),
	];

	function line(what, values, ratio, digits) {
		return {
			what,
			...Object.fromEntries(
				libraries.map((name, index) => [name, values[index] === "" ? "" : values[index].toFixed(digits)]),
			),
			ratio: ratio.toFixed(2),
		};
	}
};

const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];

async function bundle(library) {
	const built = await rollup({
		input: "entry",
		plugins: [
			{
				name: "entry",
				resolveId: (id) => (id === "entry" ? id : null),
				load: (id) => (id === "entry" ? `export { ${names} } from "${library}";` : null),
			},
			nodeResolve({ extensions: [".mjs", ".js", ".ts"] }),
			typescript({ tsconfig: `${root}/tsconfig.json`, compilerOptions: { noCheck: true, noEmit: false } }),
		],
	});
	const { output } = await built.generate({ format: "es" });
	const { code } = await minify(output[0].code, {
		module: true,
		ecma: 2022,
		compress: { passes: 4, unsafe_arrows: true, unsafe_methods: true, pure_getters: true },
		mangle: { properties: { regex: /_$/ } },
		format: { comments: false },
	});
	return code;
}

/** In the page: milliseconds of each row, the median of many samples. */
async function measure(code) {
	const { signal, computed, effect, batch } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
	const repeat = (count, make) => Array.from({ length: count }, (_, index) => make(index));
	let turn = 0;
	const rows = {
		"deep: 50 computeds in a chain, 1,000 writes, ms": () => {
			const first = signal(0);
			let last = first;
			repeat(50, () => {
				const before = last;
				last = computed(() => before.value + 1);
			});
			effect(() => void last.value);
			return () => {
				for (let write = 0; write < 1000; write++) first.value = ++turn;
			};
		},
		"wide: 100 computeds and effects of one signal, 500 writes, ms": () => {
			const source = signal(0);
			repeat(100, (index) => {
				const sum = computed(() => source.value + index);
				effect(() => void sum.value);
			});
			return () => {
				for (let write = 0; write < 500; write++) source.value = ++turn;
			};
		},
		"diamond: 10 computeds between a signal and a sum, 3,000 writes, ms": () => {
			const source = signal(0);
			const middle = repeat(10, (index) => computed(() => source.value + index));
			const sum = computed(() => middle.reduce((sum, { value }) => sum + value, 0));
			effect(() => void sum.value);
			return () => {
				for (let write = 0; write < 3000; write++) source.value = ++turn;
			};
		},
		"batch: 100 signals of one effect, 500 batches, ms": () => {
			const all = repeat(100, () => signal(0));
			effect(() => {
				for (const one of all) void one.value;
			});
			return () => {
				for (let write = 0; write < 500; write++)
					batch(() => {
						turn++;
						for (const one of all) one.value = turn;
					});
			};
		},
		"1k subscribers: 1,000 effects of one signal, 50 writes, ms": () => {
			const source = signal(0);
			repeat(1000, () => effect(() => void source.value));
			return () => {
				for (let write = 0; write < 50; write++) source.value = ++turn;
			};
		},
	};
	const times = {};
	for (const [what, make] of Object.entries(rows)) {
		const run = make();
		const samples = [];
		for (let sample = 0; sample < 30; sample++) {
			const begin = performance.now();
			// Ten at the same time: the clock of a page moves in steps of 0.1 ms.
			for (let time = 0; time < 10; time++) run();
			// The first ones are compiled.
			if (sample > 9) samples.push((performance.now() - begin) / 10);
		}
		times[what] = samples.sort((a, b) => a - b)[samples.length >> 1];
	}
	return times;
}
