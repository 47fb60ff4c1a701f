// Cookies and consent as stores in real Chromium.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type * as Stores from "../../src/stores";
import { html, openStores } from "../helpers/stores-page";

/** Opens another tab on the same page. */
const openTab = async (page: Page) => {
	const tab = await page.context().newPage();
	await tab.goto(page.url());
	return tab;
};

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
