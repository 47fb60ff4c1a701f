// Mounts background videos on pages of jsdom.
import { cleanStores } from "nanostores";
import { afterEach, beforeEach, vi } from "vitest";
import { $consent, grant } from "../../../src/stores/consent";
import { intersect } from "../../../tests/helpers/jsdom";
import { mountPlugin, type TestMount } from "../../../tests/helpers/mount-plugin";
import { forbidYouTube } from "../../../tests/helpers/players";
import plugin from "..";
import descriptor from "../plugin";

export const margin = "200px 0px";
export const file = '<video class="elementor-background-video-hosted" autoplay muted playsinline loop></video>';
export const embed = '<div class="elementor-background-video-embed"></div>';
export const section = (settings: object, player = file, isBoxed = true) => {
	const box = `<div class="elementor-background-video-container elementor-hidden-mobile" aria-hidden="true">${player}</div>`;
	const all = { background_background: "video", background_video_link: "/wheel.webm", ...settings };
	return `<div class="elementor-element e-con" data-element_type="container" data-settings='${JSON.stringify(all)}'>${isBoxed ? `<div class="e-con-inner">${box}<p>Text</p></div>` : `${box}<p>Text</p>`}</div>`;
};
export const youtube = (settings: object = {}) =>
	section({ background_video_link: "https://youtu.be/abc", ...settings }, embed);

export let mounted: TestMount | undefined;
export const open = async (markup?: string, selector = descriptor.selector) =>
	(mounted = await mountPlugin(plugin, selector, markup));
export const box = () => document.querySelector<HTMLElement>(".elementor-background-video-container")!;
export const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
export const seen = async (isVisible = true) => {
	intersect(box(), isVisible, margin);
	await vi.dynamicImportSettled();
	await wait(0);
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
