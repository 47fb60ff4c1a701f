// The swap on pages of every kind: import maps, plans, modes, themes, and when nothing is done.
import { describe, expect, it } from "vitest";
import { hasGossamer, importMap, plainly } from "./swapped";
import { get, handlesIn, logIn, php, quote, settings } from "./wordpress";

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

/** The word of a preview link. */
const link = (seconds = "+60") => php<string>(`return Gossamer\\sign('preview', time() ${seconds});`);
