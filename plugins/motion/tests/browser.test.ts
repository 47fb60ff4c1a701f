// Motion in a browser: the same movement by timeline and by frames, where it is measured, when it stops, and what is left of it.
import { describe, expect, it } from "vitest";
import { countListeners } from "../../../src/testing";
import {
	container,
	device,
	frames,
	gap,
	inline,
	layer,
	look,
	modes,
	motion,
	moved,
	near,
	open,
	rise,
	type Settings,
	scroll,
	span,
	started,
	tail,
	targetOf,
	widget,
} from "./pages";

describe.each(modes)("an element that scrolls, %s", (_mode, plugins) => {
	it("is at its place in the middle of its way and away from it at the ends (sticky-motion #25, #26, #50)", async () => {
		const page = await open(gap(1100) + widget(motion(rise)) + tail, plugins);
		await started(page);
		expect(await moved(page)).toEqual([0, 200]);
		await scroll(page, 800);
		expect(await moved(page)).toEqual([0, 0]);
		await scroll(page, 1100);
		expect(await moved(page)).toEqual([0, near(-120)]);
		await scroll(page, 1290);
		await scroll(page, 3000);
		expect(await moved(page)).toEqual([0, -200]);
	});

	it("goes the other way when asked (sticky-motion #26)", async () => {
		const page = await open(widget(motion({ translateY: { speed: 4, direction: "negative" } })) + tail, plugins);
		await started(page);
		expect(await moved(page)).toEqual([0, 120]);
	});

	it("measures the content of its parent, without padding and border", async () => {
		const style = "height:300px;padding:60px 0 20px;border:10px solid";
		const page = await open(widget(motion(rise), { style }) + tail, plugins);
		await started(page);
		// 800 / (200 + 800) of the way.
		expect(await moved(page)).toEqual([0, near(-120)]);
	});

	it("keeps the element's own transforms in front, and the order of the settings (sticky-motion #32, #33)", async () => {
		const settings = {
			_transform_rotateZ_effect: { unit: "deg", size: 90, sizes: [] },
			...motion({ scale: { speed: 10, direction: "in-out" }, translateX: { speed: 4 } }),
		};
		const page = await open(widget(settings) + tail, plugins, {
			head: "<style>#host{--e-transform-rotateZ:90deg}</style>",
		});
		await started(page);
		// Scaled and moved at 80 %, then turned: what goes left goes up.
		await expect.poll(() => moved(page)).toEqual([near(0), near(-120)]);
		await scroll(page, -1);
		expect((await look(page))[0]!.slice(0, 4)).toEqual([near(0), near(1), near(-1), near(0)]);
	});

	it("follows the page where its settings say so, and where it is fixed (sticky-motion #36, #52)", async () => {
		const settings = motion(rise, "motion_fx", { range: "page" });
		const fixed = { ...motion(rise), _position: "fixed" };
		const screen = { ...motion(rise, "motion_fx", { range: "viewport" }), _position: "fixed" };
		const body =
			widget(settings, { style: "height:40px" }) +
			widget(fixed, { id: "fixed", classes: "fixed" }) +
			widget(screen, { id: "screen", classes: "fixed" }) +
			gap(2960);
		const page = await open(body, plugins, { viewport: { width: 1280, height: 1000 } });
		await started(page);
		await scroll(page, 1000);
		expect(await moved(page)).toEqual([0, near(0)]);
		expect(await moved(page, targetOf("#fixed"))).toEqual([0, near(0)]);
		expect(await moved(page, targetOf("#screen"))).toEqual([0, near(-200)]);
		await scroll(page, 250);
		expect(await moved(page, targetOf("#fixed"))).toEqual([0, near(150)]);
		expect(await moved(page, targetOf("#screen"))).toEqual([0, near(100)]);
	});

	it("is at the start of the page's way on a page that cannot be scrolled (sticky-motion #43)", async () => {
		const body = widget(motion(rise, "motion_fx", { range: "page" })) + widget(motion(rise), { id: "other" });
		const page = await open(body, plugins);
		await started(page);
		expect(await moved(page)).toEqual([0, 200]);
		// Its way through the window does not need a page that scrolls: 600 of 1000 px.
		expect(await moved(page, targetOf("#other"))).toEqual([0, near(-40)]);
		await page.evaluate(() => document.body.insertAdjacentHTML("beforeend", '<div style="height:2000px"></div>'));
		await frames(page);
		await scroll(page, 1600);
		expect(await moved(page)).toEqual([0, near(-200)]);
	});

	it("is measured again when the page grows above it, when the window changes, and when someone asks", async () => {
		const page = await open(`<div id="above"></div>${gap(300)}${widget(motion(rise))}${tail}`, plugins);
		await started(page);
		expect(await moved(page)).toEqual([0, 0]);
		await page.$eval("#above", (node) => node.setAttribute("style", "height:300px"));
		await expect.poll(() => moved(page)).toEqual([0, near(120)]);
		// As a bar at the top makes room for itself.
		await page.evaluate(() => document.body.setAttribute("style", "padding-top:150px"));
		await expect.poll(() => moved(page)).toEqual([0, near(180)]);
		await page.evaluate(() => document.body.removeAttribute("style"));
		await expect.poll(() => moved(page)).toEqual([0, near(120)]);
		await page.setViewportSize({ width: 1280, height: 1000 });
		await expect.poll(() => moved(page)).toEqual([0, near(200 - (400 * 400) / 1200)]);
		// Nothing that the browser tells of: the page stays as high.
		await page.evaluate(() => {
			document.querySelector<HTMLElement>("#host")!.style.top = "-200px";
			dispatchEvent(new CustomEvent("elementor-pro/motion-fx/recalc"));
		});
		await expect.poll(() => moved(page)).toEqual([0, near(200 - (600 * 400) / 1200)]);
	});

	it("is not misled by what moves around it when it is measured again", async () => {
		const inner = widget(motion(rise), { id: "inner" });
		const page = await open(
			`<div id="above"></div>${gap(300)}${container(motion({ translateY: { speed: 10 } }), inner, "height:200px")}${tail}`,
			plugins,
		);
		await started(page);
		expect(await moved(page, targetOf("#inner"))).toEqual([0, near(0)]);
		await scroll(page, 100);
		const before = await moved(page, targetOf("#inner"));
		expect(before).toEqual([0, near(-40)]);
		await page.evaluate(() => dispatchEvent(new CustomEvent("elementor-pro/motion-fx/recalc")));
		await frames(page);
		expect(await moved(page, targetOf("#inner"))).toEqual(before);
		expect((await moved(page, "#host"))[1]).not.toBe(0);
	});

	it("follows on some devices only, 200 ms after a resize (sticky-motion #39)", async () => {
		const page = await open(gap(1100) + widget(motion(rise, "motion_fx", { devices: ["desktop"] })) + tail, plugins, {
			viewport: { width: 500, height: 800 },
		});
		await page.evaluate(() => window.gossamer!.ready);
		await frames(page);
		expect(await page.locator("[class*=motion-effects]").count()).toBe(0);
		await page.setViewportSize({ width: 1280, height: 800 });
		await started(page);
		expect(await moved(page)).toEqual([0, 200]);
		await page.setViewportSize({ width: 500, height: 800 });
		await expect.poll(() => page.locator("[class*=motion-effects]").count()).toBe(0);
		expect([await moved(page), await inline(page)]).toEqual([[0, 0], ""]);
	});

	it("does nothing under reduced motion, and follows a change of mind (sticky-motion #38)", async () => {
		const body = gap(1100) + widget(motion({ ...rise, opacity: {}, blur: {} })) + tail;
		const page = await open(body, plugins, { reducedMotion: "reduce" });
		const before = await page.innerHTML("body");
		await frames(page);
		await page.setViewportSize({ width: 900, height: 700 });
		// A later timer than the one that looks at the device.
		await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
		expect(await page.innerHTML("body")).toBe(before);
		expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
		await page.emulateMedia({ reducedMotion: "no-preference" });
		await started(page);
		await expect.poll(() => moved(page)).toEqual([0, 200]);
		await page.emulateMedia({ reducedMotion: "reduce" });
		await expect.poll(() => page.innerHTML("body")).toBe(before);
		expect(await moved(page)).toEqual([0, 0]);
	});

	it("leaves nothing when it is taken off, also alongside others with the same parent", async () => {
		const own = 'style="opacity: 0.9; color: red;"';
		const optimised = widget(motion({ ...rise, opacity: {} }), { inner: false, style: "" }).replace('style=""', own);
		const both = { ...motion(rise), ...motion(rise, "background_motion_fx") };
		const tilting = widget(motion({ tilt: {} }), { id: "b", inner: false, style: "height: 90px;" });
		const body = `<section>${optimised}${tilting}</section>${container(both, "Oak", "height: 300px;", "c")}${tail}`;
		const page = await open(body, plugins, {
			prepare: (page) => page.addInitScript(`window.listeners = (${countListeners})()`),
		});
		const read = () => page.evaluate(() => [document.body.innerHTML, document.getAnimations().length] as const);
		const cycle = async () => {
			await page.evaluate(() => window.gossamer!.start());
			await started(page, "section.elementor-motion-effects-perspective");
			await page.mouse.move(300, 300);
			await scroll(page, 200);
			const moving = await read();
			await page.evaluate(() => window.gossamer!.stop());
			return { moving, still: await read() };
		};
		await cycle();
		const { moving, still } = await cycle();
		expect(moving[0]).not.toBe(still[0]);
		expect(still).toEqual([
			await page.evaluate(
				(body) => Object.assign(document.createElement("body"), { innerHTML: body }).innerHTML,
				body + device,
			),
			0,
		]);
		// Stores let go a second after their last subscriber.
		await expect
			.poll(() =>
				page.evaluate(() =>
					window.listeners.attached().filter((entry) => /scroll|mouseenter|recalc|Observer/.test(entry)),
				),
			)
			.toEqual([]);

		// Of two with one parent one goes: the parent is still the other's.
		await page.evaluate(() => window.gossamer!.start());
		await started(page, "section.elementor-motion-effects-perspective");
		await page.$eval("#b", (node) => node.remove());
		await expect.poll(() => page.$eval("section", (node) => node.className)).toBe("elementor-motion-effects-parent");
	});

	it("moves the background in a layer of its own (sticky-motion #37)", async () => {
		const settings = { ...motion(rise, "background_motion_fx"), ...motion({ translateX: { speed: 2 } }) };
		const page = await open(container(settings) + tail, plugins);
		await started(page);
		expect(await page.$eval("#host", (node) => node.firstElementChild!.className)).toBe(
			"elementor-motion-effects-container",
		);
		expect(
			await page.$eval(layer, (node) => [(node as HTMLElement).style.width, (node as HTMLElement).style.height]),
		).toEqual(["100%", "140%"]);
		expect(
			await page.$eval("#host", (node) => node.classList.contains("elementor-motion-effects-element-type-background")),
		).toBe(true);
		// The document wrapper is the parent: 4500 px, seen 800 of them.
		const share = 800 / (4500 + 800);
		expect(await moved(page, layer)).toEqual([0, near(-200 * share)]);
		expect(await moved(page, "#host")).toEqual([near((0.5 - share) * 200), 0]);
	});

	it("finds its box in a column and in widgets without an inner wrapper", async () => {
		const column = `<div class="elementor-element elementor-column" id="column" data-element_type="column" data-settings='${JSON.stringify({ ...motion(rise), ...motion({ blur: {} }, "background_motion_fx") })}'><div class="elementor-widget-wrap elementor-element-populated">${gap(200)}</div></div>`;
		const page = await open(`${column}<section>${widget(motion(rise), { inner: false })}</section>${tail}`, plugins);
		await started(page, "#host.elementor-motion-effects-element");
		expect(await page.$eval("#column>.elementor-widget-wrap", (node) => node.className)).toContain("effects-element");
		expect(await page.$eval("#column", (node) => node.className)).toContain("effects-parent");
		expect(await page.$eval("#column>.elementor-element-populated", (node) => node.firstElementChild!.className)).toBe(
			"elementor-motion-effects-container",
		);
		expect(await page.$eval("section", (node) => node.className)).toBe("elementor-motion-effects-parent");
		expect(await moved(page, "#host")).toEqual([0, near(200 - 600 * 0.4)]);
	});
});

describe("both ways", () => {
	const directions = ["out-in", "in-out", "in-out-in", "out-in-out"];
	const configurations: Settings[] = [
		...[0, 1, 4, 10].map((speed) => motion({ translateY: { speed } })),
		motion({ translateY: { speed: 6, direction: "negative", affectedRange: span(20, 70) } }),
		motion({ translateX: { speed: 5, affectedRange: span(40, 40) } }),
		motion({ translateX: { speed: 3, direction: "negative" } }),
		motion({ rotateZ: { speed: 3 } }),
		motion({ rotateZ: { speed: 10, direction: "negative", affectedRange: span(10, 90) } }),
		...directions.map((direction) => motion({ opacity: { level: 10, direction } })),
		motion({ opacity: { level: 4, range: span(0, 100), direction: "in-out-in" } }),
		motion({ opacity: { level: 7, range: span(50, 50) } }),
		...directions.map((direction) => motion({ blur: { level: 9, direction, range: span(30, 60) } })),
		...directions.map((direction) => motion({ scale: { speed: 5, direction, range: span(10, 75) } })),
		motion({ scale: { speed: -6 } }),
		motion({ translateY: {}, rotateZ: { speed: 2, affectedRange: span(25, 60) }, scale: { range: span(40, 55) } }),
		motion({ scale: { speed: 8 }, translateX: { affectedRange: span(10, 30) }, opacity: {}, blur: {} }),
		motion({ translateY: {}, opacity: {}, rotateZ: {} }, "motion_fx", { range: "page" }),
		motion({ translateX: {}, blur: { level: 15 } }, "motion_fx", { range: "page" }),
		motion({ translateY: { speed: 2 }, translateX: { speed: 3 }, scale: {} }, "background_motion_fx"),
		motion({ translateY: { speed: 7, direction: "negative" }, opacity: { level: 3 } }, "background_motion_fx"),
		{ ...motion({ translateY: {} }, "motion_fx", { range: "viewport" }), _position: "fixed" },
	];

	it.each([
		["alone", 0],
		["among some, all animated like CSS by hand", 60],
		["among many", 240],
	])(`give the same values at 50 scroll positions of ${configurations.length} configurations, %s`, async (_, crowd) => {
		expect(configurations.length).toBeGreaterThanOrEqual(30);
		const body = [...configurations, ...Array<Settings>(crowd).fill(motion(rise))]
			.map((settings, index) => {
				const id = `h${index}`;
				const isLayer = Object.keys(settings)[0]!.startsWith("background");
				const fixed = settings._position ? "position:fixed;top:0" : "";
				const style = `height:${index < configurations.length ? 120 + 17 * index : 40}px;padding:${index % 3 ? 11 : 0}px;${fixed}`;
				return isLayer
					? `<section>${container(settings, "Oak", style, id)}</section>`
					: `<section>${widget(settings, { id, style })}</section>`;
			})
			.join("");
		const targets = ".elementor-widget-container,.elementor-motion-effects-layer";
		const pages = await Promise.all(modes.map(([, plugins]) => open(body + gap(300), plugins)));
		for (const page of pages) await started(page);
		const animations = () => pages[0]!.evaluate(() => document.getAnimations().length);
		await expect.poll(animations).toBeGreaterThan(5);
		// Up to 200 all are animated, among more those that are near.
		const groups = configurations.length + crowd;
		await expect.poll(async () => (await animations()) < groups).toBe(groups > 200);
		expect(await pages[1]!.evaluate(() => document.getAnimations().length)).toBe(0);
		const height = await pages[0]!.evaluate(() => document.documentElement.scrollHeight - innerHeight);
		let compared = 0;
		for (let step = 0; step <= 49; step++) {
			const [one, other] = (await Promise.all(
				pages.map(async (page) => {
					await scroll(page, Math.round((height * step) / 49));
					return look(page, targets);
				}),
			)) as [number[][], number[][]];
			expect(one).toHaveLength(configurations.length + crowd);
			for (const [index, values] of one.entries()) {
				// By frames the way is rounded to hundredths of a percent.
				const tolerance = [0.001, 0.001, 0.001, 0.001, 0.06, 0.06, 0.002, 0.01];
				for (const [at, value] of values.entries()) {
					const difference = Math.abs(value - other[index]![at]!);
					if (difference > tolerance[at]!)
						expect({ step, index, values, other: other[index], settings: configurations[index] }).toBeNull();
					compared++;
				}
			}
		}
		expect(compared).toBe(50 * 8 * (configurations.length + crowd));
	});
});

describe("what is not to move", () => {
	it("is a sticky spacer, with what is in it", async () => {
		const page = await open(
			`<div class="elementor-sticky__spacer">${widget(motion(rise), { id: "copy" })}</div>${widget(motion(rise))}${tail}`,
		);
		await started(page, `#host .elementor-motion-effects-element`);
		expect(await page.locator("#copy [class*=motion-effects]").count()).toBe(0);
	});

	it("stays as the server printed it when a part cannot be loaded; its neighbours move", async () => {
		const page = await open(
			widget(motion({ mouseTrack: {} })) + widget(motion(rise), { id: "other" }) + tail,
			{},
			{
				expected: [/Failed to load resource/],
				prepare: (page) => page.route("**/motion-by-frames.js*", (route) => route.abort()),
			},
		);
		await started(page);
		expect(await page.$eval("#host", (node) => node.className)).toBe("elementor-element elementor-widget");
		expect((await moved(page, targetOf("#other")))[1]).not.toBe(0);
	});

	it("moves when it is inserted later, and nothing is left of it when it goes", async () => {
		const page = await open(gap(4000));
		await page.evaluate((markup) => document.body.insertAdjacentHTML("afterbegin", markup), widget(motion(rise)));
		await started(page);
		expect((await moved(page))[1]).not.toBe(0);
		const animations = () => page.evaluate(() => document.getAnimations().length);
		expect(await animations()).toBe(1);
		await page.$eval("#host", (node) => node.remove());
		await expect.poll(animations).toBe(0);
	});
});
