// The page settings as a script of their own, because the strict policy forbids inline ones.
import { phpJson } from "./html.mjs";

const defaults = { mobile: 767, mobile_extra: 880, tablet: 1024, tablet_extra: 1200, laptop: 1366, widescreen: 2400 };
const labels = {
	mobile: "Mobile Portrait",
	mobile_extra: "Mobile Landscape",
	tablet: "Tablet Portrait",
	tablet_extra: "Tablet Landscape",
	laptop: "Laptop",
	widescreen: "Widescreen",
};

/** @param {import("./context.mjs").Context} context */
export const settingsScript = (context) => {
	const { knobs, origin, nonce } = context;
	const ajax = `${origin}/wp-admin/admin-ajax.php`;
	const behave = knobs.endpoint ? `&behave=${knobs.endpoint}` : "";
	return [
		["sbiajaxurl", `${ajax}${behave.replace("&", "?")}`],
		[
			"sb_instagram_js_options",
			{
				font_method: "svg",
				resized_url: `${origin}/photos/own/`,
				placeholder: `${origin}/wp-content/plugins/instagram-feed/img/placeholder.png`,
				ajax_url: ajax,
			},
		],
		[
			"RMP_AJAX_LOCALS",
			{
				ajaxUrl: `${ajax}?page=Responder_PluginSettings${behave}`,
				_nonce: nonce,
				direction: knobs.rtl ? "rtl" : "ltr",
			},
		],
		["elementorFrontendConfig", frontendConfig(context, `${ajax}${behave.replace("&", "?")}`)],
		[
			"ElementorProFrontendConfig",
			{
				ajaxurl: `${ajax}${behave.replace("&", "?")}`,
				nonce,
				urls: { assets: `${origin}/wp-content/plugins/pro-elements/assets/`, rest: `${origin}/wp-json/` },
				settings: { lazy_load_background_images: true },
				popup: { hasPopUps: !!context.page.popups },
				facebook_sdk: { lang: knobs.rtl ? "he_IL" : "en_US", app_id: "" },
				...(context.page.cart && { woocommerce: { menu_cart: { fragments_nonce: nonce } } }),
			},
		],
		...Object.entries(context.page.globals ?? {}),
	]
		.map(([name, value]) => `var ${name} = ${phpJson(value)};\n`)
		.join("");
};

const frontendConfig = ({ knobs, origin, nonce, page, t }, ajaxurl) => ({
	environmentMode: { edit: knobs.edit, wpPreview: false, isScriptDebug: false },
	i18n: {
		shareOnFacebook: "Share on Facebook",
		shareOnTwitter: "Share on Twitter",
		pinIt: "Pin it",
		download: "Download",
		downloadImage: "Download image",
		fullscreen: "Fullscreen",
		zoom: "Zoom",
		share: "Share",
		playVideo: "Play Video",
		previous: "Previous",
		next: "Next",
		close: "Close",
		a11yCarouselPrevSlideMessage: "Previous slide",
		a11yCarouselNextSlideMessage: "Next slide",
		a11yCarouselFirstSlideMessage: "This is the first slide",
		a11yCarouselLastSlideMessage: "This is the last slide",
		a11yCarouselPaginationBulletMessage: "Go to slide",
	},
	is_rtl: knobs.rtl,
	breakpoints: { xs: 0, sm: 480, md: 768, lg: 1025, xl: 1440, xxl: 1600 },
	responsive: { breakpoints: breakpointsOf(knobs.breakpoints), hasCustomBreakpoints: !!knobs.breakpoints },
	version: "3.35.3",
	is_static: knobs.isStatic,
	experimentalFeatures: { e_font_icon_svg: true, e_optimized_markup: true, container: true, "nested-elements": true },
	urls: {
		assets: `${origin}/wp-content/plugins/elementor/assets/`,
		ajaxurl,
		uploadUrl: `${origin}/wp-content/uploads`,
	},
	nonces: { floatingButtonsClickTracking: "0000000000", atomicFormsSendForm: nonce },
	swiperClass: "swiper",
	settings: { page: [], editorPreferences: [] },
	kit: {
		active_breakpoints: ["viewport_mobile", "viewport_tablet"],
		global_image_lightbox: "yes",
		lightbox_enable_counter: "yes",
		lightbox_enable_fullscreen: "yes",
		lightbox_enable_zoom: "yes",
		lightbox_enable_share: "yes",
		lightbox_title_src: "title",
		lightbox_description_src: "description",
		...(page.container && { stretched_section_container: page.container }),
	},
	post: { id: page.id ?? 0, title: encodeURIComponent(t(page.title)), excerpt: "", featuredImage: false },
});

/** `mobile:600,laptop:1366` enables those besides mobile and tablet, which always are. */
const breakpointsOf = (knob) => {
	const chosen = new Map(knob.split(",").map((entry) => [entry.split(":")[0], Number(entry.split(":")[1])]));
	const entries = Object.entries(defaults).map(([name, value]) => [
		name,
		{
			label: labels[name],
			value: chosen.get(name) || value,
			default_value: value,
			direction: name === "widescreen" ? "min" : "max",
			is_enabled: chosen.has(name) || name === "mobile" || name === "tablet",
		},
	]);
	return Object.fromEntries(entries);
};
