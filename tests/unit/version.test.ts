// One version everywhere: package, lock file, changelog, and the addresses that texts print.
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (file: string) => readFileSync(file, "utf8");
const { version } = JSON.parse(read("package.json")) as { version: string };
const texts = ["", "src", "plugins", "bench", "tests/site/docs/guides"].flatMap((folder) =>
	readdirSync(folder || ".", { recursive: folder !== "", encoding: "utf8" })
		.filter((file) => file.endsWith(".md"))
		.map((file) => (folder ? `${folder}/${file}` : file)),
);

it("is that of the package in the lock file", () => {
	const lock = JSON.parse(read("package-lock.json"));
	expect([lock.version, lock.packages[""].version]).toEqual([version, version]);
});

it("is the newest of the changelog", () => {
	const [newest] = [...read("CHANGELOG.md").matchAll(/^## \[(\d[\d.]*)\] - \d{4}-\d\d-\d\d$/gm)].map(
		([, name]) => name,
	);
	expect(newest, "rename Unreleased to “[VERSION] - DATE”, and begin a new one").toBe(version);
});

it("is in each address of a release that a README prints", () => {
	const others = texts.flatMap((file) =>
		[...read(file).matchAll(/\/gossamer\/(\d+\.\d+\.\d+)\//g)]
			.filter(([, printed]) => printed !== version)
			.map(([address]) => `${file}: ${address}`),
	);
	expect(others).toEqual([]);
	expect(texts.length).toBeGreaterThan(50);
});

it("is put into the WordPress plugin by the build", () => {
	for (const [file, header] of [
		["gossamer.php", /^ \* Version: +__VERSION__$/m],
		["readme.txt", /^Stable tag: __VERSION__$/m],
	] as const)
		expect(read(`src/wordpress/plugin/${file}`)).toMatch(header);
});
