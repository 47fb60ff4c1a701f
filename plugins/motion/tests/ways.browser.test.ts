// Motion in a browser: what differs by frames and by timeline, and what a page of many elements costs.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { countListeners } from "../../../src/testing";
import { countRestyles } from "../../../tests/helpers/restyle.mjs";
import { arrive } from "../../../tests/helpers/started";
import { start } from "../start";
import {
	byFrames,
	container,
	countFrames,
	frames,
	gap,
	inline,
	motion,
	moved,
	open,
	rise,
	scroll,
	span,
	started,
	tail,
	targetOf,
	variable,
	widget,
} from "./pages";

describe("by frames", () => {
	it("writes variables once each, a transform that names them, and a pace (sticky-motion #25, #32, #42)", async () => {
		const settings = motion({ rotateZ: {}, translateY: { speed: 4 }, opacity: {}, blur: {} });
		const page = await open(gap(300) + widget(settings) + tail, byFrames);
		await started(page);
		expect(await variable(page, "--translateY")).toBe("0px");
		expect(await variable(page, "--rotateZ")).toBe("0deg");
		expect(await variable(page, "transform")).toBe("rotateZ(var(--rotateZ))translateY(var(--translateY))");
		expect(await variable(page, "filter")).toBe("blur(var(--blur))");
		expect(await variable(page, "opacity")).toBe("0.5");
		expect(await variable(page, "will-change")).toBe("opacity");
		expect(await variable(page, "--e-transform-transition-duration")).toBe("100ms");
		await page.$eval(targetOf(), (node) => node.dispatchEvent(new MouseEvent("mouseenter")));
		expect(await variable(page, "--e-transform-transition-duration")).toBe("");
		await scroll(page, 100);
		expect(await variable(page, "--translateY")).toBe("-40px");
		expect(await variable(page, "--e-transform-transition-duration")).toBe("100ms");
		await scroll(page, 2000);
		expect(await variable(page, "will-change")).toBe("");
	});

	it("writes nothing off screen, and the end value when it leaves (sticky-motion #40, #50)", async () => {
		const page = await open(gap(3000) + widget(motion(rise)) + tail, byFrames);
		await started(page);
		expect(await variable(page, "--translateY")).toBe("200px");
		const writes = () =>
			page.evaluate(() => {
				const [node] = document.querySelectorAll(".elementor-motion-effects-element");
				window.writes = 0;
				new MutationObserver((records) => (window.writes! += records.length)).observe(node!, { attributes: true });
			});
		await writes();
		for (const top of [300, 1200, 2100]) await scroll(page, top);
		expect(await page.evaluate(() => window.writes)).toBe(0);
		await scroll(page, 2700);
		expect(await variable(page, "--translateY")).toBe("0px");
		await scroll(page, 3300);
		await expect.poll(() => variable(page, "--translateY")).toBe("-200px");
		await writes();
		await countFrames(page);
		await frames(page, 6);
		// The six are the test's own.
		expect(await page.evaluate(() => [window.writes, window.frames_])).toEqual([0, 6]);
	});

	it("writes once a frame and element, and only what changed", async () => {
		const page = await open(
			widget(motion({ translateY: { speed: 4, affectedRange: span(0, 10) }, translateX: {} })) + tail,
			byFrames,
		);
		await started(page);
		await frames(page);
		const log = await page.evaluate(async () => {
			const node = document.querySelector<HTMLElement>(".elementor-motion-effects-element")!;
			const { setProperty } = CSSStyleDeclaration.prototype;
			const log: string[] = [];
			CSSStyleDeclaration.prototype.setProperty = function (name, ...rest) {
				log.push(name);
				return setProperty.call(this, name, ...rest);
			};
			for (const top of [10, 20, 30]) scrollTo({ top, behavior: "instant" });
			for (let turn = 0; turn < 3; turn++) await new Promise(requestAnimationFrame);
			CSSStyleDeclaration.prototype.setProperty = setProperty;
			return [log, node.style.getPropertyValue("--translateX")];
		});
		expect(log[0]).toEqual(["--translateX"]);
	});

	it("lets the site's transition ease the movement", async () => {
		const page = await open(gap(300) + widget(motion(rise)) + tail, byFrames, {
			head: "<style>.elementor-motion-effects-element{transition:transform 30s}</style>",
		});
		await started(page);
		await scroll(page, 100);
		expect(await variable(page, "--translateY")).toBe("-40px");
		expect((await moved(page))[1]).toBeGreaterThan(-20);
	});
});

describe("by timeline", () => {
	const row = (count: number) =>
		Array.from({ length: count }, (_, index) =>
			widget(motion({ translateY: { speed: 3 }, opacity: {}, blur: {} }), { id: `w${index}` }),
		).join("");

	it.each([50, 60])(
		"asks for no frame, hears no scrolling and lays nothing out while the page scrolls, with %i elements",
		async (count) => {
			const page = await open(
				row(count) + tail,
				{},
				{
					prepare: (page) => page.addInitScript(`window.listeners = (${countListeners})()`),
				},
			);
			await started(page, `#w${count - 1} .elementor-motion-effects-element`);
			expect(
				await page.evaluate(() => window.listeners.attached().filter((entry) => /scroll|mouseenter/.test(entry))),
			).toEqual([]);
			await countFrames(page);
			const client = await page.context().newCDPSession(page);
			await client.send("Performance.enable");
			const metrics = async () => {
				const { metrics } = await client.send("Performance.getMetrics");
				return Object.fromEntries(metrics.map(({ name, value }) => [name, value])) as Record<string, number>;
			};
			const before = await metrics();
			for (let turn = 0; turn < 20; turn++) await page.mouse.wheel(0, 40);
			await expect.poll(() => page.evaluate(() => scrollY)).toBe(800);
			const after = await metrics();
			expect(after.LayoutCount! - before.LayoutCount!).toBe(0);
			expect(await page.evaluate(() => window.frames_)).toBe(0);
			expect(
				await page.evaluate(() => document.getAnimations().every(({ timeline }) => timeline instanceof ScrollTimeline)),
			).toBe(true);
		},
	);

	it("watches no element if there are few, whatever their distance", async () => {
		const watch = (page: Page) =>
			page.addInitScript(() => {
				const { observe } = IntersectionObserver.prototype;
				window.watched = 0;
				IntersectionObserver.prototype.observe = function (element) {
					// `frames` observes the page itself.
					if (element !== document.documentElement) window.watched!++;
					observe.call(this, element);
				};
			});
		const page = await open(row(50) + tail, {}, { prepare: watch });
		await started(page, "#w49 .elementor-motion-effects-element");
		expect(await page.evaluate(() => [window.watched, document.getAnimations().length])).toEqual([0, 50]);
	});

	it("animates only what is near if there are many; the rest has the value of its end", async () => {
		const page = await open(row(210) + tail);
		await started(page, "#w209 .elementor-motion-effects-element");
		const isAnimated = (id: string) =>
			page.$eval(`#${id}>.elementor-widget-container`, (node) => node.getAnimations().length > 0);
		expect([await isAnimated("w0"), await isAnimated("w209")]).toEqual([true, false]);
		expect(await inline(page, targetOf("#w209"))).toContain("translateY(150px)");
		await scroll(page, 200 * 208);
		// A page in which nothing moves draws no frames, and looks at nothing that is to be near.
		const soon = (id: string) => expect.poll(() => frames(page).then(() => isAnimated(id)));
		await soon("w209").toBe(true);
		await soon("w0").toBe(false);
		expect(await inline(page, targetOf("#w0"))).toContain("translateY(-150px)");
	});

	it("animates only what is near where the many come after the first", async () => {
		const page = await open(`${row(190)}<div id="late"></div>${tail}`);
		await started(page, "#w189 .elementor-motion-effects-element");
		await page.evaluate(
			(html) => document.querySelector("#late")!.insertAdjacentHTML("beforeend", html),
			row(20).replaceAll(/\bw(\d+)"/g, 'late$1"'),
		);
		await started(page, "#late19 .elementor-motion-effects-element");
		await scroll(page, 200 * 208);
		const isAnimated = (id: string) =>
			page.$eval(`#${id}>.elementor-widget-container`, (node) => node.getAnimations().length > 0);
		await expect.poll(() => frames(page).then(() => isAnimated("late19"))).toBe(true);
		await expect.poll(() => frames(page).then(() => isAnimated("w0"))).toBe(false);
	});

	it("needs no more than its chunk and the kit", async () => {
		const requests: string[] = [];
		const page = await open(
			widget(motion(rise)) + tail,
			{},
			{
				prepare: async (page) => {
					page.on("request", (request) => requests.push(request.url().split("/gossamer/")[1] ?? ""));
				},
			},
		);
		await started(page);
		expect(requests.filter(Boolean).sort()).toEqual(["gossamer.js", "kit.js", "plugins/motion.js"]);
	});
});

// What it costs is in bench/motion.
it("starts 500 elements with each box requested once, and nothing requested after the first has moved", async () => {
	const many = Array.from({ length: 500 }, (_, at) => widget(motion({ ...rise, opacity: {} }), { id: `w${at}` }));
	const page = await open(many.join(""));
	await started(page, "#w499 .elementor-motion-effects-element");
	const { asked, zooms } = await page.evaluate(async () => {
		window.gossamer!.stop();
		// However slow the machine is, one slice: each frame in which some are mounted measures all.
		Object.defineProperty(window, "scheduler", { value: { yield: () => Promise.resolve() } });
		const { getBoundingClientRect } = Element.prototype;
		let asked = 0;
		Element.prototype.getBoundingClientRect = function () {
			asked++;
			return getBoundingClientRect.call(this);
		};
		const { animate } = Element.prototype;
		let zooms: number | undefined;
		Element.prototype.animate = function (...all) {
			zooms ??= 0;
			return animate.apply(this, all);
		};
		const zoom = Object.getOwnPropertyDescriptor(Element.prototype, "currentCSSZoom")!;
		Object.defineProperty(Element.prototype, "currentCSSZoom", {
			...zoom,
			get() {
				if (zooms !== undefined) zooms++;
				return zoom.get!.call(this);
			},
		});
		window.gossamer!.start();
		await window.gossamer!.ready;
		for (let turn = 0; turn < 3; turn++) await new Promise(requestAnimationFrame);
		return { asked, zooms };
	});
	expect(asked).toBe(500);
	// Each would make the browser bring the styles up to date once more.
	expect(zooms).toBe(0);
});

it("marks elements after all of them were asked for styles: each mark would force an update at the next", async () => {
	const many = Array.from({ length: 20 }, (_, at) => container(motion(rise), "Oak", "height:50px", `w${at}`));
	const page = await open(many.join(""));
	await started(page, "#w19.elementor-motion-effects-element");
	const { forced } = await countRestyles(page, () =>
		page.evaluate(async () => {
			window.gossamer!.stop();
			window.gossamer!.start();
			await window.gossamer!.ready;
			for (let turn = 0; turn < 2; turn++) await new Promise(requestAnimationFrame);
		}),
	);
	// What was taken off, and what is measured in the frame.
	expect(forced).toBeLessThan(4);
});

describe("a page that arrives with the classes of what moves", () => {
	const markup = `<main>${container(motion(rise))}${widget(motion({ opacity: {} }), { id: "inner" })}</main>${tail}`;
	const marked = (page: Page) =>
		page.$$eval("[class*=elementor-motion-effects]", (nodes) => nodes.map(({ id, localName }) => id || localName));
	const all = ["main", "host", "inner", "div"];

	it("gets none of them again", async () => {
		const watch = `<script>new MutationObserver((records) => {
			window.writes = (window.writes ?? 0) + records.length;
		}).observe(document, { subtree: true, attributeFilter: ["class"] })</script>`;
		const page = await open(`<header>${watch}</header>${arrive(markup, start)}`);
		expect(await marked(page)).toEqual(all);
		await page.waitForFunction(() => document.querySelector("#host")!.getAnimations()[0]);
		await frames(page);
		expect(await page.evaluate(() => window.writes)).toBe(1);
	});

	it("has lost them where nothing moves", async () => {
		const page = await open(arrive(markup, start), {}, { reducedMotion: "reduce" });
		await frames(page);
		expect(await marked(page)).toEqual([]);
	});
});
