// What an owner does: activate, settings, roll-back, preview link, delete. Everything that writes is guarded.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { admin, isSwapped, options, page } from "./owner";
import { folder, get, handlesIn, logIn, php, press, quote, settings, url } from "./wordpress";

/** A text field of the settings: what it holds, and whether it is marked as wrong and says by what. */
const areaOf = (html: string, name: string) => {
	const [, attributes, text] = new RegExp(`<textarea([^>]* id="gossamer-${name}"[^>]*)>([^<]*)`).exec(html)!;
	return {
		text,
		isInvalid: attributes!.includes('aria-invalid="true"') && attributes!.includes(`gossamer-${name}-why`),
	};
};

it("the zip is one that WordPress takes", () => {
	const zip = quote(join(import.meta.dirname, "../../dist/gossamer-wordpress.zip"));
	expect(
		php(`
			WP_Filesystem();
			$to = get_temp_dir() . wp_unique_id('gossamer-');
			$isDone = unzip_file(${zip}, $to);
			$data = get_plugin_data("$to/gossamer/gossamer.php");
			$result = array($isDone, scandir($to), $data['Name'], $data['RequiresPHP'], is_file("$to/gossamer/site/plugins/counter.js"));
			$GLOBALS['wp_filesystem']->delete($to, true);
			return $result;`),
	).toEqual([true, [".", "..", "gossamer"], "Gossamer", "7.4", true]);
});

it("activated, it changes nothing", async () => {
	expect(options()).toMatchObject({ mode: "off", without: ["sticky-header"] });
	expect(await isSwapped()).toBe(false);
	expect(await page()).toContain("Gossamer is off");
});

it("settings are saved and shown, made clean", async () => {
	await press(admin, "mode", { mode: "chosen", pages: `covered\n  ${url}/a%20b/?c \n/x/*\n<b>"</b>` });
	const { status, headers } = await press(admin, "save", { exclude: "/shop/", integrity: "1", bundle: "1" });
	expect(status).toBe(302);
	expect(headers.get("location")).toContain("done=saved");
	expect(options()).toMatchObject({ mode: "chosen", exclude: ["/shop/"], without: [], integrity: true, bundle: true });
	expect((options().pages as string[]).slice(0, 3)).toEqual(["/covered/", "/a b/", "/x/*"]);
	expect(await page()).not.toContain("<b>");
	expect(await isSwapped()).toBe(true);
});

it("no selected page, and an address of another site, are refused: the text stays in its field", async () => {
	settings({ mode: "on", pages: ["/covered/"] });
	const refusedBy = async (action: string, fields: Record<string, string>, name: string) => {
		const { headers } = await press(admin, action, fields);
		const { text } = await get(headers.get("location")!, { headers: admin });
		expect(text).not.toContain("Settings saved");
		return { ...areaOf(text, name), why: new RegExp(`id="gossamer-${name}-why"[^>]*>([^<]*)`).exec(text)?.[1] };
	};
	expect(await refusedBy("mode", { mode: "chosen", pages: " \n" }, "pages")).toEqual({
		text: "",
		isInvalid: true,
		why: "Enter at least one address.",
	});
	const typed = `/plain/\n${url.replace("127", "www.127")}/covered/\nhttps://other.example/secret/\n//other.example/x\nmailto:me`;
	const why = "Not addresses of this site: https://other.example/secret/, //other.example/x, mailto:me";
	const both = { text: typed, isInvalid: true, why };
	expect(await refusedBy("mode", { mode: "chosen", pages: typed }, "pages")).toEqual(both);
	expect(await refusedBy("save", { exclude: typed, integrity: "1" }, "exclude")).toEqual(both);
	expect(options()).toMatchObject({ mode: "on", pages: ["/covered/"], exclude: [], bundle: false });
	settings({ mode: "chosen", pages: ["/covered/"] });
});

it("each step has its button, and the page says which one is now", async () => {
	await press(admin, "mode", { mode: "chosen", pages: "/covered/" });
	expect(options()).toMatchObject({ mode: "chosen", pages: ["/covered/"] });
	expect(await page()).toMatch(/<li aria-current="step"><h2>On for selected pages/);
	await press(admin, "mode", { mode: "on" });
	expect(options()).toMatchObject({ mode: "on", pages: ["/covered/"] });
});

it("a page configuration is served on every page that prints none of its own, and one that is no JSON changes nothing", async () => {
	const fields = { exclude: "", integrity: "1", bundle: "1" };
	await press(admin, "save", { ...fields, config: '{"consent":"denied"}' });
	const { text } = await get("/covered/");
	expect(text).toContain('id="gossamer-config">{"consent":"denied"');
	const { headers } = await press(admin, "save", { ...fields, config: '{"consent":' });
	expect(options().config).toBe('{"consent":"denied"}');
	// What was typed is in the field, with the message below it.
	const { text: refused } = await get(headers.get("location")!, { headers: admin });
	expect(areaOf(refused, "config")).toEqual({ text: "{&quot;consent&quot;:", isInvalid: true });
	expect(refused).toMatch(/id="gossamer-config-why"[^>]*>This is not a JSON object/);
	expect(areaOf(await page(), "config")).toEqual({
		text: "{&quot;consent&quot;:&quot;denied&quot;}",
		isInvalid: false,
	});
	await press(admin, "save", { ...fields, config: '{"consents":"denied","plugins":{"carousell":false,"counter":{}}}' });
	expect(await page()).toContain("Gossamer does not know these names: consents, plugins.carousell.");
	await press(admin, "save", { ...fields, config: '{"plugins":{"counter":false}}' });
	expect(await isSwapped()).toBe(false);
	await press(admin, "save", fields);
	expect(options().config).toBe("");
});

it("the names of the builder are of plugins of ours, and a configuration's of the type that pages have", () => {
	const source = readFileSync(join(import.meta.dirname, "../../src/base/page.ts"), "utf8");
	const type = /interface PageConfig \{(.*?)\n\}/s.exec(source)![1]!;
	expect(
		php(
			`return array(array_diff_key(Gossamer\\BUILDER_NAMES, Gossamer\\covers()), Gossamer\\CONFIG_KEYS, Gossamer\\words_of('woocommerce-menu-cart'), Gossamer\\words_of('share-buttons'));`,
		),
	).toEqual([
		[],
		[...type.matchAll(/^\t(\w+)\?:/gm)].map(([, name]) => name),
		"WooCommerce menu cart",
		"Share buttons",
	]);
});

it("jQuery stays on every page where the owner wants it", async () => {
	settings({ mode: "on", jquery: true });
	expect(handlesIn((await get("/covered/")).text)).toContain("jquery-core");
	settings({ mode: "on" });
	expect(handlesIn((await get("/covered/")).text)).not.toContain("jquery-core");
	settings({ mode: "chosen", pages: ["/covered/"] });
});

it("one click brings the originals back, another one returns", async () => {
	await press(admin, "back");
	expect(options().mode).toBe("off");
	expect(await isSwapped()).toBe(false);
	await press(admin, "back");
	expect(options().mode).toBe("chosen");
	expect(await isSwapped()).toBe(true);
});

it("a preview link is made and works", async () => {
	settings({ mode: "preview" });
	const { headers } = await press(admin, "link");
	const { text } = await get(headers.get("location")!, { headers: admin });
	const word = /gossamer-preview=([\w-]+)/.exec(text)![1]!;
	const first = await get(`/covered/?gossamer-preview=${word}`);
	expect(first.text).toContain("gossamer-js-module");
	// It continues through the visit, until the visitor or the owner ends it.
	const visitor = {
		cookie: first.headers
			.getSetCookie()
			.map((one) => one.split(";")[0])
			.join("; "),
	};
	const visit = async (path: string) => (await get(path, { headers: visitor })).text.includes("gossamer-js-module");
	expect([await visit("/covered/"), await isSwapped()]).toEqual([true, false]);
	expect(first.text).toMatch(/gossamer-preview=end/);
	const ended = await get("/covered/?gossamer-preview=end", { headers: visitor });
	expect(ended.headers.getSetCookie().join()).toMatch(/gossamer-preview=(deleted)?;/);
	expect(ended.text).not.toContain("gossamer-js-module");
	await press(admin, "unlink");
	expect(await visit("/covered/")).toBe(false);
	const revoked = await get(`/covered/?gossamer-preview=${word}`);
	expect(revoked.text).toContain("This preview link has expired or was revoked.");
	expect(revoked.headers.get("cache-control")).toContain("no-cache");
	expect(revoked.text).not.toContain("gossamer-js-module");
	expect(ended.text).not.toContain("has expired");
	// Off, a link would do nothing.
	settings({ mode: "off" });
	expect(await page()).toMatch(/<button[^>]* disabled[^>]*>Create a preview link/);
	expect(await page()).toContain("Gossamer is off, so a link would show the original scripts.");
});

it("a preview says so in the bar of administrators", async () => {
	const bar = async (path: string) =>
		(await get(path, { headers: admin })).text.includes("wp-admin-bar-gossamer-preview");
	settings({ mode: "preview", exclude: ["/partial/"] });
	expect([await bar("/covered/"), await bar("/partial/")]).toEqual([true, false]);
	settings({ mode: "on" });
	expect(await bar("/covered/")).toBe(false);
});

it("activated again and off, it says on the list of plugins, once, where it is set up", async () => {
	const isSaid = async () => (await get("/wp-admin/plugins.php", { headers: admin })).text.includes("Set it up");
	for (const [mode, isNew] of [
		["off", true],
		["on", false],
	] as const) {
		settings({ mode });
		php(
			`delete_option('gossamer_new'); deactivate_plugins('gossamer/gossamer.php'); return activate_plugin('gossamer/gossamer.php');`,
		);
		expect([await isSaid(), await isSaid()]).toEqual([isNew, false]);
	}
});

it("pages that a cache puts aside when the request ends, and would go on serving, are removed", () => {
	const where = php<string>(`
		define('W3TC_CACHE_PAGE_ENHANCED_DIR', get_temp_dir() . wp_unique_id('pages-'));
		$page = W3TC_CACHE_PAGE_ENHANCED_DIR . '/site.example/covered/_index_slash.html';
		wp_mkdir_p(dirname($page));
		touch($page);
		touch(dirname($page) . '/other.html');
		Gossamer\\empty_page_caches();
		add_action('shutdown', function () use ($page) { rename($page, $page . '_old'); });
		return W3TC_CACHE_PAGE_ENHANCED_DIR;`);
	expect(php(`return glob(${quote(where)} . '/site.example/covered/*');`)).toEqual([
		`${where}/site.example/covered/other.html`,
	]);
	rmSync(where, { recursive: true });
});

it("a cache that is emptied when the request ends is looked at again then", () => {
	php(`
		add_filter('pre_http_request', function ($answer, $arguments, $address) {
			$isFresh = strpos($address, 'gossamer-fresh') || defined('GOSSAMER_EMPTIED');
			return array('body' => '<body>' . ($isFresh ? '<script id="gossamer-js-module"></script>' : '') . '</body>', 'response' => array('code' => 200), 'headers' => array('content-type' => 'text/javascript'));
		}, 10, 3);
		add_action('shutdown', function () { define('GOSSAMER_EMPTIED', true); });
		Gossamer\\save_options(Gossamer\\options());
		return 1;`);
	expect(php(`return get_option('gossamer_stale');`)).toBe("");
});

it("a cache that keeps serving the page from before, and files that no browser would run, are noted and said", async () => {
	const answers = (body: string, type: string) => `
		add_filter('pre_http_request', function ($answer, $arguments, $address) {
			$isFile = (bool) strpos($address, 'gossamer.js');
			$isFresh = (bool) strpos($address, 'gossamer-fresh');
			return array('body' => $isFresh ? '<body><script id="gossamer-js-module"></script></body>' : ${quote(body)}, 'response' => array('code' => 200), 'headers' => $isFile ? array('content-type' => ${quote(type)}) : array());
		}, 10, 3);
		Gossamer\\save_options(array('mode' => 'on') + Gossamer\\options());
		return array((bool) get_option('gossamer_stale'), get_option('gossamer_unreachable'));`;
	expect(php(answers("<body></body>", "text/javascript"))).toEqual([true, ""]);
	expect(await page()).toContain("A page cache still serves the home page");
	expect(php(answers('<body><script id="gossamer-js-module"></script></body>', "text/plain"))).toEqual([
		false,
		"text/plain",
	]);
	expect(await page()).toContain("Visitors cannot load Gossamer’s files");
	// Pages are left as they were.
	expect(await isSwapped()).toBe(false);
	php(`return Gossamer\\save_options(Gossamer\\options());`);
	expect(await isSwapped()).toBe(true);
	php(`
		update_option('active_plugins', array_merge(get_option('active_plugins'), array('cookie-notice/cookie-notice.php')));
		update_option('gossamer_silent', array('Cookie Notice'));
		return 1;`);
	expect(await page()).toContain("Cookie Notice is active but does not appear on the home page");
	const health = php<{ status: string }>(`return Gossamer\\test_health();`);
	expect(health.status).toBe("recommended");
	php(`
		delete_option('gossamer_silent');
		return update_option('active_plugins', array_values(array_diff(get_option('active_plugins'), array('cookie-notice/cookie-notice.php'))));`);
});

describe("who is no administrator, and a form without its nonce,", () => {
	const post = (headers: { cookie: string }, action: string) =>
		get("/wp-admin/admin-post.php", {
			method: "POST",
			headers,
			body: new URLSearchParams({ action: `gossamer_${action}`, mode: "on" }),
		});

	it.each(["save", "mode", "back", "link", "unlink", "check", "leave"])("cannot %s", async (action) => {
		settings({ mode: "off", before: "on" });
		const before = options();
		for (const headers of [admin, await logIn("reader"), { cookie: "" }]) {
			const { status } = await post(headers, action);
			expect([400, 403]).toContain(status);
		}
		expect(options()).toEqual(before);
	});

	it("does not see the settings", async () => {
		expect((await get("/wp-admin/options-general.php?page=gossamer", { headers: await logIn("reader") })).status).toBe(
			403,
		);
	});
});

it("files that have gone from the uploads are copied again", async () => {
	settings({ mode: "on" });
	const core = /src="([^"]*\/gossamer\/[^"]*\.js)"/.exec((await get("/covered/")).text)![1]!;
	php(`Gossamer\\remove_folder(Gossamer\\releases_folder()); return 1;`);
	const { text } = await get("/covered/");
	expect(text).toContain(core);
	expect((await get(new URL(core).pathname)).status).toBe(200);
});

it("a path is listed in either spelling, and pages without pretty addresses by their number", () => {
	expect(
		php(`
			$listed = Gossamer\\is_listed(Gossamer\\path_of('/index.php/Checkout/Pay/'), array('/checkout/*'));
			update_option('permalink_structure', '');
			$plain = array(Gossamer\\path_of('/?page_id=7&utm=1'), Gossamer\\clean_paths('/?page_id=7'), Gossamer\\path_of('/?page_id=8'));
			update_option('permalink_structure', '/%postname%/');
			return array($listed, $plain);`),
	).toEqual([true, ["/?page_id=7", ["/?page_id=7"], "/?page_id=8"]]);
});

it.each([
	[
		"de_DE",
		"Gossamer ist aus. Alle Seiten verwenden ihre ursprünglichen Skripte.",
		["2 Seiten: %2$s", "1 Seite: %2$s"],
	],
	[
		"fr_FR",
		"Gossamer est désactivé. Toutes les pages utilisent leurs scripts d’origine.",
		["2 pages : %2$s", "1 page : %2$s"],
	],
	["he_IL", "Gossamer כבוי. כל העמודים משתמשים בסקריפטים המקוריים שלהם.", ["2 עמודים: %2$s", "עמוד 1: %2$s"]],
])("%s is translated, with its plurals", (language, off, pages) => {
	expect(
		php(`
			load_textdomain('gossamer', WP_PLUGIN_DIR . '/gossamer/languages/gossamer-${language}.mo');
			$pages = function ($count) { return str_replace('%1$d', $count, _n('%1$d page: %2$s', '%1$d pages: %2$s', $count, 'gossamer')); };
			return array(__('Gossamer is off. All pages use their original scripts.', 'gossamer'), array($pages(2), $pages(1)));`),
	).toEqual([off, pages]);
});

it("deactivated and activated again, it empties the page caches each time", () => {
	expect(
		php(`
			$count = 0;
			add_action('gossamer_changed', function () use (&$count) { $count++; });
			deactivate_plugins('gossamer/gossamer.php');
			$emptied = array($count);
			activate_plugin('gossamer/gossamer.php');
			$emptied[] = $count;
			return $emptied;`),
	).toEqual([1, 2]);
});

it("deactivated, it does nothing and leaves its files for cached pages; deleted, it leaves nothing", async () => {
	settings({ mode: "on" });
	const files = `${folder}/wp-content/uploads/gossamer`;
	php(`deactivate_plugins('gossamer/gossamer.php'); return 1;`);
	expect(await isSwapped()).toBe(false);
	expect(existsSync(files)).toBe(true);
	expect(
		php(`
			uninstall_plugin('gossamer/gossamer.php');
			global $wpdb;
			return array(
				$wpdb->get_col("SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%gossamer%'"),
				$wpdb->get_col("SELECT meta_key FROM $wpdb->postmeta WHERE meta_key LIKE '%gossamer%'"),
				strpos(serialize(_get_cron_array()), 'gossamer'),
			);`),
	).toEqual([[], [], false]);
	expect(existsSync(files)).toBe(false);
	php(`return activate_plugin('gossamer/gossamer.php');`);
});
