// The swap, page by page: what goes, what stays, and when nothing is done.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { composeCore } from "../../src/rollup/release";
import { readManifest, release } from "../site/release.mjs";
import { folder, get, handlesIn, logIn, php, quote, settings } from "./wordpress";

const originals = [
	"elementor-frontend",
	"elementor-pro-frontend",
	"pys",
	"jquery-core",
	"jquery-numerator",
	"underscore",
];
const hasGossamer = (html: string) =>
	/<script\b(?=[^>]* type="module")[^>]* src="[^"]*\/(gossamer|bundle-\w+)\.js/.test(html);

/** As WordPress prints it, with modules of its own in it, or we do. */
const importMap = /<script\b(?=[^>]* type="importmap")[^>]*>(.*?)<\/script>\n?/s;

const mapIn = (html: string) => JSON.parse(importMap.exec(html)![1]!);

/** Links that preload our modules: WordPress has some of its own. */
const preloadsIn = (html: string) =>
	(html.match(/<link\b(?=[^>]* rel="modulepreload")[^>]*>/g) ?? []).filter((tag) => tag.includes("/gossamer/"));

/** What was cut, as the page keeps it. */
const inert = /<script type="application\/json" id="gossamer-originals">(.*?)<\/script>\n/;

/** The page as it is printed without the plugin's doing, apart from what changes with every request. */
const plainly = async (path: string) => {
	settings({ mode: "off" });
	return (await get(path)).text;
};

beforeAll(() => {
	php(`return activate_plugin('gossamer/gossamer.php');`);
});
beforeEach(() => {
	settings({ mode: "on" });
});

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

describe("a page that", () => {
	it.each([true, false])(
		"has an import map of its own gets ours in it, before the module: integrity %s",
		async (integrity) => {
			settings({ mode: "on", integrity });
			for (const print of ["map", "late-map"]) {
				const { text } = await get(`/covered/?print=${print}`);
				expect(hasGossamer(text)).toBe(true);
				expect(text.match(/importmap/g)).toHaveLength(1);
				const [, map] = /<script type="importmap" id="own-map">(.*?)<\/script>/.exec(text)!;
				const { integrity: sums, ...own } = JSON.parse(map!);
				expect(own).toEqual({ imports: { a: "/a.js" }, scopes: {} });
				if (integrity) for (const sum of Object.values(sums)) expect(sum).toMatch(/^sha384-/);
				else expect(sums).toBeUndefined();
				expect(text.indexOf("own-map")).toBeLessThan(text.search(/type="module"|modulepreload/));
			}
		},
	);

	it("has an import map that does not parse keeps it as it is, and gets none", async () => {
		const { text } = await get("/covered/?print=broken-map");
		expect(text.match(/importmap/g)).toHaveLength(1);
		expect(text).toContain('<script type="importmap">{"imports":</script>');
		expect(text).not.toContain("sha384-");
		expect(hasGossamer(text)).toBe(true);
	});

	it("calls jQuery in an attribute keeps it", async () => {
		const { text } = await get("/covered/?print=onclick");
		expect([handlesIn(text), hasGossamer(text)]).toEqual([["jquery-core", "jquery-migrate"], true]);
	});

	it("begins with what is for browsers without script gets the core behind it", async () => {
		const { text } = await get("/covered/?print=noscript");
		expect(text.indexOf("importmap")).toBeGreaterThan(text.indexOf("</noscript>"));
	});

	it("is sent in parts is swapped as a whole", async () => {
		const { text } = await get("/covered/?print=flush");
		expect(text.match(/<html/g)).toHaveLength(1);
		expect([handlesIn(text), hasGossamer(text)]).toEqual([[], true]);
	});

	it("on a site with an optimiser has marks that keep it from delaying our inline scripts and the settings that we read", async () => {
		const tagsOf = async () => {
			const { text } = await get("/covered/");
			const settings = [...text.matchAll(/<script[^>]* id=["']?[\w-]+-js-(?:extra|before)["'][^>]*>/g)].map(
				([tag]) => tag,
			);
			const ours = /<script[^>]*>addEventListener\("error"/.exec(text)![0];
			return [...settings, ours];
		};
		expect((await tagsOf()).filter((tag) => tag.includes("data-no-optimize"))).toEqual([]);
		const before = php<string[]>(`
			$active = get_option('active_plugins');
			update_option('active_plugins', array_merge($active, array('litespeed-cache/litespeed-cache.php')));
			return $active;`);
		try {
			const tags = await tagsOf();
			expect(tags.length).toBeGreaterThan(2);
			for (const tag of tags)
				for (const mark of ['data-no-optimize="1"', 'data-no-defer="1"', 'data-cfasync="false"', "nowprocket"])
					expect(tag).toContain(mark);
		} finally {
			php(`return update_option('active_plugins', json_decode(${quote(JSON.stringify(before))}, true));`);
		}
	});

	it("with a widget that ends one buffer too many is swapped as a whole", async () => {
		const { text } = await get("/covered/?print=ended1");
		expect(text.match(/<html/g)).toHaveLength(1);
		expect([handlesIn(text), hasGossamer(text)]).toEqual([[], true]);
	});

	it("whose buffer is taken away has its originals alone", async () => {
		php(`return update_option('originals_modules', '1');`);
		try {
			const { text } = await get("/covered/?print=ended9");
			expect(handlesIn(text)).toContain("elementor-frontend");
			expect(text.match(/<script[^>]*gossamer[^>]*>/g)).toEqual([
				expect.stringMatching(/^<script(?=[^>]* type="text\/gossamer")[^>]* id="gossamer-js-module"/),
			]);
		} finally {
			php(`return delete_option('originals_modules');`);
		}
	});

	it.each([
		["has put the core in by itself", "own"],
		["has its scripts combined by another plugin", "combined"],
	])("%s stays as it was", async (_, word) => {
		const path = `/covered/?print=${word}`;
		expect((await get(path)).text).toBe(await plainly(path));
	});
});

describe("a page that was judged", () => {
	const judged = (page: string, more = "") =>
		php<boolean>(`
			Gossamer\\forget_plans();
			$made = 0;
			$make = function () use (&$made): array { $made++; return array('level' => 'left'); };
			$page = array('address' => 'http://site.example/a/', 'registry' => null, 'folders' => array());
			$ask = function (string $html, array $page, array $without = array()) use ($make) {
				Gossamer\\remember_plan(new Gossamer\\Document($html), $page, $without, $make);
			};
			$ask(${quote("<p>%s</p><script>a</script>".replace("%s", "ab12cd34ef 1795715624 bf373ad7-3ba4-4768-8c0d-c19ece07622c"))}, $page);
			${more}
			$ask(${quote(page)}, $page);
			return $made === 1;`);

	it("is not judged again where only nonces, times and made-up ids are others", () => {
		expect(judged("<p>0123456789 1795715699 00000000-3ba4-4768-8c0d-c19ece07ffff</p><script>a</script>")).toBe(true);
		expect(judged("<p>another 1795715624 bf373ad7-3ba4-4768-8c0d-c19ece07622c</p><script>a</script>")).toBe(false);
		expect(judged("<p>0123456789 1795715699 00000000-3ba4-4768-8c0d-c19ece07ffff</p><script>b</script>")).toBe(false);
	});

	it("is judged again where settings, plugins or scripts have changed", () => {
		const same = "<p>0123456789 1795715699 00000000-3ba4-4768-8c0d-c19ece07ffff</p><script>a</script>";
		expect(judged(same, "$page['folders'][] = 'new';")).toBe(false);
		expect(judged(same, "$page['registry'] = array('handles' => array(), 'queue' => array());")).toBe(false);
		expect(judged(same, "Gossamer\\save_options(array());")).toBe(false);
	});

	it("takes a bounded room, and is not written at each view where each view is another", () => {
		expect(
			php(`
				Gossamer\\forget_plans();
				$make = function (): array { return array('level' => 'left'); };
				for ($view = 0; $view < 300; $view++) {
					foreach (array('/same/', "/page-$view/") as $path) {
						$page = array('address' => "http://site.example$path", 'registry' => null, 'folders' => array());
						Gossamer\\remember_plan(new Gossamer\\Document("<p>view $view</p>"), $page, array(), $make);
					}
				}
				$same = 0;
				$most = 0;
				for ($number = 0; $number < Gossamer\\SEEN_OPTIONS; $number++) {
					$seen = get_option("gossamer_seen_$number", array());
					$most = max($most, count($seen));
					$same += count(array_keys(array_column($seen, 'path'), hash('crc32b', 'http://site.example/same/'), true));
				}
				Gossamer\\forget_plans();
				return array($same <= Gossamer\\MOST_FORMS, $most <= Gossamer\\MOST_SEEN);`),
		).toEqual([true, true]);
	});
});

describe("modes", () => {
	const isSwapped = async (path = "/covered/", headers = {}) => hasGossamer((await get(path, { headers })).text);

	it("off: nothing, not even with a preview link", async () => {
		settings({ mode: "off" });
		expect(await isSwapped()).toBe(false);
		expect(await isSwapped(`/covered/?gossamer-preview=${link()}`)).toBe(false);
	});

	it("preview: administrators who are logged in, and anyone who has a link; never kept by caches", async () => {
		settings({ mode: "preview" });
		expect(await isSwapped()).toBe(false);
		expect(await isSwapped("/covered/", await logIn("reader"))).toBe(false);
		const headers = await logIn();
		const answer = await get("/covered/", { headers });
		expect(hasGossamer(answer.text)).toBe(true);
		expect(answer.headers.get("cache-control")).toContain("no-cache");
		expect(await isSwapped(`/covered/?gossamer-preview=${link()}`)).toBe(true);
		expect(await isSwapped(`/covered/?gossamer-preview=${link("-60")}`)).toBe(false);
		expect(await isSwapped("/covered/?gossamer-preview=9999999999-abc")).toBe(false);
		expect(await isSwapped("/covered/?gossamer-preview[]=1")).toBe(false);
	});

	it("chosen: the listed pages, and what lies below a star", async () => {
		settings({ mode: "chosen", pages: ["/covered/", "/sh*"] });
		expect(await isSwapped()).toBe(true);
		expect(await isSwapped("/shop/")).toBe(true);
		expect(await isSwapped("/handler/")).toBe(false);
	});

	it("on: all but what is left out", async () => {
		settings({ mode: "on", exclude: ["/covered/"] });
		expect(await isSwapped()).toBe(false);
		expect(await isSwapped("/shop/")).toBe(true);
	});

	it("on: for everybody the same, so that caches may keep it", async () => {
		const first = await get("/covered/");
		const second = await get("/covered/", { headers: { cookie: "somebody=else", "user-agent": "Other" } });
		expect(second.text).toBe(first.text);
		expect(first.headers.get("cache-control")).toBeNull();
	});
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

it.each([
	"/covered/?elementor-preview=2",
	"/covered/?preview=true",
	"/covered/feed/",
	"/covered/embed/",
	"/wp-json/wp/v2/pages",
])("%s is left alone", async (path) => {
	const { text } = await get(path, { headers: await logIn() });
	expect(text).not.toContain("gossamer-js-module");
});

it("the block editor is left alone", async () => {
	const { text, status } = await get("/wp-admin/post-new.php?post_type=page", { headers: await logIn() });
	expect(status).toBe(200);
	expect(text).not.toContain("gossamer-js-module");
});

it("where WordPress knows modules it prints the core itself, and no page keeps it that is not swapped", async () => {
	php(`return update_option('originals_modules', '1');`);
	try {
		const bundled = (await get("/covered/")).text;
		expect(bundled.match(/ id="gossamer-js-module"/g)).toHaveLength(1);
		expect(bundled.indexOf(' id="gossamer-js-module"')).toBeLessThan(bundled.indexOf("</head>"));
		settings({ mode: "on", bundle: false });
		const { text } = await get("/covered/");
		expect(
			text.match(/<script\b(?=[^>]* type="module")(?=[^>]* src="[^"]*gossamer\.js")[^>]* id="gossamer-js-module"/g),
		).toHaveLength(1);
		// WordPress prints modules in the head of block themes.
		const isBlocks = php<boolean>("return wp_is_block_theme();");
		expect(text.indexOf(' id="gossamer-js-module"') > text.indexOf("</main>")).toBe(!isBlocks);
		expect((await get("/partial/")).text).not.toContain("gossamer");
		// The surface comes before the add-on, not before our core, and each tag is whole.
		const { text: add } = await get("/handler/");
		expect(add.match(/early\.js/g)).toHaveLength(1);
		expect(add.indexOf("early.js")).toBeGreaterThan(add.indexOf("</main>"));
		expect(add.slice(add.indexOf("early.js"))).toMatch(/^early\.js"><\/script>\n<script[^>]*handler\.js/);
		expect(add.match(/<script[^>]* id="gossamer-js-module"/g)).toHaveLength(1);
		expect(add.replace(/<script\b.*?<\/script>/gs, "")).not.toContain("gossamer-js-module");
	} finally {
		php(`return delete_option('originals_modules');`);
	}
});

it("on a block theme a page loses the same, keeps WordPress's own modules, and has one import map, in front of the core", async () => {
	const theme = (name: string) =>
		php(
			`$before = get_option('stylesheet'); update_option('template', ${quote(name)}); update_option('stylesheet', ${quote(name)}); return $before;`,
		);
	const before = theme("blocks") as string;
	try {
		const { text } = await get("/covered/");
		expect(text).toContain("wp-site-blocks");
		// Before WordPress 6.5 the menu's scripts were no modules.
		expect(handlesIn(text).filter((handle) => !handle.startsWith("wp-block-navigation-"))).toEqual([]);
		expect(hasGossamer(text)).toBe(true);
		expect(text.match(/type="importmap"/g)).toHaveLength(1);
		expect(text.search(importMap)).toBeLessThan(text.search(/type="module"|modulepreload/));
		const own = /<script\b[^>]* id="@wordpress\/[^>]*>/g;
		expect(text.match(own)).toEqual((await plainly("/covered/")).match(own));
		settings({ mode: "on" });
		expect(handlesIn((await get("/words/")).text)).toEqual([]);
	} finally {
		theme(before);
	}
});

describe("the files", () => {
	it("lie in the uploads under a name that changes with their content", async () => {
		const { text } = await get("/covered/");
		const address = /src="([^"]*\/bundle-\w+\.js)" id="gossamer-js-module"/.exec(text)![1]!;
		expect(address).toMatch(/\/wp-content\/uploads\/gossamer\/[\d.]+-[0-9a-f]{8}\/bundle-\w+\.js$/);
		expect((await get(address)).status).toBe(200);
	});

	it("come from the plugin where the uploads cannot be written, under an address that changes all the same", () => {
		const address = php<string>(`
			$known = get_option('gossamer_releases');
			add_filter('pre_option_gossamer_releases', function () use ($known) {
				return array_map(function ($entry) { return array('isCopied' => false) + $entry; }, $known);
			});
			return Gossamer\\file_address('gossamer.js');`);
		expect(address).toMatch(/\/plugins\/gossamer\/site\/gossamer\.js\?ver=[\d.]+-[0-9a-f]{8}$/);
	});

	it("come from the page's own host where the uploads are on another one, in files of their own", () => {
		const [address, files] = php<[string, string[]]>(`
			add_filter('upload_dir', function ($folder) { return array('baseurl' => 'https://cdn.example/files') + $folder; });
			return array(Gossamer\\file_address('kit.js'), Gossamer\\with_bundle(array('gossamer.js', 'kit.js')));`);
		expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/wp-content\/plugins\/gossamer\/site\/kit\.js\?ver=/);
		expect(files).toEqual(["gossamer.js", "kit.js"]);
	});

	it("come from the host of a language that has its own", () => {
		const address = php<string>(`
			add_filter('home_url', function ($address) { return preg_replace('~//[^/]+~', '//de.example', $address); });
			return Gossamer\\file_address('gossamer.js');`);
		expect(address).toMatch(/^http:\/\/de\.example\/wp-content\/plugins\/gossamer\/site\/gossamer\.js\?ver=/);
	});

	it("leave nothing behind in uploads that fill up while they are copied, and are copied once there is room", () => {
		expect(
			php(`
			ini_set('display_errors', '0');
			$folder = Gossamer\\releases_folder() . '/' . Gossamer\\release()['id'];
			Gossamer\\remove_folder($folder);
			// The last file cannot be written.
			$files = scandir(WP_PLUGIN_DIR . '/gossamer/site');
			wp_mkdir_p("$folder/" . end($files));
			Gossamer\\install_release();
			$full = array(Gossamer\\is_copied(), is_dir($folder));
			do_action('gossamer_clean');
			return array($full, array(Gossamer\\is_copied(), is_file("$folder/gossamer.js")));`),
		).toEqual([
			[false, false],
			[true, true],
		]);
	});

	it("of the release before an update are kept, from then on", () => {
		const [old, now] = php<{ isCurrent: boolean; leftAt: number }[]>(`
			$before = get_option('gossamer_releases');
			update_option('gossamer_releases', array('0.0.1-old' => array('isCurrent' => true, 'isCopied' => true, 'leftAt' => 0)));
			Gossamer\\install_release();
			$known = get_option('gossamer_releases');
			update_option('gossamer_releases', $before);
			return array($known['0.0.1-old'], $known[Gossamer\\release()['id']]);`);
		expect(old).toMatchObject({ isCurrent: false });
		expect(old!.leftAt).toBeGreaterThan(Date.now() / 1000 - 60);
		expect(now).toMatchObject({ isCurrent: true, isCopied: true });
	});

	it("of an older release stay for 30 days", () => {
		const age = (days: number) => `
			$known = get_option('gossamer_releases');
			$known['0.0.1-old'] = array('isCurrent' => false, 'isCopied' => true, 'leftAt' => time() - ${days} * DAY_IN_SECONDS);
			update_option('gossamer_releases', $known);
			wp_mkdir_p('${folder}/wp-content/uploads/gossamer/0.0.1-old/plugins');
			touch('${folder}/wp-content/uploads/gossamer/0.0.1-old/plugins/chat.js');
			do_action('gossamer_clean');
			return is_dir('${folder}/wp-content/uploads/gossamer/0.0.1-old');`;
		expect(php(age(29))).toBe(true);
		expect(php(age(31))).toBe(false);
	});
});

/** The word of a preview link. */
const link = (seconds = "+60") => php<string>(`return Gossamer\\sign('preview', time() ${seconds});`);
