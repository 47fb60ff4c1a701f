// What does tracking cost? Bytes alongside its peers, script time of 100 configured events as ratios, requests before consent.
import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { readManifest } from "../tests/site/release.mjs";

const rounds = 7;
const modules = "node_modules";
const bytes = (...files) => files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length, 0);

export default async ({ browser, url }) => {
	const times = { none: { start: [], click: [] }, events: { start: [], click: [] } };
	for (let round = 0; round < rounds; round++)
		for (const kind of ["none", "events"]) {
			const context = await browser.newContext();
			const page = await context.newPage();
			await prepare(page, kind === "events" ? 100 : undefined);
			await page.goto(`${url}/bench/tracking`);
			const { start, click } = await page.evaluate(measure);
			times[kind].start.push(start);
			times[kind].click.push(click);
			await context.close();
		}
	const before = await requestsBefore(browser, url);

	const row = (figure, ours, beside) => ({ figure, ours, beside });
	const ratio = (what) => (median(times.events[what]) / median(times.none[what])).toFixed(2);
	return [
		row("core, brotli bytes", sizeOf(""), `analytics ${bytes(`${modules}/analytics/dist/analytics.min.js`)}`),
		row(
			"three destinations: Facebook, Google tag with its layers, Tag Manager",
			sizeOf("built-in"),
			`@analytics/google-analytics ${bytes(`${modules}/@analytics/google-analytics/lib/analytics-plugin-ga.browser.es.js`)}`,
		),
		row(
			"consent: all tools' adapters",
			readManifest().files["consent-tools.js"].brotli,
			`vanilla-cookieconsent, a banner of its own, ${bytes(`${modules}/vanilla-cookieconsent/dist/cookieconsent.esm.js`)}`,
		),
		row(
			"vendors out of the way: idle loading",
			"within the core",
			`Partytown, in a worker, ${bytes(`${modules}/@qwik.dev/partytown/lib/partytown.js`, `${modules}/@qwik.dev/partytown/lib/partytown-sw.js`)}`,
		),
		row("requests and cookies before consent", before, ""),
		row("script time at start, 100 events", `${ratio("start")} ×`, "the page with none"),
		row(
			"script time of a click, 100 events",
			`${median(times.events.click).toFixed(3)} ms`,
			`${median(times.none.click).toFixed(3)} ms with none`,
		),
	];
};

/** Brotli bytes of tracking's chunks, by their names behind `tracking`. */
const sizeOf = (...names) =>
	names.reduce((sum, name) => sum + readManifest().files[`plugins/tracking${name && `-${name}`}.js`].brotli, 0);

const optionsFor = (events, more = {}) => {
	const event = { name: "Lead", type: "trigger", e_id: "custom_event", params: {} };
	const ids = Array.from({ length: events }, (_, at) => 1000 + at);
	return {
		ajaxUrl: "/record-bench",
		ajaxForServerEvent: "1",
		ajaxForServerStaticEvent: "1",
		useSendBeacon: "1",
		facebook: { pixelIds: ["1"], serverApiEnabled: true },
		triggerEvents: Object.fromEntries(ids.map((id) => [id, { facebook: { ...event, custom_event_post_id: id } }])),
		triggerEventTypes: { css_click: Object.fromEntries(ids.map((id) => [id, [`.event-${id} a, .button-${id}`]])) },
		...more,
	};
};

const prepare = async (page, events, more = {}) => {
	const options =
		events === undefined
			? ""
			: `<script id="pys-js-extra">var pysOptions=${JSON.stringify(optionsFor(events, more))}</script>`;
	await page.route("**/bench/tracking*", (route) =>
		route.fulfill({
			contentType: "text/html",
			body: `<!doctype html><html lang="en"><title>Bench</title><link rel="icon" href="data:,"><script>fbq=(...call)=>{(fbq.calls??=[]).push(call)}</script><body><a class="button-1000" href="#x">Go</a>${options}<script type="module" src="/gossamer/gossamer.js"></script>`,
		}),
	);
	await page.route("**/record-bench*", (route) => route.fulfill({ status: 200, body: "" }));
};

/** Milliseconds of script: until the page is quiet, and in the handlers of a click. */
const measure = async () => {
	await window.gossamer.ready;
	for (let turn = 0; turn < 8; turn++) await new Promise((resolve) => requestIdleCallback(resolve));
	const link = document.querySelector("a");
	const clicks = Array.from({ length: 31 }, () => {
		const begin = performance.now();
		for (let turn = 0; turn < 20; turn++)
			link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
		return (performance.now() - begin) / 20;
	});
	const [navigation] = performance.getEntriesByType("navigation");
	return { start: performance.now() - navigation.responseEnd, click: clicks.sort((one, other) => one - other)[15] };
};

const requestsBefore = async (browser, url) => {
	const context = await browser.newContext();
	const page = await context.newPage();
	let requests = 0;
	page.on("request", (request) => {
		if (/record-bench|facebook|google/.test(request.url())) requests++;
	});
	const gdpr = { cookie_notice_integration_enabled: true, facebook_prior_consent_enabled: false };
	await prepare(page, 100, { gdpr });
	await page.goto(`${url}/bench/tracking`);
	await page.evaluate(measure);
	const cookies = (await context.cookies()).length;
	await context.close();
	return `${requests} and ${cookies}`;
};

const median = (values) => values.toSorted((one, other) => one - other)[values.length >> 1];
