// Nested accordion: what opens and closes and in which steps, by mouse and by key.
import { cleanStores } from "nanostores";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { applies } from "../../../src/core/gossamer";
import { $preferences } from "../../../src/stores/preferences";
import { setFeature } from "../../../tests/helpers/jsdom";
import { mountPlugin, selectorOf, type TestMount } from "../../../tests/helpers/mount-plugin";
import plugin from "..";
import descriptor from "../plugin";

interface Options {
	id?: string;
	settings?: Record<string, unknown> | string;
	isCollapsed?: boolean;
}

const accordion = (contents: string[], { id = "1", settings = {}, isCollapsed }: Options = {}) => {
	const json = typeof settings === "string" ? settings : JSON.stringify(settings);
	return `<div class="elementor-element elementor-widget elementor-widget-n-accordion" data-id="w${id}" data-element_type="widget" data-settings='${json}' data-widget_type="nested-accordion.default">
<div class="e-n-accordion" aria-label="Accordion">${contents
		.map((content, at) => {
			const open = !at && !isCollapsed;
			return `<details id="item-${id}${at}" class="e-n-accordion-item"${open ? ' open=""' : ""}>
	<summary class="e-n-accordion-item-title" data-accordion-index="${at + 1}" tabindex="${at ? -1 : 0}" aria-expanded="${open}" aria-controls="item-${id}${at}"><span class="e-n-accordion-item-title-header">Item ${at + 1}</span></summary>
	<div role="region" aria-labelledby="item-${id}${at}" class="elementor-element e-con e-child" data-id="c${id}${at}" data-element_type="container">${content}</div>
</details>`;
		})
		.join("")}</div></div>`;
};
const three = ["<p>One</p>", '<p>Two <input id="field"></p>', "<p>Three</p>"];

const item = (id: string | number) => document.getElementById(`item-${id}`) as HTMLDetailsElement;
const summary = (id: string | number) => item(id).querySelector("summary")!;
const openItems = (...ids: (string | number)[]) => ids.filter((id) => item(id).open);
const press = (target: Element, key: string, init: KeyboardEventInit = {}) => {
	const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init });
	target.dispatchEvent(event);
	return event;
};

let mounted: TestMount | undefined;
const open = async (markup: string) => (mounted = await mountPlugin(plugin, selectorOf(descriptor), markup));
const nextFrame = () => new Promise(requestAnimationFrame);

afterEach(() => {
	expect(mounted?.errors.filter(({ code }) => code !== "settings") ?? []).toEqual([]);
	mounted?.unmount();
	mounted = undefined;
	cleanStores($preferences);
	vi.restoreAllMocks();
	Reflect.deleteProperty(HTMLElement.prototype, "animate");
});

describe("an item that the browser opens", () => {
	afterEach(() => history.replaceState(null, "", "/"));
	const isSaid = () => [10, 11, 12].map((id) => summary(id).ariaExpanded);

	it.each([
		["one", [12], ["false", "false", "true"]],
		["multiple", [10, 12], ["true", "false", "true"]],
	])("for the address says so, and gives %s", async (max_items_expended, opened, said) => {
		history.replaceState(null, "", "#place");
		document.body.innerHTML = accordion(["<p>One</p>", "<p>Two</p>", '<p id="place">Three</p>'], {
			settings: { max_items_expended },
		});
		item(12).open = true;
		mounted = await mountPlugin(plugin, selectorOf(descriptor));
		expect(openItems(10, 11, 12)).toEqual(opened);
		await vi.waitFor(() => expect(isSaid()).toEqual(said));
	});

	it("later, for a searched text, closes the others where one may be open", async () => {
		await open(accordion(three, { settings: { max_items_expended: "one" } }));
		item(11).open = true;
		item(11).dispatchEvent(new Event("toggle"));
		expect(openItems(10, 11, 12)).toEqual([11]);
		await vi.waitFor(() => expect(isSaid()).toEqual(["false", "true", "false"]));
	});

	it("loads the plugin where the address leads somewhere", () => {
		const rows = () =>
			[descriptor]
				.flat()
				.filter(applies)
				.map(({ when }) => when);
		expect(rows()).toEqual(["interaction"]);
		history.replaceState(null, "", "#place");
		expect(rows()).toEqual(["now", "interaction"]);
	});
});

describe("items", () => {
	it("opens one and closes the other where only one may be open (page-builder #30)", async () => {
		await open(accordion(three, { settings: { max_items_expended: "one" } }));
		expect(openItems(10, 11, 12)).toEqual([10]);
		summary(11).click();
		expect(openItems(10, 11, 12)).toEqual([11]);
		expect(summary(10).ariaExpanded).toBe("false");
		expect(summary(11).ariaExpanded).toBe("true");
		summary(11).click();
		expect(openItems(10, 11, 12)).toEqual([]);
		expect(summary(11).ariaExpanded).toBe("false");
	});

	it("keeps the others open where several may be", async () => {
		await open(accordion(three, { settings: { max_items_expended: "multiple" } }));
		summary(11).click();
		summary(12).click();
		expect(openItems(10, 11, 12)).toEqual([10, 11, 12]);
	});

	it("starts as the server printed it, all closed included", async () => {
		const markup = accordion(three, { settings: { default_state: "all_collapsed" }, isCollapsed: true });
		await open(markup);
		const template = document.createElement("div");
		template.innerHTML = markup;
		expect(document.body.innerHTML).toBe(template.innerHTML);
	});

	it("takes over an item that the visitor opened natively before", async () => {
		document.body.innerHTML = accordion(three);
		item(11).open = true;
		mounted = await mountPlugin(plugin, selectorOf(descriptor));
		expect(summary(11).ariaExpanded).toBe("true");
		summary(11).click();
		expect(openItems(10, 11, 12)).toEqual([]);
	});

	it("prevents the native toggle, but not a real link in a summary", async () => {
		await open(accordion(three));
		const click = () => new MouseEvent("click", { bubbles: true, cancelable: true });
		const onSummary = click();
		summary(12).firstElementChild!.dispatchEvent(onSummary);
		expect(onSummary.defaultPrevented).toBe(true);
		summary(11).insertAdjacentHTML("beforeend", '<a href="#there">there</a>');
		const onLink = click();
		summary(11).querySelector("a")!.dispatchEvent(onLink);
		expect(onLink.defaultPrevented).toBe(false);
		expect(press(summary(11).querySelector("a")!, "Enter").defaultPrevented).toBe(false);
		expect(openItems(10, 11, 12)).toEqual([12]);
	});

	it("opens inside a container that is a link", async () => {
		await open(accordion(three));
		const link = document.createElement("a");
		link.href = "#there";
		document.body.append(link);
		link.append(mounted!.host);
		const event = new MouseEvent("click", { bubbles: true, cancelable: true });
		summary(11).dispatchEvent(event);
		expect(event.defaultPrevented).toBe(true);
		expect(openItems(10, 11, 12)).toEqual([11]);
	});

	it("leaves an accordion in a panel, and the one around it, alone", async () => {
		await open(accordion([accordion(three, { id: "2" }), "Two"]));
		summary(21).click();
		expect(openItems(10, 11, 20, 21, 22)).toEqual([10, 21]);
		summary(11).click();
		expect(openItems(10, 11, 20, 21, 22)).toEqual([11, 21]);
	});

	it("tells assistive technology about an item that the browser opened, for a searched text or a link", async () => {
		await open(accordion(three));
		item(11).open = true;
		await vi.waitFor(() => expect(summary(11).ariaExpanded).toBe("true"));
		expect(openItems(10, 11, 12)).toEqual([11]);
		item(11).open = false;
		await vi.waitFor(() => expect(summary(11).ariaExpanded).toBe("false"));
	});

	it("works with defaults where the settings do not parse or do not fit", async () => {
		await open(
			accordion(three, { settings: "{broken" }) +
				accordion(three, { id: "2", settings: { max_items_expended: 7, n_accordion_animation_duration: "long" } }),
		);
		summary(11).click();
		summary(21).click();
		expect(openItems(10, 11, 20, 21)).toEqual([11, 21]);
	});

	it("says so without items", async () => {
		const markup = accordion([]);
		await open(markup);
		mounted!.host.click();
		press(mounted!.host, "Escape");
		expect(mounted!.host.querySelector(".e-n-accordion")!.innerHTML).toBe("");
		expect(mounted!.errors.splice(0).map(({ code }) => code)).toContain("markup");
	});
});

describe("keys", () => {
	it("closes an open item with Escape and leaves a closed one closed (page-builder #31)", async () => {
		await open(accordion(three));
		expect(press(summary(10), "Escape").defaultPrevented).toBe(true);
		expect(openItems(10, 11, 12)).toEqual([]);
		expect(press(summary(11), "Escape").defaultPrevented).toBe(false);
		expect(openItems(10, 11, 12)).toEqual([]);
	});

	it("goes back to the summary with Escape inside the content, and closes it", async () => {
		await open(accordion(three));
		summary(11).click();
		document.getElementById("field")!.focus();
		press(document.activeElement!, "Escape");
		expect(document.activeElement).toBe(summary(11));
		expect(openItems(10, 11, 12)).toEqual([]);
	});

	it("closes only the innermost item with Escape", async () => {
		await open(accordion([accordion(three, { id: "2" }), "Two"]));
		press(summary(20), "Escape");
		expect(openItems(10, 20)).toEqual([10]);
		press(summary(20), "Escape");
		expect(openItems(10, 20)).toEqual([]);
		expect(document.activeElement).toBe(summary(10));
	});

	it("toggles with Enter and Space, once for a key that is held down", async () => {
		await open(accordion(three));
		expect(press(summary(11), "Enter").defaultPrevented).toBe(true);
		expect(openItems(10, 11, 12)).toEqual([11]);
		expect(press(summary(11), " ").defaultPrevented).toBe(true);
		expect(openItems(10, 11, 12)).toEqual([]);
		expect(press(summary(11), " ", { repeat: true }).defaultPrevented).toBe(true);
		expect(openItems(10, 11, 12)).toEqual([]);
	});

	it("moves between summaries with arrows, Home and End, wrapping, one tab stop at a time", async () => {
		await open(accordion(three));
		const stops = () => [10, 11, 12].map((id) => summary(id).tabIndex).join();
		expect(stops()).toBe("0,-1,-1");
		summary(10).focus();
		for (const [key, to, expected] of [
			["ArrowDown", 11, "-1,0,-1"],
			["ArrowRight", 12, "-1,-1,0"],
			["ArrowRight", 10, "0,-1,-1"],
			["ArrowUp", 12, "-1,-1,0"],
			["ArrowLeft", 11, "-1,0,-1"],
			["Home", 10, "0,-1,-1"],
			["End", 12, "-1,-1,0"],
		] as const) {
			expect(press(document.activeElement!, key).defaultPrevented).toBe(true);
			expect(document.activeElement).toBe(summary(to));
			expect(stops()).toBe(expected);
		}
		expect(openItems(10, 11, 12)).toEqual([10]);
	});

	it("swaps Left and Right where the site is right to left", async () => {
		window.elementorFrontendConfig = { is_rtl: true };
		await open(accordion(three));
		press(summary(10), "ArrowLeft");
		expect(document.activeElement).toBe(summary(11));
	});

	it("leaves keys in the content, other keys and keys with a modifier alone", async () => {
		await open(accordion(three));
		summary(11).click();
		for (const event of [
			press(document.getElementById("field")!, "ArrowDown"),
			press(document.getElementById("field")!, " "),
			press(summary(10), "Tab"),
			press(summary(10), "End", { metaKey: true }),
			press(summary(11), "Escape", { shiftKey: true }),
		])
			expect(event.defaultPrevented).toBe(false);
		expect(openItems(10, 11, 12)).toEqual([11]);
	});
});

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
		mounted = await mountPlugin(plugin, selectorOf(descriptor));
		press(summary(10), "Escape");
		slideOf(10).onfinish!();
		expect(item(10).open).toBe(false);
	});
});
