// Nested accordion: how items slide, step by step.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { setFeature } from "../../../tests/helpers/jsdom";
import { accordion, item, mounted, open, openItems, press, summary, three } from "./mount";

const nextFrame = () => new Promise(requestAnimationFrame);

describe("slide", () => {
	interface Slide {
		target: HTMLElement;
		frames: PropertyIndexedKeyframes;
		duration: number;
		isCancelled: boolean;
		onfinish: (() => void) | null;
	}
	let slides: Slide[];
	const slideOf = (id: number) => slides.findLast(({ target }) => target === item(id))!;

	/** Summaries are 40 px high and contents 100; an item is as high as what it shows, or as its inline style says. */
	beforeEach(() => {
		slides = [];
		vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockImplementation(function (this: HTMLElement) {
			if (this.tagName === "SUMMARY") return 40;
			if (!(this instanceof HTMLDetailsElement)) return "flat" in this.dataset ? 0 : 100;
			return Number.parseFloat(this.style.height) || (this.open ? 140 : 40);
		});
		HTMLElement.prototype.animate = function (frames, duration) {
			const slide: Slide = {
				target: this,
				frames: frames as PropertyIndexedKeyframes,
				duration: duration as number,
				isCancelled: false,
				onfinish: null,
			};
			slides.push(slide);
			return Object.assign(slide, { cancel: () => (slide.isCancelled = true) }) as unknown as Animation;
		};
	});

	it("opens item 2 while item 1 closes, takes `open` away after 400 ms and clears the inline height (page-builder #30)", async () => {
		await open(accordion(three, { settings: { max_items_expended: "one" } }));
		summary(11).click();
		expect(summary(10).ariaExpanded).toBe("false");
		expect(item(10).open).toBe(true);
		expect(item(11).open).toBe(true);
		expect(item(11).getAttribute("style")).toBe("overflow: hidden; height: 40px;");
		expect(summary(11).ariaExpanded).toBe("false");
		await nextFrame();
		expect(summary(11).ariaExpanded).toBe("true");
		expect(slides.map(({ target, frames, duration }) => [target.id, frames.height, duration])).toEqual([
			["item-10", ["140px", "40px"], 400],
			["item-11", ["40px", "140px"], 400],
		]);
		expect(item(10).style.overflow).toBe("hidden");
		for (const { onfinish } of slides) onfinish!();
		expect(item(10).open).toBe(false);
		expect(item(11).open).toBe(true);
		for (const id of [10, 11]) expect(item(id).getAttribute("style")).toBe("");
	});

	it("reads the heights of what opens and closes before anything is written", async () => {
		await open(accordion(three, { settings: { max_items_expended: "one" } }));
		const before = mounted!.host.outerHTML;
		const read = vi.spyOn(HTMLElement.prototype, "offsetHeight", "get");
		const heightOf = read.getMockImplementation()!;
		const seen: string[] = [];
		read.mockImplementation(function (this: HTMLElement) {
			seen.push(mounted!.host.outerHTML);
			return heightOf.call(this);
		});
		summary(11).click();
		expect(seen.length).toBeGreaterThan(1);
		expect(new Set(seen)).toEqual(new Set([before]));
	});

	it("takes as long as the setting says, in milliseconds or seconds, never less than nothing", async () => {
		const durations = [
			{ size: 250, unit: "ms" },
			{ size: 1.5, unit: "s" },
			{ size: "", unit: "ms" },
			{ size: -1, unit: "s" },
		];
		await open(
			durations
				.map((n_accordion_animation_duration, at) =>
					accordion(three, { id: String(at + 1), settings: { n_accordion_animation_duration } }),
				)
				.join(""),
		);
		for (const id of [10, 20, 30, 40]) summary(id).click();
		expect(slides.map(({ duration }) => duration)).toEqual([250, 1500, 400, 0]);
	});

	it("does not animate items that are closed already", async () => {
		await open(accordion(three));
		summary(11).click();
		await nextFrame();
		expect(slides.map(({ target }) => target.id)).toEqual(["item-10", "item-11"]);
	});

	it("continues from where an interrupted slide has got to, which is cancelled", async () => {
		await open(accordion(three, { settings: { max_items_expended: "multiple" } }));
		summary(10).click();
		const closing = slideOf(10);
		item(10).style.height = "90px";
		summary(10).click();
		expect(closing.isCancelled).toBe(true);
		await nextFrame();
		expect(slideOf(10).frames.height).toEqual(["90px", "140px"]);
		expect(summary(10).ariaExpanded).toBe("true");
		slideOf(10).onfinish!();
		expect(item(10).open).toBe(true);
		expect(item(10).getAttribute("style")).toBe("");
	});

	it("closes an item that was about to open in the same frame", async () => {
		await open(accordion(three));
		summary(11).click();
		summary(11).click();
		await nextFrame();
		expect(summary(11).ariaExpanded).toBe("false");
		expect(slides.filter(({ target }) => target === item(11)).map(({ frames }) => frames.height)).toEqual([
			["40px", "40px"],
		]);
		slideOf(11).onfinish!();
		expect(item(11).open).toBe(false);
	});

	it("opens immediately where a measured height is 0", async () => {
		await open(accordion(three));
		item(11).querySelector<HTMLElement>(".e-con")!.dataset.flat = "";
		summary(11).click();
		await nextFrame();
		expect(slides.map(({ target }) => target.id)).toEqual(["item-10"]);
		expect(item(11).open).toBe(true);
		expect(item(11).getAttribute("style")).toBe("");
		expect(summary(11).ariaExpanded).toBe("true");
	});

	it("is left out under reduced motion", async () => {
		setFeature("prefers-reduced-motion", "reduce");
		await open(accordion(three));
		summary(11).click();
		expect(slides).toEqual([]);
		expect(openItems(10, 11, 12)).toEqual([11]);
		expect(summary(11).ariaExpanded).toBe("true");
	});

	it("leaves the page as the server printed it after teardown, also in the middle of a slide", async () => {
		const markup = accordion(three);
		await open(markup);
		const template = document.createElement("div");
		template.innerHTML = markup;
		press(summary(10), "End");
		summary(11).click();
		mounted!.unmount();
		await nextFrame();
		expect(slides.map(({ target, isCancelled }) => [target.id, isCancelled])).toEqual([["item-10", true]]);
		expect(document.body.innerHTML).toBe(template.innerHTML);
		expect(press(summary(10), "Escape").defaultPrevented).toBe(false);
		await open();
		press(summary(10), "Escape");
		slideOf(10).onfinish!();
		expect(item(10).open).toBe(false);
	});
});
