// What a configuration file may hold, and what is said of one that cannot be used.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readConfig } from "../../../src/cli/read-config";

let folder: string;
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), "gossamer-config-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = (text: string) => {
	writeFileSync(join(folder, "gossamer.config.json"), text);
	return readConfig(folder);
};

it("is empty without a file", () => expect(readConfig(join(folder, "none"))).toEqual({}));

it("holds plugins, bundle and out", () => {
	const config = { plugins: ["tabs"], bundle: true, out: "public" };
	expect(read(JSON.stringify(config))).toEqual(config);
});

it.each([
	["{", /is not JSON/],
	["[]", /is not an object/],
	["null", /is not an object/],
	['{"plugins":"tabs"}', /"plugins" is not a list of names/],
	['{"plugins":[5,null]}', /"plugins" is not a list of names/],
	['{"bundle":false}', /"bundle" is not true or a list of names/],
	['{"out":5}', /"out" is not a folder's path/],
	['{"plugin":["tabs"]}', /there is no "plugin"/],
	['{"toString":1}', /there is no "toString"/],
])("%s is refused in one line", (text, message) => {
	expect(() => read(text)).toThrow(message);
});
