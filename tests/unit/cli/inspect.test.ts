// What `gossamer inspect` finds in a page: hosts, when their files come, what the page loads today, what no plugin takes.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { rows } from "../../../plugins";
import { completeRow, type PluginRow } from "../../../src/base/descriptor";
import { findPages, inspect } from "../../../src/cli/inspect";
import { printReport } from "../../../src/cli/print-report";
import type { Manifest } from "../../../src/cli/release";
import { overBudget } from "../../../src/cli/report";
import { rules } from "../../../src/verdict/rules";

let folder: string;
let server: Server;
let address: string;
const pages: Record<string, string> = {};

beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), "gossamer-inspect-"));
	server = createServer(({ url }, response) => {
		const path = url!.replace(/\?.*/, "");
		const content = pages[path];
		if (path.endsWith(".json")) response.setHeader("content-type", "application/json; charset=utf-8");
		response.writeHead(content === undefined ? 404 : 200).end(content);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
	server.close();
	rmSync(folder, { recursive: true });
});

const fileInfo = (brotli: number) => ({ raw: 0, gzip: 0, brotli, integrity: "" });
const manifestOf = (table: readonly PluginRow[], more?: Partial<Manifest>): Manifest => ({
	version: "1.0.0",
	rows: table.map(completeRow),
	plugins: Object.fromEntries(
		table.map(({ name }) => [name, { chunks: [`plugins/${name}.js`, "kit.js"], parts: [`plugins/${name}-part.js`] }]),
	),
	files: {
		"gossamer.js": fileInfo(4000),
		"kit.js": fileInfo(3000),
		...Object.fromEntries(table.map(({ name }) => [`plugins/${name}.js`, fileInfo(500)])),
		...Object.fromEntries(table.map(({ name }) => [`plugins/${name}-part.js`, fileInfo(50)])),
	},
	...more,
});

const look = (html: string, table: readonly PluginRow[], more?: Partial<Manifest>) => {
	const file = join(folder, "page.html");
	writeFileSync(file, html);
	return inspect(file, manifestOf(table, more));
};

describe("hosts", () => {
	it("of a plugin that replaces no original count where the page configures it", async () => {
		const table: PluginRow[] = [{ name: "extra", selector: ".extra", when: "now" }];
		const more = { covers: { extra: { original: false } } } as const;
		const host = '<p class="extra"></p>';
		const config = '<script type="application/json" id="gossamer-config">{"plugins":{"extra":{"at":1}}}</script>';
		expect((await look(host, table, more)).plugins).toEqual([]);
		expect((await look(host + config, table, more)).plugins).toMatchObject([{ plugin: "extra" }]);
	});

	it("ask for their files when their trigger says", async () => {
		const table: PluginRow[] = [
			{ name: "bar", selector: ".bar", when: "now" },
			{ name: "count", selector: ".count", when: "visible" },
			{ name: "box", selector: ".box", when: "interaction" },
			{ name: "map", selector: ".map", when: "consent:marketing" },
			{ name: "absent", selector: ".absent", when: "now" },
		];
		const html =
			'<i class="bar"></i><i class="count"></i>\n<i class="count"></i><i class="box"></i><i class="map"></i>';
		const { plugins, sums } = await look(html, table);
		expect(plugins.map(({ plugin, phase, hosts }) => [plugin, phase, hosts.length])).toEqual([
			["bar", "at once", 1],
			["count", "near", 2],
			["box", "on need", 1],
			["map", "with consent", 1],
		]);
		expect(plugins[1]!.hosts[1]).toEqual({ name: "<i>.count", place: { line: 2, column: 1 } });
		expect(sums["at once"]).toEqual({ files: ["gossamer.js", "plugins/bar.js", "kit.js"], brotli: 7500 });
		expect(sums.near).toEqual({ files: ["plugins/count.js"], brotli: 500 });
		expect(sums["on need"].files).toContain("plugins/bar-part.js");
		expect(sums["with consent"].files).toEqual(["plugins/map.js"]);
	});

	it("bring the parts along that their settings ask for immediately", async () => {
		const early = [
			{ text: '"mail": ?{"on": ?true', files: ["plugins/bar-part.js"] },
			{ text: "never", files: ["plugins/bar-none.js"] },
		];
		const plugins = {
			bar: { chunks: ["plugins/bar.js"], parts: ["plugins/bar-part.js", "plugins/bar-none.js"], early },
		};
		const table: PluginRow[] = [{ name: "bar", selector: ".bar" }];
		const asked = async (settings: string) =>
			(await look(`<i class="bar"></i><script>bar = ${settings}</script>`, table, { plugins })).sums;
		const { "at once": now, "on need": later } = await asked('{"mail": {"on": true}}');
		expect(now).toEqual({ files: ["gossamer.js", "plugins/bar.js", "plugins/bar-part.js"], brotli: 4550 });
		expect(later.files).toEqual(["plugins/bar-none.js"]);
		expect((await asked('{"mail":{"on":false}}'))["at once"].files).not.toContain("plugins/bar-part.js");
	});

	it("are found by every selector of the table", async () => {
		await expect(look("<body><p>Nothing here", rows)).resolves.toMatchObject({ plugins: [] });
	});

	it("are found by attributes of any namespace", async () => {
		const html = '<svg><a xlink:href="1.png"></a></svg><a href="2.png"></a><a href="3.pdf"></a>';
		const { plugins } = await look(html, [{ name: "box", selector: 'a[*|href$=".png"]', when: "interaction" }]);
		expect(plugins[0]!.hosts.length).toBe(2);
	});

	it("wait in a popup until it is opened", async () => {
		const html = '<div data-elementor-type="popup"><i class="bar"></i></div>';
		const { plugins } = await look(html, [{ name: "bar", selector: ".bar", when: "now" }]);
		expect(plugins[0]!.phase).toBe("on need");
	});

	it("are those whose text and globals fit, as the page prints them", async () => {
		const table: PluginRow[] = [
			{ name: "boxes", selector: "a", when: "interaction", if: "builder.kit.boxes" },
			{ name: "other", selector: "a", when: "interaction", if: "builder.kit.other" },
			{ name: "surface", selector: "script", when: "first", text: "onSurface" },
			{ name: "jquery", selector: "html", when: "first", if: "jQuery.fn" },
			{ name: "preview", selector: "body", when: "query:preview" },
		];
		const html = `<a href="x.png"></a><script>var builder = {"kit":{"boxes":"yes","text":"}"}};</script>
<script>onSurface(1)</script><script src="/lib/jquery.min.js"></script>`;
		const { plugins } = await look(html, table);
		expect(plugins.map(({ plugin, phase }) => `${plugin} ${phase}`)).toEqual([
			"surface at once",
			"boxes on need",
			"jquery beside other scripts",
		]);
		pages["/preview"] = html;
		const served = await inspect(`${address}/preview?preview=1`, manifestOf(table));
		expect(served.plugins.map(({ plugin }) => plugin)).toContain("preview");
	});

	it("may be changed by the page configuration", async () => {
		const table: PluginRow[] = [
			{ name: "bar", selector: ".bar", when: "now" },
			{ name: "count", selector: ".count", when: "now" },
		];
		const config = '{"plugins":{"bar":false,"count":{"selector":".number"}}}';
		const html = `<i class="bar"></i><i class="number"></i><script type="application/json" id="gossamer-config">${config}</script>`;
		const { plugins } = await look(html, table);
		expect(plugins.map(({ plugin }) => plugin)).toEqual(["count"]);
	});

	it("are the links whose action a plugin handles", async () => {
		const table: PluginRow[] = [{ name: "popups", selector: ".none", when: "now", actions: ["popup:open"] }];
		const html =
			'<a href="#elementor-action%3Aaction%3Dpopup%3Aopen%26settings%3De30%3D">Open</a><a href="#elementor-action%E0">Broken</a>';
		const { plugins } = await look(html, table);
		expect(plugins.map(({ plugin, phase }) => [plugin, phase])).toEqual([["popups", "on need"]]);
	});

	it("are also elements of version 4 with such an address, and not links whose address the core makes nothing of (page-builder #12)", async () => {
		const table: PluginRow[] = [{ name: "popups", selector: ".none", when: "now", actions: ["popup:open"] }];
		const { plugins } = await look(
			'<div data-action-link="#elementor-action%3Aaction%3Dpopup%3Aopen%26settings%3De30%3D">Open</div>',
			table,
		);
		expect(plugins.map(({ plugin, phase }) => [plugin, phase])).toEqual([["popups", "on need"]]);
		const broken = await look('<a href="#elementor-action:action=popup:open">No settings</a>', table);
		expect(broken.plugins).toEqual([]);
	});
});

describe("widgets that no plugin takes", () => {
	const html = `<div data-widget_type="heading.default"></div><div data-widget_type="counter.default" class="counter"></div>
<div data-widget_type="lottie.default"></div><div data-widget_type="lead_form_7.default"></div>`;
	const table: PluginRow[] = [{ name: "counter", selector: ".counter", when: "visible" }];

	it("are named with their places", async () => {
		const covers = { counter: { widgets: ["counter"] }, form: { widgets: ["lead_form_*"] } };
		const report = await look(html, table, { covers, inert: ["heading"] });
		expect(report.notCovered).toEqual([{ widget: "lottie", places: [{ line: 2, column: 1 }] }]);
		expect(report.inert).toBe(1);
		expect(printReport(report)).toContain("lottie: line 2");
	});

	it("are told by the selectors where the manifest has no list", async () => {
		const { notCovered } = await look(html, table);
		expect(notCovered.map(({ widget }) => widget)).toEqual(["heading", "lottie", "lead_form_7"]);
	});
});

describe("what the page loads today", () => {
	it("is fetched and weighed, each script once, data and legacy scripts left out", async () => {
		pages["/lib/a.js"] = "a".repeat(10_000);
		pages["/page"] =
			`<base href="/lib/"><script src="a.js"></script><script src="/lib/a.js?2"></script><script src="a.js"></script>
<script src="missing.js" async></script><script type="application/json" src="data.json"></script><script nomodule src="old.js"></script>`;
		const { today } = await inspect(`${address}/page`, manifestOf([]));
		expect(today.scripts.map(({ address, problem }) => [new URL(address).pathname, problem])).toEqual([
			["/lib/a.js", undefined],
			["/lib/a.js", undefined],
			["/lib/missing.js", "answered 404"],
		]);
		expect(today.brotli).toBeLessThan(100);
		expect(today.brotli).toBeGreaterThan(10);
		expect(today.unknown).toBe(1);
	});

	it("is read alongside a file; what does not lie there is said to be unknown", async () => {
		writeFileSync(join(folder, "near.js"), "b".repeat(1000));
		const html = '<script src="near.js?ver=1"></script><script src="https://site.example/far.js"></script>';
		const report = await look(html, []);
		expect(report.today.unknown).toBe(1);
		expect(report.today.scripts[0]).toMatchObject({ address: "near.js?ver=1", brotli: expect.any(Number) });
		expect(printReport(report)).toContain("1 of the page's 2 scripts are not weighed: not next to the file.");
	});

	it("is read in an export from its root on, and by names that hold the version", async () => {
		mkdirSync(join(folder, "export/wp-content"), { recursive: true });
		mkdirSync(join(folder, "export/about"));
		writeFileSync(join(folder, "export/wp-content/a.js"), "abcdefghij".repeat(10));
		writeFileSync(join(folder, "export/wp-content/c.js?ver=1"), "c");
		const page = join(folder, "export/about/index.html");
		const addresses = [
			"/wp-content/a.js?ver=1",
			"../wp-content/c.js%3Fver=1",
			"//site.example/wp-content/a.js",
			"/wp-content/%.js",
		];
		writeFileSync(page, addresses.map((address) => `<script src="${address}"></script>`).join(""));
		const { today } = await inspect(page, manifestOf([]));
		expect(today.scripts.filter(({ problem }) => !problem).map(({ address }) => address)).toEqual(
			addresses.slice(0, 2),
		);
		expect(today.unknown).toBe(2);
	});
});

it("reads the files of an export that names them by its own host and folder", async () => {
	const folderOf = join(folder, "moved/wp-content/plugins/pack");
	mkdirSync(folderOf, { recursive: true });
	writeFileSync(join(folderOf, "pack.js"), "elementorFrontend.unheardOf()");
	const page = join(folder, "moved/index.html");
	const builder = "http://old.example/blog/wp-content/plugins/elementor/assets/js/frontend.min.js?ver=3.35.0";
	writeFileSync(
		page,
		`<div class="elementor-element" data-element_type="widget" data-widget_type="counter.default"></div><script id="elementor-frontend-js" src="${builder}"></script><script id="pack-js" src="//old.example/blog/wp-content/plugins/pack/pack.js?ver=1"></script><script src="https://other.example/wp-content/plugins/pack/pack.js"></script>`,
	);
	const known = { covers: {}, inert: [], surface: ["elementorFrontend"], rules: rules as Manifest["rules"] };
	const { verdict, today } = await inspect(page, manifestOf([], known));
	expect(verdict?.reasons).toContainEqual(
		expect.objectContaining({ kind: "member", name: "elementorFrontend.unheardOf", in: "pack" }),
	);
	expect(today.scripts.map(({ problem }) => problem)).toEqual([
		undefined,
		"not next to the file",
		"not next to the file",
	]);
});

it.each(["rocketlazyloadscript", "9afd09b6-text/javascript"])(
	"a script that is delayed as %s is read for the verdict, as compare does",
	async (type) => {
		pages["/wp-content/plugins/pack/pack.js"] = "elementorFrontend.unheardOf()";
		pages["/delayed"] =
			`<div class="elementor-element" data-element_type="widget" data-widget_type="counter.default"></div><script id="elementor-frontend-js" src="/wp-content/plugins/elementor/assets/js/frontend.min.js?ver=3.35.0"></script><script id="pack-js" type="${type}" src="/wp-content/plugins/pack/pack.js"></script>`;
		const known = { covers: {}, inert: [], surface: ["elementorFrontend"], rules: rules as Manifest["rules"] };
		const { verdict, today } = await inspect(`${address}/delayed`, manifestOf([], known));
		expect(verdict?.reasons).toContainEqual(
			expect.objectContaining({ kind: "member", name: "elementorFrontend.unheardOf", in: "pack" }),
		);
		expect(today.scripts).toHaveLength(1);
	},
);

it("says that neither an address nor a file was named", async () => {
	await expect(inspect("example.com", manifestOf([]))).rejects.toThrow(
		"example.com is neither an address (https://…) nor a file or folder.",
	);
});

it("says that an address did not answer in time", async () => {
	vi.stubGlobal("fetch", async () => {
		throw new DOMException("The operation was aborted due to timeout", "TimeoutError");
	});
	await expect(inspect("https://slow.test/", manifestOf([]))).rejects.toThrow(
		"https://slow.test/ did not answer completely within 30 s.",
	);
	vi.unstubAllGlobals();
});

it("says why a page cannot be read", async () => {
	pages["/a.json"] = "{}";
	pages["/empty"] = "";
	await expect(inspect(`${address}/a.json`, manifestOf([]))).rejects.toThrow("/a.json is JSON, not a page.");
	await expect(inspect(`${address}/empty`, manifestOf([]))).rejects.toThrow("/empty answered nothing.");
	await expect(inspect(`${address}/nowhere`, manifestOf([]))).rejects.toThrow("/nowhere answered 404.");
	await expect(inspect(join(folder, "nowhere.html"), manifestOf([]))).rejects.toThrow(
		"nowhere.html is neither an address",
	);
});

it("says by how much a page is above a budget with what it loads immediately", async () => {
	const report = await look('<p class="bar">', [{ name: "bar", selector: ".bar", when: "now" }]);
	expect(report.sums["at once"].brotli).toBe(7500);
	expect(overBudget(report, 7500)).toBeUndefined();
	expect(overBudget(report, 7000)).toBe(`${report.source} loads 7,500 B at once, 500 B above the budget of 7,000 B.`);
});

it("takes the pages of a folder, the nearest first", () => {
	const site = join(folder, "site");
	mkdirSync(join(site, "about"), { recursive: true });
	mkdirSync(join(site, "wp-content"));
	expect(() => findPages([site])).toThrow(`There is no page (.html) in ${site}.`);
	for (const file of ["about/index.html", "index.html", "style.css", "wp-content/part.html"])
		writeFileSync(join(site, file), "");
	expect(findPages(["https://a.test/", site])).toEqual([
		"https://a.test/",
		join(site, "index.html"),
		join(site, "about/index.html"),
	]);
});

describe("hostile pages", () => {
	const table: PluginRow[] = [{ name: "count", selector: ".count" }];

	it("send the terminal nothing that it obeys", async () => {
		const report = await look(
			'<div class="count" id="\u001b[2J\u009b1m\rx" data-widget_type="\u001b]0;title\u0007.a"></div>',
			table,
		);
		expect(printReport(report)).not.toMatch(/[^\P{Cc}\n\t]/u);
	});

	it("are no device, and have an end", async () => {
		await expect(inspect("/dev/zero", manifestOf(table))).rejects.toThrow("it is no file");
		const endless = createServer((_, response) => {
			const part = "<p>".repeat(100_000);
			const go = () => {
				while (response.write(part));
			};
			response.on("drain", go);
			go();
		});
		await new Promise<void>((resolve) => endless.listen(0, "127.0.0.1", resolve));
		try {
			const { port } = endless.address() as AddressInfo;
			await expect(inspect(`http://127.0.0.1:${port}/`, manifestOf(table))).rejects.toThrow("longer than 20 MB");
		} finally {
			endless.closeAllConnections();
			endless.close();
		}
	});

	it("may name a folder as their script", async () => {
		const { today } = await look('<script src="."></script>', table);
		expect(today.scripts).toEqual([{ address: ".", problem: "it is no file" }]);
	});

	it("may nest as deep as they like", async () => {
		await expect(look("<div class=count>".repeat(100_000), table)).rejects.toThrow("more than 3000 deep");
		const flat = await look("<div class=count><span></span></div>".repeat(5000), table);
		expect(flat.plugins[0]!.hosts).toHaveLength(5000);
	});
});
