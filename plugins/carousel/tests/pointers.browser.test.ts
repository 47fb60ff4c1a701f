// Carousels under fingers and mice: drags, links, interruption, removal.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { countLayoutReads } from "../../../tests/helpers/layout-reads";
import { awaitHands, carousel } from "./markup";
import { active, open, rest, ring, shift, still } from "./pointers";

/** With what answers fingers. */
const openTouched = async (...args: Parameters<typeof open>) => {
	const page = await open(...args);
	await awaitHands(page);
	return page;
};
/** In one go, on a busy machine as well: a slow drag means something else. */
const flick = async (page: Page, from: [number, number], to: [number, number]) => {
	const session = await page.context().newCDPSession(page);
	const send = (type: "mousePressed" | "mouseMoved" | "mouseReleased", [x, y]: [number, number]) =>
		session.send("Input.dispatchMouseEvent", { type, x, y, button: "left", buttons: 1, clickCount: 1 });
	const steps = line(from, to, 4);
	await Promise.all([
		send("mousePressed", from),
		...steps.map((at) => send("mouseMoved", at)),
		send("mouseReleased", to),
	]);
};
const drag = async (page: Page, from: [number, number], to: [number, number], isHeld = false) => {
	await page.mouse.move(...from);
	await page.mouse.down();
	await page.mouse.move(...to, { steps: 6 });
	if (isHeld) await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 350)));
	await page.mouse.up();
};
const touch = async (page: Page, points: [number, number][]) => {
	const session = await page.context().newCDPSession(page);
	const send = (type: string, [x, y]: [number, number]) =>
		session.send("Input.dispatchTouchEvent", {
			type: type as "touchMove",
			touchPoints: type === "touchEnd" ? [] : [{ x, y }],
		});
	await send("touchStart", points[0]!);
	for (const point of points.slice(1)) await send("touchMove", point);
	await send("touchEnd", [0, 0]);
};
const line = (from: [number, number], to: [number, number], steps = 8): [number, number][] =>
	Array.from({ length: steps + 1 }, (_, step) => [
		from[0] + ((to[0] - from[0]) * step) / steps,
		from[1] + ((to[1] - from[1]) * step) / steps,
	]);

describe("a drag", () => {
	it.each([
		[5, 1],
		[6, 0],
	])("of %i px, however slow, leaves %i clicks of its press", async (distance, clicks) => {
		const page = await openTouched({ settings: still });
		await page.evaluate(() => {
			document.addEventListener("click", (event) => {
				event.preventDefault();
				document.documentElement.dataset.clicks = "1";
			});
		});
		await drag(page, [500, 50], [500 - distance, 50], true);
		await page.evaluate(() => new Promise(requestAnimationFrame));
		expect(await page.evaluate(() => Number(document.documentElement.dataset.clicks ?? 0))).toBe(clicks);
		await rest(page);
		expect(await active(page)).toBe(0);
	});

	it("that began before what answers fingers was there is answered when it comes, and drags no link away", async () => {
		const page = await open({ settings: ring });
		await drag(page, [800, 50], [300, 50]);
		await expect.poll(() => active(page)).toBeGreaterThan(0);
		const touched = await open({ settings: ring }, { hasTouch: true, viewport: { width: 390, height: 800 } });
		await touch(touched, line([350, 50], [20, 60], 4));
		await expect.poll(() => active(touched)).toBe(1);
	});

	it("that ends on the link it began on follows it no more, though what answers fingers is not there yet", async () => {
		const page = await open(
			{ settings: still },
			{ fresh: true, prepare: (page) => page.route("**/carousel-hands.js", () => {}) },
		);
		await drag(page, [400, 30], [100, 30]);
		expect(await page.evaluate(() => location.hash)).toBe("");
		await page.click(".swiper-slide-active a");
		await expect.poll(() => page.evaluate(() => location.hash)).toBe("#slide-1");
	});

	it("in a carousel in a slide moves the inner one only", async () => {
		const inner = carousel({ id: "c2", settings: still });
		const page = await openTouched({ settings: { ...still, slides_to_show: "1" }, content: () => inner });
		await page.waitForFunction(() => document.querySelectorAll(".swiper-slide .swiper-initialized").length === 6);
		await drag(page, [800, 30], [300, 30]);
		await expect
			.poll(() =>
				page.evaluate(
					() =>
						(document.querySelector(".swiper-slide .swiper") as unknown as { swiper: { realIndex: number } }).swiper
							.realIndex,
				),
			)
			.toBeGreaterThan(0);
		expect(await active(page)).toBe(0);
	});

	it("over a carousel in a slide that cannot move moves the outer one", async () => {
		const inner = carousel({ id: "c2", count: 2, settings: { ...still, slides_to_show: "2" } });
		const page = await openTouched({ settings: { ...still, slides_to_show: "1" }, content: () => inner });
		await page.waitForFunction(() => document.querySelectorAll(".swiper-slide .swiper-initialized").length === 6);
		await drag(page, [1200, 30], [200, 30]);
		await expect.poll(() => active(page)).toBe(1);
	});

	it("that began under a resting mouse, with what answers it there already, is answered", async () => {
		const page = await openTouched({ settings: still });
		await page.evaluate(
			(markup) => {
				document.body.insertAdjacentHTML("beforeend", markup);
			},
			carousel({ id: "c2", settings: still }),
		);
		await page.waitForFunction(() => document.querySelectorAll(".swiper-initialized").length === 2);
		const index = await page.evaluate(() => {
			const container = document.querySelectorAll(".swiper-initialized")[1]!;
			const wrapper = container.querySelector(".swiper-wrapper")!;
			const send = (type: string, clientX: number, buttons: number) =>
				wrapper.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 7, clientX, clientY: 50, buttons }));
			send("pointerdown", 800, 1);
			for (const x of [700, 600, 500]) send("pointermove", x, 1);
			send("pointerup", 500, 0);
			return (container as unknown as { swiper: { realIndex: number } }).swiper.realIndex;
		});
		expect(index).toBe(1);
	});

	it("that began under a resting mouse, before anything answers it, is done once something does", async () => {
		const page = await open({ settings: still });
		await page.evaluate(() => {
			const wrapper = document.querySelector(".swiper-wrapper")!;
			const send = (type: string, clientX: number, buttons: number) =>
				wrapper.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 7, clientX, clientY: 50, buttons }));
			send("pointerdown", 800, 1);
			for (const x of [700, 600, 500]) send("pointermove", x, 1);
			send("pointerup", 500, 0);
		});
		await expect.poll(() => active(page)).toBe(1);
	});

	it("finds one active slide where a script made a copy of it", async () => {
		const page = await open({ settings: still });
		await page.evaluate(() => {
			const { swiper } = document.querySelector<HTMLElement & { swiper: { update(): void } }>(".swiper")!;
			const slide = document.querySelector(".swiper-slide-active")!;
			slide.parentElement!.append(slide.cloneNode(true));
			swiper.update();
		});
		expect(await page.locator(".swiper-slide-active").count()).toBe(1);
	});

	it("that is short and fast goes to the next slide, a slow one to the nearer", async () => {
		const page = await openTouched({ settings: still });
		await flick(page, [800, 50], [740, 50]);
		expect(await active(page)).toBe(1);
		await rest(page);
		await drag(page, [800, 50], [740, 50], true);
		expect(await active(page)).toBe(1);
		await rest(page);
		await drag(page, [800, 50], [500, 50], true);
		expect(await active(page)).toBe(2);
	});

	it("goes over several slides, and round a ring in both directions", async () => {
		const page = await openTouched({ settings: ring });
		await drag(page, [200, 50], [1100, 50], true);
		await rest(page);
		expect(await active(page)).toBe(4);
		await drag(page, [1270, 50], [5, 50], true);
		await rest(page);
		expect(await active(page)).toBe(1);
	});

	it("that follows another goes back, wherever on the row it begins", async () => {
		const page = await openTouched({ settings: still });
		for (const from of [850, 650, 500, 350, 100]) {
			await drag(page, [1000, 50], [500, 50], true);
			await rest(page);
			expect(await active(page)).toBe(1);
			await drag(page, [from, 50], [from + 400, 50], true);
			await rest(page);
			expect(await active(page)).toBe(0);
		}
	});

	it("of a full ring leaves no gap, from its start on", async () => {
		const page = await openTouched({ count: 3, settings: ring });
		await page.mouse.move(800, 50);
		await page.mouse.down();
		await page.mouse.move(600, 50, { steps: 3 });
		await expect.poll(() => page.locator(".swiper-slide-duplicate").count()).toBe(1);
		const lefts = await page.evaluate(() =>
			[...document.querySelectorAll(".swiper-slide")].map((slide) => slide.getBoundingClientRect().left),
		);
		const start = await shift(page);
		expect(lefts.sort((one, other) => one - other).map((left) => Math.round(left - start))).toEqual([
			0, 427, 853, 1280,
		]);
		await page.mouse.up();
		await expect.poll(() => page.locator(".swiper-slide-duplicate").count()).toBe(0);
	});

	it("meets resistance at the end of a row and springs back", async () => {
		const page = await openTouched({ settings: still });
		await page.mouse.move(200, 50);
		await page.mouse.down();
		await page.mouse.move(600, 50, { steps: 5 });
		const over = await shift(page);
		expect(over).toBeGreaterThan(50);
		expect(over).toBeLessThan(250);
		await page.mouse.up();
		await rest(page);
		expect(await shift(page)).toBe(0);
	});

	it("swallows its click; a press without a drag follows the link", async () => {
		const page = await openTouched({ settings: still });
		await drag(page, [400, 50], [100, 50]);
		expect(await page.evaluate(() => location.hash)).toBe("");
		await rest(page);
		await page.click(".swiper-slide-active a");
		expect(await page.evaluate(() => location.hash)).toBe("#slide-2");
	});

	it("selects no text", async () => {
		const page = await openTouched({ settings: still, content: () => "<p>A long text that somebody might select</p>" });
		await drag(page, [300, 25], [20, 30]);
		expect(await page.evaluate(() => String(getSelection()))).toBe("");
	});

	it("takes a running move over where it is painted", async () => {
		const page = await openTouched({ settings: { ...ring, speed: 20_000 } });
		await page.click(".elementor-swiper-button-next");
		// Far enough immediately, and long before its end, however long the next steps take.
		await page.waitForFunction(() => document.getAnimations().length > 0);
		await page.evaluate(() => {
			for (const move of document.getAnimations()) move.currentTime = 5000;
		});
		await page.waitForFunction(
			() => new DOMMatrix(getComputedStyle(document.querySelector(".swiper-wrapper")!).transform).m41 < -100,
		);
		await page.mouse.move(600, 50);
		await page.mouse.down();
		const before = await shift(page);
		await page.mouse.move(594, 50);
		const after = await shift(page);
		expect(Math.abs(after - before)).toBeLessThan(200);
		expect(after).toBeLessThan(-100);
		expect(after).toBeGreaterThan(-427);
		expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
		await page.mouse.up();
	});

	it("by a finger moves it, scrolls nothing, and reads no layout after it began", async () => {
		const page = await openTouched(`${carousel({ settings: ring })}<div style="height:2000px"></div>`, {
			hasTouch: true,
			viewport: { width: 390, height: 800 },
			prepare: (page) => page.addInitScript(`window.layout = (${countLayoutReads})()`),
		});
		const reads = () =>
			page.evaluate(() => (window as unknown as { layout: { reads(): string[] } }).layout.reads().length);
		await touch(page, line([350, 50], [20, 60], 4));
		await rest(page);
		const few = await reads();
		await touch(page, line([350, 50], [20, 60], 40));
		expect(await active(page)).toBe(2);
		expect(await page.evaluate(() => scrollY)).toBe(0);
		expect((await reads()) - few).toBeLessThanOrEqual(few);
	});

	it("by a finger that goes down scrolls the page and leaves the row where it is", async () => {
		const page = await openTouched(`${carousel({ settings: ring })}<div style="height:2000px"></div>`, {
			hasTouch: true,
			viewport: { width: 390, height: 800 },
		});
		await touch(page, line([200, 90], [180, 10]));
		await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(20);
		expect(await active(page)).toBe(0);
		expect(await shift(page)).toBe(0);
	});

	it("does no harm when the carousel is removed under it", async () => {
		const page = await openTouched({ settings: ring });
		await page.mouse.move(800, 50);
		await page.mouse.down();
		await page.mouse.move(700, 50);
		await page.evaluate(() => document.querySelector("[data-widget_type]")!.remove());
		await page.mouse.move(500, 50);
		await page.mouse.up();
	});
});
