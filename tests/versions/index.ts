// A page of each version that the tests have seen: every interactive widget in the form of its time, and the configuration alongside it.
import { atomic } from "./atomic";
import { imageCarousel, slides, slideshow } from "./carousels";
import { entering, film, lottie, moving, pictures, readingProgress, stretched, stuck } from "./effects";
import { form } from "./forms";
import { loopCarousel, loopFilter, loopGrid, playlist, portfolio, posts } from "./lists";
import { megaMenu, menuCart, navMenu } from "./menus";
import { alert, countdown, counter, progress } from "./numbers";
import { hotspot, nestedAccordion, offCanvas, popup, popupOpener } from "./panels";
import { code, contactButtons, dropCap, facebookPage, floatingBar } from "./small";
import { accordion, nestedTabs, tabs, toggle } from "./tabs";
import { contents, gallery, headline, liveSearch, searchForm, shareButtons, textPath, video } from "./texts";
import { builderBefore, proBefore, section, type Version } from "./version";

export { atomicLoop } from "./atomic";
export * from "./carousels";
export { versions } from "./list.mjs";
export * from "./lists";
export * from "./menus";
export * from "./tabs";
export * from "./texts";
export * from "./version";

/** `elementorFrontendConfig` and `ElementorProFrontendConfig` of a version. */
export const configOf = (version: Version) => {
	const from = <T>(than: string, value: T) => (builderBefore(version, than) ? undefined : value);
	const breakpoint = (value: number) => ({ value, default_value: value, direction: "max" as const, is_enabled: true });
	const builder = {
		version: `${version.builder}.1`,
		environmentMode: { edit: false },
		breakpoints: { xs: 0, sm: 480, md: 800, lg: 1100, xl: 1440, xxl: 1600 },
		responsive: from("3.2", { breakpoints: { mobile: breakpoint(799), tablet: breakpoint(1099) } }),
		kit: from("3.0", { global_image_lightbox: "yes", lightbox_enable_counter: "yes" }),
		settings: builderBefore(version, "3.0")
			? { page: [], general: { elementor_global_image_lightbox: "yes", elementor_lightbox_enable_counter: "yes" } }
			: { page: [], editorPreferences: [] },
		i18n: from("3.14", { a11yCarouselNextSlideMessage: "Weiter", a11yCarouselPrevSlideMessage: "Zurück" }),
		urls: from("3.23", { ajaxurl: "/wp-admin/admin-ajax.php" }),
		nonces: from("4.0", { atomicFormsSendForm: "0123456789" }),
		swiperClass: from("3.11", version.hasNewSlider ? "swiper" : "swiper-container"),
		post: { id: 12, title: "Tea", excerpt: "" },
	};
	const cart = { cart_page_url: "https://shop.test/cart/", checkout_page_url: "https://shop.test/checkout/" };
	const pro = {
		ajaxurl: "/wp-admin/admin-ajax.php",
		...(!proBefore(version, "3.5") && { urls: { rest: "/wp-json/" } }),
		...(proBefore(version, "3.6")
			? { menu_cart: cart }
			: { woocommerce: { menu_cart: { ...cart, fragments_nonce: undefined } } }),
		...(proBefore(version, "3.3") && { i18n: { toc_no_headings_found: "Keine Überschriften." } }),
	};
	return { builder, pro };
};

/** The content of `body`. */
export const pageOf = (version: Version): string => {
	const since = (than: string, markup: (version: Version) => string) =>
		builderBefore(version, than) ? "" : markup(version);
	const sincePro = (than: string, markup: (version: Version) => string) =>
		proBefore(version, than) ? "" : markup(version);
	const widgets = [
		"<h2>Heading</h2>",
		navMenu(version),
		sincePro("3.16", megaMenu),
		menuCart(version),
		imageCarousel(version),
		slides(version),
		slideshow(version),
		accordion(version),
		toggle(version),
		tabs(version),
		since("3.10", nestedTabs),
		since("3.14", nestedAccordion),
		headline(version),
		since("3.2", textPath),
		shareButtons(version),
		contents(version),
		video(version),
		gallery(version),
		searchForm(version),
		sincePro("3.23", liveSearch),
		counter(),
		progress(version),
		countdown(),
		alert(version),
		sincePro("3.3", hotspot),
		sincePro("3.3", playlist),
		posts(version),
		portfolio(),
		sincePro("3.8", loopGrid),
		sincePro("3.15", loopFilter),
		sincePro("3.11", loopCarousel),
		lottie(),
		sincePro("3.0", readingProgress),
		entering(),
		dropCap(),
		since("3.1", code),
		facebookPage(),
		form(version),
		popupOpener(),
		sincePro("3.22", offCanvas),
		...(builderBefore(version, "4.0") ? [] : atomic(version)),
	].filter(Boolean);
	const lazy =
		builderBefore(version, "3.9") || !builderBefore(version, "3.21")
			? ""
			: section(
					version,
					"lz1",
					'<div class="elementor-background-overlay"></div>',
					`data-e-bg-lazyload=""${builderBefore(version, "3.15") ? "" : ' class="e-con e-parent"'}`,
				);
	const body = widgets.map((markup, at) => section(version, `se${at}`, markup)).join("");
	const effects = [stretched, pictures, film, moving, stuck].map((print) => print(version)).join("");
	const all = body + lazy + effects;
	return `<div class="elementor elementor-12" data-elementor-type="wp-page" data-elementor-id="12">${
		builderBefore(version, "3.6")
			? `<div class="elementor-inner"><div class="elementor-section-wrap">${all}</div></div>`
			: all
	}</div>${popup(version)}${since("3.23", contactButtons)}${since("3.23", floatingBar)}`;
};
