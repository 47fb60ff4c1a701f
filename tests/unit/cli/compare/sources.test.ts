// A saved page is served from the folder that its addresses start from.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { findSources } from "../../../../src/cli/compare/sources";

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "sources-"));
	mkdirSync(join(folder, "about/team"), { recursive: true });
	writeFileSync(join(folder, "about/team/index.html"), "<p>The team</p>");
	writeFileSync(join(folder, "about/team.html"), "<p>The team</p>");
});
afterEach(() => rmSync(folder, { recursive: true }));

const addressesOf = async (file: string): Promise<string[]> => {
	const { list, close } = await findSources(join(folder, file), 1, {});
	await close();
	return list.map(({ address }) => new URL(address).pathname);
};

it("a page below the site's files has the site's root as its own", async () => {
	mkdirSync(join(folder, "wp-content"));
	expect(await addressesOf("about/team/index.html")).toEqual(["/about/team/"]);
	expect(await addressesOf("about/team.html")).toEqual(["/about/team.html"]);
});

it("a page without such files around it has its own folder", async () => {
	expect(await addressesOf("about/team/index.html")).toEqual(["/"]);
	expect(await addressesOf("about/team.html")).toEqual(["/team.html"]);
});
