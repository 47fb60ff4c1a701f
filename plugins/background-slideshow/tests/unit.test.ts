// Background slideshows in jsdom: what is drawn, when the pictures change, Ken Burns, lazy pictures, reduced motion.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setPreference } from "../../../src/stores/preferences";
import { intersect, isObserved, setFeature } from "../../../tests/helpers/jsdom";
import { mountPlugin, type TestMount } from "../../../tests/helpers/mount-plugin";
import plugin from "..";
import { framesOf, nextOf } from "../model";
import descriptor from "../plugin";

const gallery = (count: number) => Array.from({ length: count }, (_, at) => ({ id: at + 1, url: `/${at + 1}.jpg` }));
const section = (settings: object = {}, count = 3) => {
	const all = {
		background_background: "slideshow",
		background_slideshow_gallery: gallery(count),
		background_slideshow_loop: "yes",
		background_slideshow_slide_duration: 5000,
		background_slideshow_slide_transition: "fade",
		background_slideshow_transition_duration: 500,
		...settings,
	};
	return `<div class="elementor-element e-con" data-element_type="container" data-settings='${JSON.stringify(all)}'><div class="e-con-inner"><p>Text</p></div></div>`;
};

let mounted: TestMount | undefined;
const open = async (markup?: string) => {
	mounted = await mountPlugin(plugin, descriptor.selector, markup);
	return mounted;
};
const root = () => document.querySelector<HTMLElement>(".elementor-background-slideshow")!;
const slides = () => [...root().querySelectorAll<HTMLElement>(".elementor-background-slideshow__slide")];
const images = () => [...root().querySelectorAll<HTMLElement>(".elementor-background-slideshow__slide__image")];
const active = () => slides().findIndex((slide) => slide.classList.contains("swiper-slide-active"));
const opacities = () => slides().map(({ style }) => style.opacity);
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	mounted?.unmount();
	mounted = undefined;
	vi.useRealTimers();
});

describe("what is drawn", () => {
	it("is each loop item's own, though the items are printed from one template", async () => {
		const item = (url: string) => section({ background_slideshow_gallery: [{ id: 1, url }] });
		await open(["/a.jpg", "/b.jpg"].map((url) => `<div class="e-loop-item">${item(url)}</div>`).join(""));
		const drawn = [...document.querySelectorAll(".e-loop-item")].map(
			(node) => node.querySelector<HTMLElement>(".elementor-background-slideshow__slide__image")!.style.backgroundImage,
		);
		expect(drawn).toEqual(['url("/a.jpg")', 'url("/b.jpg")']);
	});

	it("is prepended to the section, a slide a picture (page-builder #59)", async () => {
		const { host } = await open(section());
		expect(host.firstElementChild).toBe(root());
		expect(root().className).toBe(
			"elementor-background-slideshow swiper swiper-container swiper-initialized swiper-container-initialized",
		);
		expect(root().parentElement).toBe(host);
		expect(root().firstElementChild!.className).toBe("swiper-wrapper");
		expect(slides().every((slide) => slide.classList.contains("swiper-slide"))).toBe(true);
		expect(images().map(({ style }) => style.backgroundImage)).toEqual([
			'url("/1.jpg")',
			'url("/2.jpg")',
			'url("/3.jpg")',
		]);
		expect(root().getAttribute("aria-hidden")).toBe("true");
		expect(opacities()).toEqual(["1", "0", "0"]);
	});

	it.each([
		["fade", "rtl"],
		["slide_right", "rtl"],
		["slide_left", "ltr"],
		["slide_up", "rtl"],
	])("has with %s the direction %s", async (transition, direction) => {
		await open(section({ background_slideshow_slide_transition: transition }));
		expect(root().dir).toBe(direction);
	});

	it("is nothing without pictures, or with another background", async () => {
		await open(section({ background_slideshow_gallery: [{ id: 1 }, null, "x", { url: 7 }] }) + section({}, 0));
		expect(root()).toBeNull();
		document.body.innerHTML = section().replace('"slideshow"', '"classic"');
		await mountPlugin(plugin, ".elementor-element");
		expect(root()).toBeNull();
	});

	it("takes an address for nothing but an address", async () => {
		await open(
			section({ background_slideshow_gallery: [{ url: '/a.jpg\\"); color: red; background: url(\\"/b.jpg' }] }),
		);
		expect(images()[0]!.style.color).toBe("");
	});
});

describe("the pictures", () => {
	it("change after the pause, counted from the end of a change, and start over (page-builder #59)", async () => {
		const { host } = await open(section());
		intersect(host);
		expect(active()).toBe(0);
		await wait(4999);
		expect(active()).toBe(0);
		await wait(1);
		expect(active()).toBe(1);
		expect(opacities()).toEqual(["1", "1", "0"]);
		await wait(500);
		expect(opacities()).toEqual(["0", "1", "0"]);
		await wait(4999);
		expect(active()).toBe(1);
		await wait(1);
		expect(active()).toBe(2);
		await wait(5500);
		expect(active()).toBe(0);
	});

	it("stop at the last one without a loop", async () => {
		const { host } = await open(section({ background_slideshow_loop: "" }, 2));
		intersect(host);
		await wait(5500);
		expect(active()).toBe(1);
		await wait(60_000);
		expect(active()).toBe(1);
		expect(vi.getTimerCount()).toBe(0);
	});

	it("do not change when there is one (page-builder #59)", async () => {
		const { host } = await open(section({ background_slideshow_ken_burns: "yes" }, 1));
		intersect(host);
		await wait(60_000);
		expect(active()).toBe(-1);
		expect(root().classList).not.toContain("swiper-initialized");
		expect(opacities()).toEqual(["1"]);
		expect(root().querySelector(".elementor-ken-burns--active")).toBeNull();
	});

	it("wait while the section is away, also in the middle of a change", async () => {
		const { host } = await open(section());
		await wait(20_000);
		expect(active()).toBe(-1);
		intersect(host);
		await wait(5100);
		expect(active()).toBe(1);
		intersect(host, false);
		await wait(60_000);
		expect(active()).toBe(1);
		intersect(host);
		await wait(5500);
		expect(active()).toBe(2);
		expect(opacities()).toEqual(["0", "0", "1"]);
		expect(slides().filter((slide) => slide.style.zIndex)).toEqual([]);
	});

	it("are the first one alone for visitors who want less motion", async () => {
		setFeature("prefers-reduced-motion", "reduce");
		const { host } = await open(section({ background_slideshow_ken_burns: "yes" }));
		intersect(host);
		expect(images()).toHaveLength(1);
		expect(images()[0]!.className).toBe("elementor-background-slideshow__slide__image");
		await wait(60_000);
		expect(opacities()).toEqual(["1"]);
	});

	it("follow what the page sets for it, and come back in motion", async () => {
		const { host, unmount } = await open(section({ background_slideshow_ken_burns: "yes" }));
		const before = host.outerHTML;
		intersect(host);
		await wait(5200);
		setPreference("reducedMotion", true);
		expect(images()).toHaveLength(1);
		expect(host.querySelectorAll(".elementor-background-slideshow")).toHaveLength(1);
		await wait(60_000);
		expect(opacities()).toEqual(["1"]);
		setPreference("reducedMotion", undefined);
		expect(host.outerHTML).toBe(before);
		intersect(host);
		await wait(5000);
		expect(active()).toBe(1);
		unmount();
		expect(root()).toBeNull();
		expect(isObserved(host)).toBe(false);
	});

	it("come from where the owner wants", () => {
		const from = (transition: string) => framesOf(transition).map((frames) => frames[0]?.transform);
		expect(framesOf("fade")).toEqual([[{ opacity: 0 }, { opacity: 1 }], []]);
		expect(framesOf("toString")).toEqual(framesOf("fade"));
		expect(from("slide_left")[0]).toBe("translate(100%,0%)");
		expect(from("slide_right")[0]).toBe("translate(-100%,0%)");
		expect(from("slide_up")[0]).toBe("translate(0%,100%)");
		expect(from("slide_down")[0]).toBe("translate(0%,-100%)");
		expect(framesOf("slide_left")[1].at(-1)!.transform).toBe("translate(-100%,0%)");
	});

	it("follow each other in a ring or a row", () => {
		expect([nextOf(0, 3, false), nextOf(2, 3, true), nextOf(2, 3, false)]).toEqual([1, 0, undefined]);
	});
});

describe("Ken Burns", () => {
	it("moves the picture that is shown, and lets the one before rest when it is gone", async () => {
		const { host } = await open(
			section({ background_slideshow_ken_burns: "yes", background_slideshow_ken_burns_zoom_direction: "out" }),
		);
		const moving = () => images().map((image) => image.classList.contains("elementor-ken-burns--active"));
		expect(images()[1]!.className).toContain("elementor-ken-burns elementor-ken-burns--out");
		intersect(host);
		expect(moving()).toEqual([true, false, false]);
		await wait(5000);
		expect(moving()).toEqual([true, true, false]);
		await wait(500);
		expect(moving()).toEqual([false, true, false]);
	});
});

describe("lazy pictures", () => {
	const loaded: HTMLImageElement[] = [];
	const RealImage = window.Image;
	beforeEach(() => {
		loaded.length = 0;
		window.Image = class extends RealImage {
			constructor() {
				super();
				loaded.push(this);
			}
		};
	});
	afterEach(() => {
		window.Image = RealImage;
	});

	it("are fetched for the one that is shown and the next, and shown when they are there", async () => {
		const { host } = await open(section({ background_slideshow_lazyload: "yes" }));
		expect(images().map(({ dataset }) => dataset.background)).toEqual([undefined, "/2.jpg", "/3.jpg"]);
		expect(images().every((image) => image.querySelector(".swiper-lazy-preloader"))).toBe(true);
		expect(images()[0]!.className).toContain("swiper-lazy swiper-lazy-loading");
		intersect(host);
		expect(loaded).toHaveLength(2);
		loaded[0]!.dispatchEvent(new Event("load"));
		expect(images()[0]!.className).toContain("swiper-lazy swiper-lazy-loaded");
		expect(images()[0]!.style.backgroundImage).toBe('url("/1.jpg")');
		expect(images()[0]!.children).toHaveLength(0);
		await wait(5000);
		expect(loaded).toHaveLength(3);
		loaded[2]!.dispatchEvent(new Event("error"));
		expect(images()[2]!.children).toHaveLength(0);
		await wait(20_000);
		expect(loaded).toHaveLength(3);
	});
});

describe("teardown", () => {
	it("leaves the section as it was, without timers; it works again when mounted again", async () => {
		document.body.innerHTML = section();
		const before = document.body.innerHTML;
		const { host } = await open();
		intersect(host);
		await wait(5100);
		const old = root();
		mounted!.unmount();
		expect(document.body.innerHTML).toBe(before);
		const state = old.outerHTML;
		await wait(60_000);
		expect(old.outerHTML).toBe(state);
		await open();
		expect(slides()).toHaveLength(3);
	});

	it("is whole with settings that do not fit", async () => {
		const { errors, host } = await open(
			section({
				background_slideshow_slide_duration: "soon",
				background_slideshow_transition_duration: -4,
				background_slideshow_slide_transition: { x: 1 },
				background_slideshow_ken_burns_zoom_direction: "sideways",
			}),
		);
		intersect(host);
		await wait(5000);
		expect(active()).toBe(1);
		expect(errors).toEqual([]);
	});
});
