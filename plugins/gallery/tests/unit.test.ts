// Gallery: layouts, filters, pictures, and what is left after teardown.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { intersect, resizeTo, setFeature } from "../../../tests/helpers/jsdom";
import { mountPlugin, selectorOf, type TestMount } from "../../../tests/helpers/mount-plugin";
import plugin from "..";
import descriptor from "../plugin";

const item = (index: number, tags: string) =>
	`<a class="e-gallery-item" data-e-gallery-tags="${tags}" href="/p${index}.jpg" data-elementor-open-lightbox="yes" data-elementor-lightbox-slideshow="x">
	<div class="e-gallery-image elementor-gallery-item__image" data-thumbnail="/t${index}.jpg" data-width="300" data-height="200" role="img"></div>
	<div class="elementor-gallery-item__overlay"></div><div class="elementor-gallery-item__content"><div>P</div></div></a>`;
/** What the page builder prints unless its author chooses otherwise; what is switched off it leaves out. */
const printed = { lazyload: "yes", content_hover_animation: "fade-in" };
const widget = (settings: object, tags: string[], titles = "") =>
	`<div class="elementor-element elementor-widget elementor-widget-gallery" data-id="a1b2c3d" data-widget_type="gallery.default" data-settings='${JSON.stringify({ ...printed, ...settings })}'>
	<div>${titles}</div><div class="elementor-gallery__container">${tags.map((tag, index) => item(index + 1, tag)).join("")}</div></div>`;
const titles = ["all", "0", "1"]
	.map((index) => `<a class="elementor-gallery-title" role="button" tabindex="0" data-gallery-index="${index}">T</a> `)
	.join("");

let mounted: TestMount | undefined;
const images: HTMLImageElement[] = [];
const open = async (markup: string) => {
	mounted = await mountPlugin(plugin, selectorOf(descriptor), markup);
	vi.advanceTimersToNextFrame();
	const all = <E extends HTMLElement>(selector: string) => [...mounted!.host.querySelectorAll<E>(selector)];
	const container = mounted.host.querySelector<HTMLElement>(".elementor-gallery__container")!;
	return { ...mounted, all, container, items: all(".e-gallery-item"), title: all(".elementor-gallery-title") };
};
const variable = (node: HTMLElement, name: string) => node.style.getPropertyValue(name);

beforeEach(() => {
	vi.useFakeTimers();
	vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(600);
	vi.stubGlobal(
		"Image",
		class {
			constructor() {
				const image = document.createElement("img");
				images.push(image);
				// biome-ignore lint/correctness/noConstructorReturn: stands in for the element
				return image;
			}
		},
	);
	vi.stubGlobal(
		"ResizeObserver",
		class {
			observe() {}
			disconnect() {}
		},
	);
	resizeTo(1280);
});
afterEach(() => {
	mounted?.unmount();
	vi.advanceTimersToNextFrame();
	images.length = 0;
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

it("lays out a grid of seven in three columns immediately (more-widgets #20)", async () => {
	const { container, items } = await open(widget({ columns: 3 }, Array(7).fill("0")));
	expect(container.className).toBe(
		"elementor-gallery__container e-gallery-container e-gallery-grid e-gallery--ltr e-gallery--lazyload",
	);
	expect(variable(container, "--rows")).toBe("3");
	expect([variable(items[3]!, "--column"), variable(items[3]!, "--row")]).toEqual(["0", "1"]);
	expect([variable(container, "--hgap"), variable(container, "--animation-duration")]).toEqual(["10px", "350ms"]);
	expect(items[0]!.querySelector(".elementor-gallery-item__content div")!.className).toBe(
		"elementor-animated-item--fade-in",
	);
});

it("shows what the pressed title is the title of, and groups it for the lightbox (more-widgets #21)", async () => {
	const { items, title, container } = await open(widget({ columns: 3 }, ["0", "0,1", "1", "0 1"], titles));
	const groups = () =>
		items.map((item) => item.inert || item.hasAttribute("inert") || item.dataset.elementorLightboxSlideshow);
	expect(title.map((node) => node.ariaPressed)).toEqual(["true", "false", "false"]);
	expect(groups()).toEqual(Array(4).fill("all_a1b2c3d"));
	expect(container.classList.contains("e-gallery--animated")).toBe(false);

	title[2]!.click();
	expect(title.map((node) => node.ariaPressed)).toEqual(["false", "false", "true"]);
	expect(title.map((node) => node.classList.contains("elementor-item-active"))).toEqual([false, false, true]);
	expect(groups()).toEqual([true, "1_a1b2c3d", "1_a1b2c3d", "1_a1b2c3d"]);
	expect(items[0]!.classList.contains("e-gallery-item--hidden")).toBe(true);
	vi.advanceTimersToNextFrame();
	expect([variable(items[1]!, "--column"), variable(items[3]!, "--column")]).toEqual(["0", "2"]);
	expect(container.classList.contains("e-gallery--animated")).toBe(true);
	vi.advanceTimersByTime(350);
	expect(container.classList.contains("e-gallery--animated")).toBe(false);
});

it.each(["Enter", " "])("presses a title by the key %j and does not scroll", async (key) => {
	const { title } = await open(widget({}, ["0", "1"], titles));
	const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
	title[1]!.dispatchEvent(event);
	expect([title[1]!.ariaPressed, event.defaultPrevented]).toEqual(["true", true]);
});

it("fetches pictures when they come near, and lays out the others where one fails (more-widgets #22)", async () => {
	const { all, container } = await open(widget({}, ["0", "0"]));
	const [first] = all(".e-gallery-image");
	expect(images).toHaveLength(0);
	intersect(first!, true, "200px 0px");
	expect(images).toHaveLength(1);
	images[0]!.dispatchEvent(new Event("load"));
	expect(first!.style.backgroundImage).toContain("/t1.jpg");
	expect(first!.className).toContain("e-gallery-image-loaded");
	expect(variable(container, "--rows")).toBe("1");
});

it("does not wait for pictures without lazy loading (more-widgets #22)", async () => {
	const { all, container } = await open(widget({ lazyload: undefined, gallery_layout: "masonry" }, ["0", "0"]));
	expect(images).toHaveLength(2);
	images[0]!.dispatchEvent(new Event("error"));
	images[1]!.dispatchEvent(new Event("load"));
	expect(all(".e-gallery-image-loaded")).toHaveLength(1);
	expect(container.style.paddingBottom).not.toBe("");
});

it("moves no texts where the server prints no animation", async () => {
	const { items, all } = await open(widget({ content_hover_animation: undefined }, ["0"]));
	expect(items[0]!.className).toBe("e-gallery-item");
	expect(all("[class*=elementor-animated-item]")).toEqual([]);
});

it.each([
	[1025, "4"],
	[1024, "2"],
	[767, "1"],
])("has at %i px %s columns (more-widgets #22)", async (width, columns) => {
	resizeTo(width);
	const { container } = await open(widget({ columns: 4, columns_tablet: 2, columns_mobile: 1 }, ["0"]));
	expect(variable(container, "--columns")).toBe(columns);
});

it.each([
	{ columns: -3, gap: "x", aspect_ratio: {}, ideal_row_height: { size: -1 } },
	{ columns: 1e9, gallery_layout: "constructor", content_hover_animation: "a b" },
	{ gallery_layout: "masonry", columns: "1e308", gap: { size: 1e9 } },
	{ gallery_layout: "justified", ideal_row_height: { size: 0 }, gap: { size: 1e9 } },
])("survives %j", async (settings) => {
	const markup = widget(settings, ["0", "1"], titles).replaceAll('data-height="200"', 'data-height="x"');
	const { errors } = await open(markup.replace("data-thumbnail", "data-x"));
	expect(errors).toEqual([]);
});

it("moves nothing for visitors who want less motion, whatever its author has chosen", async () => {
	setFeature("prefers-reduced-motion", "reduce");
	const { container, title } = await open(
		widget({ gallery_layout: "grid", content_animation_duration: 800 }, ["0", "1"], titles),
	);
	expect(variable(container, "--animation-duration")).toBe("0ms");
	title[1]!.click();
	expect(container.classList).not.toContain("e-gallery--animated");
	setFeature("prefers-reduced-motion");
	expect(variable(container, "--animation-duration")).toBe("800ms");
	title[2]!.click();
	expect(container.classList).toContain("e-gallery--animated");
});

it("leaves the page as it was", async () => {
	const markup = widget({ columns: 3 }, ["0", "1"], titles);
	document.body.innerHTML = markup;
	const before = document.body.innerHTML;
	const { title } = await open(markup);
	title[1]!.click();
	mounted!.unmount();
	mounted = undefined;
	expect(document.body.innerHTML).toBe(before);
});
