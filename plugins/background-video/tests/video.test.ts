// Background videos in jsdom: sizes and addresses, files, when they start, reduced motion, teardown.
import { cleanStores } from "nanostores";
import { describe, expect, it } from "vitest";
import { setPreference } from "../../../src/stores/preferences";
import { $viewport } from "../../../src/stores/viewport";
import { intersect, resizeTo, setFeature } from "../../../tests/helpers/jsdom";
import { allowYouTube } from "../../../tests/helpers/players";
import { timeLeft } from "../embeds";
import { cover, fileAddress } from "../model";
import { box, file, margin, mounted, open, section, seen, wait, youtube } from "./mount";

const video = () => document.querySelector("video")!;

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
		const { errors } = await open(undefined, ".elementor-element");
		if (box()) {
			await seen();
			intersect(box(), true, margin);
			await wait(0);
		}
		expect(document.body.innerHTML).toBe(before);
		expect(errors.map(({ code }) => code)).toEqual(codes);
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
