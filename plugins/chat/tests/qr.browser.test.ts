// The chat's QR pictures in a browser: they decode.
import jsQR from "jsqr";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { phone } from "./markup";
import { open, shown } from "./pages";

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
