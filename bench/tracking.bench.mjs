// What does tracking cost, and does it lose anything? Bytes beside its peers, script time of 100 configured events as ratios, 200 rounds of faults.
import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { readManifest } from "../tests/site/release.mjs";

const rounds = 7;
const faultRounds = Number(process.env.ROUNDS ?? 200);
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
	const { fired, lost, doubled } = await injectFaults(browser, url);
	const before = await requestsBefore(browser, url);

	const row = (figure, ours, beside) => ({ figure, ours, beside });
	const ratio = (what) => (median(times.events[what]) / median(times.none[what])).toFixed(2);
	return [
		row("core, brotli bytes", sizeOf(""), `analytics ${bytes(`${modules}/analytics/dist/analytics.min.js`)}`),
		row(
			"one destination: Google tag with its layers",
			sizeOf("google", "layers", "script"),
			`@analytics/google-analytics ${bytes(`${modules}/@analytics/google-analytics/lib/analytics-plugin-ga.browser.es.js`)}`,
		),
		row(
			"consent: all tools' adapters",
			sizeOf("tools"),
			`vanilla-cookieconsent, a banner of its own, ${bytes(`${modules}/vanilla-cookieconsent/dist/cookieconsent.esm.js`)}`,
		),
		row(
			"vendors out of the way: idle loading",
			sizeOf("tracking vendor scripts"),
			`Partytown, in a worker, ${bytes(`${modules}/@qwik.dev/partytown/lib/partytown.js`, `${modules}/@qwik.dev/partytown/lib/partytown-sw.js`)}`,
		),
		row("requests and cookies before consent", before, ""),
		row(`events lost and doubled, ${fired} rounds of faults`, `${lost} and ${doubled}`, ""),
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

/**
 * Fires one event a round while the network misbehaves, and compares with what the demo host has taken. A fault holds until
 * its event is known to have failed; an event that meets none is waited for, unless the page leaves with it.
 */
export const injectFaults = async (browser, url) => {
	const context = await browser.newContext();
	const page = await context.newPage();
	await prepare(page, 0, { ajaxUrl: "/wp-admin/admin-ajax.php" });
	await fetch(`${url}/events/clear`, { method: "POST" });
	const taken = async () => {
		const events = await (await fetch(`${url}/events.json`)).json();
		return events.map(({ data }) => Number(data.data.round));
	};
	const until = async (isDone, ms = 20_000) => {
		for (const deadline = Date.now() + ms; !(await isDone()) && Date.now() < deadline; )
			await new Promise((resolve) => setTimeout(resolve, 20));
	};
	const open = async () => {
		await page.goto(`${url}/bench/tracking?${Math.random()}`);
		await page.waitForFunction(() => window.fbq?.calls?.length);
	};
	const isKept = (round) => page.evaluate((round) => localStorage.elementor?.includes(`"round":${round},`), round);
	const answers = {
		500: (route) => route.fulfill({ status: 500, body: "" }),
		cut: (route) => route.abort("failed"),
	};
	await open();
	const faults = ["none", "offline", "500", "cut", "refused", "leaves"];
	for (let round = 0; round < faultRounds; round++) {
		const kind = faults[(round * 7 + (round >> 3)) % faults.length];
		if (kind === "offline") await context.setOffline(true);
		if (answers[kind]) await page.route("**/admin-ajax.php", answers[kind]);
		await page.evaluate(
			([round, isRefused]) => {
				const { sendBeacon } = Navigator.prototype;
				if (isRefused) Navigator.prototype.sendBeacon = () => false;
				const event = { name: "Lead", type: "dyn", e_id: `round_${round}`, params: { round } };
				window.getPixelBySlag("facebook").fireEvent("Lead", event);
				Navigator.prototype.sendBeacon = sendBeacon;
			},
			[round, kind === "refused"],
		);
		if (kind === "leaves") await open();
		else await until(async () => (await isKept(round)) || (await taken()).includes(round));
		if (answers[kind]) await page.unroute("**/admin-ajax.php");
		if (kind === "offline") {
			await context.setOffline(false);
			await until(async () => (await taken()).includes(round));
		}
		if (round % 20 === 19) await open();
	}
	await open();
	await until(async () => new Set(await taken()).size === faultRounds);
	const all = await taken();
	await context.close();
	const distinct = new Set(all).size;
	return { fired: faultRounds, lost: faultRounds - distinct, doubled: all.length - distinct };
};

const median = (values) => values.toSorted((one, other) => one - other)[values.length >> 1];
