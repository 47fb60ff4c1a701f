// Builds the library (`--configLib`: a module a file, with types) and from it what a site loads.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import nodeResolve from "@rollup/plugin-node-resolve";
import { fromSource } from "./.ci/from-source.mjs";
import { clientDirective, declarationExtensions, executable, pureConstants, reactStyles } from "./.ci/library.mjs";
import { packages } from "./.ci/packages.mjs";
import { chunkFileNames, compress, copies, sameNames, styles, tiers } from "./.ci/site.mjs";

const { version } = JSON.parse(readFileSync("package.json", "utf8"));
const dist = process.env.DIST ?? "dist";
const lib = `${dist}/lib`;
const folder = `${dist}/site/${version}`;
const plugins = readdirSync("plugins").filter((name) => existsSync(`plugins/${name}/index.ts`));
const runtime = [
	"index",
	"server",
	"debug",
	...["index", "slim", "signals", "client", "jsx-runtime", "test-utils"].map((name) => `react/${name}`),
];
/** What the plugins' `build.mjs` say of their files. */
const builds = await Promise.all(
	plugins
		.filter((name) => existsSync(`plugins/${name}/build.mjs`))
		.map(async (name) => ({ name, ...(await import(`./plugins/${name}/build.mjs`)) })),
);
const gather = (member, toPath) =>
	Object.fromEntries(
		builds.flatMap(({ name, [member]: files = {} }) =>
			Object.entries(files).map(([key, file]) => [key, toPath(name, file)]),
		),
	);
/** Files of the release that share nothing with others: engine and starter are modules, what sites print in the head is a classic script. */
const alone = {
	engine: "src/site",
	starter: "src/starter",
	marks: "src/core/mark-early",
	...gather("alone", (name, file) => `plugins/${name}/${file}`),
};
/** Chunks of npm packages. */
const libraries = gather("libraries", (name, part) => `plugins/${name}-${part}`);
const ownCopies = Object.fromEntries(builds.map(({ name, copies }) => [name, copies]));
const onwarn = (warning) => {
	throw new Error(warning.message);
};
/** Nothing of an older build is left. */
const clean = { name: "clean", buildStart: () => rm(dist, { recursive: true, force: true }) };

const constants = { __DEV__: '(process.env.NODE_ENV !== "production")', __VERSION__: JSON.stringify(version) };
const withConstants = (code) => code.replace(/__(DEV|VERSION)__/g, (name) => constants[name]);

export default ({ configLib, configDev }) => (configLib ? library() : site({ isDev: configDev }));

async function library() {
	const { default: typescript } = await import("@rollup/plugin-typescript");
	const entries = [
		"index",
		"stores/index",
		"dev/index",
		"rollup/index",
		"kit/index",
		"api/index",
		"cli/index",
		"cli/compare/index",
		"testing/index",
	];
	return {
		input: [
			...Object.values(alone).map((name) => `${name}.ts`),
			...[...entries, ...runtime.map((name) => `runtime/${name}`)].map((name) => `src/${name}.ts`),
			...["index", "react", ...plugins.map((name) => `${name}/index`)].map((name) => `plugins/${name}.ts`),
			...plugins
				.flatMap((name) => [`plugins/${name}/drive.ts`, `plugins/${name}/start.ts`])
				.filter((file) => existsSync(file)),
		],
		// A module is what its source says; anyone who bundles it leaves out what is not used.
		treeshake: false,
		plugins: [
			clean,
			packages(lib),
			typescript({ tsconfig: "tsconfig.types.json", outDir: lib, declarationDir: lib }),
			{
				name: "constants",
				transform: (code) => ({ code: withConstants(code), map: null }),
			},
			pureConstants,
			declarationExtensions,
			reactStyles,
			executable,
		],
		output: { dir: lib, format: "es", preserveModules: true, preserveModulesRoot: ".", banner: clientDirective },
		onwarn,
	};
}

/** @param isDev follows the sources: `npm run dev` */
async function site({ isDev }) {
	const built = (module, file = "index") => import(new URL(`${lib}/${module}/${file}.js`, import.meta.url));
	const { gossamer, linkChunks, minifyOptions, release } = await built("src/rollup");
	const { rows } = await built("plugins");
	const covers = {};
	for (const name of plugins) covers[name] = (await built(`plugins/${name}`, "plugin")).covers;
	const drives = [];
	const intended = [];
	for (const name of plugins.filter((name) => existsSync(`plugins/${name}/drive.ts`))) {
		const driven = await built(`plugins/${name}`, "drive");
		drives.push(...driven.drives);
		intended.push(...(driven.intended ?? []));
	}
	const start = {};
	for (const name of plugins.filter((name) => existsSync(`plugins/${name}/start.ts`)))
		start[name] = (await built(`plugins/${name}`, "start")).start;
	const chunks = plugins.filter((name) => rows.some((row) => row.name === name && !row.adds));
	const sources = isDev && fromSource(lib, withConstants);
	const preset = () => gossamer({ runtime: `${import.meta.dirname}/${lib}/src/runtime/react/slim.js` });

	return [
		...Object.entries(alone).map(([name, source]) => ({
			input: { [name]: `${lib}/${source}.js` },
			plugins: [sources, nodeResolve(), preset()],
			output: { dir: folder, format: ["engine", "starter"].includes(name) ? "es" : "iife", inlineDynamicImports: true },
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
				sources,
				copies(ownCopies),
				nodeResolve(),
				linkChunks(),
				preset(),
				styles(chunks),
				sameNames("kit"),
				release({
					version,
					rows,
					covers,
					drives,
					intended,
					start,
					folder,
					built: Object.keys(alone),
					surface: await builds.find((build) => build.readSurface).readSurface(lib),
				}),
			],
			output: {
				dir: folder,
				format: "es",
				chunkFileNames,
				manualChunks: tiers(chunks, libraries),
			},
			onwarn,
		},
		!isDev && {
			input: runtime.map((name) => `${lib}/src/runtime/${name}.js`),
			plugins: [compress(minifyOptions)],
			output: { dir: `${lib}/runtime`, format: "es", preserveModules: true, preserveModulesRoot: `${lib}/src/runtime` },
			onwarn,
		},
	].filter(Boolean);
}
