// Pages and the verdict that each must get: what is printed, what its files say, what is expected of the answer.
import type { Registry, Verdict } from "../../src/verdict";

export interface Case {
	name: string;
	html: string;
	address?: string;
	/** Texts of the files by address. */
	scripts?: Record<string, string>;
	/** Texts of the style sheets by address. */
	sheets?: Record<string, string>;
	registry?: Registry;
	folders?: string[];
	without?: string[];
	expected: Partial<Verdict>;
}

const plugins = "http://site.example/wp-content/plugins";
const tag = (id: string, src: string, rest = "") => `<script src="${src}" id="${id}-js"${rest}></script>`;
const jquery =
	tag("jquery-core", "/wp-includes/js/jquery/jquery.min.js?ver=3.7.1") +
	tag("jquery-migrate", "/wp-includes/js/jquery/jquery-migrate.min.js?ver=3.4.1");
const config =
	'<script id="elementor-frontend-js-before">var elementorFrontendConfig = {"version":"3.35.0","responsive":{}};</script>';
const builder = [
	tag("elementor-webpack-runtime", `${plugins}/elementor/assets/js/webpack.runtime.min.js?ver=3.35.0`),
	tag("elementor-frontend-modules", `${plugins}/elementor/assets/js/frontend-modules.min.js?ver=3.35.0`),
	tag("jquery-ui-core", "/wp-includes/js/jquery/ui/core.min.js"),
	config,
	tag("elementor-frontend", `${plugins}/elementor/assets/js/frontend.min.js?ver=3.35.0`),
].join("\n");
const widget = (type: string, inner = "", rest = "") =>
	`<div class="elementor-element elementor-widget" data-id="a1" data-element_type="widget" data-widget_type="${type}.default" ${rest}>${inner}</div>`;
const page = (body: string, scripts = builder, head = jquery) =>
	`<!DOCTYPE html><html><head><title>A <script> in words</title><link rel="stylesheet" href="/a.css">${head}</head><body class="elementor-page">${body}\n${scripts}</body></html>`;
const at = { address: "http://site.example/a/" };
const counter = widget("counter");
const lazy = '<div class="e-con e-parent"></div>';
const lazyCode =
	"document.querySelectorAll('.e-con.e-parent').forEach((section) => section.classList.add('e-lazyloaded'));";
const asked: Registry = {
	handles: {
		"jquery-core": { src: "/wp-includes/js/jquery/jquery.min.js", deps: [] },
		"jquery-migrate": { src: "/wp-includes/js/jquery/jquery-migrate.min.js", deps: [] },
		jquery: { src: "", deps: ["jquery-core", "jquery-migrate"] },
		"jquery-ui-core": { src: "/wp-includes/js/jquery/ui/core.min.js", deps: ["jquery"] },
		"elementor-webpack-runtime": { src: `${plugins}/elementor/assets/js/webpack.runtime.min.js`, deps: [] },
		"elementor-frontend-modules": {
			src: `${plugins}/elementor/assets/js/frontend-modules.min.js`,
			deps: ["elementor-webpack-runtime", "jquery"],
		},
		"elementor-frontend": {
			src: `${plugins}/elementor/assets/js/frontend.min.js`,
			deps: ["elementor-frontend-modules", "jquery-ui-core"],
		},
	},
	queue: ["jquery", "elementor-frontend"],
};
const everything = [
	"jquery-core",
	"jquery-migrate",
	"elementor-webpack-runtime",
	"elementor-frontend-modules",
	"jquery-ui-core",
	"elementor-frontend",
];
const shopScripts =
	tag("wp-accessibility-helper", `${plugins}/wp-accessibility-helper/assets/js/wp-accessibility-helper.min.js?ver=1`) +
	tag("wc-add-to-cart", `${plugins}/woocommerce/assets/js/frontend/add-to-cart.min.js?ver=1`);
const add = (code: string) => page(counter, `${builder}<script>${code}</script>`);
const pack = (text: string, name = "pack"): Pick<Case, "html" | "scripts" | "address"> => ({
	...at,
	html: page(counter, builder + tag(name, `${plugins}/${name}/${name}.js?ver=1`)),
	scripts: { [`${plugins}/${name}/${name}.js?ver=1`]: text },
});
/** As WP Meteor leaves the tags. */
const byMeteor = (html: string) =>
	html
		.replace(/<script(?= (src|id))/g, '<script type="javascript/blocked" data-wpmeteor-type="text/javascript"')
		.replaceAll(" src=", " data-wpmeteor-src=");
const pixelData = '<script id="pys-js-extra">var pysOptions = {};</script>';
const left = (kind: Verdict["reasons"][0]["kind"], name: string, file?: string) => ({
	level: "left" as const,
	reasons: [{ kind, name, ...(file !== undefined && { in: file }) }],
});

/** A plugin that the release does not have, for stars of version 4, and their own script. */
const stars = (covers: string, type = "module"): Pick<Case, "html" | "scripts" | "address"> => ({
	...at,
	html: page(
		`${counter}<div data-id="s1" data-e-type="e-stars">***</div>`,
		`${builder}${tag("stars-handler", `${plugins}/pack/stars-handler.js`)}<script type="${type}" src="/stars/index.js" id="stars-js" data-gossamer-covers='${covers}'></script>`,
	),
	scripts: {
		"http://site.example/stars/index.js":
			"window.gossamer?.start({ name: 'stars', load: () => import('./stars.js') });",
		[`${plugins}/pack/stars-handler.js`]: "elementorV2.frontendHandlers.register({ elementType: 'e-stars' });",
	},
});
const ofStars = '{"elements":["e-stars"],"scripts":["stars-handler"]}';

/** What a page of version 4 prints, in its order; the runtime is declared by none of the chunks. */
const atomicHandles = [
	"elementor-v2-frontend-handlers",
	"elementor-v2-alpinejs",
	"elementor-tabs-handler",
	"elementor-youtube-handler",
	"elementor-v2-action-link-handlers",
	"elementor-v2-form-handlers",
	"elementor-pro-collection-loop-pagination-handler",
	"motion-js",
	"elementor-interactions-shared-utils",
	"elementor-interactions-pro",
];
const atomicPage = page(
	`${counter}<div class="e-tabs-base" data-e-type="e-tabs" data-id="t1"></div><div class="e-youtube-base" data-e-type="e-youtube" data-id="y1"></div><form class="e-form-base" data-e-type="e-form" data-id="f1"></form>`,
	`${atomicHandles.map((name) => tag(name, `${plugins}/elementor/assets/js/${name}.min.js?ver=4.2.3`)).join("\n")}<script id="elementor-interactions-js-extra">var ElementorInteractionsConfig = {};</script>${builder.replaceAll("3.35.0", "4.2.3")}`,
);

export const cases: Case[] = [
	{
		name: "the page switches a plugin off whose widget it has",
		...at,
		html: page(`<script type="application/json" id="gossamer-config">{"plugins":{"counter":false}}</script>${counter}`),
		expected: left("without", "counter"),
	},
	{
		name: "the page gives a plugin other hosts than its widgets",
		...at,
		html: page(
			`<script type="application/json" id="gossamer-config">{"plugins":{"counter":{"selector":".mine"}}}</script>${counter}`,
		),
		expected: left("without", "counter"),
	},
	{
		name: "the page switches a plugin off that it does not need, and gives another one settings",
		...at,
		html: page(
			`<script type="application/json" id="gossamer-config">{"plugins":{"accordion":false,"counter":{"duration":5}}}</script>${counter}`,
		),
		expected: { level: "whole", plugins: ["counter"] },
	},
	{
		name: "all elements of version 4 that need a script (atomic #78)",
		...at,
		html: atomicPage,
		expected: {
			level: "whole",
			go: ["jquery-core", "jquery-migrate", ...atomicHandles, ...everything.slice(2)],
			stay: [],
			plugins: ["atomic-form", "atomic-tabs", "atomic-video", "counter"],
		},
	},
	{
		name: "an add-on's script that depends on version 4's registry",
		...at,
		html: page(
			'<div class="e-tabs-base" data-e-type="e-tabs" data-id="t1"></div>',
			`${tag("elementor-v2-frontend-handlers", `${plugins}/elementor/a.js`)}${tag("elementor-tabs-handler", `${plugins}/elementor/b.js`)}${builder}${tag("pack", `${plugins}/pack/pack.js`)}`,
		),
		scripts: { [`${plugins}/pack/pack.js`]: "registerElementorElement({ elementType: 'e-tab' })" },
		registry: {
			handles: {
				...asked.handles,
				"elementor-v2-frontend-handlers": { src: `${plugins}/elementor/a.js`, deps: [] },
				"elementor-tabs-handler": { src: `${plugins}/elementor/b.js`, deps: ["elementor-v2-frontend-handlers"] },
				pack: { src: `${plugins}/pack/pack.js`, deps: ["elementor-v2-frontend-handlers"] },
			},
			queue: ["elementor-frontend", "pack"],
		},
		expected: { level: "whole", stay: ["pack"], standIns: ["elementor-v2-frontend-handlers"], onSurface: [] },
	},
	{
		name: "inline code that calls version 4's registry, and an add-on that needs its library",
		...at,
		html: page(
			counter,
			`${tag("elementor-v2-frontend-handlers", `${plugins}/elementor/a.js`)}${tag("elementor-v2-alpinejs", `${plugins}/elementor/c.js`)}${builder}<script>elementorV2.alpinejs.Alpine.data("a", f)</script>`,
		),
		expected: {
			level: "whole",
			stay: ["elementor-v2-alpinejs"],
			standIns: ["elementor-v2-frontend-handlers"],
		},
	},
	{
		name: "tabs of version 4 whose own script is to stay: all that drives them stays (atomic #77)",
		...at,
		without: ["atomic-tabs"],
		html: atomicPage,
		expected: left("without", "atomic-tabs"),
	},
	{
		name: "all is ours",
		...at,
		html: page(counter),
		expected: { level: "whole", reasons: [], go: everything, stay: [], plugins: ["counter"] },
	},
	{
		name: "handles known by files where optimisers take the ids away",
		...at,
		html: page(counter).replace(/ id="[^"]*-js"/g, ""),
		expected: { level: "whole", go: everything },
	},
	{
		name: "WordPress prints our core as a module",
		...at,
		html: page(
			counter,
			`${builder}<script type="module" src="/wp-content/uploads/gossamer/1/gossamer.js" id="gossamer-js-module"></script>`,
		),
		scripts: { "http://site.example/wp-content/uploads/gossamer/1/gossamer.js": "jQuery; _.x; elementorFrontend.foo" },
		expected: { level: "whole", stay: [] },
	},
	{
		name: "a page that has Gossamer by itself",
		...at,
		html: page(counter, `${builder}<script type="module" src="/g/gossamer.js"></script>`),
		expected: { level: "left" },
	},
	{
		name: "inline code calls jQuery",
		...at,
		html: add("jQuery(function ($) { $('main').show() })"),
		expected: {
			level: "with-jquery",
			stay: ["jquery-core", "jquery-migrate"],
			kept: [
				{ name: "jquery-core", for: "jQuery(function ($) { $('main').show() })" },
				{ name: "jquery-migrate", for: "jQuery(function ($) { $('main').show() })" },
			],
		},
	},
	{ name: "inline code calls $", ...at, html: add("$('main').show()"), expected: { level: "with-jquery" } },
	{
		name: "inline code behind jQuery's own tag",
		...at,
		html: page(counter, builder, `${jquery}<script id="jquery-core-js-after">jQuery.noConflict()</script>`),
		expected: { level: "with-jquery" },
	},
	...([
		[
			"a setting of jQuery UI, as WordPress 7.1 prints it",
			"jQuery.uiBackCompat = true;\n//# sourceURL=jquery-ui-core-js-before",
			"jquery-ui-core",
			"whole" as const,
		],
		[
			"the same in a theme without HTML5 scripts",
			"/* <![CDATA[ */\njQuery.uiBackCompat = true;\n/* ]]> */",
			"jquery-ui-core",
			"whole" as const,
		],
		[
			"code of a site before jQuery UI",
			"jQuery.uiBackCompat = true; jQuery('main').show();",
			"jquery-ui-core",
			"with-jquery" as const,
		],
		[
			"a setting that is computed",
			"jQuery.uiBackCompat = jQuery('main').length > 0;",
			"jquery-ui-core",
			"with-jquery" as const,
		],
		["a setting of jQuery before a script of the site", "jQuery.fx.off = true;", "theme", "with-jquery" as const],
		[
			"a setting where the site keeps jQuery",
			"jQuery.fx.off = true;</script><script>jQuery('main').show();",
			"jquery-ui-core",
			"with-jquery" as const,
		],
	].map(([name, code, handle, level]) => ({
		name: `inline code before a library: ${name}`,
		...at,
		html: page(counter, `<script id="${handle}-js-before">${code}</script>${builder}`),
		expected: { level },
	})) as Case[]),
	{
		name: "an attribute calls jQuery",
		...at,
		html: page(`${counter}<b onclick="jQuery(this).hide()">x</b>`),
		expected: { level: "with-jquery" },
	},
	{
		name: "an address that calls jQuery",
		...at,
		html: page(`${counter}<a href=" JavaScript:jQuery('main').hide()">x</a>`),
		expected: { level: "with-jquery" },
	},
	{
		name: "code in the address",
		...at,
		html: page(
			counter,
			`${builder}<script src="data:text/javascript;base64,alF1ZXJ5KGEp"></script>`.replace(
				"alF1ZXJ5KGEp",
				Buffer.from("jQuery(a)").toString("base64"),
			),
		),
		expected: { level: "with-jquery" },
	},
	{
		name: "code that an optimiser holds back",
		...at,
		html: page(counter, `${builder}<script type="rocketlazyloadscript">jQuery(a)</script>`),
		expected: { level: "with-jquery" },
	},
	{
		name: "a page of which WP Meteor holds back every script",
		...at,
		html: byMeteor(page(counter, `${builder}${pixelData}${tag("pys", "/pys.js")}`)),
		expected: { level: "whole", gated: [], go: [...everything, "pys"] },
	},
	{
		name: "code that Cloudflare's Rocket Loader holds back",
		...at,
		html: page(counter, `${builder}<script type="b1137fd67e49c8a840b087df-text/javascript">jQuery(a)</script>`),
		expected: { level: "with-jquery" },
	},
	...["text/plain", "javascript/blocked"].map((type) => ({
		name: `code that a consent tool holds back as ${type}`,
		...at,
		html: page(counter, `${builder}<script type="${type}" data-category="marketing">jQuery(a)</script>`),
		expected: { level: "with-jquery" as const },
	})),
	...["http://[bad", "https://", "//", "http://a b/c.js"].map((src) => ({
		name: `no browser loads a script from ${src}`,
		...at,
		html: page(counter, `${builder}<script src="${src}"></script>`),
		expected: { level: "whole" as const },
	})),
	{
		name: "data are no code",
		...at,
		html: page(counter, `${builder}<script type="application/ld+json">{"a":"jQuery elementorFrontend.x"}</script>`),
		expected: { level: "whole" },
	},
	{
		name: "a file calls jQuery and does not say so",
		...pack("window.a = jQuery.fn"),
		expected: {
			level: "with-jquery",
			kept: [
				{ name: "jquery-core", for: "pack" },
				{ name: "jquery-migrate", for: "pack" },
			],
		},
	},
	{
		name: "a part of jQuery UI keeps its core",
		...pack('a.widget("ui.mouse", {})'),
		expected: { level: "with-jquery", stay: ["jquery-core", "jquery-migrate", "jquery-ui-core", "pack"] },
	},
	...(["lottie.loadAnimation({})", "var player = window.bodymovin.loadAnimation"] as const).map(
		(text): Case => ({
			name: `a player that an add-on's script calls stays: ${text}`,
			...at,
			html: page(
				counter,
				builder + tag("lottie", `${plugins}/pack/lottie.js`) + tag("pack", `${plugins}/pack/pack.js`),
			),
			scripts: { [`${plugins}/pack/pack.js`]: text, [`${plugins}/pack/lottie.js`]: "" },
			expected: { level: "whole", stay: ["lottie", "pack"], kept: [] },
		}),
	),
	{
		name: "WordPress's own part of jQuery UI keeps its core",
		...at,
		html: page(counter, builder + tag("jquery-ui-mouse", "/wp-includes/js/jquery/ui/mouse.min.js")),
		expected: { level: "with-jquery", stay: ["jquery-core", "jquery-migrate", "jquery-ui-core", "jquery-ui-mouse"] },
	},
	{
		name: "WordPress's own masonry keeps what it waits for pictures with",
		...at,
		html: page(
			counter,
			builder +
				tag("imagesloaded", "/wp-includes/js/imagesloaded.min.js") +
				tag("masonry", "/wp-includes/js/masonry.min.js"),
		),
		expected: { level: "whole", stay: ["imagesloaded", "masonry"] },
	},
	{
		name: "a file that cannot be read keeps jQuery",
		...at,
		html: page(counter, builder + tag("pack", `${plugins}/pack/pack.js`)),
		expected: { level: "with-jquery", unread: ["pack"] },
	},
	{
		name: "files of others are nobody's reason",
		...at,
		html: page(counter, `${builder}<script src="https://other.example/a.js"></script>`),
		expected: { level: "whole", unread: [] },
	},
	{
		name: "a file of the site's that a delivery network serves and that cannot be read keeps jQuery",
		...at,
		html: page(counter, `${builder}<script src="https://cdn.example/wp-content/plugins/pack/pack.js?ver=1"></script>`),
		expected: { level: "with-jquery", unread: ["pack.js"] },
	},
	{
		name: "a saved page without an address: a file in WordPress' folders that cannot be read keeps jQuery",
		html: page(counter, builder + tag("pack", `${plugins}/pack/pack.js`)),
		expected: { level: "with-jquery", unread: ["pack"] },
	},
	{
		name: "a folder of WordPress in the query of another's file is nobody's reason",
		...at,
		html: page(counter, `${builder}<script src="https://other.example/a.js?for=/wp-content/a"></script>`),
		expected: { level: "whole", unread: [] },
	},
	{
		name: "what the server says: a file that a delivery network serves is the registered one",
		...at,
		html: page(counter, builder + tag("pack", "https://c0.example/p/pack/1.0/pack.js")),
		scripts: {
			[`${plugins}/pack/pack.js?ver=1`]: "elementorFrontend.hooks.addAction('frontend/element_ready/x.default', f)",
		},
		registry: {
			handles: { ...asked.handles, pack: { src: `${plugins}/pack/pack.js?ver=1`, deps: ["jquery"] } },
			queue: [...asked.queue, "pack"],
		},
		expected: { level: "add-ons", onSurface: ["pack"], unread: [] },
	},
	{
		name: "a pack on the surface",
		...pack(
			"jQuery(window).on('elementor/frontend/init', () => elementorFrontend.hooks.addAction('frontend/element_ready/x.default', f))",
		),
		expected: { level: "add-ons", onSurface: ["pack"], stay: ["jquery-core", "jquery-migrate", "pack"] },
	},
	{
		name: "inline code on the surface",
		...at,
		html: add("elementorModules.frontend.handlers.Base.extend({})"),
		expected: { level: "add-ons" },
	},
	{
		name: "a pack that uses what is not offered",
		...pack("elementorFrontend.unheardOf.x()"),
		expected: left("member", "elementorFrontend.unheardOf.x", "pack"),
	},
	{
		name: "a script whose handle is named like a member of every object",
		...pack("f()", "constructor"),
		expected: { level: "whole", stay: ["constructor"] },
	},
	{
		name: "a widget whose type is named like a member of every object",
		...at,
		html: page(
			`${counter}${widget("constructor")}<div data-id="b" class="e-con" data-e-type="valueOf" data-element_type="toString"></div><script id="toString-js-extra">var a</script>`,
		),
		expected: {
			level: "left",
			reasons: [
				{ kind: "widget", name: "constructor" },
				{ kind: "element", name: "valueOf" },
			],
		},
	},
	{
		name: "a pack that hands the whole surface on",
		...pack("f(elementorFrontend)"),
		expected: left("untraced", "elementorFrontend", "pack"),
	},
	{
		name: "a consent tool that hands the whole surface on, as was looked at",
		...pack("f(elementorFrontend)", "real-cookie-banner-blocker"),
		expected: { level: "add-ons", onSurface: ["real-cookie-banner-blocker"] },
	},
	{
		name: "the same tool with a member that is not offered",
		...pack("f(elementorFrontend); elementorFrontend.unheardOf.x()", "real-cookie-banner-blocker"),
		expected: left("member", "elementorFrontend.unheardOf.x", "real-cookie-banner-blocker"),
	},
	{
		name: "the page builder's scripts combined with others",
		...at,
		html: page(counter, tag("combined", "/wp-content/cache/a.js"), ""),
		scripts: {
			"http://site.example/wp-content/cache/a.js":
				"(self.webpackChunkelementorFrontend=self.webpackChunkelementorFrontend||[]);elementorFrontend.init()",
		},
		expected: left("combined", "combined"),
	},
	{ name: "nothing to replace", ...at, html: page("<p>text</p>", "", ""), expected: left("nothing", "") },
	{
		name: "a widget of an add-on that has a script on the page",
		...at,
		html: page(counter + widget("pack-thing"), builder + tag("pack", `${plugins}/pack/pack.js`)),
		scripts: { [`${plugins}/pack/pack.js`]: "1" },
		expected: { level: "whole", reasons: [] },
	},
	{
		name: "a widget of an add-on that has a sheet on the page",
		...at,
		html: page(counter + widget("thing")).replace("/a.css", "/wp-content/plugins/pack/a.css"),
		expected: { level: "whole", reasons: [] },
	},
	{
		name: "a widget of an add-on that has a sheet on the page, in an export with relative addresses",
		...at,
		html: page(counter + widget("thing")).replace("/a.css", "wp-content/plugins/pack/a.css"),
		expected: { level: "whole", reasons: [] },
	},
	{
		name: "a widget of a theme that has a script on the page",
		...at,
		html: page(counter + widget("thing"), builder + tag("shop-theme", "/wp-content/themes/shop-theme/main.js")),
		scripts: { "http://site.example/wp-content/themes/shop-theme/main.js": "1" },
		expected: { level: "whole", reasons: [] },
	},
	{
		name: "a widget that may be the page builder's: the theme has none",
		...at,
		html: page(counter + widget("thing")).replace("/a.css", "/wp-content/themes/hello-elementor/style.css"),
		expected: left("widget", "thing"),
	},
	{
		name: "a widget whose type tells the add-on",
		...at,
		html: page(counter + widget("eael-thing")),
		expected: { level: "whole", reasons: [] },
	},
	{
		name: "a widget that may be the page builder's: nobody else is on the page",
		...at,
		html: page(counter + widget("thing")),
		expected: left("widget", "thing"),
	},
	{
		name: "a widget that may be the page builder's: who else is on the page has no widgets",
		...at,
		html: page(
			`${counter}${widget("thing")}<a href="/wp-content/plugins/pack/a.pdf">a</a>`,
			builder + tag("contact-form-7", `${plugins}/contact-form-7/a.js`),
		).replace("/a.css", "/wp-content/plugins/elementor-pro/a.css"),
		expected: left("widget", "thing"),
	},
	{
		name: "a new widget of the page builder's own family beside an add-on",
		...at,
		html: page(counter + widget("nested-unheard-of")).replace("/a.css", "/wp-content/plugins/pack/a.css"),
		expected: left("widget", "nested-unheard-of"),
	},
	...["4.2.9", "4.3.0-beta1", "5.0.0"].map(
		(version, at): Case => ({
			name: `version ${version} with a widget that is not known, beside an add-on`,
			address: "http://site.example/a/",
			html: page(counter + widget("thing"))
				.replaceAll("3.35.0", version)
				.replace("/a.css", "/wp-content/plugins/pack/a.css"),
			expected: at ? left("widget", "thing") : { level: "whole", reasons: [] },
		}),
	),
	{
		name: "a later version of the second half with a widget that is not known, beside an add-on",
		...at,
		html: page(
			counter + widget("thing"),
			builder + tag("elementor-pro-frontend", `${plugins}/elementor-pro/assets/js/frontend.min.js?ver=4.3.1`),
		).replace("/a.css", "/wp-content/plugins/pack/a.css"),
		expected: left("widget", "thing"),
	},
	{
		name: "a later version with an element that is not known",
		...at,
		html: page(`${counter}<div data-element_type="unheard-of"></div>`).replaceAll("3.35.0", "4.3.0"),
		expected: left("element", "unheard-of"),
	},
	{
		name: "a later version of which all is known",
		...at,
		html: page(counter + widget("e-heading") + widget("bdt-thing")).replaceAll("3.35.0", "4.3.0"),
		expected: { level: "whole", reasons: [] },
	},
	{
		name: "a shop's page without the page builder: its jQuery needs no surface",
		...at,
		html: page('<div id="wp_access_helper_container"></div>', shopScripts),
		expected: { level: "with-jquery", off: ["elementor-frontend"], go: ["wp-accessibility-helper"] },
	},
	{
		name: "a page without the page builder that requests the surface",
		...at,
		html: page('<div id="wp_access_helper_container" data-gossamer-compat></div>', shopScripts),
		expected: { level: "with-jquery", off: [] },
	},
	{
		name: "code on the surface, on a page without the page builder",
		...at,
		html: page(
			'<div id="wp_access_helper_container"></div>',
			`${shopScripts}<script>if (window.elementorFrontend) start();</script>`,
		),
		expected: { level: "add-ons", off: [] },
	},
	{
		name: "a widget of the page builder that nobody serves",
		...at,
		html: page(counter + widget("woocommerce-cart")),
		expected: left("widget", "woocommerce-cart"),
	},
	{
		name: "a widget that is left out",
		...at,
		without: ["counter"],
		html: page(counter),
		expected: left("without", "counter"),
	},
	{
		name: "an element of version 4",
		...at,
		html: page(`${counter}<div data-e-type="e-unheard-of"></div>`),
		expected: left("element", "e-unheard-of"),
	},
	{
		name: "an element of version 4 that a plugin of another author covers: its tag says so",
		...stars(ofStars),
		expected: {
			level: "whole",
			reasons: [],
			go: [...everything, "stars-handler"],
			stay: ["stars"],
			standIns: [],
			onSurface: [],
			plugins: ["counter"],
			scriptless: false,
		},
	},
	{
		name: "elements and widgets by their beginnings, covered by a plugin of another author",
		...stars(ofStars.replace('"e-stars"', '"e-st*",7,null')),
		expected: { level: "whole", go: [...everything, "stars-handler"] },
	},
	{
		name: "a plugin of another author that a consent tool holds back covers nothing",
		...stars(ofStars, "text/plain"),
		expected: { level: "left" },
	},
	{
		name: "a plugin of another author whose tag holds no JSON covers nothing",
		...stars("{"),
		expected: { level: "left" },
	},
	{
		name: "a version below the floor (versions #44)",
		...at,
		html: page(counter).replaceAll("3.35.0", "2.6.4"),
		expected: left("version", "Elementor 2.6.4"),
	},
	{
		name: "a version below the floor, which only the generator names (versions #44)",
		...at,
		html: page(
			counter,
			builder.replace(config, "").replaceAll("?ver=3.35.0", ""),
			`${jquery}<meta name="generator" content="WordPress 5.2"><meta name="generator" content="Elementor 2.8.5; settings: x">`,
		),
		expected: left("version", "Elementor 2.8.5"),
	},
	{
		name: "a version below the floor, which only a style sheet's address names (versions #44)",
		...at,
		html: page(
			counter,
			builder.replace(config, "").replaceAll("?ver=3.35.0", ""),
			`${jquery}<link rel="stylesheet" href="${plugins}/elementor/assets/css/frontend-lite.min.css?x=1&#038;ver=2.8.0-beta1">`,
		),
		expected: left("version", "Elementor 2.8.0-beta1"),
	},
	{
		name: "a configuration that a minifier has written again",
		...at,
		html: page(
			counter,
			builder.replace(
				config,
				"<script>var elementorFrontendConfig={environmentMode:{edit:!1},version:'2.7.6'}</script>",
			),
		),
		expected: left("version", "Elementor 2.7.6"),
	},
	{
		name: "the second half below the floor",
		...at,
		html: page(
			counter,
			builder + tag("elementor-pro-frontend", `${plugins}/elementor-pro/assets/js/frontend.min.js?ver=2.8.3`),
		),
		expected: left("version", "Elementor Pro 2.8.3"),
	},
	{
		name: "a number of a cache is not a version",
		...at,
		html: page(counter, builder.replace(config, "").replaceAll("?ver=3.35.0", "?ver=1700000000")),
		expected: { level: "whole" },
	},
	...["2.9.0-beta1", "4.2.0-dev3", "3.25.0-beta2"].map((version) => ({
		name: `the trial version ${version}, which is not below the floor`,
		...at,
		html: page(counter).replaceAll("3.35.0", version),
		expected: { level: "whole" as const },
	})),
	{
		name: "widgets in closed popups, templates and noscript",
		...at,
		html: page(
			`${counter}<div data-elementor-type="popup">${widget("accordion")}</div><template>${widget("toggle")}<script>jQuery(a)</script></template><noscript>${widget("alert")}<script>x</script></noscript>`,
		),
		expected: { level: "whole", plugins: ["counter", "popups"] },
	},
	{
		name: "handles of older versions (versions #42)",
		...at,
		html: page(
			counter,
			builder +
				["preloaded-modules", "pro-preloaded-elements-handlers"]
					.map((name) => tag(name, `${plugins}/elementor/assets/js/${name}.min.js`))
					.join("") +
				tag("elementor-waypoints", `${plugins}/elementor/assets/lib/waypoints/waypoints.min.js`),
		),
		expected: { level: "whole", stay: [] },
	},
	{
		name: "slick of an add-on stays with jQuery (versions #43)",
		...at,
		html: page(counter, builder + tag("jquery-slick", `${plugins}/pack/slick.js`)),
		scripts: { [`${plugins}/pack/slick.js`]: "jQuery.fn.slick = 1" },
		expected: { level: "with-jquery", stay: ["jquery-core", "jquery-migrate", "jquery-slick"] },
	},
	{
		name: "an image carousel of Slick (versions #45)",
		...at,
		html: page(widget("image-carousel", '<div class="elementor-slick-slider"><div class="slick-slide"></div></div>')),
		expected: left("not-yet", "carousels of Slick"),
	},
	{
		name: "an image carousel of Slick that has its type elsewhere, as old pages print it (versions #45)",
		...at,
		html: page(
			`${counter}<div class="elementor-element" data-element_type="image-carousel.default"><div class="elementor-image-carousel slick-slider"></div></div>`,
		),
		expected: left("not-yet", "carousels of Slick"),
	},
	{
		name: "a carousel of Slick in a widget of an add-on",
		...at,
		html: page(counter + widget("jet-carousel", '<div class="elementor-slick-slider"></div>')),
		expected: { level: "whole", reasons: [] },
	},
	{
		name: "buttons and forms that add to the cart: the shop's own scripts drive them",
		...at,
		html: page(
			counter +
				widget("wc-add-to-cart", '<a class="add_to_cart_button ajax_add_to_cart" data-quantity="1">Add</a>') +
				widget(
					"woocommerce-product-add-to-cart",
					'<form class="cart"><input name="quantity"><button>Add</button></form>',
				),
		),
		expected: { level: "whole", reasons: [] },
	},
	{
		name: "a loop's button that adds to the cart beside a quantity",
		...at,
		html: page(
			counter +
				widget(
					"woocommerce-product-add-to-cart",
					'<div class="e-loop-add-to-cart-form-container"><form class="cart"><input name="quantity"><a class="ajax_add_to_cart">Add</a></form></div>',
				),
		),
		expected: left("not-yet", "the quantity next to a loop's add-to-cart button"),
	},
	{
		name: "what the server says: jQuery that nobody calls goes, whoever has asked for it",
		...at,
		html: page(counter),
		registry: asked,
		expected: { level: "whole", stay: [], kept: [] },
	},
	{
		name: "what the server says: underscore and jQuery by their files' own names, asked for and not called",
		...at,
		html: page(counter),
		registry: {
			handles: {
				...asked.handles,
				underscore: { src: "", deps: [] },
				"rmp-ajax-js": { src: "", deps: ["jquery", "underscore"] },
			},
			queue: ["jquery-core", "jquery-migrate", "underscore", "rmp-ajax-js", "elementor-frontend"],
		},
		expected: { level: "whole", stay: [], kept: [] },
	},
	{
		name: "what the server says: asked for and called in the page, jQuery stays",
		...at,
		html: page(`${counter}<script>jQuery(".a").hide()</script>`),
		registry: asked,
		expected: { level: "with-jquery", stay: ["jquery-core", "jquery-migrate"] },
	},
	{
		name: "what the server says: asked for and called in an attribute, jQuery stays",
		...at,
		html: page(`${counter}<a onclick="jQuery(this).hide()">A</a>`),
		registry: asked,
		expected: { level: "with-jquery", stay: ["jquery-core", "jquery-migrate"] },
	},
	{
		name: "what the server says: a theme's file that depends on jQuery keeps it",
		...at,
		html: page(counter, builder + tag("theme", "/wp-content/themes/a/a.js")),
		scripts: { "http://site.example/wp-content/themes/a/a.js": "go()" },
		registry: {
			...asked,
			handles: { ...asked.handles, theme: { src: "/wp-content/themes/a/a.js", deps: ["jquery"] } },
		},
		expected: { level: "with-jquery", stay: ["jquery-core", "jquery-migrate", "jquery", "theme"] },
	},
	...[
		// Libraries of today, shortened and in full.
		'!function(){t.pick=go,"undefined"!=typeof jQuery&&void 0!==jQuery.fn&&(jQuery.fn.pick=function(e){return go(this,e)})}()',
		'if (typeof jQuery !== "undefined" && typeof jQuery.fn !== "undefined") {\n\tjQuery.fn.pick = function (config) {\n\t\treturn go(this, config);\n\t};\n}',
		"window.jQuery && (window.jQuery.fn.pick = function () { return go(this); })",
		"null != window.jQuery && null !== jQuery.fn && (jQuery.fn.pick = function () { return go(this); })",
		"if (window.jQuery) window.jQuery.fn.pick = function(e) { go(e) }; var $ = (a) => go(a); $('.a')",
	].map(
		(code, number): Case => ({
			name: `what the server says: a library that becomes a plugin of jQuery only if that is there ${number}`,
			...at,
			html: page(counter, builder + tag("pick", "/wp-content/themes/a/pick.js")),
			scripts: { "http://site.example/wp-content/themes/a/pick.js": code },
			registry: {
				...asked,
				handles: { ...asked.handles, pick: { src: "/wp-content/themes/a/pick.js", deps: ["jquery"] } },
			},
			expected: { level: "whole", stay: ["pick"] },
		}),
	),
	...[
		"if (window.jQuery) { window.jQuery.fn.pick = function(e) { go(e) }; window.jQuery('.a').pick(); }",
		"window.jQuery && window.jQuery('.a').hide()",
		"window.jQuery || document.write('Without it nothing works'); go()",
		"jQuery.fn.pick = function(e) { go(e) }; typeof jQuery !== 'undefined'",
		"if (window.jQuery) window.jQuery.fn.pick = function(e) { go(e) }; setTimeout(() => jQuery('.a').pick())",
		// Tests that throw without jQuery.
		"jQuery && (jQuery.fn.pick = function(e) { go(e) })",
		"if (jQuery) jQuery.fn.pick = function(e) { go(e) }",
		"window.jQuery.fn && (window.jQuery.fn.pick = function(e) { go(e) })",
		"'undefined' != typeof jQuery.fn && (jQuery.fn.pick = function(e) { go(e) })",
		"null != jQuery && (jQuery.fn.pick = function(e) { go(e) })",
	].map(
		(code, number): Case => ({
			name: `what the server says: a library that does more with jQuery ${number}`,
			...at,
			html: page(counter, builder + tag("pick", "/wp-content/themes/a/pick.js")),
			scripts: { "http://site.example/wp-content/themes/a/pick.js": code },
			registry: {
				...asked,
				handles: { ...asked.handles, pick: { src: "/wp-content/themes/a/pick.js", deps: ["jquery"] } },
			},
			expected: { level: "with-jquery", stay: ["jquery-core", "jquery-migrate", "jquery", "pick"] },
		}),
	),
	{
		name: "what the server says: the calendar of date fields, which are the browser's own, goes",
		...at,
		html: page(widget("form", "<form class='elementor-form'></form>"), builder + tag("flatpickr", "/flatpickr.js")),
		registry: {
			...asked,
			handles: { ...asked.handles, flatpickr: { src: "/flatpickr.js", deps: ["jquery"] } },
			queue: [...asked.queue, "flatpickr"],
		},
		expected: { level: "whole", stay: [] },
	},
	...["flatpickr('.day', {})", "window.flatpickr(day)", "flatpickr.localize(days)"].map(
		(code): Case => ({
			name: `the calendar of date fields stays for others: ${code}`,
			...at,
			html: page(
				`${widget("form", "<form class='elementor-form'></form>")}<script>${code}</script>`,
				builder + tag("flatpickr", "/flatpickr.js"),
			),
			scripts: {
				"http://site.example/flatpickr.js": "window.jQuery && (jQuery.fn.flatpickr = function (e) { go(e) })",
			},
			expected: { level: "whole", stay: ["flatpickr"] },
		}),
	),
	{
		name: "what the server says: the calendar of date fields stays for a script that depends on it",
		...at,
		html: page(counter, builder + tag("flatpickr", "/flatpickr.js") + tag("booking", "/wp-content/plugins/b/b.js")),
		scripts: { "http://site.example/wp-content/plugins/b/b.js": "go()" },
		registry: {
			...asked,
			handles: {
				...asked.handles,
				flatpickr: { src: "/flatpickr.js", deps: ["jquery"] },
				booking: { src: "/wp-content/plugins/b/b.js", deps: ["flatpickr"] },
			},
		},
		expected: { level: "with-jquery", stay: ["jquery-core", "jquery-migrate", "jquery", "flatpickr", "booking"] },
	},
	{
		name: "a library that becomes a plugin of jQuery, and code in the page that calls it",
		...at,
		html: page(`${counter}<script>jQuery(".a").pick()</script>`, builder + tag("pick", "/wp-content/themes/a/pick.js")),
		scripts: {
			"http://site.example/wp-content/themes/a/pick.js":
				"window.jQuery&&(jQuery.fn.pick=function(e){return go(this,e)})",
		},
		expected: { level: "with-jquery", stay: ["jquery-core", "jquery-migrate", "pick"] },
	},
	{
		name: "what the server says: a library that code does not tell stays where it is asked for directly",
		...at,
		html: page(counter),
		registry: { ...asked, queue: ["jquery-ui-core", "elementor-frontend"] },
		expected: { level: "with-jquery", stay: ["jquery-core", "jquery-migrate", "jquery", "jquery-ui-core"] },
	},
	{
		name: "what the server says: a tag that is not there",
		...at,
		html: page(counter, "", ""),
		registry: { handles: { "elementor-frontend": { src: "/a.js", deps: [] } }, queue: [] },
		expected: left("tag", "elementor-frontend"),
	},
	{
		name: "a pixel whose consent tool may hold it back by its address",
		...at,
		html: page(counter, builder + tag("pys", "/pys.js") + tag("cookie-law-info", "https://other.example/cky.js")),
		expected: left("consent", "CookieYes"),
	},
	{
		name: "a pixel that a tool has made inert",
		...at,
		html: page(counter, builder + tag("pys", "/pys.js", ' type="text/plain"')),
		expected: left("held", "pys"),
	},
	{
		name: "a pixel with settings of its own that a tool has made inert: a gate keeps the tag",
		...at,
		html: page(
			counter,
			`${builder}${pixelData}${tag("pys", "/pys.js", ' type="text/plain" data-category="marketing"')}`,
		),
		expected: { level: "whole", gated: ["pys"], tools: [], plugins: ["counter", "tracking"] },
	},
	{
		name: "a pixel with settings of its own beside a tool that may hold it back by its address: a gate keeps the tag",
		...at,
		html: page(
			counter,
			`${builder}${pixelData}${tag("pys", "/pys.js")}${tag("cookie-law-info", "https://other.example/cky.js")}`,
		),
		expected: { level: "whole", gated: ["pys"], tools: ["CookieYes"] },
	},
	{
		name: "a pixel beside a tool that the site has and the page does not show: it is asked for all the same",
		...at,
		html: page(counter, `${builder}${pixelData}${tag("pys", "/pys.js")}`),
		folders: ["cookie-notice", "seo"],
		expected: { level: "whole", gated: ["pys"], tools: ["Cookie Notice"] },
	},
	{
		name: "a pixel beside a tool whose answer nothing reads",
		...at,
		html: page(counter, `${builder}${pixelData}${tag("pys", "/pys.js")}`),
		folders: ["cookie-bar"],
		expected: left("consent", "Cookie Bar"),
	},
	{
		name: "a pixel whose settings are inert waits by itself",
		...at,
		html: page(
			counter,
			`${builder}${pixelData.replace("<script", '<script type="text/plain"')}${tag("pys", "/pys.js", ' type="text/plain"')}`,
		),
		expected: { level: "whole", gated: [] },
	},
	...(
		[
			["text and a picture", "", {}, true],
			[
				"sections whose backgrounds the server's own inline script loads",
				`${lazy}<script>${lazyCode}</script>`,
				{},
				true,
			],
			["sections with lazy backgrounds and no script for them", lazy, {}, false],
			[
				"WordPress's emoji",
				'<script id="wp-emoji-settings" type="application/json">{}</script><script type="module">const e=document.getElementById("wp-emoji-settings")</script>',
				{},
				true,
			],
			[
				"our core, printed as a module",
				'<script type="module" src="/gossamer/gossamer.js" id="gossamer-js-module"></script>',
				{},
				true,
			],
			["a widget of ours", counter, {}, false],
			["inline code of the site", "<script>document.title = 'A'</script>", {}, false],
			["a file of the site", '<script src="/theme.js"></script>', {}, false],
			["code in an address", '<a href="javascript:void(document.title)">A</a>', {}, false],
			["a sheet that brings in others", "<style>@import url(/c.css);</style>", {}, false],
			["code in an attribute", '<p onclick="alert(1)">A</p>', {}, false],
			["a link action", '<a href="#elementor-action%3Aaction%3Dpopup%3Aopen">A</a>', {}, false],
			[
				"words of a library that goes, as WordPress 6.4 prints them in a theme without HTML5 scripts",
				`${tag("wp-i18n", "/wp-includes/js/dist/i18n.min.js")}<script id="wp-i18n-js-after">\n/* <![CDATA[ */\nwp.i18n.setLocaleData( {} );\n/* ]]> */\n</script>${tag("elementor-pro-frontend", `${plugins}/elementor-pro/assets/js/frontend.min.js`)}`,
				{},
				true,
			],
			[
				"words of a library that goes",
				`${tag("wp-i18n", "/wp-includes/js/dist/i18n.min.js")}<script id="wp-i18n-js-after">wp.i18n.setLocaleData({})</script>${tag("elementor-pro-frontend", `${plugins}/elementor-pro/assets/js/frontend.min.js`)}`,
				{},
				true,
			],
			[
				"what a site has added behind a script that goes",
				'<script id="elementor-frontend-js-after">document.title = "A"</script>',
				{},
				false,
			],
			[
				"a link to a picture where the site opens them in a lightbox",
				`<a href="/a.jpg">A</a><script type="application/json">{"global_image_lightbox":"yes"}</script>`,
				{},
				false,
			],
			[
				"the builder's sheet, which tells its script the device",
				"<style>#elementor-device-mode::after{content:'desktop'}</style>",
				{},
				true,
			],
			[
				"a sheet that styles by the device",
				"<style>body[data-elementor-device-mode=mobile] p{color:red}</style>",
				{},
				false,
			],
			[
				"a linked sheet that styles by the browser",
				"",
				{ "http://site.example/a.css": ".e--ua-safari p{color:red}" },
				false,
			],
			["a sheet that cannot be read", '<link rel="stylesheet" href="https://other.example/b.css">', {}, false],
			["fonts of a service", '<link rel="stylesheet" href="https://fonts.googleapis.com/css?family=A">', {}, true],
		] as const
	).map(
		([name, inner, sheets, scriptless]): Case => ({
			name: `${scriptless ? "no script is needed" : "a script is needed"}: ${name}`,
			...at,
			html: page(`${widget("heading")}${widget("image")}${inner}`),
			sheets: { "http://site.example/a.css": "p { color: red }", ...sheets },
			scripts: { "http://site.example/theme.js": "" },
			expected: { level: "whole", scriptless },
		}),
	),
];
