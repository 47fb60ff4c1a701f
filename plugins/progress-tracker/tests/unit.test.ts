// Progress tracker: what it writes as the page scrolls, and what it measures when.
import { cleanStores } from "nanostores";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { $scroll } from "../../../src/stores/scroll";
import { mountPlugin, selectorOf, type TestMount } from "../../../tests/helpers/mount-plugin";
import plugin from "..";
import descriptor from "../plugin";

const host = (settings: object, content: string) =>
	`<div class="elementor-element elementor-widget" data-widget_type="progress-tracker.default" data-settings='${JSON.stringify(settings)}'>${content}</div>`;
const bar = (settings: object = {}) =>
	host(
		{ type: "horizontal", relative_to: "entire_page", direction: "ltr", percentage: "yes", ...settings },
		'<div class="elementor-scrolling-tracker elementor-scrolling-tracker-horizontal ltr"><div class="current-progress"><div class="current-progress-percentage"></div></div></div>',
	);
const circle = (settings: object = {}) =>
	host(
		{ type: "circular", relative_to: "entire_page", direction: "ltr", percentage: "yes", ...settings },
		'<div class="elementor-scrolling-tracker elementor-scrolling-tracker-circular"><svg><circle class="circle" r="10"></circle><circle class="current-progress" r="10"></circle></svg><div class="current-progress-percentage"></div></div>',
	);

let mounted: TestMount | undefined;
const observed = new Set<Element>();
const open = async (markup: string) => {
	document.title = "Title";
	mounted = await mountPlugin(plugin, selectorOf(descriptor), markup);
	vi.advanceTimersByTime(100);
	const get = (selector: string) => mounted!.host.querySelector<HTMLElement>(selector)!;
	return {
		...mounted,
		tracker: get(".elementor-scrolling-tracker"),
		progress: get(".current-progress"),
		label: get(".current-progress-percentage"),
	};
};
const scrollTo = (y: number) => {
	vi.spyOn(window, "scrollY", "get").mockReturnValue(y);
	document.dispatchEvent(new Event("scroll"));
	vi.advanceTimersByTime(100);
};

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal(
		"ResizeObserver",
		class {
			observe = (node: Element) => observed.add(node);
			unobserve() {}
			disconnect = () => observed.clear();
		},
	);
	const { documentElement } = document;
	vi.spyOn(documentElement, "scrollHeight", "get").mockReturnValue(9079);
	vi.spyOn(documentElement, "clientHeight", "get").mockReturnValue(800);
	vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1000);
	vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockImplementation(function (this: HTMLElement) {
		return this.textContent.length * 10;
	});
	vi.spyOn(window, "innerHeight", "get").mockReturnValue(800);
	Object.assign(Element.prototype, { getBBox: () => ({ width: 400 / Math.PI }) });
});
afterEach(() => {
	mounted?.unmount();
	cleanStores($scroll);
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

it("is 17.39 % wide and says 17% at 1440 of 9079 in a window of 800 (more-widgets #38)", async () => {
	const { progress, label, tracker } = await open(bar());
	expect([progress.style.display, progress.style.width]).toEqual(["none", "0%"]);
	scrollTo(1440);
	expect([progress.style.display, progress.style.width, label.textContent, label.style.color]).toEqual([
		"flex",
		"17.39%",
		"17%",
		"",
	]);
	expect([tracker.role, tracker.ariaValueNow, tracker.ariaLabel]).toEqual(["progressbar", "17", "Title"]);
	scrollTo(8279);
	expect([progress.style.width, tracker.ariaValueNow]).toEqual(["100%", "100"]);
});

it("hides a text that has no room", async () => {
	const { label } = await open(bar());
	scrollTo(200);
	expect([label.textContent, label.style.color]).toEqual(["2%", "transparent"]);
});

it("shows no number unless it is to", async () => {
	const { label } = await open(bar({ percentage: "no" }));
	scrollTo(1440);
	expect(label.textContent).toBe("");
});

it("reads no layout because the page scrolls", async () => {
	await open(`${bar({ relative_to: "selector", selector: "article" })}<article></article>`);
	const reads = [
		vi.spyOn(HTMLElement.prototype, "offsetWidth", "get"),
		vi.spyOn(HTMLElement.prototype, "clientWidth", "get"),
		vi.spyOn(Element.prototype, "getBoundingClientRect"),
		vi.spyOn(window, "innerHeight", "get"),
	];
	for (const read of reads) read.mockClear();
	scrollTo(500);
	expect(reads.map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0, 0]);
});

describe("an element", () => {
	const article = '<article class="elementor-widget-theme-post-content"></article>';
	it.each([{ relative_to: "post_content" }, { relative_to: "selector", selector: "article" }])(
		"of %j is followed",
		async (settings) => {
			vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({ top: 1000, height: 2000 } as DOMRect);
			const { progress } = await open(bar(settings) + article);
			expect(progress.style.width).toBe("0%");
			scrollTo(1200);
			expect(progress.style.width).toBe("50%");
			expect(observed).toContain(document.querySelector("article"));
		},
	);

	it.each(["", "..", "#nobody", "html >"])("%j that is not there stays at 0", async (selector) => {
		const { progress, errors } = await open(bar({ relative_to: "selector", selector }));
		scrollTo(1440);
		expect([progress.style.width, errors]).toEqual(["0%", []]);
	});
});

it("draws so much of a circle, from the side that it is to", async () => {
	const { progress, label } = await open(circle());
	expect([progress.style.display, label.textContent]).toEqual(["none", ""]);
	scrollTo(8279 / 4);
	expect(progress.style.display).toBe("");
	expect([progress.style.strokeDasharray, progress.style.strokeDashoffset, label.textContent]).toEqual([
		"400 400",
		"-300",
		"25%",
	]);
	mounted!.unmount();
	expect((await open(circle({ direction: "rtl" }))).progress.style.strokeDashoffset).toBe("300");
	mounted!.unmount();
	// As the server prints it where nothing was chosen.
	expect((await open(circle({ direction: undefined }))).progress.style.strokeDashoffset).toBe("300");
});

it("follows the box of page scroll snap if there is one", async () => {
	const { progress } = await open(`<div id="e-scroll-snap-container">${bar()}</div>`);
	const box = document.getElementById("e-scroll-snap-container")!;
	Object.defineProperties(box, {
		scrollTop: { value: 300 },
		scrollHeight: { value: 1400 },
		clientHeight: { value: 800 },
	});
	box.dispatchEvent(new Event("scroll"));
	vi.advanceTimersByTime(100);
	expect(progress.style.width).toBe("50%");
});

it.each([bar(), circle(), host({}, ""), bar({ type: "circular" })])("leaves nothing behind", async (markup) => {
	const { host, errors } = await open(markup);
	const before = document.createElement("div");
	before.innerHTML = markup;
	scrollTo(1440);
	mounted!.unmount();
	expect(host.outerHTML).toBe(before.firstElementChild!.outerHTML);
	// A host without its parts says what is missing.
	expect([errors.filter(({ code }) => code !== "markup"), observed.size]).toEqual([[], 0]);
});
