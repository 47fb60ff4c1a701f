// A page of each version of the page builder: every widget starts in the form of its time, answers a press, and says nothing of errors.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import accordionPlugin from "../../../plugins/accordion";
import headlinePlugin from "../../../plugins/animated-headline";
import carouselPlugin from "../../../plugins/carousel";
import galleryPlugin from "../../../plugins/gallery";
import megaMenuPlugin from "../../../plugins/mega-menu";
import navMenuPlugin from "../../../plugins/nav-menu";
import nestedTabsPlugin from "../../../plugins/nested-tabs";
import searchPlugin from "../../../plugins/search";
import shareButtonsPlugin from "../../../plugins/share-buttons";
import contentsPlugin from "../../../plugins/table-of-contents";
import textPathPlugin from "../../../plugins/text-path";
import menuCartPlugin from "../../../plugins/woocommerce-menu-cart";
import type { MountablePlugin } from "../../../src/base/descriptor";
import type { Carousel } from "../../../src/parts/carousel";
import { resizeTo, setFeature } from "../../helpers/jsdom";
import { mountPlugin, type TestMount } from "../../helpers/mount-plugin";
import { builderBefore, configOf, pageOf, proBefore, versions } from "../../versions";

const plugins: Record<string, MountablePlugin> = {
	accordion: accordionPlugin,
	tabs: accordionPlugin,
	"animated-headline": headlinePlugin,
	"image-carousel": carouselPlugin,
	slides: carouselPlugin,
	"media-carousel": carouselPlugin,
	gallery: galleryPlugin,
	"mega-menu": megaMenuPlugin,
	"nav-menu": navMenuPlugin,
	"nested-tabs": nestedTabsPlugin,
	search: searchPlugin,
	"search-form": searchPlugin,
	"share-buttons": shareButtonsPlugin,
	"table-of-contents": contentsPlugin,
	"text-path": textPathPlugin,
	"woocommerce-menu-cart": menuCartPlugin,
};

const mounts: TestMount[] = [];
const drawing = '<svg viewBox="0 0 9 9"><path d="M0 0L9 9"/></svg>';
const ofType = (type: string) => document.querySelector<HTMLElement>(`[data-widget_type="${type}.default"]`)!;
const find = (type: string, selector: string) => ofType(type).querySelector<HTMLElement>(selector)!;
const findAll = (type: string, selector: string) => [...ofType(type).querySelectorAll<HTMLElement>(selector)];

beforeEach(() => {
	resizeTo(1280);
	setFeature("prefers-reduced-motion", "reduce");
	vi.stubGlobal(
		"ResizeObserver",
		class {
			observe() {}
			disconnect() {}
		},
	);
	// The one of jsdom throws at some of its own rules.
	vi.stubGlobal("getComputedStyle", () => ({
		display: "block",
		position: "static",
		direction: "ltr",
		getPropertyValue: () => "",
	}));
	vi.stubGlobal("fetch", async () => new Response(drawing));
});
afterEach(() => {
	const errors = mounts.flatMap(({ errors }) =>
		errors.map(({ code, error, plugin }) => `${plugin} ${code}: ${(error as Error)?.stack ?? error}`),
	);
	for (const { unmount } of mounts.splice(0)) unmount();
	setFeature("prefers-reduced-motion");
	delete window.elementorFrontendConfig;
	delete window.ElementorProFrontendConfig;
	vi.unstubAllGlobals();
	expect(errors).toEqual([]);
});

describe.each(versions.map((version) => [version.builder, version] as const))("a page of %s", (_name, version) => {
	beforeEach(async () => {
		const { builder, pro } = configOf(version);
		window.elementorFrontendConfig = builder as NonNullable<Window["elementorFrontendConfig"]>;
		window.ElementorProFrontendConfig = pro;
		document.body.innerHTML = pageOf(version);
		for (const [type, plugin] of Object.entries(plugins))
			mounts.push(await mountPlugin(plugin, `[data-widget_type="${type}.default"]`));
		const errors = mounts.flatMap(({ errors }) => errors.map(({ code, error }) => `${code}: ${error}`));
		await vi.waitFor(() =>
			expect(findAll("media-carousel", ".swiper-initialized").length + errors.length).toBeTruthy(),
		);
		expect(errors).toEqual([]);
	});

	it("has carousels that move, with the state classes that its sheets know, and thumbs that follow (versions #1, #6)", async () => {
		const root = find("image-carousel", ".elementor-image-carousel-wrapper");
		const old = "swiper-container-initialized swiper-container-horizontal".split(" ");
		expect(root.className.split(" ")).toEqual(expect.arrayContaining(["swiper-initialized", "swiper-horizontal"]));
		expect(old.every((name) => root.classList.contains(name))).toBe(!version.hasNewSlider);
		const next = find("image-carousel", ".elementor-swiper-button-next");
		expect([next.role, next.tabIndex, next.ariaLabel]).toEqual([
			"button",
			0,
			builderBefore(version, "3.14") ? "Nächstes" : "Weiter",
		]);
		next.click();
		expect(findAll("image-carousel", ".swiper-slide").findIndex((slide) => slide.matches(".swiper-slide-active"))).toBe(
			1,
		);
		await vi.waitFor(() => expect(findAll("media-carousel", ".swiper-initialized").length).toBe(2));
		const [main, thumbs] = findAll("media-carousel", ".swiper-initialized") as (HTMLElement & { swiper: Carousel })[];
		main!.swiper.slideNext(0);
		expect(thumbs!.swiper.activeIndex).toBe(1);
	});

	it("has accordions and tabs with one item open, which a press changes", () => {
		for (const type of ["accordion", "tabs"]) {
			const titles = findAll(type, type === "tabs" ? ".elementor-tab-desktop-title" : ".elementor-tab-title");
			const states = () => titles.map(({ ariaExpanded }) => ariaExpanded).join();
			expect(states()).toBe("true,false,false");
			const event = new MouseEvent("click", { bubbles: true, cancelable: true });
			(titles[1]!.querySelector("a") ?? titles[1]!).dispatchEvent(event);
			expect([states(), event.defaultPrevented]).toEqual(["false,true,false", true]);
			expect(
				findAll(type, ".elementor-tab-content")
					.map((node) => node.hasAttribute("hidden"))
					.slice(0, 2),
			).toEqual([true, false]);
		}
		expect(findAll("tabs", '[tabindex="0"],a:not([tabindex])').length).toBe(2);
	});

	it.skipIf(builderBefore(version, "3.10"))("has nested tabs with one panel open, which a press changes", () => {
		const panels = () => findAll("nested-tabs", ".e-con").map((panel) => panel.matches(".e-active"));
		expect(panels()).toEqual([true, false, false]);
		findAll("nested-tabs", ".e-n-tabs-heading .e-n-tab-title")[1]!.click();
		expect(panels()).toEqual([false, true, false]);
	});

	it("has menus whose lists are marked and open", async () => {
		await vi.waitFor(() =>
			expect(ofType("nav-menu").querySelector(".elementor-nav-menu--main .sub-arrow")).toBeTruthy(),
		);
		const sign = find("nav-menu", ".elementor-nav-menu--main .sub-arrow > i");
		expect(sign.className).toBe(proBefore(version, "3.3") ? "fa" : "fas fa-caret-down");
		const toggle = find("nav-menu", ".elementor-menu-toggle");
		toggle.click();
		expect([toggle.ariaExpanded, toggle.matches(".elementor-active")]).toEqual(["true", true]);
		if (proBefore(version, "3.16")) return;
		const [, second] = findAll("mega-menu", ".e-n-menu-dropdown-icon");
		second!.click();
		expect(second!.ariaExpanded).toBe("true");
		expect(findAll("mega-menu", ".e-con").map((panel) => panel.matches(".e-active"))).toEqual([false, true]);
	});

	it("has a cart that opens, and closes by Escape", async () => {
		const toggle = find("woocommerce-menu-cart", "#elementor-menu-cart__toggle_button");
		const container = find("woocommerce-menu-cart", ".elementor-menu-cart__container");
		const event = new MouseEvent("click", { bubbles: true, cancelable: true });
		toggle.dispatchEvent(event);
		expect([event.defaultPrevented, container.inert, toggle.ariaExpanded]).toEqual([true, false, "true"]);
		const isShown = [ofType("woocommerce-menu-cart"), container].map((node) =>
			node.matches(".elementor-menu-cart--shown"),
		);
		expect(isShown).toEqual([true, proBefore(version, "3.5")]);
		for (const type of ["keydown", "keyup"])
			document.body.dispatchEvent(new KeyboardEvent(type, { key: "Escape", bubbles: true }));
		await vi.waitFor(() => expect(toggle.ariaExpanded).toBe("false"));
	});

	it("has words, drawings and contents where its server prints none", async () => {
		expect(
			findAll("animated-headline", ".elementor-headline-dynamic-text").map(({ textContent }) => textContent),
		).toEqual(["Better\u00a0tea", "Bigger", "Faster"]);
		expect(find("table-of-contents", ".elementor-toc__list-item-text").textContent).toBe("Heading");
		if (builderBefore(version, "3.2")) return;
		await vi.waitFor(() => expect(ofType("text-path").querySelector("textPath")).toBeTruthy());
		expect(find("text-path", "svg textPath").textContent).toBe("Round and round");
	});

	it("has controls that Tab reaches, with names", () => {
		const controls = [
			...findAll("share-buttons", ".elementor-share-btn"),
			...findAll("table-of-contents", ".elementor-toc__toggle-button"),
			...findAll("search-form", ".elementor-search-form__toggle"),
			...findAll("gallery", ".elementor-gallery-title"),
		];
		expect(controls.map(({ tabIndex, role }) => [tabIndex, role])).toEqual(controls.map(() => [0, "button"]));
		expect(find("share-buttons", ".elementor-share-btn").ariaLabel).toMatch(/^Share on facebook/);
	});
});
