// @vitest-environment jsdom
// What a visit waits for, and what it expects to move.
import { afterEach, expect, it } from "vitest";
import { isAwaited } from "../../../../src/cli/compare/look/rest";
import { playing, slideshows } from "../../../../src/cli/compare/look/watch";

afterEach(() => document.body.replaceChildren());

const video = (state: Partial<HTMLVideoElement>): HTMLVideoElement => {
	const element = document.createElement("video");
	for (const [name, value] of Object.entries(state)) Object.defineProperty(element, name, { value });
	return element;
};

it("a video is awaited until its first picture, one with autoplay even before it has a source", () => {
	expect(isAwaited(video({ networkState: 2, readyState: 1 }))).toBe(true);
	expect(isAwaited(video({ networkState: 2, readyState: 2 }))).toBe(false);
	expect(isAwaited(video({ networkState: 0, readyState: 0, autoplay: true }))).toBe(true);
	expect(isAwaited(video({ networkState: 0, readyState: 0 }))).toBe(false);
	// Its source cannot be loaded, or is not to be loaded before a press.
	expect(isAwaited(video({ networkState: 3, readyState: 0, autoplay: true }))).toBe(false);
	expect(isAwaited(video({ networkState: 1, readyState: 0 }))).toBe(false);
});

it("backgrounds and carousels that show pictures in turn say for how long", () => {
	const settings = (value: object) => `data-settings='${JSON.stringify(value)}'`;
	const slide = '<p class="swiper-slide"></p>';
	document.body.innerHTML = `
		<div id="a" ${settings({ background_background: "slideshow", background_slideshow_slide_duration: 1500 })}></div>
		<div id="b" ${settings({ background_background: "slideshow" })}></div>
		<div id="c" ${settings({ background_background: "video" })}></div>
		<div id="d" ${settings({ autoplay: "yes", autoplay_speed: 3000 })}>${slide}${slide}</div>
		<div id="e" ${settings({ autoplay: "yes", autoplay_speed: 3000 })}>${slide}</div>`;
	const named = (found: Map<HTMLElement, number>) => [...found].map(([{ id }, ms]) => [id, ms]);
	expect(named(slideshows())).toEqual([
		["a", 1500],
		["b", 5000],
	]);
	expect(named(playing())).toEqual([["d", 3000]]);
});
