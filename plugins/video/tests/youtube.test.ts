// Videos of YouTube in jsdom: overlay, preview, settings of the player, a blocked provider.
import { describe, expect, it, vi } from "vitest";
import { deny } from "../../../src/stores/consent";
import { intersect, isObserved, setFeature } from "../../../tests/helpers/jsdom";
import { allowYouTube, apiScripts, fakeYouTube } from "../../../tests/helpers/players";
import {
	find,
	frame,
	icon,
	mounted,
	near,
	open,
	overlayNow,
	play,
	players,
	press,
	vimeo,
	wait,
	youtube,
} from "./setup";

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
