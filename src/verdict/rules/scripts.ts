// Known data about scripts whose server cannot be asked: file names, dependencies, and the words by which other code calls them.

/** Handles by their file: a regular expression for its address. Only for tags without an id. */
export const files: Readonly<Record<string, string>> = {
	"jquery-core": "/wp-includes/js/jquery/jquery(\\.min)?\\.js",
	"jquery-migrate": "/wp-includes/js/jquery/jquery-migrate(\\.min)?\\.js",
	"jquery-ui-core": "/wp-includes/js/jquery/ui/core(\\.min)?\\.js",
	underscore: "/wp-includes/js/underscore(\\.min)?\\.js",
	imagesloaded: "/wp-includes/js/imagesloaded(\\.min)?\\.js",
	"wp-hooks": "/wp-includes/js/dist/hooks(\\.min)?\\.js",
	"wp-i18n": "/wp-includes/js/dist/i18n(\\.min)?\\.js",
	"elementor-frontend": "/elementor/assets/js/frontend(\\.min)?\\.js",
	"elementor-frontend-modules": "/elementor/assets/js/frontend-modules(\\.min)?\\.js",
	"elementor-webpack-runtime": "/elementor/assets/js/webpack\\.runtime(\\.min)?\\.js",
	"preloaded-modules": "/elementor/assets/js/preloaded-modules(\\.min)?\\.js",
	"elementor-waypoints": "/elementor/assets/lib/waypoints/waypoints(\\.min)?\\.js",
	"elementor-dialog": "/elementor/assets/lib/dialog/dialog(\\.min)?\\.js",
	"share-link": "/elementor/assets/lib/share-link/share-link(\\.min)?\\.js",
	swiper: "/elementor/assets/lib/swiper/(v8/)?swiper(\\.min)?\\.js",
	"elementor-pro-frontend": "/(elementor-pro|pro-elements)/assets/js/frontend(\\.min)?\\.js",
	"elementor-pro-webpack-runtime": "/(elementor-pro|pro-elements)/assets/js/webpack-pro\\.runtime(\\.min)?\\.js",
	"pro-elements-handlers": "/(elementor-pro|pro-elements)/assets/js/elements-handlers(\\.min)?\\.js",
	"pro-preloaded-elements-handlers":
		"/(elementor-pro|pro-elements)/assets/js/preloaded-elements-handlers(\\.min)?\\.js",
	smartmenus: "/jquery\\.smartmenus(\\.min)?\\.js",
	"e-sticky": "/(elementor-pro|pro-elements)/assets/lib/sticky/jquery\\.sticky(\\.min)?\\.js",
};

const builder = [
	"elementor-frontend-modules",
	"jquery-ui-core",
	"elementor-waypoints",
	"elementor-dialog",
	"share-link",
	"swiper",
];

const jquery = ["jquery-core", "jquery-migrate"];

/** Parts of jQuery UI as WordPress names them: each depends on its core. */
const partsOfUi = [
	...["accordion", "autocomplete", "button", "checkboxradio", "controlgroup", "datepicker", "dialog", "draggable"],
	...["droppable", "menu", "mouse", "progressbar", "resizable", "selectable", "selectmenu", "slider", "sortable"],
	...["spinner", "tabs", "tooltip", "widget", "position"],
].map((name) => [`jquery-ui-${name}`, ["jquery-ui-core"]]);

/** Dependencies of a script, if the server does not say them. */
export const dependencies: Readonly<Record<string, readonly string[]>> = {
	...Object.fromEntries(partsOfUi),
	"jquery-effects-core": jquery,
	"jquery-masonry": [...jquery, "masonry"],
	masonry: ["imagesloaded"],
	backbone: [...jquery, "underscore"],
	"wp-util": [...jquery, "underscore"],
	"wp-mediaelement": jquery,
	"mediaelement-migrate": jquery,
	"wp-api-request": jquery,
	hoverIntent: jquery,
	"wp-a11y": ["wp-i18n"],
	"wp-api-fetch": ["wp-i18n"],
	"jquery-core": [],
	"jquery-migrate": ["jquery-core"],
	"jquery-ui-core": ["jquery-core", "jquery-migrate"],
	"elementor-frontend-modules": ["elementor-webpack-runtime", "jquery-core", "jquery-migrate"],
	"elementor-frontend": builder,
	"elementor-waypoints": ["jquery-core", "jquery-migrate"],
	"elementor-dialog": ["jquery-ui-core"],
	"elementor-sticky": ["jquery-core", "jquery-migrate"],
	"elementor-pro-frontend": [
		"elementor-pro-webpack-runtime",
		"elementor-frontend-modules",
		"wp-i18n",
		"wp-hooks",
		"elementor-sticky",
	],
	"wp-i18n": ["wp-hooks"],
	"pro-elements-handlers": ["elementor-frontend"],
	"rmp-ajax-js": ["jquery-core", "jquery-migrate", "underscore"],
	pys: ["jquery-core", "jquery-migrate", "js-cookie-pys", "jquery-bind-first", "js-tld"],
	sbi_scripts: ["jquery-core", "jquery-migrate"],
	"wp-accessibility-helper": ["jquery-core", "jquery-migrate"],
};

/** Libraries that widgets ask for on their own; any other that the site asks for directly stays. */
export const askedByWidgets: readonly string[] = ["imagesloaded"];

/** Libraries whose callers are certain to be found in the code that stays: being enqueued proves nothing. */
export const toldByCode: readonly string[] = ["jquery", "jquery-core", "jquery-migrate", "underscore"];

/** Words in code that call a library, whatever its dependencies say. */
export const calls: Readonly<Record<string, string>> = {
	jquery: "\\bjQuery\\b",
	underscore: "(?<![\\w$.])_\\.\\w",
	imagesloaded: "\\bimagesLoaded\\b",
	"wp-hooks": "\\bwp\\.hooks\\b",
	"wp-i18n": "\\bwp\\.i18n\\b",
	swiper: "\\bSwiper\\s*\\(|\\bwindow\\.Swiper\\b",
	"jquery-ui-core": "\\.ui\\.|\\.widget\\(|\\.position\\(\\{",
	"jquery-numerator": "\\.numerator\\(",
	smartmenus: "\\.smartmenus\\(|\\bSmartMenus\\b",
	"e-sticky": "\\.sticky\\(\\{",
	"share-link": "\\.shareLink\\(",
	"elementor-waypoints": "\\.(elementorWaypoint|waypoint)\\(|\\bWaypoint\\b",
	"elementor-dialog": "\\bDialogsManager\\b",
	"elementor-v2-frontend-handlers": "\\belementorV2\\b|\\bregisterElementorElement\\b",
	"elementor-v2-alpinejs": "\\belementorV2\\.alpinejs\\b|\\[['\"]alpinejs['\"]\\]",
	"elementor-gallery": "\\bEGallery\\b|\\.eGallery\\(",
	flatpickr: "\\bflatpickr\\s*\\(|\\.flatpickr\\b|\\bflatpickr\\.",
	lottie: "\\b(lottie|bodymovin)\\.\\w",
	"motion-js": "(?<![\\w$.])Motion\\.\\w",
	"js-cookie-pys": "(?<![\\w$.])Cookies\\.\\w",
	"jquery-bind-first": "\\.(bind|on|delegate|live)First\\(",
};

/** In code that is in the page `$` is as good as certain to be jQuery. */
export const dollar = "\\bjQuery\\b|(?<![\\w$.])\\$\\s*\\(";

const ofWindow = "(?:window|self|globalThis)\\.";
const library = `(?:${ofWindow})?jQuery`;
const undefinedText = "[\"']undefined[\"']";
const nothing = "(?:undefined|void 0|null)";
/** Tests that throw nothing without jQuery. */
const isThere = [
	`${undefinedText}\\s*!==?\\s*typeof\\s+${library}`,
	`typeof\\s+${library}\\s*!==?\\s*${undefinedText}`,
	`${nothing}\\s*!==?\\s*${ofWindow}jQuery`,
	`${ofWindow}jQuery\\s*!==?\\s*${nothing}`,
	`${ofWindow}jQuery`,
].join("|");
const hasMembers = [
	`${undefinedText}\\s*!==?\\s*typeof\\s+${library}\\.fn`,
	`typeof\\s+${library}\\.fn\\s*!==?\\s*${undefinedText}`,
	`${nothing}\\s*!==?\\s*${library}(?:\\.fn)?`,
	`${library}(?:\\.fn)?\\s*!==?\\s*${nothing}`,
	`${library}(?:\\.fn)?`,
].join("|");
const areThere = `(?:${isThere})(?:\\s*&&\\s*(?:${hasMembers}))*`;
const addsPlugin = `${library}\\.fn\\.\\w+\\s*=\\s*function\\s*\\w*\\([^()]*\\)\\s*\\{[^{}]*\\}`;

/** Where a library makes itself a plugin of jQuery if that is there: it needs none. */
export const optionalJquery = `\\bif\\s*\\(\\s*${areThere}\\s*\\)\\s*(?:\\{\\s*)?${addsPlugin}\\s*(?:;\\s*)?\\}?|${areThere}\\s*&&\\s*\\(\\s*${addsPlugin}\\s*\\)`;

/** Words by which a script uses the page builder. */
export const surfaceWords =
	"\\belementor(ProFrontend|Frontend|Modules)\\b|elementor/frontend/init|frontend/element_ready";

/** Text that only the page builder's own files contain: found in another file, an optimiser has combined them. */
export const combined =
	"webpackChunkelementorFrontend|elementorFrontend\\s*=\\s*new\\b|window\\.elementorFrontend\\s*=";

/** Words of inline code that adds nothing to a page that would need a script: WordPress's emoji. */
export const harmless: readonly string[] = ["wp-emoji-settings|_wpemojiSettings"];

/** Scripts that pass the surface on in ways that cannot be followed, by handle, with the version that was run on ours: they use nothing there that it lacks. */
export const ranOnSurface: Readonly<Record<string, string>> = { "real-cookie-banner-blocker": "5.2.23" };

/** Links that the page builder's script runs as actions. */
export const actionLinks =
	"[href^='#elementor-action'],[href^='%23elementor-action'],[data-e-action-hash],[data-action-link]";

/** Classes and attributes that the page builder's script writes on `body`, as style sheets name them. Its own sheet tells the script the device by an element of that name, which does not count. A sheet that imports others may import one. */
export const bodyWords = "e--ua-|data-elementor-device-mode|@import";
