// The project's own rules: who imports whom, what every plugin brings, and budgets that agree with what is written.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { describe, expect, it } from "vitest";

const read = (path: string) => readFileSync(path, "utf8");
const filesIn = (folder: string): string[] =>
	readdirSync(folder, { recursive: true, encoding: "utf8" })
		.map((file) => `${folder}/${file}`)
		.filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"));
const plugins = readdirSync("plugins").filter((name) => !name.includes("."));
const sources = [...filesIn("src"), ...filesIn("plugins")];

/** The part of the project that a file belongs to. */
const roomOf = (file: string) => /^src\/(\w+)\//.exec(file)?.[1] ?? /^plugins\/[\w-]+(?=\/)/.exec(file)?.[0] ?? file;
const importsOf = (file: string) =>
	[...read(file).matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map(([, path]) =>
		path!.startsWith(".") ? roomOf(posix.join(posix.dirname(file), `${path}.ts`)) : path!,
	);

const mayImport: Record<string, string[]> = {
	stores: ["nanostores"],
	core: ["stores", "nanostores"],
	runtime: [],
	react: ["core", "stores", "react", "react-dom/client", "nanostores"],
	rollup: ["node:zlib", "terser"],
	dev: ["core", "stores"],
	"src/site.ts": ["core", "plugins.ts"],
	"plugins/components.ts": plugins.map((name) => `plugins/${name}`),
	"plugins/react.ts": ["react", "plugins/components.ts"],
	"plugins/chat": ["core", "stores", "react", "react-dom/client", "lean-qr"],
	"plugins/index.ts": ["core", ...plugins.map((name) => `plugins/${name}`)],
};
const ofPlugins = ["core", "stores", "react", "react-dom/client", "@preact/signals-react", "nanostores"];

describe("imports", () => {
	it.each(sources)("of %s follow the arrows", (file) => {
		const room = roomOf(file);
		const allowed = mayImport[room] ?? (room.startsWith("plugins/") ? ofPlugins : []);
		expect(importsOf(file).filter((target) => target !== room && !allowed.includes(target))).toEqual([]);
	});

	it("do not make src know a plugin by its name", () => {
		// The renderer knows `<progress>`, an element of HTML.
		const known = filesIn("src").filter(
			(file) => roomOf(file) !== "runtime" && plugins.some((name) => read(file).includes(`"${name}"`)),
		);
		expect(known).toEqual([]);
	});

	it("of the sources are dependencies, not tools", () => {
		const { dependencies, peerDependencies } = JSON.parse(read("package.json"));
		const known = { ...dependencies, ...peerDependencies };
		const packages = new Set(
			sources.flatMap(importsOf).filter((target) => /^[@a-z]/.test(target) && !roomOf(target).match(/^(src|plugins)/)),
		);
		const rooms = new Set([...Object.keys(mayImport), "plugins.ts"]);
		expect(
			[...packages]
				.filter((name) => !rooms.has(name) && !name.startsWith("node:"))
				.filter((name) => !Object.keys(known).some((known) => name === known || name.startsWith(`${known}/`))),
		).toEqual([]);
	});
});

describe("files", () => {
	it.each(sources)("%s opens with a sentence that says what it is for", (file) => {
		expect(read(file)).toMatch(/^\/\/ [A-Z`].*[.:?]/);
	});

	/** Measured hot cores: one piece each, for the bytes and the time. */
	const isHot = (file: string) => /runtime\/(render|signals)\.ts$/.test(file);

	it.each(sources.filter((file) => !isHot(file)))("%s is short enough to read", (file) => {
		expect(read(file).split("\n").length).toBeLessThanOrEqual(400);
	});

	// The `debug` option of tracking and the warnings that its owners rely on are part of its contract.
	const mayPrint = (file: string) => roomOf(file) === "dev" || file === "plugins/tracking/console.ts";

	it("print nothing on the console outside src/dev", () => {
		expect(
			sources.filter(
				(file) => !mayPrint(file) && /\bconsole\./.test(read(file).replace(/\/\/.*|\/\*[\s\S]*?\*\//g, "")),
			),
		).toEqual([]);
	});
});

interface Limit {
	name: string;
	path: string | string[];
	limit: string;
	brotli?: boolean;
}
const limits: Limit[] = JSON.parse(read(".size-limit.json"));
const readme = read("README.md");

describe("every plugin", () => {
	it.each(plugins)("%s is complete: descriptor, chunk, README, a line in the table, a budget", async (name) => {
		for (const file of ["plugin.ts", "index.ts", "README.md"])
			expect(existsSync(`plugins/${name}/${file}`), file).toBe(true);
		const { plugins: table } = await import("../../plugins");
		const descriptor = table.find((plugin) => plugin.name === name);
		expect(descriptor).toBeDefined();
		const isInCore = !read(`plugins/${name}/plugin.ts`).includes('import("./index")');
		const limit = limits.find((entry) => entry.name === name);
		if (isInCore) expect(read(`plugins/${name}/README.md`)).toMatch(/part of the core/i);
		else expect([limit?.path].flat()).toContain(`dist/plugins/${name}.js`);
	});

	it("has a name and a row in the table that no other has", async () => {
		const { plugins: table } = await import("../../plugins");
		expect(table.map(({ name }) => name).sort()).toEqual(plugins.toSorted());
	});
});

describe("budgets", () => {
	it("count brotli bytes, each chunk by its own", () => {
		expect(limits.filter(({ brotli }) => brotli !== true)).toEqual([]);
		expect(new Set(limits.map(({ name }) => name)).size).toBe(limits.length);
	});

	it.each(limits)("of $name stands in the README as in .size-limit.json: $limit", ({ name, limit }) => {
		const row = readme.split("\n").find((line) => line.startsWith(`| ${name} |`));
		expect(row).toContain(`| ${limit} |`);
	});

	it("of a plugin stands in its README as well", () => {
		const stale = limits
			.filter(({ name }) => plugins.includes(name))
			.filter(({ name, limit }) => !read(`plugins/${name}/README.md`).includes(limit));
		expect(stale.map(({ name, limit }) => `${name}: ${limit}`)).toEqual([]);
	});
});

describe("the lock file", () => {
	// `node tests/helpers/complete-lock.mjs` mends both.
	const lock: { packages: Record<string, { resolved?: string; optionalDependencies?: Record<string, string> }> } =
		JSON.parse(read("package-lock.json"));
	const entries = Object.entries(lock.packages);

	it("holds no download addresses", () => {
		expect(entries.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
	});

	it("names the optional packages of every platform", () => {
		const wanted = entries.flatMap(([path, { optionalDependencies = {} }]) =>
			Object.keys(optionalDependencies).map((name) => [`node_modules/${name}`, `${path}/node_modules/${name}`]),
		);
		expect(wanted.filter((places) => !places.some((place) => place in lock.packages))).toEqual([]);
	});
});
