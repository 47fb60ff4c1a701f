// Overlays in a browser: what the scroll lock does to the page, real inertness and real focus.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { hotspot } from "../../plugins/hotspot/tests/widget.mjs";
import { megaMenu } from "../../plugins/mega-menu/tests/widget.mjs";
import { menu } from "../../plugins/nav-menu/tests/markup";
import { openMarkup, openPage, siteUrl } from "../helpers/browser";
import { launchChromium } from "../helpers/chromium.mjs";
import { frames } from "../helpers/frames";
import { createContext } from "../site/context.mjs";

const link = (name: string, id: string) =>
	`<a id="${name}" href="#${encodeURIComponent(`elementor-action:action=off_canvas:toggle&settings=${btoa(JSON.stringify({ id, displayMode: "toggle" }))}`)}">Open</a>`;
const panel = `<div data-id="ab12cd3" data-widget_type="off-canvas.default" data-settings='{"prevent_scroll":"yes"}'><div id="off-canvas-ab12cd3" class="e-off-canvas" role="dialog" aria-hidden="true" aria-label="Cart" inert=""><div class="e-off-canvas__overlay"></div><div class="e-off-canvas__main"><div class="e-off-canvas__content"><button id="inner">Inner</button></div></div></div></div>`;
const css = `body{margin:0}#content{height:3000px}#bar{position:fixed;right:0;top:0}h1{margin:40px 0}
.e-off-canvas{position:fixed;inset:0;visibility:hidden}.e-off-canvas[aria-hidden=false]{visibility:visible}.e-off-canvas__overlay{position:absolute;inset:0}
.e-off-canvas__main{position:relative}.e-off-canvas__main.animated{animation:1ms x}@keyframes x{from{opacity:.9}}`;

const open = async (style = "") => {
	const page = await openMarkup(
		`<div id="content"><h1 id="title">Title</h1>${link("link", "ab12cd3")}</div><p id="bar" class="chat"><button id="chat">Chat</button></p><div id="other"><button id="hidden">x</button></div>${panel}`,
		{
			head: `<style>${css}${style}</style><script type="application/json" id="gossamer-config">{"overlays":{"keep":".chat"}}</script>`,
		},
	);
	await page.waitForSelector("#link[aria-controls]");
	return page;
};
const boxes = (page: Page) =>
	page.evaluate(() => [
		scrollY,
		...["title", "bar", "content"].map((id) => {
			const { x, y, width } = document.getElementById(id)!.getBoundingClientRect();
			return [x, y, width].join();
		}),
		document.scrollingElement!.scrollHeight,
	]);
const toggle = (page: Page) => page.evaluate(() => document.getElementById("link")!.click());
const isOpen = (page: Page) => page.evaluate(() => document.querySelector(".e-off-canvas")!.ariaHidden === "false");

describe("scroll lock", () => {
	it.each([
		["no style", ""],
		["a style sheet that hides the overflow of the body", ".e-off-canvas__no-scroll{overflow:hidden;max-height:100vh}"],
		[
			"a page whose html has an overflow",
			"html{overflow-x:hidden}.e-off-canvas__no-scroll{overflow:hidden;max-height:100vh}",
		],
		["a body with an overflow", "body{overflow-x:hidden}.e-off-canvas__no-scroll{overflow:hidden;max-height:100vh}"],
	])("holds the page where it is, without a shift: %s", async (_, style) => {
		const page = await open(style);
		await page.evaluate(() => scrollTo(0, 700));
		const before = await boxes(page);
		await toggle(page);
		await expect.poll(() => isOpen(page)).toBe(true);
		expect(await boxes(page)).toEqual(before);
		await page.mouse.wheel(0, 300);
		await page.keyboard.press("PageDown");
		await frames(page);
		expect(await boxes(page)).toEqual(before);
		await page.keyboard.press("Escape");
		await expect
			.poll(() => page.evaluate(() => document.adoptedStyleSheets.length + +document.body.className.includes("e-off")))
			.toBe(0);
		expect(await boxes(page)).toEqual(before);
		await page.mouse.wheel(0, 300);
		await page.waitForFunction(() => scrollY > 700);
	});
});

describe("scroll lock and the site's style sheets", () => {
	const styleOf = (page: Page) =>
		page.evaluate(() =>
			[document.documentElement, document.body].map((element) => getComputedStyle(element).overflowY),
		);

	it("locks the body, not the page's root, as style sheets of owners expect", async () => {
		const page = await open();
		await toggle(page);
		await expect.poll(() => isOpen(page)).toBe(true);
		expect(await styleOf(page)).toEqual(["visible", "hidden"]);
	});

	it("gives way to an owner who wants the page to scroll behind", async () => {
		const page = await open(".e-off-canvas__no-scroll{overflow:visible}");
		await toggle(page);
		await expect.poll(() => isOpen(page)).toBe(true);
		expect(await styleOf(page)).toEqual(["visible", "visible"]);
	});
});

describe("scroll bar", () => {
	it("keeps its room while the page is locked", async () => {
		const browser = await launchChromium({ ignoreDefaultArgs: ["--hide-scrollbars"] });
		try {
			const page = await browser.newPage();
			await page.goto(`${siteUrl()}/off-canvas`);
			const trigger = page.locator('[aria-controls="off-canvas-0ffca01"]').first();
			await trigger.waitFor();
			const measure = () =>
				page.evaluate(() => {
					const bar = document.createElement("p");
					bar.style.cssText = "position:fixed;right:0;width:9px";
					document.body.append(bar);
					const { right } = bar.getBoundingClientRect();
					bar.remove();
					return [innerWidth > right, right, document.documentElement.offsetWidth];
				});
			const before = await measure();
			expect(before[0]).toBe(true);
			await trigger.click();
			await page.waitForFunction(() => document.adoptedStyleSheets.length === 1);
			expect(await measure()).toEqual(before);
		} finally {
			await browser.close();
		}
	});
});

describe("forms whose fields bear the names of members", () => {
	const names = [
		...["children", "closest", "compareDocumentPosition", "contains", "checkVisibility", "focus", "hasAttribute"],
		...["isConnected", "matches", "parentElement", "querySelector", "querySelectorAll", "toggleAttribute"],
	];
	const form = (id: string, more = "") =>
		`<form id="${id}" ${more} tabindex="0">${names.map((name) => `<input name="${name}" aria-label="${name}">`).join("")}</form>`;

	it("are made inert, focused, looked into and clicked like anything else", async () => {
		const page = await openMarkup(
			`${form("before", 'role="status"')}${panel.replace("<button", `${form("first")}<button`)}${link("link", "ab12cd3")}`,
			{ head: `<style>${css}</style>` },
		);
		await page.waitForSelector("#link[aria-controls]");
		const state = () => page.evaluate(() => [document.activeElement!.id, !!document.querySelector("#before[inert]")]);
		await page.focus("#link");
		await page.keyboard.press("Enter");
		await expect.poll(state).toEqual(["first", true]);
		await page.keyboard.press("Shift+Tab");
		await expect.poll(state).toEqual(["inner", true]);
		await page.evaluate(() =>
			document.getElementById("before")!.dispatchEvent(new MouseEvent("click", { bubbles: true })),
		);
		await page.keyboard.press("Escape");
		await expect.poll(state).toEqual(["link", false]);
	});
});

describe("modal", () => {
	it("takes focus and clicks from what lies behind, except what is to be kept", async () => {
		const page = await open();
		await page.focus("#link");
		await page.keyboard.press("Enter");
		await page.waitForFunction(() => document.activeElement?.id === "inner");
		const focusable = (id: string) =>
			page.evaluate((id) => {
				const element = document.getElementById(id)!;
				element.focus();
				return document.activeElement === element;
			}, id);
		expect([await focusable("hidden"), await focusable("link"), await focusable("chat")]).toEqual([false, false, true]);
		await page.keyboard.press("Tab");
		await expect.poll(() => page.evaluate(() => document.activeElement!.id)).toBe("inner");
		await page.keyboard.press("Escape");
		await page.waitForFunction(() => document.activeElement?.id === "link");
		expect(await focusable("hidden")).toBe(true);
	});
});

describe("a double click", () => {
	const popup = `<a class="opener" href="#${encodeURIComponent(`elementor-action:action=popup:open&settings=${btoa('{"id":"77"}')}`)}">Open</a><style>#elementor-popup-modal-77{position:fixed;inset:0}.dialog-widget-content{margin:200px}</style><div data-elementor-type="popup" data-elementor-id="77"><p>Offer</p></div>`;
	const picture = `<a class="opener" href="/public/bowl-rings.svg" data-elementor-open-lightbox="yes">Picture</a>`;
	const cart = `<style>${css}.e-off-canvas__main{margin-top:200px}</style>${link("cart", "ab12cd3").replace("<a ", '<a class="opener" ')}${panel}`;

	it.each([
		["a popup", popup, "#elementor-popup-modal-77"],
		["the lightbox", picture, ".elementor-lightbox"],
		["an off-canvas panel", cart, ".e-off-canvas[aria-hidden=false]"],
	])("leaves %s open that its first click has opened", async (_, markup, dialog) => {
		const page = await openMarkup(markup);
		const { x, y, width, height } = (await page.locator(".opener").boundingBox())!;
		await page.mouse.click(x + width / 2, y + height / 2);
		const root = page.locator(dialog);
		await root.waitFor({ state: "visible" });
		// Listens before the button is let go: the input may come to the page before what a test asks of it.
		const clicked = await page.evaluateHandle(() => {
			const detail = new Promise((resolve) =>
				addEventListener("click", ({ detail }) => resolve(detail), { capture: true, once: true }),
			);
			return { detail };
		});
		await page.mouse.down({ clickCount: 2 });
		await page.mouse.up({ clickCount: 2 });
		expect(await clicked.evaluate(({ detail }) => detail)).toBe(2);
		await frames(page);
		expect(await root.isVisible()).toBe(true);
		expect(await root.evaluate((element) => element.matches("[inert]"))).toBe(false);
		// Another click at the same place does what it always does.
		await page.mouse.click(x + width / 2, y + height / 2);
		await root.waitFor({ state: "hidden" });
	});
});

describe("what is open in an overlay", () => {
	const context = createContext();
	const tips = (trigger: string) =>
		String(
			hotspot(context, { image: "data:,", alt: "", trigger, points: [{ x: 50, y: 50, label: "Clay", text: "Tip" }] }),
		);
	const lists = `<style>li ul{position:absolute}</style>${menu()}`;
	const panels = `<style>.e-n-menu-toggle{display:none!important}</style>${megaMenu(context, { items: [{ title: "Shop", href: "/shop", panel: "Panel" }] })}`;

	it.each([
		["a tooltip", "click", tips("click"), ".e-hotspot__button"],
		["a tooltip under the mouse", "hover", tips("mouseenter"), ".e-hotspot__button"],
		["a list of a menu under the mouse", "hover", lists, ".elementor-item.has-submenu"],
		["a panel of a mega menu under the mouse", "hover", panels, ".e-n-menu-title"],
	] as const)("is closed by one Escape, and what it lies in by the next: %s", async (_, act, content, target) => {
		const page = await openMarkup(
			`${link("link", "ab12cd3")}<div id="page">${panel.replace('<button id="inner">Inner</button>', content)}</div>`,
			{ head: `<link rel="stylesheet" href="/public/builder.css"><style>${css}</style>` },
		);
		await page.click("#link");
		await page.waitForSelector(".e-off-canvas[aria-hidden=false]");
		const opened = page.locator(".e-off-canvas [aria-expanded=true]");
		await page.locator(target).first()[act]();
		await opened.first().waitFor();
		await page.keyboard.press("Escape");
		await expect.poll(() => opened.count()).toBe(0);
		expect(await page.getAttribute(".e-off-canvas", "aria-hidden")).toBe("false");
		await page.keyboard.press("Escape");
		await page.waitForSelector(".e-off-canvas[aria-hidden=true]", { state: "attached" });
	});
});

it.each([
	["/search", ".elementor-search-form__toggle", ".elementor-search-form--full-screen"],
	["/chat", ".joinchat__button,a[href='#joinchat']", ".joinchat--chatbox"],
	["/floating-buttons", ".e-contact-buttons__chat-button", ".e-contact-buttons__chat-button[aria-expanded=true]"],
	["/woocommerce-menu-cart", ".elementor-menu-cart__toggle_button", ".elementor-menu-cart--shown"],
])(
	"%s: what a press has opened closes at an Escape that comes before the part that hears it",
	async (path, opener, open) => {
		let arrive = () => {};
		const held = new Promise<void>((resolve) => {
			arrive = resolve;
		});
		const page = await openPage(path, {
			prepare: (page) => page.route("**/overlays.js", (route) => held.then(() => route.continue())),
		});
		await page.evaluate(() => window.gossamer!.ready);
		const request = page.waitForRequest("**/overlays.js");
		await page.locator(opener).first().focus();
		await page.keyboard.press("Enter");
		await request;
		await page.locator(open).first().waitFor({ state: "attached" });
		await page.keyboard.press("Escape");
		await page.locator(open).first().waitFor({ state: "detached" });
		arrive();
		await page.locator(opener).first().focus();
		await page.keyboard.press("Enter");
		await page.locator(open).first().waitFor({ state: "attached" });
		await page.keyboard.press("Escape");
		await page.locator(open).first().waitFor({ state: "detached" });
	},
);

it("a film in the lightbox whose files come after a popup was opened: Escape closes the film, the next one the popup", async () => {
	const film = JSON.stringify({
		type: "video",
		videoType: "youtube",
		url: "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0",
		autoplay: "yes",
		modalOptions: { id: "elementor-lightbox-ab1", entranceAnimation: "zoomIn", videoAspectRatio: "169" },
	});
	const action = encodeURIComponent(`elementor-action:action=popup:open&settings=${btoa('{"id":"77"}')}`);
	let arrive = () => {};
	const held = new Promise<void>((resolve) => (arrive = resolve));
	const page = await openMarkup(
		`<div class="elementor-element" data-id="ab1" data-element_type="widget" data-widget_type="video.default" data-settings='{"video_type":"youtube","lightbox":"yes"}'>
<div class="elementor-wrapper elementor-open-lightbox"><div class="elementor-custom-embed-image-overlay" data-elementor-open-lightbox="yes" data-elementor-lightbox='${film}'><img src="data:," alt="" width="160" height="90"><div class="elementor-custom-embed-play" role="button" aria-label="Play" tabindex="0">Play</div></div></div></div>
<a id="open" href="#${action}">Open</a>
<div data-elementor-type="popup" data-elementor-id="77" class="elementor elementor-77 elementor-location-popup" data-elementor-settings="{}"><div class="elementor-element e-con" data-id="c77" data-element_type="container"><a href="#a">First</a></div></div>`,
		{
			providers: true,
			prepare: async (page) => {
				// Nothing is loaded before the press.
				await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
				await page.route("**/plugins/lightbox.js", (route) => held.then(() => route.continue()));
			},
		},
	);
	const request = page.waitForRequest("**/plugins/lightbox.js");
	await page.click(".elementor-custom-embed-image-overlay");
	await request;
	await page.click("#open");
	const popup = page.locator("#elementor-popup-modal-77");
	await popup.locator('[href="#a"]').waitFor();
	arrive();
	const player = page.locator(".elementor-lightbox iframe");
	await player.waitFor();
	await page.keyboard.press("Escape");
	await player.waitFor({ state: "detached" });
	expect(await popup.isVisible()).toBe(true);
	await page.keyboard.press("Escape");
	await popup.waitFor({ state: "hidden" });
});
