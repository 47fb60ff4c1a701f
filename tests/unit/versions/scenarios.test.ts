// What older versions print, form by form: each scenario of the contract that a page without a layout can show.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import accordionPlugin from "../../../plugins/accordion";
import headlinePlugin from "../../../plugins/animated-headline";
import slideshowPlugin from "../../../plugins/background-slideshow";
import carousel from "../../../plugins/carousel";
import { isLightboxLink, slideOf } from "../../../plugins/lightbox/links";
import lightboxRows from "../../../plugins/lightbox/plugin";
import megaMenuPlugin from "../../../plugins/mega-menu";
import { placeOf } from "../../../plugins/motion/registry";
import navMenuPlugin from "../../../plugins/nav-menu";
import nestedTabsPlugin from "../../../plugins/nested-tabs";
import { readPopup } from "../../../plugins/popups/settings";
import sharePlugin from "../../../plugins/share-buttons";
import stickyAnchors from "../../../plugins/sticky-anchors";
import contentsPlugin from "../../../plugins/table-of-contents";
import textPathPlugin from "../../../plugins/text-path";
import menuCartPlugin from "../../../plugins/woocommerce-menu-cart";
import { activeBreakpoints, deviceOf, type FrontendConfig, queryOf } from "../../../src/base/breakpoints";
import { readPage } from "../../../src/base/read-page";
import { siteSetting } from "../../../src/base/site-setting";
import { isOlder, versionOf } from "../../../src/base/version";
import { createScope } from "../../../src/kit/scope";
import { loadBuilderStyle } from "../../../src/parts/builder-styles";
import { intersect, isObserved, QuietResizeObserver, setFeature } from "../../helpers/jsdom";
import { mountPlugin, selectorOf, type TestMount } from "../../helpers/mount-plugin";
import {
	accordion,
	contents,
	headline,
	imageCarousel,
	megaMenu,
	menuCart,
	navMenu,
	nestedTabs,
	shareButtons,
	slides,
	tabs,
	textPath,
} from "../../versions";

const old = { builder: "3.8", pro: "3.2" };
const any = "[data-widget_type]";
let mounted: TestMount | undefined;
const mount = async (...args: Parameters<typeof mountPlugin>) => {
	mounted = await mountPlugin(...args);
	return mounted;
};
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const findAll = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const click = (target: Element) => {
	const event = new MouseEvent("click", { bubbles: true, cancelable: true });
	target.dispatchEvent(event);
	return event;
};
const press = (target: Element, key: string) =>
	target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));

beforeEach(() => {
	vi.stubGlobal("ResizeObserver", QuietResizeObserver);
});
afterEach(() => {
	mounted?.unmount();
	mounted = undefined;
	setFeature("prefers-reduced-motion");
	delete window.elementorFrontendConfig;
	delete window.ElementorProFrontendConfig;
	document.body.innerHTML = "";
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

describe("the version", () => {
	it("comes from the configuration, else the generator, else the address of a file (versions #44)", () => {
		const generators = [
			"WordPress 6.5",
			"Elementor 3.21.4; features: e_swiper_latest; settings: css_print_method-external",
		];
		const addresses = ["/wp-content/plugins/elementor/assets/js/frontend.min.js?ver=3.6.5"];
		expect(versionOf({ config: "2.6.4", generators, addresses })).toBe("2.6.4");
		expect(versionOf({ generators, addresses })).toBe("3.21.4");
		expect(versionOf({ generators: ["WordPress 6.5"], addresses })).toBe("3.6.5");
		expect(
			versionOf({ addresses: ["/wp-content/plugins/elementor-pro/assets/js/frontend.min.js?ver=3.6.5"] }),
		).toBeUndefined();
	});

	it("is compared by its numbers; one that nobody knows is not older", () => {
		expect([
			isOlder("3.9.2", "3.11"),
			isOlder("3.11", "3.9"),
			isOlder("2.9", "3.0"),
			isOlder(undefined, "3.0"),
		]).toEqual([true, false, true, false]);
	});
});

describe("carousels", () => {
	const state = () => find(".swiper-wrapper").parentElement!.className.match(/swiper-\S+/g);

	it("of the old root start and move by one, and have both families of state classes (versions #1)", async () => {
		const { host, errors } = await mount(carousel, any, imageCarousel(old));
		expect(state()).toEqual(
			expect.arrayContaining(
				"swiper-container-initialized swiper-container-horizontal swiper-initialized swiper-horizontal".split(" "),
			),
		);
		click(host.querySelector(".elementor-swiper-button-next")!);
		expect(findAll(".swiper-slide").findIndex((slide) => slide.matches(".swiper-slide-active"))).toBe(1);
		expect(errors).toEqual([]);
		mounted!.unmount();
		expect(state()).toEqual(["swiper-container"]);
	});

	it.each([
		["swiper-container", "swiper"],
		["swiper", "swiper-container"],
	])("start by the root .%s, whatever the configuration says of .%s (versions #2)", async (root, swiperClass) => {
		window.elementorFrontendConfig = { swiperClass };
		await mount(carousel, any, imageCarousel({ ...old, hasNewSlider: root === "swiper" }));
		expect(find(`.${root}.swiper-initialized`)).toBeTruthy();
	});

	it("have the classes by which sheets of their time place the dots, and no inline place (versions #7)", async () => {
		await mount(carousel, any, imageCarousel(old));
		const dots = find(".swiper-container-horizontal > .swiper-pagination-bullets");
		expect([dots.style.bottom, dots.style.insetBlockEnd ?? ""]).toEqual(["", ""]);
	});

	it("with one slide have no state class of either family (versions #3)", async () => {
		await mount(carousel, any, imageCarousel(old, {}, 1));
		expect(state()).toEqual(["swiper-container"]);
	});

	it("that fade say so in both families, and hidden slides are inert (versions #4)", async () => {
		await mount(carousel, any, slides(old));
		await vi.waitFor(() => expect(find(".swiper-container-fade.swiper-fade")).toBeTruthy());
		expect(findAll(".swiper-slide").map((slide) => slide.hasAttribute("inert"))).toEqual([false, true, true]);
	});

	it("from right to left say so in both families (versions #5)", async () => {
		await mount(carousel, any, imageCarousel(old).replace('dir="ltr"', 'dir="rtl"'));
		expect(find(".swiper-container-rtl.swiper-rtl")).toBeTruthy();
	});

	it("name their arrows by hidden text where the page has no texts for them (versions #8)", async () => {
		await mount(carousel, any, imageCarousel(old));
		expect(findAll(".elementor-swiper-button").map(({ role, ariaLabel }) => [role, ariaLabel])).toEqual([
			["button", "Vorheriges"],
			["button", "Nächstes"],
		]);
		expect(find(".elementor-swiper-button-next").tabIndex).toBe(0);
	});

	it("take no for no, and one spacing for all devices (versions #9, #10)", async () => {
		const settings = { autoplay: "no", infinite: "no", image_spacing_custom: { unit: "px", size: 20, sizes: [] } };
		await mount(carousel, any, imageCarousel(old, settings));
		const { params } = (find(".swiper-container") as HTMLElement & { swiper: { params: Record<string, unknown> } })
			.swiper;
		expect(params).toMatchObject({ loop: false, autoplay: undefined, spaceBetween: 20 });
	});
});

describe("nested tabs of 3.10", () => {
	const version = { builder: "3.10", pro: "3.10" };
	const states = () =>
		findAll(".e-n-tab-title").map((title) => title.matches('.e-active[aria-selected="true"][aria-expanded="true"]'));
	const panels = () => findAll(".e-con").map((panel) => [panel.matches(".e-active"), panel.hasAttribute("hidden")]);

	it("begin with the first panel and both of its titles (versions #11)", async () => {
		await mount(nestedTabsPlugin, any, nestedTabs(version));
		expect(panels()).toEqual([
			[true, false],
			[false, true],
			[false, true],
		]);
		expect(states()).toEqual([true, false, false, true, false, false]);
		mounted!.unmount();
		expect(panels()).toEqual([
			[false, false],
			[false, false],
			[false, false],
		]);
	});

	it("open the panel of a mobile title, and mark both titles; links without an address reload nothing (versions #12, #14)", async () => {
		await mount(nestedTabsPlugin, any, nestedTabs(version));
		expect(click(findAll(".e-collapse a")[1]!).defaultPrevented).toBe(true);
		expect(panels()).toEqual([
			[false, true],
			[true, false],
			[false, true],
		]);
		expect(states()).toEqual([false, true, false, false, true, false]);
	});

	it("open by Enter and say which panel (versions #13)", async () => {
		await mount(nestedTabsPlugin, any, nestedTabs(version));
		const heard = vi.fn();
		window.addEventListener("elementor/nested-tabs/activate", heard, { once: true });
		press(findAll(".e-normal")[2]!, "Enter");
		expect(heard.mock.calls[0]![0].detail).toBe(findAll(".e-con")[2]);
		expect(panels().map(([isActive]) => isActive)).toEqual([false, false, true]);
	});

	it("are independent of those in their panels (versions #15)", async () => {
		await mount(nestedTabsPlugin, any, nestedTabs(version, nestedTabs(version, "Inner", "9")));
		const active = (number: string) => findAll(`[data-id^=p${number}].e-active`).map(({ dataset }) => dataset.id);
		click(find("#e-n-tabs-title-92"));
		expect([active("9"), active("123")]).toEqual([["p91"], ["p1230"]]);
		click(findAll("[data-id=p1230] ~ .e-collapse")[0]!);
		expect([active("9"), active("123")]).toEqual([["p91"], ["p1231"]]);
	});

	it("move the focus among the titles of one layout (versions #16)", async () => {
		await mount(nestedTabsPlugin, any, nestedTabs(version));
		const [first] = findAll(".e-normal");
		first!.focus();
		press(first!, "ArrowLeft");
		expect(document.activeElement).toBe(findAll(".e-normal")[2]);
		findAll(".e-collapse")[0]!.focus();
		press(findAll(".e-collapse")[0]!, "ArrowDown");
		expect(document.activeElement).toBe(findAll(".e-collapse")[1]);
	});
});

describe("the menu cart of Pro 3.3", () => {
	const config = {
		menu_cart: { cart_page_url: "https://shop.test/cart/", checkout_page_url: location.href.split("#")[0]! },
	};

	it("opens by class and state on its container, and closes by Escape without a call (versions #21)", async () => {
		const fetch = vi.fn();
		vi.stubGlobal("fetch", fetch);
		await mount(menuCartPlugin, any, menuCart({ builder: "3.4", pro: "3.3" }));
		const [container, main] = [find(".elementor-menu-cart__container"), find(".elementor-menu-cart__main")];
		expect(click(find("#elementor-menu-cart__toggle_button")).defaultPrevented).toBe(true);
		expect([container.matches(".elementor-menu-cart--shown"), container.ariaExpanded, main.ariaExpanded]).toEqual([
			true,
			"true",
			"true",
		]);
		document.body.dispatchEvent(new CustomEvent("added_to_cart", { bubbles: true }));
		press(document.body, "Escape");
		await vi.waitFor(() => expect(container.matches(".elementor-menu-cart--shown")).toBe(false));
		expect(fetch).not.toHaveBeenCalled();
	});

	it("of Pro 3.6 makes no call for an added product, as it has no nonce (versions #23)", async () => {
		const fetch = vi.fn(() => new Promise(() => {}));
		vi.stubGlobal("fetch", fetch);
		const config = (nonce: object) => ({
			ajaxurl: "/wp-admin/admin-ajax.php",
			urls: { rest: "/wp-json/" },
			woocommerce: { menu_cart: nonce },
		});
		const add = async (nonce: object) => {
			window.ElementorProFrontendConfig = config(nonce);
			await mount(menuCartPlugin, any, menuCart({ builder: "3.6", pro: "3.6" }));
			document.body.dispatchEvent(new CustomEvent("added_to_cart", { bubbles: true }));
		};
		await add({ fragments_nonce: "n0nce" });
		await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
		mounted!.unmount();
		// The part that calls is there now.
		await add({});
		await new Promise((resolve) => setTimeout(resolve));
		expect(fetch).toHaveBeenCalledTimes(1);
	});

	it("is a link to the cart on the pages of the cart and its checkout (versions #22)", async () => {
		window.ElementorProFrontendConfig = config;
		await mount(menuCartPlugin, any, menuCart({ builder: "3.4", pro: "3.3" }));
		const button = find("#elementor-menu-cart__toggle_button") as HTMLAnchorElement;
		let isPrevented: boolean | undefined;
		window.addEventListener(
			"click",
			(event) => {
				isPrevented = event.defaultPrevented;
				event.preventDefault();
			},
			{ once: true },
		);
		click(button);
		expect([isPrevented, button.href]).toEqual([false, "https://shop.test/cart/"]);
	});
});

describe("texts", () => {
	const words = () => findAll(".elementor-headline-dynamic-text").map(({ textContent }) => textContent);

	it("of a headline come from its settings, and stand still where motion is not welcome (versions #24, #25)", async () => {
		setFeature("prefers-reduced-motion", "reduce");
		await mount(headlinePlugin, any, headline({ builder: "3.0", pro: "3.0" }));
		await vi.waitFor(() => expect(words()).toEqual(["Better\u00a0tea", "Bigger", "Faster"]));
		expect(findAll(".elementor-headline-text-active").map(({ textContent }) => textContent)).toEqual([
			"Better\u00a0tea",
		]);
		mounted!.unmount();
		expect(find(".elementor-headline-dynamic-wrapper").innerHTML).toBe("");
	});

	it("of a headline take turns, a line without text too (versions #24)", async () => {
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame", "performance"] });
		const settings = { headline_style: "rotate", rotating_text: "Better\n\nFaster", loop: "yes" };
		const { host, errors } = await mount(headlinePlugin, any, headline({ builder: "3.0", pro: "3.0" }, settings));
		await vi.waitFor(() => expect(words()).toEqual(["Better", "", "Faster"]));
		const active = () =>
			findAll(".elementor-headline-dynamic-text").findIndex((word) => word.matches(".elementor-headline-text-active"));
		const seen: number[] = [active()];
		await vi.waitFor(() => expect(isObserved(host.querySelector(".elementor-headline")!)).toBe(true));
		intersect(host.querySelector(".elementor-headline")!);
		for (let turn = 0; turn < 200 && seen.length < 4; turn++) {
			await vi.advanceTimersByTimeAsync(100);
			if (active() >= 0 && active() !== seen.at(-1)) seen.push(active());
		}
		vi.useRealTimers();
		expect([seen, errors]).toEqual([[0, 1, 2, 0], []]);
	});

	it("of a marked headline have their marker (versions #24)", async () => {
		setFeature("prefers-reduced-motion", "reduce");
		const settings = { headline_style: "highlight", highlighted_text: "Tea" };
		await mount(headlinePlugin, any, headline({ builder: "3.0", pro: "3.0" }, settings));
		await vi.waitFor(() => expect(find(".elementor-headline-dynamic-wrapper svg")).toBeTruthy());
		expect(words()).toEqual(["Tea"]);
	});

	it.each(["3.2", "3.4"])("on a path of %s run along the drawing that is there (versions #48)", async (builder) => {
		await mount(textPathPlugin, any, textPath({ builder, pro: builder }));
		await vi.waitFor(() => expect(find("svg textPath")?.textContent).toBe("Round and round"));
		expect(find("textPath").getAttribute("href")).toBe(`#${find("svg path").id}`);
		mounted!.unmount();
		expect(find(".e-text-path").textContent).toBe("");
	});

	it("of a table of contents without headings are the page's, else English (versions #39)", async () => {
		await mount(contentsPlugin, any, contents(old));
		expect(find(".elementor-toc__body").textContent).toBe("No headings were found on this page.");
		mounted!.unmount();
		window.ElementorProFrontendConfig = { i18n: { toc_no_headings_found: "Keine." } };
		await mount(contentsPlugin, any, contents(old));
		expect(find(".elementor-toc__body").textContent).toBe("Keine.");
	});
});

it.each([
	["classic", 2],
	["none", 2],
	["", 0],
])("a menu with the indicator %j has %i signs (versions #33)", async (indicator, count) => {
	await mount(navMenuPlugin, any, navMenu({ builder: "3.4", pro: "3.2" }, indicator));
	click(find(".elementor-menu-toggle"));
	await vi.waitFor(() => expect(find(".elementor-nav-menu--dropdown .has-submenu")).toBeTruthy());
	await vi.waitFor(() => expect(findAll(".sub-arrow > i.fa").length).toBe(count));
});

it("breakpoints of before 3.2 are where the site has put them; later ones win (versions #28, #29)", () => {
	const modeAt = (width: number, config: FrontendConfig) =>
		deviceOf(
			activeBreakpoints(config).map((point) => {
				const [, side, edge] = /\((max|min)-width:(\d+)px\)/.exec(queryOf(point))!;
				return [point[0], { matches: side === "max" ? width <= +edge! : width >= +edge! }] as const;
			}),
		);
	const breakpoints = { md: 800, lg: 1100 };
	expect([799, 800, 1099, 1100].map((width) => modeAt(width, { breakpoints }))).toEqual([
		"mobile",
		"tablet",
		"tablet",
		"desktop",
	]);
	const responsive = { breakpoints: { mobile: { value: 500 } } };
	expect([500, 501].map((width) => modeAt(width, { breakpoints, responsive }))).toEqual(["mobile", "desktop"]);
});

describe("the lightbox of before 3.0", () => {
	const general = (values: object) => ({ settings: { general: values } }) as FrontendConfig;
	const link = (attributes = "") => {
		document.body.innerHTML = `<a href="/tea.jpg" ${attributes}></a>`;
		return find("a");
	};

	it("is switched on by the general settings (versions #26)", () => {
		const on = general({ elementor_global_image_lightbox: "yes" });
		const off = general({ elementor_global_image_lightbox: "" });
		expect([on, off, {}].map((config) => isLightboxLink(link(), config))).toEqual([true, false, false]);
		expect([on, off].map((config) => isLightboxLink(link('data-elementor-open-lightbox="yes"'), config))).toEqual([
			true,
			true,
		]);
		window.elementorFrontendConfig = on;
		expect(link().matches(selectorOf(lightboxRows))).toBe(true);
		window.elementorFrontendConfig = off;
		expect(link().matches(selectorOf(lightboxRows))).toBe(false);
	});

	it("has the controls that they name; a kit comes first (versions #27)", () => {
		const config = general({ elementor_lightbox_enable_counter: "yes" });
		const has = (config: FrontendConfig) =>
			["counter", "zoom"].map((name) => !!siteSetting(config, `lightbox_enable_${name}`));
		expect(has(config)).toEqual([true, false]);
		expect(has({ ...config, kit: {} })).toEqual([false, false]);
	});

	it("ends shared addresses in the deep link of 3.5 to 3.10 (versions #30)", () => {
		expect(slideOf(link('e-action-hash="#elementor-action:x"')).hash).toBe("#elementor-action:x");
	});
});

it("a column's wrapper moves if there is one (versions #32)", () => {
	const column = (inner: string) => {
		document.body.innerHTML = `<div class="elementor-column" data-element_type="column">${inner}</div>`;
		return placeOf(find(".elementor-column"), { isLayer: false } as never).element.className;
	};
	const inner = '<div class="elementor-widget-wrap"></div>';
	expect(column(`<div class="elementor-column-wrap">${inner}</div>`)).toBe("elementor-column-wrap");
	expect(column(inner)).toBe("elementor-widget-wrap");
});

it("a popup of before 3.11 moves the focus where nothing says it, later ones where it is set (versions #41)", () => {
	expect(
		[readPopup({}, true), readPopup({}), readPopup({ a11y_navigation: "yes" })].map((popup) => popup.a11y_navigation),
	).toEqual([true, false, true]);
});

describe("links to a place in the page", () => {
	const follow = async (classes = "elementor-element", bar = "") => {
		const scrolled = vi.fn();
		vi.stubGlobal("scrollTo", scrolled);
		await mount(
			stickyAnchors,
			"a",
			`${bar}<section class="elementor-section elementor-sticky--active"></section><a href="#team">Team</a><div id="team" class="${classes}"></div>`,
		);
		for (const [selector, height] of [
			["section", 80],
			["#wpadminbar", 32],
		] as const) {
			const node = document.querySelector<HTMLElement>(selector);
			if (node) Object.defineProperties(node, { clientHeight: { value: height }, offsetHeight: { value: height } });
		}
		vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
			return { top: this.id === "team" ? 500 : 0 } as DOMRect;
		});
		await vi.waitFor(() => expect(mounted!.hosts.length).toBe(1));
		return scrolled;
	};

	it("move the page smoothly to below what is stuck, immediately where motion is not welcome (versions #49)", async () => {
		let scrolled = await follow();
		await vi.waitFor(() => expect(click(find("a")).defaultPrevented).toBe(true));
		expect(scrolled).toHaveBeenLastCalledWith({ top: 420, behavior: "smooth" });
		mounted!.unmount();
		setFeature("prefers-reduced-motion", "reduce");
		scrolled = await follow();
		await vi.waitFor(() => expect(click(find("a")).defaultPrevented).toBe(true));
		expect(scrolled).toHaveBeenLastCalledWith({ top: 420, behavior: "instant" });
	});

	it("leave room for the admin bar as well, and find a menu anchor (versions #50)", async () => {
		const scrolled = await follow("elementor-menu-anchor", '<div id="wpadminbar" style="position: fixed"></div>');
		await vi.waitFor(() => expect(click(find("a")).defaultPrevented).toBe(true));
		expect(scrolled).toHaveBeenLastCalledWith({ top: 388, behavior: "smooth" });
	});

	it("that name something else are the browser's, and so are all where the sheet is smooth (versions #50, #51)", async () => {
		const scrolled = await follow("heading");
		expect(click(find("a")).defaultPrevented).toBe(false);
		mounted!.unmount();
		document.documentElement.style.setProperty("scroll-behavior", "smooth");
		await follow();
		expect(click(find("a")).defaultPrevented).toBe(false);
		document.documentElement.removeAttribute("style");
		expect(scrolled).not.toHaveBeenCalled();
	});
});

describe("widgets of other days", () => {
	it("nested tabs of 3.16 pair titles and panels as today's (versions #17)", async () => {
		await mount(nestedTabsPlugin, any, nestedTabs({ builder: "3.16", pro: "3.16" }));
		click(find("#e-n-tabs-title-1232"));
		expect(findAll(".e-con").map((panel) => panel.matches(".e-active"))).toEqual([false, true, false]);
	});

	it("a mega menu of Pro 3.18 opens a panel in the box that all share (versions #18)", async () => {
		await mount(megaMenuPlugin, any, megaMenu({ builder: "3.18", pro: "3.18" }));
		click(find('[data-tab-index="2"].e-n-menu-dropdown-icon'));
		expect(find(".e-n-menu-content").matches(".e-active")).toBe(true);
		expect(findAll(".e-con").map((panel) => panel.matches(".e-active"))).toEqual([false, true]);
	});

	it("a toggle with one icon keeps it, and tells its state by class and attribute (versions #34)", async () => {
		await mount(navMenuPlugin, any, navMenu({ builder: "3.4", pro: "3.5" }));
		const toggle = find(".elementor-menu-toggle");
		click(toggle);
		expect([toggle.ariaExpanded, toggle.matches(".elementor-active")]).toEqual(["true", true]);
		expect(toggle.children.length).toBe(1);
	});

	it("an accordion of 3.0 opens by its link and by Enter, and the page stays (versions #35)", async () => {
		await mount(accordionPlugin, any, accordion({ builder: "3.0", pro: "3.0" }));
		const [, second, third] = findAll(".elementor-tab-title");
		expect(click(second!.querySelector("a")!).defaultPrevented).toBe(true);
		expect([second!.ariaExpanded, second!.ariaSelected]).toEqual(["true", "true"]);
		expect(press(third!.querySelector("a")!, "Enter")).toBe(false);
		expect([second!.ariaExpanded, third!.ariaExpanded]).toEqual(["false", "true"]);
	});

	it("tabs of 2.9 have states once they have started, and one tab stop a row (versions #36)", async () => {
		await mount(accordionPlugin, any, tabs({ builder: "2.9", pro: "2.10" }));
		const titles = findAll(".elementor-tab-desktop-title");
		expect(titles.map(({ ariaSelected, tabIndex }) => [ariaSelected, tabIndex])).toEqual([
			["true", 0],
			["false", -1],
			["false", -1],
		]);
		// The site's sheet hides all panels.
		expect(
			findAll(".elementor-tab-content").map((panel) => [panel.matches(".elementor-active"), panel.style.display]),
		).toEqual([
			[true, "block"],
			[false, ""],
			[false, ""],
		]);
		expect(titles.every((title) => title.querySelector("a")!.tabIndex === -1)).toBe(true);
	});

	it("share buttons without a role are buttons by the name of their hidden text (versions #38)", async () => {
		await mount(sharePlugin, any, shareButtons({ builder: "3.4", pro: "3.3" }));
		const [button] = findAll(".elementor-share-btn");
		expect([button!.role, button!.tabIndex, button!.ariaLabel]).toEqual(["button", 0, "Share on facebook"]);
		const open = vi.fn();
		vi.stubGlobal("open", open);
		press(button!, "Enter");
		expect(open).toHaveBeenCalledTimes(1);
	});

	it("a background slideshow has the classes of both sliders (versions #40)", async () => {
		const settings = {
			background_background: "slideshow",
			background_slideshow_gallery: [{ url: "data:,a" }, { url: "data:,b" }],
		};
		await mount(slideshowPlugin, "section", `<section data-settings='${JSON.stringify(settings)}'></section>`);
		expect(find(".elementor-background-slideshow.swiper.swiper-container")).toBeTruthy();
	});

	it("no sheet is requested that the version lacks (versions #46)", async () => {
		const urls = { assets: "https://shop.test/assets/" };
		const linked = async (version: string) => {
			window.elementorFrontendConfig = { urls, version };
			const scope = createScope(readPage());
			void loadBuilderStyle(scope, "e-lightbox", 0);
			const count = findAll('link[href*="conditionals/lightbox"]').length;
			scope.dispose();
			return count;
		};
		expect([await linked("3.10.2"), await linked("3.9.0"), await linked("3.24.1")]).toEqual([0, 0, 1]);
	});
});
