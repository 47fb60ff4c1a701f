// The stores in real Chromium: on pages of their own, bundled as a site would get them, with no other script as well.
import type { Page } from "playwright-core";
import ts from "typescript";
import { beforeAll, describe, expect, it } from "vitest";
import type * as Stores from "../../src/stores";
import { countListeners, type ListenerCount } from "../../src/testing";
import { openPage } from "../helpers/browser";
import { bundle } from "../helpers/bundle";
import { frames } from "../helpers/frames";
import { countLayoutReads, type LayoutReadCount } from "../helpers/layout-reads";

declare global {
	interface Window {
		stores: typeof Stores;
		layout: LayoutReadCount;
		listeners: ListenerCount;
		seen: unknown[];
	}
}

let code: string;
beforeAll(async () => {
	code = await bundle("stores", ["src/stores/index"]);
});

interface BlankOptions {
	body?: string;
	/** Address to open instead of the demo host's; nothing is fetched from there. */
	url?: string;
}

const html = (body: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Stores</title>
<link rel="icon" href="data:,"><style>html,body{margin:0}</style></head><body>${body}</body></html>`;

/** Opens a page that holds `body` and `window.stores`, counters running. */
const openStores = async ({ body = "", url }: BlankOptions = {}): Promise<Page> => {
	const page = await openPage("/blank-for-stores", {
		async prepare(page) {
			const context = page.context();
			await context.addInitScript(`window.seen = [];
window.layout = (${countLayoutReads})();
window.listeners = (${countListeners})();`);
			await context.addInitScript(`${code};window.stores = stores;`);
			await context.route(/blank-for-stores/, (route) =>
				route.fulfill({ contentType: "text/html; charset=utf-8", body: html(body) }),
			);
		},
	});
	if (url) await page.goto(url);
	return page;
};

/** Opens another tab on the same page. */
const openTab = async (page: Page) => {
	const tab = await page.context().newPage();
	await tab.goto(page.url());
	return tab;
};

const layoutCount = async (page: Page) => {
	const session = await page.context().newCDPSession(page);
	await session.send("Performance.enable");
	return async () => {
		const { metrics } = await session.send("Performance.getMetrics");
		return metrics.find(({ name }) => name === "LayoutCount")!.value;
	};
};

describe("$scroll", () => {
	const tall = '<div style="height:3000px;width:2000px"></div>';
	const follow = async (page: Page) => {
		await page.evaluate(() => {
			window.stores.$scroll.subscribe((value) => window.seen.push({ ...value, time: document.timeline.currentTime }));
		});
		await frames(page);
	};
	type Seen = Stores.Scroll & { time: number };
	const seenBy = (page: Page) => page.evaluate(() => window.seen) as Promise<Seen[]>;

	it("changes at most once a frame while the wheel turns, and ends where the page is", async () => {
		const page = await openStores({ body: tall });
		await follow(page);
		await page.mouse.move(200, 200);
		for (let turn = 0; turn < 8; turn++) await page.mouse.wheel(0, 150);
		await page.waitForFunction(() => scrollY === 1200 && window.stores.$scroll.get().y === 1200);
		const seen = await seenBy(page);
		const times = seen.slice(1).map(({ time }) => time);
		expect(seen.length).toBeGreaterThan(2);
		expect(new Set(times).size).toBe(times.length);
		expect(seen.at(-1)).toMatchObject({ x: 0, y: 1200, direction: "down" });
		await page.mouse.wheel(0, -300);
		await page.waitForFunction(() => window.stores.$scroll.get().y === 900);
		expect((await seenBy(page)).at(-1)!.direction).toBe("up");
	});

	it("reads the layout in no event and, the position apart, in no frame", async () => {
		const page = await openStores({ body: tall });
		await follow(page);
		await page.evaluate(() => window.layout.reset());
		await page.mouse.move(200, 200);
		for (let turn = 0; turn < 5; turn++) await page.mouse.wheel(0, 100);
		await expect.poll(async () => (await seenBy(page)).at(-1)!.y).toBe(500);
		const reads = await page.evaluate(() => window.layout.reads());
		expect(reads.filter((name) => name !== "scrollX" && name !== "scrollY")).toEqual([]);
	});

	it("makes the browser lay out not once while the page scrolls", async () => {
		const page = await openStores({ body: tall });
		await follow(page);
		const count = await layoutCount(page);
		const before = await count();
		await page.evaluate(() => scrollTo(0, 700));
		await expect.poll(async () => (await seenBy(page)).at(-1)!.y).toBe(700);
		expect(await count()).toBe(before);
	});

	it("tells progress from 0 to 1, and follows a page and a window that change their size", async () => {
		const page = await openStores({ body: tall });
		await follow(page);
		const progress = () => page.evaluate(() => window.stores.$scroll.get().progress);
		expect(await progress()).toBe(0);
		const range = await page.evaluate(() => {
			const { scrollHeight, clientHeight } = document.documentElement;
			scrollTo(0, (scrollHeight - clientHeight) / 2);
			return scrollHeight - clientHeight;
		});
		await expect.poll(progress).toBeCloseTo(0.5, 2);
		await page.evaluate(() => scrollTo(0, 1e6));
		await expect.poll(progress).toBe(1);
		await page.evaluate(() => {
			document.querySelector("div")!.style.height = "6000px";
		});
		await expect.poll(progress).toBeCloseTo(range / (range + 3000), 3);
		await page.evaluate(() => scrollTo(0, 0));
		await expect.poll(progress).toBe(0);
		await page.evaluate(() => {
			document.querySelector("div")!.style.height = "100px";
		});
		await frames(page);
		expect(await progress()).toBe(0);
	});

	it("knows where a page opens that is scrolled already, horizontally too", async () => {
		const page = await openStores({ body: tall });
		await page.evaluate(() => scrollTo(150, 400));
		await follow(page);
		expect((await seenBy(page)).at(-1)).toMatchObject({ x: 150, y: 400, direction: "none" });
	});

	it("follows a page that a frame makes higher, without an error of the page", async () => {
		const page = await openStores({ body: '<div id="box" style="height:2000px"></div>' });
		const reported = await page.evaluate(async () => {
			const { $scroll, frame } = window.stores;
			const errors: string[] = [];
			window.onerror = (event) => void errors.push(`${event}`);
			$scroll.subscribe(({ progress }) => window.seen.push(progress));
			scrollTo(0, 400);
			while (!window.seen.at(-1)) await new Promise(requestAnimationFrame);
			frame.write(() => {
				document.getElementById("box")!.style.height = "4000px";
			});
			const before = window.seen.length;
			while (window.seen.length === before) await new Promise(requestAnimationFrame);
			return errors;
		});
		expect(reported).toEqual([]);
	});

	it("listens passively while someone subscribes, and leaves nothing behind", async () => {
		const page = await openStores({ body: tall });
		expect(await page.evaluate(() => window.listeners.attached())).toEqual([]);
		const attached = await page.evaluate(() => {
			const stop = window.stores.$scroll.subscribe(() => {});
			const { listeners } = window;
			const result = [listeners.attached(), listeners.options("scroll")];
			stop();
			return result;
		});
		expect(attached).toEqual([["ResizeObserver", "document scroll", "window resize"], [{ passive: true }]]);
		await expect.poll(() => page.evaluate(() => window.listeners.attached())).toEqual([]);
	});
});

describe("frame", () => {
	it("runs reads before writes, and a write that a read asks for in the same frame", async () => {
		const page = await openStores();
		const order = await page.evaluate(
			() =>
				new Promise<[string, number][]>((resolve) => {
					const { frame } = window.stores;
					const order: [string, number][] = [];
					frame.write((time) => {
						order.push(["write 1", time]);
						frame.read((time) => {
							order.push(["read of a write", time]);
							resolve(order);
						});
					});
					frame.read((time) => {
						order.push(["read 1", time]);
						frame.write((time) => order.push(["write of a read", time]));
					});
					frame.read((time) => order.push(["read 2", time]));
				}),
		);
		expect(order.map(([name]) => name)).toEqual(["read 1", "read 2", "write 1", "write of a read", "read of a write"]);
		const times = order.map(([, time]) => time);
		expect(new Set(times.slice(0, 4)).size).toBe(1);
		expect(times[4]).toBeGreaterThan(times[0]!);
	});

	it("lays out once for fifty parts that each measure and write", async () => {
		const boxes = Array.from({ length: 50 }, () => "<p>text</p>").join("");
		const page = await openStores({ body: boxes });
		await frames(page);
		const count = await layoutCount(page);
		const before = await count();
		await page.evaluate(
			() =>
				new Promise<void>((resolve) => {
					const { frame } = window.stores;
					for (const box of document.querySelectorAll("p")) {
						frame.read(() => {
							const height = box.offsetHeight;
							frame.write(() => {
								box.style.height = `${height + 1}px`;
							});
						});
					}
					frame.write(() => frame.read(() => resolve()));
				}),
		);
		expect((await count()) - before).toBeLessThanOrEqual(2);
	});

	it("reports a callback that throws on document and runs the others", async () => {
		const page = await openStores();
		const result = await page.evaluate(
			() =>
				new Promise((resolve) => {
					const { frame } = window.stores;
					const codes: string[] = [];
					document.addEventListener("gossamer:error", (event) => codes.push((event as CustomEvent).detail.code));
					frame.read(() => {
						throw new Error("broken");
					});
					frame.write(() => resolve(codes));
				}),
		);
		expect(result).toEqual(["frame"]);
	});

	it("carries nothing of its development checks into production", async () => {
		const [production, source] = [
			await bundle("stores", ["src/stores/frame"]),
			ts.sys.readFile("src/stores/frame.ts")!,
		];
		expect(source).toContain("MutationObserver");
		expect(production).toContain("requestAnimationFrame");
		expect(production).not.toMatch(/MutationObserver|frame-read|wrote to/);
	});
});

describe("cookies", () => {
	it("writes, reads, lists and removes on localhost", async () => {
		const page = await openStores();
		const result = await page.evaluate(() => {
			const { cookies, registrableDomain } = window.stores;
			const value = 'a b;c,d"e%f#ö😀=';
			const results = [
				cookies.set("plain", "1"),
				cookies.set("odd name=;", value, { days: 1, sameSite: "lax" }),
				document.cookie,
				cookies.get("odd name=;") === value,
				Object.keys(cookies.all()).sort(),
				cookies.remove("plain"),
				cookies.get("plain"),
				cookies.set("odd name=;", "", { days: 0 }),
				cookies.all(),
				registrableDomain(),
			];
			return JSON.parse(JSON.stringify(results));
		});
		expect(result).toEqual([
			true,
			true,
			"plain=1; odd%20name%3D%3B=a%20b%3Bc%2Cd%22e%25f#%C3%B6%F0%9F%98%80=",
			true,
			["odd name=;", "plain"],
			true,
			null,
			true,
			{},
			"",
		]);
	});

	it("keeps the lifetime that was requested", async () => {
		const page = await openStores();
		await page.evaluate(() => {
			window.stores.cookies.set("fortnight", "1", { days: 14 });
			window.stores.cookies.set("session", "1");
		});
		// What a page writes is on its way to the browser's process.
		await expect.poll(() => page.context().cookies()).toHaveLength(2);
		const kept = await page.context().cookies();
		const expires = kept.find(({ name }) => name === "fortnight")!.expires;
		expect(expires - Date.now() / 1000).toBeGreaterThan(14 * 86400 - 60);
		expect(expires - Date.now() / 1000).toBeLessThan(14 * 86400 + 60);
		expect(kept.find(({ name }) => name === "session")!.expires).toBe(-1);
	});

	it.each([
		["www.shop.acme.co.uk", "acme.co.uk"],
		["acme.com", "acme.com"],
		["me.github.io", "me.github.io"],
		["127.0.0.1", ""],
	])("finds the domain of %s by the browser's own list, and leaves no cookie (tracking #16)", async (host, domain) => {
		const page = await openStores({ url: `http://${host}/blank-for-stores` });
		expect(await page.evaluate(() => window.stores.registrableDomain())).toBe(domain);
		await expect.poll(() => page.context().cookies()).toEqual([]);
	});

	it("shares a cookie with the hosts of its domain, and removes it there alone", async () => {
		const page = await openStores({ url: "http://www.acme.co.uk/blank-for-stores" });
		await page.evaluate(() => {
			const { cookies, registrableDomain } = window.stores;
			cookies.set("a", "domain", { domain: registrableDomain() });
			cookies.set("b", "host");
		});
		await page.goto("http://shop.acme.co.uk/blank-for-stores");
		expect(await page.evaluate(() => ({ ...window.stores.cookies.all() }))).toEqual({ a: "domain" });
		const rest = await page.evaluate(() => {
			const { cookies, registrableDomain } = window.stores;
			cookies.remove("a");
			const before = cookies.get("a");
			cookies.remove("a", { domain: registrableDomain() });
			return [before, cookies.get("a")];
		});
		expect(rest[0]).toBe("domain");
		expect(rest[1] ?? undefined).toBeUndefined();
	});

	it.each(["https", "http"])("follows what another script and another tab write, over %s", async (scheme) => {
		const page = await openStores({ url: `${scheme}://acme.com/blank-for-stores` });
		expect(await page.evaluate(() => "cookieStore" in window)).toBe(scheme === "https");
		await page.evaluate(() => {
			window.stores.$cookies.subscribe((value) => window.seen.push({ ...value }));
		});
		const tab = await openTab(page);
		await tab.evaluate(() => {
			// biome-ignore lint/suspicious/noDocumentCookie: another script's cookie, written as most do
			document.cookie = "theirs=1";
		});
		// If there is no CookieStore, the page notices when it is looked at again: what the other tab wrote may be on its way.
		const lastSeen = (scheme: string) => {
			if (scheme === "http") window.dispatchEvent(new Event("focus"));
			return (window.seen.at(-1) as { theirs?: string }).theirs;
		};
		await expect.poll(() => page.evaluate(lastSeen, scheme)).toBe("1");
		await tab.close();
	});

	it("reads undefined and refuses to write where the browser blocks cookies, and throws nothing", async () => {
		const page = await openStores();
		await page.evaluate((markup) => {
			const frame = document.createElement("iframe");
			frame.sandbox.add("allow-scripts");
			frame.srcdoc = markup;
			document.body.append(frame);
		}, html(""));
		const frame = await expect
			.poll(() => page.frames()[1])
			.toBeTruthy()
			.then(() => page.frames()[1]!);
		await frame.waitForFunction(() => window.stores);
		const result = await frame.evaluate(() => {
			const { cookies, registrableDomain, storage, $cookies, $consent, grant } = window.stores;
			const stop = $cookies.subscribe(() => {});
			$consent.subscribe(() => {});
			storage.set("a", 1);
			grant("marketing");
			const results = [
				cookies.get("a") ?? "undefined",
				cookies.set("a", "1"),
				cookies.remove("a"),
				Object.keys($cookies.get()),
				registrableDomain(),
				storage.get("a") ?? "undefined",
				storage.get(),
				$consent.get().categories,
			];
			stop();
			return JSON.parse(JSON.stringify(results));
		});
		expect(result).toEqual(["undefined", false, false, [], "", "undefined", {}, { marketing: "granted" }]);
	});
});

describe("consent", () => {
	const follow = (page: Page) =>
		page.evaluate(() => {
			window.stores.$consent.subscribe(({ categories, by }) => window.seen.push({ ...categories, by }));
		});
	const last = (page: Page) => page.evaluate(() => window.seen.at(-1));

	it("reaches the other tabs of the site, whether or not the deciding tab subscribes", async () => {
		const page = await openStores();
		const tab = await openTab(page);
		await follow(page);
		await tab.evaluate(() => window.stores.grant("marketing", "cookiebot"));
		await expect.poll(() => last(page)).toEqual({ marketing: "granted", by: "cookiebot" });
		await follow(tab);
		await page.evaluate(() => window.stores.deny(["marketing", "__proto__"]));
		await expect.poll(() => last(tab)).toMatchObject({ marketing: "denied", by: "visitor" });
		expect(await tab.evaluate(() => window.stores.consentFor("__proto__"))).toBe("denied");
		expect(await tab.evaluate(() => window.stores.consentFor("constructor"))).toBe("unknown");
	});

	it("outlives the page in the page's storage, and holds in a tab that opens later", async () => {
		const page = await openStores();
		const persist = (page: Page) =>
			page.evaluate(() => {
				const { persistConsent, storage, consentFor } = window.stores;
				persistConsent({
					read: () => storage.get("consent") as Stores.Consent | undefined,
					write: (consent) => storage.set("consent", consent),
				});
				return [consentFor("marketing"), consentFor("maps")];
			});
		expect(await persist(page)).toEqual(["unknown", "unknown"]);
		await page.evaluate(() => {
			window.stores.grant("marketing");
			window.stores.deny("maps", "visitor", "services");
		});
		await page.reload();
		expect(await persist(page)).toEqual(["granted", "denied"]);
		expect(await persist(await openTab(page))).toEqual(["granted", "denied"]);
	});

	it("opens no channel before anyone asks and closes it when nobody does any more", async () => {
		const page = await openStores();
		expect(await page.evaluate(() => window.listeners.attached())).toEqual([]);
		const open = await page.evaluate(() => {
			const stop = window.stores.$consent.subscribe(() => {});
			const result = window.listeners.attached();
			stop();
			return result;
		});
		expect(open).toEqual(["BroadcastChannel gossamer:consent"]);
		await expect.poll(() => page.evaluate(() => window.listeners.attached())).toEqual([]);
	});
});

describe("$viewport", () => {
	it.each([
		[767, "mobile"],
		[768, "tablet"],
		[1024, "tablet"],
		[1025, "desktop"],
	])("measures a window of %d pixels without a layout read: %s (page-builder #1)", async (width, device) => {
		const page = await openStores();
		await page.evaluate(() => void window.stores.$viewport.subscribe(() => {}));
		await page.setViewportSize({ width, height: 611 });
		await page.waitForFunction((width) => window.stores.$viewport.get().width === width, width);
		expect(await page.evaluate(() => window.stores.$viewport.get())).toMatchObject({ width, height: 611, device });
		expect(await page.evaluate(() => window.layout.reads())).toEqual([]);
	});
});
