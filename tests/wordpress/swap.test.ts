// The swap, page by page: what goes, and what stays.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { composeCore } from "../../src/rollup/release";
import { readManifest, release } from "../site/release.mjs";
import { hasGossamer, importMap, plainly } from "./swapped";
import { get, handlesIn, php, quote, settings } from "./wordpress";

const originals = [
	"elementor-frontend",
	"elementor-pro-frontend",
	"pys",
	"jquery-core",
	"jquery-numerator",
	"underscore",
];

const mapIn = (html: string) => JSON.parse(importMap.exec(html)![1]!);

/** Links that preload our modules: WordPress has some of its own. */
const preloadsIn = (html: string) =>
	(html.match(/<link\b(?=[^>]* rel="modulepreload")[^>]*>/g) ?? []).filter((tag) => tag.includes("/gossamer/"));

/** What was cut, as the page keeps it. */
const inert = /<script type="application\/json" id="gossamer-originals">(.*?)<\/script>\n/;

describe("a page whose widgets are all covered", () => {
	it("loses the scripts of the originals and of their friends, and gets the core", async () => {
		const { text } = await get("/covered/");
		expect(handlesIn(text)).toEqual([]);
		expect(hasGossamer(text)).toBe(true);
		expect(text).not.toMatch(/<script[^>]*wp-i18n-js-after/);
	});

	it("keeps its inline data as it was printed", async () => {
		const { text } = await get("/covered/");
		const before = await plainly("/covered/");
		for (const id of [
			"rmp-ajax-js-js-extra",
			"pys-js-extra",
			"elementor-frontend-js-before",
			"elementor-pro-frontend-js-before",
		]) {
			const [data] = new RegExp(`<script[^>]* id=['"]${id}['"]>[\\s\\S]*?</script>`).exec(before)!;
			expect(text).toContain(data);
		}
	});

	it("is otherwise byte for byte what it was", async () => {
		const text = (await get("/covered/")).text.replace(inert, "").replace(importMap, "");
		const before = (await plainly("/covered/")).replace(importMap, "");
		const removed =
			/<script[^>]* id=['"](jquery-ui-core-js-before|[\w-]+-js(-after|-translations)?)['"][^>]*>[\s\S]*?<\/script>\n?/g;
		// But for its start states: the first section's background is there.
		const expected = before.replace(removed, "").replace("e-con e-parent", "e-con e-parent e-lazyloaded");
		const at = expected.split("").findIndex((letter, index) => letter !== text[index]);
		const length = text.length - expected.length;
		expect(text.slice(0, at) + text.slice(at + length)).toBe(expected);
		expect(text.slice(at, at + length)).toMatch(/\/bundle-\w+\.js/);
	});

	it("keeps what was cut as inert data, for a cache that keeps the page longer than our files are there", async () => {
		const { text } = await get("/covered/");
		const tags: string[] = JSON.parse(inert.exec(text)![1]!);
		expect(tags.every((tag) => /^<script[\s\S]*<\/script>$/.test(tag))).toBe(true);
		const before = await plainly("/covered/");
		expect(handlesIn(tags.join("\n"))).toEqual(handlesIn(before));
	});

	it("gets what it needs immediately in one file, with its integrity, which pages of the same kind share", async () => {
		const { text } = await get("/covered/");
		const [, address, integrity] =
			/<script type="module" src="([^"]*\/bundle-\w+\.js)" id="gossamer-js-module" integrity="([^"]*)"><\/script>/.exec(
				text,
			)!;
		expect(mapIn(text).integrity[address!]).toBe(integrity);
		expect(preloadsIn(text)).toEqual([]);
		const code = (await get(address!)).text;
		expect(`sha384-${createHash("sha384").update(code).digest("base64")}`).toBe(integrity);
		expect(code.includes("__ROWS__") || code.includes("__BUNDLE__")).toBe(false);
		for (const name of ["kit", "plugins/tracking"]) expect(code.includes(`"${name}":()=>{`), name).toBe(true);
		expect((await get("/covered/")).text).toContain(address);
	});

	it("gets in it what the build for Node puts together of the same chunks", () => {
		const { plugins, rows } = readManifest();
		const parts = ["tracking", "chat"].flatMap((name) => plugins[name]!.early.flatMap(({ files }) => files));
		const chunks = [...new Set(["kit.js", "plugins/tracking.js", "plugins/chat.js", ...parts])];
		const printed = php<string>(`return Gossamer\\print_bundle(json_decode(${quote(JSON.stringify(chunks))}, true));`);
		const read = (file: string) => readFileSync(join(release, file), "utf8");
		expect(printed).toBe(
			composeCore(read("engine.js"), rows, Object.fromEntries(chunks.map((file) => [file, read(file)]))),
		);
	});

	it("gets the style sheet that it needs immediately behind those of the site, and a core that links it no more", () => {
		const [first, last, end, code] = php<[string, string, number, string]>(`
			$html = '<head><title>A</title><link rel="stylesheet" href="/a.css"><script>"</head>"</script></head><body>';
			$options = array('bundle' => true, 'integrity' => true) + Gossamer\\options();
			list($first, $last) = Gossamer\\head_tags($html, array('plugins' => array('carousel'), 'rows' => array_keys(array_column(Gossamer\\release()['rows'], 'name'), 'carousel', true), 'starter' => null), $options, false);
			preg_match('~bundle-\\w+\\.js~', $first, $match);
			$file = Gossamer\\releases_folder() . '/' . Gossamer\\release()['id'] . "/$match[0]";
			$document = new Gossamer\\Document($html);
			return array($first, $last, strlen($html) - $document->headEnd(), file_get_contents($file));`);
		expect(last).toMatch(/^<link rel="stylesheet" href="[^"]*\/plugins\/carousel\.css[^"]*">\n$/);
		expect(end).toBe("</head><body>".length);
		expect(first).not.toContain("carousel.css");
		expect(code).toContain('"plugins/carousel.css":1');
	});

	it("gets with them the parts that its settings ask for immediately", () => {
		const filesFor = (html: string) =>
			php<{ now: string[] }>(`return Gossamer\\page_files(${quote(html)}, array('chat', 'tracking'));`).now;
		const chunks = ["gossamer.js", "kit.js", "permission.js", "plugins/chat.js", "plugins/tracking.js"];
		expect(filesFor("<body>").sort()).toEqual([...chunks].sort());
		const options = '"dynamicEvents":{"automatic_event_form":{}},"facebook":{"pixelIds":["1"]},"woo":{"enabled":false}';
		expect(filesFor(`<script>pysOptions = {${options}}</script><div class="joinchat__chatbox">`).sort()).toEqual(
			[...chunks, "plugins/chat-widget-parts.js", "plugins/tracking-built-in.js"].sort(),
		);
	});

	it.each([
		["carousel", `data-widget_type="reviews.default"`, ["plugins/carousel-media.js"]],
		["carousel", `data-widget_type="slides.default"`, ["plugins/carousel-slides.js"]],
		["carousel", `data-settings="{&quot;effect&quot;:&quot;fade&quot;}"`, ["carousel-effects.js"]],
		["carousel", `data-settings='{"transition":"fade"}'`, ["carousel-effects.js"]],
		["carousel", `data-settings='{"slide_transition":"fade"}'`, []],
		[
			"carousel",
			`data-settings='{"effect":"slide","pagination":"fraction","lazyload":"yes"}'`,
			["carousel-stops.js", "plugins/carousel-lazy.js"],
		],
		["form", `class="e-field-step"`, ["plugins/form-steps.js"]],
		["posts", `data-settings='{"posts_masonry":"","masonry":"yes"}'`, ["plugins/posts-masonry.js"]],
		["animated-headline", `data-settings='{"headline_style":"rotate"}'`, ["plugins/animated-headline-rotation.js"]],
		["accessibility-panel", "<script>var roleLink = '1'</script>", ["plugins/accessibility-panel-landmarks.js"]],
	])("gets the parts of %s that %s asks for", (plugin, html, parts) => {
		const [with_, without] = php<string[][]>(`return array_map(function ($html) {
			return Gossamer\\page_files($html, array('${plugin}'))['now'];
		}, array(${quote(html)}, ''));`);
		expect(with_!.filter((file) => !without!.includes(file)).sort()).toEqual(parts);
	});

	it("gets its files one by one where no further one can be written", () => {
		const files = ["gossamer.js", "kit.js", "plugins/counter.js", "plugins/carousel.css"];
		const [written, unwritten, tooMany] = php<string[][]>(`
			$files = json_decode(${quote(JSON.stringify(files))}, true);
			$results = array(Gossamer\\with_bundle($files));
			$known = get_option('gossamer_releases');
			add_filter('pre_option_gossamer_releases', function () use (&$known) { return $known; });
			$other = array('gossamer.js', 'kit.js', 'plugins/alert.js');
			$copied = $known;
			$known = array_map(function ($entry) { return array('isCopied' => false) + $entry; }, $copied);
			$results[] = Gossamer\\with_bundle($other);
			$known = $copied;
			$drafts = array();
			for ($i = 0; $i < Gossamer\\MOST_BUNDLES; $i++) {
				touch($drafts[] = Gossamer\\releases_folder() . '/' . Gossamer\\release()['id'] . "/bundle-full$i.js");
			}
			$results[] = Gossamer\\with_bundle($other);
			array_map('unlink', $drafts);
			return $results;`);
		expect(written).toEqual([expect.stringMatching(/^bundle-\w{12}\.js$/), "plugins/carousel.css"]);
		expect(unwritten).toEqual(["gossamer.js", "kit.js", "plugins/alert.js"]);
		expect(tooMany).toEqual(unwritten);
	});

	it("where that is switched off, tells the browser immediately what it will need, with the integrity of each file", async () => {
		settings({ mode: "on", bundle: false });
		const { text } = await get("/covered/");
		const map = mapIn(text);
		const kit = Object.keys(map.integrity).find((address) => address.endsWith("/kit.js"))!;
		expect(map.integrity[kit]).toMatch(/^sha384-/);
		expect(text).toContain(`<link rel="modulepreload" href="${kit}" integrity="${map.integrity[kit]}">`);
		expect(text.indexOf("importmap")).toBeLessThan(text.indexOf("modulepreload"));
		expect(text.indexOf("modulepreload")).toBeLessThan(text.indexOf("</head>"));
	});
});

it("a page with one widget that nobody covers stays byte for byte as it was", async () => {
	const { text } = await get("/partial/");
	expect(text).toBe(await plainly("/partial/"));
	expect(handlesIn(text)).toEqual(expect.arrayContaining(originals));
});

describe("scripts of other plugins", () => {
	it("that call what our surface has not keep the page as it was", async () => {
		expect((await get("/dependent/")).text).toBe(await plainly("/dependent/"));
	});

	it("that depend on the page builder's run on our surface, which is there before them", async () => {
		const { text } = await get("/handler/");
		expect(handlesIn(text).sort()).toEqual(["base-class", "jquery-core", "jquery-migrate"]);
		expect(hasGossamer(text)).toBe(true);
		expect(text).toMatch(/<script src="[^"]*\/early\.js"><\/script>\n<script[^>]*id=.base-class-js/);
	});

	it.each(["network", "network-paths"])("are read where a delivery network serves them: %s", async (print) => {
		expect((await get(`/dependent/?print=${print}`)).text).not.toContain("gossamer-js-module");
		const { text } = await get(`/handler/?print=${print}`);
		expect(hasGossamer(text)).toBe(true);
		expect(text).toMatch(/<script src="[^"]*\/early\.js"><\/script>\n<script[^>]*id=.base-class-js/);
	});

	it("that need jQuery keep jQuery", async () => {
		const { text } = await get("/shop/");
		expect(handlesIn(text).sort()).toEqual(["jquery-core", "jquery-migrate", "woocommerce"]);
		expect(hasGossamer(text)).toBe(true);
	});

	it("that use jQuery without saying so keep it as well; one that needs another original keeps that, and ours is off", async () => {
		const { text } = await get("/friends/");
		const handles = handlesIn(text);
		expect(handles).toEqual(expect.arrayContaining(["jquery-core", "sloppy", "pixel-add-on", "pys", "js-cookie-pys"]));
		expect(handles).not.toContain("elementor-frontend");
		const config = JSON.parse(/id="gossamer-config">(.*?)</.exec(text)![1]!);
		expect(config.plugins.tracking).toBe(false);
	});
});

it("an inline script that calls jQuery keeps it, and no more", async () => {
	const { text } = await get("/inline/");
	expect(handlesIn(text)).toEqual(["jquery-core", "jquery-migrate"]);
	expect(text.indexOf("jquery-core-js")).toBeLessThan(text.indexOf("jQuery(function"));
	expect(hasGossamer(text)).toBe(true);
});

it("a page that prints its configuration is swapped, and keeps it", async () => {
	const { text } = await get("/covered/?print=config");
	expect(hasGossamer(text)).toBe(true);
	expect(text.match(/gossamer-config/g)).toHaveLength(1);
	settings({ mode: "on", without: ["tracking"] });
	const other = (await get("/covered/?print=config")).text;
	expect(JSON.parse(/id="gossamer-config">(.*?)</.exec(other)![1]!)).toEqual({
		consent: "denied",
		plugins: { tracking: false },
	});
	expect(other.match(/gossamer-config/g)).toHaveLength(1);
});

describe("a page whose plugins need neither the kit nor a kept press", () => {
	const codeOf = async (text: string) => {
		const [, address] = /<script\b(?=[^>]* id="gossamer-js-module")[^>]* src="([^"]*)"/.exec(text)!;
		return (await get(address!)).text;
	};

	it("gets the starter with its own rows and chunks, and the integrity of the core, which may come later", async () => {
		const { text } = await get("/letter/");
		expect(text).toMatch(/\/bundle-\w+\.js" id="gossamer-js-module" integrity/);
		expect(preloadsIn(text)).toEqual([]);
		const code = await codeOf(text);
		expect([...code.matchAll(/"([\w/-]+)":\(\)=>/g)].map(([, name]) => name)).toEqual(["plugins/drop-cap"]);
		expect([...code.matchAll(/[{,]name:"([\w-]+)"/g)].map(([, name]) => name)).toEqual([
			"drop-cap",
			"lazy-background",
			"sticky-anchors",
		]);
		const { integrity } = mapIn(text);
		const files = Object.keys(integrity).map((address) => address.replace(/.*\/(?=gossamer\.|kit|plugins\/)/, ""));
		expect(files).toEqual(expect.arrayContaining(["gossamer.js", "plugins/drop-cap.js"]));
	});

	it.each([
		["the page has a configuration", "?print=config", {}],
		["the owner has one for the plugin", "", { config: '{"plugins":{"drop-cap":{"a":1}}}' }],
		["something is pressed that runs code", "?print=onclick", {}],
		["files are not combined", "", { bundle: false }],
	])("gets the core where %s", async (_, query, options) => {
		settings({ mode: "on", ...options });
		const { text } = await get(`/letter/${query}`);
		expect(hasGossamer(text)).toBe(true);
		expect(await codeOf(text)).toContain("gossamer:ready");
	});
});

it("a chunk for a press that the browser answers is not in a page's file", () => {
	const [pressed, stuck] = php<string[][]>(`
		$rows = array_keys(array_column(Gossamer\\release()['rows'], 'name'), 'sticky-anchors', true);
		return array_map(function ($row) {
			return Gossamer\\page_files('', array('sticky-anchors'), array($row))['now'];
		}, array_reverse($rows));`);
	expect(pressed).toEqual(["gossamer.js"]);
	expect(stuck).toEqual(["gossamer.js", "kit.js", "plugins/sticky-anchors.js"]);
});

it("a page that needs no script has none", async () => {
	const before = await plainly("/words/");
	expect(handlesIn(before)).toContain("elementor-frontend");
	const addressed = (html: string) => html.match(/<script[^>]* src=[^>]*>/g) ?? [];
	for (const hasModules of ["", "1"]) {
		php(`return update_option('originals_modules', '${hasModules}');`);
		settings({ mode: "on" });
		const { text } = await get("/words/");
		expect([handlesIn(text), addressed(text)]).toEqual([[], []]);
		expect(text).not.toContain("gossamer");
		expect(text).toContain("elementorFrontendConfig");
	}
	php(`return delete_option('originals_modules');`);
});

it("a page without originals stays as it was", async () => {
	expect((await get("/plain/")).text).toBe(await plainly("/plain/"));
});

describe("plugins that are left out", () => {
	it("leave the original of another plugin alongside ours", async () => {
		settings({ mode: "on", without: ["tracking"] });
		const { text } = await get("/covered/");
		expect(handlesIn(text)).toEqual(expect.arrayContaining(["pys", "jquery-core"]));
		expect(handlesIn(text)).not.toContain("elementor-frontend");
		expect(text).toContain('{"plugins":{"tracking":false}}');
	});

	it("leave pages with such a widget of the page builder as they were", async () => {
		settings({ mode: "on", without: ["counter"] });
		expect(hasGossamer((await get("/covered/")).text)).toBe(false);
	});
});
