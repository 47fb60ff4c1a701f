// Opens pages with a video in jsdom, and presses in them; shared by its tests.
import { cleanStores } from "nanostores";
import { afterEach, beforeEach, vi } from "vitest";
import { $consent, grant } from "../../../src/stores/consent";
import { intersect } from "../../../tests/helpers/jsdom";
import { mountPlugin, type TestMount } from "../../../tests/helpers/mount-plugin";
import { type FakePlayer, fakeYouTube, forbidYouTube } from "../../../tests/helpers/players";
import plugin from "..";
import descriptor from "../plugin";

export const watch = "https://www.youtube.com/watch?v=abc";
export const icon =
	'<div class="elementor-custom-embed-play" role="button" aria-label="Play Video" tabindex="0"><i class="eicon-play" aria-hidden="true"></i></div>';
export const overlay = `<div class="elementor-custom-embed-image-overlay" style="background-image: url(/cover.jpg);">${icon}</div>`;
export const widget = (settings: object, content: string) =>
	`<div class="elementor-element elementor-widget elementor-widget-video" data-id="v1" data-element_type="widget" data-settings='${JSON.stringify(settings)}' data-widget_type="video.default"><div class="elementor-wrapper elementor-open-inline">${content}</div></div>`;
export const youtube = (settings: object = {}, hasOverlay = true) =>
	widget(
		{ video_type: "youtube", youtube_url: watch, ...settings },
		`<div class="elementor-video"></div>${hasOverlay ? overlay : ""}`,
	);
export const vimeo = "https://player.vimeo.com/video/12345?color&autopause=0&loop=0#t=";
export const frame = (attributes: string, settings: object = {}, hasOverlay = true) =>
	widget(
		{ video_type: "vimeo", ...settings },
		`<iframe class="elementor-video-iframe" allowfullscreen allow="clipboard-write" title="vimeo Video Player" ${attributes}></iframe>${hasOverlay ? overlay : ""}`,
	);
export let mounted: TestMount | undefined;
/** Mounts, and waits for the part that is loaded on need. */
export const open = async (markup?: string) => {
	mounted = await mountPlugin(plugin, descriptor.selector, markup);
	await vi.dynamicImportSettled();
	return mounted;
};
export const find = <E extends HTMLElement = HTMLElement>(selector: string) => document.querySelector<E>(selector);
export const overlayNow = () => find(".elementor-custom-embed-image-overlay");
export const play = () => find(".elementor-custom-embed-play")!;
export const press = async (node: HTMLElement, key?: string) => {
	const event = key
		? new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })
		: new MouseEvent("click", { bubbles: true, cancelable: true });
	node.dispatchEvent(event);
	await vi.dynamicImportSettled();
	await vi.advanceTimersByTimeAsync(0);
	return event;
};
export const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** Comes near the viewport. */
export const near = (node: Element) => intersect(node, true, "200px 0px");
export const players = (): FakePlayer[] => fakeYouTube.players;

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
