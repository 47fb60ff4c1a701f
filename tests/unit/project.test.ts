// The project's own rules: who imports whom, what every plugin brings, names that are mangled. Each test lists the offenders.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { rows } from "../../plugins";
import { completeRow } from "../../src/base/descriptor";
import { circlesOf } from "../helpers/imports";
import { oddInSources, oddPhrases, proseOf } from "../helpers/plain-english";
import { plugins, sourcesIn } from "../helpers/sources";

const read = (path: string) => readFileSync(path, "utf8");
const filesIn = (folder: string) =>
	readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`);
const sources = [...sourcesIn("src"), ...sourcesIn("plugins")];

/** The part of the project that a file belongs to. */
const roomOf = (file: string) => /^src\/(\w+)\//.exec(file)?.[1] ?? /^plugins\/[\w-]+(?=\/)/.exec(file)?.[0] ?? file;

const withoutComments = (file: string) =>
	read(file)
		.replace(/^\s*\/\/.*|\/\*[\s\S]*?\*\//gm, "")
		// What tools write holds imports that are not theirs.
		.replace(/^src\/(cli|rollup)\//.test(file) ? /`(?:[^`\\]|\\.)*`/gs : /$^/, "``");

/** What a file imports: rooms of the project, and packages. */
const importsOf = (file: string, text = withoutComments(file)) =>
	[...text.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map(([, path]) =>
		path!.startsWith(".") ? roomOf(posix.join(posix.dirname(file), `${path}/index.ts`)) : path!,
	);

/** The arrows of the architecture; README.md draws them. Types cost no bytes, so the core may name those of the kit. */
const mayImport: Record<string, string[]> = {
	base: [],
	core: ["base", "type kit"],
	stores: ["base", "nanostores"],
	// Parts only by `import()`: see below.
	kit: ["base", "stores", "parts", "nanostores"],
	parts: ["base", "copied", "kit", "stores"],
	copied: ["base", "kit", "stores"],
	runtime: [],
	react: ["base", "kit", "stores", "parts", "react", "react-dom", "react-dom/client", "nanostores"],
	verdict: ["base", "css-select", "domutils", "parse5", "parse5-htmlparser2-tree-adapter"],
	rollup: [
		"base",
		"verdict",
		"node:crypto",
		"node:fs",
		"node:path",
		"node:util",
		"node:zlib",
		"magic-string",
		"rollup",
		"terser",
	],
	api: ["kit", "stores", "react", "react/jsx-runtime"],
	dev: ["base", "kit", "react", "type core"],
	testing: ["base", "stores"],
	cli: [
		"base",
		"rollup",
		"runtime",
		"verdict",
		...["child_process", "fs", "http", "net", "path", "timers/promises", "url", "util", "zlib"].map(
			(name) => `node:${name}`,
		),
		...["cac", "pixelmatch", "playwright-core", "pngjs", "sirv", "type react/jsx-runtime"],
	],
	"src/index.ts": ["base", "core", "kit"],
	"src/site.ts": ["base", "core"],
	"src/starter.ts": ["base", "core"],
	"plugins/index.ts": ["base", ...plugins.map((name) => `plugins/${name}`)],
	"plugins/react.ts": ["react", ...plugins.map((name) => `plugins/${name}`)],
	"plugins/chat": ["base", "copied", "type cli", "kit", "stores", "parts", "react", "react-dom/client", "lean-qr"],
	"plugins/lottie": ["base", "kit", "stores", "react", "lottie-web/build/player/esm/lottie_light.min.js"],
};
const ofPlugins = [
	"type cli",
	"base",
	"copied",
	"kit",
	"stores",
	"parts",
	"react",
	"react-dom/client",
	"@preact/signals-react",
	"nanostores",
];
const allowedFor = (room: string) => mayImport[room] ?? (room.startsWith("plugins/") ? ofPlugins : []);

describe("imports", () => {
	it("follow the arrows", () => {
		const offenders = sources.flatMap((file) => {
			const room = roomOf(file);
			const allowed = allowedFor(room);
			const withoutTypes = withoutComments(file).replace(
				/(?:import|export) type [^;]*;|typeof import\("[^"]+"\)/g,
				(line) => (importsOf(file, line).every((target) => allowed.includes(`type ${target}`)) ? "" : line),
			);
			return importsOf(file, withoutTypes)
				.filter((target) => target !== room && !allowed.includes(target))
				.map((target) => `${file} -> ${target}`);
		});
		expect(
			offenders,
			"A file imports a folder that it may not. Move the code to a folder that both may import (the arrows are in README.md), or pass it as an argument.",
		).toEqual([]);
	});

	it("of the kit bring no part along: it loads them on need", () => {
		const along = sourcesIn("src/kit").filter((file) => /from "[./]+\/parts\//.test(withoutComments(file)));
		expect(
			along,
			'The kit may not import a part statically. Load it when it is needed: `scope.part(() => import("../parts/…"), use)`.',
		).toEqual([]);
	});

	it("are drawn in the README as they are", () => {
		const drawn = [...read("README.md").matchAll(/^(\w+) +\S.*?-> (.*)$/gm)].map(([, room, targets]) => [
			room,
			targets === "nothing" ? [] : targets!.split(", "),
		]);
		const rooms = (list: string[]) => list.filter((target) => target in mayImport || target === "react");
		const real = ["base", "core", "kit", "stores", "parts", "copied", "runtime", "react", "api"].map((room) => [
			room,
			rooms(mayImport[room]!),
		]);
		// React's own name is a package, and the layer's in the drawing of plugins.
		expect(
			Object.fromEntries(drawn),
			"The drawing under “How it works” in README.md and `mayImport` here must say the same: change the one that is wrong.",
		).toEqual({
			...Object.fromEntries(real),
			react: rooms(mayImport.react!).filter((target) => target !== "react"),
			plugins: rooms(ofPlugins),
		});
	});

	it("go in no circle, those of types counted", () => {
		expect(
			circlesOf(sources, ({ isDynamic }) => !isDynamic),
			"These files import each other. Move what both need, often a type, to a file that imports neither.",
		).toEqual([]);
	});

	it("by import() lead back in one place: what the loop filter loads later works on its table of loops", () => {
		const circles = circlesOf(sources).filter(([first]) => !first!.startsWith("plugins/loop-filter/"));
		expect(circles, "What is loaded later imports what loads it. Pass the value as an argument.").toEqual([]);
	});

	it("do not make src know a plugin by its name", () => {
		// `<progress>`, `<form>` and `<video>` are elements of HTML, and `alert` is a role of ARIA.
		// The verdict's rules name handles and widget types of the originals.
		const known = sourcesIn("src").filter(
			(file) =>
				roomOf(file) !== "runtime" &&
				!file.startsWith("src/verdict/rules/") &&
				plugins.some((name) =>
					withoutComments(file)
						.replace(/role = "alert"|\([\w.]+, "form"\)|querySelectorAll\("video"\)/g, "")
						.includes(`"${name}"`),
				),
		);
		expect(
			known,
			"A file of src names a plugin. Put what is special about the plugin into its folder, as data in its plugin.ts.",
		).toEqual([]);
	});

	it("of a plugin's start take no readers: its schema and its type are in its settings.ts", () => {
		const readers = /import \{(?! (readSchema|text|type \w+) \})[^}]*\} from "[./]+\/src\/kit\/settings"/;
		expect(
			sourcesIn("plugins").filter((file) => read(file).includes("definePlugin(") && readers.test(read(file))),
			"Move the schema to the plugin's settings.ts, so that others take it without its index.ts.",
		).toEqual([]);
	});

	it("of the sources are named in package.json; all but one of the dependencies are built in", () => {
		const { dependencies, peerDependencies, devDependencies } = JSON.parse(read("package.json"));
		const known = Object.keys({ ...dependencies, ...peerDependencies, ...devDependencies });
		expect(Object.keys(dependencies)).toEqual(["nanostores"]);
		const rooms = new Set([...Object.keys(mayImport), ...plugins.map((name) => `plugins/${name}`)]);
		const packages = new Set(sources.flatMap((file) => importsOf(file)).filter((target) => !rooms.has(target)));
		expect(
			[...packages].filter(
				(name) => !name.startsWith("node:") && !known.some((known) => name === known || name.startsWith(`${known}/`)),
			),
		).toEqual([]);
	});
});

describe("files", () => {
	it("open with a sentence that says what they are for", () => {
		expect(
			sources.filter((file) => !/^(#!.*\n)?\/\/ [A-Z`].*[.:?]/.test(read(file))),
			"Begin the file with a comment of one sentence that says what it is for: `// Alert: hides the widget when …`.",
		).toEqual([]);
	});

	it("say in plain English what they say", () => {
		// Of tools and tests as well, not of the contract.
		const found = [
			"README.md",
			"CONTRIBUTING.md",
			"SECURITY.md",
			...filesIn("src"),
			...filesIn("plugins"),
			...filesIn("tests"),
		]
			.filter(
				(file) =>
					/\.(md|[tj]sx?|mjs|php|css)$/.test(file) && !/(^|\/)contract(\/|\.md$)|\/(beside|node_modules)\b/.test(file),
			)
			.flatMap((file) => {
				const prose = proseOf(file, read(file));
				const isTest = /(^|\/)tests\/(?!site\/docs\/guides)/.test(file);
				return [...oddPhrases, ...(isTest ? [] : oddInSources)].flatMap(([pattern, instead]) => {
					const odd = pattern.exec(prose)?.[0];
					return odd ? [`${file}: “${odd}” reads as translated; write ${instead}`] : [];
				});
			});
		expect(found).toEqual([]);
	});

	it("are short enough to read", () => {
		// Measured hot cores: one piece each, for the bytes and the time.
		const isHot = (file: string) => /runtime\/(render|signals)\.ts$/.test(file);
		expect(
			sources.filter((file) => !isHot(file) && read(file).split("\n").length > 400),
			"Over 400 lines: move a part that stands alone to a file of its own.",
		).toEqual([]);
	});

	it("hold no function that is too long to read", () => {
		const tooLong: string[] = [];
		for (const file of sources) {
			const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest);
			const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
			const visit = (node: ts.Node) => {
				const first = lineAt(node.getStart(source));
				if (lineAt(node.end) - first >= 120) {
					if (ts.isFunctionLike(node)) tooLong.push(`${file}:${first}`);
					ts.forEachChild(node, visit);
				}
			};
			visit(source);
		}
		expect(tooLong, "Over 120 lines: name a step of the function and move it out.").toEqual([]);
	});

	it("of styles read no custom property that nothing defines", () => {
		const sheets = [...filesIn("src"), ...filesIn("plugins")].filter((file) => file.endsWith(".css")).map(read);
		const defined = new Set(sheets.flatMap((sheet) => [...sheet.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name)));
		/** Plugins write them, or the READMEs name them. */
		const others = [...sources, ...filesIn("plugins").filter((file) => file.endsWith("README.md"))].map(read).join();
		const names = sheets.flatMap((sheet) => [...sheet.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!));
		const isKnown = (name: string) => defined.has(name) || new RegExp(`${name}(?![\\w-])`).test(others);
		// Of the page builder's sheets.
		const theirs = /^--e-transform-/;
		expect(names.filter((name) => !isKnown(name) && !theirs.test(name))).toEqual([]);
	});

	it("print nothing on the console outside src/dev", () => {
		// The `debug` option of tracking and the warnings that its owners, the chat's and the panel's rely on are part of their contracts.
		const mayPrint = (file: string) =>
			["dev", "cli"].includes(roomOf(file)) ||
			[
				"plugins/tracking/console.ts",
				"plugins/chat/index.ts",
				"plugins/accessibility-panel/credits.ts",
				// Imported by developers alone.
				"src/runtime/debug.ts",
				// React's roots log what a boundary has caught; a site's roots are others.
				"src/runtime/react/client.ts",
				// In development alone: what is built for production leaves it out.
				"src/react/check-styles.ts",
			].includes(file);
		expect(
			sources.filter((file) => !mayPrint(file) && /\bconsole\./.test(withoutComments(file))),
			"Visitors' consoles stay empty. Report errors by `scope.report(code, error)`; src/dev/messages.ts explains the code.",
		).toEqual([]);
	});
});

describe("names that end in _", () => {
	it("are read in one chunk only, as each chunk shortens them differently", () => {
		/** The chunk that a file ends up in, as rollup.config.mjs divides them. */
		const chunkOf = (file: string) => {
			const room = roomOf(file);
			if (room === "base") return "core and kit";
			return room === "parts" || room === "stores" ? file : room === "react" ? "runtime" : room;
		};
		const users = new Map<string, Set<string>>();
		for (const file of sources)
			for (const [, name] of read(file).matchAll(/\.([a-zA-Z]\w*_)\b/g))
				users.set(name!, (users.get(name!) ?? new Set()).add(chunkOf(file)));
		const shared = [...users]
			.filter(([, chunks]) => chunks.size > 1)
			.map(([name, chunks]) => [name, ...chunks].join(" "));
		expect(shared, "A name that ends in _ is used in more than one chunk. Write it without the _.").toEqual([]);
	});
});

describe("plugins", () => {
	it("are complete: descriptor, chunk, README, a line in the table", () => {
		const missing = plugins.flatMap((name) =>
			["plugin.ts", "index.ts", "README.md"]
				.map((file) => `plugins/${name}/${file}`)
				.filter((file) => !existsSync(file)),
		);
		expect(missing, "A plugin lacks a file; plugins/README.md says what is in it.").toEqual([]);
		expect(
			[...new Set(rows.map(({ name }) => name))].sort(),
			"Every folder of plugins needs a line in plugins/index.ts, and every line a folder.",
		).toEqual(plugins.toSorted());
	});

	it("have rows of data only, which are the same as JSON", () => {
		expect(
			JSON.parse(JSON.stringify(rows)),
			"A row holds data only: no function, no regular expression, no undefined.",
		).toEqual(rows);
	});

	it("have selectors that parse", () => {
		expect(
			rows.filter((row) => {
				try {
					document.body.matches(completeRow(row).selector);
					return false;
				} catch {
					return true;
				}
			}),
		).toEqual([]);
	});
});

describe("src/README.md", () => {
	const named = (pattern: RegExp) => new Set([...read("src/README.md").matchAll(pattern)].map(([, name]) => name!));
	const { exports, scripts } = JSON.parse(read("package.json"));

	it("names every entry of the package, and no other", () => {
		const entries = Object.keys(exports).map((entry) => entry.replace(".", "gossamer"));
		expect(
			[...named(/^\| `(gossamer[^`]*)` /gm)].sort(),
			"The table “Package entries” and `exports` in package.json must have the same names.",
		).toEqual(entries.sort());
	});

	it("names every command", () => {
		const known = named(/`npm (?:run )?([\w:]+)/g);
		expect(
			Object.keys(scripts).filter((script) => !known.has(script)),
			"Add the command to the table “Commands” of src/README.md.",
		).toEqual([]);
	});
});

describe("the lock file", () => {
	// `node .ci/complete-lock.mjs` fixes both.
	const lock: { packages: Record<string, { resolved?: string; optionalDependencies?: Record<string, string> }> } =
		JSON.parse(read("package-lock.json"));
	const entries = Object.entries(lock.packages);

	it("holds no download addresses", () => {
		expect(
			entries.filter(([, { resolved }]) => resolved).map(([path]) => path),
			"Run `node .ci/complete-lock.mjs`.",
		).toEqual([]);
	});

	it("names the optional packages of every platform", () => {
		const wanted = entries.flatMap(([path, { optionalDependencies = {} }]) =>
			Object.keys(optionalDependencies).map((name) => [`node_modules/${name}`, `${path}/node_modules/${name}`]),
		);
		expect(
			wanted.filter((places) => !places.some((place) => place in lock.packages)),
			"Run `node .ci/complete-lock.mjs`.",
		).toEqual([]);
	});
});
