// Accordion, toggle and tabs: how they slide.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { setFeature } from "../../../tests/helpers/jsdom";
import { find, items, mounted, open, openItems, recalcs, three } from "./mount";

describe("slide", () => {
	interface Slide extends Partial<Animation> {
		target: HTMLElement;
		frames: Keyframe[];
		options: KeyframeAnimationOptions;
		reversed: number;
		cancelled: boolean;
	}
	let slides: Slide[];
	const finish = (slide: Slide) => slide.onfinish!.call(slide as Animation, {} as AnimationPlaybackEvent);

	beforeEach(() => {
		slides = [];
		HTMLElement.prototype.animate = function (frames, options) {
			const slide: Slide = {
				target: this,
				frames: frames as Keyframe[],
				options: options as KeyframeAnimationOptions,
				reversed: 0,
				cancelled: false,
				reverse: () => slide.reversed++,
				cancel: () => (slide.cancelled = true),
			};
			slides.push(slide);
			return slide as unknown as Animation;
		};
	});

	it("takes 400 ms in both directions, and none for the item that is open at start (page-builder #21)", async () => {
		await open(items("accordion", three));
		expect(slides).toEqual([]);
		find("accordion-title-2").click();
		expect(slides.map(({ target }) => target.id)).toEqual(["accordion-content-1", "accordion-content-2"]);
		expect(slides.map(({ options }) => [options.duration, options.direction])).toEqual([
			[400, "reverse"],
			[400, "normal"],
		]);
	});

	it("reads heights before anything is written, that of what opens once more where the browser cannot slide to its own", async () => {
		await open(items("accordion", three));
		const { outerHTML } = mounted!.host;
		const seen: string[] = [];
		const read = vi.spyOn(window, "getComputedStyle").mockImplementation(
			() =>
				({
					get height() {
						seen.push(mounted!.host.outerHTML);
						return "100px";
					},
				}) as CSSStyleDeclaration,
		);
		find("accordion-title-2").click();
		read.mockRestore();
		expect(seen.map((html) => html === outerHTML)).toEqual([true, true, false]);
	});

	it("slides to the height of what is in it where the browser can, and asks for none that needs a layout", async () => {
		await open(items("accordion", three));
		vi.stubGlobal("CSS", { supports: () => true });
		let reads = 0;
		const read = vi.spyOn(window, "getComputedStyle").mockImplementation(
			(content) =>
				({
					get height() {
						reads++;
						return content.id === "accordion-content-2" ? "auto" : "100px";
					},
				}) as CSSStyleDeclaration,
		);
		find("accordion-title-2").click();
		read.mockRestore();
		vi.unstubAllGlobals();
		expect(slides.map(({ frames }) => (frames as Keyframe[])[1]!.height)).toEqual(["100px", "calc-size(auto, size)"]);
		expect(reads).toBe(2);
	});

	it("keeps a closing content visible until the end, though it is hidden immediately", async () => {
		await open(items("accordion", three));
		const content = find("accordion-content-1");
		find("accordion-title-1").click();
		expect(content.getAttribute("hidden")).toBe("hidden");
		expect(content.getAttribute("style")).toBe("display: block; overflow: hidden;");
		finish(slides[0]!);
		expect(content.getAttribute("style")).toBe("display: none;");
	});

	it("tells scroll effects to measure again when the content is shown fully", async () => {
		await open(items("toggle", three));
		const content = find("toggle-content-1");
		find("toggle-title-1").click();
		expect(recalcs).toBe(0);
		expect(find("toggle-title-1").ariaExpanded).toBe("true");
		finish(slides[0]!);
		expect(recalcs).toBe(1);
		expect(content.getAttribute("style")).toBe("display: block;");
	});

	it("turns a running slide around instead of starting another", async () => {
		await open(items("toggle", three));
		const content = find("toggle-content-1");
		for (const _ of [1, 2, 3, 4]) find("toggle-title-1").click();
		expect(slides.length).toBe(1);
		expect(slides[0]!.reversed).toBe(3);
		expect(content.getAttribute("hidden")).toBe("hidden");
		finish(slides[0]!);
		expect(content.getAttribute("style")).toBe("display: none;");
		expect(recalcs).toBe(0);
	});

	it("is left out under reduced motion", async () => {
		setFeature("prefers-reduced-motion", "reduce");
		await open(items("accordion", three));
		find("accordion-title-2").click();
		expect(slides).toEqual([]);
		expect(openItems("accordion")).toEqual([2]);
		expect(recalcs).toBe(2);
	});

	it("is stopped by teardown", async () => {
		await open(items("accordion", three));
		find("accordion-title-1").click();
		mounted!.unmount();
		expect(slides[0]!.cancelled).toBe(true);
		expect(find("accordion-content-1").hasAttribute("style")).toBe(false);
	});
});
