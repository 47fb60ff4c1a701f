// Markup whose original does something that we do not do yet: a page with it is left alone. A line goes when its form is served.

/** All that is given must hold. */
export interface NotYet {
	/** For the owner of the page: what it is. */
	name: string;
	/** An element of the page. */
	selector?: string;
	/** Regular expression that an inline script of the page must match. */
	text?: string;
	/** Only below this version of the page builder, where the page tells one. */
	below?: string;
}

const carousels = [
	"image-carousel",
	"loop-carousel",
	"nested-carousel",
	"media-carousel",
	"testimonial-carousel",
	"reviews",
	"slides",
].map((type) => `[data-widget_type^="${type}."]`);

export const notYet: readonly NotYet[] = [
	{ name: "carousels printed for Swiper before version 8", selector: `:is(${carousels}) .swiper-container` },
	{
		name: "carousels of Slick",
		selector: ".elementor-slick-slider,[data-widget_type] .elementor-image-carousel.slick-slider",
	},
	{
		name: "breakpoints of before 3.2",
		text: 'elementorFrontendConfig\\s*=(?![\\s\\S]*"responsive":)[\\s\\S]*"breakpoints":\\{(?![^}]*"md":768,"lg":1025)',
	},
	{
		name: "motion effects on columns with a wrapper",
		selector: '[data-element_type=column][data-settings*="motion_fx_motion_fx_"]>.elementor-column-wrap',
	},
	{ name: "links to a picture of the lightbox, before 3.11", selector: "[e-action-hash]" },
	{
		name: "animated headlines of before Pro 3.1",
		selector: ".elementor-headline-dynamic-wrapper:not(:has(*))",
	},
	{
		name: "signs of sub-menus of before Pro 3.3",
		selector:
			'[data-widget_type^="nav-menu."][class*="elementor-nav-menu--indicator-"]:not([data-settings*=submenu_icon]):has(.sub-menu)',
	},
	{ name: "the lightbox of before 3.0", text: '"elementor_global_image_lightbox":\\s*"yes"' },
	{ name: "menu carts of before Pro 3.5", selector: ".elementor-menu-cart__main[aria-expanded]" },
	{ name: "nested tabs of before 3.16", selector: ".e-n-tabs-content>.e-n-tab-title" },
	{ name: "mega menus of before Pro 3.16", selector: ".e-n-menu-items-heading" },
	{ name: "containers of before 3.8", selector: ".e-container:not(.e-con)" },
	{ name: "text paths of before 3.5", selector: ".e-text-path:not([data-url])>svg" },
	{
		name: "background slideshows of before 3.11",
		selector: '[data-settings*=\'"background_background":"slideshow"\']',
		below: "3.11",
	},
	{ name: "live search of Pro 3.23", selector: "output.e-search-results" },
	{
		name: "links to a place below a sticky section, before 3.25",
		selector:
			'body:has(.elementor-section[data-settings*=\'"sticky":"top"\']):has(a[href*="#"]):has(.elementor-menu-anchor)',
		below: "3.25",
	},
];
