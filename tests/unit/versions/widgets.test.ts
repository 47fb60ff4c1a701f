// Widgets as older versions print them: each scenario of the contract that a page without a layout can show.
import { describe, expect, it, vi } from "vitest";
import accordionPlugin from "../../../plugins/accordion";
import slideshowPlugin from "../../../plugins/background-slideshow";
import carousel from "../../../plugins/carousel";
import megaMenuPlugin from "../../../plugins/mega-menu";
import navMenuPlugin from "../../../plugins/nav-menu";
import nestedTabsPlugin from "../../../plugins/nested-tabs";
import sharePlugin from "../../../plugins/share-buttons";
import menuCartPlugin from "../../../plugins/woocommerce-menu-cart";
import { readPage } from "../../../src/base/read-page";
import { createScope } from "../../../src/kit/scope";
import { loadBuilderStyle } from "../../../src/parts/builder-styles";
import {
	accordion,
	imageCarousel,
	megaMenu,
	menuCart,
	navMenu,
	nestedTabs,
	shareButtons,
	slides,
	tabs,
} from "../../versions";
import { any, click, find, findAll, mount, mounted, old } from "./setup";

const press = (target: Element, key: string) =>
	target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));

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
