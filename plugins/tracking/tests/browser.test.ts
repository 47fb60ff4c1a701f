// Tracking in real Chromium, against the demo's shop: consent, wire, faults, clicks, pages that come back.
import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { openPage, siteUrl } from "../../../tests/helpers/browser";
import { launchChromium } from "../../../tests/helpers/chromium.mjs";
import { injectFaults } from "./delivery-faults.mjs";

interface Received {
	destination: string;
	via: string;
	name: string;
	data: unknown;
	order: number;
}
const received = async (): Promise<Received[]> => (await (await fetch(`${siteUrl()}/events.json`)).json()).reverse();
const clear = () => fetch(`${siteUrl()}/events/clear`, { method: "POST" });
const namesOf = async (destination: string, via = "browser") =>
	(await received())
		.filter((event) => event.destination === destination && event.via === via)
		.sort((one, other) => one.order - other.order)
		.map(({ name }) => name);
const serverEvents = () => namesOf("facebook", "server, ajax");
const accept = (page: Page) => page.click(".cn-set-cookie[data-cookie-set=accept]");
/** The page has nothing left to do on its own. */
const quiet = (page: Page) =>
	page.evaluate(async () => {
		await window.gossamer!.ready;
		for (let turn = 0; turn < 8; turn++)
			await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)));
	});
const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name).sort();
/** Requests that tracking makes, to whomever. */
const requestsOf = (page: Page) => {
	const all: string[] = [];
	page.on("request", (request) => {
		if (/admin-ajax|wp-json|record|facebook|google|pinimg|bing/.test(request.url())) all.push(request.url());
	});
	return all;
};

beforeEach(clear);

describe("the shop", () => {
	it("sends nothing and keeps nothing before consent, and nothing after a refusal but the answer", async () => {
		const requests: string[][] = [];
		const page = await openPage("/shop?consent=on", {
			prepare: async (page) => void requests.push(requestsOf(page)),
		});
		await quiet(page);
		await page.click(".ask");
		await page.mouse.wheel(0, 5000);
		await quiet(page);
		expect(requests).toEqual([[]]);
		expect(await page.context().cookies()).toEqual([]);
		expect(await page.evaluate(() => localStorage.length)).toBe(0);
		await page.click(".cn-set-cookie[data-cookie-set=refuse]");
		await page.click(".ask");
		await quiet(page);
		expect(requests).toEqual([[]]);
		await expect.poll(() => cookieNames(page)).toEqual(["cookie_notice_accepted", "pys_consent"]);
		expect(await received()).toEqual([]);
	});

	it("tells all five destinations and the server once consent is there, under one id", async () => {
		await clear();
		const page = await openPage("/shop");
		await quiet(page);
		await accept(page);
		await expect.poll(() => namesOf("bing")).toContain("event page_view");
		await expect.poll(() => namesOf("facebook")).toEqual(["set autoConfig", "init 100000000000001", "track PageView"]);
		await expect.poll(() => namesOf("ga")).toHaveLength(4);
		expect((await namesOf("ga")).map((name) => name.split(" ")[0])).toEqual(["consent", "js", "config", "event"]);
		await expect.poll(() => namesOf("gtm")).toEqual(["consent default", "gtm.js", "page_view"]);
		await expect.poll(() => namesOf("pinterest")).toEqual(["load 2600000000001", "page", "track pagevisit"]);
		await expect.poll(serverEvents).toEqual(["PageView"]);
		const all = await received();
		const ids = [
			(all.find(({ via }) => via === "server, ajax")!.data as { eventID: string }).eventID,
			(all.find(({ name }) => name === "track PageView")!.data as [0, 0, 0, { eventID: string }])[3].eventID,
			(
				all.find(({ destination, name }) => destination === "ga" && name === "event page_view")!.data as [
					0,
					0,
					{ eventID: string },
				]
			)[2].eventID,
		];
		expect(ids[0]).toHaveLength(36);
		expect(new Set(ids).size).toBe(1);
	});

	it("takes the consent back immediately: cookies go, nothing more is sent", async () => {
		const page = await openPage("/shop");
		await quiet(page);
		await accept(page);
		await expect.poll(() => page.evaluate(() => document.cookie)).toContain("_fbp");
		await quiet(page);
		await page.click(".cn-revoke-cookie");
		await expect.poll(() => cookieNames(page)).toEqual(["cookie_notice_accepted", "pys_consent"]);
		await quiet(page);
		await clear();
		await page.click(".ask");
		await quiet(page);
		expect((await received()).filter(({ name }) => !name.startsWith("consent update"))).toEqual([]);
	});

	it("sends the values of what is chosen, and the removal with an id for the server", async () => {
		const page = await openPage("/shop/bowl");
		await quiet(page);
		await accept(page);
		await expect.poll(() => namesOf("facebook")).toContain("track ViewContent");
		await page.selectOption("select", "13");
		await page.fill(".qty", "3");
		await clear();
		await page.click(".single_add_to_cart_button");
		await page.waitForURL(/cart/);
		await expect.poll(serverEvents).toContain("AddToCart");
		const { data } = (await received()).find(({ name, via }) => name === "AddToCart" && via === "server, ajax")!;
		expect(data).toMatchObject({ data: { value: "102", content_ids: { 0: "13" } } });
	});

	it("gives the order its ten hidden fields", async () => {
		const page = await openPage("/shop?utm_source=letter");
		await quiet(page);
		await accept(page);
		await expect.poll(() => page.evaluate(() => document.cookie)).toContain("pys_utm_source=letter");
		await page.goto(`${siteUrl()}/shop/checkout`);
		await expect.poll(() => page.locator("form.checkout [type=hidden]").count()).toBe(10);
		expect(await page.inputValue("[name=pys_utm]")).toContain("utm_source:letter|");
	});
});

describe("delivery", () => {
	it("sends what the server refused by beacon once more, and only once", async () => {
		await clear();
		let refused = 0;
		const page = await openPage("/shop", {
			expected: [/500/],
			prepare: (page) =>
				page.route("**/admin-ajax.php", (route) =>
					route.request().method() === "POST" && !refused++
						? route.fulfill({ status: 500, body: "" })
						: route.continue(),
				),
		});
		await quiet(page);
		await accept(page);
		await expect.poll(serverEvents).toEqual(["PageView"]);
		expect(refused).toBe(2);
		await quiet(page);
		expect(await serverEvents()).toEqual(["PageView"]);
	});

	it("keeps events while offline and sends them when the network is back", async () => {
		const page = await openPage("/shop", { expected: [/INTERNET_DISCONNECTED|Failed to fetch/] });
		await quiet(page);
		await accept(page);
		await expect.poll(serverEvents).toContain("PageView");
		await quiet(page);
		await clear();
		await page.context().setOffline(true);
		await page.click(".ask");
		await expect
			.poll(() => page.evaluate(() => Object.keys(localStorage).map((key) => key.split(":").slice(0, 3).join(":"))))
			.toEqual(["gossamer-event:facebook:Lead"]);
		await page.context().setOffline(false);
		await expect.poll(serverEvents).toEqual(["Lead"]);
		await quiet(page);
		expect(await serverEvents()).toEqual(["Lead"]);
	});

	it("loses no click that leads away", async () => {
		const page = await openPage("/shop");
		await quiet(page);
		await accept(page);
		await expect.poll(serverEvents).toContain("PageView");
		await quiet(page);
		await clear();
		await page.evaluate(() => {
			const link = document.querySelector<HTMLAnchorElement>(".ask")!;
			link.href = "/shop?next";
			link.click();
		});
		await page.waitForURL(/next/);
		// By the page that is left or, where its beacon or the answer to it is cut, by the next, under the same id.
		await expect.poll(async () => [...new Set(await serverEvents())].sort()).toEqual(["Lead", "PageView"]);
	});

	it("continues by the server where an ad blocker stops the vendors", async () => {
		await clear();
		const page = await openPage("/shop", {
			expected: [/ERR_|Failed to load|Content Security Policy|Loading the script/],
			prepare: (page) => page.route("**/public/{vendors,nothing}.js", (route) => route.abort("blockedbyclient")),
		});
		await page.route(/facebook\.net|googletagmanager|pinimg|bat\.bing/, (route) => route.abort("blockedbyclient"));
		await quiet(page);
		await accept(page);
		await expect.poll(serverEvents).toEqual(["PageView"]);
	});
});

describe("faults side by side", () => {
	it("lose no event, and double only what the server took without its answer coming through", async () => {
		const browser = await launchChromium();
		try {
			expect(await injectFaults(browser, { rounds: 16, seed: 3 })).toMatchObject({ fired: 16, lost: [], doubled: [] });
		} finally {
			await browser.close();
		}
	}, 90_000);
});

describe("pages that come and go", () => {
	it("count again when they are loaded again from the history", async () => {
		const page = await openPage("/shop");
		await quiet(page);
		await accept(page);
		await expect.poll(serverEvents).toEqual(["PageView"]);
		await page.goto(`${siteUrl()}/heading`);
		await page.goBack();
		await expect.poll(serverEvents).toEqual(["PageView", "PageView"]);
	});

	it("do not count again when they come back from the back-forward cache", async () => {
		const browser = await launchChromium({ ignoreDefaultArgs: ["--disable-back-forward-cache"] });
		try {
			const page = await browser.newPage();
			// What hangs names its step.
			page.setDefaultTimeout(12_000);
			await page.goto(`${siteUrl()}/shop`);
			await page.evaluate(() => addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted })));
			await accept(page);
			await expect.poll(serverEvents).toEqual(["PageView"]);
			await quiet(page);
			// With a request on its way the browser may not keep the page.
			await page.waitForLoadState("networkidle");
			await page.goto(`${siteUrl()}/heading`);
			// Not what the server has received: what the first visit sent may still be under way.
			const requests = requestsOf(page);
			// A restored page has no "load" to wait for.
			await page.evaluate(() => history.back()).catch(() => {});
			await page.waitForFunction(() => (window as { persisted?: boolean }).persisted);
			await quiet(page);
			expect(requests).toEqual([]);
			await page.click(".ask");
			await expect.poll(() => requests.length).toBeGreaterThan(0);
		} finally {
			await browser.close();
		}
	});
});
