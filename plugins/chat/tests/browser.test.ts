// The chat in a browser: focus, keys, what is remembered, no script, accessibility.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violations } from "../../../tests/helpers/axe";
import { openPage } from "../../../tests/helpers/browser";
import { formMembers } from "../../../tests/helpers/form-members";
import { phone } from "./markup";
import { focused, isInside, isOpen, launches, open, shown } from "./pages";

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
