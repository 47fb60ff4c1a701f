// Differences that are meant: the README of the plugin says each, under "Unlike the original". What fits a pattern is counted, not reported.

/**
 * @typedef {object} Decided
 * @property {RegExp} [kind]
 * @property {RegExp} [key] element
 * @property {RegExp} [step] what was done
 * @property {RegExp} [expected]
 * @property {RegExp} [found]
 * @property {string} readme plugin whose README says it
 * @property {string} why as the README says it
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
	{ kind: /^there$/, key: /gossamer-carousel-pause/, readme: "carousel", why: "autoplay has a button that pauses it" },
	{
		kind: /^class$/,
		key: /swiper/,
		expected: /^–$/,
		found: /^swiper-slide-prev$/,
		readme: "carousel",
		why: "a loop has no copies: the last slide itself comes before the first",
	},
	{
		kind: /^class$/,
		found: /^–$/,
		expected: /^swiper-watch-progress$/,
		readme: "carousel",
		why: "slides have no class `swiper-watch-progress`",
	},
	{
		kind: /^tabindex$/,
		key: /swiper-pagination-bullet/,
		expected: /^(0|–)$/,
		found: /^(-1|–)$/,
		readme: "carousel",
		why: "the dots are one tab stop",
	},
	{
		kind: /^role$/,
		key: /loop-carousel|<div swiper>/,
		expected: /^list$/,
		found: /^region$/,
		readme: "carousel",
		why: "a row of slides is a region, not a list",
	},
	{
		kind: /^(role|aria-label)$/,
		key: /elementor-main-swiper/,
		expected: /^(region region|Slides Slides)$/,
		readme: "carousel",
		why: "a row of slides has one role and one name; the original prints both twice",
	},
	{
		kind: /^(aria-hidden|inert)$/,
		key: /-fade <div swiper-slide>$/,
		found: /^–$/,
		readme: "carousel",
		why: "a visible slide is not hidden from assistive technology",
	},
	{
		kind: /^there$/,
		key: /-(cube|cover) /,
		readme: "carousel",
		why: "a cube has no shadow below it and no invisible second side",
	},
	{
		step: /^resized/,
		key: /carousels-image-three/,
		readme: "carousel",
		why: "keys pressed in a lightbox do not move a carousel behind it",
	},
	{
		kind: /^storage$/,
		key: /^(local|session) elementor$/,
		readme: "popups",
		why: "page views are counted only if a popup's rules use them",
	},
	{
		kind: /^box$/,
		key: /^page <(html|body)>$/,
		step: /^popup: opens/,
		readme: "popups",
		why: "The page behind an open popup keeps its height",
	},
	{
		kind: /^focus$/,
		key: /^page /,
		step: /^popup: moves on by Tab/,
		found: /^–$/,
		readme: "popups",
		why: "Tab does not reach the page behind an open popup",
	},
	{
		kind: /^class$/,
		expected: /^–$/,
		found: /^e-lazyloaded$/,
		readme: "lazy-background",
		why: "A section in a popup gets the class as well, so that its image shows",
	},
	{
		key: /^page <(div|svg|span|footer|header|a)/,
		step: /^lightbox/,
		kind: /^(class|role|aria-.*|tabindex|inert|there)$/,
		readme: "lightbox",
		why: "the dialog's slides have their own markup, each with one name",
	},
	{ kind: /^focus$/, step: /^lightbox/, readme: "lightbox", why: "the dialog takes the focus" },
	{
		kind: /^(aria-selected|tabindex)$/,
		key: /elementor-(tab-title|accordion-title|toggle-title)/,
		readme: "accordion",
		why: "a title of an accordion or toggle is a button, which has no `aria-selected`",
	},
	{
		kind: /^tabindex$/,
		found: /^-1$/,
		key: /elementor-field-type-step/,
		readme: "form",
		why: "a step takes the focus, so that a screen reader announces it",
	},
	{
		kind: /^there$/,
		key: /e-form__indicators__indicator__label/,
		readme: "form",
		why: "the name of a step is not a `label`, as it does not name a field",
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
		why: "a visible list is not `aria-hidden`, and Tab goes through its links; the original hides those of a dropdown that is always visible",
	},
	{
		kind: /^(class|aria-haspopup|aria-expanded|role|aria-hidden)$/,
		step: /^after load$/,
		key: /nav-menu .*(elementor-item|sub-menu|elementor-sub-item)/,
		readme: "nav-menu",
		why: "a closed list gets its classes and states at the first interaction",
	},
	{ kind: /^aria-current$/, expected: /^$/, readme: "mega-menu", why: "an empty `aria-current` is omitted" },
	{
		kind: /^there$/,
		key: /<span>( #\d+)?$/,
		expected: /^–$/,
		readme: "counter",
		why: "assistive technology reads the last number from the start",
	},
	{
		kind: /^aria-label$/,
		key: /elementor-share-btn/,
		readme: "share-buttons",
		why: "each button has the name of its network",
	},
	{
		kind: /^(there|class|role|aria-.*)$/,
		key: /small-l5/,
		readme: "lottie",
		why: "an animation is drawn as SVG, even if its settings ask for a canvas; it then has the canvas's size",
	},
	{
		key: /(small|rtl)-hs /,
		step: /^resized|^table of contents/,
		readme: "hotspot",
		why: "a press elsewhere closes a tooltip",
	},
	{
		kind: /^(aria-autocomplete|aria-haspopup|aria-live|there|tabindex|class)$/,
		key: /^search /,
		readme: "search",
		why: "results are links, and their number is announced to assistive technology",
	},
	{
		step: /^resized/,
		key: /galleries-/,
		readme: "gallery",
		why: "a gallery has the columns of the current device, also after a change of the window's width",
	},
	{
		step: /^resized/,
		key: /^page/,
		expected: /\b1[38]\d{3}(\.\d)?$/,
		readme: "gallery",
		why: "a gallery has the columns of the current device, also after a change of the window's width",
	},
	{
		kind: /^(class|box)$/,
		key: /e-gallery-image/,
		readme: "gallery",
		why: "pictures load a little before they come into view",
	},
	{
		key: /background-slideshow|(films-show|-wide) <div swiper-wrapper>/,
		kind: /^(class|role|aria-label|aria-live)$/,
		readme: "background-slideshow",
		why: "a background is hidden from assistive technology",
	},
	{
		kind: /^class$/,
		key: /elementor-toc__list-item-text/,
		readme: "table-of-contents",
		why: "the current heading is the one that is being read",
	},
	{
		key: /-(auto|slauto) </,
		kind: /^(there|class|role|aria-.*|inert)$/,
		readme: "carousel",
		why: "autoplay pauses out of view",
	},
	{
		kind: /^class$/,
		key: /posts-pm /,
		expected: /^elementor-active$/,
		readme: "posts",
		why: "items of a portfolio without filters have no class `elementor-active`",
	},
	{
		kind: /^href$/,
		found: /#elementor-toc__heading-anchor-\d+$/,
		readme: "table-of-contents",
		why: "the link to a second heading in one container leads to that heading",
	},
	{
		kind: /^text$/,
		key: /^progress-tracker /,
		found: /^–$/,
		readme: "progress-tracker",
		why: "at 0 the circle has no percentage",
	},
	{
		kind: /^(text|tabindex)$/,
		key: /^video-playlist /,
		found: /^(–|-1)$/,
		readme: "video-playlist",
		why: "a player has no fallback text for browsers without video, and a button of a closed tab is not a tab stop",
	},
	{
		key: /^animated-headline texts-h[3-6] /,
		readme: "animated-headline",
		why: "words begin to change when the headline comes near",
	},
	{
		key: /^animated-headline rtl-h1 /,
		readme: "animated-headline",
		why: "words of joined and right-to-left scripts appear whole, not letter by letter",
	},
	{
		kind: /^there$/,
		key: /^container e-n-menu-content-/,
		readme: "mega-menu",
		why: "a panel with two ids in its attribute keeps the one that its button refers to",
	},
	{
		kind: /^there$/,
		step: /^lightbox/,
		key: /gallery-item__|carousel-image-overlay/,
		readme: "lightbox",
		why: "a picture below the dialog shows no hover effect",
	},
	{
		kind: /^(class|aria-.*|there|tabindex|size|scroll|box)$/,
		step: /^menu: (opens a submenu by the arrow key|presses Escape)$/,
		readme: "nav-menu",
		why: "arrow keys move through a menu, and Escape closes a dropdown",
	},
	{
		kind: /^tabindex$/,
		key: /^nav-menu .*elementor-sub-item/,
		expected: /^-1$/,
		found: /^0$/,
		readme: "nav-menu",
		why: "a visible list is not `aria-hidden`, and Tab goes through its links; the original hides those of a dropdown that is always visible",
	},
	{
		kind: /^role$/,
		key: /<(a|button)\b/,
		expected: /^link$/,
		readme: "accessibility-panel",
		why: "a link that has a role keeps it, such as a tab, a star of a rating, or a shop's button; a button does not become a link",
	},
	{
		kind: /^(aria-selected|tabindex)$/,
		key: /<a>/,
		step: /^opens the reviews$/,
		readme: "accessibility-panel",
		why: "a link that has a role keeps it, such as a tab, a star of a rating, or a shop's button; a button does not become a link",
	},
	{
		kind: /^tabindex$/,
		key: /^page <a>/,
		expected: /^-1$/,
		readme: "accessibility-panel",
		why: "a closed panel is inert as a whole: its links have no `tabindex`",
	},
	{
		kind: /^class$/,
		key: /^page <body/,
		expected: /^–$/,
		found: /^(e--ua-\w+ ?)+$/,
		readme: "elementor-frontend",
		why: "WordPress prints the browser's classes on pages without the page builder as well",
	},
	{
		kind: /^told$/,
		key: /elementor_menu_cart_fragments/,
		readme: "woocommerce-menu-cart",
		why: "one request for all carts of a page brings their new toggles; the original requests them once for each cart",
	},
	{
		kind: /^(focus|aria-expanded)$/,
		step: /adds |opens the cart|removes /,
		found: /^(–|true|here)$/,
		readme: "woocommerce-menu-cart",
		why: "a side cart takes the focus, also if it opens automatically, and its toggle says that it is open, also once the server's response has replaced the toggle",
	},
	{
		kind: /^(class|tabindex|there)$/,
		key: /^page <(div|span) joinchat(__chatbox|__tooltip)?>/,
		readme: "chat",
		why: "the text next to the button (`.joinchat__tooltip`) shows once `message_views` is reached; the original shows it before",
	},
	{
		kind: /^aria-modal$/,
		key: /^page <div joinchat(__chatbox)?>/,
		readme: "chat",
		why: 'the window does not claim to be modal (`aria-modal="false"`), as the page behind it stays usable',
	},
	{
		kind: /^told$/,
		step: /goes back/,
		key: /PageScroll/,
		readme: "tracking",
		why: "a page that opens scrolled, after a reload or Back, counts the depth at which it opens; the original waits until the visitor scrolls",
	},
];

export const isDecided = (difference) =>
	decided.find((one) =>
		["kind", "key", "step", "expected", "found"].every((name) => !one[name] || one[name].test(difference[name])),
	);
