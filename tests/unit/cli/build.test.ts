// `gossamer build`: a release with the chosen plugins.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { build } from "../../../src/cli/build";
import { readRelease } from "../../../src/cli/release";

let folder: string;
const source = () => join(folder, "site", "1.0.0");

beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), "gossamer-build-"));
	mkdirSync(join(source(), "plugins"), { recursive: true });
	const contents: Record<string, string> = {
		"gossamer.js": "rows([all])",
		"engine.js": "rows(__ROWS__)",
		"kit.js": "kit",
		"scroll.js": "scroll",
		"drag.js": "drag",
		"early.js": "early",
		"plugins/bar.js": "bar",
		"plugins/bar-before.css": "before",
		"plugins/count.js": "count",
		"plugins/count-part.js": "part",
	};
	for (const [file, content] of Object.entries(contents)) writeFileSync(join(source(), file), content);
	const manifest = {
		version: "1.0.0",
		rows: [
			{ name: "bar", selector: ".bar", when: "now", needs: ["kit", "scroll"] },
			{ name: "count", selector: ".count", when: "visible" },
		],
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

it("writes the core with the chosen rows, and the same files for what these load", () => {
	const { files } = build(readRelease(join(folder, "site")), ["bar"], out());
	expect(files.toSorted()).toEqual(
		[
			"gossamer.js",
			"early.js",
			"engine.js",
			"kit.js",
			"plugins/bar-before.css",
			"plugins/bar.js",
			"scroll.js",
		].toSorted(),
	);
	const read = (file: string) => readFileSync(join(out(), "1.0.0", file), "utf8");
	expect(read("gossamer.js")).toBe('rows([{"name":"bar","selector":".bar","needs":["kit","scroll"]}])');
	expect(read("plugins/bar.js")).toBe("bar");
	const manifest = JSON.parse(read("manifest.json"));
	expect(Object.keys(manifest.plugins)).toEqual(["bar"]);
	expect(manifest.files["gossamer.js"].integrity).toMatch(/^sha384-/);
});

it("can build from what it has built", () => {
	build(readRelease(source()), ["bar", "count"], out());
	const { files } = build(readRelease(join(out(), "1.0.0")), ["count"], join(folder, "again"));
	expect(files).toContain("drag.js");
	expect(files).not.toContain("scroll.js");
});

it("names the plugins that there are when one is unknown, and changes nothing", () => {
	expect(() => build(readRelease(source()), ["bar", "baz"], join(folder, "no"))).toThrow(
		"No such plugin: baz. There are bar, count.",
	);
	expect(() => build(readRelease(source()), [], join(folder, "no"))).toThrow("Which plugins?");
	expect(() => readRelease(join(folder, "no"))).toThrow("There is no release in");
});
