// Motion in a browser: what follows the pointer.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { countListeners } from "../../../src/testing";
import { container, frames, gap, inline, layer, motion, open, scroll, started, tail, variable, widget } from "./pages";

describe("the pointer", () => {
	const viewport = { width: 1000, height: 800 };
	const mouse = async (page: Page, clientX: number, clientY: number) => {
		await page.evaluate(
			(place) => document.body.dispatchEvent(new MouseEvent("mousemove", { ...place, bubbles: true })),
			{ clientX, clientY },
		);
		await frames(page);
	};

	it("moves an element from its first movement on (sticky-motion #34)", async () => {
		const prepare = (page: Page) => page.addInitScript(`window.listeners = (${countListeners})()`);
		const page = await open(widget(motion({ mouseTrack: {} })) + tail, {}, { viewport, prepare });
		await started(page);
		expect(await inline(page)).toBe("");
		const scrolls = await page.evaluate(() => window.listeners.attached().filter((entry) => /scroll/.test(entry)));
		expect(scrolls).toEqual([]);
		await mouse(page, 1000, 400);
		expect(await variable(page, "--translateX")).toBe("-50px");
		expect(await variable(page, "--translateY")).toBe("0px");
		expect(await variable(page, "transform")).toBe("translateX(var(--translateX))translateY(var(--translateY))");
		expect(await variable(page, "--e-transform-transition-duration")).toBe("");
	});

	it("follows the size of the window while the mouse stays where it is (sticky-motion #34)", async () => {
		const page = await open(widget(motion({ mouseTrack: {} })) + tail, {}, { viewport });
		await started(page);
		await mouse(page, 400, 400);
		expect(await variable(page, "--translateX")).toBe("10px");
		await page.setViewportSize({ width: 500, height: 800 });
		await expect.poll(() => variable(page, "--translateX")).toBe("-30px");
	});

	it("leaves an element out of view where it is, also where the page is measured again (sticky-motion #34)", async () => {
		const page = await open(gap(3000) + widget(motion({ tilt: {} })) + tail, {}, { viewport });
		await started(page);
		await mouse(page, 1000, 400);
		await page.evaluate(() => document.body.append(document.createElement("hr")));
		await frames(page, 3);
		expect(await inline(page)).toBe("");
		await page.evaluate(() => document.querySelector("#host")!.scrollIntoView());
		await expect.poll(() => variable(page, "--rotateY")).not.toBe("");
	});

	it("tilts an element in the perspective of its parent (sticky-motion #35)", async () => {
		const page = await open(widget(motion({ tilt: { speed: 4 } })) + tail, {}, { viewport });
		await started(page);
		const classes = () => page.$eval("#host", (node) => node.className);
		expect(await classes()).toContain("elementor-motion-effects-perspective");
		await mouse(page, 1000, 0);
		expect(await variable(page, "--rotateX")).toBe("20deg");
		expect(await variable(page, "--rotateY")).toBe("20deg");
		expect(await variable(page, "transform")).toBe("rotateX(var(--rotateX))rotateY(var(--rotateY))");
		await page.evaluate(() => window.gossamer!.stop());
		expect(await classes()).toBe("elementor-element elementor-widget");
	});

	it("moves a background layer by what it is larger (sticky-motion #51)", async () => {
		const settings = {
			...motion({ mouseTrack: { speed: 2 }, translateX: { speed: 5 } }, "background_motion_fx"),
		};
		const page = await open(container(settings, "", "height:500px") + tail, {}, { viewport });
		await started(page);
		expect(await variable(page, "--e-transform-transition-duration", "#host")).toBe("100ms");
		const sizes = await page.$eval(layer, (node) => [
			(node as HTMLElement).style.cssText,
			(node as HTMLElement).offsetHeight,
		]);
		expect(sizes[0]).toMatch(/^width: 150%; height: 120%;/);
		expect(sizes[1]).toBe(600);
		await mouse(page, 500, 200);
		expect(await variable(page, "--translateY", layer)).toBe("-25px");
		expect(await variable(page, "--translateX", layer)).toBe("-250px");
	});

	it("and the scrolling share a direction: what changed last wins", async () => {
		const page = await open(
			gap(300) + widget(motion({ mouseTrack: {}, translateY: { speed: 4 } })) + tail,
			{},
			{ viewport },
		);
		await started(page);
		expect(await variable(page, "--translateY")).toBe("0px");
		await mouse(page, 500, 800);
		expect(await variable(page, "--translateY")).toBe("-50px");
		await scroll(page, 100);
		expect(await variable(page, "--translateY")).toBe("-40px");
		await mouse(page, 500, 0);
		expect(await variable(page, "--translateY")).toBe("50px");
		expect(await variable(page, "transform")).toBe("translateY(var(--translateY))translateX(var(--translateX))");
	});

	it("is remembered when an element starts over", async () => {
		const page = await open(widget(motion({ mouseTrack: {} })) + tail, {}, { viewport });
		await started(page);
		await mouse(page, 0, 400);
		await page.emulateMedia({ reducedMotion: "reduce" });
		await expect.poll(() => inline(page)).toBe("");
		await page.emulateMedia({ reducedMotion: "no-preference" });
		await expect.poll(() => variable(page, "--translateX")).toBe("50px");
	});

	it("is not listened to if there is none, and its part is not loaded", async () => {
		const requests: string[] = [];
		const page = await open(
			widget(motion({ mouseTrack: {} })) +
				container(motion({ mouseTrack: {} }, "background_motion_fx"), "", "height:9px", "c") +
				tail,
			{},
			{
				hasTouch: true,
				isMobile: true,
				prepare: async (page) => {
					page.on("request", (request) => requests.push(request.url()));
				},
			},
		);
		await started(page);
		await mouse(page, 100, 100);
		expect(await inline(page)).toBe("");
		expect(await variable(page, "--translateX", "#c .elementor-motion-effects-layer")).toBe("");
		expect(requests.filter((url) => /by-frames/.test(url))).toEqual([]);
		expect(await page.locator("#c .elementor-motion-effects-layer").count()).toBe(1);
	});
});
