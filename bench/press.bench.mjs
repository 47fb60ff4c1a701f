// How long from a press to what it shows, on a phone's slow line (150 ms, 1.6 Mbit/s) and processor (four times slower)? Widgets of a live WordPress, pressed for the first time four seconds after the page has come, with the originals and with Gossamer.
import { launchShell } from "../tests/helpers/chromium.mjs";
import { openTab } from "./visit.mjs";

const rounds = Number(process.env.ROUNDS ?? 5);
const restMs = 4000;
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const throttling = 4;
const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

/** By widget: its page, the element that is pressed, and what is true as soon as its effect can be seen. */
const widgets = {
	accordion: {
		path: "widgets",
		press: "#accordion .elementor-tab-title[data-tab='2']",
		effect: "isSeen('#accordion .elementor-tab-content[data-tab=\"2\"]')",
	},
	toggle: {
		path: "widgets",
		press: "#toggle .elementor-tab-title[data-tab='1']",
		effect: "isSeen('#toggle .elementor-tab-content[data-tab=\"1\"]')",
	},
	tabs: {
		path: "widgets",
		press: "#tabs .elementor-tab-desktop-title[data-tab='2']",
		effect: "isSeen('#tabs .elementor-tab-content[data-tab=\"2\"]')",
	},
	"nested tabs": {
		path: "widgets",
		press: "#ntabs .e-n-tab-title[data-tab-index='2']",
		effect: "isSeen('#ntabs .e-n-tabs-content > :nth-child(2)')",
	},
	"nested accordion": {
		path: "widgets",
		press: "#nacc details:nth-of-type(2) summary",
		effect: "isSeen('#nacc details:nth-of-type(2) > :not(summary)')",
	},
	alert: { path: "widgets", press: "#alert .elementor-alert-dismiss", effect: "isFading('#alert .elementor-alert')" },
	"a picture": { path: "widgets", press: "#image-lb a", effect: "isSeen('.elementor-lightbox')" },
	"a picture of a gallery": { path: "widgets", press: "#gallery a", effect: "isSeen('.elementor-lightbox')" },
	"a video in the lightbox": {
		path: "widgets",
		press: "#video-lb .elementor-custom-embed-image-overlay",
		effect: "isSeen('.elementor-lightbox')",
	},
	"a video in its place": {
		path: "widgets",
		press: "#video-host .elementor-custom-embed-image-overlay",
		effect: "isFading('#video-host .elementor-custom-embed-image-overlay')",
	},
	"a carousel's arrow": {
		path: "widgets",
		press: "#testimonials .elementor-swiper-button-next",
		effect: "hasMoved('#testimonials .swiper-wrapper')",
	},
	"menu of a phone": {
		path: "nav",
		view: phone,
		press: "#navh .elementor-menu-toggle",
		effect: "isSeen('#navh .elementor-nav-menu--dropdown a')",
	},
	"mega menu": { path: "nav", press: "#mega .e-n-menu-dropdown-icon", effect: "isSeen('#mega .e-n-menu-content > *')" },
	chat: {
		path: "plain",
		press: ".joinchat__button",
		effect: "isSeen('.joinchat__chatbox')",
	},
	"accessibility panel": { path: "plain", press: ".aicon_link", effect: "isSeen('.accessability_container')" },
	"loop filter": {
		path: "loop",
		press: "#taxfilter .e-filter-item:nth-of-type(2)",
		effect:
			"document.querySelector('#taxfilter .e-filter-item:nth-of-type(2)').getAttribute('aria-pressed') === 'true'",
	},
};

/** @returns {Promise<object[] | undefined>} nothing without a WordPress to measure */
export default async () => {
	if (!process.env.LIVE_URL) return console.log("press: needs a live WordPress, see tests/live/README.md");
	const { url } = await import("../tests/live/stack.mjs");
	const only = process.env.ONLY?.split(",");
	const names = Object.keys(widgets).filter((name) => !only || only.includes(name));
	const found = Object.fromEntries(names.map((name) => [name, { o: [], g: [] }]));
	const browser = await launchShell();
	try {
		for (let round = 0; round < rounds; round++) {
			for (const name of names)
				for (const mode of "og") {
					const { path } = widgets[name];
					found[name][mode].push(await measure(browser, `${url}/${path}/?refmode=full&m=${mode}`, widgets[name]));
				}
			console.log(`round ${round + 1} of ${rounds}`);
		}
	} finally {
		await browser.close();
	}
	return names.map((name) => {
		const { o, g } = found[name];
		return {
			"pressed for the first time": name,
			"to what it shows, ms: originals": show(o, "ms"),
			Gossamer: show(g, "ms"),
			"blocked before the press, ms: originals": show(o, "blocked"),
			"Gossamer ": show(g, "blocked"),
		};
	});
};

/** The median, and from the least to the most. */
const show = (visits, name) => {
	const sorted = visits.map((visit) => Math.round(visit[name])).toSorted((one, other) => one - other);
	return `${sorted[sorted.length >> 1]} (${sorted[0]}–${sorted.at(-1)})`;
};

/** A page from its opening: how long its first press took, and what had blocked the page until then. */
const measure = async (browser, address, { press, effect, view = desktop }) => {
	const tab = await openTab(browser, view);
	try {
		await tab.send("Page.enable");
		await tab.send("Network.enable");
		await tab.send("Network.emulateNetworkConditions", network);
		await tab.send("Emulation.setCPUThrottlingRate", { rate: throttling });
		await tab.send("Page.addScriptToEvaluateOnNewDocument", { source: `(${watch})()` });
		await tab.send("Page.navigate", { url: address });
		const place = await tab.evaluate(`(${placeAfter})(${JSON.stringify(press)}, ${restMs})`);
		const blocked = await tab.evaluate("window.blocked");
		// Awaited before the press: the browser handles input before scripts that are waiting.
		await tab.evaluate(`void (window.effectIsThere = (${untilEffect})(() => ${effect})).catch(() => {})`);
		await tab.send("Input.dispatchMouseEvent", { ...place, type: "mouseMoved" });
		const at = { ...place, button: "left", clickCount: 1 };
		await tab.send("Input.dispatchMouseEvent", { ...at, type: "mousePressed" });
		await tab.send("Input.dispatchMouseEvent", { ...at, type: "mouseReleased" });
		return { ms: await tab.evaluate("window.effectIsThere"), blocked };
	} finally {
		await tab.close();
	}
};

// What runs in the page.

const watch = () => {
	window.blocked = 0;
	new PerformanceObserver((list) => {
		for (const { duration } of list.getEntries()) window.blocked += Math.max(0, duration - 50);
	}).observe({ type: "longtask", buffered: true });
	const isOpaque = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
	window.isSeen = (selector) =>
		[...document.querySelectorAll(selector)].some((element) => {
			const { width, height, left, right } = element.getBoundingClientRect();
			return isOpaque(element) && width * height > 0 && right > 0 && left < innerWidth;
		});
	/** Gone, or no longer fully opaque. */
	window.isFading = (selector) => {
		const element = document.querySelector(selector);
		return !element || !isOpaque(element) || getComputedStyle(element).opacity < 1;
	};
	const places = {};
	window.hasMoved = (selector) => {
		const { left } = document.querySelector(selector).firstElementChild.getBoundingClientRect();
		places[selector] ??= left;
		return left !== places[selector];
	};
};

/** The middle of what is pressed, once the page has come and has been there for a time. */
const placeAfter = async (selector, ms) => {
	const rest = (time) => new Promise((resolve) => setTimeout(resolve, time));
	while (document.readyState !== "complete") await rest(50);
	const element = document.querySelector(selector);
	element.scrollIntoView({ block: "center", behavior: "instant" });
	await rest(ms);
	const { x, y, width, height } = element.getBoundingClientRect();
	return { x: x + width / 2, y: y + height / 2 };
};

/** Milliseconds from the press to the first frame in which its effect is there. */
const untilEffect = (isThere) =>
	new Promise((resolve, reject) => {
		// `hasMoved` keeps the place from before the press.
		if (isThere()) return reject(new Error(`${isThere} is true before the press`));
		let from;
		addEventListener("pointerdown", ({ timeStamp }) => (from ??= timeStamp), { capture: true, once: true });
		const end = performance.now() + 20_000;
		const look = () => {
			if (from && isThere()) requestAnimationFrame(() => resolve(performance.now() - from));
			else if (performance.now() > end) reject(new Error(`${isThere} does not come true`));
			else requestAnimationFrame(look);
		};
		requestAnimationFrame(look);
	});
