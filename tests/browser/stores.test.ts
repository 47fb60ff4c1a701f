// The stores in real Chromium: on pages of their own, bundled as a site would get them, with no other script as well.
import type { Page } from "playwright-core";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import type * as Stores from "../../src/stores";
import { bundle } from "../helpers/bundle";
import { frames } from "../helpers/frames";
import { openStores } from "../helpers/stores-page";

const layoutCount = async (page: Page) => {
	const session = await page.context().newCDPSession(page);
	await session.send("Performance.enable");
	return async () => {
		const { metrics } = await session.send("Performance.getMetrics");
		return metrics.find(({ name }) => name === "LayoutCount")!.value;
	};
};

describe("$scroll", () => {
	const tall = '<div style="height:3000px;width:2000px"></div>';
	const follow = async (page: Page) => {
		await page.evaluate(() => {
			window.stores.$scroll.subscribe((value) => window.seen.push({ ...value, time: document.timeline.currentTime }));
		});
		await frames(page);
	};
	type Seen = Stores.Scroll & { time: number };
	const seenBy = (page: Page) => page.evaluate(() => window.seen) as Promise<Seen[]>;

	it("changes at most once a frame while the wheel turns, and ends where the page is", async () => {
		const page = await openStores({ body: tall });
		await follow(page);
		await page.mouse.move(200, 200);
		for (let turn = 0; turn < 8; turn++) await page.mouse.wheel(0, 150);
		await page.waitForFunction(() => scrollY === 1200 && window.stores.$scroll.get().y === 1200);
		const seen = await seenBy(page);
		const times = seen.slice(1).map(({ time }) => time);
		expect(seen.length).toBeGreaterThan(2);
		expect(new Set(times).size).toBe(times.length);
		expect(seen.at(-1)).toMatchObject({ x: 0, y: 1200, direction: "down" });
		await page.mouse.wheel(0, -300);
		await page.waitForFunction(() => window.stores.$scroll.get().y === 900);
		expect((await seenBy(page)).at(-1)!.direction).toBe("up");
	});

	it("reads the layout in no event and, the position apart, in no frame", async () => {
		const page = await openStores({ body: tall });
		await follow(page);
		await page.evaluate(() => window.layout.reset());
		await page.mouse.move(200, 200);
		for (let turn = 0; turn < 5; turn++) await page.mouse.wheel(0, 100);
		await expect.poll(async () => (await seenBy(page)).at(-1)!.y).toBe(500);
		const reads = await page.evaluate(() => window.layout.reads());
		expect(reads.filter((name) => name !== "scrollX" && name !== "scrollY")).toEqual([]);
	});

	it("makes the browser lay out not once while the page scrolls", async () => {
		const page = await openStores({ body: tall });
		await follow(page);
		const count = await layoutCount(page);
		const before = await count();
		await page.evaluate(() => scrollTo(0, 700));
		await expect.poll(async () => (await seenBy(page)).at(-1)!.y).toBe(700);
		expect(await count()).toBe(before);
	});

	it("tells progress from 0 to 1, and follows a page and a window that change their size", async () => {
		const page = await openStores({ body: tall });
		await follow(page);
		const progress = () => page.evaluate(() => window.stores.$scroll.get().progress);
		expect(await progress()).toBe(0);
		const range = await page.evaluate(() => {
			const { scrollHeight, clientHeight } = document.documentElement;
			scrollTo(0, (scrollHeight - clientHeight) / 2);
			return scrollHeight - clientHeight;
		});
		await expect.poll(progress).toBeCloseTo(0.5, 2);
		await page.evaluate(() => scrollTo(0, 1e6));
		await expect.poll(progress).toBe(1);
		await page.evaluate(() => {
			document.querySelector("div")!.style.height = "6000px";
		});
		await expect.poll(progress).toBeCloseTo(range / (range + 3000), 3);
		await page.evaluate(() => scrollTo(0, 0));
		await expect.poll(progress).toBe(0);
		await page.evaluate(() => {
			document.querySelector("div")!.style.height = "100px";
		});
		await frames(page);
		expect(await progress()).toBe(0);
	});

	it("knows where a page opens that is scrolled already, horizontally too", async () => {
		const page = await openStores({ body: tall });
		await page.evaluate(() => scrollTo(150, 400));
		await follow(page);
		expect((await seenBy(page)).at(-1)).toMatchObject({ x: 150, y: 400, direction: "none" });
	});

	it("follows a page that a frame makes higher, without an error of the page", async () => {
		const page = await openStores({ body: '<div id="box" style="height:2000px"></div>' });
		const reported = await page.evaluate(async () => {
			const { $scroll, frame } = window.stores;
			const errors: string[] = [];
			window.onerror = (event) => void errors.push(`${event}`);
			$scroll.subscribe(({ progress }) => window.seen.push(progress));
			scrollTo(0, 400);
			while (!window.seen.at(-1)) await new Promise(requestAnimationFrame);
			frame.write(() => {
				document.getElementById("box")!.style.height = "4000px";
			});
			const before = window.seen.length;
			while (window.seen.length === before) await new Promise(requestAnimationFrame);
			return errors;
		});
		expect(reported).toEqual([]);
	});

	it("listens passively while someone subscribes, and leaves nothing behind", async () => {
		const page = await openStores({ body: tall });
		expect(await page.evaluate(() => window.listeners.attached())).toEqual([]);
		const attached = await page.evaluate(() => {
			const stop = window.stores.$scroll.subscribe(() => {});
			const { listeners } = window;
			const result = [listeners.attached(), listeners.options("scroll")];
			stop();
			return result;
		});
		expect(attached).toEqual([["ResizeObserver", "document scroll", "window resize"], [{ passive: true }]]);
		await expect.poll(() => page.evaluate(() => window.listeners.attached())).toEqual([]);
	});
});

describe("frame", () => {
	it("runs reads before writes, and a write that a read asks for in the same frame", async () => {
		const page = await openStores();
		const order = await page.evaluate(
			() =>
				new Promise<[string, number][]>((resolve) => {
					const { frame } = window.stores;
					const order: [string, number][] = [];
					frame.write((time) => {
						order.push(["write 1", time]);
						frame.read((time) => {
							order.push(["read of a write", time]);
							resolve(order);
						});
					});
					frame.read((time) => {
						order.push(["read 1", time]);
						frame.write((time) => order.push(["write of a read", time]));
					});
					frame.read((time) => order.push(["read 2", time]));
				}),
		);
		expect(order.map(([name]) => name)).toEqual(["read 1", "read 2", "write 1", "write of a read", "read of a write"]);
		const times = order.map(([, time]) => time);
		expect(new Set(times.slice(0, 4)).size).toBe(1);
		expect(times[4]).toBeGreaterThan(times[0]!);
	});

	it("lays out once for fifty parts that each measure and write", async () => {
		const boxes = Array.from({ length: 50 }, () => "<p>text</p>").join("");
		const page = await openStores({ body: boxes });
		await frames(page);
		const count = await layoutCount(page);
		const before = await count();
		await page.evaluate(
			() =>
				new Promise<void>((resolve) => {
					const { frame } = window.stores;
					for (const box of document.querySelectorAll("p")) {
						frame.read(() => {
							const height = box.offsetHeight;
							frame.write(() => {
								box.style.height = `${height + 1}px`;
							});
						});
					}
					frame.write(() => frame.read(() => resolve()));
				}),
		);
		expect((await count()) - before).toBeLessThanOrEqual(2);
	});

	it("reports a callback that throws on document and runs the others", async () => {
		const page = await openStores();
		const result = await page.evaluate(
			() =>
				new Promise((resolve) => {
					const { frame } = window.stores;
					const codes: string[] = [];
					document.addEventListener("gossamer:error", (event) => codes.push((event as CustomEvent).detail.code));
					frame.read(() => {
						throw new Error("broken");
					});
					frame.write(() => resolve(codes));
				}),
		);
		expect(result).toEqual(["frame"]);
	});

	it("carries nothing of its development checks into production", async () => {
		const [production, source] = [
			await bundle("stores", ["src/stores/frame"]),
			ts.sys.readFile("src/stores/frame.ts")!,
		];
		expect(source).toContain("MutationObserver");
		expect(production).toContain("requestAnimationFrame");
		expect(production).not.toMatch(/MutationObserver|frame-read|wrote to/);
	});
});

describe("$viewport", () => {
	it.each([
		[767, "mobile"],
		[768, "tablet"],
		[1024, "tablet"],
		[1025, "desktop"],
	])("measures a window of %d pixels without a layout read: %s (page-builder #1)", async (width, device) => {
		const page = await openStores();
		await page.evaluate(() => void window.stores.$viewport.subscribe(() => {}));
		await page.setViewportSize({ width, height: 611 });
		await page.waitForFunction((width) => window.stores.$viewport.get().width === width, width);
		expect(await page.evaluate(() => window.stores.$viewport.get())).toMatchObject({ width, height: 611, device });
		expect(await page.evaluate(() => window.layout.reads())).toEqual([]);
	});
});
