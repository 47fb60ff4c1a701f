// Videos of version 4 on a page: no request before a press, films that stay in their part, and less motion.
import { cleanStores } from "nanostores";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { $preferences } from "../../../src/stores/preferences";
import { youtube } from "../../../tests/helpers/atomic";
import { intersect, isObserved, setFeature } from "../../../tests/helpers/jsdom";
import { mountPlugin, selectorOf, type TestMount } from "../../../tests/helpers/mount-plugin";
import plugin from "../index";
import descriptor from "../plugin";

let mounted: TestMount;
const mount = async (markup: string) => (mounted = await mountPlugin(plugin, selectorOf(descriptor), markup));
const apiScripts = () => document.querySelectorAll("script[src*='youtube.com']");
const play = vi.fn(() => Promise.resolve());
const pause = vi.fn();

beforeEach(() => {
	vi.stubGlobal("IntersectionObserver", undefined);
	vi.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(play);
	vi.spyOn(HTMLMediaElement.prototype, "pause").mockImplementation(pause);
});
afterEach(() => {
	mounted.unmount();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
	setFeature("prefers-reduced-motion");
	cleanStores($preferences);
	play.mockClear();
	pause.mockClear();
	for (const script of apiScripts()) script.remove();
	Reflect.deleteProperty(window, "YT");
});

describe("a YouTube video", () => {
	const Player = vi.fn(function (this: object, slot: Element, _options: Record<string, object>) {
		const frame = document.createElement("iframe");
		slot.replaceWith(frame);
		Object.assign(this, { mute: vi.fn(), playVideo: vi.fn(), seekTo: vi.fn(), destroy: () => frame.remove() });
	});
	const options = () => Player.mock.calls[0]![1] as Record<string, Record<string, (event?: object) => void>>;
	beforeEach(() => {
		Player.mockClear();
		Object.assign(window, { YT: { loaded: 1, Player } });
	});
	const press = () => document.querySelector<HTMLElement>(".elementor-custom-embed-image-overlay")!.click();

	it("waits for a press, then there is one player, with the focus in it (atomic #24)", async () => {
		const { host } = await mount(youtube({ source: "https://youtu.be/abc" }));
		await vi.waitFor(() => expect(host.querySelector("[role=button]")).not.toBeNull());
		expect([apiScripts().length, Player.mock.calls.length]).toEqual([0, 0]);
		press();
		press();
		await vi.waitFor(() => expect(document.activeElement).toBe(host.querySelector("iframe")));
		expect(Player).toHaveBeenCalledOnce();
		expect(options()).toMatchObject({ videoId: "abc" });
		expect(host.querySelector("iframe")!.title).toBe("Play Video");
	});

	it("with privacy names its host and the page's origin (atomic #26)", async () => {
		await mount(youtube({ source: "https://youtu.be/abc", privacy: true }));
		await vi.waitFor(press);
		await vi.waitFor(() => expect(Player).toHaveBeenCalled());
		expect(options()).toMatchObject({ host: "https://www.youtube-nocookie.com", origin: location.origin });
	});

	it("that loops begins at its start again (atomic #28)", async () => {
		await mount(youtube({ source: "https://youtu.be/abc", loop: true, start: "5" }));
		await vi.waitFor(press);
		await vi.waitFor(() => expect(Player).toHaveBeenCalled());
		options().events!.onStateChange!({ data: 0 });
		expect((Player.mock.instances[0] as unknown as { seekTo: object }).seekTo).toHaveBeenCalledWith(5);
		mounted.unmount();
		Player.mockClear();
		await mount(youtube({ source: "https://youtu.be/abc", loop: true }));
		await vi.waitFor(press);
		await vi.waitFor(() => expect(Player).toHaveBeenCalled());
		options().events!.onStateChange!({ data: 0 });
		expect((Player.mock.instances[0] as unknown as { seekTo: object }).seekTo).toHaveBeenCalledWith(0);
	});

	it.each(["", "https://vimeo.com/1", "javascript:alert(1)"])(
		"of the address %j stays an empty box (atomic #29)",
		async (source) => {
			const { host, errors } = await mount(youtube({ source }));
			await new Promise((resolve) => setTimeout(resolve));
			expect([host.childNodes.length, errors]).toEqual([0, []]);
		},
	);

	it("that starts automatically requests the player at its first pixel, once for two videos (atomic #25)", async () => {
		vi.unstubAllGlobals();
		Reflect.deleteProperty(window, "YT");
		const settings = { source: "https://youtu.be/abc", autoplay: true, mute: true, lazyload: true };
		const { hosts } = await mount(youtube(settings) + youtube(settings, "y2"));
		await vi.waitFor(() => expect(hosts.map((host) => isObserved(host))).toEqual([true, true]));
		for (const host of hosts) intersect(host, false);
		expect(apiScripts().length).toBe(0);
		for (const host of hosts) intersect(host);
		await vi.waitFor(() => expect(apiScripts().length).toBe(1));
		expect(Player).not.toHaveBeenCalled();
	});

	it("that starts automatically does so where motion is wanted (atomic #30)", async () => {
		await mount(youtube({ source: "https://youtu.be/abc", autoplay: true, mute: true, lazyload: true }));
		await vi.waitFor(() => expect(Player).toHaveBeenCalledOnce());
		mounted.unmount();
		Player.mockClear();
		setFeature("prefers-reduced-motion", "reduce");
		cleanStores($preferences);
		const { host } = await mount(youtube({ source: "https://youtu.be/abc", autoplay: true, mute: true }));
		await vi.waitFor(() => expect(host.querySelector("[role=button]")).not.toBeNull());
		expect(Player).not.toHaveBeenCalled();
	});
});

describe("a film of the site's own", () => {
	const film = (attributes: string) =>
		`<video class="e-self-hosted-video-base" data-e-type="e-self-hosted-video" ${attributes}><source src="clip.mp4#t=5,20"></video>`;

	it("continues at the start of its part (atomic #31)", async () => {
		const { host } = await mount(film("loop"));
		const video = host as HTMLVideoElement;
		video.currentTime = 20;
		video.dispatchEvent(new Event("timeupdate"));
		expect([video.currentTime, play.mock.calls.length]).toEqual([5, 1]);
	});

	it("that plays automatically waits where less motion is wanted, with controls (atomic #31)", async () => {
		setFeature("prefers-reduced-motion", "reduce");
		cleanStores($preferences);
		const { host } = await mount(film("autoplay muted"));
		expect([(host as HTMLVideoElement).controls, pause.mock.calls.length]).toEqual([true, 1]);
	});
});

it("a background video is paused by its button, which gives the focus to the other (atomic #76)", async () => {
	let isPaused = true;
	vi.spyOn(HTMLMediaElement.prototype, "paused", "get").mockImplementation(() => isPaused);
	play.mockImplementation(async () => {
		isPaused = false;
	});
	pause.mockImplementation(() => (isPaused = true));
	const { host } = await mount(
		`<div class="e-background-video" data-e-type="e-background-video" x-data="eBackgroundVideo1" x-bind="rootState" data-e-settings="{}"><video class="e-background-video__media"></video><div class="e-background-video__controls"><button class="e-background-video__play"></button><button class="e-background-video__pause"></button></div></div>`,
	);
	expect(isPaused).toBe(false);
	host.querySelector<HTMLElement>(".e-background-video__pause")!.click();
	expect(isPaused).toBe(true);
	expect(host.className).toBe("e-background-video e-background-video--paused");
	expect(host.querySelector(".e-background-video__controls")!.className).toBe("e-background-video__controls e--paused");
	expect(document.activeElement).toBe(host.querySelector(".e-background-video__play"));
});
