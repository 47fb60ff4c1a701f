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

const page = (markup: string) => writeFileSync(join(folder, "page.html"), markup);
const aliasesOf = async () => {
	const { list, close } = await findSources(join(folder, "page.html"), 1, {});
	await close();
	return Object.keys(list[0]!.aliases);
};
const answerOf = async (path: string): Promise<number> => {
	const { list, close } = await findSources(join(folder, "page.html"), 1, {});
	const { status } = await fetch(new URL(path, list[0]!.address));
	await close();
	return status;
};

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

it("the hosts of a page are that of its address and that of WordPress' files, in the page builder's settings as well", async () => {
	page(
		'<link rel="canonical" href="https://shop.test/x/"><script>var s={"assets":"https:\\/\\/site.test\\/wp-content\\/plugins\\/a\\/"}</script>',
	);
	expect(await aliasesOf()).toEqual(["shop.test", "site.test"]);
	page(
		'<script src="https://c0.wp.com/c/6.0/wp-includes/a.js"></script><img src="https://other.test/wp-content/uploads/a.png">',
	);
	expect(await aliasesOf()).toEqual([]);
});

it.each([
	'<script src="https://pages.test/shop/wp-includes/a.js"></script>',
	'<script src="/shop//wp-content/plugins/a.js"></script>',
])("the files of a site that was in a folder of its host are found: %s", async (markup) => {
	page(markup);
	expect(await answerOf("/shop/about/team.html")).toBe(200);
	expect(await answerOf("/shop//about/team.html")).toBe(200);
	expect(await answerOf("/about/team.html")).toBe(200);
	expect(await answerOf("/other/about/team.html")).toBe(404);
});
