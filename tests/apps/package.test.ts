// The packed tarball, as registries, type checkers and bundlers see it.
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync } from "node:zlib";
import nodeResolve from "@rollup/plugin-node-resolve";
import { rollup } from "rollup";
import { minify } from "terser";
import { afterAll, beforeAll, expect, it } from "vitest";
import { componentNames, costOf } from "../../bench/components.bench.mjs";
import { tarball } from "./build";

const exec = promisify(execFile);
const root = join(import.meta.dirname, "../..");
const { exports, sideEffects, files, dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const folder = mkdtempSync(join(tmpdir(), "gossamer-package-"));
const packed = join(folder, tarball);
const modules = join(folder, "node_modules");
let content: string[];

/** @returns what it printed, also when it failed */
const run = (command: string, ...args: string[]) =>
	exec(command, args, { cwd: folder, maxBuffer: 1e8, env: { ...process.env, FORCE_COLOR: "0" } }).then(
		({ stdout, stderr }) => stdout + stderr,
		({ stdout, stderr }) => `failed: ${stdout}${stderr}`,
	);
const bin = (name: string, ...args: string[]) => run(join(root, "node_modules/.bin", name), ...args);

beforeAll(async () => {
	await exec("npm", ["pack", "--ignore-scripts", "--pack-destination", folder], { cwd: root });
	mkdirSync(modules);
	await run("tar", "xzf", packed, "-C", modules);
	await run("mv", join(modules, "package"), join(modules, "gossamer"));
	for (const name of new Set([
		...Object.keys(dependencies),
		"react",
		"react-dom",
		"@types",
		"rollup",
		"terser",
		"playwright-core",
	]))
		symlinkSync(join(root, "node_modules", name), join(modules, name));
	content = (await run("tar", "tzf", packed))
		.trim()
		.split("\n")
		.map((path) => path.replace("package/", ""));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("holds the library, the site, documents, and nothing else", () => {
	const documents =
		/^((package\.json|LICENSE|(README|CHANGELOG|CONTRIBUTING|SECURITY)\.md)$|(plugins(\/[\w-]+)?|src(\/\w+)?|bench)\/README\.md$|bench\/pages\.svg$|tests\/site\/public\/readme\.\w+$)/;
	expect(content.filter((path) => !/^dist\/(lib|site)\//.test(path) && !documents.test(path))).toEqual([]);
	for (const path of ["LICENSE", "README.md", "CHANGELOG.md", "SECURITY.md", "dist/lib/react.css"])
		expect(content).toContain(path);
	expect(files).not.toContain("dist");
});

it("holds what its README shows and links to", () => {
	const links = readFileSync(join(root, "README.md"), "utf8").matchAll(/\]\((?!https?:|#)([^)#]+)/g);
	expect([...links].map(([, path]) => path!).filter((path) => !existsSync(join(modules, "gossamer", path)))).toEqual(
		[],
	);
});

it("brings one package with it; of all others it holds what it needs, with their licenses", () => {
	expect(Object.keys(dependencies)).toEqual(["nanostores"]);
	const own = join(modules, "gossamer/dist/lib/npm");
	const licenses = readFileSync(join(own, "LICENSES.md"), "utf8");
	const names = readdirSync(own).flatMap((file) => /(.+)\.js$/.exec(file)?.[1] ?? []);
	expect(names).toEqual(expect.arrayContaining(["css-select", "lean-qr", "lottie-web", "parse5", "pngjs"]));
	expect(names.filter((name) => !licenses.includes(`\n## ${name} `))).toEqual([]);
});

it("names no place of the machine it was built on", async () => {
	expect(await run("grep", "-rlE", `${root}/|${tmpdir()}/`, join(modules, "gossamer"))).toBe("failed: ");
});

it("passes publint", async () => {
	expect(await bin("publint", "run", packed, "--strict")).toContain("All good!");
});

it("passes arethetypeswrong, as a package of modules", async () => {
	const printed = await bin(
		"attw",
		packed,
		"--profile",
		"esm-only",
		"--format",
		"json",
		"--no-color",
		"--exclude-entrypoints",
		"react.css",
		"site/*",
	);
	const { analysis } = JSON.parse(printed.slice(printed.indexOf("{"), printed.lastIndexOf("}") + 1));
	// Who resolves as node 10 did, or requires, is not requested: modules alone are offered.
	const problems = analysis.problems.filter(({ resolutionKind = "" }) => !/node10|cjs/.test(resolutionKind));
	expect(problems).toEqual([]);
});

it.each(["bundler", "node16", "nodenext"])(
	"has types for moduleResolution %s, checked with its libraries",
	async (resolution) => {
		const source = `
		import { createGossamer, definePlugin, text } from "gossamer";
		import { Accordion, Popup, useConsent, definePlugin as defineView } from "gossamer/react";
		import { $consent } from "gossamer/stores";
		import { h, memo, render } from "gossamer/runtime";
		import { renderToString } from "gossamer/runtime/server";
		import { gossamer } from "gossamer/rollup";
		import { compare } from "gossamer/compare";
		import { mountPlugin } from "gossamer/testing";
		import counter from "gossamer/plugins/counter";
		declare module "gossamer/stores" { interface ConsentNames { newsletter: true } }
		useConsent("newsletter");
		// @ts-expect-error no such name
		useConsent("markting");
		createGossamer([]).ready satisfies Promise<void>;
		window.gossamer?.version satisfies string | undefined;
		definePlugin({ settings: { name: text() }, setup(_host, { name }) { name satisfies string; } });
		defineView({ setup() {} });
		$consent.get().by satisfies string | null;
		renderToString(h(memo(() => null), null)) satisfies string;
		counter.mount; render; gossamer; compare; mountPlugin;
		export const App = () => <><Accordion items={[{ title: useConsent("marketing"), content: 1 }]} /><Popup id="1" settings={{ triggers: { click: "yes" } }} /></>;
		// @ts-expect-error no trigger
		export const Wrong = () => <Popup id="1" settings={{ triggers: { clik: "yes" } }} />;
	`;
		writeFileSync(join(folder, "app.tsx"), source);
		writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
		const module = resolution === "bundler" ? "esnext" : resolution;
		const options = ["--noEmit", "--strict", "--jsx", "react-jsx", "--target", "es2022", "--types", "node"];
		expect(
			await bin("tsc", "app.tsx", "--ignoreConfig", ...options, "--module", module, "--moduleResolution", resolution),
		).toBe("");
	},
);

it("can be loaded by a server without a document, and by require", async () => {
	// A page's own tools, and those of a terminal, are loaded by neither.
	const names = Object.keys(exports).filter((name) => !/css|site|\*|^\.\/(dev|testing|compare)$/.test(name));
	const plugins = content.flatMap((path) => /^dist\/lib\/plugins\/([\w-]+)\/index\.js$/.exec(path)?.[1] ?? []);
	const entries = [
		...names.map((name) => `gossamer${name.slice(1)}`),
		...plugins.map((name) => `gossamer/plugins/${name}`),
	];
	const code = `for (const name of ${JSON.stringify(entries)}) require(name)`;
	expect(await run("node", "--disable-warning=ExperimentalWarning", "-e", code)).toBe("");
});

it("compares pages from the package alone: outcomes, exit codes, report, JSON and JUnit", async () => {
	const same = `<!DOCTYPE html><html lang="en"><title>A page</title><link rel="icon" href="data:,"><body class="elementor-page"><div class="elementor" data-elementor-id="1" data-elementor-type="wp-page"><div class="elementor-element elementor-widget elementor-widget-heading" data-id="a1" data-element_type="widget" data-widget_type="heading.default"><h2>Bowls</h2></div></div>
<script src="/wp-content/plugins/elementor/assets/js/frontend.min.js?ver=3.35.0" id="elementor-frontend-js"></script></body></html>`;
	const pages: Record<string, string> = {
		"/same": same,
		"/differs": same.replace("<h2>", "<h2 id=moved>"),
		"/left": same.replace("heading.default", "e-unheard-of.default"),
	};
	const server = createServer(({ url = "" }, response) => {
		const script =
			"window.elementorFrontend = { hooks: {} }; document.getElementById('moved')?.style.setProperty('margin-top', '40px')";
		if (pages[url]) response.writeHead(200, { "Content-Type": "text/html" }).end(pages[url]);
		else if (url.includes("frontend")) response.writeHead(200, { "Content-Type": "text/javascript" }).end(script);
		else response.writeHead(404, { "Content-Type": "text/html" }).end("");
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	let stopAt = "never";
	const compare = async (...args: string[]) => {
		const command = join(modules, "gossamer/dist/lib/src/cli/index.js");
		const usual = ["--no-drive", "--no-measure", "--width", "1280", "--pause", "0", "--out", "out"];
		const child = spawn("node", [command, "compare", ...args, ...usual], { cwd: folder });
		let printed = "";
		for (const stream of [child.stdout, child.stderr])
			stream.on("data", (text) => {
				printed += text;
				if (child.killed || !printed.includes(stopAt)) return;
				child.kill("SIGINT");
			});
		const [code] = await once(child, "close");
		return { code, printed };
	};
	const outcomes = ({ printed }: { printed: string }) =>
		JSON.parse(printed).map(({ outcome }: { outcome: string }) => outcome);

	const all = await compare(`${origin}/same`, `${origin}/left`, `${origin}/gone`, "--json", "--junit", "out/junit.xml");
	expect(outcomes(all)).toEqual(["same", "not covered", "not opened"]);
	expect(all.code).toBe(3);
	expect(readFileSync(join(folder, "out/index.html"), "utf8")).toContain(`${origin}/left`);
	expect(readFileSync(join(folder, "out/junit.xml"), "utf8")).toContain(
		'tests="3" failures="0" errors="1" skipped="1"',
	);
	const differing = await compare(`${origin}/differs`, "--json");
	expect([outcomes(differing), differing.code]).toEqual([["differs"], 1]);
	expect((await compare(`${origin}/same`)).code).toBe(0);
	expect((await compare(`${origin}/left`)).code).toBe(2);
	for (const wrong of [["no-such-folder"], ["https://"], [], ["--unheard-of"]])
		expect((await compare(...wrong)).code).toBe(3);
	stopAt = "[2/2]";
	const stopped = await compare(`${origin}/same`, `${origin}/differs`);
	expect(stopped.printed).toContain("Report: ");
	expect(readFileSync(join(folder, "out/index.html"), "utf8")).toContain("Stopped before it finished.");
	expect(stopped.code).toBe(3);
	server.close();
	server.closeAllConnections();
}, 300_000);

it("has no top-level await", () => {
	const scripts = content.filter((path) => /^dist\/lib\/.*\.js$/.test(path));
	const waits = scripts.filter((path) =>
		/^(export default |(const|let|var) [^=]+= |)await /m.test(readFileSync(join(modules, "gossamer", path), "utf8")),
	);
	expect(waits).toEqual([]);
});

/** Bytes that an app pays immediately for what it imports, minified, React left out. */
const cost = async (code: string) => {
	const bundle = await rollup({
		input: "entry",
		external: /^react/,
		onLog: () => {},
		plugins: [
			{
				name: "entry",
				resolveId: (id) => (id === "entry" ? join(folder, "entry.js") : null),
				load: (id) => (id.endsWith("/entry.js") ? code : null),
			},
			nodeResolve(),
		],
	});
	const { output } = await bundle.generate({ format: "es" });
	const [entry] = output;
	const { code: small } = await minify(entry.code.replaceAll("process.env.NODE_ENV", '"production"'), { module: true });
	return { bytes: small!.length, chunks: output.length };
};

it("gives an app that takes the runtime for React React's props, events and effects, whatever it imports", async () => {
	const entry = join(folder, "as-react.js");
	writeFileSync(
		entry,
		`import { useState } from "gossamer/runtime/compat";
		import { createRoot } from "gossamer/runtime/client";
		console.log(useState, createRoot);`,
	);
	const bundle = await rollup({ input: entry, onLog: () => {}, plugins: [nodeResolve()] });
	const { output } = await bundle.generate({ format: "es" });
	const bundled = Object.keys(output[0].modules).map((id) => id.split("/dist/lib/")[1]);
	expect(bundled).toEqual(
		expect.arrayContaining(["runtime/react/props.js", "runtime/react/events.js", "runtime/react/effects.js"]),
	);
});

it("makes an app pay for what it imports: one hook costs one hook", async () => {
	const hook = await cost('import { useReducedMotion } from "gossamer/react"; console.log(useReducedMotion)');
	const store = await cost('import { useStore } from "gossamer/react"; console.log(useStore)');
	const accordion = await cost('import { Accordion } from "gossamer/react"; console.log(Accordion)');
	expect(store.chunks).toBe(1);
	expect(store.bytes).toBeLessThan(500);
	expect(hook.chunks).toBe(1);
	expect(hook.bytes).toBeLessThan(3200);
	// With the state that an app may give, begin with, and be told of, the app's words for what its plugin says, and panels that the browser's search opens;
	// keys that lead from title to title, asked of the kit's one function for presses, what the server prints as open,
	// frames that read after the browser's own layout, a document whose direction the app changes, a change that an app's first effect makes,
	// and presses of the app, which are none of the visitor's.
	expect(accordion.bytes).toBeLessThan(19_600);
	expect(sideEffects).toContain("**/*.css");
});

it("holds styles of the size that the README says", () => {
	const written = /`gossamer\/react\.css` \(([\d.]+) kB, brotli\)/.exec(
		readFileSync(join(root, "src/react/README.md"), "utf8"),
	);
	const bytes = brotliCompressSync(readFileSync(join(modules, "gossamer/dist/lib/react.css"))).length;
	expect(Number(written?.[1])).toBeCloseTo(bytes / 1000, 1);
});

it("has a table of the bytes that each component costs, which a build by Vite confirms, and makes no file that nothing asks for", async () => {
	const table = readFileSync(join(root, "bench/README.md"), "utf8").split("<!-- bench:components -->")[1]!;
	const written = new Map(
		[...table.matchAll(/^\| `(\w+)` \| (\d+) \| (\d+) \|/gm)].map(
			([, name, , brotli]) => [name!, Number(brotli)] as const,
		),
	);
	expect(componentNames().filter((name) => !written.has(name))).toEqual([]);
	for (const name of ["useStore", "Accordion", "Carousel", "NavMenu", "Popups"]) {
		const { brotli, unused } = await costOf([name]);
		expect([name, unused]).toEqual([name, 0]);
		const share = Math.abs(brotli - written.get(name)!) / brotli;
		expect([name, share < 0.03]).toEqual([name, true]);
	}
});
