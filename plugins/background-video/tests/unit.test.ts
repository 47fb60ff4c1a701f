// Background videos in jsdom: when they start, which part is played, providers, consent, reduced motion, teardown.
import { cleanStores } from "nanostores";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { $consent, deny, grant } from "../../../src/stores/consent";
import { setPreference } from "../../../src/stores/preferences";
import { $viewport } from "../../../src/stores/viewport";
import { intersect, resizeTo, setFeature } from "../../../tests/helpers/jsdom";
import { mountPlugin, type TestMount } from "../../../tests/helpers/mount-plugin";
import { allowYouTube, apiScripts, fakeYouTube, forbidYouTube } from "../../../tests/helpers/players";
import plugin from "..";
import { timeLeft } from "../embeds";
import { cover, fileAddress } from "../model";
import descriptor from "../plugin";

const margin = "200px 0px";
const file = '<video class="elementor-background-video-hosted" autoplay muted playsinline loop></video>';
const embed = '<div class="elementor-background-video-embed"></div>';
const section = (settings: object, player = file, isBoxed = true) => {
	const box = `<div class="elementor-background-video-container elementor-hidden-mobile" aria-hidden="true">${player}</div>`;
	const all = { background_background: "video", background_video_link: "/wheel.webm", ...settings };
	return `<div class="elementor-element e-con" data-element_type="container" data-settings='${JSON.stringify(all)}'>${isBoxed ? `<div class="e-con-inner">${box}<p>Text</p></div>` : `${box}<p>Text</p>`}</div>`;
};
const youtube = (settings: object = {}) =>
	section({ background_video_link: "https://youtu.be/abc", ...settings }, embed);

let mounted: TestMount | undefined;
const open = async (markup?: string) => (mounted = await mountPlugin(plugin, descriptor.selector, markup));
const box = () => document.querySelector<HTMLElement>(".elementor-background-video-container")!;
const video = () => document.querySelector("video")!;
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const seen = async (isVisible = true) => {
	intersect(box(), isVisible, margin);
	await vi.dynamicImportSettled();
	await wait(0);
};
/** Opens it in view, with YouTube's API there. */
const openYouTube = async (settings?: object) => {
	allowYouTube();
	await open(youtube(settings));
	await seen();
	intersect(box(), true, margin);
	await wait(0);
	return fakeYouTube.players[0]!;
};

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	const { prototype } = HTMLMediaElement;
	prototype.play = vi.fn(() => Promise.resolve());
	prototype.pause = vi.fn();
	prototype.load = vi.fn();
	window.ResizeObserver = class {
		observe() {}
		unobserve() {}
		disconnect() {}
	};
});
afterEach(async () => {
	mounted?.unmount();
	mounted = undefined;
	await wait(60_000);
	vi.useRealTimers();
	forbidYouTube();
	cleanStores($consent);
	grant("youtube", "visitor", "services");
});

describe("the rules", () => {
	const part = (start = Number.NaN, end = Number.NaN) => ({ start, end });

	it("give a file the part that is shown as a media fragment", () => {
		expect(fileAddress("/a.mp4", part())).toBe("/a.mp4");
		expect(fileAddress("/a.mp4", part(5))).toBe("/a.mp4#t=5");
		expect(fileAddress("/a.mp4", part(5, 9))).toBe("/a.mp4#t=5,9");
		expect(fileAddress("/a.mp4#x", part(Number.NaN, 9))).toBe("/a.mp4#t=0,9");
	});

	it("let a part last a second longer than its end, and one without an end for ever", () => {
		expect(timeLeft(part(5, 9), 5)).toBe(5000);
		expect(timeLeft(part(5, 9), 30)).toBe(0);
		expect(timeLeft(part(5), 5)).toBeUndefined();
	});

	it("cover a box at any ratio", () => {
		expect(cover(1600, 300, 16 / 9)).toEqual([1600, 900]);
		expect(cover(160, 900, 16 / 9)).toEqual([1600, 900]);
		expect(cover(300, 400, 0.75)).toEqual([300, 400]);
	});
});

describe("a file", () => {
	it("is requested when the section is near, not before, and stops while it is not", async () => {
		await open(section({}));
		expect(video().hasAttribute("src")).toBe(false);
		await seen(false);
		expect(video().hasAttribute("src")).toBe(false);
		await seen();
		expect(video().getAttribute("src")).toBe("/wheel.webm");
		expect(video().muted).toBe(true);
		await seen(false);
		expect(HTMLMediaElement.prototype.pause).toHaveBeenCalledTimes(1);
		await seen();
		expect(HTMLMediaElement.prototype.play).toHaveBeenCalledTimes(2);
	});

	it("is not started on a phone (page-builder #58)", async () => {
		resizeTo(767);
		await open(section({}));
		await seen();
		expect(video().hasAttribute("src")).toBe(false);
	});

	it("is asked for nothing where the class of older versions hides it on phones (versions #47)", async () => {
		resizeTo(390);
		await open(section({}).replace("elementor-hidden-mobile", "elementor-hidden-phone"));
		await seen();
		expect(video().getAttribute("src")).toBeNull();
	});

	it("is started on a phone with the mobile switch, and on anything larger without", async () => {
		resizeTo(767);
		await open(section({ background_play_on_mobile: "yes" }));
		await seen();
		expect(video().getAttribute("src")).toBe("/wheel.webm");
		mounted!.unmount();
		cleanStores($viewport);
		resizeTo(768);
		await open(section({}));
		await seen();
		expect(video().getAttribute("src")).toBe("/wheel.webm");
	});

	it("is not started for visitors who want less motion", async () => {
		setFeature("prefers-reduced-motion", "reduce");
		await open(section({}));
		await seen();
		expect(video().hasAttribute("src")).toBe(false);
	});

	it("follows what the page sets for it: stops where less motion is wanted, continues, starts late", async () => {
		await open(section({}));
		await seen();
		setPreference("reducedMotion", true);
		expect(HTMLMediaElement.prototype.pause).toHaveBeenCalledTimes(1);
		video().dispatchEvent(new Event("playing"));
		expect(HTMLMediaElement.prototype.pause).toHaveBeenCalledTimes(2);
		setPreference("reducedMotion", undefined);
		expect(HTMLMediaElement.prototype.play).toHaveBeenCalledTimes(2);
		mounted!.unmount();
		setPreference("reducedMotion", true);
		await open(section({}));
		await seen();
		expect(video().hasAttribute("src")).toBe(false);
		setPreference("reducedMotion", undefined);
		expect(video().getAttribute("src")).toBe("/wheel.webm");
	});

	it("that plays once is hidden at its end", async () => {
		await open(section({ background_play_once: "yes" }, file.replace(" loop", ""), false));
		await seen();
		video().dispatchEvent(new Event("ended"));
		expect(box().style.display).toBe("none");
		mounted!.unmount();
		expect(box().hasAttribute("style")).toBe(false);
	});

	it("starts over where the browser stops at the end of its part, and only there", async () => {
		await open(section({ background_video_start: 2, background_video_end: "4" }));
		await seen();
		expect(video().getAttribute("src")).toBe("/wheel.webm#t=2,4");
		let time = 3;
		Object.defineProperty(video(), "currentTime", { get: () => time, set: (value) => (time = value) });
		video().dispatchEvent(new Event("pause"));
		expect(time).toBe(3);
		time = 4;
		video().dispatchEvent(new Event("pause"));
		expect(time).toBe(2);
		expect(HTMLMediaElement.prototype.play).toHaveBeenCalledTimes(2);
	});

	it("that may not play is no error", async () => {
		HTMLMediaElement.prototype.play = () => Promise.reject(new Error("NotAllowedError"));
		const { errors } = await open(section({}));
		await seen();
		expect(errors).toEqual([]);
	});
});

describe("YouTube", () => {
	it("is asked for nothing on a phone without the mobile switch (page-builder #58)", async () => {
		resizeTo(767);
		await open(youtube());
		await seen();
		intersect(box(), true, margin);
		await wait(1000);
		expect(apiScripts()).toEqual([]);
	});

	it("is asked for its player when the section is near, and the section is hidden until it plays", async () => {
		await open(youtube());
		await wait(1000);
		expect(apiScripts()).toEqual([]);
		const before = box().className;
		await seen();
		intersect(box(), true, margin);
		await wait(0);
		expect(apiScripts()).toEqual(["https://www.youtube.com/iframe_api"]);
		expect(box().className).toBe(`${before} elementor-loading elementor-invisible`);
		allowYouTube();
		await wait(350);
		const [player] = fakeYouTube.players;
		expect(player!.options.playerVars).toMatchObject({ controls: 0, playsinline: 1, rel: 0 });
		player!.ready();
		expect(player!.calls).toEqual(["mute", "playVideo"]);
		player!.state(1);
		expect(box().className).toBe(before);
	});

	it("repeats a part every end - start + 1 seconds", async () => {
		const player = await openYouTube({ background_video_start: 5, background_video_end: 9 });
		expect(player.options.playerVars.start).toBe(5);
		player.ready();
		player.state(1);
		await wait(4999);
		expect(player.calls).toEqual(["mute", "playVideo"]);
		await wait(1);
		expect(player.calls.slice(2)).toEqual(["seekTo 5"]);
		await wait(5000);
		expect(player.calls.slice(2)).toEqual(["seekTo 5", "seekTo 5"]);
		player.state(2);
		await wait(20_000);
		expect(player.calls).toHaveLength(4);
	});

	it("starts over at the end of the video", async () => {
		const player = await openYouTube();
		player.state(1);
		player.state(0);
		expect(player.calls).toEqual(["seekTo 0"]);
	});

	it("that plays once is stopped and destroyed at its end, once", async () => {
		const player = await openYouTube({ background_play_once: "yes", background_video_end: 3 });
		player.state(1);
		await wait(4000);
		expect(player.calls).toEqual(["stopVideo", "destroy"]);
		expect(box().style.display).toBe("none");
		player.state(0);
		mounted!.unmount();
		expect(player.calls).toEqual(["stopVideo", "destroy"]);
	});

	it("pauses while the section is away, also when it was not ready then", async () => {
		const player = await openYouTube();
		await seen(false);
		expect(player.calls).toEqual([]);
		player.ready();
		player.state(1);
		expect(player.calls).toEqual(["mute", "playVideo", "pauseVideo"]);
		await seen();
		expect(player.calls.at(-1)).toBe("playVideo");
	});

	it("comes without cookies in privacy mode", async () => {
		const player = await openYouTube({ background_privacy_mode: "yes" });
		expect(player.options.host).toBe("https://www.youtube-nocookie.com");
	});

	it("is asked for nothing while the visitor refuses it", async () => {
		deny("youtube", "visitor", "services");
		await openYouTube();
		expect(fakeYouTube.players).toEqual([]);
		expect(box().className).not.toContain("invisible");
		grant("youtube", "visitor", "services");
		await wait(0);
		expect(fakeYouTube.players).toHaveLength(1);
	});

	it("that is blocked leaves the section's own picture, and nothing is thrown", async () => {
		const { errors } = await open(youtube());
		await seen();
		intersect(box(), true, margin);
		await wait(0);
		document.querySelector("script")!.dispatchEvent(new Event("error"));
		await wait(350);
		expect(errors.map(({ code }) => code)).toEqual(["player"]);
		expect(box().classList).toContain("elementor-invisible");
		expect(box().classList).not.toContain("elementor-loading");
	});

	it("that may not be shown on this site leaves the section's own picture, and no player", async () => {
		const player = await openYouTube();
		player.fail(150);
		expect(mounted!.errors.map(({ code }) => code)).toEqual(["player"]);
		expect(player.calls).toEqual(["destroy"]);
		expect(box().classList).not.toContain("elementor-loading");
		player.state(1);
		expect(box().classList).toContain("elementor-invisible");
	});
});

describe("a video of Vimeo", () => {
	const openVimeo = async (settings: object) => {
		const calls: string[] = [];
		const listeners: Record<string, (data: { seconds: number }) => void> = {};
		const note = (name: string) => async (value?: number) =>
			void calls.push(value === undefined ? name : `${name} ${value}`);
		const methods = Object.fromEntries(
			["play", "pause", "destroy", "setCurrentTime"].map((name) => [name, note(name)]),
		);
		class Player {
			constructor() {
				Object.assign(this, methods, {
					on: (type: string, listener: (typeof listeners)[string]) => (listeners[type] = listener),
					ready: async () => {},
					getVideoWidth: async () => 16,
					getVideoHeight: async () => 9,
				});
			}
		}
		Object.assign(window, { Vimeo: { Player } });
		onTestFinished(() => void Object.assign(window, { Vimeo: undefined }));
		await open(section({ background_video_link: "https://vimeo.com/76979871", ...settings }, embed));
		await seen();
		intersect(box(), true, margin);
		await wait(0);
		return { calls, tell: (type: string, seconds = 0) => listeners[type]!({ seconds }) };
	};

	it("starts over at the end of its part, and pauses while the section is away", async () => {
		const { calls, tell } = await openVimeo({ background_video_start: 2, background_video_end: 5 });
		calls.length = 0;
		tell("timeupdate", 4);
		expect(calls).toEqual([]);
		tell("timeupdate", 5);
		await seen(false);
		expect(calls).toEqual(["setCurrentTime 2", "pause"]);
	});

	it("that plays once is destroyed at its end, once, and gets no command after that", async () => {
		const { calls, tell } = await openVimeo({ background_play_once: "yes", background_video_end: 5 });
		calls.length = 0;
		tell("timeupdate", 5);
		tell("ended");
		await seen(false);
		mounted!.unmount();
		expect(calls).toEqual(["destroy"]);
		expect(box().style.display).toBe("");
	});
});

describe("a section", () => {
	it.each([
		["another background", section({}).replace('"background_background":"video"', '"background_background":"classic"')],
		["no link", section({ background_video_link: "" })],
		["a link that no provider knows", youtube({ background_video_link: "https://example.test/x" })],
		["no player", section({}, ""), "markup"],
		["no container", section({}).replace("elementor-background-video-container", "x"), "markup"],
	])("with %s is left alone", async (_, markup, ...codes) => {
		allowYouTube();
		document.body.innerHTML = markup;
		const before = document.body.innerHTML;
		mounted = await mountPlugin(plugin, ".elementor-element");
		if (box()) {
			await seen();
			intersect(box(), true, margin);
			await wait(0);
		}
		expect(document.body.innerHTML).toBe(before);
		expect(mounted.errors.map(({ code }) => code)).toEqual(codes);
	});

	it("has the container of its own, not of a section inside", async () => {
		const inner = section({ background_video_link: "/inner.webm" });
		await open(section({}).replace("<p>Text</p>", inner));
		for (const box of document.querySelectorAll(".elementor-background-video-container")) intersect(box, true, margin);
		expect(Array.from(document.querySelectorAll("video"), (video) => video.getAttribute("src"))).toEqual([
			"/wheel.webm",
			"/inner.webm",
		]);
	});

	it.each([
		["a file", () => section({})],
		["YouTube", () => youtube()],
	])("is as printed after teardown of %s", async (_, markup) => {
		allowYouTube();
		document.body.innerHTML = markup();
		const before = document.body.innerHTML;
		await open();
		await seen();
		intersect(box(), true, margin);
		await wait(0);
		expect(document.body.innerHTML).not.toBe(before);
		mounted!.unmount();
		expect(document.body.innerHTML).toBe(before);
		await open();
		await seen();
		intersect(box(), true, margin);
		await wait(0);
		expect(document.querySelector("iframe,video[src]")).not.toBeNull();
	});
});
