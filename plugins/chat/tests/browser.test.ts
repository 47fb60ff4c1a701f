// The chat in a browser: focus, keys, real timers and pointers, QR pictures that decode, no script, accessibility.
import jsQR from "jsqr";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violations } from "../../../tests/helpers/axe";
import { openMarkup, openPage } from "../../../tests/helpers/browser";
import { formMembers } from "../../../tests/helpers/form-members";
import { type Markup, phone, widget } from "./markup";

const head = `<style>
.joinchat{position:fixed;right:20px;bottom:20px;visibility:hidden}.joinchat--show{visibility:visible}
.joinchat__button{width:60px;height:60px;background:#0b7a63;border-radius:50%}
.joinchat__tooltip,.joinchat__badge{display:none}
.joinchat__chatbox{position:absolute;right:0;bottom:80px;width:320px;max-height:60vh;display:flex;flex-direction:column;background:#fff;visibility:hidden;opacity:0;transition:opacity .2s .05s,visibility .2s .05s}
.joinchat--chatbox .joinchat__chatbox{visibility:inherit;opacity:1}
.joinchat__scroll{overflow:auto}.joinchat--hidden{display:none}.joinchat__bubble{padding:20px}
.joinchat__close,.joinchat__open{display:block;min-height:44px;min-width:44px;background:#0b7a63;color:#fff}
.joinchat__qr{position:absolute;right:0;bottom:80px;padding:14px;visibility:hidden}
canvas{width:200px;height:200px}
</style>`;
const opens = () => {
	const calls: unknown[][] = [];
	Object.assign(window, { calls, open: (...args: unknown[]) => void calls.push(args) });
};
const launches = (page: Page) => page.evaluate(() => (window as unknown as { calls: string[][] }).calls);

const open = (settings: object = {}, markup: Markup = {}, options: Parameters<typeof openMarkup>[1] = {}) =>
	openMarkup(
		`<main><h1>Page</h1><a id="before" href="#a">Before</a></main>${widget({ button_delay: 0, ...settings }, markup)}`,
		{
			head,
			...options,
			async prepare(page) {
				await page.addInitScript(opens);
				await options.prepare?.(page);
			},
		},
	);
const shown = (page: Page) => page.waitForSelector(".joinchat--show");
const isOpen = (page: Page) => page.locator(".joinchat--chatbox .joinchat__chatbox").isVisible();
const focused = (page: Page) =>
	page.evaluate(() => document.activeElement?.id || document.activeElement?.className.split(" ")[0]);
const isInside = (page: Page) =>
	page.evaluate(() => !!document.querySelector(".joinchat__chatbox")?.contains(document.activeElement));

describe("the chat by keyboard", () => {
	it("opens with Enter and the focus inside, though it fades in; Tab stays; Escape brings it back (chat #55)", async () => {
		const page = await open();
		await shown(page);
		await page.focus(".joinchat__button");
		await page.keyboard.press("Enter");
		await expect.poll(() => isInside(page)).toBe(true);
		await expect.poll(() => page.getAttribute(".joinchat__chatbox", "aria-modal")).toBe("true");
		for (const stop of ["joinchat__close", "joinchat__open", "joinchat__close", "joinchat__open"]) {
			await page.keyboard.press("Tab");
			await expect.poll(() => focused(page)).toBe(stop);
		}
		await page.keyboard.press("Escape");
		await expect.poll(() => isOpen(page)).toBe(false);
		await expect.poll(() => focused(page)).toBe("joinchat__button");
	});

	it.each([
		["on the link that opened it", "#opener"],
		["nowhere", "body"],
	])("closes with an Escape that comes while the focus is still %s", async (_, target) => {
		const page = await open({}, { after: `<a id="opener" href="#joinchat">Ask us</a>` });
		await shown(page);
		// In one task: neither the focus nor the part that hears Escape everywhere can have come.
		const states = await page.evaluate((target) => {
			const isOpen = () => !!document.querySelector(".joinchat--chatbox");
			document.querySelector<HTMLElement>("#opener")!.click();
			const before = isOpen();
			const event = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
			document.querySelector(target)!.dispatchEvent(event);
			return [before, isOpen()];
		}, target);
		expect(states).toEqual([true, false]);
	});

	it("closes with Space on its control, and what is closed cannot be reached", async () => {
		const page = await open();
		await shown(page);
		await page.focus(".joinchat__button");
		await page.keyboard.press("Space");
		await expect.poll(() => isInside(page)).toBe(true);
		await page.focus(".joinchat__close");
		await page.keyboard.press("Space");
		await expect.poll(() => focused(page)).toBe("joinchat__button");
		await page.keyboard.press("Tab");
		await expect.poll(() => isInside(page)).toBe(false);
	});

	it("lets go whom a click leads on in the page, and gives nothing back then", async () => {
		const page = await open({}, { after: `<input id="field" aria-label="Name">` });
		await shown(page);
		await page.click(".joinchat__button");
		await expect.poll(() => page.getAttribute(".joinchat__chatbox", "aria-modal")).toBe("true");
		await page.click("#field");
		await page.keyboard.type("Ada");
		expect(await page.inputValue("#field")).toBe("Ada");
		await page.keyboard.press("Shift+Tab");
		await expect.poll(() => isOpen(page)).toBe(true);
		await page.focus("#field");
		await page.evaluate(() => window.joinchat_obj!.close());
		expect(await focused(page)).toBe("field");
	});

	it("leaves the focus and the keys alone when it opens automatically (chat #56)", async () => {
		const page = await open(
			{ message_views: 1, message_delay: 0.2 },
			{ after: `<input id="field" aria-label="Name">` },
		);
		await page.focus("#field");
		await page.waitForSelector(".joinchat--chatbox");
		expect(await focused(page)).toBe("field");
		await page.keyboard.press("Escape");
		await expect.poll(() => isOpen(page)).toBe(true);
		expect(await page.getAttribute(".joinchat__chatbox", "aria-modal")).toBe("false");
		await page.focus(".joinchat__open");
		await page.keyboard.press("Escape");
		await expect.poll(() => isOpen(page)).toBe(false);
		await expect.poll(() => focused(page)).toBe("joinchat__button");
	});
});

describe("what the chat remembers", () => {
	const keys = (page: Page) =>
		page.evaluate(() =>
			Object.keys(localStorage)
				.filter((key) => /joinchat/.test(key))
				.sort(),
		);
	const kept = ["joinchat_hashes", "joinchat_views"];
	const answer = (page: Page, word: "grant" | "deny") =>
		page.evaluate((word) => window.gossamer!.kit().then(({ stores }) => stores[word]("marketing")), word);

	it("is stored with the visitor's consent only, and goes with it", async () => {
		const page = await open({ consent: "marketing" });
		await shown(page);
		await page.click(".joinchat__button");
		await page.click(".joinchat__close");
		expect(await keys(page)).toEqual([]);
		await answer(page, "grant");
		expect(await keys(page)).toEqual(kept);
		await answer(page, "deny");
		expect(await keys(page)).toEqual([]);
		await page.click(".joinchat__button");
		await page.click(".joinchat__close");
		expect(await keys(page)).toEqual([]);
		await answer(page, "grant");
		expect(await keys(page)).toEqual(kept);
	});

	it("is remembered until the page goes where the browser stores nothing", async () => {
		const errors: string[] = [];
		const page = await open(
			{ message_views: 1, message_delay: 0.1, consent: "marketing" },
			{},
			{
				async prepare(page) {
					page.on("pageerror", ({ message }) => errors.push(message));
					await page.addInitScript(() => {
						const deny = () => {
							throw new DOMException("Access is denied for this document.", "SecurityError");
						};
						for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get: deny });
						Object.defineProperty(Document.prototype, "cookie", { get: deny, set: deny });
						Object.defineProperty(window, "cookieStore", { get: deny });
					});
				},
			},
		);
		await page.waitForSelector(".joinchat--chatbox");
		await answer(page, "grant");
		await page.click(".joinchat__close");
		await answer(page, "deny");
		await page.click(".joinchat__button");
		await expect.poll(() => isOpen(page)).toBe(true);
		expect(await page.evaluate(() => window.joinchat_obj!.store.get("joinchat_hashes"))).toBe("a1b2c3d4");
		expect(errors).toEqual([]);
	});
});

describe("the chat on a page", () => {
	const filesOf = (page: Page) =>
		page.evaluate(() =>
			performance
				.getEntriesByType("resource")
				.flatMap(({ name }) => /\/plugins\/(chat[\w-]*)\.js/.exec(name)?.[1] ?? [])
				.sort(),
		);

	it("is one file for a button, two for a window with everything around it, on phones as well", async () => {
		const button = await open({}, { hasWindow: false });
		expect(await filesOf(button)).toEqual(["chat"]);
		const after = `<p class="joinchat_show" style="margin-top:3000px">x</p><form class="variations_form"></form>`;
		for (const userAgent of [undefined, phone]) {
			const page = await open({ qr: true, sku: "A" }, { qr: true, optin: true, after }, { userAgent });
			expect(await filesOf(page)).toEqual(["chat", "chat-widget-parts"]);
		}
	});

	it("is ready with its window, whose messages begin in the moment of its opening (chat #29)", async () => {
		const page = await open();
		const loading = await page.evaluate(() => {
			window.joinchat_obj!.chatbox_show();
			return document.querySelectorAll(".joinchat__bubble--loading").length;
		});
		expect(loading).toBe(1);
	});

	it("opens its window without the part that cannot be loaded, and asks for it again", async () => {
		let isOffline = true;
		const page = await open(
			{},
			{ optin: true },
			{
				expected: [/ERR_FAILED/],
				prepare: (page) =>
					page.route("**/plugins/chat-widget-parts.js*", (route) => (isOffline ? route.abort() : route.continue())),
			},
		);
		await shown(page);
		await page.click(".joinchat__button");
		await expect.poll(() => isOpen(page)).toBe(true);
		await page.check("#joinchat_optin");
		await page.waitForFunction(() => Date.now() - window.joinchat_obj!.showed_at >= 600);
		await page.click(".joinchat__open");
		expect(await launches(page)).toHaveLength(1);
		isOffline = false;
		await page.click(".joinchat__close");
		await page.click(".joinchat__button");
		await expect.poll(() => isInside(page)).toBe(true);
	});

	it("leaves Ctrl-click on a link to the browser", async () => {
		const after = `<a class="joinchat_app" id="t" href="/markup#other">x</a>`;
		const page = await open({}, { after }, { fresh: true });
		const [other] = await Promise.all([
			page.context().waitForEvent("page"),
			page.click("#t", { modifiers: ["ControlOrMeta"] }),
		]);
		await expect.poll(() => new URL(other.url()).hash).toBe("#other");
		expect(await launches(page)).toEqual([]);
	});

	it("gets on with forms whose fields are called like the form's members", async () => {
		const page = await open({}, { after: `<form id="f" style="padding:20px"></form>` });
		await shown(page);
		await page.evaluate(
			(names) => {
				const form = document.querySelector("#f")!;
				form.append(...names.map((name) => Object.assign(document.createElement("input"), { type: "hidden", name })));
			},
			await page.evaluate(formMembers),
		);
		// Not by its selector: what finds it asks the form itself.
		const { x, y } = await page.evaluate(() =>
			Element.prototype.getBoundingClientRect.call(document.querySelector("#f")),
		);
		await page.mouse.click(x + 5, y + 5);
		await page.click(".joinchat__button");
		await expect.poll(() => isOpen(page)).toBe(true);
	});
});

describe("the chat by pointer", () => {
	it("is opened by a form with the form's own phone, and by a drawing, whatever the form's fields are called", async () => {
		const form = `<form class="joinchat_app" data-phone="15550111" data-message="Hi"><b id="in">x</b></form>`;
		const drawing = `<svg id="drawing" class="joinchat_app" data-phone="15550122" width="9" height="9"><rect width="9" height="9"/></svg>`;
		const names = ["dataset", "tabIndex", "role", "querySelector", "click", "children", "style", "title"];
		const fields = names.map((name) => `<input name="${name}" hidden>`);
		const page = await open({}, { after: form.replace("</form>", `${fields.join("")}</form>`) + drawing });
		const errors: string[] = [];
		page.on("pageerror", ({ message }) => errors.push(message));
		await shown(page);
		await page.click("#in");
		await page.focus("#drawing");
		await page.keyboard.press("Enter");
		await expect
			.poll(() => launches(page))
			.toEqual([
				["https://wa.me/15550111?text=Hi", "joinchat", "noopener"],
				["https://wa.me/15550122?text=Hello+Acme", "joinchat", "noopener"],
			]);
		await page.click(".joinchat__button");
		await expect.poll(() => isOpen(page)).toBe(true);
		expect(errors).toEqual([]);
	});

	it("opens by a rest of the mouse, never by a finger that only presses (chat #20)", async () => {
		const page = await open();
		await shown(page);
		await page.hover(".joinchat__button");
		await page.waitForSelector(".joinchat--chatbox");
		expect(await isInside(page)).toBe(false);
	});

	it("has a button that its window hides: the focus goes inside, and a mouse that rests where it comes back opens nothing (chat #20, #55)", async () => {
		const page = await open(
			{},
			{},
			{ head: `${head}<style>.joinchat--chatbox .joinchat__button{display:none}</style>` },
		);
		await shown(page);
		await page.evaluate(() => {
			const seen: unknown[] = [];
			const { setTimeout } = window;
			const record = (callback: () => void, ms: number) => {
				seen.push(ms);
				return setTimeout(callback, ms);
			};
			Object.assign(window, { seen, setTimeout: record });
			document.querySelector(".joinchat__button")!.addEventListener("mouseenter", () => seen.push("enter"));
		});
		const count = (what: unknown) =>
			page.evaluate((what) => (window as unknown as { seen: unknown[] }).seen.filter((it) => it === what).length, what);
		await page.click(".joinchat__button");
		await expect.poll(() => isInside(page)).toBe(true);
		await page.keyboard.press("Escape");
		await expect.poll(() => focused(page)).toBe("joinchat__button");
		await expect.poll(() => count("enter")).toBe(2);
		expect(await count(1500)).toBe(1);
		await page.mouse.move(0, 0);
		await page.hover(".joinchat__button", { position: { x: 30, y: 10 } });
		expect(await count(1500)).toBe(2);
	});

	it("launches once the guard is over, through the page's own window (chat #17)", async () => {
		const page = await open();
		await shown(page);
		await page.click(".joinchat__button");
		await page.waitForFunction(() => Date.now() - window.joinchat_obj!.showed_at >= 600);
		await page.click(".joinchat__open");
		expect(await launches(page)).toEqual([["https://wa.me/15550100?text=Hello+Acme", "joinchat", "noopener"]]);
	});

	it.each([
		["from the server", widget()],
		["from settings alone", `<div class="joinchat" data-settings='{"telephone":"15550100","messages":["Hi"]}'></div>`],
	])("answers the first click on a link that comes while a widget %s is being loaded", async (_, markup) => {
		let arrive!: () => void;
		const held = new Promise<void>((resolve) => (arrive = resolve));
		const page = await openPage("/markup", {
			async prepare(page) {
				await page.addInitScript(opens);
				await page.route("**/plugins/chat.js", async (route) => {
					await held;
					await route.continue();
				});
				await page.route("**/markup", (route) =>
					route.fulfill({
						contentType: "text/html",
						body: `<!doctype html><html lang="en"><title>x</title><link rel="icon" href="data:,">${head}<script type="module" src="/gossamer/gossamer.js"></script><body><a id="t" href="#joinchat">Chat</a>${markup}</body></html>`,
					}),
				);
			},
		});
		await page.waitForFunction(() => window.gossamer?.plugins);
		await page.click("#t");
		arrive();
		await page.waitForSelector(".joinchat--chatbox");
		expect(new URL(page.url()).hash).toBe("");
	});

	it("opens when an element is scrolled into view, not when it only touches the edge (chat #28)", async () => {
		const at = (top: number) =>
			`<p class="joinchat_force_show" style="position:absolute;top:${top}px;height:50px;margin:0">Here</p>`;
		const page = await open({}, { after: `<div style="height:3000px"></div>${at(800)}` });
		await shown(page);
		await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
		expect(await isOpen(page)).toBe(false);
		await page.mouse.wheel(0, 20);
		await page.waitForSelector(".joinchat--chatbox");
	});

	it("brings nothing up over a field that is typed in on a phone", async () => {
		const page = await openMarkup(
			`<input id="field" aria-label="Name" autofocus>${widget({ button_delay: 0.2, message_views: 1, message_delay: 0.2 })}`,
			{ head, userAgent: phone, hasTouch: true, viewport: { width: 390, height: 700 } },
		);
		await page.focus("#field");
		// The time of both has come when this has: it was requested after them.
		await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
		expect(await page.locator(".joinchat--show, .joinchat--chatbox").count()).toBe(0);
		await page.evaluate(() => (document.activeElement as HTMLElement).blur());
		await page.waitForSelector(".joinchat--chatbox");
	});

	it("keeps to phones what is theirs, and waits for who types (chat #34, #36)", async () => {
		const page = await open(
			{},
			{ after: `<input id="field" aria-label="Name">` },
			{ userAgent: phone, hasTouch: true, viewport: { width: 390, height: 700 } },
		);
		await shown(page);
		await expect
			.poll(() => page.evaluate(() => document.querySelector<HTMLElement>(".joinchat")!.style.getPropertyValue("--vh")))
			.toBe("700px");
		await page.tap(".joinchat__button");
		await expect.poll(() => isOpen(page)).toBe(true);
		await page.focus("#field");
		await page.waitForSelector(".joinchat:not(.joinchat--show)", { state: "attached" });
		expect(await isOpen(page)).toBe(false);
		await page.evaluate(() => (document.activeElement as HTMLElement).blur());
		await shown(page);
	});
});

describe("QR pictures", () => {
	/** What a reader sees in it, on white, and what it is made of. */
	const read = async (page: Page, holder: string) => {
		await page.waitForFunction((holder) => document.querySelector(`${holder} > canvas:last-child`), holder);
		const picture = await page.evaluate((holder) => {
			const canvas = document.querySelector<HTMLCanvasElement>(`${holder} > canvas`)!;
			const { width, height, role, ariaLabel } = canvas;
			const padded = Object.assign(document.createElement("canvas"), { width: width + 80, height: height + 80 });
			const context = padded.getContext("2d")!;
			context.fillStyle = "#fff";
			context.fillRect(0, 0, width + 80, height + 80);
			context.drawImage(canvas, 40, 40);
			const pixels = canvas.getContext("2d")!.getImageData(0, 0, width, height).data;
			const bits = context.getImageData(0, 0, width + 80, height + 80).data.filter((_, index) => index % 4 === 1);
			return {
				width,
				height,
				role,
				ariaLabel,
				bits: [...bits].map((green) => (green < 192 ? "1" : "0")).join(""),
				hasHoles: pixels.some((value, index) => index % 4 === 3 && value < 255),
				// Within the upper side of the first finder pattern.
				dark: [...pixels.slice((width * 3 + 15) * 4, (width * 3 + 16) * 4)],
			};
		}, holder);
		const { bits, width, height, ...rest } = picture;
		const data = [...bits].flatMap((bit) => [...Array(3).fill(bit === "1" ? 0 : 255), 255]);
		return { ...rest, width, height, text: jsQR(new Uint8ClampedArray(data), width + 80, height + 80)?.data };
	};
	const block = `<div class="wp-block-joinchat-button" style="margin-top:3000px"><figure><figcaption>Scan me</figcaption><a class="joinchat-button__qr" href="#whatsapp" data-phone="15550111" data-message="Hi"></a></figure><a class="joinchat-button__link" href="#whatsapp" data-phone="15550111">Chat</a></div>`;
	const files = (page: Page) =>
		page.evaluate(
			() => performance.getEntriesByType("resource").filter(({ name }) => /plugins\/chat-qr\.js/.test(name)).length,
		);

	it("are drawn when the pointer comes, twice as fine on a fine screen, and decode to the short link (chat #48)", async () => {
		const page = await open({ qr: true, whatsapp_web: true }, { qr: true }, { deviceScaleFactor: 2 });
		await shown(page);
		expect(await files(page)).toBe(0);
		await page.hover(".joinchat__button");
		expect(await read(page, ".joinchat__qr")).toMatchObject({
			width: 400,
			height: 400,
			hasHoles: false,
			text: "https://wa.me/15550100?text=Hello+Acme",
			role: "img",
			ariaLabel: "Scan me",
		});
	});

	it("have the size and the colour that the site wants (chat #49)", async () => {
		const page = await open({ qr: { fill: "#0a0", size: 300 }, message_send: "שלום & hello" }, { qr: true });
		await shown(page);
		await page.focus(".joinchat__button");
		const { width, dark, text } = await read(page, ".joinchat__qr");
		expect([width, dark]).toEqual([300, [0, 170, 0, 255]]);
		expect(new URL(text!).searchParams.get("text")).toBe("שלום & hello");
	});

	it("of a block are drawn when it comes near, with its own phone and message (chat #51)", async () => {
		const page = await open({}, { after: block });
		await shown(page);
		expect(await files(page)).toBe(0);
		await page.locator("figure").scrollIntoViewIfNeeded();
		const { text, ariaLabel } = await read(page, ".joinchat-button__qr");
		expect([text, ariaLabel]).toEqual(["https://wa.me/15550111?text=Hi", "Scan me"]);
		expect(await page.getAttribute(".joinchat-button__qr", "aria-label")).toBe("Scan me");
	});

	it("are not loaded on phones, and taken away where they cannot be loaded (chat #50)", async () => {
		const mobile = await open({ qr: true }, { qr: true, after: block }, { userAgent: phone });
		await shown(mobile);
		await expect.poll(() => mobile.locator(".joinchat__qr, figure").count()).toBe(0);
		expect(await files(mobile)).toBe(0);
		const offline = await open(
			{ qr: true },
			{ qr: true, after: block },
			{ expected: [/ERR_FAILED/], prepare: (page) => page.route("**/plugins/chat-qr.js*", (route) => route.abort()) },
		);
		await shown(offline);
		await offline.hover(".joinchat__button");
		await expect.poll(() => offline.locator(".joinchat__qr, figure").count()).toBe(0);
		expect(await offline.locator(".joinchat-button__link").count()).toBe(1);
	});

	it("follow the product that is chosen, and are drawn for other scripts as they wish", async () => {
		const page = await open(
			{ qr: true, sku: "A-1", message_send: "Re <jc-sku>A-1</jc-sku>" },
			{ qr: true, after: `<form class="variations_form"></form><p id="mine"></p>` },
		);
		await shown(page);
		await page.hover(".joinchat__button");
		expect((await read(page, ".joinchat__qr")).text).toBe("https://wa.me/15550100?text=Re+A-1");
		await page.evaluate(() =>
			document.querySelector("form")!.dispatchEvent(new CustomEvent("found_variation", { detail: { sku: "A-2" } })),
		);
		await expect.poll(async () => (await read(page, ".joinchat__qr")).text).toBe("https://wa.me/15550100?text=Re+A-2");
		await page.evaluate(() => {
			const fill = {
				type: "linear-gradient",
				position: [0, 0, 1, 1],
				colorStops: [
					[0, "#00f"],
					[1, "#a00"],
				],
			};
			const options = { size: 250, quiet: 2, ecLevel: "H", radius: 0.5, background: null, fill };
			document.querySelector("#mine")!.append(window.joinchat_obj!.qr("Some text", options));
		});
		await expect.poll(async () => (await read(page, "#mine")).text).toBe("Some text");
		expect(await read(page, "#mine")).toMatchObject({ width: 250, hasHoles: true });
		await page.evaluate(() => {
			document.querySelector("#mine")!.replaceChildren(window.joinchat_obj!.qr("x".repeat(3000)));
		});
		await expect.poll(() => page.locator("#mine canvas").count()).toBe(0);
	});
});

describe("without script", () => {
	it("the view's links lead to the app, and settings alone leave a plain one", async () => {
		const page = await openPage("/chat?bare", { javaScriptEnabled: false });
		expect(await page.getAttribute(".joinchat a", "href")).toBe("https://wa.me/15550100");
		expect(await page.locator(".joinchat a").isVisible()).toBe(true);
		expect(await page.getAttribute("a.joinchat_app", "href")).toBe("https://wa.me/15550100");
	});
});

describe("the demo", () => {
	it.each(["/chat", "/chat?bare", "/chat?bare&dark", "/chat?rtl", "/chat?bare&rtl"])(
		"%s has no accessibility violation, open or closed",
		async (path) => {
			const page = await openPage(path, { bypassCSP: true, reducedMotion: "reduce" });
			await shown(page);
			expect(await violations(page, ".joinchat")).toEqual([]);
			await page.click(".joinchat__button");
			await page.waitForSelector(".joinchat--chatbox");
			expect(await violations(page, ".joinchat")).toEqual([]);
		},
	);

	it("is usable at 200 %, all of the window in view", async () => {
		const page = await openPage("/chat?bare", { viewport: { width: 640, height: 360 }, reducedMotion: "reduce" });
		await shown(page);
		await page.click(".joinchat__button");
		const box = await page.locator(".joinchat__chatbox").boundingBox();
		expect(box!.y).toBeGreaterThanOrEqual(0);
		await page.locator(".joinchat__open").scrollIntoViewIfNeeded();
		const control = await page.locator(".joinchat__open").boundingBox();
		expect(control!.y + control!.height).toBeLessThanOrEqual(box!.y + box!.height + 1);
	});
});
