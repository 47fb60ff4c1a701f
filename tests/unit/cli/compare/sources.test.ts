// A saved page is served from the folder that its addresses start from.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
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

it("a pipe and a folder that are named like a page are no pages", async () => {
	const pipe = join(folder, "pipe.html");
	execFileSync("mkfifo", [pipe]);
	mkdirSync(join(folder, "folder.html"));
	const { list, close } = await findSources(folder, 1, {});
	await close();
	expect(list.map(({ address }) => new URL(address).pathname)).toEqual(["/about/team.html", "/about/team/"]);
	await expect(findSources(pipe, 1, {})).rejects.toThrow(`${pipe} is neither a file nor a folder.`);
});

it("a name and a password in the address are sent encoded, or refused in one line", async () => {
	const { list } = await findSources("https://owl%40nest:pässwörd%25€@site.test/x", 1, {});
	expect(list).toMatchObject([
		{
			address: "https://site.test/x",
			headers: { Authorization: `Basic ${Buffer.from("owl@nest:pässwörd%€").toString("base64")}` },
		},
	]);
	await expect(findSources("https://owl:100%@site.test/", 1, {})).rejects.toThrow(
		"The name or the password for site.test has a % that encodes nothing: write %25.",
	);
});

it("a sitemap whose body breaks off is as good as none", async () => {
	const server = createServer((request, response) => {
		response.writeHead(200, { "Content-Length": "1000" });
		if (request.url === "/") return response.end(`<a href="/more/">more</a>${" ".repeat(1000 - 24)}`);
		response.write("<urlset><url><loc>", () => response.destroy());
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { origin } = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
	const { list } = await findSources(`${origin}/`, 2, {});
	server.close();
	expect(list.map(({ address }) => address)).toEqual([`${origin}/`, `${origin}/more/`]);
});
