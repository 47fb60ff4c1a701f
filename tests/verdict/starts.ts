// Pages and the plugins whose start states they arrive in: the same list for both readers.
export interface StartCase {
	name: string;
	html: string;
	plugins: string[];
	/** What the page that arrives holds; nothing where it must be as it was printed. */
	holds?: string[];
}

const page = (body: string, rest = "") =>
	`<!DOCTYPE html>\n<html lang="en"><head><title>A <div> in words</title></head><body class="page"${rest}>\n${body}\n</body></html>`;
const items = (id: string, inner = "<p>Text</p>") =>
	[1, 2]
		.map(
			(at) =>
				`<div class="elementor-accordion-item"><div id="t${id}${at}" class="elementor-tab-title" data-tab="${at}" role="button" aria-controls="c${id}${at}" aria-expanded="false"><a class="elementor-accordion-title" tabindex="0">One &amp; two</a></div>\n<div id="c${id}${at}" class="elementor-tab-content elementor-clearfix" data-tab="${at}">${inner}</div></div>`,
		)
		.join("");
const accordion = (id = "a", inner?: string) =>
	`<div class="elementor-element elementor-widget" data-id="${id}" data-widget_type="accordion.default"><div class="elementor-accordion">${items(id, inner)}</div></div>`;
const tabs = `<div class="elementor-element" data-id="t" data-widget_type="tabs.default"><div class="elementor-tabs"><div class="elementor-tabs-wrapper" role="tablist"><div id="d1" class="elementor-tab-title" aria-selected="true" data-tab="1" role="tab" tabindex="0" aria-expanded="false">One</div><div id="d2" class="elementor-tab-title" aria-selected="false" data-tab="2" role="tab" tabindex="-1" aria-expanded="false">Two</div></div><div class="elementor-tabs-content-wrapper"><div id="p1" class="elementor-tab-content" data-tab="1" hidden="false">A</div><div id="p2" class="elementor-tab-content" data-tab="2" hidden="hidden">B</div></div></div></div>`;
const nested = `<div class="elementor-element" data-id="n" data-widget_type="nested-tabs.default"><div class="e-n-tabs"><div class="e-n-tabs-heading" role="tablist"><button class="e-n-tab-title" aria-selected="true" data-tab-index="1" tabindex="0" aria-controls="e-n-tab-content-11" style="--order: 1;">One</button><button class="e-n-tab-title" aria-selected="false" data-tab-index="2" tabindex="-1" aria-controls="e-n-tab-content-12">Two</button></div><div class="e-n-tabs-content"><div id="e-n-tab-content-11" data-tab-index="1" class=" elementor-element  e-con " data-id="x">A</div><div id="e-n-tab-content-12" data-tab-index="2" class="elementor-element e-con" data-id="y">B</div></div></div></div>`;
const panel = (rest = "", inner = "") =>
	`<div id="wp_access_helper_container" class="light_theme"${rest}><button type="button" class="wahout aicon_link" aria-label="Panel"><img src="/a.png" alt=""></button><div id="access_container" aria-hidden="false"><button tabindex="-1" type="button" class="close_container">Close</button><button type="button" class="smaller">A-</button></div>${inner}</div>`;
const links = '<nav class="wah-skiplinks-menu"><a href="#main">Skip</a></nav>';
const main = '<main id="main"><p>Text</p></main>';
const opened = 'class="elementor-tab-content elementor-clearfix elementor-active"';
const config = (text: string) => `<script type="application/json" id="gossamer-config">${text}</script>`;
const of = (name: string, html: string, plugins: string[], holds?: string[]): StartCase => ({
	name,
	html,
	plugins,
	holds,
});
const motion = (settings: object, type = "widget", inner = '<div class="elementor-widget-container"><b>A</b></div>') =>
	`<section class="around"><div class="elementor-element" data-element_type="${type}" data-settings="${JSON.stringify({ motion_fx_motion_fx_scrolling: "yes", motion_fx_translateY_effect: "yes", ...settings }).replaceAll('"', "&quot;")}">${inner}</div></section>`;
const everyDevice = { motion_fx_devices: ["desktop", "tablet", "mobile"] };
const svg = '<svg class="e-caret" viewBox="0 0 320 512"><path d="M31 192h257z"></path></svg>';
const menu = (value: unknown, inner = "") =>
	`<div class="elementor-element" data-widget_type="nav-menu.default" data-settings="${JSON.stringify({ submenu_icon: { value } }).replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"><nav class="elementor-nav-menu--main"><ul class="elementor-nav-menu"><li class="menu-item"><a href="/">One</a></li><li class="menu-item menu-item-has-children"><a href="/?a=1&amp;b" title="</a>">Two <b>&amp;</b>${inner}</a >\n<ul class="sub-menu"><li class="menu-item"><a href="/c">Three</a></li></ul></li></ul></nav></div>`;
const ours = ["accordion"];

export const startCases: StartCase[] = [
	of("an accordion", page(accordion()), ours, [
		`<div style="display: block;" id="ca1" ${opened}`,
		'<div tabindex="0" id="ta1" class="elementor-tab-title elementor-active" data-tab="1" role="button" aria-controls="ca1" aria-expanded="true"><a class="elementor-accordion-title" tabindex="-1">',
		'<div id="ca2" class="elementor-tab-content elementor-clearfix" data-tab="2">',
	]),
	of(
		"a feed's loader",
		page(
			'<div class="sbi"><button class="sbi_load_btn"><span class="sbi_btn_text">More</span><span class="sbi_loader sbi_hidden" style="color: red" aria-hidden="true"></span></button></div>',
		),
		["photo-feed"],
		['<span hidden="" class="sbi_loader sbi_hidden" style="color: red" aria-hidden="true"></span>'],
	),
	of("tabs", page(tabs), ours, [
		'<div style="display: block;" id="p1" class="elementor-tab-content elementor-active" data-tab="1">',
	]),
	of(
		"tags in other case, values without quotes and in single ones",
		page(accordion().replace('<div id="ca1"', "<DIV ID=ca1").replace('<div id="ta1"', "<Div  id='ta1'")),
		ours,
		['<DIV style="display: block;" ID=ca1', `<Div tabindex="0"  id='ta1'`],
	),
	of(
		"values with signs",
		page(accordion().replace('id="ta1"', 'id="ta1" title="&quot;A&quot; &lt; &#66; > c &eacute;é"')),
		ours,
		['title="&quot;A&quot; &lt; &#66; > c &eacute;é"', "elementor-active"],
	),
	of(
		"tags in comments, values, scripts and what is not shown",
		page(
			`<!-- <div><div> --><p title="<div>">A</p><script>var a = "<div><body>"</script><noscript><div></noscript><template>${accordion("q")}</template><textarea><div></textarea>${accordion()}<style>div::after{content:"<div>"}</style>`,
		),
		ours,
		[
			'id="ca1" class="elementor-tab-content elementor-clearfix elementor-active"',
			'<div id="cq1" class="elementor-tab-content elementor-clearfix"',
		],
	),
	of("an accordion in an item of another", page(accordion("a", accordion("b"))), ours, [
		`id="ca1" ${opened}`,
		`id="cb1" ${opened}`,
		'id="ca2" class="elementor-tab-content elementor-clearfix"',
	]),
	of(
		"another widget in an item",
		page(accordion("a", '<div class="elementor-element"><div class="elementor-tab-title" data-tab="9"></div></div>')),
		ours,
		[`id="ca1" ${opened}`],
	),
	of(
		"nested tabs",
		page(nested),
		["nested-tabs"],
		[
			'<div data-touch-mode="false" class="e-n-tabs e-activated">',
			'class="elementor-element e-con e-active" data-id="x"',
		],
	),
	of(
		"the panel",
		page(main + panel()),
		["accessibility-panel"],
		[
			'<body class="page"><div role="region" id="wp_access_helper_container"',
			'<div inert="" id="access_container" aria-hidden="true">',
			'<button tabindex="-1" type="button" class="smaller">',
			"</main>\n</body>",
		],
	),
	of(
		"the panel and links that skip to content",
		page(main + panel("", "<p>By Acme</p>") + links),
		["accessibility-panel"],
		[
			'<body class="page"><nav class="wah-skiplinks-menu"><a href="#main">Skip</a></nav><div role="region"',
			'<p inert="">By Acme</p></div>\n<main',
		],
	),
	of(
		"two plugins",
		page(main + accordion() + panel()),
		["accordion", "accessibility-panel"],
		[`id="ca1" ${opened}`, '<body class="page"><div role'],
	),
	of(
		"a value with an end tag in the panel",
		page(main + panel("", '<p title="</div>">A</p>')),
		["accessibility-panel"],
		['<p inert="" title="</div>">A</p></div>\n<main'],
	),
	of(
		"values that the panel brings",
		page(main + panel("", '<script type="text/javascript">\n\n\tvar a = 1;\n\tvar b = "#c";\n\n</script>')),
		["accessibility-panel"],
		['var b = "#c";\n\n</script></div>\n<main'],
	),
	of(
		"code that the panel brings",
		page(main + panel("", "<script>var a = b();</script>")),
		["accessibility-panel"],
		[`${main}<div role="region"`],
	),
	of(
		"a named script in the panel",
		page(main + panel("", '<script id="a-js-extra">var a = 1;</script>')),
		["accessibility-panel"],
		[`${main}<div role="region"`],
	),
	of(
		"a widget that moves",
		page(motion(everyDevice)),
		["motion"],
		[
			'<section class="around"><div class="elementor-element elementor-motion-effects-parent"',
			'<div class="elementor-widget-container elementor-motion-effects-element"><b>',
		],
	),
	of(
		"a container that moves, and a widget without an inner box",
		page(motion({}, "container") + motion({}, "widget", "")),
		["motion"],
		[
			'<section class="around elementor-motion-effects-parent"><div class="elementor-element elementor-motion-effects-element" data-element_type="container"',
			'<section class="around elementor-motion-effects-parent"><div class="elementor-element elementor-motion-effects-element" data-element_type="widget"',
		],
	),
	of(
		"a background that moves",
		page(
			motion(
				{
					motion_fx_motion_fx_scrolling: "",
					background_motion_fx_motion_fx_scrolling: "yes",
					background_motion_fx_scale_effect: "yes",
				},
				"container",
			),
		),
		["motion"],
		[
			'<section class="around elementor-motion-effects-parent"><div class="elementor-element" data-element_type="container"',
		],
	),
	of(
		"sections whose backgrounds wait",
		page(
			`<main><div class="elementor-element e-con e-parent" data-id="1"><div class="e-con e-child"></div></div><div class="elementor-element e-con e-parent" data-id="2"></div></main>`,
		),
		["lazy-background"],
		[
			'<main><div class="elementor-element e-con e-parent e-lazyloaded" data-id="1"><div class="e-con e-child">',
			'<div class="elementor-element e-con e-parent" data-id="2">',
		],
	),
	of("a section whose background never waits", page('<div class="e-con e-parent e-no-lazyload"></div>'), [
		"lazy-background",
	]),
	of(
		"sections that a rule of the page counts",
		page(
			`<style media="all">.e-con.e-parent:nth-of-type(n+2):not(.e-lazyloaded) *{a:b}.e-con.e-parent:nth-of-type(n+4),.e-con.e-parent:nth-of-type(n+4):not(.e-lazyloaded)\n* {a:b}.e-con.e-parent:nth-of-type(n+4):not(.e-lazyloaded) *, p{a:b}</style><main>${[1, 2].map((id) => `<div class="e-con e-parent" data-id="${id}"></div>`).join("<p>A</p>")}<section class="e-con e-parent"></section><div></div><div class="e-con e-parent e-no-lazyload" data-id="4"></div></main>${panel()}`,
		),
		["lazy-background", "accessibility-panel"],
		[
			'<style media="all">.e-con.e-parent[data-gossamer-nth~="2"]:not(.e-lazyloaded) :where(div,section,article,aside,header,footer,main,nav,figure,a.e-con){a:b}.e-con.e-parent[data-gossamer-nth~="4"],.e-con.e-parent[data-gossamer-nth~="4"]:not(.e-lazyloaded)\n* {a:b}.e-con.e-parent[data-gossamer-nth~="4"]:not(.e-lazyloaded) :where(div,section,article,aside,header,footer,main,nav,figure,a.e-con), p{a:b}</style>',
			'<div class="e-con e-parent e-lazyloaded" data-id="1">',
			'<div data-gossamer-nth="2" class="e-con e-parent" data-id="2">',
			'<section class="e-con e-parent">',
			'<div data-gossamer-nth="2 4" class="e-con e-parent e-no-lazyload" data-id="4">',
		],
	),
	of(
		"a rule that counts others",
		page('<style>.e-con:nth-of-type(n+2){a:b}</style><div class="e-con e-parent"></div>'),
		["lazy-background"],
	),
	of(
		"a menu whose items have lists",
		page(links + menu(svg)),
		["nav-menu"],
		[
			`title="</a>">Two <b>&amp;</b><span class="sub-arrow">${svg}</span></a >\n<ul`,
			'<a href="/">One</a>',
			'<a href="/c">Three</a>',
		],
	),
	of(
		"a menu with an icon of a font",
		page(menu("fas fa-caret-down")),
		["nav-menu"],
		['<span class="sub-arrow"><i class="fas fa-caret-down"></i></span></a >'],
	),
	of("a menu with its icons", page(menu(svg, '<span class="sub-arrow"></span>')), ["nav-menu"]),
	...[
		svg.replace("class=", "onload="),
		svg.replace("e-caret", "&quot;"),
		svg.replace("<path", '<path style="a:b"'),
		svg.replaceAll("path", "script"),
		`${svg}\n`,
		"fa fa-caret\n",
		"",
		null,
		["fa"],
	].map((value, at) => of(`a menu with an icon of another form (${at})`, page(menu(value)), ["nav-menu"])),
	of("what moves on some devices", page(motion({ motion_fx_devices: ["desktop"] })), ["motion"]),
	of("what follows the mouse as well", page(motion({ motion_fx_motion_fx_mouse: "yes" })), ["motion"]),
	of("a movement without an effect", page(motion({ motion_fx_translateY_effect: "" })), ["motion"]),
	of("a panel in another element", page(`<div>${panel()}</div>`), ["accessibility-panel"]),
	of("a panel with settings", page(main + panel(' data-settings="{}"')), ["accessibility-panel"]),
	of("a configuration that names the plugin", page(accordion() + config('{"plugins":{"accordion":{"a":1}}}')), ours),
	of("a configuration that names another", page(accordion() + config('{"plugins":{"form":{"a":1}}}')), ours, [opened]),
	of("a configuration that does not parse", page(accordion() + config("{")), ours, [opened]),
	of("two bodies", page(`${accordion()}<body class="second">`), ours),
	of("an attribute that is there twice", page(accordion().replace('id="ca1"', 'id="ca1" id="cb1"')), ours),
	of("a popup", page(`<div data-elementor-type="popup">${accordion()}</div>`), ours),
	of("what is started later", page(`<div data-delay-child-handlers="true">${accordion()}</div>`), ours),
	of("an accordion whose first item is another", page(accordion().replaceAll('data-tab="1"', 'data-tab="3"')), ours),
	of(
		"an accordion whose items stand in another order",
		page(accordion().replace(/data-tab="(\d)"/g, (_, at) => `data-tab="${3 - at}"`)),
		ours,
	),
	of("an accordion whose plugin is not used", page(accordion()), ["counter"]),
	of("items that were never closed", page(accordion().replace("</div></div></div>", "")), ours, [`id="ca1" ${opened}`]),
];
