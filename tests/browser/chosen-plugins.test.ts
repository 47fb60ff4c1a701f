// `gossamer build --plugins …`: for any choice, the build has each file that one of its files can ask for.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { build } from "../../src/cli/build";
import { readRelease } from "../../src/cli/release";
import { randomOf } from "../helpers/random.mjs";
import { readManifest, release } from "../site/release.mjs";

const { plugins, version } = readManifest();
const names = Object.keys(plugins);
let folder: string;
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), "gossamer-chosen-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Files that a file takes when it runs, and those that it may ask for later. */
const asked = (code: string): string[] => {
	const taken = [...code.matchAll(/\bgossamer\.modules(?:\.([\w$]+)|\["([^"]+)"\])/g)].map(([, a, b]) => a ?? b!);
	const loaded = [...code.matchAll(/\bgossamer\.load\("([^"]+)"(?:,\[([^\]]*)\])?/g)].flatMap(
		([, file, needs = ""]) => [file!, ...[...needs.matchAll(/"([^"]+)"/g)].map(([, name]) => name!)],
	);
	return [...taken, ...loaded].map((name) => `${name}.js`);
};

/** What the files of a build ask for and do not find. */
const missingIn = async (chosen: string[]) => {
	const { files } = await build(readRelease(release), { plugins: chosen, out: folder });
	const there = new Set(files);
	const scripts = files.filter((file) => file.endsWith(".js"));
	expect(scripts.length).toBeGreaterThan(3);
	const missing = scripts.flatMap((file) =>
		asked(readFileSync(join(folder, version, file), "utf8"))
			.filter((name) => !there.has(name))
			.map((name) => `${chosen.join(" ")}: ${file} asks for ${name}`),
	);
	rmSync(join(folder, version), { recursive: true });
	return missing;
};

it("reads what files ask for", () => {
	const code = readFileSync(join(release, "plugins/video.js"), "utf8");
	expect(asked(code)).toEqual(expect.arrayContaining(["kit.js", "plugins/video-youtube.js", "players.js"]));
});

it("brings all that a single plugin may ask for, whichever it is", async () => {
	const missing: string[] = [];
	for (const name of names) missing.push(...(await missingIn([name])));
	expect(missing).toEqual([]);
});

it("brings all that a random set may ask for", async () => {
	const random = randomOf(36);
	const missing: string[] = [];
	for (let round = 0; round < 30; round++) {
		const chosen = names.filter(() => random() < 0.2);
		if (chosen.length) missing.push(...(await missingIn(chosen)));
	}
	expect(missing).toEqual([]);
});
