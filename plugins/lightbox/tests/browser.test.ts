// The lightbox in a browser: the first click while the chunk is on its way, deep links, parts that come late or never.
import { describe, expect, it } from "vitest";
import { openPage } from "../../../tests/helpers/browser";
import { centres, configuration, counter, gallery, link, open, opened, scale, settled } from "./pages";

/** Nothing is loaded for this visitor before a press. */
const saveData = () => Object.defineProperty(navigator, "connection", { value: { saveData: true } });
const isLightbox = (url: string) => url.includes("plugins/lightbox");

describe("before the first click", () => {
	it("all that it needs is there once a link is near the window and the browser idle", async () => {
		const asked: string[] = [];
		const page = await open(`<p style="height:5000px"></p>${gallery()}`, {
			prepare: async (page) => void page.on("request", (request) => asked.push(request.url())),
		});
		await page.waitForFunction(() => document.readyState === "complete");
		await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
		expect(asked.filter(isLightbox)).toEqual([]);
		await page.evaluate(() => scrollTo(0, 1e6));
		await expect.poll(() => page.evaluate(() => "plugins/lightbox" in window.gossamer!.modules)).toBe(true);
		await expect.poll(() => page.evaluate(() => "plugins/lightbox-icons" in window.gossamer!.modules)).toBe(true);
		asked.length = 0;
		await page.context().setOffline(true);
		await page.click("#a2");
		await opened(page);
		expect(asked.filter(isLightbox)).toEqual([]);
	});

	it("nothing is loaded for a visitor who saves data", async () => {
		const asked: string[] = [];
		const page = await open(gallery(), {
			prepare: async (page) => {
				page.on("request", (request) => asked.push(request.url()));
				await page.addInitScript(saveData);
			},
		});
		await page.waitForFunction(() => document.readyState === "complete");
		// As long as the observer and an idle browser take on the page above.
		await page.evaluate(async () => {
			await new Promise<void>((resolve) => {
				new IntersectionObserver(() => resolve(), { delay: 100 } as IntersectionObserverInit).observe(document.body);
			});
			await new Promise((resolve) => requestIdleCallback(resolve));
		});
		expect(asked.filter(isLightbox)).toEqual([]);
		await page.click("#a1");
		await opened(page);
	});
});

describe("the first click", () => {
	it("is held until the chunk is there, then opens the link that was clicked", async () => {
		let release = () => {};
		const held = new Promise<void>((resolve) => (release = resolve));
		const page = await open(gallery(), {
			prepare: (page) => page.route("**/plugins/lightbox.js", (route) => held.then(() => route.continue())),
		});
		await page.click("#a2");
		await page.waitForFunction(() => !!document.querySelector('link[href*="lightbox.css"]'));
		expect(new URL(page.url()).pathname).toBe("/markup");
		release();
		await opened(page);
		expect(await counter(page)).toBe("2 / 3");
		expect(new URL(page.url()).pathname).toBe("/markup");
	});

	it("with the kit's lightbox off is the browser's immediately, and loads nothing (page-builder #50)", async () => {
		const asked: string[] = [];
		const page = await open(gallery() + link(9, 'data-elementor-open-lightbox="yes"'), {
			head: configuration({ kit: {} }),
			prepare: async (page) => {
				page.on("request", (request) => asked.push(request.url()));
				await page.addInitScript(saveData);
			},
		});
		await page.evaluate(() => {
			document.querySelector("#a1")!.addEventListener("click", (event) => {
				document.title = `${event.isTrusted} ${event.defaultPrevented}`;
				event.preventDefault();
			});
		});
		await page.click("#a1");
		expect(await page.title()).toBe("true false");
		expect(asked.filter((url) => url.includes("lightbox"))).toEqual([]);
		await page.click("#a9");
		await opened(page);
	});

	it("with a modifier key opens a tab, as everywhere", async () => {
		const page = await open(gallery());
		const [tab] = await Promise.all([
			page.context().waitForEvent("page"),
			page.click("#a1", { modifiers: ["ControlOrMeta"] }),
		]);
		await expect.poll(() => tab.url()).toContain("/pictures/1.svg");
		expect(await page.$(".elementor-lightbox")).toBeNull();
	});

	it("works on links that are added later", async () => {
		const page = await open("<div></div>");
		await page.evaluate((markup) => {
			document.querySelector("div")!.innerHTML = markup;
		}, gallery(2));
		await page.click("#a2");
		await opened(page);
		expect(await counter(page)).toBe("2 / 2");
	});

	it("opens by Enter, and by Enter on the play icon of a video", async () => {
		const json = JSON.stringify({ type: "video", videoType: "youtube", url: "https://www.youtube.com/embed/a?b=c" });
		const page = await open(
			`${gallery()}<div data-elementor-open-lightbox="yes" data-elementor-lightbox='${json}'><div id="play" class="elementor-custom-embed-play" role="button" tabindex="0" aria-label="Play">▶</div></div>`,
			{ prepare: (page) => page.route("**/www.youtube.com/**", (route) => route.fulfill({ body: "" })) },
		);
		await page.focus("#a1");
		await page.keyboard.press("Enter");
		await opened(page);
		await page.keyboard.press("Escape");
		await page.waitForFunction(() => document.activeElement!.id === "a1");
		await page.waitForFunction(() => !document.querySelector(".elementor-lightbox .swiper"));
		await page.focus("#play");
		await page.keyboard.press("Enter");
		expect(await page.getAttribute(".elementor-lightbox iframe", "src")).toBe("https://www.youtube.com/embed/a?b=c");
		await page.keyboard.press("Escape");
		await page.waitForFunction(() => !document.querySelector("iframe"));
		expect(await page.evaluate(() => document.activeElement!.id)).toBe("play");
	});
});

describe("deep link", () => {
	const hash = (settings: object) =>
		`#${encodeURIComponent(`elementor-action:action=lightbox&settings=${btoa(JSON.stringify(settings))}`)}`;

	it("opens the slideshow at the picture whose action the address carries (page-builder #13)", async () => {
		const page = await openPage("/lightbox");
		const address = await page.getAttribute(".thumbnail:nth-child(2)", "data-e-action-hash");
		const again = await openPage(`/lightbox${address}`);
		await opened(again);
		expect(await counter(again)).toBe("2 / 4");
	});

	it("opens nothing when only an `href` equals it (page-builder #13)", async () => {
		const address = hash({ url: "https://site.test/1.jpg" });
		const page = await openPage(`/link-actions${address}`, {
			prepare: (page) =>
				page.addInitScript((href) => {
					addEventListener("DOMContentLoaded", () => {
						document.body.append(Object.assign(document.createElement("a"), { href }));
					});
				}, address),
		});
		await page.evaluate(() => window.gossamer!.ready);
		await page.waitForLoadState("networkidle");
		expect(await page.$(".elementor-lightbox")).toBeNull();
	});
});

describe("parts", () => {
	const part = (name: string) => `**/plugins/lightbox-${name}.js*`;
	const film = JSON.stringify({ type: "video", videoType: "youtube", url: "https://www.youtube.com/embed/a?b=c" });

	it("are loaded when they are needed: a lone picture of a plain kit needs none", async () => {
		const asked: string[] = [];
		const page = await open(link(1).replace(/data-elementor-lightbox-slideshow="g"/, ""), {
			head: configuration({ kit: { global_image_lightbox: "yes" }, urls: { assets: "/none/" } }),
			prepare: async (page) => {
				await page.route("**/none/**", (route) => route.fulfill({ contentType: "text/css", body: "" }));
				page.on("request", (request) => asked.push(request.url()));
			},
		});
		await page.click("#a1");
		await opened(page);
		await page.mouse.dblclick(640, 400);
		await page.keyboard.press("Escape");
		await page.waitForFunction(() => !document.querySelector(".elementor-lightbox .swiper"));
		expect(asked.filter((url) => url.includes("plugins/lightbox-"))).toEqual([]);
	});

	it("that do not come: the press on a video leads to its address", async () => {
		const page = await open(`<a id="v" href="#" data-elementor-lightbox-video="https://vimeo.com/1">V</a>`, {
			expected: [/Failed to load resource/],
			prepare: async (page) => {
				await page.route(part("*"), (route) => route.abort());
				await page.route("https://vimeo.com/1", (route) =>
					route.fulfill({ contentType: "text/html", body: "The film" }),
				);
			},
		});
		await page.click("#v");
		await page.waitForURL("https://vimeo.com/1");
		expect(await page.textContent("body")).toBe("The film");
	});

	it("that do not come are missed: picture, arrows, keys and closing work without any", async () => {
		const page = await open(gallery(), {
			expected: [/Failed to load resource/],
			prepare: (page) => page.route(part("*"), (route) => route.abort()),
		});
		await page.evaluate(() => {
			const codes: string[] = Object.assign(window, { codes: [] as string[] }).codes;
			document.addEventListener("gossamer:error", (event) => codes.push((event as CustomEvent).detail.code));
		});
		await page.click("#a1");
		await opened(page);
		await page.mouse.dblclick(640, 400);
		await page.keyboard.press("ArrowRight");
		await expect.poll(() => page.textContent(".elementor-slideshow__title")).toBe("Title 2");
		await settled(page);
		expect(await centres(page)).toBe(0);
		await page.click(".elementor-swiper-button-next");
		await expect.poll(() => page.textContent(".elementor-slideshow__title")).toBe("Title 3");
		await page.click(".dialog-close-button");
		await page.waitForFunction(() => !document.querySelector(".elementor-lightbox .swiper"));
		const codes = await page.evaluate(() => (window as unknown as { codes: string[] }).codes);
		expect(new Set(codes)).toEqual(new Set(["load"]));
	});

	it("that have failed are requested again at the next opening", async () => {
		let isDown = true;
		const page = await open(gallery(), {
			expected: [/Failed to load resource/],
			prepare: (page) => page.route(part("*"), (route) => (isDown ? route.abort() : route.continue())),
		});
		await page.click("#a1");
		await opened(page);
		expect(await page.$("header.elementor-slideshow__header")).toBeNull();
		await page.keyboard.press("Escape");
		await page.waitForFunction(() => !document.querySelector(".elementor-lightbox .swiper"));
		isDown = false;
		await page.click("#a2");
		await page.waitForSelector(".elementor-slideshow__header .e-eicon-zoom-in-bold");
		expect(await counter(page)).toBe("2 / 3");
		await page.mouse.dblclick(640, 400);
		await expect.poll(() => scale(page)).toBe(3);
	});

	it("make up for what was done before they came: a swipe and a double click are not lost", async () => {
		let release = () => {};
		const held = new Promise<void>((resolve) => (release = resolve));
		const page = await open(gallery(), {
			prepare: (page) => page.route(part("gestures"), (route) => held.then(() => route.continue())),
		});
		await page.click("#a1");
		await opened(page);
		// Beginning and ending next to the image, where a click would close.
		await page.mouse.move(1000, 700);
		await page.mouse.down();
		await page.mouse.move(900, 702);
		await page.mouse.move(300, 704);
		await page.mouse.up();
		expect(await page.isVisible(".swiper-slide-active img")).toBe(true);
		release();
		await expect.poll(() => counter(page)).toBe("2 / 3");
		await settled(page);
		expect(await centres(page)).toBe(0);
	});

	it("come late and are there: the controls appear, the focus stays on the close control", async () => {
		let release = () => {};
		const held = new Promise<void>((resolve) => (release = resolve));
		const page = await open(gallery(), {
			prepare: (page) =>
				page.route("**/plugins/lightbox-{header,icons}.js*", (route) => held.then(() => route.continue())),
		});
		await page.focus("#a2");
		await page.keyboard.press("Enter");
		await opened(page);
		await page.keyboard.press("ArrowRight");
		await page.keyboard.press("Tab");
		const focused = () => page.evaluate(() => document.activeElement!.className);
		expect(await focused()).toContain("elementor-swiper-button-next");
		release();
		await page.waitForSelector(".dialog-close-button .e-eicon-close");
		await expect.poll(() => counter(page)).toBe("3 / 3");
		expect(await focused()).toContain("elementor-swiper-button-next");
	});

	it("play a video that was clicked while they were on their way, unless something else was requested", async () => {
		let release = () => {};
		let isAsked = false;
		const held = new Promise<void>((resolve) => (release = resolve));
		const page = await open(
			`<div id="v" data-elementor-open-lightbox="yes" data-elementor-lightbox='${film}'>Film</div>`,
			{
				prepare: async (page) => {
					await page.route("**/www.youtube.com/**", (route) => route.fulfill({ body: "" }));
					await page.route(part("video"), (route) => {
						isAsked = true;
						return held.then(() => route.continue());
					});
				},
			},
		);
		await page.click("#v");
		await expect.poll(() => isAsked).toBe(true);
		await page.evaluate(
			(address) => window.gossamer!.runAction(address),
			`#elementor-action:action=lightbox&settings=${btoa(JSON.stringify({ url: "https://site.test/pictures/1.svg" }))}`,
		);
		await page.waitForSelector(".swiper-slide-active img");
		release();
		await page.waitForLoadState("networkidle");
		expect(await page.$(".elementor-lightbox iframe")).toBeNull();
		await page.click(".dialog-close-button");
		await page.waitForFunction(() => !document.querySelector(".elementor-lightbox .swiper"));
		await page.click("#v");
		await page.waitForSelector(".elementor-lightbox iframe");
	});
});

describe("a video that comes with the one that was pressed", () => {
	it("asks a provider that the visitor refuses for nothing until it is pressed itself", async () => {
		const film = (id: string) => link(1, `data-elementor-lightbox-video="https://youtu.be/${id}"`).replace("a1", id);
		const asked: string[] = [];
		const page = await open(film("one") + film("two"), {
			head: `${configuration()}<script type="application/json" id="gossamer-config">{"consent":"denied"}</script>`,
			prepare: async (page) =>
				void page.on("request", (request) => /youtube|ytimg/.test(request.url()) && asked.push(request.url())),
		});
		await page.click("#one");
		await page.waitForSelector(".elementor-lightbox iframe");
		await page.keyboard.press("ArrowRight");
		await page.click(".swiper-slide-active .elementor-custom-embed-play[role=button]");
		await page.waitForSelector(".swiper-slide-active iframe");
		await expect
			.poll(() => asked)
			.toEqual(["one", "two"].map((id) => `https://www.youtube.com/embed/${id}?autoplay=1`));
		expect(await page.getAttribute(".elementor-lightbox", "inert")).toBeNull();
	});
});
