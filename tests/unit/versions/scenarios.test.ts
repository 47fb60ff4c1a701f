// What older versions print, form by form: each scenario of the contract that a page without a layout can show, but those of widgets.
import { describe, expect, it, vi } from "vitest";
import headlinePlugin from "../../../plugins/animated-headline";
import { isLightboxLink, slideOf } from "../../../plugins/lightbox/links";
import lightboxRows from "../../../plugins/lightbox/plugin";
import { placeOf } from "../../../plugins/motion/registry";
import navMenuPlugin from "../../../plugins/nav-menu";
import { readPopup } from "../../../plugins/popups/settings";
import stickyAnchors from "../../../plugins/sticky-anchors";
import contentsPlugin from "../../../plugins/table-of-contents";
import textPathPlugin from "../../../plugins/text-path";
import { activeBreakpoints, deviceOf, type FrontendConfig, queryOf } from "../../../src/base/breakpoints";
import { siteSetting } from "../../../src/base/site-setting";
import { isOlder, versionOf } from "../../../src/base/version";
import { intersect, isObserved, setFeature } from "../../helpers/jsdom";
import { selectorOf } from "../../helpers/mount-plugin";
import { contents, headline, navMenu, textPath } from "../../versions";
import { any, click, find, findAll, mount, mounted, old } from "./setup";

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
