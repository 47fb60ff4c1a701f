// The plugin as PHP: it parses and keeps to its coding standard.
import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, it } from "vitest";

const source = join(import.meta.dirname, "../../src/wordpress");
const files = readdirSync(`${source}/plugin`, { recursive: true, encoding: "utf8" }).filter((file) =>
	file.endsWith(".php"),
);

it.each(files)("%s parses", (file) => {
	expect(execFileSync(inject("php"), ["-l", `${source}/plugin/${file}`], { encoding: "utf8" })).toContain(
		"No syntax errors",
	);
});

it("the built description of the release parses", () => {
	expect(
		execFileSync(inject("php"), ["-l", `${inject("folder")}/wp-content/plugins/gossamer/release.php`], {
			encoding: "utf8",
		}),
	).toContain("No syntax errors");
});

it("the zip is the same, byte for byte, wherever and whenever it is built", () => {
	const zip = join(source, "../../dist/gossamer-wordpress.zip");
	const build = (zone: string) => {
		execFileSync("node", ["src/wordpress/build/index.mjs"], {
			cwd: join(source, "../.."),
			env: { ...process.env, TZ: zone },
		});
		return readFileSync(zip).toString("base64");
	};
	expect(build("Pacific/Auckland")).toBe(build("America/Los_Angeles"));
});

it("keeps to the coding standard", () => {
	const { stdout, status } = spawnSync(
		inject("phpcs"),
		[`--standard=${source}/phpcs.xml`, "-s", "--report=emacs", `${source}/plugin`],
		{ encoding: "utf8" },
	);
	expect(stdout.trim().split("\n").filter(Boolean)).toEqual([]);
	expect(status).toBe(0);
});
