// `gossamer build`: a release with the chosen plugins.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { build } from "../../../src/cli/build";
import { readRelease } from "../../../src/cli/release";
import { composeCore } from "../../../src/rollup/release";

let folder: string;
const source = () => join(folder, "site", "1.0.0");

beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), "gossamer-build-"));
	mkdirSync(join(source(), "plugins"), { recursive: true });
	const contents: Record<string, string> = {
		"gossamer.js": "rows([all])",
		"engine.js": "rows(__ROWS__,__BUNDLE__)",
		"kit.js": "const k=1;export{k as add};",
		"scroll.js": "scroll",
		"drag.js": "const d=2;export{d}",
		"early.js": "early",
		"api.js": "api",
		"plugins/bar.js": "bar",
		"plugins/bar-before.css": "before",
		"plugins/count.js": "const{add:a}=gossamer.modules.kit;export{a as default,d as e};\n",
		"plugins/count-part.js": "part",
	};
	for (const [file, content] of Object.entries(contents)) writeFileSync(join(source(), file), content);
	const manifest = {
		version: "1.0.0",
		rows: [
			{ name: "bar", selector: ".bar", when: "now", needs: ["kit", "scroll"] },
			{ name: "count", selector: ".count", when: "visible" },
		],
		needs: { "api.js": ["scroll.js"], "scroll.js": [] },
		plugins: {
			bar: { chunks: ["plugins/bar.js", "kit.js", "scroll.js"], parts: [], before: "plugins/bar-before.css" },
			count: { chunks: ["plugins/count.js", "kit.js", "drag.js"], parts: ["plugins/count-part.js"] },
		},
		files: Object.fromEntries(Object.keys(contents).map((file) => [file, { brotli: 1 }])),
	};
	writeFileSync(join(source(), "manifest.json"), JSON.stringify(manifest));
});
afterAll(() => rmSync(folder, { recursive: true }));

const out = () => join(folder, "out");

it("writes the core with the chosen rows, and the same files for what these load", async () => {
	const { files } = await build(readRelease(join(folder, "site")), { plugins: ["bar"], out: out() });
	expect(files.toSorted()).toEqual(
		[
			"gossamer.js",
			"api.js",
			"early.js",
			"engine.js",
			"kit.js",
			"plugins/bar-before.css",
			"plugins/bar.js",
			"scroll.js",
		].toSorted(),
	);
	const read = (file: string) => readFileSync(join(out(), "1.0.0", file), "utf8");
	expect(read("gossamer.js")).toBe('rows([{name:"bar",selector:".bar",needs:["kit","scroll"]}],{})');
	expect(read("plugins/bar.js")).toBe("bar");
	const manifest = JSON.parse(read("manifest.json"));
	expect(Object.keys(manifest.plugins)).toEqual(["bar"]);
	expect(manifest.files["gossamer.js"].integrity).toMatch(/^sha384-/);
});

it("keeps what files that are no plugin's ask for, as those of plugins that are built outside do", async () => {
	const { files } = await build(readRelease(join(folder, "site")), { plugins: ["count"], out: out() });
	expect(files).toContain("api.js");
	expect(files).toContain("scroll.js");
	expect(files).not.toContain("plugins/bar.js");
});

it("can build from what it has built", async () => {
	await build(readRelease(source()), { plugins: ["bar", "count"], out: out() });
	const { files } = await build(readRelease(join(out(), "1.0.0")), { plugins: ["count"], out: join(folder, "again") });
	expect(files).toContain("drag.js");
	expect(files).not.toContain("plugins/bar.js");
});

it("brings the first load of plugins along in one file, which runs a chunk when it is requested", async () => {
	const { bundled } = await build(readRelease(source()), { plugins: ["bar", "count"], bundle: ["count"], out: out() });
	expect(bundled).toEqual(["kit.js", "drag.js", "plugins/count.js"]);
	const text = readFileSync(join(out(), "1.0.0", "gossamer.js"), "utf8");
	const read = new Function("gossamer", "rows", `return ${text}`);
	const bundle = read({ modules: { kit: { add: 5 } } }, (_: unknown, chunks: unknown) => chunks);
	expect(Object.keys(bundle)).toEqual(["kit", "drag", "plugins/count"]);
	expect([bundle.kit(), bundle.drag()]).toEqual([{ add: 1 }, { d: 2 }]);
});

it("names the plugins that there are when one is unknown, and changes nothing", async () => {
	await expect(build(readRelease(source()), { plugins: ["bar", "baz"], out: join(folder, "no") })).rejects.toThrow(
		"No such plugin: baz. There are bar, count.",
	);
	await expect(build(readRelease(source()), { plugins: [], out: join(folder, "no") })).rejects.toThrow(
		"Which plugins?",
	);
	await expect(build(readRelease(source()), { plugins: ["bar"], bundle: ["count"], out: out() })).rejects.toThrow(
		"count cannot be bundled: the build is of bar.",
	);
	expect(() => composeCore("__BUNDLE__", [], { "kit.js": "kit" })).toThrow("This chunk cannot be bundled: kit");
	expect(() => readRelease(join(folder, "no"))).toThrow("There is no release in");
});
