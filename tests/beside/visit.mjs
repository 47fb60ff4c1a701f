// A visit in a browser of its own: every request, cookie, stored name and error is noted; other hosts answer with nothing.

/** Hosts and paths that tell somebody about the visitor. */
const vendors =
	/^(?!fonts\.).*(facebook|google|doubleclick|pinterest|pinimg|bing\.com|instagram|ytimg|youtube|vimeo|tiktok|clarity)/;
const tracking = /action=pys_|pys-facebook|pys_api_event|wp-json\/pys/;

const kinds = { script: "text/javascript", stylesheet: "text/css", document: "text/html", image: "image/gif" };

/** @param {import("playwright-core").Browser} browser @param {{ address: string, width?: number }} options */
export const openVisit = async (browser, { address, width = 1280 }) => {
	// Some consent tools ask no robots, and take a browser that calls itself headless for one.
	const userAgent = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${Number.parseInt(browser.version(), 10)}.0.0.0 Safari/537.36`;
	const context = await browser.newContext({ viewport: { width, height: 800 }, userAgent });
	const { origin } = new URL(address);
	let requests = [];
	let errors = [];
	let missing = [];
	await context.route("**", (route) => {
		const request = route.request();
		const target = new URL(request.url());
		const isOwn = target.origin === origin;
		const told = tracking.test(request.url() + (request.postData() ?? ""));
		if (told || (!isOwn && vendors.test(target.host)))
			requests.push(
				`${target.host}${target.pathname}${told ? ` ${/action=(\w+)|(pys-\w+)/.exec(request.url() + request.postData())?.[0] ?? ""}` : ""}`,
			);
		if (isOwn) return route.continue();
		return route.fulfill({ status: 200, contentType: kinds[request.resourceType()] ?? "text/plain", body: "" });
	});
	context.on("response", (response) => {
		if (response.url().startsWith(origin) && response.status() >= 400)
			missing.push(`${response.status()} ${new URL(response.url()).pathname}`);
	});
	const open = async (to = address) => {
		const page = await context.newPage();
		page.on("pageerror", (error) => errors.push(error.message.split("\n")[0]));
		await page.goto(to, { waitUntil: "load", timeout: 60_000 });
		await settle(page);
		return page;
	};
	return {
		context,
		open,
		/** What came since the last look. */
		async look() {
			const cookies = (await context.cookies())
				.map(({ name }) => name)
				.filter((name) => /^(_fb|_ga|_gcl|pys|pbid|last_pys|_pin|_uet|sbjs)/.test(name));
			const page = context.pages().at(-1);
			const stored = page
				? await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]).catch(() => [])
				: [];
			const events = page ? await page.evaluate(eventsOf).catch(() => []) : [];
			const seen = { requests, cookies: cookies.sort(), stored: stored.sort(), events, errors, missing };
			requests = [];
			errors = [];
			missing = [];
			return seen;
		},
		close: () => context.close(),
	};
};

/**
 * Events that the page has given to the vendors so far; their own scripts, which would take them away, are not here.
 * What is scrolled before an answer is dropped, so it counts only where the originals do not wait for one.
 */
const eventsOf = () =>
	[...(window.fbq?.queue ?? []), ...(window.dataLayerPYS ?? [])]
		.map((call) => Array.from(call))
		.filter(([verb, name]) => /^(track|event)/.test(verb) && name !== "PageScroll")
		.map(([verb, name]) => `${verb} ${name}`)
		.sort();

/** Waits until the page rests, and moves as a visitor does: what optimisers delay comes then. */
export const settle = async (page) => {
	await page.waitForLoadState("networkidle", { timeout: 8000 }).catch(() => {});
	await page.mouse.move(300, 300);
	await page.mouse.move(320, 340);
	await page.mouse.wheel(0, 300);
	await page.waitForTimeout(1500);
	await page.waitForLoadState("networkidle", { timeout: 8000 }).catch(() => {});
	await page.waitForTimeout(700);
};

/** What the page is to Gossamer. */
export const stateOf = (page) =>
	page.evaluate(() => ({
		isSwapped: !!document.querySelector("#gossamer-js-module[type=module]"),
		hasJQuery: "jQuery" in window,
		originals: [...document.scripts].filter(({ id }) =>
			/^(elementor-frontend|pys|elementor-webpack-runtime)-js$/.test(id),
		).length,
		// biome-ignore lint/performance/useDomNodeTextContent: what is seen is asked for
		text: document.body.innerText.length,
	}));
