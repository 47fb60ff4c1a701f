// Budgets against the built files: every file has one, and none has air in it.
import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";

const dist = process.env.DIST ?? "dist";
const limits: { name: string; path: string | string[]; limit: string }[] = JSON.parse(
	readFileSync(".size-limit.json", "utf8"),
);
/** What a site may load, as paths that begin with `dist/`. */
const files = readdirSync(dist, { recursive: true, encoding: "utf8" })
	.filter((file) => /^(gossamer\.js$|plugins\/|shared\/)/.test(file))
	.map((file) => `dist/${file}`)
	.filter((file) => /\.(js|css)$/.test(file));
const matches = (pattern: string, file: string) =>
	new RegExp(`^${pattern.replaceAll(".", "\\.").replaceAll("*", "[^/]*")}$`).test(file);
const filesOf = (path: string | string[]) =>
	files.filter((file) => [path].flat().some((pattern) => matches(pattern, file)));
const bytes = (limit: string) => Number.parseFloat(limit) * (limit.includes("kB") ? 1000 : 1);

describe("budgets", () => {
	it("cover every file that a site may load", () => {
		const covered = new Set(limits.filter(({ name }) => name !== "everything").flatMap(({ path }) => filesOf(path)));
		expect(files.length).toBeGreaterThan(10);
		expect(files.filter((file) => !covered.has(file))).toEqual([]);
	});

	it.each(limits)("of $name ($limit) is kept, with no more than 3 % to spare", ({ path, limit }) => {
		const own = filesOf(path);
		expect(own.length).toBeGreaterThan(0);
		const size = own.reduce(
			(sum, file) => sum + brotliCompressSync(readFileSync(file.replace("dist", dist))).length,
			0,
		);
		expect(size).toBeLessThanOrEqual(bytes(limit));
		expect(size).toBeGreaterThanOrEqual(bytes(limit) * 0.97 - 1);
	});
});
