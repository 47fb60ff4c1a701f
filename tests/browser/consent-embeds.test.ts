// Embeds on one page with a consent tool, in a browser with its back-forward cache: no other host is asked before a yes, nor after it was withdrawn.
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { facebook } from "../../plugins/facebook-widget/tests/widget.mjs";
import { lottie } from "../../plugins/lottie/tests/widget.mjs";
import { photoFeed } from "../../plugins/photo-feed/tests/widget.mjs";
import { launchChromium } from "../helpers/chromium.mjs";
import { frames } from "../helpers/frames";
import { createContext } from "../site/context.mjs";
import { startSite } from "../site/server.mjs";
import { lazyVideo, video, videoSection } from "../site/widgets/video.mjs";

const context = createContext({ origin: "https://photos.test" });
const embeds = [
	video(context, { type: "youtube", url: "https://youtu.be/aqz-KE-bpKQ", settings: { autoplay: "yes" } }),
	video(context, { type: "vimeo", url: "https://player.vimeo.com/video/76979871?color" }),
	video(context, { type: "dailymotion", url: "https://dailymotion.com/embed/video/x84sh87?mute=0" }),
	video(context, { type: "videopress", url: "https://videopress.com/embed/OcobLTqC" }),
	lazyVideo(context, { id: "aqz-KE-bpKQ", alt: "A rabbit" }),
	videoSection(context, { link: "https://vimeo.com/76979871", isEmbed: true }),
	facebook(context, { kind: "page", href: "https://www.facebook.com/pottery", height: 300 }),
	lottie(context, { file: "https://animations.test/wheel.json" }),
	photoFeed(context),
];
const hosts = [
	"animations.test",
	"connect.facebook.net",
	"dailymotion.com",
	"i.ytimg.com",
	"photos.test",
	"player.vimeo.com",
	"videopress.com",
	"www.youtube.com",
];

declare global {
	interface Window {
		/** Of the page's tool: the visitor answers, here and on other pages. */
		answer(word: "yes" | "no"): void;
	}
}

/** A tool whose answer is stored: each page that loads has it. */
const tool = `<script>
const read = () => {
	const { answer } = localStorage;
	const yes = answer === "yes";
	window.Cookiebot = { consented: yes, declined: answer === "no", hasResponse: !!answer, consent: { preferences: yes, statistics: yes, marketing: yes } };
};
read();
window.answer = (word) => {
	localStorage.answer = word;
	read();
	dispatchEvent(new Event(word === "yes" ? "CookiebotOnAccept" : "CookiebotOnDecline"));
};
</script>`;
const markup = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Embeds</title><link rel="icon" href="data:,">${tool}
<style>main>*{min-height:300px;position:relative;margin:0 0 200px}.elementor-background-video-container{position:absolute;inset:0}.elementor-wrapper,.rll-youtube-player,.e-lottie__animation{height:200px}.elementor-video-iframe{width:300px;height:200px}</style>
<script type="module" src="/gossamer/gossamer.js"></script></head><body><main>${embeds.join("").replaceAll("https://photos.test/wp-content", "/wp-content")}</main></body></html>`;

let browser: Browser;
let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
	site = await startSite({
		port: 0,
		inbox: join(inject("folder"), "inbox-embeds.jsonl"),
		answer: ({ url }) =>
			new URL(url).pathname === "/embeds"
				? new Response(markup, { headers: { "Content-Type": "text/html; charset=utf-8" } })
				: undefined,
	});
	browser = await launchChromium({
		ignoreDefaultArgs: ["--disable-back-forward-cache"],
		args: ["--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost"],
	});
});
afterAll(() => Promise.all([browser.close(), site.close()]));

/** Brings each embed into view, long enough to be noticed: a tab behind another one draws no frames. */
const lookThrough = async (page: Page) => {
	await page.bringToFront();
	await page.evaluate(() => window.gossamer!.ready);
	for (const embed of await page.$$("main > *")) {
		await embed.evaluate((node) => node.scrollIntoView({ behavior: "instant" }));
		await frames(page);
	}
};
const rest = async (page: Page) => {
	await lookThrough(page);
	await page.waitForLoadState("networkidle");
};
const goBack = async (page: Page) => {
	await page.bringToFront();
	await page.goto(`${site.url}/heading`);
	await page.evaluate(() => history.back()).catch(() => {});
	await page.waitForFunction(() => window.Cookiebot && window.gossamer);
	await rest(page);
};

it("ask nobody before an answer, in a second tab, after Back and after a withdrawal, and everybody after a yes", async () => {
	const tabs = await browser.newContext({ viewport: { width: 1280, height: 800 } });
	const asked = new Set<string>();
	tabs.on("request", (request) => {
		const { protocol, origin, hostname } = new URL(request.url());
		if (/^http/.test(protocol) && origin !== site.url) asked.add(hostname);
	});
	const open = async () => {
		const page = await tabs.newPage();
		await page.goto(`${site.url}/embeds`);
		await rest(page);
		return page;
	};
	const page = await open();
	expect([...asked], "before an answer").toEqual([]);
	await open();
	expect([...asked], "in a second tab").toEqual([]);
	await goBack(page);
	expect([...asked], "after Back").toEqual([]);

	await page.evaluate(() => window.answer("yes"));
	await expect
		.poll(async () => {
			await lookThrough(page);
			return [...asked].sort();
		})
		.toEqual(hosts);

	await page.evaluate(() => window.answer("no"));
	asked.clear();
	// The same once more, as the server prints it.
	await page.evaluate(async () => {
		const printed = new DOMParser().parseFromString(await (await fetch(location.href)).text(), "text/html");
		document.body.append(printed.querySelector("main")!);
	});
	await rest(page);
	expect([...asked], "after a withdrawal").toEqual([]);
	await open();
	await goBack(page);
	expect([...asked], "on pages that open after a withdrawal").toEqual([]);
	await tabs.close();
}, 180_000);
