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
		`$page = ${read(body, head)}; return array_map('array_values', Gossamer\\left_alone($page, Gossamer\\read_scripts($page, ${site})));`,
	).map(([kind, detail]) => `${kind} ${detail}`);
/** A long text as PHP makes it: a command has only so many letters. */
const repeat = (text: string) => {
	const [, start, word, end] = /^(<!--|<noscript>)(- x |<b>x<\/b>).*?(-->|<\/noscript>)$/s.exec(text)!;
	const count = (text.length - start!.length - end!.length) / word!.length;
	return `${quote(start!)} . str_repeat(${quote(word!)}, ${count}) . ${quote(end!)}`;
};
const widget = (type: string, inner: string, rest = "") =>
	`<div class="elementor-element elementor-widget" data-widget_type="${type}.default" ${rest}>${inner}</div>`;
const config = (json: string) =>
	`<script id="elementor-frontend-js-before">var elementorFrontendConfig = ${json};</script>`;

it.each([
	["versions #45", widget("image-carousel", '<div class="elementor-slick-slider"></div>'), "carousels of Slick"],
	[
		"versions #20",
		'<nav class="e-n-menu"><div class="e-n-menu-items-heading"></div></nav>',
		"mega menus from before Pro 3.16",
	],
	["versions #15", '<div class="e-container"></div>', "containers from before 3.8"],
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
	expect(php(`return (${read(tag, "<script>first()</script>")})->isReadable();`)).toBe(false);
	expect(php(`return (${read("<script></script>", "<script>first()</script>")})->isReadable();`)).toBe(true);
});

/** What is said of a pixel, and what a gate makes of its two tags. */
const held = (attributes: string, data = "", extra = 'id="pys-js-extra"', more = "") =>
	php<{ reasons: string[][]; gated: string[]; html: string }>(`
		$page = ${read(`<script ${extra}>var pysOptions = {${data}};</script><script id="pys-js" src="/pys.js?ver=1" ${attributes}></script>${more}`)};
		$scripts = Gossamer\\read_scripts($page, ${site});
		$found = Gossamer\\held_back($scripts, ${site}, array('pys'));
		$edits = array();
		foreach (Gossamer\\gates_of($scripts, $found['gated'], $found['tools']) as $gate) {
			$edits = array_merge($edits, Gossamer\\gate_edits($page, $gate, 'https://site.example/gate.js?ver=2'));
		}
		return array('reasons' => array_map('array_values', $found['reasons']), 'gated' => $found['gated'], 'html' => $page->edit($edits));`);
const waiting = '<script type="text/gossamer" data-gossamer-waits="/pys.js?ver=1" id="pys-js-extra">';

it.each([
	'type="text/plain"',
	'type="text/javascript" data-category="marketing"',
	'class="cmplz-script"',
	"data-usercentrics='Pixel' async",
	'type="text/plain" consent-required="12" data-rcb-x="1"',
])("a script that a consent tool has made inert or marked: its gate has the same marks (%s)", (attributes) => {
	const { reasons, gated, html } = held(attributes);
	expect([reasons, gated]).toEqual([[], ["pys"]]);
	expect(html).toContain(`${waiting}var pysOptions = {};</script>`);
	const printed = attributes.replaceAll("'", '"');
	expect(html).toContain(`<script id="pys-js" src="https://site.example/gate.js?/pys.js?ver=1" ${printed}></script>`);
});

it("a mark by which a tool leaves the script alone is ignored", () => {
	expect(held('data-cookieconsent="true" defer').gated).toEqual([]);
});

it("settings that a tool has made inert wait on their own", () => {
	const { reasons, gated } = held('type="text/plain"', "", 'type="text/plain" id="pys-js-extra"');
	expect([reasons, gated]).toEqual([[], []]);
});

it("a script without settings that could wait keeps its page", () => {
	expect(held('type="text/plain"', "", 'id="other"').reasons).toEqual([["held", "pys"]]);
});

it("alongside a consent tool that may know the script by its address a gate has that address", () => {
	const tool = '<script id="cookie-law-info-js" src="/script.js"></script>';
	const found = held("", "", undefined, tool);
	expect(found).toMatchObject({ reasons: [], gated: ["pys"] });
	// Tracking waits for the answer, also where the tool does not come.
	expect(found.html).toContain('data-settings="{&quot;require_consent&quot;:&quot;yes&quot;}" id="pys-js-extra"');
	expect(held("", '"gdpr":{"cookie_law_info_integration_enabled":true}', undefined, tool).gated).toEqual(["pys"]);
});

it("a consent tool whose answer nothing reads keeps the page", () => {
	const tool = '<script src="/wp-content/plugins/cookie-bar/a.js"></script>';
	expect(held("", "", undefined, tool).reasons).toEqual([["consent", "Cookie Bar"]]);
});

it.each([
	["a long text for browsers without script", `<noscript>${"<b>x</b>".repeat(200_000)}</noscript>`],
	["a long comment", `<!--${"- x ".repeat(400_000)}-->`],
])("%s moves nothing behind the head", (_, long) => {
	const code = `$page = new Gossamer\\Document('<!DOCTYPE html><html><head><title>a <script> b</title>' . ${repeat(long)} . '<link rel="stylesheet" href="/a.css"></head><body><script>a()</script></body></html>');`;
	expect(php(`${code} return array($page->isReadable(), substr($page->html, $page->head(), 5));`)).toEqual([
		true,
		"<link",
	]);
});

it("a page for which memory may not do goes out as it was", () => {
	expect(
		php(`
			ini_set('memory_limit', (string) (memory_get_usage() + 4 * 1024 * 1024));
			$has = array(Gossamer\\has_room(1024), Gossamer\\has_room(8 * 1024 * 1024));
			$known = Gossamer\\lacking_members('elementorFrontend.hooks;' . str_repeat('a();', 10000), array());
			ini_set('memory_limit', '-1');
			return array($has, $known, Gossamer\\has_room(PHP_INT_MAX));`),
	).toEqual([[true, false], ["elementorFrontend.?"], true]);
});
