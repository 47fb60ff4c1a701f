// Pages that the plugin leaves alone though it knows all their widgets.
import { beforeAll, expect, it } from "vitest";
import { php, quote } from "./wordpress";

beforeAll(() => {
	php(`return activate_plugin('gossamer/gossamer.php');`);
});

const read = (body: string, head = "") =>
	`new Gossamer\\Document(${quote(`<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`)})`;
const site = "array('address' => '', 'registry' => null, 'folders' => array())";
const reasons = (body: string, head = "") =>
	php<string[][]>(
		`$page = ${read(body, head)}; return array_map('array_values', Gossamer\\left_alone($page, Gossamer\\read_scripts($page, ${site}), ${site}, array()));`,
	).map(([kind, detail]) => `${kind} ${detail}`);
const widget = (type: string, inner: string, rest = "") =>
	`<div class="elementor-element elementor-widget" data-widget_type="${type}.default" ${rest}>${inner}</div>`;
const config = (json: string) =>
	`<script id="elementor-frontend-js-before">var elementorFrontendConfig = ${json};</script>`;

it.each([
	["versions #45", widget("image-carousel", '<div class="elementor-slick-slider"></div>'), "carousels of Slick"],
	[
		"versions #20",
		'<nav class="e-n-menu"><div class="e-n-menu-items-heading"></div></nav>',
		"mega menus of before Pro 3.16",
	],
	["versions #15", '<div class="e-container"></div>', "containers of before 3.8"],
])("%s: markup that is not served yet", (_, body, name) => {
	expect(reasons(body)).toEqual([`not-yet ${name}`]);
});

it("markup that is served is no reason, older forms as well", () => {
	const body = [
		widget("image-carousel", '<div class="swiper-container"></div>'),
		widget("animated-headline", '<span class="elementor-headline-dynamic-wrapper"></span>'),
		'<div class="e-n-tabs-content"><div class="e-n-tab-title e-collapse"></div></div>',
		'<div class="elementor-menu-cart__main" aria-expanded="false"></div>',
		'<div class="e-con e-container"></div>',
		'<div class="e-text-path"><svg></svg></div>',
		widget("image-carousel", '<div class="swiper"></div>'),
		widget("animated-headline", '<span class="elementor-headline-dynamic-wrapper"><span>Better</span></span>'),
		widget("other-slider", '<div class="swiper-container"></div>'),
		'<div class="e-text-path" data-url="/a.svg"></div><div data-e-type="e-div-block" data-interactions="null"></div>',
		config('{"responsive":{"breakpoints":{}},"breakpoints":{"xs":0,"md":800,"lg":1100},"version":"3.35.0"}'),
	];
	expect(reasons(body.join(""))).toEqual([]);
});

it("elements of version 4 that nobody drives", () => {
	expect(reasons('<form data-e-type="e-unheard-of"></form><h2 data-e-type="e-heading"></h2>')).toEqual([
		"element e-unheard-of",
	]);
});

it.each([
	["versions #44, by the configuration", config('{"version":"2.6.4"}'), ["version Elementor 2.6.4"]],
	[
		"by the address of the script",
		'<script src="/wp-content/plugins/elementor/assets/js/frontend.min.js?ver=2.8.5"></script>',
		["version Elementor 2.8.5"],
	],
	[
		"of the second half",
		'<script src="/wp-content/plugins/elementor-pro/assets/js/frontend.min.js?x=1&ver=2.7.0"></script>',
		["version Elementor Pro 2.7.0"],
	],
	["the floor itself", config('{"version":"2.9.0"}'), []],
])("a version below the floor: %s", (_, head, expected) => {
	expect(reasons("", head)).toEqual(expected);
});

it.each([
	["a tag whose attributes touch", `<script src='/original.js'id='elementor-frontend-js'></script>`],
	["an attribute that touches a value", `<script src='/original.js'async></script>`],
])("a page is left where the readings differ: %s", (_, tag) => {
	expect(php(`return (${read(tag, "<script>first()</script>")})->isReadable;`)).toBe(false);
	expect(php(`return (${read("<script></script>", "<script>first()</script>")})->isReadable;`)).toBe(true);
});

const held = (attributes: string, data = "", extra = 'id="pys-js-extra"', more = "") =>
	php<string[][]>(`
		$page = ${read(`<script ${extra}>var pysOptions = {${data}};</script><script id="pys-js" src="/pys.js" ${attributes}></script>${more}`)};
		return array_map('array_values', Gossamer\\held_back(Gossamer\\read_scripts($page, ${site}), ${site}, array('pys')));`);

it("a script that a consent tool has made inert or marked keeps its page", () => {
	for (const attributes of [
		'type="text/plain"',
		'type="text/javascript" data-category="marketing"',
		'class="cmplz-script"',
	])
		expect(held(attributes), attributes).toEqual([["held", "pys"]]);
	expect(held('data-cookieconsent="true" defer')).toEqual([]);
	// What replaces it reads its data, and waits for them.
	expect(held('type="text/plain"', "", 'type="text/plain" id="pys-js-extra"')).toEqual([]);
});

it("a consent tool that the original is not told of keeps the page", () => {
	const tool = '<script id="cookie-law-info-js" src="/script.js"></script>';
	expect(held("", "", undefined, tool)).toEqual([["consent", "CookieYes"]]);
	expect(held("", '"gdpr":{"cookie_law_info_integration_enabled":true}', undefined, tool)).toEqual([]);
});
