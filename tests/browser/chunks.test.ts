// The built runtime in a real browser: what happens while or because a chunk is late.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openMarkup, openPage } from "../helpers/browser";
import { progress, tabs } from "../helpers/loaded-widgets";

const form = `<div class="responder-form-main-wrapper"><form method="post" action="/native" data-form_id="f1" data-form_errors="{}"><div class="fields-wrapper"><div class="res-form-field res-form-field-input" data-field-type="text"><input name="field_name" value="Dana"></div><input type="submit" class="res-button-submit" data-original_text="Join" data-submitting_text="Sending" value="Join"></div><div class="responder-message-form-error"></div><div class="responder-message-sent">Thanks</div></form></div>`;
/** Lets requests for a file wait until the returned function is called. */
const holdFile = async (page: Page, pattern: string) => {
	let release!: () => void;
	const gate = new Promise<void>((resolve) => (release = resolve));
	await page.route(pattern, async (route) => {
		await gate;
		await route.continue();
	});
	return release;
};

describe("while a chunk is on its way", () => {
	it("keeps the first click and replays it once", async () => {
		let release = () => {};
		const page = await openPage("/markup", {
			async prepare(page) {
				release = await holdFile(page, "**/plugins/accordion.js");
				await page.route("**/markup", (route) =>
					route.fulfill({
						contentType: "text/html",
						body: `<!doctype html><link rel="icon" href="data:,"><script type="module" src="/gossamer/gossamer.js"></script>${tabs}`,
					}),
				);
			},
		});
		await page.click(".elementor-toggle-title");
		await page.click(".elementor-toggle-title");
		expect(await page.getAttribute("#t1", "aria-expanded")).toBe("false");
		release();
		await page.waitForFunction(() => document.querySelector("#t1")!.getAttribute("aria-expanded") === "true");
	});

	it("keeps a submit, and what was typed, until the form's plugin is there", async () => {
		let release = () => {};
		const bodies: string[] = [];
		const page = await openPage("/markup", {
			async prepare(page) {
				release = await holdFile(page, "**/plugins/lead-form.js");
				await page.route("**/ajax", (route) => {
					bodies.push(route.request().postData() ?? "");
					return route.fulfill({ json: { status: true } });
				});
				await page.route("**/markup", (route) =>
					route.fulfill({
						contentType: "text/html",
						body: `<!doctype html><link rel="icon" href="data:,"><script>var RMP_AJAX_LOCALS={ajaxUrl:"/ajax",_nonce:"n"}</script><script type="module" src="/gossamer/gossamer.js"></script>${form}`,
					}),
				);
			},
		});
		await page.waitForFunction(() => window.gossamer);
		await page.fill("[name=field_name]", "Noa");
		await page.press("[name=field_name]", "Enter");
		await page.click(".res-button-submit");
		expect(bodies).toEqual([]);
		release();
		await page.waitForFunction(
			() => document.querySelector<HTMLElement>(".responder-message-sent")!.style.display === "block",
		);
		expect(bodies).toHaveLength(1);
		expect(bodies[0]).toContain("=Noa");
	});

	it("never posts the form natively: it says that it is not sent, keeps what was typed, and sends it later", async () => {
		let isCut = true;
		const bodies: string[] = [];
		const page = await openMarkup(
			form.replace('data-form_errors="{}"', `data-form_errors='{"server_error":"Not sent"}'`),
			{
				head: `<script>var RMP_AJAX_LOCALS={ajaxUrl:"/ajax",_nonce:"n"}</script>`,
				expected: [/Failed to load resource/],
				async prepare(page) {
					await page.route("**/plugins/lead-form.js*", (route) => (isCut ? route.abort() : route.continue()));
					await page.route("**/ajax", (route) => {
						bodies.push(route.request().postData() ?? "");
						return route.fulfill({ json: { status: true } });
					});
				},
			},
		);
		await page.fill("[name=field_name]", "Noa");
		await page.click(".res-button-submit");
		await page.waitForSelector("text=Not sent");
		expect(await page.inputValue("[name=field_name]")).toBe("Noa");
		isCut = false;
		await page.evaluate(() => dispatchEvent(new Event("online")));
		await expect.poll(() => bodies.length).toBe(1);
		expect(bodies[0]).toContain("=Noa");
		expect(new URL(page.url()).pathname).toBe("/markup");
	});
});

describe("a chunk that fails", () => {
	const listen = (page: Page) =>
		page.addInitScript(() => {
			const errors: unknown[] = [];
			Object.assign(window, { errors });
			document.addEventListener("gossamer:error", (event) => {
				const { code, plugin, error } = (event as CustomEvent).detail;
				errors.push({
					code,
					plugin,
					name: error.name,
					type: error.type,
					request: error.request,
					message: error.message,
				});
			});
		});

	it("is requested once more past every cache", async () => {
		const tries: string[] = [];
		const page = await openMarkup(tabs, {
			expected: [/Failed to load resource/],
			async prepare(page) {
				await listen(page);
				await page.route("**/plugins/accordion.js*", (route) => {
					const { search } = new URL(route.request().url());
					tries.push(search);
					return search ? route.continue() : route.abort();
				});
			},
		});
		await page.click(".elementor-toggle-title");
		expect(await page.getAttribute("#t1", "aria-expanded")).toBe("true");
		// The preload and the import, which may share an answer; and one retry, which need not wait for the preload.
		expect(tries).toContain("");
		expect(tries.filter(Boolean)).toEqual([expect.stringMatching(/^\?retry=\d+$/)]);
		expect(await page.evaluate("errors")).toEqual([]);
	});

	it("may be the kit that all plugins share", async () => {
		let tries = 0;
		const page = await openMarkup(tabs, {
			expected: [/Failed to load resource/],
			prepare: (page) => page.route("**/kit.js*", (route) => (++tries === 1 ? route.abort() : route.continue())),
		});
		await page.click(".elementor-toggle-title");
		await page.waitForFunction(() => document.querySelector("#t1")!.getAttribute("aria-expanded") === "true");
		expect(tries).toBeGreaterThan(1);
	});

	it("is reported with type and address, and leaves its neighbours working (page-builder #20)", async () => {
		const page = await openMarkup(tabs + progress, {
			expected: [/Failed to load resource/],
			async prepare(page) {
				await listen(page);
				await page.route("**/plugins/accordion.js*", (route) => route.abort());
			},
		});
		await page.waitForFunction(
			() => document.querySelector<HTMLElement>(".elementor-progress-bar")!.style.width === "70%",
		);
		const request = expect.stringMatching(/\/gossamer\/plugins\/accordion\.js$/);
		const message = expect.stringMatching(
			/^Loading chunk plugins\/accordion failed\.\n\(error: http.*accordion\.js\)$/,
		);
		expect(await page.evaluate("errors")).toEqual([
			{ code: "load", plugin: "accordion", name: "ChunkLoadError", type: "error", request, message },
		]);
	});

	it("that holds no plugin is reported as missing", async () => {
		const page = await openMarkup(tabs, {
			async prepare(page) {
				await listen(page);
				await page.route("**/plugins/accordion.js*", (route) =>
					route.fulfill({ contentType: "text/javascript", body: "export {}" }),
				);
			},
		});
		await page.waitForFunction("errors.length");
		expect(await page.evaluate("errors")).toMatchObject([{ code: "load", type: "missing" }]);
	});

	it("shows what its cloak hid", async () => {
		const page = await openMarkup(
			`<style>.elementor-invisible{visibility:hidden}</style><div class="elementor-element elementor-invisible" data-settings='{"_animation":"fadeIn"}'>Seen</div>`,
			{
				expected: [/Failed to load resource/],
				prepare: (page) => page.route("**/plugins/animations.js*", (route) => route.abort()),
			},
		);
		await page.waitForSelector("text=Seen", { state: "visible" });
		expect(await page.getAttribute(".elementor-element", "class")).toBe("elementor-element");
	});
});
