// Drags in real Chromium: what becomes one, what stays a click, a scroll or a selection, and how it ends.
import type { CDPSession, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import type { createScope } from "../../src/kit/scope";
import type { Drag, DragOptions, followDrag } from "../../src/parts/drag";
import { openPage } from "../helpers/browser";
import { bundle } from "../helpers/bundle";

declare global {
	interface Window {
		drags: { createScope: typeof createScope; followDrag: typeof followDrag };
		scope: ReturnType<typeof createScope>;
		calls: string[];
		last?: Drag;
	}
}

let code: string;
beforeAll(async () => {
	code = await bundle("drags", ["src/kit/scope", "src/parts/drag"]);
});

const body = `<style>body{margin:0;height:3000px;font:20px/40px monospace}#track{height:400px;background:#eee}
	#track>*{position:absolute;left:300px}#text{top:0}#link{top:60px}#button{top:120px}#field{top:180px}#picture{top:240px}</style>
	<div id="track"><span id="text">Some words that can be selected</span><a id="link" href="#followed">A link</a>
	<button id="button">A button</button><input id="field" value="A field of text">
	<img id="picture" alt="" width="60" height="60" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>"></div>`;

type Serializable = Pick<DragOptions, "axis" | "pointers" | "threshold" | "angle">;
const open = async (options: Partial<Serializable> = {}, context: { hasTouch?: boolean } = {}) => {
	const page = await openPage("/blank-for-drags", {
		...context,
		prepare: (page) =>
			page.route("**/blank-for-drags", (route) =>
				route.fulfill({
					contentType: "text/html; charset=utf-8",
					body: `<!doctype html><html lang="en"><head><title>Drags</title><link rel="icon" href="data:,">
						<meta name="viewport" content="width=device-width"><script>${code.replaceAll("</", "<\\/")}</script></head><body>${body}</body></html>`,
				}),
			),
	});
	await page.evaluate((options) => {
		window.calls = [];
		window.scope = window.drags.createScope({} as never);
		window.drags.followDrag(window.scope, document.getElementById("track")!, {
			axis: "x",
			...options,
			onStart: () => window.calls.push("start"),
			onMove(drag) {
				window.last = drag;
				if (window.calls.at(-1) !== "move") window.calls.push("move");
			},
			onEnd(drag, isCancelled) {
				window.last = drag;
				window.calls.push(isCancelled ? "cancel" : "end");
			},
		});
		addEventListener("click", ({ target }) => window.calls.push(`click ${(target as Element).id}`));
	}, options);
	return page;
};
const calls = (page: Page) => page.evaluate(() => window.calls.splice(0));
/** Waits for these calls since the last time, which may come one by one. */
const told = async (page: Page, expected: string[]) => {
	await expect.poll(() => page.evaluate(() => window.calls)).toEqual(expected);
	await calls(page);
};
/** Where the drag was when last told. */
const last = (page: Page) =>
	page.evaluate(() => {
		const { dx, dy } = window.last!;
		return { dx, dy };
	});
/** Presses, moves in steps and lets go. */
const drag = async (page: Page, [x, y]: [number, number], [dx, dy]: [number, number], steps = 10) => {
	await page.mouse.move(x, y);
	await page.mouse.down();
	await page.mouse.move(x + dx, y + dy, { steps });
	await page.mouse.up();
};
const whole = ["start", "move", "end"];
/** Alongside everything that is in the track. */
const empty: [number, number] = [200, 350];

describe("the mouse", () => {
	it("drags beyond the threshold, and its way counts from the press", async () => {
		const page = await open();
		await drag(page, empty, [5, 0]);
		expect(await calls(page)).toEqual(["click track"]);
		await drag(page, empty, [6, 0], 1);
		expect(await calls(page)).toEqual(whole);
		await drag(page, empty, [-120, 30]);
		expect(await calls(page)).toEqual(whole);
		expect(await last(page)).toMatchObject({ dx: -120, dy: 30 });
	});

	it.each([
		["x", [100, 90], true],
		["x", [90, 100], false],
		["y", [90, 100], true],
		["y", [100, 90], false],
	] as const)("along %s, a movement by %j is a drag: %s", async (axis, by, isDrag) => {
		const page = await open({ axis });
		await drag(page, empty, [...by]);
		expect((await calls(page)).includes("start")).toBe(isDrag);
	});

	it("may be told another threshold and another angle", async () => {
		const page = await open({ threshold: 30, angle: 20 });
		await drag(page, empty, [29, 0]);
		expect(await calls(page)).toEqual(["click track"]);
		await drag(page, empty, [100, -50], 1);
		expect(await calls(page)).toEqual(["click track"]);
		await drag(page, empty, [100, 30], 1);
		expect(await calls(page)).toEqual(whole);
	});

	it("continues beyond the element, and ends there", async () => {
		const page = await open();
		await drag(page, empty, [300, 200], 20);
		expect(await calls(page)).toEqual(whole);
		expect(await last(page)).toMatchObject({ dx: 300, dy: 200 });
	});

	it("makes no click at the end of a drag, and the next press is one again", async () => {
		const page = await open();
		for (const id of ["button", "link"]) {
			const { x, y } = (await page.locator(`#${id}`).boundingBox())!;
			await drag(page, [x + 5, y + 10], [40, 0]);
			expect(await calls(page)).toEqual(whole);
			await page.click(`#${id}`);
			expect(await calls(page)).toEqual([`click ${id}`]);
		}
		await expect.poll(() => new URL(page.url()).hash).toBe("#followed");
	});

	it("takes a link and a picture along, which the browser would drag itself", async () => {
		const page = await open();
		for (const id of ["link", "picture"]) {
			const { x, y } = (await page.locator(`#${id}`).boundingBox())!;
			await drag(page, [x + 5, y + 10], [200, 0], 20);
			expect([id, await calls(page)]).toEqual([id, whole]);
			expect(await last(page)).toMatchObject({ dx: 200 });
		}
	});

	it("leaves fields their presses: text in them is selected", async () => {
		const page = await open();
		const { x, y } = (await page.locator("#field").boundingBox())!;
		await drag(page, [x + 4, y + 10], [120, 0]);
		expect((await calls(page)).filter((call) => !call.startsWith("click"))).toEqual([]);
		const length = await page.$eval("#field", ({ selectionStart, selectionEnd }: HTMLInputElement) =>
			Math.abs(selectionEnd! - selectionStart!),
		);
		expect(length).toBeGreaterThan(2);
	});

	it("leaves the focus where it was, which a click takes away", async () => {
		const page = await open();
		const focused = () => page.evaluate(() => document.activeElement!.id || document.activeElement!.localName);
		await page.focus("#button");
		await drag(page, empty, [-60, 0]);
		await told(page, whole);
		expect(await focused()).toBe("button");
		await page.mouse.click(...empty);
		expect(await focused()).toBe("body");
	});

	it("selects nothing along the axis; across it and by double click text can be selected", async () => {
		const page = await open();
		const selected = () => page.evaluate(() => `${getSelection()}`);
		await drag(page, [310, 20], [200, 0], 20);
		expect(await calls(page)).toEqual(whole);
		expect(await selected()).toBe("");
		expect(await page.$eval("#track", (node) => getComputedStyle(node).userSelect)).toBe("auto");
		await page.dblclick("#text", { position: { x: 10, y: 20 } });
		expect((await selected()).trim()).toBe("Some");
		await page.mouse.click(...empty);
		await drag(page, [380, 20], [10, 60], 20);
		expect(await calls(page)).not.toContain("start");
		expect((await selected()).length).toBeGreaterThan(3);
	});

	it("drags with its main button only, and without a button that was let go elsewhere", async () => {
		const page = await open();
		await page.mouse.move(...empty);
		await page.mouse.down({ button: "right" });
		await page.mouse.move(300, 350, { steps: 5 });
		await page.mouse.up({ button: "right" });
		expect(await calls(page)).toEqual([]);
		await page.evaluate(() => {
			const fire = (type: string, clientX: number, buttons: number) =>
				document
					.getElementById("track")!
					.dispatchEvent(new PointerEvent(type, { pointerId: 1, clientX, clientY: 350, buttons, bubbles: true }));
			fire("pointerdown", 200, 1);
			fire("pointermove", 250, 0);
			fire("pointermove", 290, 1);
		});
		expect(await calls(page)).toEqual([]);
	});

	it("is left alone where it is not one of the pointers, and after the scope's end", async () => {
		const page = await open({ pointers: ["touch"] });
		await drag(page, empty, [100, 0]);
		expect(await calls(page)).toEqual(["click track"]);
		const other = await open();
		await other.evaluate(() => window.scope.dispose());
		await drag(other, empty, [100, 0]);
		expect(await calls(other)).toEqual(["click track"]);
		expect(await other.$eval("#track", (node) => node.hasAttribute("style"))).toBe(false);
	});
});

describe("a finger", () => {
	const touch = async (page: Page) => {
		const session: CDPSession = await page.context().newCDPSession(page);
		return async (type: "touchStart" | "touchMove" | "touchEnd" | "touchCancel", x?: number, y?: number) => {
			await session.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y: y! }] });
		};
	};
	const swipe = async (page: Page, [x, y]: [number, number], [dx, dy]: [number, number]) => {
		const send = await touch(page);
		await send("touchStart", x, y);
		for (let step = 1; step <= 10; step++) await send("touchMove", x + (dx * step) / 10, y + (dy * step) / 10);
		await send("touchEnd");
	};

	it("drags along the axis, and the page stays", async () => {
		const page = await open({}, { hasTouch: true });
		await swipe(page, empty, [150, 10]);
		await told(page, whole);
		expect(await last(page)).toMatchObject({ dx: 150, dy: 10 });
		expect(await page.evaluate(() => scrollY)).toBe(0);
	});

	it("scrolls the page across the axis, and no drag comes of it", async () => {
		const page = await open({}, { hasTouch: true });
		await swipe(page, [200, 350], [5, -200]);
		await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
		expect(await calls(page)).toEqual([]);
	});

	it("that the browser takes away in the middle cancels the drag, and the next one is whole", async () => {
		const page = await open({}, { hasTouch: true });
		const send = await touch(page);
		await send("touchStart", 200, 350);
		for (const x of [220, 260, 300]) await send("touchMove", x, 350);
		await send("touchCancel");
		await told(page, ["start", "move", "cancel"]);
		await swipe(page, empty, [-150, 0]);
		await told(page, whole);
	});

	it("clicks after a tap, and a second finger changes nothing of a drag", async () => {
		const page = await open({}, { hasTouch: true });
		await page.tap("#button");
		await told(page, ["click button"]);
		const session = await page.context().newCDPSession(page);
		const send = (type: "touchStart" | "touchMove" | "touchEnd", ...points: [number, number, number][]) =>
			session.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([id, x, y]) => ({ id, x, y })) });
		await send("touchStart", [0, 200, 350]);
		await send("touchMove", [0, 260, 350]);
		await send("touchStart", [0, 260, 350], [1, 500, 350]);
		await send("touchMove", [0, 280, 350], [1, 500, 350]);
		await send("touchEnd", [0, 280, 350]);
		await send("touchEnd");
		await told(page, whole);
		expect((await last(page)).dx).toBe(80);
	});

	it("scrolls as usual where only the mouse drags", async () => {
		const page = await open({ pointers: ["mouse"] }, { hasTouch: true });
		expect(await page.$eval("#track", (node) => getComputedStyle(node).touchAction)).toBe("auto");
		await swipe(page, empty, [150, 0]);
		expect(await calls(page)).toEqual([]);
	});
});
