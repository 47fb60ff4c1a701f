// How long after a press does the next frame show? Each interactive widget, pressed while the page loads, after it, and again, by the event timing API (INP's measure); and the same while the page without Gossamer loads, where nothing answers: what the browser itself needs.
import { launchShell } from "../tests/helpers/chromium.mjs";
import { startSite } from "../tests/site/server.mjs";
import { openTab, ownScript } from "./visit.mjs";

const rounds = Number(process.env.ROUNDS ?? 9);
/** The machine is made this many times slower. */
const throttling = 4;
/** Presses of a page that has come to rest. */
const presses = 5;
/** Where the pages without Gossamer lie. */
const bareFolder = "/bench/bare";

/** By widget: its page, what is pressed in turn, and how long what that shows or hides takes until it can be pressed again. */
const widgets = {
	accordion: { path: "/everything", press: [".elementor-accordion .elementor-tab-title"] },
	toggle: { path: "/everything", press: [".elementor-toggle .elementor-tab-title"] },
	tabs: { path: "/everything", press: [".elementor-tab-desktop-title"] },
	"nested tabs": { path: "/everything", press: [".e-n-tab-title"] },
	"nested accordion": { path: "/everything", press: [".e-n-accordion-item-title"] },
	alert: { path: "/everything", press: [".elementor-alert-dismiss"] },
	"lead form, sent empty": { path: "/everything", press: ["form [type=submit]"] },
	"menu of a phone": { path: "/landing", press: [".elementor-menu-toggle"], view: { width: 390, height: 844 } },
	chat: { path: "/chat", press: [".joinchat__button", ".joinchat__close"] },
	lightbox: {
		path: "/lightbox",
		press: ["main a[data-elementor-open-lightbox]", "[aria-label=Close], .dialog-close-button"],
	},
	carousel: { path: "/carousel", press: [".elementor-swiper-button-next"] },
	"carousel's dots": { path: "/carousel", press: [".swiper-pagination-bullet"] },
	"accessibility panel": { path: "/accessibility-panel", press: [".aicon_link", ".close-wah-sidebar"] },
	"nav menu's dropdown": { path: "/nav-menu", press: [".elementor-nav-menu--main a[href='#']"] },
	"mega menu": { path: "/mega-menu", press: [".e-n-menu-dropdown-icon"] },
	"off-canvas": {
		path: "/off-canvas",
		press: ["main a[href*=off_canvas]", ".e-off-canvas[aria-hidden=false] .elementor-button"],
		restMs: 600,
	},
	"popup of a link": { path: "/popups", press: ["main a[href*='popup%3Aopen']", ".dialog-close-button"], restMs: 600 },
	"gallery's filters": { path: "/gallery", press: [".elementor-gallery-title"] },
	"portfolio's filters": { path: "/posts", press: [".elementor-portfolio__filter"] },
	"loop filter": { path: "/loop-filter", press: [".e-filter-item"] },
	"table of contents": { path: "/table-of-contents", press: [".elementor-toc__toggle-button"] },
	"floating buttons": {
		path: "/floating-buttons",
		press: [".e-contact-buttons__chat-button", ".e-contact-buttons__close-button"],
		restMs: 600,
	},
	hotspot: { path: "/hotspot", press: [".e-hotspot__button"] },
	video: { path: "/video", press: [".elementor-custom-embed-image-overlay"] },
	"video playlist": { path: "/video-playlist", press: [".e-tab-title"] },
	"search on the whole screen": {
		path: "/search",
		press: [".elementor-search-form__toggle", ".elementor-search-form--full-screen .dialog-close-button"],
	},
	"menu cart": {
		path: "/woocommerce-menu-cart",
		press: [".elementor-menu-cart__toggle_button", ".elementor-menu-cart__close-button"],
		restMs: 600,
	},
};

export default async ({ url }) => {
	// The shell has no windows of its own, whose pages would take turns with ours.
	const browser = await launchShell();
	const site = await startSite({ port: 0, answer: (request) => answerBare(url, request) });
	const only = process.env.ONLY?.split(",");
	const names = Object.keys(widgets).filter((name) => !only || only.includes(name));
	const times = Object.fromEntries(names.map((name) => [name, { bare: [], loading: [], first: [], later: [] }]));
	try {
		for (let round = 0; round < rounds; round++) {
			for (const name of names) {
				const { bare, loading, first, later } = times[name];
				bare.push(...(await measure(browser, site.url + bareFolder, widgets[name], htmlIsThere, 1)));
				loading.push(...(await measure(browser, url, widgets[name], coreIsThere, 1)));
				const [one, ...others] = await measure(browser, url, widgets[name], comeToRest, presses);
				first.push(one);
				later.push(...others);
			}
			console.log(`round ${round + 1} of ${rounds}`);
		}
	} finally {
		await browser.close();
		await site.close();
	}
	const row = (widget, { bare, loading, first, later }) => ({
		widget,
		"while it loads without Gossamer, ms": show(bare),
		"while the page loads, ms": show(loading),
		"first press, ms": show(first),
		"later presses, ms": show(later),
	});
	const all = Object.fromEntries(
		["bare", "loading", "first", "later"].map((when) => [when, names.flatMap((name) => times[name][when])]),
	);
	return [...names.map((name) => row(name, times[name])), row("all presses", all)];
};

/** The demo's page of that path without our scripts; its links and forms lead nowhere, as where a widget answers. */
const answerBare = async (url, request) => {
	const { pathname } = new URL(request.url);
	if (!pathname.startsWith(bareFolder)) return;
	const text = await (await fetch(url + pathname.slice(bareFolder.length))).text();
	const stay = '<script>addEventListener("click", (event) => event.preventDefault())</script>';
	return new Response(
		text.replace(ownScript, () => stay),
		{ headers: { "Content-Type": "text/html; charset=utf-8" } },
	);
};

/** A page from its opening: the times of its first presses, once `until`. */
const measure = async (browser, address, widget, until, count) => {
	const { path, press, view = { width: 1280, height: 800 }, restMs = 50 } = widget;
	const tab = await openTab(browser, view);
	await tab.send("Page.enable");
	await tab.send("Page.addScriptToEvaluateOnNewDocument", { source: `(${listen})()` });
	await tab.send("Emulation.setCPUThrottlingRate", { rate: throttling });
	// Settles when the page has begun to come.
	await tab.send("Page.navigate", { url: address + path });
	await tab.evaluate(`(${until})()`);
	const durations = [];
	for (let turn = 0; turn < count; turn++) {
		const place = await tab.evaluate(
			`(${placeOf})(${JSON.stringify(press[turn % press.length])}, ${press.length > 1 ? 0 : turn})`,
		);
		// Some can be pressed a few times only, as what closes an alert.
		if (!place) break;
		const at = { ...place, button: "left", clickCount: 1 };
		await tab.send("Input.dispatchMouseEvent", { ...place, type: "mouseMoved" });
		await tab.send("Input.dispatchMouseEvent", { ...at, type: "mousePressed" });
		await tab.send("Input.dispatchMouseEvent", { ...at, type: "mouseReleased" });
		durations.push(await tab.evaluate(`(${longest})(${restMs})`));
	}
	await tab.close();
	return durations;
};

// What runs in the page.

const listen = () => {
	window.presses = [];
	new PerformanceObserver((list) => {
		for (const { interactionId, duration } of list.getEntries()) if (interactionId) window.presses.push(duration);
	}).observe({ type: "event", durationThreshold: 16, buffered: true });
};

/** Before, a press is the browser's alone. */
const coreIsThere = async () => {
	while (!window.gossamer) await new Promise((resolve) => setTimeout(resolve, 4));
};

/** As late as the core of a page that has one. */
const htmlIsThere = async () => {
	while (document.readyState === "loading") await new Promise((resolve) => setTimeout(resolve, 4));
};

const comeToRest = async () => {
	const rest = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
	while (document.readyState !== "complete") await rest(100);
	await window.gossamer?.ready;
	await rest(500);
};

/** The middle of the visible element of that selector at `index`, from the first again after the last; none within 5 s. */
const placeOf = async (selector, index) => {
	const end = performance.now() + 5000;
	for (;;) {
		const shown = [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
		const element = shown[index % shown.length];
		if (element) {
			element.scrollIntoView({ block: "center", behavior: "instant" });
			const { x, y, width, height } = element.getBoundingClientRect();
			return { x: x + width / 2, y: y + height / 2 };
		}
		if (performance.now() > end) return;
		await new Promise((resolve) => setTimeout(resolve, 20));
	}
};

/** Milliseconds of the longest event since the last call. */
const longest = async (restMs) => {
	const frame = (ms) => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, ms)));
	for (const ms of [50, 50, restMs]) await frame(ms);
	// What took less than 16 ms is not told.
	return Math.max(8, ...window.presses.splice(0));
};

/** The 75th percentile and the worst. */
const show = (values) => {
	const sorted = values.filter(Boolean).toSorted((one, other) => one - other);
	if (!sorted.length) return "none";
	return `${sorted[Math.ceil(sorted.length * 0.75) - 1]}; worst ${sorted.at(-1)}`;
};
