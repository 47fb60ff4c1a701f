// Popups in a browser: what opens them, sessions, scripts, policies, a slow file; accessibility.
import { describe, expect, it } from "vitest";
import { countListeners } from "../../../src/testing";
import { violations } from "../../../tests/helpers/axe";
import { openPage } from "../../../tests/helpers/browser";
import { frames } from "../../../tests/helpers/frames";
import { gone, head, isOpen, link, open, popup, show } from "./pages";

describe("popups in a browser", () => {
	it("start nothing of a closed popup, and mount what is in it with each show, once (popups #1, #15)", async () => {
		const alert = `<div class="elementor-element elementor-widget" data-id="w" data-element_type="widget" data-widget_type="tabs.default"></div>`;
		const progress = `<div class="elementor-element elementor-widget-progress" data-id="p" data-element_type="widget" data-widget_type="progress.default"><div class="elementor-progress-wrapper" role="progressbar"><div class="elementor-progress-bar" data-max="40"></div></div></div>`;
		const page = await open(`${link()}${popup({}, 77, alert + progress)}`);
		expect(await page.evaluate(() => document.body.querySelector("[data-elementor-type=popup]"))).toBeNull();
		expect(
			await page.evaluate(() => performance.getEntriesByType("resource").some(({ name }) => name.includes("progress"))),
		).toBe(false);
		for (let times = 0; times < 2; times++) {
			await show(page);
			await page.waitForFunction(
				() => document.querySelector<HTMLElement>(".elementor-progress-bar")?.style.width === "40%",
			);
			await page.keyboard.press("Escape");
			await gone(page);
		}
	});

	it("opens automatically when the shell's style sheet is there, not before (stylesheets)", async () => {
		let release = () => {};
		const held = new Promise<void>((resolve) => (release = resolve));
		const config = { urls: { assets: "/assets/" }, version: "3.35" };
		// Not by `openMarkup`, which waits for all that is mounted.
		const page = await openPage("/markup", {
			prepare: async (page) => {
				await page.route("**/dialog.min.css*", (route) =>
					held.then(() => route.fulfill({ contentType: "text/css", body: ".dialog-widget{position:fixed}" })),
				);
				await page.route("**/markup", (route) =>
					route.fulfill({
						contentType: "text/html",
						body: `<!doctype html><html lang="en"><title>Markup</title><link rel="icon" href="data:,"><script>var elementorFrontendConfig=${JSON.stringify(config)}</script>${head}<script type="module" src="/gossamer/gossamer.js"></script><body>${popup({ triggers: { page_load: "yes" } })}`,
					}),
				);
			},
		});
		await page.waitForFunction(() =>
			performance.getEntriesByType("resource").some(({ name }) => name.includes("popups-rules")),
		);
		await frames(page);
		expect(await page.$("#elementor-popup-modal-77")).toBeNull();
		release();
		await page.waitForSelector("#elementor-popup-modal-77", { state: "visible" });
	});

	it.each([
		["has failed", ""],
		["is disabled", "disabled"],
		["is another device's", 'media="(min-width: 99999px)"'],
	])("opens automatically when a printed style sheet of the shell %s", async (state, attributes) => {
		const config = { urls: { assets: "/assets/" }, version: "3.35" };
		const isFailed = state === "has failed";
		const page = await openPage("/markup", {
			expected: [/./],
			async prepare(page) {
				await page.addInitScript(() => {
					// Anyone who waits to the end never opens.
					const timeout = window.setTimeout;
					Object.assign(window, {
						setTimeout: (run: () => void, ms: number) => (ms === 3000 ? 0 : timeout(run, ms)),
					});
				});
				await page.route("**/dialog.min.css*", (route) => (isFailed ? route.fulfill({ status: 404 }) : undefined));
				await page.route("**/markup", (route) =>
					route.fulfill({
						contentType: "text/html",
						body: `<!doctype html><html lang="en"><title>Markup</title><link rel="icon" href="data:,"><script>var elementorFrontendConfig=${JSON.stringify(config)}</script>${head}<body>${popup({ triggers: { page_load: "yes" } })}`,
					}),
				);
			},
		});
		const sheet = `<link rel="stylesheet" href="/assets/css/conditionals/dialog.min.css?ver=3.35" ${attributes}>`;
		await page.evaluate((html) => document.head.insertAdjacentHTML("beforeend", html), sheet);
		if (isFailed)
			await page.waitForFunction(() =>
				performance.getEntriesByType("resource").some(({ name }) => /dialog/.test(name)),
			);
		await page.evaluate(() => {
			const script = Object.assign(document.createElement("script"), { type: "module", src: "/gossamer/gossamer.js" });
			document.head.append(script);
		});
		await page.waitForSelector("#elementor-popup-modal-77", { state: "visible" });
	});

	it("has its triggers armed when the page is ready, and opens in time with all its classes (popups #2)", async () => {
		const page = await open(popup({ triggers: { page_load: "yes", page_load_delay: 3 } }), {
			prepare: (page) => page.clock.install({ time: new Date("2026-05-10T12:00:00") }),
		});
		await page.clock.pauseAt(new Date("2026-05-10T12:01:00"));
		expect(await page.locator("#elementor-popup-modal-77").getAttribute("class")).toBe(
			"dialog-widget dialog-lightbox-widget dialog-type-buttons dialog-type-lightbox elementor-popup-modal",
		);
		expect(await isOpen(page)).toBe(true);
	});

	it("opens when scrolled up (popups #5), and down to the offset (popups #6)", async () => {
		const tall = `<div style="height:3000px"></div><style>body{margin:0}</style>`;
		const page = await open(
			`${tall}${popup({ triggers: { scrolling: "yes", scrolling_offset: 50 } })}${popup({ triggers: { scrolling: "yes", scrolling_direction: "up" } }, 78)}`,
			{ viewport: { width: 1000, height: 1000 } },
		);
		const scroll = async (y: number) => {
			await page.evaluate((y) => scrollTo(0, y), y);
			await frames(page);
		};
		await scroll(999);
		expect(await isOpen(page)).toBe(false);
		await scroll(1000);
		expect(await isOpen(page)).toBe(true);
		expect(await isOpen(page, 78)).toBe(false);
		await scroll(990);
		expect(await isOpen(page, 78)).toBe(true);
	});

	it("opens when the pointer leaves at the top (popups #9), and when advertisements are hidden (popups #10)", async () => {
		const page = await open(
			`<style>.ad-box{display:none}</style>${popup({ triggers: { exit_intent: "yes" } })}${popup({ triggers: { adblock_detection: "yes" } }, 78)}`,
		);
		await page.waitForSelector("#elementor-popup-modal-78");
		expect(await page.locator(".ad-box").count()).toBe(0);
		const leave = (clientY: number) =>
			page.evaluate(
				(clientY) => void document.body.dispatchEvent(new MouseEvent("mouseout", { clientY, bubbles: true })),
				clientY,
			);
		await leave(20);
		expect(await isOpen(page)).toBe(false);
		await leave(0);
		expect(await isOpen(page)).toBe(true);
	});

	it("counts a new tab as a session of its own (popups #17)", async () => {
		const markup = popup({ triggers: { page_load: "yes" }, timing: { sessions: "yes", sessions_sessions: 1 } });
		const page = await open(markup);
		await page.reload();
		await page.evaluate(() => window.gossamer!.ready);
		const state = () => JSON.parse(localStorage.getItem("elementor")!);
		expect(await page.evaluate(state)).toMatchObject({ pageViews: 2, sessions: 1 });
		expect(await isOpen(page)).toBe(false);
		const tab = await page.context().newPage();
		await tab.route("**/markup", async (route) =>
			route.fulfill({
				contentType: "text/html",
				body: `<!doctype html>${await page.evaluate(() => document.head.outerHTML)}<body>${markup}`,
			}),
		);
		await tab.goto(page.url());
		await tab.waitForSelector("#elementor-popup-modal-77");
		expect(await tab.evaluate(state)).toMatchObject({ pageViews: 3, sessions: 2 });
	});

	it("adds no listeners over twenty shows (popups #46)", async () => {
		const page = await open(`${link()}${popup({ a11y_navigation: "yes" })}`, {
			prepare: (page) => page.addInitScript(`window.listeners = (${countListeners})()`),
		});
		const round = () =>
			page.evaluate(async () => {
				// biome-ignore lint/suspicious/noExplicitAny: the interface of other scripts
				(window as any).elementorProFrontend.modules.popup.showPopup({ id: 77 });
				window.dispatchEvent(new KeyboardEvent("keyup", { key: "Escape" }));
				// biome-ignore lint/suspicious/noExplicitAny: set above
				return (window as any).listeners.attached().filter((name: string) => /^(window|document|body) /.test(name));
			});
		const before = await round();
		for (let times = 0; times < 20; times++) expect(await round()).toEqual(before);
	});

	it("runs scripts in it once at load and once per show", async () => {
		const page = await open(
			`${link()}${popup({}, 77, `<script>window.runs = (window.runs ?? 0) + 1</script><p>Text</p>`)}`,
		);
		const runs = () => page.evaluate(() => (window as { runs?: number }).runs);
		expect(await runs()).toBe(1);
		await show(page);
		expect(await runs()).toBe(2);
		await page.keyboard.press("Escape");
		await gone(page);
		await show(page);
		expect(await runs()).toBe(3);
	});

	it("open by their links where the file with the rules cannot be loaded, which is told to developers", async () => {
		const asked: string[] = [];
		const page = await open(link() + popup({ triggers: { page_load: "yes" } }), {
			expected: [/Failed to load resource/],
			prepare: async (page) => {
				await page.addInitScript(() => {
					const codes: string[] = Object.assign(window, { codes: [] as string[] }).codes;
					document.addEventListener("gossamer:error", (event) => codes.push((event as CustomEvent).detail.code));
				});
				await page.route("**/plugins/popups-rules.js*", (route) => {
					asked.push(route.request().url());
					return route.abort();
				});
			},
		});
		await expect.poll(() => page.evaluate(() => (window as unknown as { codes: string[] }).codes)).toEqual(["load"]);
		expect(asked.filter((address) => address.includes("retry=")).length).toBe(1);
		expect(await isOpen(page)).toBe(false);
		await show(page);
	});

	it("open by their links while the file with the rules does not answer; it is heeded when it comes", async () => {
		let release = () => {};
		const held = new Promise<void>((resolve) => (release = resolve));
		const page = await openPage("/markup", {
			prepare: async (page) => {
				await page.route("**/plugins/popups-rules.js*", (route) => held.then(() => route.continue()));
				await page.route("**/markup", (route) =>
					route.fulfill({
						contentType: "text/html",
						body: `<!doctype html><html lang="en"><title>Markup</title><link rel="icon" href="data:,">${head}<script type="module" src="/gossamer/gossamer.js"></script><body>${link()}${popup()}${popup({ triggers: { page_load: "yes" } }, 78)}`,
					}),
				);
			},
		});
		await show(page);
		expect(await isOpen(page, 78)).toBe(false);
		release();
		await page.waitForSelector("#elementor-popup-modal-78", { state: "visible" });
	});

	it("runs only scripts with the page's nonce where the policy has one, and draws its × without markup", async () => {
		const policy = "script-src 'nonce-abc' 'strict-dynamic'; style-src-attr 'none'";
		const script = (name: string, nonce: string) => `<script ${nonce}>(window.ran ??= []).push("${name}")</script>`;
		const content = `${script("without", "")}${script("another", 'nonce="xyz"')}${script("own", 'nonce="abc"')}<p>Text</p>`;
		const page = await openPage("/markup", {
			expected: [/violates the following Content Security Policy/],
			prepare: (page) =>
				page.route("**/markup", (route) =>
					route.fulfill({
						contentType: "text/html",
						headers: { "content-security-policy": policy },
						body: `<!doctype html><html lang="en"><title>Markup</title><link rel="icon" href="data:,">${head}<script nonce="abc">elementorFrontendConfig={experimentalFeatures:{e_font_icon_svg:true}}</script><script nonce="abc" type="module" src="/gossamer/gossamer.js"></script><body>${link()}${popup({}, 77, content)}`,
					}),
				),
		});
		await show(page);
		expect(await page.evaluate(() => (window as unknown as { ran: string[] }).ran)).toEqual(["own", "own"]);
		// As large as in the lightbox.
		const share = await page.evaluate(() => {
			const { width, height } = document.querySelector(".dialog-close-button svg")!.getBoundingClientRect();
			return (
				document.querySelector<SVGGraphicsElement>(".dialog-close-button use")!.getBBox().width /
				Math.min(width, height)
			);
		});
		expect(share).toBeCloseTo(0.86);
		expect(await page.locator(".e-font-icon-svg-symbols").isVisible()).toBe(false);
	});

	it("is not stopped by forms whose fields bear the names of members", async () => {
		const names = ["closest", "matches", "contains", "parentElement", "dataset", "querySelector", "toggleAttribute"];
		const fields = names.map((name) => `<input name="${name}" aria-label="${name}">`).join("");
		const page = await open(
			`<form class="js-offer" id="form">${fields}<i>Offer</i></form>${link()}${popup({ open_selector: ".js-offer i", a11y_navigation: "yes" }, 77, `<form tabindex="0" id="inner">${fields}</form>`)}`,
		);
		await page.dispatchEvent("#form", "click");
		await page.dispatchEvent("#form", "submit_success");
		expect(await isOpen(page)).toBe(false);
		// Not by the driver, which such a form stops.
		await page.evaluate(() => document.querySelector<HTMLElement>(".js-offer i")!.click());
		await expect.poll(() => isOpen(page)).toBe(true);
		await page.keyboard.press("Tab");
		await page.dispatchEvent("#inner", "click");
		await page.keyboard.press("Escape");
		await gone(page);
	});

	it("survives a pattern that does not parse, in a referrer rule", async () => {
		const timing = { url: "yes", url_action: "regex", url_url: `[${"\\\\a".repeat(26)}` };
		const page = await open(
			popup({ triggers: { page_load: "yes" }, timing }) + popup({ triggers: { page_load: "yes" } }, 78),
		);
		await page.waitForSelector("#elementor-popup-modal-78");
		expect(await isOpen(page)).toBe(false);
	});

	it("works on the demo page, without problems for axe, wide and narrow", async () => {
		for (const width of [1280, 390]) {
			const page = await openPage("/popups", { viewport: { width, height: 800 }, reducedMotion: "reduce" });
			await page.evaluate(() => window.gossamer?.ready);
			await page.getByRole("link", { name: "Open the popup" }).click();
			await page.waitForSelector(".elementor-popup-modal h2");
			await page.waitForFunction(() => document.activeElement?.closest(".elementor-popup-modal"));
			expect(await violations(page)).toEqual([]);
		}
	});
});
