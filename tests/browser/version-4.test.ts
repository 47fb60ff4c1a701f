// A page of version 4 as a swap leaves it: nothing of the originals is requested, everything works, and what comes is small.
import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { composeCore } from "../../src/rollup/release";
import { extrasOf, type FilesOfRelease, judge, swap } from "../../src/verdict";
import { atomicForm, atomicTabs, interaction, interactionList, youtube } from "../helpers/atomic";
import { openPage } from "../helpers/browser";
import { readManifest, release } from "../site/release.mjs";
import { popup } from "../versions/panels";

/** In the order in which the server prints them. */
const originals = [
	"elementor-v2-frontend-handlers",
	"elementor-v2-alpinejs",
	"elementor-tabs-handler",
	"elementor-youtube-handler",
	"elementor-v2-action-link-handlers",
	"elementor-v2-form-handlers",
	"elementor-pro-webpack-runtime",
	"elementor-webpack-runtime",
	"jquery-core",
	"jquery-migrate",
	"elementor-frontend-modules",
	"elementor-pro-frontend",
	"jquery-ui-core",
	"elementor-frontend",
	"pro-elements-handlers",
	"motion-js",
	"elementor-interactions-shared-utils",
	"elementor-interactions-pro",
];
const builder = {
	version: "4.2.3",
	is_static: false,
	urls: { ajaxurl: "/wp-admin/admin-ajax.php" },
	nonces: { atomicFormsSendForm: "0123456789" },
	post: { id: 42, title: "Tea", excerpt: "" },
};
const offer = `%23elementor-action%3Aaction%3Dpopup%3Aopen%26settings%3D${encodeURIComponent(btoa('{"id":"44","toggle":false}'))}`;
const video = youtube({ source: "https://youtu.be/XXXXXXXXXXX" });
const sale = popup({ builder: "4.2", pro: "4.2" });
const item = (id: string, text: string) =>
	`<section class="elementor-element elementor-element-${id} e-con e-atomic-element e-div-block-base" data-id="${id}" data-element_type="e-div-block" data-e-type="e-div-block" data-interaction-id="${id}">${text}</section>`;
const list = interactionList({
	in1: [interaction({ trigger: "load" })],
	in2: [interaction({ trigger: "scrollIn", effect: "slide", direction: "left" })],
});
const printed = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Tea</title><link rel="icon" href="data:,">
<meta name="generator" content="Elementor 4.2.3; features: e_atomic_elements; settings: css_print_method-external">
<style>.e-tab-content-base{display:block}[hidden],.message-success,.message-error{display:none}.form-state-success .message-success{display:block}.e-youtube-base{aspect-ratio:16/9;width:300px}</style></head>
<body class="elementor-default elementor-page"><div data-elementor-type="wp-page" data-elementor-id="42" class="elementor elementor-42">
${item("in1", "At load")}${item("in2", "In view")}${atomicTabs(["Leaves", "Water"], { printed: 0 })}
<button class="e-button-base" data-action-link="${offer}" target="_self" data-interaction-id="b1">Offer</button>
${atomicForm('<input class="e-form-input-base" name="mail" aria-label="Mail" data-interaction-id="i1">')}${video}</div>
${sale}
${list}
<script id="elementor-interactions-js-extra">var ElementorInteractionsConfig = {"constants":{"defaultDuration":600}};</script>
<script id="elementor-frontend-js-before">var elementorFrontendConfig = ${JSON.stringify(builder)};</script>
${originals.map((handle) => `<script src="/wp-content/plugins/originals/${handle}.js?ver=4.2.3" id="${handle}-js"></script>`).join("\n")}
</body></html>`;

const manifest = readManifest() as unknown as FilesOfRelease;
const read = (file: string) => readFileSync(`${release}/${file}`, "utf8");
const brotli = (text: string) => brotliCompressSync(text).length;
const swapped = (text: string) => {
	const page = { html: text, address: "http://site.example/tea/", scripts: new Map() };
	const verdict = judge(page, manifest, { without: extrasOf(manifest.covers) });
	return { verdict, html: swap(page, verdict, manifest, { base: "/gossamer/", read }) };
};

/** @returns the page, and the addresses of all that it asks for */
const open = async (html: string, prepare?: (page: Page) => Promise<unknown>) => {
	const asked: string[] = [];
	const page = await openPage("/tea/", {
		providers: true,
		async prepare(page) {
			page.on("request", (request) => asked.push(new URL(request.url()).pathname));
			await page.route("**/tea/", (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body: html }));
			await page.route("**/admin-ajax.php", (route) =>
				route.fulfill({ json: { success: true, data: { message: "", data: {} } } }),
			);
			await prepare?.(page);
		},
	});
	await page.evaluate(() => window.gossamer?.ready);
	return { page, asked };
};

it("works without any of its scripts, and the console says nothing (atomic #78)", async () => {
	const { verdict, html } = swapped(printed);
	expect([verdict.level, verdict.reasons, verdict.stay]).toEqual(["whole", [], []]);
	const { page, asked } = await open(html);
	expect(await page.evaluate(() => Array.from(document.scripts, ({ id }) => id).filter(Boolean))).toEqual([
		"gossamer-config",
		"gossamer-js-module",
		"elementor-interactions-data",
		"elementor-interactions-js-extra",
		"elementor-frontend-js-before",
	]);
	expect(await page.evaluate(() => [window.elementorFrontendConfig!.version, !!ElementorInteractionsConfig])).toEqual([
		"4.2.3",
		true,
	]);
	await page.click('[id="a1-tab-1"]');
	await page.waitForSelector("text=Water");
	await page.click("text=Offer");
	await page.waitForSelector(".elementor-popup-modal a[href='/sale/']");
	await page.keyboard.press("Escape");
	await page.waitForSelector(".elementor-popup-modal", { state: "hidden" });
	await page.fill("[name=mail]", "a@b.test");
	await page.click("[type=submit]");
	await page.waitForSelector(".form-state-success");
	await page.waitForSelector(".e-youtube-base [role=button]");
	await page.waitForFunction(
		() =>
			[...document.querySelectorAll("[data-interaction-id^=in]")].every(
				(node) => getComputedStyle(node).opacity === "1" && getComputedStyle(node).visibility === "visible",
			) && document.getAnimations().every(({ playState }) => playState === "finished"),
	);
	expect(asked.filter((path) => path.startsWith("/wp-content/"))).toEqual([]);
	expect(page.url()).toMatch(/\/tea\/$/);
});

const kinds = ["load", "scrollIn", "scrollOut", "scrollOn", "hover", "click"];

it("loads at most 16 kB for tabs, a form, an action link and interactions of every kind, in one file and what its head holds", async () => {
	const { html } = swapped(
		printed
			.replace(video, "")
			.replace(sale, "")
			.replace(item("in1", "At load"), kinds.map((kind) => item(`k${kind}`, kind)).join(""))
			.replace(list, () =>
				interactionList(Object.fromEntries(kinds.map((trigger) => [`k${trigger}`, [interaction({ trigger })]]))),
			),
	);
	const { asked } = await open(html);
	await expect.poll(() => asked.filter((path) => /atomic-form|interactions/.test(path)).length).toBe(4);
	const chunks = asked
		.map((path) => path.replace("/gossamer/", ""))
		.filter((path) => /\.js$/.test(path) && path !== "gossamer.js");
	expect(chunks.sort()).toEqual([
		"kit.js",
		"plugins/atomic-form.js",
		"plugins/atomic-tabs.js",
		"plugins/interactions-by-scroll.js",
		"plugins/interactions-more.js",
		"plugins/interactions.js",
	]);
	const one = composeCore(
		read("engine.js"),
		readManifest().rows,
		Object.fromEntries(chunks.map((file) => [file, read(file)])),
	);
	const bytes = brotli(one) + brotli(read("entrances.js")) + brotli(read("marks.js"));
	console.info(`a page of version 4: ${bytes} B`);
	expect(bytes).toBeLessThanOrEqual(16_000);
});
