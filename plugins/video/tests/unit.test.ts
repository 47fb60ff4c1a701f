// Videos in jsdom: overlay, preview, consent, lazy loading, settings of YouTube's player, blocked providers, teardown.
import { cleanStores } from "nanostores";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { $consent, deny, grant } from "../../../src/stores/consent";
import { intersect, isObserved, setFeature } from "../../../tests/helpers/jsdom";
import { mountPlugin, type TestMount } from "../../../tests/helpers/mount-plugin";
import { allowYouTube, apiScripts, type FakePlayer, fakeYouTube, forbidYouTube } from "../../../tests/helpers/players";
import { video as oldVideo } from "../../../tests/versions";
import plugin from "..";
import descriptor from "../plugin";

const watch = "https://www.youtube.com/watch?v=abc";
const icon =
	'<div class="elementor-custom-embed-play" role="button" aria-label="Play Video" tabindex="0"><i class="eicon-play" aria-hidden="true"></i></div>';
const overlay = `<div class="elementor-custom-embed-image-overlay" style="background-image: url(/cover.jpg);">${icon}</div>`;
const widget = (settings: object, content: string) =>
	`<div class="elementor-element elementor-widget elementor-widget-video" data-id="v1" data-element_type="widget" data-settings='${JSON.stringify(settings)}' data-widget_type="video.default"><div class="elementor-wrapper elementor-open-inline">${content}</div></div>`;
const youtube = (settings: object = {}, hasOverlay = true) =>
	widget(
		{ video_type: "youtube", youtube_url: watch, ...settings },
		`<div class="elementor-video"></div>${hasOverlay ? overlay : ""}`,
	);
const vimeo = "https://player.vimeo.com/video/12345?color&autopause=0&loop=0#t=";
const frame = (attributes: string, settings: object = {}, hasOverlay = true) =>
	widget(
		{ video_type: "vimeo", ...settings },
		`<iframe class="elementor-video-iframe" allowfullscreen allow="clipboard-write" title="vimeo Video Player" ${attributes}></iframe>${hasOverlay ? overlay : ""}`,
	);

let mounted: TestMount | undefined;
/** Mounts, and waits for the part that is loaded on need. */
const open = async (markup?: string) => {
	mounted = await mountPlugin(plugin, descriptor.selector, markup);
	await vi.dynamicImportSettled();
	return mounted;
};
const find = <E extends HTMLElement = HTMLElement>(selector: string) => document.querySelector<E>(selector);
const overlayNow = () => find(".elementor-custom-embed-image-overlay");
const play = () => find(".elementor-custom-embed-play")!;
const press = async (node: HTMLElement, key?: string) => {
	const event = key
		? new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })
		: new MouseEvent("click", { bubbles: true, cancelable: true });
	node.dispatchEvent(event);
	await vi.dynamicImportSettled();
	await vi.advanceTimersByTimeAsync(0);
	return event;
};
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** Comes near the viewport. */
const near = (node: Element) => intersect(node, true, "200px 0px");
const players = (): FakePlayer[] => fakeYouTube.players;

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	HTMLMediaElement.prototype.play = vi.fn(() => Promise.resolve());
});
afterEach(async () => {
	mounted?.unmount();
	mounted = undefined;
	// An API that nobody has answered yet is given up.
	await wait(60_000);
	vi.useRealTimers();
	forbidYouTube();
	document.getElementById("gossamer-config")?.remove();
	cleanStores($consent);
	grant(["marketing"]);
	grant(["youtube", "vimeo"], "visitor", "services");
});

describe("a YouTube video behind an overlay", () => {
	it("has the name of its picture on the button, once, and gives the printed one back", async () => {
		const named = (label: string) =>
			frame(`data-lazy-load="${vimeo}"`).replace(
				icon,
				`<img src="data:," alt="Making of">${icon.replace("Play Video", label)}`,
			);
		await open(named("Play Video"));
		expect(play().ariaLabel).toBe("Play Video: Making of");
		mounted!.unmount();
		expect(play().ariaLabel).toBe("Play Video");
		await open(named("Play Video about Making of"));
		expect(play().ariaLabel).toBe("Play Video about Making of");
	});

	it("asks YouTube for nothing before the click; after it and with the API there, the overlay is gone and it plays (page-builder #37)", async () => {
		await open(youtube({ autoplay: "yes", lazy_load: "yes" }));
		intersect(find(".elementor-wrapper")!);
		await wait(1000);
		expect(apiScripts()).toEqual([]);
		expect(document.querySelector("img,iframe,script")).toBeNull();

		await press(play());
		expect(apiScripts()).toEqual(["https://www.youtube.com/iframe_api"]);
		expect(overlayNow()).not.toBeNull();
		await wait(700);
		expect(overlayNow()).not.toBeNull();
		allowYouTube();
		await wait(349);
		expect(players()).toEqual([]);
		await wait(1);
		expect(overlayNow()).toBeNull();
		expect(players()).toHaveLength(1);
		expect(players()[0]!.calls).toEqual([]);
		players()[0]!.ready();
		expect(players()[0]!.calls).toEqual(["playVideo"]);
		expect(document.activeElement).toBe(find("iframe"));
	});

	it.each(["Enter", " "])("starts at %j on the play icon, which does not scroll", async (key) => {
		allowYouTube();
		await open(youtube());
		const event = await press(play(), key);
		expect(event.defaultPrevented).toBe(true);
		expect(players()).toHaveLength(1);
		expect(overlayNow()).toBeNull();
	});

	it("leaves other keys, and keys with a modifier, to the page", async () => {
		allowYouTube();
		await open(youtube());
		for (const key of ["Tab", "a", "Escape"]) expect((await press(play(), key)).defaultPrevented).toBe(false);
		play().dispatchEvent(new KeyboardEvent("keydown", { key: " ", ctrlKey: true, bubbles: true }));
		expect(players()).toEqual([]);
	});

	it("is started once, however often it is pressed", async () => {
		await open(youtube());
		const icon = play();
		await press(icon);
		await press(icon);
		allowYouTube();
		await wait(350);
		await press(icon);
		expect(players()).toHaveLength(1);
	});

	it("starts anywhere on the overlay", async () => {
		allowYouTube();
		await open(youtube());
		await press(overlayNow()!);
		expect(players()).toHaveLength(1);
	});

	it("does nothing at all when its address names no video", async () => {
		allowYouTube();
		const { errors } = await open(youtube({ youtube_url: "https://example.test/" }));
		await press(play());
		expect(overlayNow()).not.toBeNull();
		expect(players()).toEqual([]);
		expect(errors).toEqual([]);
	});

	it("tells the player what the owner set", async () => {
		allowYouTube();
		await open(
			youtube({ start: "5", end: 9, mute: "yes", loop: "yes", controls: "yes", rel: "yes", play_on_mobile: "yes" }),
		);
		await press(play());
		const [player] = players();
		expect(player!.options.videoId).toBe("abc");
		expect(player!.options.playerVars).toEqual({
			controls: 1,
			rel: 1,
			playsinline: 1,
			cc_load_policy: 0,
			autoplay: 0,
			start: 5,
			end: 9,
		});
		expect(player!.options).not.toHaveProperty("host");
		player!.ready();
		expect(player!.calls).toEqual(["mute", "playVideo"]);
		player!.state(0);
		expect(player!.calls.slice(2)).toEqual(["seekTo 5"]);
	});

	it("starts over at 0 in a loop without a start, and not at all without a loop", async () => {
		allowYouTube();
		await open(youtube({ loop: "yes" }));
		await press(play());
		players()[0]!.state(0);
		expect(players()[0]!.calls).toEqual(["seekTo 0"]);
		mounted!.unmount();
		await open(youtube());
		await press(play());
		players()[1]!.state(0);
		expect(players()[1]!.calls).toEqual([]);
	});

	it("plays silently where the browser allows nothing else, so that one tap is enough", async () => {
		allowYouTube();
		await open(youtube());
		await press(play());
		players()[0]!.ready();
		players()[0]!.options.events.onAutoplayBlocked();
		expect(players()[0]!.calls).toEqual(["playVideo", "mute", "playVideo"]);
	});

	it("comes from youtube-nocookie.com with yt_privacy (page-builder #40)", async () => {
		allowYouTube();
		await open(youtube({ yt_privacy: "yes" }));
		await press(play());
		expect(players()[0]!.options).toMatchObject({
			host: "https://www.youtube-nocookie.com",
			origin: location.hostname,
		});
	});
});

describe("a YouTube video without an overlay", () => {
	const wrappers = () => document.querySelectorAll(".elementor-wrapper");

	it("gets one with YouTube's picture of 480 by 360, and nothing else of YouTube before the click", async () => {
		window.elementorFrontendConfig = { i18n: { playVideo: "Abspielen" } };
		await open(youtube({}, false));
		expect(find("img")).toBeNull();
		near(overlayNow()!);
		await wait(1000);
		expect(apiScripts()).toEqual([]);
		const image = find<HTMLImageElement>(".elementor-custom-embed-image-overlay > img")!;
		expect([image.src, image.width, image.height, image.alt]).toEqual([
			"https://i.ytimg.com/vi/abc/hqdefault.jpg",
			480,
			360,
			"",
		]);
		expect(play().getAttribute("role")).toBe("button");
		expect(play().getAttribute("aria-label")).toBe("Abspielen");
		expect(play().tabIndex).toBe(0);
		allowYouTube();
		await press(play(), "Enter");
		expect(overlayNow()).toBeNull();
		players()[0]!.ready();
		expect(players()[0]!.calls).toEqual(["playVideo"]);
	});

	it("whose picture cannot be loaded shows none", async () => {
		await open(youtube({}, false));
		near(overlayNow()!);
		find("img")!.dispatchEvent(new Event("error"));
		expect(find("img")).toBeNull();
		expect(play()).not.toBeNull();
	});

	it.each([
		["/previews/{id}.jpg", "/previews/abc.jpg"],
		["none", undefined],
	])("asks YouTube for no picture where the page configuration says %s", async (preview, expected) => {
		deny("youtube", "visitor", "services");
		document.body.innerHTML = youtube({}, false);
		const config = JSON.stringify({ plugins: { test: { preview } } });
		document.body.insertAdjacentHTML(
			"afterbegin",
			`<script type="application/json" id="gossamer-config">${config}</script>`,
		);
		await open();
		near(overlayNow()!);
		expect(find("img")?.getAttribute("src")).toBe(expected);
	});

	it("shows the owner's picture if there is one", async () => {
		await open(youtube({ image_overlay: { url: "/cover.jpg", id: 3 } }, false));
		expect(find("img")!.getAttribute("src")).toBe("/cover.jpg");
	});

	it("waits with lazy_load until it is seen, and two of them ask for one API script (page-builder #38)", async () => {
		await open(youtube({ lazy_load: "yes" }, false) + youtube({ lazy_load: "yes" }, false));
		await wait(1000);
		expect(apiScripts()).toEqual([]);
		expect(overlayNow()).toBeNull();
		for (const wrapper of wrappers()) expect(isObserved(wrapper, "0px")).toBe(true);
		for (const wrapper of wrappers()) intersect(wrapper);
		await wait(400);
		expect(apiScripts()).toEqual(["https://www.youtube.com/iframe_api"]);
		allowYouTube();
		await wait(350);
		expect(players()).toHaveLength(2);
		for (const player of players()) player.ready();
		expect(players().map(({ calls }) => calls)).toEqual([[], []]);
		expect(players()[0]!.options.playerVars.autoplay).toBe(0);
	});

	it("uses a script of that address that the page has already", async () => {
		const script = document.createElement("script");
		script.type = "text/plain";
		script.src = "https://www.youtube.com/iframe_api";
		document.body.append(script);
		await open(youtube({ lazy_load: "yes" }, false).concat());
		document.body.append(script);
		intersect(find(".elementor-wrapper")!);
		await wait(400);
		expect(apiScripts()).toHaveLength(1);
		allowYouTube();
		await wait(350);
		expect(players()).toHaveLength(1);
	});

	it("plays automatically with autoplay once it is seen, and keeps the focus where it is", async () => {
		allowYouTube();
		await open(`<button>Before</button>${youtube({ autoplay: "yes", mute: "yes" }, false)}`);
		find("button")!.focus();
		expect(players()).toEqual([]);
		intersect(find(".elementor-wrapper")!);
		await wait(0);
		players()[0]!.ready();
		expect(players()[0]!.options.playerVars.autoplay).toBe(1);
		expect(players()[0]!.calls).toEqual(["mute", "playVideo"]);
		expect(document.activeElement).toBe(find("button"));
	});

	it("does not play automatically for visitors who want less motion", async () => {
		setFeature("prefers-reduced-motion", "reduce");
		allowYouTube();
		await open(youtube({ autoplay: "yes" }, false));
		intersect(find(".elementor-wrapper")!);
		await wait(0);
		expect(players()).toEqual([]);
		expect(overlayNow()).not.toBeNull();
	});

	it("is built as soon as it is seen where the page configuration wants no previews", async () => {
		allowYouTube();
		document.body.innerHTML = youtube({}, false);
		document.body.insertAdjacentHTML(
			"afterbegin",
			'<script type="application/json" id="gossamer-config">{"plugins":{"test":{"facade":false}}}</script>',
		);
		await open();
		expect(overlayNow()).toBeNull();
		intersect(find(".elementor-wrapper")!);
		await wait(0);
		expect(players()).toHaveLength(1);
	});
});

describe("consent", () => {
	const seen = async (markup = youtube({ autoplay: "yes" }, false)) => {
		allowYouTube();
		await open(markup);
		intersect(find(".elementor-wrapper")!);
		await wait(0);
	};

	it.each([
		["the service", () => deny("youtube", "visitor", "services")],
		[
			"its category",
			() => {
				grant("x", "visitor", "services");
				deny("youtube", "visitor", "services");
				deny("marketing");
			},
		],
	])("refused for %s leaves a preview without YouTube's picture, until a click", async (_, refuse) => {
		refuse();
		await seen();
		expect(players()).toEqual([]);
		near(overlayNow()!);
		expect(find("img")).toBeNull();
		await press(play());
		expect(players()).toHaveLength(1);
		expect(overlayNow()).toBeNull();
	});

	it("of a frame of before 3.1, which names no provider, is requested by its address (versions #37)", async () => {
		deny("youtube", "visitor", "services");
		deny("vimeo", "visitor", "services");
		const version = { builder: "3.0", pro: "3.0", hasWrappers: true };
		await open(oldVideo(version, "player.vimeo.com/video"));
		expect(find("iframe")!.getAttribute("src")).toBeNull();
		await press(play());
		expect(new URL(find<HTMLIFrameElement>("iframe")!.src).searchParams.get("autoplay")).toBe("1");
		mounted!.unmount();
		// Without an overlay it is the provider's own consent that it waits for.
		await open(oldVideo(version, "player.vimeo.com/video", false));
		intersect(find(".elementor-wrapper")!);
		grant("youtube", "visitor", "services");
		await wait(0);
		expect(find("iframe")!.getAttribute("src")).toBeNull();
	});

	it("given later starts what the owner wanted to start", async () => {
		deny("youtube", "visitor", "services");
		await seen();
		expect(overlayNow()).not.toBeNull();
		grant("youtube", "visitor", "services");
		await wait(0);
		expect(players()).toHaveLength(1);
		expect(overlayNow()).toBeNull();
		deny("youtube", "visitor", "services");
		grant("youtube", "visitor", "services");
		expect(players()).toHaveLength(1);
	});

	it("given later brings YouTube's picture", async () => {
		deny("youtube", "visitor", "services");
		await open(youtube({}, false));
		near(overlayNow()!);
		expect(find("img")).toBeNull();
		grant("youtube", "visitor", "services");
		expect(find<HTMLImageElement>("img")!.src).toBe("https://i.ytimg.com/vi/abc/hqdefault.jpg");
	});

	it("given while the video is not in view does not start it", async () => {
		deny("youtube", "visitor", "services");
		await seen();
		intersect(find(".elementor-wrapper")!, false);
		grant("youtube", "visitor", "services");
		await wait(0);
		expect(players()).toEqual([]);
	});
});

describe("a blocked provider", () => {
	it("leaves the overlay, with one plain link, and nothing is thrown", async () => {
		const { errors } = await open(youtube());
		await press(play());
		find("script")!.dispatchEvent(new Event("error"));
		await wait(350);
		expect(overlayNow()).not.toBeNull();
		const link = find<HTMLAnchorElement>(".elementor-custom-embed-image-overlay a")!;
		expect([link.href, link.target, link.rel]).toEqual(["https://youtu.be/abc", "_blank", "noopener"]);
		expect(link.textContent).toContain("YouTube");
		expect(errors.map(({ code }) => code)).toEqual(["player"]);
		expect(apiScripts()).toEqual([]);
		await press(link);
		expect(apiScripts()).toEqual([]);

		// A second press tries again.
		await press(play());
		expect(apiScripts()).toHaveLength(1);
		await wait(21_000);
		expect(document.querySelectorAll("a")).toHaveLength(1);
		await press(play());
		allowYouTube();
		await wait(350);
		expect(players()).toHaveLength(1);
		expect(overlayNow()).toBeNull();
	});

	it("that never answers is given up after 20 seconds", async () => {
		const { errors } = await open(youtube());
		await press(play());
		await wait(20_000);
		expect(errors).toEqual([]);
		await wait(1_000);
		expect(errors).toHaveLength(1);
		expect(find("a")).not.toBeNull();
		expect(vi.getTimerCount()).toBe(0);
	});

	it("whose player throws is the same", async () => {
		allowYouTube();
		fakeYouTube.fails = true;
		const { errors } = await open(youtube());
		await press(play());
		expect(find("a")).not.toBeNull();
		expect(errors.map(({ code }) => code)).toEqual(["player"]);
	});

	it("gives a video without an overlay one", async () => {
		await open(youtube({ autoplay: "yes" }, false));
		intersect(find(".elementor-wrapper")!);
		await wait(0);
		find("script")!.dispatchEvent(new Event("error"));
		await wait(350);
		expect(find<HTMLAnchorElement>(".elementor-custom-embed-image-overlay a")!.href).toBe("https://youtu.be/abc");
	});
});

describe("a frame behind an overlay", () => {
	it("gets its address at the click, and plays (page-builder #39)", async () => {
		await open(frame(`data-lazy-load="${vimeo}"`));
		expect(find("iframe")!.hasAttribute("src")).toBe(false);
		await press(play());
		expect(overlayNow()).toBeNull();
		expect(find("iframe")!.getAttribute("src")).toBe(
			"https://player.vimeo.com/video/12345?color&autopause=0&loop=0&autoplay=1#t=",
		);
		expect(find("iframe")!.getAttribute("allow")).toBe("autoplay");
		expect(find("iframe")!.title).toBe("vimeo Video Player");
		expect(document.activeElement).toBe(find("iframe"));
	});

	it("keeps the start of a Vimeo video at the very end (page-builder #65)", async () => {
		await open(
			frame('data-lazy-load="https://player.vimeo.com/video/12345?color&autopause=0#t=00h00m05s"', { autoplay: "yes" }),
		);
		await press(play());
		const src = find("iframe")!.getAttribute("src")!;
		expect(src).toContain("autoplay=1");
		expect(src.endsWith("#t=00h00m05s")).toBe(true);
		expect(find("iframe")!.getAttribute("allow")).toBe("autoplay");
	});

	it("works with an address that was there from the start, with one without a query, and for every provider", async () => {
		await open(frame('src="https://www.dailymotion.com/embed/video/x7"', { video_type: "dailymotion" }));
		await press(play());
		expect(find("iframe")!.getAttribute("src")).toBe("https://www.dailymotion.com/embed/video/x7?autoplay=1");
	});

	it("plays at the press that comes after a tool for consent has given its address back, not before", async () => {
		const { errors } = await open(frame('src="about:blank"'));
		await press(play());
		expect([overlayNow() === null, find("iframe")!.getAttribute("src")]).toEqual([false, "about:blank"]);
		find("iframe")!.setAttribute("src", vimeo);
		await press(play());
		expect(overlayNow()).toBeNull();
		expect(find("iframe")!.getAttribute("src")).toContain("&autoplay=1");
		expect(errors).toEqual([]);
	});

	it("gets a title where the server gave none", async () => {
		await open(frame(`data-lazy-load="${vimeo}"`).replace(/title="[^"]*"/, ""));
		await press(play());
		expect(find("iframe")!.title).not.toBe("");
	});

	it.each(["javascript:alert(1)", "data:text/html,x", ""])("does nothing with the address %j", async (address) => {
		const { errors } = await open(frame(`data-lazy-load="${address}"`));
		await press(play());
		expect(find("iframe")!.hasAttribute("src")).toBe(false);
		expect(errors).toEqual([]);
	});
});

describe("a frame without an overlay", () => {
	it("that is loaded already is left alone", async () => {
		const { host } = await open(frame(`src="${vimeo}"`, {}, false));
		const before = host.outerHTML;
		mounted!.unmount();
		expect(host.outerHTML).toBe(before);
	});

	it("that waits is loaded when it is seen, without playing", async () => {
		await open(frame(`data-lazy-load="${vimeo}"`, {}, false));
		expect(find("iframe")!.hasAttribute("src")).toBe(false);
		intersect(find(".elementor-wrapper")!);
		expect(find("iframe")!.getAttribute("src")).toBe(vimeo);
		expect(find("iframe")!.getAttribute("allow")).toBe("clipboard-write");
	});

	it.each([
		[undefined, "autoplay=1"],
		["reduce", "loop=0#t="],
	])("plays automatically with autoplay, but not for visitors who want less motion (%s)", async (motion, end) => {
		setFeature("prefers-reduced-motion", motion);
		await open(frame(`data-lazy-load="${vimeo}"`, { autoplay: "yes" }, false));
		intersect(find(".elementor-wrapper")!);
		expect(find("iframe")!.getAttribute("src")).toContain(end);
	});

	it("that waits gets a preview where the visitor refuses its provider", async () => {
		deny("vimeo", "visitor", "services");
		await open(frame(`data-lazy-load="${vimeo}"`, { autoplay: "yes" }, false));
		intersect(find(".elementor-wrapper")!);
		expect(find("iframe")!.hasAttribute("src")).toBe(false);
		expect(find("img")).toBeNull();
		await press(play());
		expect(find("iframe")!.getAttribute("src")).toContain("autoplay=1");
	});
});

describe("a file", () => {
	const file = (attributes = "controls") =>
		widget({ video_type: "hosted" }, `<video class="elementor-video" src="/a.mp4" ${attributes}></video>${overlay}`);

	it("plays at the click in the same task, as phones want it, and has the focus", async () => {
		await open(file());
		play().click();
		expect(HTMLMediaElement.prototype.play).toHaveBeenCalledTimes(1);
		expect(overlayNow()).toBeNull();
		expect(document.activeElement).toBe(find("video"));
	});

	it("has the focus also without controls", async () => {
		await open(file(""));
		await press(play());
		expect(document.activeElement).toBe(find("video"));
	});

	it("that the browser does not play is no error", async () => {
		HTMLMediaElement.prototype.play = vi.fn(() => Promise.reject(new Error("NotAllowedError")));
		const { errors } = await open(file());
		await press(play());
		expect(errors).toEqual([]);
		expect(find("video")).not.toBeNull();
	});
});

describe("the thumbnail of a cache plugin", () => {
	const markup = (more = 'data-query="rel=0" data-alt="Acme"') =>
		`<div class="rll-youtube-player" data-src="https://www.youtube.com/embed/abc" data-id="abc" ${more}></div>`;

	it("has the picture and a play button", async () => {
		await open(markup());
		near(find(".rll-youtube-player > div")!);
		const image = find<HTMLImageElement>(".rll-youtube-player > div > img")!;
		expect([image.src, image.width, image.height, image.alt]).toEqual([
			"https://i.ytimg.com/vi/abc/hqdefault.jpg",
			480,
			360,
			"Acme",
		]);
		expect(find("button.play")!.getAttribute("aria-label")).toBe("Play Video: Acme");
		expect(find("iframe")).toBeNull();
	});

	it("is replaced by the frame when its button is clicked (page-builder #41)", async () => {
		await open(markup());
		find("button.play")!.click();
		expect(find(".rll-youtube-player")).toBeNull();
		const player = find<HTMLIFrameElement>("iframe")!;
		expect(player.src).toBe("https://www.youtube.com/embed/abc?autoplay=1&rel=0");
		expect(player.getAttribute("allow")).toContain("autoplay");
		expect(player.allowFullscreen).toBe(true);
		expect(player.title).toBe("Acme");
		expect(document.activeElement).toBe(player);
	});

	it("works without a query, a text and an id, and not without any video", async () => {
		await open(
			'<div class="rll-youtube-player" data-src="//www.youtube.com/embed/abc"></div><div class="rll-youtube-player"></div>',
		);
		expect(document.querySelectorAll(".play")).toHaveLength(1);
		find("button.play")!.click();
		expect(find("iframe")!.getAttribute("src")).toBe("//www.youtube.com/embed/abc?autoplay=1");
		expect(find("iframe")!.title).toBe("Play Video");
	});

	it("is left to the cache plugin's script where that was first", async () => {
		const { host } = await open(markup().replace("></div>", '><div><button class="play"></button></div></div>'));
		expect(host.querySelectorAll("button")).toHaveLength(1);
	});
});

describe("hosts", () => {
	it("are not the videos that open in the lightbox", () => {
		document.body.innerHTML = youtube().replace("elementor-open-inline", "elementor-open-lightbox");
		expect(find(descriptor.selector)).toBeNull();
	});

	it("without a player or a place for it are left alone", async () => {
		const { errors } = await open(widget({ video_type: "youtube", youtube_url: watch }, ""));
		expect(errors).toMatchObject([{ code: "markup" }]);
		expect(find(".elementor-wrapper")!.innerHTML).toBe("");
	});

	it("with settings that do not parse keep their overlay", async () => {
		const { errors } = await open(youtube().replace(/data-settings='[^']*'/, "data-settings='{'"));
		await press(play());
		expect(overlayNow()).not.toBeNull();
		expect(errors.map(({ code }) => code)).toEqual(["settings"]);
	});
});

describe("teardown", () => {
	it.each([
		["an overlay", () => youtube()],
		["a preview", () => youtube({}, false)],
		["a frame", () => frame(`data-lazy-load="${vimeo}"`)],
		["a thumbnail", () => '<div class="rll-youtube-player" data-id="abc"></div>'],
	])("of %s leaves what the server printed; it works again when mounted again", async (_, markup) => {
		allowYouTube();
		document.body.innerHTML = markup();
		const before = document.body.innerHTML;
		await open();
		mounted!.unmount();
		expect(document.body.innerHTML).toBe(before);
		await open();
		const target = find(".elementor-custom-embed-play,.play")!;
		await press(target);
		expect(find("iframe")).not.toBeNull();
		if (find(".elementor-wrapper")) {
			mounted!.unmount();
			expect(document.body.innerHTML).toBe(before);
		}
	});

	it("that comes before the part is loaded leaves no preview behind", async () => {
		document.body.innerHTML = youtube({}, false);
		const before = document.body.innerHTML;
		mounted = await mountPlugin(plugin, descriptor.selector);
		mounted.unmount();
		await vi.dynamicImportSettled();
		expect(document.body.innerHTML).toBe(before);
	});

	it("destroys YouTube's player, and a player that comes too late is not made", async () => {
		allowYouTube();
		await open(youtube());
		await press(play());
		mounted!.unmount();
		expect(players()[0]!.calls).toEqual(["destroy"]);
		forbidYouTube();
		await open(youtube());
		await press(play());
		mounted!.unmount();
		allowYouTube();
		await wait(400);
		expect(players()).toEqual([]);
	});
});
