// Differences that are meant: what a README says, with the reason. Each is a pattern; what fits one is counted, not told.

/**
 * @typedef {object} Decided
 * @property {RegExp} [kind]
 * @property {RegExp} [key] element
 * @property {RegExp} [step] what was done
 * @property {RegExp} [expected]
 * @property {RegExp} [found]
 * @property {string} readme whose README says it
 * @property {string} why
 */

/** @type {Decided[]} */
export const decided = [
	{
		kind: /^aria-label$/,
		expected: /^\d+ \/ \d+$/,
		found: /^\d+\D+\d+$/,
		readme: "carousel",
		why: "a slide keeps the name that the server printed in the site's language",
	},
	{ kind: /^there$/, key: /gossamer-carousel-pause/, readme: "carousel", why: "autoplay has a button that holds it" },
	{
		kind: /^class$/,
		key: /swiper/,
		expected: /^–$/,
		found: /^swiper-slide-prev$/,
		readme: "carousel",
		why: "a ring has no copies: the slide itself stands before the first",
	},
	{
		kind: /^class$/,
		found: /^–$/,
		expected: /^swiper-watch-progress$/,
		readme: "carousel",
		why: "slides say by themselves how far they are",
	},
	{
		kind: /^tabindex$/,
		key: /swiper-pagination-bullet/,
		expected: /^(0|–)$/,
		found: /^-1$/,
		readme: "carousel",
		why: "the dots are one stop of the keyboard",
	},
	{
		kind: /^role$/,
		key: /loop-carousel|<div swiper>/,
		expected: /^list$/,
		found: /^region$/,
		readme: "carousel",
		why: "a list of groups is none",
	},
	{
		kind: /^(role|aria-label)$/,
		key: /elementor-main-swiper/,
		expected: /^(region region|Slides Slides)$/,
		readme: "carousel",
		why: "said once",
	},
	{
		kind: /^(aria-hidden|inert)$/,
		key: /-fade <div swiper-slide>$/,
		found: /^–$/,
		readme: "carousel",
		why: "a slide that shows is not hidden from assistive technology",
	},
	{
		kind: /^there$/,
		key: /-(cube|cover) /,
		readme: "carousel",
		why: "a cube has no shadow below it and no second side that nobody sees",
	},
	{
		step: /^resized/,
		key: /carousels-image-three/,
		readme: "carousel",
		why: "keys that are pressed in a lightbox move no carousel behind it",
	},
	{
		kind: /^storage$/,
		key: /^(local|session) elementor$/,
		readme: "popups",
		why: "pages are counted where a popup asks for it",
	},
	{
		key: /^page <(div|svg|span|footer|header|a)/,
		step: /^lightbox/,
		kind: /^(class|role|aria-.*|tabindex|inert|there)$/,
		readme: "lightbox",
		why: "its slides are its own, named once",
	},
	{ kind: /^focus$/, step: /^lightbox/, readme: "lightbox", why: "the dialog takes the focus" },
	{
		kind: /^(aria-selected|tabindex)$/,
		key: /elementor-(tab-title|accordion-title|toggle-title)/,
		readme: "accordion",
		why: "a title is one button, which is not selected",
	},
	{
		kind: /^tabindex$/,
		found: /^-1$/,
		key: /elementor-field-type-step/,
		readme: "form",
		why: "a step takes the focus, so that it is read out",
	},
	{
		kind: /^there$/,
		key: /e-form__indicators__indicator__label/,
		readme: "form",
		why: "a name of a step is the label of no field",
	},
	{
		kind: /^class$/,
		expected: /^flatpickr-input$/,
		readme: "form",
		why: "dates and times are the browser's own fields",
	},
	{
		kind: /^(aria-hidden|tabindex)$/,
		key: /(framed|txt|list) </,
		readme: "nav-menu",
		why: "a list that shows is no hidden one",
	},
	{
		kind: /^(class|aria-haspopup|aria-expanded|role|aria-hidden)$/,
		step: /^after load$/,
		key: /nav-menu .*(elementor-item|sub-menu|elementor-sub-item)/,
		readme: "nav-menu",
		why: "a closed list is made ready at the visitor's first sign",
	},
	{ kind: /^aria-current$/, expected: /^$/, readme: "mega-menu", why: "empty, it says nothing" },
	{
		kind: /^there$/,
		key: /<span>( #\d+)?$/,
		expected: /^–$/,
		readme: "counter",
		why: "for assistive technology the last number is there from the start",
	},
	{
		kind: /^aria-label$/,
		key: /elementor-share-btn/,
		readme: "share-buttons",
		why: "networks are called by their names",
	},
	{ key: /small-l5/, readme: "lottie", why: "drawn as SVG, of the file's own size" },
	{ key: /small-hs /, step: /^resized/, readme: "hotspot", why: "a press elsewhere closes it" },
	{
		kind: /^(aria-autocomplete|aria-haspopup|aria-live|there|tabindex|class)$/,
		key: /^search /,
		readme: "search",
		why: "results are links that are told by their number",
	},
	{
		step: /^resized/,
		key: /galleries-/,
		readme: "gallery",
		why: "a gallery has the columns of the device of the moment",
	},
	{ kind: /^(class|box)$/, key: /e-gallery-image/, readme: "gallery", why: "pictures are fetched a little earlier" },
	{
		key: /background-slideshow/,
		kind: /^(class|role|aria-label|aria-live)$/,
		readme: "background-slideshow",
		why: "a background is nothing to assistive technology",
	},
	{
		kind: /^class$/,
		key: /elementor-toc__list-item-text/,
		readme: "table-of-contents",
		why: "the heading that is read is the current one",
	},
];

export const isDecided = (difference) =>
	decided.find((one) =>
		["kind", "key", "step", "expected", "found"].every((name) => !one[name] || one[name].test(difference[name])),
	);
