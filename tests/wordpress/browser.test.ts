// Swapped pages in Chromium: widgets work, originals are gone, and the console says nothing.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchShell } from "../helpers/chromium.mjs";
import { get, logIn, php, settings, url } from "./wordpress";

let browser: Browser;
beforeAll(async () => {
	php(`return activate_plugin('gossamer/gossamer.php');`);
	settings({ mode: "on" });
	browser = await launchShell();
});
afterAll(() => browser.close());

const open = async (path: string) => {
	const page = await browser.newPage();
	const problems: string[] = [];
	page.on("console", (message) => /error|warning/.test(message.type()) && problems.push(message.text()));
	page.on("pageerror", (error) => problems.push(`${error}`));
	page.on(
		"response",
		(response) => response.status() >= 400 && !response.url().endsWith("/favicon.ico") && problems.push(response.url()),
	);
	await page.addInitScript(() =>
		document.addEventListener("gossamer:error", (event) => console.error((event as CustomEvent).detail.code)),
	);
	await page.goto(url + path, { waitUntil: "load" });
	return { page, problems };
};

it("a counter counts, a toggle opens, and no original has run", async () => {
	const { page, problems } = await open("/covered/");
	await page.locator(".elementor-counter-number", { hasText: "1,234" }).waitFor();
	const title = page.locator(".elementor-tab-title");
	await title.click();
	await page.locator(".elementor-tab-title[aria-expanded=true]").waitFor();
	await page.locator(".elementor-tab-content").waitFor({ state: "visible" });
	expect(await page.evaluate(() => [typeof window.jQuery, Reflect.get(window, "originals") ?? []])).toEqual([
		"undefined",
		[],
	]);
	expect(problems).toEqual([]);
	await page.close();
});

it("a page with a widget that nobody covers runs its originals, and nothing of ours", async () => {
	const { page, problems } = await open("/partial/");
	expect(
		await page.evaluate(() => [
			typeof window.jQuery,
			Reflect.get(window, "originals").includes("elementor-frontend"),
			typeof window.gossamer,
		]),
	).toEqual(["function", true, "undefined"]);
	expect(problems).toEqual([]);
	await page.close();
});

it.each([
	["answered 404", { status: 404, body: "" }],
	[
		"answered by the site's own page",
		{ status: 200, contentType: "text/html", body: "<!doctype html><title>Not here</title>" },
	],
	["refused", undefined],
])("a page that a cache keeps longer than our files are there runs its originals: files %s", async (_, answer) => {
	const cached = await (await fetch(`${url}/covered/`)).text();
	expect(cached).toContain("gossamer-js-module");
	const page = await browser.newPage();
	await page.route("**/*", (route) => {
		const { pathname } = new URL(route.request().url());
		if (pathname === "/covered/") return route.fulfill({ contentType: "text/html", body: cached });
		if (!pathname.includes("/gossamer/")) return route.continue();
		return answer ? route.fulfill(answer) : route.abort();
	});
	await page.goto(`${url}/covered/`);
	await page.waitForFunction(() => (Reflect.get(window, "originals") as string[])?.includes("elementor-frontend"));
	expect(await page.evaluate(() => [typeof window.jQuery, typeof window.gossamer])).toEqual(["function", "undefined"]);
	await page.close();
});

it("a script that uses jQuery without saying so keeps finding it", async () => {
	const { page, problems } = await open("/friends/");
	expect(await page.evaluate(() => Reflect.get(window, "sloppy"))).toBe("function");
	await page.locator(".elementor-counter-number", { hasText: "1,234" }).waitFor();
	expect(problems).toEqual([]);
	await page.close();
});

describe("a page with the starter", () => {
	const hasCore = () => typeof window.gossamer === "object";

	it("has its drop cap, the marks on body and its backgrounds without the core, in print as well", async () => {
		const { page, problems } = await open("/letter/");
		await page.locator(".elementor-drop-cap-letter", { hasText: "F" }).waitFor();
		await page.locator("body.e--ua-chrome[data-elementor-device-mode]").waitFor();
		expect(await page.locator("#below.e-lazyloaded").count()).toBe(0);
		await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
		expect(await page.locator("#below.e-lazyloaded").count()).toBe(1);
		expect(await page.evaluate(hasCore)).toBe(false);
		expect(problems).toEqual([]);
		await page.close();
	});

	it("loads the core when the pointer comes over a link that a plugin follows, under a policy as well; the cap stays one", async () => {
		const page = await browser.newPage();
		await page.route("**/letter/", async (route) => {
			const response = await route.fetch();
			const policy = "script-src 'self' 'unsafe-inline'; require-trusted-types-for 'script'";
			await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": policy } });
		});
		await page.goto(`${url}/letter/`);
		await page.locator(".elementor-drop-cap").waitFor();
		await page.locator("a[href='#below']").hover();
		await page.waitForFunction(hasCore);
		await page.evaluate(() => window.gossamer!.ready);
		expect(await page.locator(".elementor-drop-cap").count()).toBe(1);
		await page.locator("a[href='#below']").click();
		await page.waitForFunction(() => window.gossamer!.modules["plugins/sticky-anchors"]);
		await page.close();
	});

	it("serves a widget that comes later, and asks again for a core that could not be loaded", async () => {
		const page = await browser.newPage();
		let requests = 0;
		await page.route("**/gossamer.js*", (route) => (requests++ ? route.continue() : route.abort()));
		await page.clock.install();
		await page.addInitScript(() => {
			document.addEventListener("gossamer:error", (event) => {
				document.documentElement.dataset.error = (event as CustomEvent).detail.code;
			});
		});
		await page.goto(`${url}/letter/`);
		await page.locator(".elementor-drop-cap").waitFor();
		const widget = /<div class="[^"]*elementor-widget-toggle[\s\S]*?<p>Content<\/p>(<\/div>){4}/.exec(
			await (await fetch(`${url}/covered/`)).text(),
		)![0];
		await page.evaluate((html) => document.body.insertAdjacentHTML("beforeend", html), widget);
		await page.locator("[data-error=load]").waitFor({ state: "attached" });
		expect(await page.evaluate(hasCore)).toBe(false);
		await page.clock.fastForward(2000);
		await page.waitForFunction(hasCore);
		await page.clock.resume();
		await page.locator(".elementor-tab-title").click();
		await page.locator(".elementor-tab-title[aria-expanded=true]").waitFor();
		await page.close();
	});
});

it("the chat's button comes from us", async () => {
	const { page, problems } = await open("/chat/");
	await page.locator(".joinchat--show").waitFor({ state: "attached" });
	expect(await page.evaluate(() => Reflect.get(window, "originals") ?? [])).toEqual([]);
	expect(problems).toEqual([]);
	await page.close();
});

/** The settings page, as an administrator sees it. */
const openSettings = async (query = "") => {
	const { cookie } = await logIn();
	const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
	await context.addCookies(
		cookie.split("; ").map((pair) => {
			const [name, value] = pair.split(/=(.*)/);
			return { name: name!, value: value!, url };
		}),
	);
	const page = await context.newPage();
	await page.goto(`${url}/wp-admin/options-general.php?page=gossamer${query}`, { waitUntil: "load" });
	return { context, page };
};

it("the settings show a page as it is and swapped, side by side, whatever the mode is", async () => {
	settings({ mode: "off" });
	const { context, page } = await openSettings("&compare=/covered/");
	const [original, swapped] = page.frames().filter((frame) => frame.url().includes("gossamer-compare="));
	const sides = () =>
		Promise.all(
			[original!, swapped!].map((frame) =>
				frame.evaluate(() => ({
					hasOriginals: !!Reflect.get(window, "originals"),
					hasCore: typeof window.gossamer === "object",
					// Anyone who looks is logged in; visitors are not.
					isVisitors: !document.querySelector("#wpadminbar,.logged-in,[name=authors-tools]"),
					width: innerWidth,
				})),
			),
		);
	await swapped!.waitForFunction(() => typeof window.gossamer === "object");
	expect(await sides()).toEqual([
		{ hasOriginals: true, hasCore: false, isVisitors: true, width: 1280 },
		{ hasOriginals: false, hasCore: true, isVisitors: true, width: 1280 },
	]);
	await page
		.locator("#gossamer-frames output", { hasText: /^Script files: [1-9]\d*, [\d.]+ KiB$/ })
		.nth(1)
		.waitFor();

	await page.locator("[data-gossamer-width='390']").click();
	await page.locator("[data-gossamer-width='390'][aria-pressed=true]").waitFor();
	for (const frame of [original!, swapped!]) await frame.waitForFunction(() => innerWidth === 390);
	for (const frame of [original!, swapped!])
		await frame.evaluate(() => document.body.style.setProperty("height", "3000px"));
	await original!.evaluate(() => scrollTo(0, 500));
	await swapped!.waitForFunction(() => scrollY === 500);
	await context.close();
	settings({ mode: "on" });
});

it("a comparison of an address without a page says so", async () => {
	const { context, page } = await openSettings("&compare=/nothing-is-here/");
	await page.locator("#gossamer-frames output", { hasText: "This page does not exist." }).nth(1).waitFor();
	await context.close();
});

it("on a phone the rows of the report are stacked: nothing is beyond the edge", async () => {
	php(
		`return update_option('gossamer_report', array(home_url('/covered/') => Gossamer\\check_page(home_url('/covered/'))));`,
	);
	const { context, page } = await openSettings();
	await page.setViewportSize({ width: 390, height: 800 });
	await page.locator("#gossamer-report > summary").click();
	const right = (name: string) =>
		page.locator(`.gossamer-table ${name}`).evaluate((one) => one.getBoundingClientRect().right);
	for (const name of ["[data-title=Before]", "[data-title=After]", "button"])
		expect(await right(name)).toBeLessThanOrEqual(390);
	await page.getByRole("cell", { name: /KB/ }).first().waitFor();
	php(`return delete_option('gossamer_report');`);
	await context.close();
});

it("an administrator's preview is marked in the bar, on a phone as well", async () => {
	settings({ mode: "preview" });
	const { context, page } = await openSettings();
	await page.setViewportSize({ width: 390, height: 800 });
	await page.goto(`${url}/covered/`);
	expect(await page.locator("#wp-admin-bar-gossamer-preview").isVisible()).toBe(true);
	await context.close();
	settings({ mode: "on" });
});

it("read from right to left, the settings keep the numbers of the steps off their titles and show both sides of a comparison", async () => {
	const { context, page } = await openSettings("&compare=/covered/");
	await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
	const found = await page.evaluate(() => ({
		steps: [...document.querySelectorAll(".gossamer-steps > li")].map((step) => {
			const number = getComputedStyle(step, "::before");
			const start = step.getBoundingClientRect().right - parseFloat(number.right) - parseFloat(number.width);
			return step.querySelector("h2")!.getBoundingClientRect().right <= start;
		}),
		frames: [...document.querySelectorAll("#gossamer-frames iframe")].map((frame) => {
			const inside = frame.getBoundingClientRect();
			const shown = frame.parentElement!.getBoundingClientRect();
			return Math.abs(inside.left - shown.left) <= 1 && Math.abs(inside.right - shown.right) <= 1;
		}),
	}));
	expect(found).toEqual({ steps: [true, true, true, true], frames: [true, true] });
	await context.close();
});

it("a widget in a form that nobody knows is counted for the owner: visits a page, and which widgets", async () => {
	const admin = await logIn();
	const shown = async () => {
		const { text } = await get("/wp-admin/options-general.php?page=gossamer", { headers: admin });
		return /<ul class="gossamer-unknown">[\s\S]*?<\/ul>/
			.exec(text)?.[0]
			.replace(/<form[\s\S]*?<\/form>/g, "")
			.replace(/<[^>]*>/g, "");
	};
	php(`delete_option('gossamer_markup'); return 1;`);
	expect(await shown()).toBeUndefined();
	for (const visits of [1, 2]) {
		const page = await browser.newPage();
		await page.route("**/covered/", async (route) => {
			const response = await route.fetch();
			const body = (await response.text())
				.replaceAll("elementor-counter-number ", "")
				.replaceAll("elementor-counter-number", "");
			await route.fulfill({ response, body });
		});
		const said = page.waitForResponse((response) => response.url().includes("gossamer_markup"));
		await page.goto(`${url}/covered/`);
		expect((await said).status()).toBe(204);
		await page.close();
		expect(await shown()).toBe(`/covered/ ${visits} visit${visits > 1 ? "s" : ""}: Counter `);
	}
	// The address of another page is not this site's, and no name but a plugin's is stored.
	const address = /path=[^"]*sum=\w+/.exec((await get("/covered/")).text)![0].replaceAll("\\u0026", "&");
	const say = (query: string, plugins: string) =>
		get(`/wp-admin/admin-ajax.php?action=gossamer_markup&${query}`, {
			method: "POST",
			body: new URLSearchParams({ plugins }),
		});
	await say(address.replace("covered", "other"), "counter");
	await say(address, "<b>,nobody");
	expect(await shown()).toBe("/covered/ 2 visits: Counter ");
	await say(address, "counter,<b>,popups");
	expect(await shown()).toBe("/covered/ 3 visits: Counter, Popups ");
	const { length } = await php<string[]>(
		`for ($n = 0; $n < 200; $n++) { Gossamer\\count_visit("/$n/", array('counter')); } return array_keys(Gossamer\\unknown_forms());`,
	);
	expect(length).toBe(100);
	php(`delete_option('gossamer_markup'); return 1;`);
});
