// The built runtime in a real browser: what it requests, and when it starts.
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openMarkup, openPage, siteUrl } from "../helpers/browser";
import { frames } from "../helpers/frames";
import { progress, tabs } from "../helpers/loaded-widgets";
import { readManifest, release } from "../site/release.mjs";

/** Notes what of the runtime the page asks for, as paths below the runtime's own folder. */
const noteRequests = (page: Page) => {
	const requests: string[] = [];
	page.on("request", (request) => {
		const [, file] = request.url().split("/gossamer/");
		if (file) requests.push(file);
	});
	return requests;
};

it("a head that prints marks.js has the browser's classes on `body` before anything of it is styled, and the core changes nothing", async () => {
	const note = `<script>
		window.early = document.body.className;
		new MutationObserver((records) => {
			for (const { oldValue, target } of records) if (oldValue !== target.className) window.early += " changed";
		}).observe(document.body, { attributeFilter: ["class"], attributeOldValue: true });
	</script>`;
	const page = await openMarkup(note, { head: `<script>${readFileSync(`${release}/marks.js`, "utf8")}</script>` });
	expect(await page.evaluate("window.early")).toBe("e--ua-blink e--ua-chrome e--ua-webkit");
});

it("forms, pictures and objects that are called like members of the document hide none of them", async () => {
	// By a script, as there are some 250 members; before the core runs.
	const hide = `<script>{
		const { parentNode } = document.currentScript, make = document.createElement.bind(document), names = [];
		for (const name in document) names.push(name);
		for (const [tag, attribute] of [["form", "name"], ["img", "name"], ["object", "id"]])
			for (const name of names) {
				const node = make(tag);
				node.setAttribute(attribute, name);
				parentNode.append(node);
			}
	}</script><form name="search"></form>`;
	const page = await openMarkup(tabs + hide);
	await page.evaluate(() => window.gossamer!.ready);
	await page.click("#t1");
	await page.waitForSelector('#t1[aria-expanded="true"]');
	expect(
		await page.evaluate(() => [typeof document.cookie, document.body.localName, !!document.forms.namedItem("search")]),
	).toEqual(["string", "body", true]);
});

describe("what a page loads", () => {
	it("is the core alone when it holds nothing but a heading (lead-form #45)", async () => {
		let requests: string[] = [];
		const page = await openPage("/heading", { prepare: async (page) => (requests = noteRequests(page)) });
		await page.evaluate(() => window.gossamer!.ready);
		await page.waitForLoadState("networkidle");
		expect(requests).toEqual(["gossamer.js"]);
	});

	it("is a widget's own chunk and the kit, when the widget needs it", async () => {
		let requests: string[] = [];
		const page = await openMarkup(`<div style="height:3000px"></div>${progress}`, {
			prepare: async (page) => (requests = noteRequests(page)),
		});
		await page.waitForLoadState("networkidle");
		expect(requests).toEqual(["gossamer.js"]);
		await page.evaluate(() => scrollTo(0, 2500));
		await page.waitForFunction(
			() => document.querySelector<HTMLElement>(".elementor-progress-bar")!.style.width === "70%",
		);
		expect(requests.sort()).toEqual(["gossamer.js", "kit.js", "plugins/progress.js"]);
	});

	it("is versioned by the query of the core, and the style sheet of a plugin is linked once", async () => {
		let requests: string[] = [];
		const page = await openPage("/markup", {
			async prepare(page) {
				requests = noteRequests(page);
				await page.route("**/markup", (route) =>
					route.fulfill({
						contentType: "text/html",
						body: `<!doctype html><link rel="icon" href="data:,"><script type="module" src="/gossamer/gossamer.js?ver=2"></script><header class="elementor-location-header">Top</header>`,
					}),
				);
			},
		});
		await page.evaluate(() => window.gossamer!.ready);
		await page.waitForLoadState("networkidle");
		expect(requests.sort()).toEqual([
			"gossamer.js?ver=2",
			"kit.js?ver=2",
			"plugins/sticky-header.css?ver=2",
			"plugins/sticky-header.js?ver=2",
		]);
		expect(await page.locator('link[href*="sticky-header.css"]').count()).toBe(1);
		expect(await page.locator('link[rel="modulepreload"]').count()).toBe(2);
	});

	it("never needs more than what is requested with its chunk", () => {
		const { files, plugins } = readManifest();
		const chunks = Object.values(plugins).filter(({ chunks }) => chunks.length);
		expect(chunks.length).toBeGreaterThan(8);
		/** What a chunk takes from the core's `modules`. */
		const usedBy = (file: string) =>
			[...readFileSync(`${release}/${file}`, "utf8").matchAll(/gossamer\.modules(?:\.(\w+)|\["([^"]+)"\])/g)].map(
				([, word, text]) => `${word ?? text}.js`,
			);
		for (const { chunks: list, parts } of chunks) {
			for (const [at, file] of list.entries()) {
				expect(files[file], file).toBeDefined();
				// The chunk itself comes first in the list and is evaluated last.
				const before = at ? list.slice(1, at) : list.slice(1);
				if (file.endsWith(".js")) expect(before, file).toEqual(expect.arrayContaining(usedBy(file)));
			}
			for (const file of parts) expect([...list, ...parts], file).toEqual(expect.arrayContaining(usedBy(file)));
		}
	});

	it("imports nothing by its address: the core alone asks for files", () => {
		for (const file of Object.keys(readManifest().files).filter((file) => file.endsWith(".js")))
			expect(readFileSync(`${release}/${file}`, "utf8"), file).not.toMatch(/\bimport\s*["{*]|\bfrom\s*"|import\("/);
	});
});

describe("starting", () => {
	it("announces the page once to a deferred script, before any element is ready (page-builder #5)", async () => {
		const page = await openMarkup(progress, {
			head: `<script defer src="/late.js"></script>`,
			prepare: (page) =>
				page.route("**/late.js", (route) =>
					route.fulfill({
						contentType: "text/javascript",
						body: `window.inits = []; addEventListener("elementor/frontend/init", (event) => inits.push([event.detail, document.querySelector(".elementor-progress-bar").style.width]))`,
					}),
				),
		});
		await page.waitForFunction(
			() => document.querySelector<HTMLElement>(".elementor-progress-bar")!.style.width === "70%",
		);
		expect(await page.evaluate("inits")).toEqual([[null, ""]]);
	});

	it("leaves everything to the first copy when the script is on the page twice", async () => {
		const page = await openMarkup(tabs, { head: `<script type="module" src="/gossamer/gossamer.js?again"></script>` });
		await page.click(".elementor-toggle-title");
		await page.waitForFunction(() => document.querySelector<HTMLElement>("#c1")!.style.display === "block");
		expect(await page.getAttribute("#t1", "aria-expanded")).toBe("true");
	});

	it("works from a script that is inserted after the page is parsed", async () => {
		const page = await openPage("/markup", {
			prepare: (page) =>
				page.route("**/markup", (route) =>
					route.fulfill({ contentType: "text/html", body: `<!doctype html><link rel="icon" href="data:,">${tabs}` }),
				),
		});
		await page.addScriptTag({ type: "module", url: "/gossamer/gossamer.js" });
		await page.evaluate(() => window.gossamer!.ready);
		await page.click(".elementor-toggle-title");
		expect(await page.getAttribute("#t1", "aria-expanded")).toBe("true");
	});

	it("keeps what is pressed between its module and its start", async () => {
		const page = await openPage("/markup", {
			prepare: (page) =>
				page.route("**/markup", (route) =>
					route.fulfill({ contentType: "text/html", body: `<!doctype html><link rel="icon" href="data:,">${tabs}` }),
				),
		});
		const isOpen = await page.evaluate(`(async () => {
			await import("/gossamer/gossamer.js");
			document.querySelector("#t1").click();
			await gossamer.ready;
			return document.querySelector("#t1").ariaExpanded;
		})()`);
		expect(isOpen).toBe("true");
	});

	it("does not start automatically when the page has stopped it before", async () => {
		const page = await openPage("/markup", {
			prepare: (page) =>
				page.route("**/markup", (route) =>
					route.fulfill({ contentType: "text/html", body: `<!doctype html><link rel="icon" href="data:,">${tabs}` }),
				),
		});
		const announced = await page.evaluate(`(async () => {
			let times = 0;
			addEventListener("elementor/frontend/init", () => times++);
			await import("/gossamer/gossamer.js");
			gossamer.stop();
			for (let task = 0; task < 3; task++) await new Promise((resolve) => setTimeout(resolve));
			const before = times;
			gossamer.start();
			await gossamer.ready;
			return [before, times];
		})()`);
		expect(announced).toEqual([0, 1]);
	});

	it("heeds a configuration that is printed after an async script (page-builder #4)", async () => {
		let release = () => {};
		const page = await openPage("/heading", {
			async prepare(page) {
				await page.route("**/markup", (route) =>
					route.fulfill({
						contentType: "text/html",
						body: `<!doctype html><link rel="icon" href="data:,"><script type="module" async src="/gossamer/gossamer.js"></script>${progress}<script src="/rest.js"></script><script>var elementorFrontendConfig={is_static:true}</script>`,
					}),
				);
				const gate = new Promise<void>((resolve) => (release = resolve));
				await page.route("**/rest.js", (route) =>
					gate.then(() => route.fulfill({ contentType: "text/javascript", body: "" })),
				);
			},
		});
		const script = page.waitForResponse("**/gossamer.js");
		const loaded = page.goto(`${siteUrl()}/markup`);
		await (await script).finished();
		release();
		await loaded;
		await page.evaluate(() => window.gossamer!.ready);
		expect(await page.evaluate(() => document.querySelector<HTMLElement>(".elementor-progress-bar")!.style.width)).toBe(
			"",
		);
	});

	it("reads no layout", async () => {
		const page = await openMarkup(`${tabs}<h1>Heading</h1>`, {
			prepare: (page) =>
				page.addInitScript(() => {
					const reads: string[] = [];
					Object.assign(window, { reads });
					const watch = (owner: object, name: string) => {
						const found = Object.getOwnPropertyDescriptor(owner, name)!;
						const note = (original: () => unknown) =>
							function (this: unknown, ...args: []) {
								reads.push(name);
								return original.apply(this, args);
							};
						Object.defineProperty(
							owner,
							name,
							found.get ? { ...found, get: note(found.get) } : { ...found, value: note(found.value) },
						);
					};
					for (const name of ["offsetTop", "offsetLeft", "offsetWidth", "offsetHeight"])
						watch(HTMLElement.prototype, name);
					for (const name of ["clientWidth", "clientHeight", "scrollTop", "scrollHeight", "getBoundingClientRect"])
						watch(Element.prototype, name);
					for (const name of ["innerWidth", "innerHeight", "scrollX", "scrollY", "getComputedStyle"])
						watch(window, name);
				}),
		});
		expect(await page.evaluate("reads")).toEqual([]);
	});

	it("switches the device with the width (page-builder #1)", async () => {
		const page = await openMarkup("<h1>Heading</h1>");
		const modes = [];
		for (const width of [767, 768, 1024, 1025]) {
			await page.setViewportSize({ width, height: 800 });
			await frames(page);
			modes.push(await page.getAttribute("body", "data-elementor-device-mode"));
		}
		expect(modes).toEqual(["mobile", "tablet", "tablet", "desktop"]);
	});

	it("gives back the kit with the stores when asked", async () => {
		const page = await openMarkup("<h1>Heading</h1>");
		const state = await page.evaluate(async () => {
			const { stores } = await window.gossamer!.kit();
			stores.grant("marketing");
			return [stores.consentFor("marketing"), window.gossamer!.stores.$viewport!.get().width];
		});
		expect(state).toEqual(["granted", 1280]);
	});
});
