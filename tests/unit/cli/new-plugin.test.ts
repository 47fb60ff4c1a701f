// `gossamer new plugin`: what it writes in this project and outside. tests/browser/template.test.ts builds and runs it.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { newPlugin } from "../../../src/cli/new-plugin";

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "gossamer-new-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (file: string) => readFileSync(join(folder, file), "utf8");

it("gives a plugin a folder of its own outside the project", () => {
	const { files, next } = newPlugin("hello-world", folder, "1.0.0");
	expect(files).toContain("test/hello-world.test.js");
	expect(next[0]).toBe("cd hello-world && npm install");
	const { name, devDependencies } = JSON.parse(read("hello-world/package.json"));
	expect([name, devDependencies.gossamer]).toEqual(["hello-world", "^1.0.0"]);
	expect(() => newPlugin("hello-world", folder, "1.0.0")).toThrow("already exists");
});

const copyProject = () => {
	for (const file of ["plugins/index.ts", "src/core/gossamer.ts", "tests/site/pages/index.mjs"]) {
		mkdirSync(join(folder, file, ".."), { recursive: true });
		cpSync(file, join(folder, file));
	}
};

it("makes it one of the plugins inside, with a line in each list", () => {
	copyProject();
	const { files } = newPlugin("dust-motes", folder, "1.0.0");
	for (const file of files) expect(read(file)).toBeTruthy();
	const table = read("plugins/index.ts");
	expect(table).toMatch(/import dropCap from .*\nimport dustMotes from ".\/dust-motes\/plugin";\nimport e/);
	expect(table).toMatch(/\tdropCap,\n\tdustMotes,\n\te/);
	const pages = read("tests/site/pages/index.mjs");
	expect(pages).toMatch(/\nimport dustMotes from "..\/..\/..\/plugins\/dust-motes\/tests\/demo.mjs";\n/);
	expect(pages).toMatch(/\tdustMotes,\n\t\.\.\./);
});

it("wants a name that a folder, a class and an event can have", () => {
	for (const name of [
		"Hello",
		"a b",
		"../x",
		"-x",
		"constructor--x",
		"",
		"1abc",
		"x-",
		"ünïcode",
		"__proto__",
		"a".repeat(51),
	])
		expect(() => newPlugin(name, folder, "1.0.0")).toThrow("A plugin's name is like hello-world");
});

it("takes names that are words of the language, and those that JavaScript's objects have", () => {
	for (const name of ["class", "default", "constructor", "react", "a1", "map-2", "a".repeat(50)])
		expect(newPlugin(name, folder, "1.0.0").files).toContain(`src/${name}.js`);
});

it("wants no name that another file or plugin has", () => {
	expect(() => newPlugin("index", folder, "1.0.0")).toThrow("another name");
	expect(() => newPlugin("carousel", folder, "1.0.0", "^1.0.0", () => ["carousel"])).toThrow("of Gossamer's own");
});

it("inside wants a name that an import can have", () => {
	copyProject();
	const before = read("plugins/index.ts");
	for (const name of ["class", "default", "await", "new", "eval", "rows", "drop-cap", "landing"])
		expect(() => newPlugin(name, folder, "1.0.0")).toThrow(/cannot be the name of an import|already exists/);
	expect(read("plugins/index.ts")).toBe(before);
	for (const name of ["constructor", "map-2", "section-title"])
		expect(newPlugin(name, folder, "1.0.0").files).toContain(`plugins/${name}/index.ts`);
});
