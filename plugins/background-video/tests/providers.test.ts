// Background videos of YouTube and Vimeo in jsdom: which part is played, consent.
import { describe, expect, it, onTestFinished } from "vitest";
import { deny, grant } from "../../../src/stores/consent";
import { intersect, resizeTo } from "../../../tests/helpers/jsdom";
import { allowYouTube, apiScripts, fakeYouTube } from "../../../tests/helpers/players";
import { box, embed, margin, mounted, open, section, seen, wait, youtube } from "./mount";

/** Opens it in view, with YouTube's API there. */
const openYouTube = async (settings?: object) => {
	allowYouTube();
	await open(youtube(settings));
	await seen();
	intersect(box(), true, margin);
	await wait(0);
	return fakeYouTube.players[0]!;
};

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
