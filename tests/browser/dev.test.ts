// The developer's panel on a page of the demo: what it shows, by keyboard, accessible, and that it goes without a trace.
import { expect, it } from "vitest";
import type { inspect } from "../../src/dev";
import { violations } from "../helpers/axe";
import { openMarkup } from "../helpers/browser";

const open = async () => {
	const counter = (id: string) =>
		`<div class="elementor-element elementor-widget-counter" data-id="${id}" data-widget_type="counter.default"><span class="elementor-counter-number" data-duration="0" data-to-value="70" data-from-value="0">0</span></div>`;
	const page = await openMarkup(
		`<header class="elementor-location-header"><p>Header</p></header><main><h1>Page</h1>${counter("a1")}<div style="height:3000px"></div>${counter("a2")}</main>`,
		{ head: '<script type="module" src="/gossamer/dev.js"></script>' },
	);
	await page.waitForFunction(() => "inspect" in window.gossamer!);
	return page;
};
const report = (page: Awaited<ReturnType<typeof open>>) =>
	page.evaluate(() => (window.gossamer as unknown as { inspect: typeof inspect }).inspect());

it("tells what the page uses: plugins, kit, styles, consent, and why motion is off", async () => {
	const page = await open();
	await page.emulateMedia({ reducedMotion: "reduce" });
	await expect
		.poll(() => report(page).then(({ plugins }) => plugins.find(({ plugin }) => plugin === "counter")))
		.toMatchObject({ when: "visible", state: "mounted", hosts: 2 });
	const { files, bytes, consent } = await report(page);
	expect(files.map(({ file, kind }) => `${kind} ${file}`)).toEqual(
		expect.arrayContaining([
			"core gossamer.js",
			"kit kit.js",
			"plugin plugins/counter.js",
			"style plugins/sticky-header.css",
		]),
	);
	expect(bytes).toBe(files.reduce((sum, file) => sum + file.bytes, 0));
	expect(consent).toBeTruthy();
	await expect
		.poll(() => report(page).then(({ reducedMotion }) => reducedMotion.because))
		.toBe("the browser asks for reduced motion");
});

it("shows it on the page at Alt+Shift+G, with the hosts outlined, and goes without a trace", async () => {
	const page = await open();
	await page.keyboard.press("Alt+Shift+KeyG");
	const panel = page.getByRole("region", { name: "Gossamer", exact: true });
	await panel.waitFor();
	const row = panel.getByRole("row", { name: /^counter/ });
	await expect.poll(() => row.textContent()).toMatch(/visible(mounted|loaded)/);
	await row.getByRole("button").click();
	const outline = () =>
		page.evaluate(() => getComputedStyle(document.querySelector(".elementor-widget-counter")!).outlineStyle);
	await expect.poll(outline).toBe("solid");

	expect(await violations(page, { fromShadowDom: ["[data-gossamer-dev]", ".panel"] })).toEqual([]);

	await page.keyboard.press("Escape");
	await panel.waitFor({ state: "detached" });
	await expect.poll(outline).toBe("none");
	expect(await page.evaluate(() => document.querySelector("[data-gossamer-dev]"))).toBeNull();
	await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
});

it("warns of markup without its host", async () => {
	const said: string[] = [];
	const page = await openMarkup('<main><h1>Page</h1><p class="elementor-tab-title">Shipping</p></main>', {
		head: '<script type="module" src="/gossamer/dev.js"></script>',
		prepare: async (page) => void page.on("console", (message) => said.push(message.text())),
		expected: [/Markup of accordion/],
	});
	await page.waitForFunction(() => "inspect" in window.gossamer!);
	await expect.poll(() => said.filter((text) => text.includes("Markup of"))).toHaveLength(1);
	expect(said.join()).toContain("Markup of accordion has no host");
});

it("shows the files and bytes of a plugin from elsewhere, and none of its own", async () => {
	const chunk = `export default { mount: (host) => { host.textContent = "Hello"; } };`;
	const page = await openMarkup(
		'<main><h1>Page</h1><p class="hello">Press</p><p class="far">Far</p></main><script type="module" src="/mine/index.js"></script>',
		{
			head: '<script type="module" src="/gossamer/dev.js"></script>',
			async prepare(page) {
				const files: Record<string, string> = {
					"index.js": `for (const name of ["hello", "far"]) gossamer.start({ name, selector: "." + name, when: "now", load: () => import(name === "far" ? "./other.js" : "./hello-4f3a.js") });`,
					"hello-4f3a.js": chunk,
					"other.js": chunk,
				};
				for (const [name, body] of Object.entries(files))
					await page.route(`**/mine/${name}`, (route) => route.fulfill({ contentType: "text/javascript", body }));
			},
		},
	);
	await page.waitForFunction(() => "inspect" in window.gossamer!);
	await page.keyboard.press("Alt+Shift+KeyG");
	const panel = page.getByRole("region", { name: "Gossamer", exact: true });
	const row = (name: string) => panel.getByRole("row", { name: RegExp(`^${name}`) });
	await expect.poll(() => row("hello").textContent()).toMatch(RegExp(`^hello1nowmounted${chunk.length}`));
	expect(await row("far").textContent()).toContain("elsewhere");
	const text = (await panel.textContent())!;
	expect(text).toContain(`/mine/hello-4f3a.js ${chunk.length}`);
	expect(text).not.toMatch(/dev|manifest|other\.js|index\.js/);
	const { files, bytes, plugins } = await report(page);
	expect(plugins.find(({ plugin }) => plugin === "hello")).toMatchObject({ files: ["/mine/hello-4f3a.js"] });
	expect(bytes).toBe(files.reduce((sum, file) => sum + file.bytes, 0));
});
