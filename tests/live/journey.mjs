// A visit of several pages, as a customer's in a shop: after each step what is seen, and what was sent to the site and to trackers, and which tabs were opened.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inPageScript } from "../../dist/lib/src/cli/compare/look/page.js";
import { heightAt } from "../../dist/lib/src/cli/compare/options.js";
import { watchTraffic } from "../../dist/lib/src/cli/compare/traffic.js";
import { isDecided } from "./decided.mjs";
import { findLive } from "./differ.mjs";
import { liveScript } from "./look.mjs";

/**
 * @typedef {object} JourneyStep
 * @property {string} label
 * @property {(page: import("playwright-core").Page, origin: string) => Promise<unknown>} does
 */

/** Vendors' scripts: they hand on what the page gives them. */
const vendors = {
	"connect.facebook.net": `(() => {
		const tell = (args) => window.__tell("fbq " + JSON.stringify([...args]));
		for (const args of window.fbq?.queue ?? []) tell(args);
		if (window.fbq) window.fbq.callMethod = (...args) => tell(args);
	})();`,
	"www.googletagmanager.com": `(() => {
		if (window.__told) return;
		window.__told = true;
		for (const layer of [window.dataLayer, window.dataLayerPYS]) {
			if (!layer) continue;
			const tell = (entry) => window.__tell("gtag " + JSON.stringify(entry?.length === undefined ? entry : [...entry]));
			layer.forEach(tell);
			const push = layer.push;
			layer.push = (...entries) => (entries.forEach(tell), push.apply(layer, entries));
		}
	})();`,
};

const sorted = (value) => {
	if (Array.isArray(value)) return value.map(sorted);
	if (!value || typeof value !== "object") return value;
	return Object.fromEntries(
		Object.entries(value)
			.sort(([a], [b]) => (a < b ? -1 : 1))
			.map(([key, part]) => [key, sorted(part)]),
	);
};

/** Without ids, nonces and times, which are new each time. */
const plain = (text) =>
	text
		.replace(/(\?|&|%3F|%26)(refmode|m)(=|%3D)\w+/g, "")
		.replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, "N")
		.replace(/\b(?=[0-9a-z]*\d)(?=[0-9a-z]*[a-z])[0-9a-z]{10,}\b/gi, "N")
		.replace(/\d{9,}/g, "N")
		.replace(/\b[0-9a-f]{10}\b/g, "N");

const parse = (text) => {
	try {
		return sorted(JSON.parse(text));
	} catch {
		return text;
	}
};

const bodyOf = ({ postData = "", postDataEntries = [], headers }) => {
	const text = postData || postDataEntries.map(({ bytes = "" }) => Buffer.from(bytes, "base64").toString()).join("");
	if (!text) return "";
	if (/^[[{]/.test(text)) return JSON.stringify(parse(text));
	const type = headers["Content-Type"] ?? headers["content-type"] ?? "";
	const entries = type.includes("form-data")
		? [...text.matchAll(/name="([^"]*)"\r?\n\r?\n([\s\S]*?)\r?\n--/g)].map(([, name, value]) => [name, value])
		: [...new URLSearchParams(text)];
	return entries
		.map(([name, value]) => `${name}=${JSON.stringify(parse(value))}`)
		.sort()
		.join("&");
};

/** Between the browser and the site: gives the mode with each request, tells what is sent, and answers for vendors. */
const guard = async (session, { origin, mode, m }, tell) => {
	const send = (method, params) => session.send(method, params).catch(() => {});
	session.on("Fetch.requestPaused", ({ requestId, request, resourceType }) => {
		const url = new URL(request.url);
		if (url.origin !== origin) {
			const body = vendors[url.host];
			if (!body) return send("Fetch.failRequest", { requestId, errorReason: "NameNotResolved" });
			const responseHeaders = [{ name: "Content-Type", value: "text/javascript" }];
			return send("Fetch.fulfillRequest", { requestId, responseCode: 200, responseHeaders, body: btoa(body) });
		}
		if (request.method !== "GET" || /^(XHR|Fetch|Ping)$/.test(resourceType))
			tell(`${request.method} ${url.pathname}${plain(decodeURIComponent(url.search))} ${plain(bodyOf(request))}`);
		url.searchParams.set("refmode", mode);
		url.searchParams.set("m", m);
		return send("Fetch.continueRequest", { requestId, url: `${url}` });
	});
	await session.send("Fetch.enable", { patterns: [{ urlPattern: "*", requestStage: "Request" }] });
};

/** @returns undefined for a tab that has just been opened */
const tabOf = (request) => {
	try {
		return request.frame().page();
	} catch {
		return undefined;
	}
};

/** One visit: `m` is given with each request, by the page that it comes from. */
const travel = async (browser, { steps, origin, mode, m, width, pictures, name, options, agent: userAgent }) => {
	const context = await browser.newContext({
		viewport: { width, height: heightAt(width) },
		serviceWorkers: "block",
		...(userAgent && { userAgent }),
		...(options && { extraHTTPHeaders: { "X-Live-Options": encodeURIComponent(JSON.stringify(options)) } }),
	});
	try {
		context.setDefaultTimeout(10_000);
		context.setDefaultNavigationTimeout(30_000);
		await context.addInitScript({ content: inPageScript });
		await context.addInitScript({ content: liveScript });
		const told = [];
		let step = "";
		const tell = (line) => told.push({ line, step });
		await context.exposeBinding("__tell", (_, line) => {
			const [, kind, json] = /^(\w+) (.*)$/s.exec(line);
			tell(`${kind} ${plain(JSON.stringify(parse(json)))}`);
		});
		const page = await context.newPage();
		context.on("request", (request) => {
			if (request.isNavigationRequest() && tabOf(request) !== page) tell(`opens ${plain(request.url())}`);
		});
		const session = await context.newCDPSession(page);
		await guard(session, { origin, mode, m }, tell);
		const errors = [];
		page.on("pageerror", (error) => errors.push(plain(`${error}`.slice(0, 200))));
		page.on("console", (message) => {
			if (message.type() === "error" && !/net::ERR_NAME/.test(message.text()))
				errors.push(plain(message.text().slice(0, 200)));
		});
		page.on("dialog", (dialog) => dialog.accept().catch(() => {}));
		const traffic = await watchTraffic(session);
		const states = [];
		for (const [number, { label, does }] of steps.entries()) {
			step = label;
			let outcome = "done";
			try {
				await does(page, origin);
			} catch (error) {
				outcome = `fails: ${error.message.split("\n")[0].slice(0, 120)}`;
			}
			// WooCommerce waits a moment before it looks for a variation.
			await page.waitForTimeout(300);
			const look = async () => {
				await traffic.quiet(350, 8000);
				await page.waitForLoadState("load");
				// What jQuery slides in has its new text only after the old one has slid out.
				await page.waitForFunction(() => !window.jQuery?.timers?.length);
				await page.evaluate((ms) => window.__comparing.rest(ms), 2500);
				return page.evaluate(() => window.__comparing.look());
			};
			// The next page may have opened in the meantime.
			const seen = await look().catch(look);
			if (pictures) {
				mkdirSync(pictures, { recursive: true });
				const picture = await page.screenshot({ fullPage: true });
				writeFileSync(join(pictures, `${name}-${width}-${String(number).padStart(2, "0")}-${m}.png`), picture);
			}
			states.push({ ...seen, step: number, done: { label, outcome } });
		}
		const bad = traffic.asked.filter(({ status }) => status >= 400);
		return {
			states,
			told,
			errors: [...new Set(errors)],
			failed: [...new Set(bad.map(({ address }) => new URL(address).pathname))],
			cookies: (await context.cookies()).map(({ name: cookie }) => plain(cookie)),
			storage: await page.evaluate(() => [
				...Object.keys(localStorage).map((key) => `local ${key}`),
				...Object.keys(sessionStorage).map((key) => `session ${key}`),
			]),
		};
	} finally {
		await context.close();
	}
};

/** How often each event went to each vendor. */
const eventsOf = ({ told }) => {
	const events = {};
	for (const { line } of told) {
		const [, vendor, kind, name] = /^(fbq|gtag) \["(\w+)","(\w+)"/.exec(line) ?? [];
		if (/^(track|trackCustom|event)$/.test(kind)) events[`${vendor} ${name}`] = (events[`${vendor} ${name}`] ?? 0) + 1;
	}
	return events;
};

/** The original and Gossamer at one width, and both again if they differ. */
export const compareJourney = async (browser, page, width, pictures) => {
	const { name, origin, mode = "shop", journey, isAlone, options, agent } = page;
	const isMeant = (one) => isDecided({ ...one, page: name });
	const began = Date.now();
	const visit = { steps: journey, origin, mode, width, name, options, agent };
	const see = (m) => travel(browser, { ...visit, m });
	// Two visits do not share a customer's account at the same time.
	const both = async () => (isAlone ? [await see("o"), await see("g")] : Promise.all([see("o"), see("g")]));
	const [original, first] = await both();
	// What does not come again proves nothing.
	const isSame = findLive([original, original], [first]).every(isMeant);
	const [other, second] = isSame ? [original, first] : await both();
	if (pictures) for (const m of "og") await travel(browser, { ...visit, m, pictures });
	const ours = [first, second];
	const found = findLive([original, other], ours);
	const differences = found.filter((one) => !isMeant(one));
	const boxes = original.states.reduce(
		(sum, { live }) => sum + Object.values(live.seen).filter(({ box }) => box).length,
		0,
	);
	return {
		differences,
		decided: found.length - differences.length,
		boxes,
		states: original.states.length,
		actions: journey.length,
		told: original.told.length,
		events: eventsOf(first),
		failing: original.states
			.filter(({ done }) => done.outcome !== "done")
			.map(({ done }) => `${done.label} ${done.outcome}`),
		seconds: Math.round((Date.now() - began) / 1000),
	};
};
