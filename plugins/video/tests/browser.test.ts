// Videos in a browser: requests to providers, the first click, keyboard and focus, phones, blocked providers, lightbox, policy.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violations } from "../../../tests/helpers/axe";
import { openMarkup, openPage } from "../../../tests/helpers/browser";

const head = `<style>
.elementor-wrapper{position:relative;aspect-ratio:16/9;max-width:640px}
.elementor-wrapper :is(iframe,video,.elementor-video){width:100%;height:100%;border:0}
.elementor-custom-embed-image-overlay{position:absolute;inset:0;background:#345}
.elementor-custom-embed-play{position:absolute;top:45%;left:45%}.elementor-custom-embed-play svg{width:60px;fill:#fff}
.rll-youtube-player{aspect-ratio:16/9;max-width:640px}.space{height:3000px}
</style>`;
const overlay =
	'<div class="elementor-custom-embed-image-overlay"><div class="elementor-custom-embed-play" role="button" aria-label="Play Video" tabindex="0">▶</div></div>';
const widget = (settings: object, content: string, mode = "inline") =>
	`<div class="elementor-element elementor-widget elementor-widget-video" data-element_type="widget" data-settings='${JSON.stringify(settings)}' data-widget_type="video.default"><div class="elementor-wrapper elementor-open-${mode}">${content}</div></div>`;
const youtube = (settings: object = {}, cover = overlay) =>
	widget(
		{ video_type: "youtube", youtube_url: "https://youtu.be/abc", ...settings },
		`<div class="elementor-video"></div>${cover}`,
	);
const vimeo = (attributes: string) =>
	widget(
		{ video_type: "vimeo" },
		`<iframe class="elementor-video-iframe" title="A film" ${attributes}></iframe>${overlay}`,
	);
const file = widget(
	{ video_type: "hosted" },
	`<video class="elementor-video" src="/public/wheel.webm" muted controls></video>${overlay}`,
);

const provider = /youtube|ytimg|vimeo|dailymotion|videopress/;
/** Opens markup; `asked` fills with what is asked of providers. */
const open = async (body: string, options: Parameters<typeof openMarkup>[1] = {}) => {
	const asked: string[] = [];
	const page = await openMarkup(`<main><h1>Films</h1>${body}</main>`, {
		providers: true,
		...options,
		head: head + (options.head ?? ""),
		async prepare(page) {
			page.on("request", (request) => provider.test(new URL(request.url()).host) && asked.push(request.url()));
			await options.prepare?.(page);
		},
	});
	return { page, asked };
};
const told = (page: Page) => page.evaluate(() => (window as unknown as { told?: string[] }).told ?? []);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

describe("a YouTube video", () => {
	it("behind an overlay asks YouTube for nothing before the click, then plays with the focus in it (page-builder #37)", async () => {
		const { page, asked } = await open(youtube({ yt_privacy: "yes" }));
		await page.hover(".elementor-custom-embed-play");
		await page.focus(".elementor-custom-embed-play");
		await page.waitForLoadState("networkidle");
		expect(asked).toEqual([]);
		await page.keyboard.press("Space");
		await page.waitForSelector("iframe");
		await expect.poll(() => told(page)).toEqual(["play"]);
		expect(await page.$(".elementor-custom-embed-image-overlay")).toBeNull();
		expect(await focused(page)).toBe("IFRAME");
		expect(await page.evaluate(() => scrollY)).toBe(0);
		expect(asked[0]).toBe("https://www.youtube.com/iframe_api");
		expect(asked[1]).toBe("https://www.youtube-nocookie.com/embed/abc");
	});

	it("loads its part at the first move of the mouse over it, and not when it scrolls below a resting mouse", async () => {
		const files: string[] = [];
		const { page } = await open(`<div style="height:750px"></div>${youtube()}<div class="space"></div>`, {
			viewport: { width: 1280, height: 720 },
			prepare: async (page) => void page.on("request", (request) => files.push(request.url())),
		});
		const isLoaded = () => files.some((file) => file.endsWith("/plugins/video-youtube.js"));
		await page.mouse.move(300, 300);
		// It is mounted before it is in view.
		await expect.poll(() => files.some((file) => file.endsWith("/plugins/video.js"))).toBe(true);
		await page.waitForLoadState("networkidle");
		await page.evaluate(() => {
			const cover = document.querySelector(".elementor-custom-embed-image-overlay")!;
			cover.addEventListener("pointerover", () => document.body.classList.add("is-below"));
			scrollTo({ top: scrollY + cover.getBoundingClientRect().top - 200, behavior: "instant" });
		});
		await page.waitForSelector("body.is-below");
		await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
		expect(isLoaded()).toBe(false);
		await page.mouse.move(310, 310);
		await expect.poll(isLoaded).toBe(true);
	});

	it("loads its part when its button gets the focus", async () => {
		const files: string[] = [];
		const { page } = await open(youtube(), {
			prepare: async (page) => void page.on("request", (request) => files.push(request.url())),
		});
		await page.focus(".elementor-custom-embed-play");
		await expect.poll(() => files.some((file) => file.endsWith("/plugins/video-youtube.js"))).toBe(true);
	});

	it("plays at one tap on a phone, also when the tap comes before the chunk", async () => {
		let release = () => {};
		const held = new Promise<void>((resolve) => (release = resolve));
		const { page } = await open(`<div class="space"></div>${youtube({ play_on_mobile: "yes" })}`, {
			viewport: { width: 390, height: 844 },
			hasTouch: true,
			isMobile: true,
			prepare: (page) =>
				page.route("**/plugins/video.js", async (route) => {
					await held;
					await route.continue();
				}),
		});
		await page.tap(".elementor-custom-embed-image-overlay");
		release();
		await expect.poll(() => told(page)).toEqual(["play"]);
		expect(await page.$(".elementor-custom-embed-image-overlay")).toBeNull();
	});

	it("far below with lazy_load asks for nothing; in view, two of them ask for the API once (page-builder #38)", async () => {
		const lazy = youtube({ lazy_load: "yes" }, "");
		const { page, asked } = await open(`<div class="space"></div>${lazy}${lazy}<div class="space"></div>`);
		await page.waitForLoadState("networkidle");
		expect(asked).toEqual([]);
		await page.evaluate(() => scrollTo(0, 2900));
		await expect.poll(() => page.locator("iframe").count()).toBe(2);
		expect(asked.filter((url) => url.includes("iframe_api"))).toHaveLength(1);
		expect(await page.locator('script[src*="iframe_api"]').count()).toBe(1);
		expect(await told(page)).toEqual([]);
	});

	it("without an overlay shows YouTube's picture and nothing else until the click", async () => {
		const { page, asked } = await open(youtube({}, ""));
		await page.waitForSelector(".elementor-custom-embed-image-overlay img");
		await page.waitForLoadState("networkidle");
		expect(asked).toEqual(["https://i.ytimg.com/vi/abc/hqdefault.jpg"]);
		const [box, wrapper] = await Promise.all(
			[".elementor-custom-embed-image-overlay img", ".elementor-wrapper"].map((selector) =>
				page.locator(selector).boundingBox(),
			),
		);
		expect(box).toEqual(wrapper);
		await page.click(".elementor-custom-embed-image-overlay", { position: { x: 5, y: 5 } });
		await expect.poll(() => told(page)).toEqual(["play"]);
	});

	it("that is blocked keeps its overlay and offers a link, and a second press tries again", async () => {
		let isBlocked = true;
		const { page } = await open(youtube(), {
			expected: [/ERR_BLOCKED_BY_CLIENT/],
			prepare: (page) =>
				page.route("https://www.youtube.com/iframe_api", (route) =>
					isBlocked ? route.abort("blockedbyclient") : route.fallback(),
				),
		});
		await page.click(".elementor-custom-embed-play");
		const link = page.getByRole("link", { name: "Play Video – YouTube" });
		await link.waitFor();
		expect(await link.getAttribute("href")).toBe("https://youtu.be/abc");
		expect(await page.isVisible(".elementor-custom-embed-play")).toBe(true);
		await link.focus();
		const [tab] = await Promise.all([page.context().waitForEvent("page"), page.keyboard.press("Enter")]);
		await tab.close();
		isBlocked = false;
		await page.click(".elementor-custom-embed-play");
		await expect.poll(() => told(page)).toEqual(["play"]);
		expect(await page.$(".elementor-custom-embed-image-overlay")).toBeNull();
	});

	it("with autoplay waits for consent where the page says so", async () => {
		const { page, asked } = await open(youtube({ autoplay: "yes" }, ""), {
			head: '<script type="application/json" id="gossamer-config">{"consent":"denied"}</script>',
		});
		await page.waitForSelector(".elementor-custom-embed-play");
		await page.waitForLoadState("networkidle");
		expect(asked).toEqual([]);
		await page.evaluate(() => window.gossamer!.stores.grant!("marketing"));
		await expect.poll(() => told(page)).toEqual(["play"]);
		expect(await page.$(".elementor-custom-embed-image-overlay")).toBeNull();
		expect(await focused(page)).toBe("BODY");
	});
});

describe("a frame", () => {
	it("behind an overlay is requested at the click, plays, and adds nothing to the history (page-builder #39, #65)", async () => {
		const { page, asked } = await open(
			vimeo('data-lazy-load="https://player.vimeo.com/video/1?color&amp;loop=0#t=00h00m05s"') +
				vimeo('src="https://player.vimeo.com/video/2?color#t="'),
		);
		const length = await page.evaluate(() => history.length);
		await expect.poll(() => asked).toEqual(["https://player.vimeo.com/video/2?color"]);
		const play = page.locator(".elementor-custom-embed-play");
		await play.nth(0).click();
		// The second may be pressed before the first is answered.
		await play.nth(-1).click();
		const sources = () =>
			page.locator("iframe").evaluateAll((frames) => frames.map((frame) => frame.getAttribute("src")));
		await expect
			.poll(sources)
			.toEqual([
				"https://player.vimeo.com/video/1?color&loop=0&autoplay=1#t=00h00m05s",
				"https://player.vimeo.com/video/2?color&autoplay=1#t=",
			]);
		await expect.poll(() => page.frames().filter((frame) => frame.url().includes("vimeo")).length).toBe(2);
		expect(await page.evaluate(() => history.length)).toBe(length);
		expect(await focused(page)).toBe("IFRAME");
	});
});

describe("a file", () => {
	it("plays at the click, and Tab continues from it", async () => {
		const { page } = await open(`${file}<a href="#next">Next</a>`);
		await page.focus(".elementor-custom-embed-play");
		await page.keyboard.press("Enter");
		await page.waitForFunction(() => document.querySelector("video")!.currentTime > 0);
		expect(await focused(page)).toBe("VIDEO");
		expect(await page.$(".elementor-custom-embed-image-overlay")).toBeNull();
	});
});

describe("the thumbnail of a cache plugin", () => {
	it("gives way to a frame of its size at the click (page-builder #41)", async () => {
		const { page, asked } = await open(
			'<div class="rll-youtube-player" data-src="https://www.youtube.com/embed/abc" data-id="abc" data-query="rel=0" data-alt="Acme"></div>',
		);
		await page.waitForSelector("button.play");
		await page.waitForLoadState("networkidle");
		expect(asked).toEqual(["https://i.ytimg.com/vi/abc/hqdefault.jpg"]);
		const before = await page.locator(".rll-youtube-player").boundingBox();
		await page.getByRole("button", { name: "Play Video: Acme" }).press("Enter");
		const frame = page.locator("iframe");
		expect(await frame.getAttribute("src")).toBe("https://www.youtube.com/embed/abc?autoplay=1&rel=0");
		expect(await page.$(".rll-youtube-player")).toBeNull();
		const after = await frame.boundingBox();
		expect(after!.width / after!.height).toBeCloseTo(before!.width / before!.height, 1);
		expect(await focused(page)).toBe("IFRAME");
	});
});

describe("a video in the lightbox", () => {
	it("is opened by the lightbox, at a click and at Enter on the play icon; the video's own chunk stays away", async () => {
		const json = JSON.stringify({
			type: "video",
			videoType: "youtube",
			url: "https://www.youtube.com/embed/abc?rel=0",
			autoplay: "yes",
			modalOptions: { id: "elementor-lightbox-v1", entranceAnimation: "" },
		});
		const files: string[] = [];
		const { page } = await open(
			widget(
				{ video_type: "youtube", youtube_url: "https://youtu.be/abc", lightbox: "yes" },
				`<div class="elementor-custom-embed-image-overlay" data-elementor-open-lightbox="yes" data-elementor-lightbox='${json}'><img src="data:," alt="Cover"><div class="elementor-custom-embed-play" role="button" aria-label="Play Video" tabindex="0">▶</div></div>`,
				"lightbox",
			),
			{ prepare: async (page) => void page.on("request", (request) => files.push(request.url())) },
		);
		await page.focus(".elementor-custom-embed-play");
		await page.keyboard.press("Enter");
		await page.waitForSelector("#elementor-lightbox-v1 iframe");
		expect(await page.getAttribute("#elementor-lightbox-v1 iframe", "src")).toBe(
			"https://www.youtube.com/embed/abc?rel=0&autoplay=1",
		);
		await page.keyboard.press("Escape");
		await page.waitForFunction(() => !document.querySelector("iframe"));
		expect(await page.isVisible(".elementor-custom-embed-image-overlay")).toBe(true);
		expect(files.filter((url) => url.endsWith("plugins/video.js"))).toEqual([]);
	});
});

describe("the page", () => {
	it("plays YouTube under the strict policy, with trusted types", async () => {
		const page = await openPage("/video", { providers: true });
		await page.evaluate(() => window.gossamer?.ready);
		await page.locator(".elementor-custom-embed-play").nth(1).click();
		await expect.poll(() => told(page)).toEqual(["play"]);
	});

	it("is without accessibility violations before a video plays and after, and when it is blocked", async () => {
		const { page } = await open(
			`${youtube({}, "")}${youtube()}${file}<div class="rll-youtube-player" data-id="abc" data-alt="Acme"></div>`,
			{
				viewport: { width: 1280, height: 2000 },
				expected: [/ERR_BLOCKED_BY_CLIENT/],
				prepare: (page) => page.route("https://www.youtube.com/iframe_api", (route) => route.abort("blockedbyclient")),
			},
		);
		await page.waitForSelector("button.play");
		expect(await violations(page)).toEqual([]);
		await page.locator(".elementor-custom-embed-play").first().click();
		await page.getByRole("link").waitFor();
		await page.locator(".elementor-custom-embed-play").last().click();
		await page.click("button.play");
		await page.waitForSelector("iframe");
		await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
		expect(await violations(page)).toEqual([]);
	});
});
