// A page of each version of the page builder: its widgets start, answer presses and keys, and nothing is said of errors.
import { expect, it } from "vitest";
import {
	atomicLoop,
	builderBefore,
	configOf,
	loopContent,
	loopGrid,
	morePosts,
	pageOf,
	proBefore,
	type Version,
	versions,
} from "../versions";
import type { Engine, Tab } from "./engine";

/** One row a widget, so that all come near the window at the same time; what the builder's sheets say of panels and menus. */
const sheet = `<style>
body{margin:0}body>.elementor section{max-height:28px;overflow:hidden}
.swiper-wrapper{display:flex}.swiper-slide{flex:none;width:100%}
.e-n-tabs-content>.e-con:not(.e-active),.elementor-nav-menu--dropdown,.e-form-success-message-base,.e-form-error-message-base{display:none}
.e-youtube-base{aspect-ratio:16/9}
.form-state-success>.e-form-success-message-base{display:block}
</style>`;

const scriptOf = (version: Version): string => {
	const { builder, pro } = configOf(version);
	// Prism and Facebook's script, as far as they are asked.
	return `<script>var Prism={highlightAllUnder(node){node.dataset.coloured=""}},FB={XFBML:{parse(node){node.dataset.parsed=""}}};
var elementorFrontendConfig=${JSON.stringify(builder)},ElementorProFrontendConfig=${JSON.stringify(pro)};
document.addEventListener("gossamer:error",({detail:{code,plugin,error}})=>problems.push(code+" "+plugin+" "+error));</script>`;
};

const of = (type: string, rest = "") => `[data-widget_type="${type}.default"] ${rest}`;
const states = (tab: Tab, selector: string, name: string) =>
	tab.evaluate(
		(selector, name) => Array.from(document.querySelectorAll(selector), (node) => node.getAttribute(name)).join(),
		selector,
		name,
	);
const press = (tab: Tab, selector: string) =>
	tab.evaluate((selector) => document.querySelector<HTMLElement>(selector)!.click(), selector);
const has = (tab: Tab, selector: string) => tab.until((selector) => !!document.querySelector(selector), selector);
const focus = (tab: Tab, selector: string) =>
	tab.evaluate((selector) => document.querySelector<HTMLElement>(selector)!.focus(), selector);

const servesVersion3 = async (tab: Tab, version: Version) => {
	await has(tab, of("media-carousel", ".elementor-thumbnails-swiper.swiper-initialized"));
	await has(tab, of("accordion", "[aria-expanded=true]"));
	const title = of("accordion", ".elementor-tab-title");
	expect(await states(tab, title, "aria-expanded")).toMatch(/^true,false,false/);
	await press(tab, of("accordion", ".elementor-accordion-item:nth-child(2) a"));
	expect(await states(tab, title, "aria-expanded")).toMatch(/^false,true,false/);

	// Arrow keys move along the tabs, Enter opens.
	await focus(tab, of("tabs", ".elementor-tab-desktop-title[data-tab='1']"));
	await tab.press("ArrowRight");
	await tab.press("Enter");
	await has(tab, of("tabs", ".elementor-tab-desktop-title[data-tab='2'][aria-selected=true]"));

	await has(tab, of("image-carousel", ".swiper-slide-active"));
	await press(tab, of("image-carousel", ".elementor-swiper-button-next"));
	await has(tab, of("image-carousel", ".swiper-slide:nth-child(2).swiper-slide-active"));
	await press(tab, of("nav-menu", ".elementor-menu-toggle"));
	await has(tab, of("nav-menu", ".elementor-menu-toggle[aria-expanded=true]"));
	await press(tab, "#elementor-menu-cart__toggle_button");
	await has(tab, ".elementor-menu-cart--shown");
	await tab.press("Escape");
	await has(tab, "#elementor-menu-cart__toggle_button[aria-expanded=false]");
	await has(tab, of("share-buttons", "[role=button][tabindex='0']"));
	await has(tab, of("table-of-contents", ".elementor-toc__list-item"));
	await has(tab, of("animated-headline", ".elementor-headline-text-active"));
	if (!builderBefore(version, "3.2")) await has(tab, of("text-path", "textPath"));
	if (!builderBefore(version, "3.10")) {
		await press(tab, of("nested-tabs", ".e-n-tabs-heading > :nth-child(2)"));
		await has(tab, of("nested-tabs", ".e-con.e-active:not(:first-child)"));
	}
	if (proBefore(version, "3.16")) return;
	await press(tab, of("mega-menu", ".e-n-menu-dropdown-icon"));
	await has(tab, of("mega-menu", ".e-con.e-active"));
};

const click = async (tab: Tab, selector: string) => {
	await has(tab, selector);
	await press(tab, selector);
};

/** What counts, fills, folds and disappears. */
const servesNumbersAndPanels = async (tab: Tab, version: Version) => {
	await tab.until(
		(selector) => document.querySelector(selector)!.textContent === "1,500",
		of("counter", ".elementor-counter-number"),
	);
	await has(tab, of("progress", ".elementor-progress-bar[style*='70%']"));
	await tab.until(
		(selector) => Number(document.querySelector(selector)!.textContent) > 9999,
		of("countdown", ".elementor-countdown-days"),
	);
	await press(tab, of("alert", ".elementor-alert-dismiss"));
	await has(tab, '[data-widget_type="alert.default"][style*="none"]');
	await has(tab, of("toggle", "[aria-expanded=false]"));
	await press(tab, of("toggle", ".elementor-toggle-item:nth-child(2) a"));
	await has(tab, of("toggle", "[data-tab='2'][aria-expanded=true]"));
	await press(tab, of("button", "a[href*=popup]"));
	await has(tab, ".elementor-popup-modal a[href='/sale/']");
	await tab.press("Escape");
	await tab.until(() => !document.querySelector(".elementor-popup-modal")?.checkVisibility?.());
	if (!proBefore(version, "3.3")) {
		await click(tab, of("hotspot", ".e-hotspot__button[role=button]"));
		await has(tab, of("hotspot", ".e-hotspot--active"));
	}
	if (!builderBefore(version, "3.14")) {
		await click(tab, of("nested-accordion", "details:nth-child(2) summary"));
		await has(tab, of("nested-accordion", "details:nth-child(2)[open]"));
		await has(tab, of("nested-accordion", "details:nth-child(1):not([open])"));
	}
	if (proBefore(version, "3.22")) return;
	await press(tab, of("button", "a[href*=off_canvas]"));
	await has(tab, ".e-off-canvas[aria-hidden=false]:not([inert])");
	await tab.press("Escape");
	await has(tab, ".e-off-canvas[aria-hidden=true]");
};

/** What shows some of many, and what is sent. */
const servesListsAndForms = async (tab: Tab, version: Version) => {
	await click(tab, of("portfolio", "[data-filter='7']"));
	await has(tab, of("portfolio", "[data-filter='7'].elementor-active"));
	if (!proBefore(version, "3.3")) {
		await click(tab, of("video-playlist", ".e-tab-title[data-tab='2']"));
		await has(tab, of("video-playlist", ".e-tab-title[data-tab='2'][aria-selected=true]"));
		await has(tab, of("video-playlist", ".e-tab-content[data-tab='2']:not([hidden])"));
	}
	if (!proBefore(version, "3.5")) {
		await click(tab, of("posts", "a[role=button]"));
		await has(tab, of("posts", ".post-12"));
	}
	if (!proBefore(version, "3.11")) {
		await click(tab, of("loop-carousel", ".elementor-swiper-button-next"));
		await has(tab, of("loop-carousel", ".swiper-slide:nth-child(2).swiper-slide-active"));
	}
	await tab.evaluate((selector) => {
		const field = document.querySelector<HTMLInputElement>(`${selector} input[type=email]`)!;
		field.value = "a@b.test";
		document.querySelector<HTMLElement>(`${selector} [type=submit]`)!.click();
	}, of("form"));
	await has(tab, of("form", ".elementor-message-success"));
};

/** What a filter and a button show of a loop. */
const servesLoops = async (tab: Tab, version: Version) => {
	const loop = '[data-widget_type="loop-grid.post"] ';
	if (!proBefore(version, "3.8")) {
		await click(tab, `${loop}a[role=button]`);
		await has(tab, `${loop}.post-23`);
		expect(await tab.evaluate((loop) => document.querySelectorAll(`${loop}.e-loop-item`).length, loop)).toBe(4);
	}
	if (proBefore(version, "3.15")) return;
	const hats = of("taxonomy-filter", "[data-filter=hats]");
	await focus(tab, hats);
	await tab.press("Enter");
	await has(tab, `${hats}[aria-pressed=true]`);
	await has(tab, `${loop}.post-31`);
	await has(tab, of("taxonomy-filter", "[data-filter=__all][aria-pressed=false]"));
	expect(await tab.evaluate(() => new URLSearchParams(location.search).get("e-filter-lg1-product_cat"))).toBe("hats");
};

/** What plays at a press, moves with the scrolling and stays at the window's edge. */
const servesEffects = async (tab: Tab, version: Version) => {
	const button = of("lottie", ".e-lottie__container");
	await has(tab, `${button}[role=button][tabindex='0'][aria-label='The wheel'] svg path`);
	const drawn = await tab.evaluate((button) => document.querySelector(button)!.innerHTML, button);
	await focus(tab, button);
	await tab.press("Enter");
	await tab.until((button, drawn) => document.querySelector(button)!.innerHTML !== drawn, button, drawn);

	await has(tab, ".elementor-element-en1.animated:not(.elementor-invisible)");
	await tab.until(
		() =>
			document.querySelector<HTMLElement>(".elementor-element-st1")!.style.width === `${document.body.clientWidth}px`,
	);
	await tab.evaluate(() => document.querySelector(".elementor-element-bs1")!.scrollIntoView({ behavior: "instant" }));
	const slider = `.elementor-background-slideshow.swiper${version.hasNewSlider ? "" : "-container"}`;
	await has(tab, `.elementor-element-bs1 > ${slider} .swiper-slide-active`);
	await has(tab, ".elementor-element-bv1 .elementor-background-video-hosted[src*='wheel.webm']");

	const column = ".elementor-element-mo1c";
	const wrapper = `${column} > .elementor-${version.hasWrappers ? "column" : "widget"}-wrap`;
	await tab.evaluate(() => {
		document.body.style.paddingBottom = "3000px";
	});
	// Near the window's lower edge it is far from its place, and on the other side of it near the upper one.
	for (const block of ["end", "start"] as const) {
		await tab.evaluate(
			(column, block) => document.querySelector(column)!.scrollIntoView({ block, behavior: "instant" }),
			column,
			block,
		);
		await tab.until(
			(column, wrapper, sign) => {
				const top = (selector: string) => document.querySelector(selector)!.getBoundingClientRect().top;
				return (top(wrapper) - top(column)) * sign > 1;
			},
			column,
			wrapper,
			block === "end" ? 1 : -1,
		);
	}

	// In view with the column below it.
	if (!builderBefore(version, "3.9") && builderBefore(version, "3.21"))
		await has(tab, ".elementor-element-lz1.lazyloaded");

	const scroll = (top: number) => tab.evaluate((top) => scrollTo({ top, behavior: "instant" }), top);
	await scroll(2500);
	await has(tab, ".elementor-element-sk1.elementor-sticky--active");
	await tab.until(() => Math.abs(document.querySelector(".elementor-element-sk1")!.getBoundingClientRect().top) < 1);
	if (!proBefore(version, "3.0"))
		await tab.until(
			(selector) => document.querySelector(selector)!.getBoundingClientRect().width > 100,
			of("progress-tracker", ".current-progress"),
		);
	await scroll(0);
	await has(tab, ".elementor-element-sk1:not(.elementor-sticky--active)");
};

/** What filters pictures, folds a table, plays and searches. */
const servesPicturesAndSearches = async (tab: Tab, version: Version) => {
	await press(tab, of("gallery", "[data-gallery-index='0']"));
	await has(tab, of("gallery", "[data-gallery-index='0'].elementor-item-active"));
	await has(tab, of("table-of-contents", ".elementor-toc__toggle-button--collapse[role=button][tabindex='0']"));
	await press(tab, of("table-of-contents", ".elementor-toc__toggle-button--collapse"));
	await has(
		tab,
		of("table-of-contents", ".elementor-toc--collapsed, .elementor-toc__toggle-button--expand[aria-expanded=false]"),
	);
	const toggle = of("search-form", ".elementor-search-form__toggle");
	await has(tab, `${toggle}[role=button][tabindex='0']`);
	await focus(tab, toggle);
	await tab.press("Enter");
	await has(tab, of("search-form", ".elementor-search-form--full-screen"));
	// What hears Escape makes the rest of the page inert.
	await has(tab, `[inert] ${of("accordion")}`);
	await tab.press("Escape");
	await has(tab, of("search-form", ".elementor-search-form__container:not(.elementor-search-form--full-screen)"));
	await has(tab, `${toggle}:focus`);
	if (!proBefore(version, "3.23")) {
		await tab.evaluate(
			(selector) => {
				const input = document.querySelector<HTMLInputElement>(selector)!;
				input.focus();
				input.value = "tea";
				input.dispatchEvent(new InputEvent("input", { bubbles: true }));
			},
			of("search", ".e-search-input"),
		);
		await has(tab, of("search", ".e-search-results .found"));
	}
	if (!builderBefore(version, "3.1")) return;
	await press(tab, of("video", ".elementor-custom-embed-image-overlay"));
	await has(tab, of("video", "iframe[src*='autoplay=1']"));
};

/** First letters, code, Facebook's widgets, and what floats. */
const servesSmallOnes = async (tab: Tab, version: Version) => {
	await has(tab, of("text-editor", ".elementor-drop-cap-letter"));
	const facebook = '[data-widget_type="facebook-page.default"]';
	await tab.evaluate((selector) => document.querySelector(selector)!.scrollIntoView({ behavior: "instant" }), facebook);
	if (!builderBefore(version, "3.1")) await has(tab, '[data-widget_type="code-highlight.default"][data-coloured]');
	await has(tab, `${facebook}[data-parsed]`);
	await tab.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
	if (builderBefore(version, "3.23")) return;
	const opener = of("contact-buttons", ".e-contact-buttons__chat-button");
	await focus(tab, opener);
	await tab.press("Enter");
	await has(tab, `${opener}[aria-expanded=true]`);
	await has(tab, of("contact-buttons", ".e-contact-buttons__content-wrapper:not(.hidden)[aria-hidden=false]"));
	await tab.press("Escape");
	await has(tab, `${opener}[aria-expanded=false]:focus`);
	await press(tab, of("floating-bars-var-1", ".e-floating-bars__close-button"));
	await has(tab, of("floating-bars-var-1", ".e-floating-bars.is-hidden"));
};

const servesVersion4 = async (tab: Tab, version: Version) => {
	// It has taken them over.
	await has(tab, ".e-tabs-base:not([x-data])");
	await focus(tab, ".e-tabs-base [aria-selected=true]");
	await tab.press("ArrowRight");
	await tab.press("Enter");
	await has(tab, ".e-tab-base:nth-child(2)[aria-selected=true]");
	// The accordion in the panel keeps a state of its own.
	await has(tab, ".e-tabs-base .elementor-tab-title[aria-expanded=true]");
	await tab.evaluate(() => {
		document.querySelector<HTMLElement>("[data-action-link]")!.click();
		document.querySelector<HTMLInputElement>(".e-form-base input")!.value = "a@b.test";
		document.querySelector<HTMLElement>(".e-form-base [type=submit]")!.click();
	});
	await has(tab, ".e-form-base.form-state-success");
	await has(tab, ".e-youtube-base [role=button]");
	await tab.until(() => getComputedStyle(document.querySelector("[data-interaction-id=fx1]")!).opacity === "1");
	await has(tab, "[data-interaction-id=hx1][tabindex='0'], [data-interaction-id=hx1] button");
	expect(await tab.evaluate(() => location.search + location.hash)).toBe("");
	if (builderBefore(version, "4.2")) return;
	const film = ".e-background-video";
	await has(tab, `${film}:is(.e-background-video--playing,.e-background-video--paused):not([x-data])`);
	await focus(tab, `${film}__pause`);
	await tab.press("Enter");
	await has(tab, `${film}--paused ${film}__play:focus`);
	await focus(tab, ".e-collection-loop-base [data-e-pagination=next]");
	await tab.press("Enter");
	await tab.until(() => document.querySelector(".e-collection-loop-item-base")!.textContent === "Page 2");
	await has(tab, ".e-collection-loop-base [data-e-pagination=prev]:focus");
	expect(await tab.evaluate(() => location.search)).toBe("?e-page-al1=2");
};

export default ({ answer, openMarkup }: Engine): void => {
	it.each(versions.map((version) => [version.builder, version] as const))("%s", async (_, version) => {
		answer(
			/\.svg/,
			() =>
				new Response('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0L9 9"/></svg>', {
					headers: { "Content-Type": "image/svg+xml" },
				}),
		);
		answer(/admin-ajax/, () => Response.json({ success: true, data: { message: "Thank you", data: {} } }));
		answer(/\/more\/$/, () => new Response(morePosts(version), { headers: { "Content-Type": "text/html" } }));
		answer(
			/\/loop\/$/,
			() =>
				new Response(`<!doctype html><body>${loopGrid(version, [23, 24], 2)}</body>`, {
					headers: { "Content-Type": "text/html" },
				}),
		);
		answer(
			/e-page-al1=2$/,
			() => new Response(`<!doctype html><body>${atomicLoop(2)}</body>`, { headers: { "Content-Type": "text/html" } }),
		);
		answer(/refresh-search/, () => Response.json({ data: '<div class="found">Tea</div>' }));
		answer(/refresh-loop/, () => Response.json({ data: loopContent(version, [31]) }));
		const tab = await openMarkup(pageOf(version), { head: sheet + scriptOf(version) });
		await servesVersion3(tab, version);
		if (!builderBefore(version, "4.0")) await servesVersion4(tab, version);
		await servesSmallOnes(tab, version);
		await servesNumbersAndPanels(tab, version);
		await servesListsAndForms(tab, version);
		await servesLoops(tab, version);
		await servesPicturesAndSearches(tab, version);
		await servesEffects(tab, version);
	});
};
