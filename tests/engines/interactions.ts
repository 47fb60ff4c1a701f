// What a visitor does on each page of the demo, and what comes of it: one real interaction a page.
import { expect } from "vitest";
import { has, isAt, isGone, isHidden, isShown, scroll, show, text } from "./asks";
import type { Tab } from "./engine";

const follow = (link: string, path: string) => async (tab: Tab) => {
	await tab.click(link);
	await isAt(tab, path);
};
const accept = async (tab: Tab) => {
	await tab.click(".cn-set-cookie[data-cookie-set=accept]");
	await tab.until(() => document.cookie.includes("_fbp"));
};
const openTitle = (title: string) => async (tab: Tab) => {
	await tab.click(title);
	await has(tab, `${title}[aria-expanded=true]`);
};

export const interactions: Record<string, (tab: Tab) => Promise<unknown>> = {
	"/": follow("main a[href^='/accordion']", "/accordion"),
	"/heading": follow(".site-nav a[href^='/counter']", "/counter"),
	"/accordion": openTitle(".elementor-accordion-item:nth-child(2) .elementor-tab-title"),
	async "/nested-tabs"(tab) {
		await tab.click("#course-2");
		await has(tab, "#course-2[aria-selected=true]");
		await isShown(tab, "[aria-labelledby=course-2]");
	},
	async "/nested-accordion"(tab) {
		await tab.click(".e-n-accordion-item:nth-of-type(2) > summary");
		await has(tab, ".e-n-accordion-item:nth-of-type(2)[open]");
	},
	async "/nav-menu"(tab) {
		const item = ".elementor-nav-menu--main li.menu-item-has-children";
		// Before the script has come, an arrow scrolls the page.
		await has(tab, `${item} > .has-submenu`);
		await tab.evaluate((item) => document.querySelector<HTMLElement>(`${item} > a`)!.focus(), item);
		await tab.press("ArrowDown");
		await isShown(tab, `${item} > .sub-menu`);
	},
	async "/carousel"(tab) {
		const carousel = ".elementor-widget-image-carousel";
		const active = `${carousel} .swiper-slide-active`;
		await has(tab, active);
		const before = await tab.evaluate((active) => document.querySelector(active)!.outerHTML, active);
		await tab.click(`${carousel} .elementor-swiper-button-next`);
		await tab.until((active, before) => document.querySelector(active)!.outerHTML !== before, active, before);
	},
	async "/photo-feed"(tab) {
		const count = () => tab.evaluate(() => document.querySelector(".sbi")!.querySelectorAll(".sbi_item").length);
		const before = await count();
		await tab.click(".sbi_load_btn");
		await expect.poll(count).toBeGreaterThan(before);
	},
	"/stretched": (tab) => has(tab, ".e-stretched[style*=width]"),
	async "/accessibility-panel"(tab) {
		await tab.click(".aicon_link");
		await has(tab, "#wp_access_helper_container.active");
		await isShown(tab, ".close-wah-sidebar");
		await tab.press("Escape");
		await tab.until(() => document.activeElement!.matches(".aicon_link"));
	},
	async "/loop-filter"(tab) {
		await tab.click(".e-filter-item[data-filter=mugs]");
		await tab.until(() => location.search.includes("=mugs"));
		await has(tab, ".e-filter-item[data-filter=mugs][aria-pressed=true]");
	},
	async "/loop-filter-endless"(tab) {
		const count = () => tab.evaluate(() => document.querySelectorAll(".e-loop-item").length);
		const before = await count();
		await tab.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
		await expect.poll(count).toBeGreaterThan(before);
	},
	async "/landing"(tab) {
		const form = ".responder-form-main-wrapper form";
		await show(tab, form);
		await tab.type(`${form} [type=email]`, "dana@acme.test");
		expect(
			await tab.evaluate((form) => document.querySelector<HTMLInputElement>(`${form} [type=email]`)!.value, form),
		).toBe("dana@acme.test");
	},
	async "/form"(tab) {
		const form = "[data-id=c0ffee1] form";
		await tab.type(`${form} [name="form_fields[name]"]`, "Dana");
		await tab.type(`${form} [name="form_fields[mail]"]`, "dana@acme.test");
		await tab.press("Enter");
		await isShown(tab, `${form} [name="form_fields[course]"]`);
	},
	async "/lead-form"(tab) {
		const form = "form[data-form_id=n7w2abc]";
		await tab.type(`${form} [name=field_first]`, "Dana");
		await tab.type(`${form} [name=field_email]`, "dana@acme.test");
		await tab.click(`${form} .res-button-submit`);
		await isShown(tab, `${form} .responder-message-sent`);
	},
	async "/lightbox"(tab) {
		await tab.click("a[data-elementor-lightbox-slideshow]");
		await isShown(tab, ".elementor-lightbox .swiper-slide-active img");
		await tab.press("Escape");
		await isHidden(tab, ".elementor-lightbox");
	},
	async "/video"(tab) {
		await tab.click(".e-hosted-video .elementor-custom-embed-play");
		await isHidden(tab, ".e-hosted-video .elementor-custom-embed-image-overlay");
	},
	async "/video-playlist"(tab) {
		await tab.click(".e-tab-title[data-tab='3']");
		await has(tab, ".e-tab-content.e-active[data-tab='3'] video");
		await tab.until(() => /\bvideo=7ecb492\b/.test(location.search));
	},
	async "/mega-menu"(tab) {
		const icon = ".e-n-menu-dropdown-icon";
		await tab.evaluate((icon) => document.querySelector<HTMLElement>(icon)!.focus(), icon);
		await tab.press("Enter");
		await has(tab, ".e-n-menu-content.e-active>.e-active");
		await tab.press("Escape");
		await isGone(tab, ".e-n-menu-content.e-active");
	},
	async "/woocommerce-menu-cart"(tab) {
		const cart = "[data-id=ca27e01]";
		await tab.click(".add_to_cart_button");
		await has(tab, `${cart}.elementor-menu-cart--shown [data-counter='1']`);
		await has(tab, `${cart} .elementor-menu-cart__main:focus-within`);
		await tab.press("Escape");
		await isGone(tab, `${cart}.elementor-menu-cart--shown`);
	},
	async "/gallery"(tab) {
		await tab.click("[data-id='9a11e01'] [data-gallery-index='1']");
		await has(tab, "[data-id='9a11e01'] .e-gallery-item--hidden[inert]");
		await has(tab, "[data-id='9a11e01'] [data-gallery-index='1'][aria-pressed=true]");
	},
	async "/countdown"(tab) {
		const seconds = ".elementor-countdown-seconds";
		await tab.until((seconds) => !!document.querySelector(seconds)!.textContent, seconds);
		const before = await tab.evaluate((seconds) => document.querySelector(seconds)!.textContent, seconds);
		await tab.until((seconds, before) => document.querySelector(seconds)!.textContent !== before, seconds, before);
	},
	async "/counter"(tab) {
		await show(tab, ".elementor-counter-number");
		await text(tab, ".elementor-counter-number", "12,480");
	},
	async "/progress"(tab) {
		await show(tab, ".elementor-progress-bar");
		await has(tab, ".elementor-progress-bar[style*=width]");
	},
	async "/animated-headline"(tab) {
		await show(tab, ".elementor-headline-animation-type-flip");
		await has(tab, ".elementor-headline-animation-type-flip .elementor-headline-text-inactive");
	},
	async "/progress-tracker"(tab) {
		await scroll(tab, 600);
		await has(tab, ".elementor-scrolling-tracker-horizontal[aria-valuenow]:not([aria-valuenow='0'])");
	},
	async "/floating-buttons"(tab) {
		await tab.click(".e-contact-buttons__chat-button");
		await isShown(tab, ".e-contact-buttons__send-button");
		await tab.until(() => document.activeElement!.matches(".e-contact-buttons__close-button"));
		await tab.press("Escape");
		await isHidden(tab, ".e-contact-buttons__send-button");
		await tab.until(() => document.activeElement!.matches(".e-contact-buttons__chat-button"));
	},
	async "/text-path"(tab) {
		await has(tab, "[data-id='7e87a01'] textPath");
		await show(tab, "[data-id='7e87a02']");
		await has(tab, "[data-id='7e87a02'] textPath > a");
	},
	async "/facebook-widget"(tab) {
		await show(tab, "[data-id=facb001]");
		// Nobody beyond the demo is asked here, or answers.
		await has(tab, "[data-id=facb001] .elementor-facebook-widget > :is(a,iframe)");
	},
	"/code-highlight": (tab) => has(tab, "[data-id=c0de001] .token"),
	async "/lottie"(tab) {
		const wheel = "[data-id='10771e1'] .e-lottie__animation";
		await has(tab, `${wheel} svg path`);
		const before = await tab.evaluate((wheel) => document.querySelector(wheel)!.outerHTML, wheel);
		await tab.click(wheel);
		await tab.until((wheel, before) => document.querySelector(wheel)!.outerHTML !== before, wheel, before);
	},
	async "/hotspot"(tab) {
		await tab.click(".e-hotspot__button");
		await has(tab, ".e-hotspot--active");
		await tab.press("Escape");
		await isGone(tab, ".e-hotspot--active");
	},
	async "/table-of-contents"(tab) {
		const link = "[data-id='70c0002'] .elementor-toc__list-item-text";
		await has(tab, link);
		await tab.click(link);
		await has(tab, `${link}[aria-current=location]`);
	},
	async "/search"(tab) {
		const input = ".e-search-input";
		await has(tab, ".e-search:not(.hidden)");
		await tab.evaluate((input) => {
			const field = document.querySelector<HTMLInputElement>(input)!;
			field.focus();
			field.value = "mug";
			field.dispatchEvent(new Event("input", { bubbles: true }));
		}, input);
		await has(tab, `${input}[aria-expanded=true]`);
		await tab.press("ArrowDown");
		await has(tab, ".search-result:focus");
	},
	async "/posts"(tab) {
		const filter = ".elementor-portfolio__filter[data-filter='6']";
		await tab.click(filter);
		await has(tab, `${filter}[aria-pressed=true]`);
		await isHidden(tab, ".elementor-portfolio-item:not(.elementor-filter-6)");
	},
	async "/share-buttons"(tab) {
		await tab.evaluate(() => {
			window.print = () => document.body.classList.add("printed");
			document.querySelector<HTMLElement>(".elementor-share-btn_print")!.focus();
		});
		await tab.press("Enter");
		await has(tab, "body.printed");
	},
	async "/alert"(tab) {
		await tab.click(".elementor-alert-dismiss");
		await isHidden(tab, ".elementor-alert");
	},
	async "/off-canvas"(tab) {
		await tab.click("a[href*='off_canvas']");
		await has(tab, ".e-off-canvas[aria-hidden=false]");
		await tab.press("Escape");
		await isGone(tab, ".e-off-canvas[aria-hidden=false]");
	},
	async "/popups"(tab) {
		await tab.click("a[href*='popup%3Aopen']");
		await isShown(tab, "#elementor-popup-modal-901");
		await tab.press("Escape");
		await isHidden(tab, "#elementor-popup-modal-901");
	},
	async "/chat"(tab) {
		await isShown(tab, ".joinchat__button");
		await tab.click(".joinchat__button");
		await isShown(tab, ".joinchat__chatbox");
	},
	async "/atomic-tabs"(tab) {
		const first = "[data-e-type=e-tab]:first-child";
		await tab.evaluate(() => document.querySelector<HTMLElement>(".e-tabs-base [aria-selected=true]")!.focus());
		await tab.press("ArrowLeft");
		await tab.press("Enter");
		await has(tab, `${first}[aria-selected=true]`);
		await isShown(tab, "[data-e-type=e-tab-content]:first-child");
	},
	async "/atomic-form"(tab) {
		await tab.evaluate(() => {
			for (const [type, value] of [
				["text", "Dana"],
				["email", "dana@acme.test"],
			])
				document.querySelector<HTMLInputElement>(`.e-form-base [type=${type}]`)!.value = value!;
		});
		await tab.click(".e-form-submit-button-base");
		await isShown(tab, ".e-form-success-message-base");
		await tab.until(() => !location.search);
	},
	async "/atomic-video"(tab) {
		await isShown(tab, ".e-youtube-base [role=button]");
		await show(tab, ".e-background-video");
		// Not every browser can play the film.
		await has(tab, ":is(.e-background-video--playing, .e-background-video--paused)");
	},
	async "/atomic-loop"(tab) {
		await tab.click("[data-e-pagination=next]");
		await text(tab, "[data-e-pagination-status]", "Page 2");
		await tab.evaluate(() => history.back());
		await text(tab, "[data-e-pagination-status]", "Page 1");
	},
	async "/interactions"(tab) {
		await tab.click("[data-action-link*='popup%3Aopen']");
		await isShown(tab, ".elementor-popup-modal");
		await tab.press("Escape");
		await isHidden(tab, ".elementor-popup-modal");
	},
	async "/animations"(tab) {
		await show(tab, ".far-below");
		await isGone(tab, ".far-below.elementor-invisible");
	},
	async "/motion"(tab) {
		await has(tab, ".elementor-motion-effects-element");
		const places = () =>
			Array.from(
				document.querySelectorAll(".elementor-motion-effects-element"),
				(node) => getComputedStyle(node).transform,
			).join();
		const before = await tab.evaluate(places);
		await scroll(tab, 300);
		await expect.poll(() => tab.evaluate(places)).not.toBe(before);
	},
	async "/lazy-background"(tab) {
		await show(tab, ".wall-late:last-of-type");
		await has(tab, ".wall-late:last-of-type.e-lazyloaded");
	},
	"/background-video": (tab) => tab.until(() => document.querySelector("video")?.currentSrc.includes("wheel.webm")),
	async "/background-slideshow"(tab) {
		await has(tab, ".elementor-background-slideshow__slide:nth-child(1).swiper-slide-active");
		await has(tab, ".elementor-background-slideshow__slide:nth-child(2).swiper-slide-active");
	},
	"/drop-cap": (tab) => has(tab, ".elementor-drop-cap-letter"),
	async "/sticky"(tab) {
		await scroll(tab, 1500);
		await has(tab, ".sticky-bar.elementor-sticky--active");
		await scroll(tab, -1500);
		await isGone(tab, ".sticky-bar.elementor-sticky--active");
	},
	async "/sticky-header"(tab) {
		await scroll(tab, 300);
		await has(tab, "header.fixed-header");
		await scroll(tab, -300);
		await isGone(tab, "header.fixed-header");
	},
	async "/link-actions"(tab) {
		const shown = Number(await tab.evaluate(() => document.getElementById("shown")!.textContent));
		await tab.click("a[href*='reload-page']");
		await text(tab, "#shown", `${shown + 1}`);
	},
	async "/preview-scroll"(tab) {
		await tab.click("a[href*='theme_template_id']:last-of-type");
		await tab.until(() => location.search !== "" && scrollY > 0);
	},
	"/shop": accept,
	async "/shop/mug"(tab) {
		await accept(tab);
		await follow(".single_add_to_cart_button", "/shop/cart")(tab);
	},
	async "/shop/bowl"(tab) {
		await accept(tab);
		await tab.type("select", "sand");
		await follow(".single_add_to_cart_button", "/shop/cart")(tab);
	},
	async "/shop/set"(tab) {
		await accept(tab);
		await follow(".single_add_to_cart_button", "/shop/cart")(tab);
	},
	async "/shop/cart"(tab) {
		await accept(tab);
		await tab.click(".remove");
		await tab.until(() => location.search.includes("remove_item"));
	},
	async "/shop/checkout"(tab) {
		await accept(tab);
		await tab.until(() => document.querySelectorAll("form.checkout [type=hidden]").length === 10);
	},
	async "/shop/thanks"(tab) {
		await accept(tab);
		await tab.click(".cn-revoke-cookie");
		await tab.until(() => !document.cookie.includes("_fbp"));
	},
	"/events": follow(".events-clear a", "/shop"),
	"/everything": openTitle(".elementor-accordion-item:nth-child(2) .elementor-tab-title"),
	"/scale": openTitle(".elementor-toggle-item:nth-child(2) .elementor-tab-title"),
	async "/bench"(tab) {
		await tab.click("[data-bench-scroll]");
		await tab.until(() => Array.from(frames).some((frame) => frame.scrollY > 0));
	},
	"/inbox": follow(".brand", "/"),
	"/thanks": follow("main a.button", "/lead-form"),
};
