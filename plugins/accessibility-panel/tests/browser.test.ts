// Accessibility panel in a browser: colours before the first paint, computed styles, places under zoom and invert, axe in each scheme.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violations } from "../../../tests/helpers/axe";
import { openMarkup, openPage, siteUrl } from "../../../tests/helpers/browser";
import { panel } from "./markup";

const styles = '<link rel="stylesheet" id="wpah-front-styles-css" href="/public/accessibility-panel.css">';
const text =
	'<main id="main"><h1>Oak</h1><p>Bowls <a href="#x">and more</a></p><img src="/public/favicon.svg" alt=""></main>';
const classes = (names: string) =>
	`<script>document.body.className=${JSON.stringify(`accessibility-location-right ${names}`)}</script>`;
const open = (names = "wah_fstype_rem", around = text, options = {}) =>
	openMarkup(classes(names) + around + panel(), { head: styles, ...options });
const colours = (page: Page, selector: string) =>
	page.$eval(selector, (node) => {
		const { backgroundColor, color } = getComputedStyle(node);
		return [backgroundColor, color];
	});
/** Presses once the part that answers is there, which comes at the first interaction. */
const press = async (page: Page, selector: string) => {
	await page.$eval("#wp_access_helper_container", (host) =>
		host.dispatchEvent(new FocusEvent("focusin", { bubbles: true })),
	);
	await page.waitForSelector("#wp_access_helper_container [aria-pressed]", { state: "attached" });
	await page.$eval(selector, (node) => (node as HTMLElement).click());
};
/** What the core says of the browser. */
const marks = "e--ua-blink e--ua-chrome e--ua-webkit";
const black = ["rgb(0, 0, 0)", "rgb(255, 255, 255)"];

it("looks for its credits ten seconds after the start, not after what looks has come (accessibility-panel #31)", async () => {
	const page = await openMarkup(text + panel({ attributes: "" }), {
		head: styles,
		expected: [/WAH Credits missing/, /gossamer/i],
		prepare: (page) => page.clock.install(),
	});
	// What is waited for from then on never comes.
	await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
	await page.waitForSelector("#wp_access_helper_container", { state: "detached" });
	expect(await page.textContent(".wah-credits-missing")).toBe("WAH Credits missing.");
});

describe("the part that answers", () => {
	it("comes at the first interaction; what was lost is requested again by the next press", async () => {
		const network = { isDown: true, asked: 0, failed: 0 };
		const part = "**/plugins/accessibility-panel-panel.js*";
		const page = await open("", text, {
			expected: [/ERR_FAILED/, /gossamer/i],
			async prepare(page: Page) {
				page.on("requestfailed", (request) => request.url().includes("-panel-panel.js") && network.failed++);
				await page.route(part, (route) => {
					network.asked++;
					return network.isDown ? route.abort() : route.continue();
				});
			},
		});
		expect(network.asked).toBe(0);
		const underline = page.locator(".wah-call-underline-links");
		await page.locator(".aicon_link").click();
		await page.waitForSelector("#wp_access_helper_container.active");
		// Requested again at least once, and nothing is on its way.
		await expect.poll(() => network.asked > 1 && network.failed === network.asked).toBe(true);
		await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
		network.isDown = false;
		await underline.click();
		await expect.poll(() => underline.getAttribute("aria-pressed")).toBe("true");
		await page.waitForSelector("body.is_underline");
	});
});

describe("text size", () => {
	it("grows nested texts by one pixel each (accessibility-panel #11)", async () => {
		const page = await open("", '<p style="font-size:16px">Oak <span>bowls</span></p>');
		await press(page, ".larger");
		const sizes = await page.$$eval("p, p > span", (nodes) => nodes.map((node) => getComputedStyle(node).fontSize));
		expect(sizes).toEqual(["17px", "17px"]);
	});

	it.each([
		["chrome wah_fstype_zoom", 40],
		["chrome wah_fstype_zoom", -10],
		["gecko wah_fstype_zoom", 10],
	])("leaves the panel where it is, and as large: %s %d", async (names, steps) => {
		const page = await open(names, `${text}<div style="height:3000px"></div>`);
		await page.evaluate(() => scrollTo(0, 700));
		const places = () =>
			page.$$eval("#access_container, .aicon_link", async (nodes) => {
				const transitions = nodes[0]!.parentElement!.getAnimations();
				await Promise.all(transitions.map((animation) => animation.finished));
				return nodes.map((node) => {
					const { left, top, width, height } = node.getBoundingClientRect();
					return [left, top, width, height].map(Math.round);
				});
			});
		await press(page, ".aicon_link");
		const before = await places();
		for (let count = 0; count < Math.abs(steps); count++) await press(page, steps > 0 ? ".larger" : ".smaller");
		expect(await places()).toEqual(before);
	});
});

describe("colours", () => {
	it("reach the page, and not the panel (accessibility-panel #15, #16, #19)", async () => {
		const page = await open("wah_fstype_rem", text, { head: `${styles}<style>p#p{color:red!important}</style>` });
		await press(page, ".convar.black");
		await page.$eval("main", (node) => node.insertAdjacentHTML("beforeend", '<p id="p">Later</p>'));
		expect(await colours(page, "main p")).toEqual(black);
		expect(await colours(page, "#p")).toEqual(black);
		expect(await colours(page, "body")).toEqual(black);
		expect(await colours(page, ".a_module")).toEqual(["rgb(255, 255, 255)", "rgb(0, 0, 0)"]);
		await expect.poll(() => page.context().cookies()).toHaveLength(2);
		const cookies = await page.context().cookies();
		const days = (cookies[0]!.expires - Date.now() / 1000) / 86400;
		expect(cookies.map(({ name, value, path }) => [name, value, path])).toEqual([
			["wahFontColor", "#FFF", "/"],
			["wahBgColor", "#000", "/"],
		]);
		expect(days).toBeCloseTo(14, 1);
	});

	it("leave the focus on the button of their list, which closes (accessibility-panel #19)", async () => {
		const page = await open();
		await press(page, ".aicon_link");
		await press(page, "#contrast_trigger");
		await page.focus(".convar.black");
		await page.keyboard.press("Enter");
		await page.waitForSelector(".color_selector[inert]", { state: "attached" });
		await page.evaluate(() => new Promise(requestAnimationFrame));
		expect(await page.evaluate(() => document.activeElement?.id)).toBe("contrast_trigger");
	});

	it("are forgotten, and the page loaded once more (accessibility-panel #20)", async () => {
		const page = await open();
		await press(page, ".convar.black");
		const loaded = page.waitForEvent("load");
		await press(page, ".wah-call-clear-cookies");
		await loaded;
		await page.evaluate(() => window.gossamer?.ready);
		await expect.poll(() => page.context().cookies()).toEqual([]);
		expect((await colours(page, "main p"))[1]).toBe("rgb(0, 0, 0)");
	});

	it("are there before anything is drawn, by the file for the head", async () => {
		const page = await openPage("/accessibility-panel", {
			prepare: async (page) => {
				await page.context().addCookies([
					{ name: "wahBgColor", value: "%23000", url: siteUrl() },
					{ name: "wahFontColor", value: "#FF0", url: siteUrl() },
				]);
				await page.route("**/gossamer/gossamer.js", (route) => route.abort());
			},
			expected: [/ERR_FAILED/],
		});
		expect(await colours(page, "#story p")).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 0)"]);
	});

	it.each(["inherit", "transparent}*{}", "red 10%", "var(--x)", "url(#a)", "0", "color-mix(in srgb,red,blue)"])(
		"are none: %s",
		async (value) => {
			const page = await openPage("/accessibility-panel", {
				prepare: (page) =>
					page.context().addCookies([
						{ name: "wahBgColor", value: encodeURIComponent(value), url: siteUrl() },
						{ name: "wahFontColor", value: "#FFF", url: siteUrl() },
					]),
			});
			await page.evaluate(() => window.gossamer?.ready);
			expect(await page.$("#gossamer-contrast")).toBe(null);
		},
	);
});

it("can be used by keyboard alone: nothing of a closed panel is reached (accessibility-panel #2, #3, #4)", async () => {
	const page = await open();
	const press = async (key: string, name: string) => {
		await page.keyboard.press(key);
		await page.waitForFunction((name) => document.activeElement?.matches(name), name);
	};
	await press("Tab", ".wah-skiplinks-menu a");
	await press("Tab", ".aicon_link");
	await press("Tab", "main a");
	await press("Shift+Tab", ".aicon_link");
	await press("Enter", ".close_container");
	await press("Tab", ".smaller");
	await press("Escape", ".aicon_link");
	await press("Space", ".close_container");
	await page.focus(".close-wah-sidebar");
	await press("Enter", ".aicon_link");
});

it("keeps fixed things in the window when it inverts", async () => {
	const page = await open(
		"wah_fstype_rem",
		`${text}<div id="fixed" style="position:fixed;top:0"></div><div style="height:3000px"></div>`,
	);
	await press(page, ".wah-call-invert");
	await page.evaluate(() => scrollTo(0, 700));
	expect(await page.$eval("#fixed", (node) => node.getBoundingClientRect().top)).toBe(0);
	expect(await page.$eval(".aicon_link", (node) => node.getBoundingClientRect().top)).toBe(0);
});

it("can be reached as a whole in a window of 320 by 200 pixels, which is 400 % of zoom", async () => {
	const page = await openPage("/accessibility-panel", { viewport: { width: 320, height: 200 } });
	await page.evaluate(() => window.gossamer?.ready);
	await page.click(".aicon_link");
	for (const selector of [".larger", ".wah-call-invert", ".wah-call-remove-styles", "#wah_lights_off"])
		await page.click(selector);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

it("takes ten thousand hostile presses and colours without an error", async () => {
	const page = await open();
	const wrong = await page.evaluate(() => {
		const errors: unknown[] = [];
		document.addEventListener("gossamer:error", ({ detail }: CustomEventInit) =>
			errors.push(detail.code, String(detail.error)),
		);
		let seed = 7;
		const random = (count: number) => (seed = (seed * 16807) % 2147483647) % count;
		const texts =
			"|#000|#FFF|red|\0|}*{display:none|url(javascript:1)|</style><script>|var(--x)|🎉|%|%E0%A4%A|/*".split("|");
		const text = () => texts[random(texts.length)]!;
		const buttons = [...document.querySelectorAll<HTMLElement>("#wp_access_helper_container button")].filter(
			(button) => !button.matches(".wah-call-clear-cookies"),
		);
		for (let count = 0; count < 10_000; count++) {
			const button = buttons[random(buttons.length)]!;
			if (button.matches(".convar")) Object.assign(button.dataset, { bgcolor: text(), color: text() });
			if (count % 100 === 0) Object.assign(window, { wah_lights_off_selector: text() || "main" });
			button.click();
			const style = document.querySelector("#gossamer-contrast")?.textContent ?? "";
			if (/display|script|url|var|\/\*/.test(style)) errors.push(style);
		}
		window.gossamer!.stop();
		return [
			...errors,
			document.body.className,
			document.querySelectorAll("#gossamer-contrast, .wah-dark-overlay, .active_greyscale").length,
		];
	});
	expect(wrong).toEqual([`accessibility-location-right wah_fstype_rem ${marks}`, 0]);
});

it("ends two hundred times without a trace, wherever it was and whatever went away under it", async () => {
	const page = await open("", `${text}<div id="rest"></div>`);
	const wrong = await page.evaluate(async () => {
		const errors: unknown[] = [];
		document.addEventListener("gossamer:error", ({ detail }: CustomEventInit) =>
			errors.push(detail.code, String(detail.error)),
		);
		const gossamer = window.gossamer!;
		const host = document.querySelector("#wp_access_helper_container")!;
		gossamer.stop();
		const printed = host.outerHTML;
		const states = new Set<string>();
		for (let round = 0; round < 200; round++) {
			document.querySelector("#wp_access_helper_container")!.outerHTML = printed;
			gossamer.start();
			while (!document.querySelector("#access_container[inert]")) await new Promise((resolve) => setTimeout(resolve));
			const buttons = [...document.querySelectorAll<HTMLElement>("#access_container button")].filter(
				(button) => !button.matches(".wah-call-clear-cookies,.convar"),
			);
			for (let count = 0; count < 3; count++) buttons[(round * 7 + count * 5) % buttons.length]!.click();
			if (round % 3 === 0) buttons[(round * 5) % buttons.length]!.closest("div")!.remove();
			gossamer.stop();
			const { body, documentElement: root } = document;
			states.add(
				[
					body.className,
					body.style.cssText,
					root.style.cssText,
					document.querySelectorAll("[data-wahfont], .wah-dark-overlay, .active_greyscale").length,
				].join(),
			);
		}
		return [errors, [...states]];
	});
	expect(wrong).toEqual([[], [`accessibility-location-right ${marks},,,0`]]);
});

describe("axe finds nothing", () => {
	it.each(["", "?bare", "?bare&dark"])("in an open panel and each of its schemes: %s", async (query) => {
		const page = await openPage(`/accessibility-panel${query}`, { reducedMotion: "reduce" });
		await page.evaluate(() => window.gossamer?.ready);
		expect(await violations(page)).toEqual([]);
		await page.click(".aicon_link");
		await page.click("#contrast_trigger");
		expect(await violations(page)).toEqual([]);
		// The server's violet on black, or black on it, has 4.3:1 on its own.
		for (const colour of await page.$$(".convar:not(.navi)")) {
			await colour.evaluate((node) => (node as HTMLElement).click());
			expect(await violations(page)).toEqual([]);
		}
	});
});
