// What does a tap on the menu's button cost? Until the next frame, at a fourth of the speed on a page of 2,000 elements, alongside an empty handler; and the bytes.

import { navMenu } from "../plugins/nav-menu/tests/widget.mjs";
import { createContext } from "../tests/site/context.mjs";
import { raw } from "../tests/site/html.mjs";
import { readManifest } from "../tests/site/release.mjs";

const rounds = 25;
const slowdown = 4;
const elements = 2000;

/** Brotli bytes of `jquery.smartmenus.min.js` 1.2.1 and `jquery.min.js` 3.8.0, as npm has them. */
const peers = { SmartMenus: 6296, jQuery: 27596 };

const item = (title, items) => ({ title, href: `/${title}`, items });
const items = ["Shop", "Courses", "Story", "Visit"].map((title) =>
	item(
		title,
		["One", "Two", "Three"].map((name) => item(`${title} ${name}`)),
	),
);

/** The inside of a menu, without its host. */
const bare = (markup) => raw(String(markup).replace(/^<div[^>]*>|<\/div>\s*$/g, ""));

export default async ({ browser, url }) => {
	const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
	await page.route("**/bench/menu", (route) =>
		route.fulfill({
			contentType: "text/html; charset=utf-8",
			body: `<!doctype html><html lang="en"><title>Bench</title><meta name="viewport" content="width=device-width">
<link rel="stylesheet" href="/public/builder.css"><link rel="stylesheet" href="/public/menu.css"><script type="module" src="/gossamer/gossamer.js"></script>
<body><div style="position:relative">${navMenu(createContext(), { items, stretch: true })}</div>
<div id="empty" role="button" tabindex="0">Empty</div>
<div style="position:relative" class="elementor-widget-nav-menu elementor-nav-menu--toggle elementor-nav-menu--stretch" id="bare">${bare(navMenu(createContext(), { items, stretch: true }))}</div><main>${"<p><b>Text</b></p>".repeat(elements / 2)}</main>`,
		}),
	);
	await page.goto(`${url}/bench/menu`);
	await page.evaluate(() => window.gossamer.ready);
	await page.evaluate(() => {
		document.getElementById("empty").addEventListener("click", () => {});
		// The site's styles answer the class; no script could do with less.
		const bare = document.querySelector("#bare .elementor-menu-toggle");
		bare.addEventListener("click", () => bare.classList.toggle("elementor-active"));
		// From the press to the end of the frame that shows its answer.
		addEventListener(
			"click",
			({ timeStamp }) =>
				requestAnimationFrame(() => {
					const { port1, port2 } = new MessageChannel();
					port1.onmessage = () => window.shown(performance.now() - timeStamp);
					port2.postMessage(0);
				}),
			{ capture: true },
		);
	});
	const session = await page.context().newCDPSession(page);
	await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
	const press = async (selector) => {
		const shown = page.evaluate(
			() =>
				new Promise((resolve) => {
					window.shown = resolve;
				}),
		);
		await page.locator(selector).click();
		const ms = await shown;
		// The site's own sliding is over.
		await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))));
		return ms;
	};
	const times = { empty: [], bare: [], open: [], close: [] };
	for (let round = 0; round < rounds; round++) {
		times.empty.push(await press("#empty"));
		times.bare.push(await press("#bare .elementor-menu-toggle"));
		await press("#bare .elementor-menu-toggle");
		times.open.push(await press("[data-widget_type] .elementor-menu-toggle"));
		times.close.push(await press("[data-widget_type] .elementor-menu-toggle"));
	}
	await page.close();

	const { files, plugins } = readManifest();
	const { chunks, parts } = plugins["nav-menu"];
	const sum = (list) => list.reduce((bytes, file) => bytes + files[file].brotli, 0);
	const own = (list) => list.filter((file) => file.startsWith("plugins/"));
	const row = (what, ms, bytes) => ({
		what,
		"ms to the next frame": ms ? ms.toFixed(1) : "",
		"of an empty handler": ms ? `${(ms / median(times.empty)).toFixed(2)} ×` : "",
		"brotli bytes": bytes ?? "",
	});
	return [
		row("empty handler", median(times.empty)),
		row("a class alone, which the site's styles open the menu for", median(times.bare)),
		row("the button opens", median(times.open)),
		row("the button closes", median(times.close)),
		row("menu on a phone", undefined, sum(own(chunks))),
		row("menu with its bar and the theme's", undefined, sum(own([...chunks, ...parts]))),
		row("with core and kit", undefined, sum(["gossamer.js", "kit.js", ...own([...chunks, ...parts])])),
		row("SmartMenus and jQuery", undefined, peers.SmartMenus + peers.jQuery),
	];
};

const median = (values) => values.toSorted((one, other) => one - other)[values.length >> 1];
