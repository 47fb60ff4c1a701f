// Rounds of faults in a real browser: files of the photo feed and the accessibility panel, the feed's endpoint and its pictures fail, then work again.
import { setTimeout as wait } from "node:timers/promises";
import { accessibilityPanel } from "../../plugins/accessibility-panel/tests/widget.mjs";
import { answerFeed, photoFeed, postCount } from "../../plugins/photo-feed/tests/widget.mjs";
import { randomOf } from "../helpers/random.mjs";

/**
 * @typedef {object} Outcome
 * @property {number} rounds
 * @property {string[]} wrong what must not happen, with the round's seed
 * @property {Record<string, number>} faults how often each happened
 */

const script = (body, status = 200, contentType = "text/javascript") => ({ status, contentType, body });
const page = "<!doctype html><title>Sign in</title>";
/** What comes instead of a file. */
const fileFaults = {
	500: (route) => route.fulfill(script("", 500)),
	html: (route) => route.fulfill(script(page, 200, "text/html")),
	"html as script": (route) => route.fulfill(script(page)),
	half: (route) => route.fulfill(script("const{O:e")),
	nothing: (route) => route.fulfill(script("")),
	cut: (route) => route.abort("connectionreset"),
	slow: async (route) => {
		await wait(150);
		await route.fallback();
	},
};
/** What comes instead of an answer to a call. */
const answerFaults = {
	500: (route) => route.fulfill({ status: 500, body: "" }),
	html: (route) => route.fulfill({ contentType: "text/html", body: page }),
	half: (route) => route.fulfill({ contentType: "application/json", body: '{"success":true,"data":{"html":"<div' }),
	nothing: (route) => route.fulfill({ contentType: "application/json", body: "" }),
	refusal: (route) => route.fulfill({ json: { success: false, data: "No." } }),
	"no posts": (route) => route.fulfill({ json: { success: true, data: { html: "<p>Error</p>" } } }),
	"wrong types": (route) => route.fulfill({ json: { success: true, data: { html: [1], resizedImages: "x" } } }),
	cut: (route) => route.abort("connectionreset"),
	"cut late": async (route) => {
		await wait(120);
		await route.abort("connectionreset");
	},
};

/** A page of one widget, and a plan of what fails on it. @param {import("playwright-core").Browser} browser */
const openStage = async (browser, url, { markup, files, onCall }) => {
	const context = await browser.newContext();
	const tab = await context.newPage();
	const stage = { tab, errors: [], asked: [], faults: {}, plan: {}, isBroken: false, random: () => 0, onCall };
	tab.on("pageerror", (error) => stage.errors.push(`${error}`));
	const open = new Set();
	tab.on("request", (request) => {
		stage.asked.push(request.url());
		open.add(request);
	});
	for (const type of ["requestfinished", "requestfailed"]) tab.on(type, (request) => open.delete(request));
	/** Waits until nothing is on its way: a part that a press has asked for, an answer. */
	const arrive = async () => {
		for (const end = performance.now() + patienceMs; open.size && performance.now() < end; ) await wait(10);
	};
	const happens = (all) => {
		const name = Object.keys(all)[Math.floor(stage.random() * Object.keys(all).length)];
		stage.faults[name] = (stage.faults[name] ?? 0) + 1;
		return all[name];
	};
	await tab.route("**/faults", (route) => route.fulfill({ contentType: "text/html", body: markup() }));
	await tab.route("**/gossamer/**", (route) => {
		const name = new URL(route.request().url()).pathname.slice(10, -3);
		if (!stage.isBroken || !(stage.plan[name]-- > 0)) return route.fallback();
		return happens(fileFaults)(route);
	});
	await tab.route("**/admin-ajax.php", async (route) => {
		if (stage.isBroken && stage.random() < 0.6) return happens(answerFaults)(route);
		// Answers overtake each other.
		await wait(stage.isBroken ? stage.random() * 80 : 0);
		await onCall(route);
	});
	await tab.route("**/photos/**", (route) =>
		stage.isBroken && stage.random() < 0.15
			? happens({ "no picture": (route) => route.abort() })(route)
			: route.fallback(),
	);
	/** A new page, of which some files fail once or twice: after the second time they are requested again. */
	const begin = async (random) => {
		Object.assign(stage, { random, isBroken: true, plan: {} });
		// The page before it asks for nothing any more.
		await tab.goto("about:blank");
		stage.errors.length = stage.asked.length = 0;
		open.clear();
		for (const name of files) if (random() < 0.4) stage.plan[name] = 1 + Math.floor(random() * 2);
		await tab.goto(`${url}/faults`);
	};
	return { ...stage, stage, begin, arrive, close: () => context.close() };
};

const documentOf = (head, body) =>
	`<!doctype html><html lang="en"><meta charset="utf-8"><title>Faults</title><link rel="icon" href="data:,">${head}<script type="module" src="/gossamer/gossamer.js"></script><body class="accessibility-location-right wah_fstype_rem">${body}`;

/** Number of times a visitor who wants all posts presses at most. */
const patience = 16;
/** Milliseconds after which what has not happened never will, on a machine that is busy. */
const patienceMs = 25_000;

/**
 * Feeds whose files, calls and pictures fail while a visitor presses, turns the phone and allows the network; then all
 * works, and the visitor presses on: each post comes, once, in its place.
 * @param {import("playwright-core").Browser} browser
 * @param {string} url of the demo host
 * @param {{ rounds: number, seed?: number }} how
 * @returns {Promise<Outcome>}
 */
export const injectFeedFaults = async (browser, url, { rounds, seed = 1 }) => {
	const context = { t: ({ en }) => en, origin: url, page: {} };
	const print = async (flags) => `${await photoFeed(context, { count: 16, flags })}`;
	const feeds = { open: await print("favorLocal"), gated: await print("gdpr,favorLocal") };
	let kind = "open";
	const { tab, stage, begin, arrive, close } = await openStage(browser, url, {
		markup: () => documentOf('<link rel="stylesheet" href="/public/feed.css">', `<main>${feeds[kind]}</main>`),
		files: [
			"kit",
			"plugins/photo-feed",
			...["server", "fallbacks", "consent", "pointer"].map((name) => `plugins/photo-feed-${name}`),
		],
		async onCall(route) {
			const body = Object.fromEntries(new URLSearchParams(route.request().postData()));
			// Now and then what is there already is sent again.
			if (stage.isBroken && stage.random() < 0.3) body.offset = Math.max(0, body.offset - 3);
			await route.fulfill({ json: await answerFeed({ json: (value) => value }, body, context) });
		},
	});
	const ids = () => tab.$$eval(".sbi_item", (items) => items.map(({ id }) => id));
	const steps = {
		press: () => tab.$eval(".sbi_load_btn", (button) => button.click()),
		"press twice": () => tab.$eval(".sbi_load_btn", (button) => [button.click(), button.click()]),
		turn: () => tab.setViewportSize(stage.random() < 0.5 ? { width: 390, height: 844 } : { width: 1280, height: 800 }),
		point: () =>
			tab
				.locator(".sbi_photo")
				.first()
				.hover({ force: true, timeout: 500 })
				.catch(() => {}),
		scroll: () => tab.evaluate((share) => scrollTo(0, document.body.scrollHeight * share), stage.random()),
		wait: () => wait(stage.random() * 150),
	};
	const isIdle = () =>
		tab.waitForFunction(
			() => window.sbi?.feeds?.[0] && !document.querySelector("#sbi_images[aria-busy],.sbi_load_btn[aria-disabled]"),
			undefined,
			{ timeout: patienceMs },
		);
	const wrong = [];

	for (let round = 0; round < rounds; round++) {
		const random = randomOf(seed * 1000 + round);
		const say = (text) => wrong.push(`round ${round} of seed ${seed}: ${text}`);
		kind = random() < 0.5 ? "gated" : "open";
		try {
			await begin(random);
			for (let count = 0; count < 6; count++) await Object.values(steps)[Math.floor(random() * 6)]();
			if (kind === "gated" && stage.asked.some((address) => address.includes("cdninstagram")))
				say("asked without consent");
			stage.isBroken = false;
			await tab.evaluate(() => dispatchEvent(new Event("online")));
			for (let count = 0; ; count++) {
				// A plugin whose file was lost comes with the next press.
				await steps.press();
				await arrive();
				await isIdle();
				if (!(await tab.locator(".sbi_load_btn").isVisible())) break;
				if (count === patience) {
					say(`stuck after ${(await ids()).length} posts`);
					break;
				}
			}
			const all = await ids();
			if (new Set(all).size !== all.length) say(`twice: ${all}`);
			if (all.length !== postCount || `${all}` !== `${all.toSorted()}`) say(`${all.length} posts: ${all}`);
			await tab.waitForFunction(() => document.querySelector(".sbi_loader.sbi_hidden"), undefined, {
				timeout: patienceMs,
			});
			if (kind === "gated") await tab.evaluate(() => window.gossamer.stores.grant("marketing"));
			await tab.waitForFunction(
				() =>
					[...document.querySelectorAll(".sbi_item:not(.sbi_num_diff_hide,.sbi_had_error) .sbi_photo img")].every(
						(img) => !img.src.includes("placeholder"),
					),
				undefined,
				{ timeout: patienceMs },
			);
		} catch (error) {
			say(`${error}`.split("\n")[0]);
		}
		for (const error of stage.errors) say(error);
	}
	await close();
	return { rounds, wrong, faults: stage.faults };
};

/**
 * Panels whose files fail while a visitor presses; then all works: presses are answered, what is on is shown as on.
 * @param {import("playwright-core").Browser} browser
 * @param {string} url of the demo host
 * @param {{ rounds: number, seed?: number }} how
 * @returns {Promise<Outcome>}
 */
export const injectPanelFaults = async (browser, url, { rounds, seed = 1 }) => {
	const panel = `${await accessibilityPanel({ label: (name) => name })}`;
	const { tab, stage, begin, close } = await openStage(browser, url, {
		markup: () =>
			documentOf(
				"<script>mainElementSelector='main';roleLink=1</script>",
				`<main><p>Oak <a href="#x">bowls</a></p></main>${panel}`,
			),
		files: [
			"kit",
			"cookies",
			"plugins/accessibility-panel",
			...["panel", "landmarks"].map((name) => `plugins/accessibility-panel-${name}`),
		],
	});
	const modes = {
		".wah-call-underline-links": "is_underline",
		".wah-call-highlight-links": "highlight_links_on",
		".wah-call-invert": "invert_mode_on",
		".wah-call-remove-animations": "remove_animations",
	};
	const controls = [
		...Object.keys(modes),
		".aicon_link",
		".close_container",
		".larger",
		".smaller",
		".convar.black",
		"#contrast_trigger",
	];
	const press = (selector) => tab.$eval(selector, (control) => control.click());
	const until = (condition, argument) => tab.waitForFunction(condition, argument, { timeout: patienceMs });
	const wrong = [];

	for (let round = 0; round < rounds; round++) {
		const random = randomOf(seed * 1000 + round);
		const say = (text) => wrong.push(`round ${round} of seed ${seed}: ${text}`);
		try {
			await begin(random);
			for (let count = 0; count < 5; count++) {
				await press(controls[Math.floor(random() * controls.length)]);
				if (random() < 0.5) await wait(random() * 120);
			}
			stage.isBroken = false;
			// A plugin whose file was lost comes with a press of its icon, its part with the next press.
			await press(".aicon_link");
			await until(() => document.querySelector("#wp_access_helper_container.active #access_container:not([inert])"));
			await press(".larger");
			await until(() => document.querySelector(".wah-call-invert[aria-pressed]"));
			for (const [selector, name] of Object.entries(modes)) {
				const before = await tab.$eval("body", (body, name) => body.classList.contains(name), name);
				const shown = await tab.getAttribute(selector, "aria-pressed");
				if (shown !== `${before}`) say(`${name} is ${before}, shown as ${shown}`);
				await press(selector);
				await until(
					([name, isOn, selector]) =>
						document.body.classList.contains(name) === isOn &&
						document.querySelector(selector).ariaPressed === `${isOn}`,
					[name, !before, selector],
				);
			}
			await press(".convar.black");
			await until(() => getComputedStyle(document.querySelector("main p")).backgroundColor === "rgb(0, 0, 0)");
			await press(".close_container");
			await until(
				() => document.querySelector("#access_container[inert]") && document.activeElement.matches(".aicon_link"),
			);
		} catch (error) {
			say(`${error}`.split("\n")[0]);
		}
		for (const error of stage.errors) say(error);
		await tab.context().clearCookies();
	}
	await close();
	return { rounds, wrong, faults: stage.faults };
};
