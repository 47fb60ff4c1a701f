// The chat by pointer in a browser: real timers, mouse and finger.
import { describe, expect, it } from "vitest";
import { openMarkup, openPage } from "../../../tests/helpers/browser";
import { phone, widget } from "./markup";
import { focused, head, isInside, isOpen, launches, open, opens, shown } from "./pages";

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
