// What an owner reads in the report, and the checks behind it.
import { describe, expect, it } from "vitest";
import { admin, isSwapped, options, page } from "./owner";
import { get, php, press, quote, settings } from "./wordpress";

describe("the report", () => {
	const report = () => php<Record<string, Record<string, unknown>>>(`return get_option('gossamer_report');`);
	const of = (name: string) => Object.entries(report()).find(([address]) => address.endsWith(`/${name}/`))?.[1];

	it("checks the public pages in the background, and says so until it is done", async () => {
		settings({ mode: "off" });
		php(
			`for ($count = 0; $count < 4; $count++) { wp_insert_post(array('post_type' => 'page', 'post_status' => 'publish', 'post_title' => "Page $count")); } return 1;`,
		);
		// The test runs what is scheduled on its own.
		php(`set_transient('doing_cron', sprintf('%.22F', microtime(true))); return 1;`);
		await press(admin, "check");
		const checking = () => get("/wp-admin/options-general.php?page=gossamer&done=check", { headers: admin });
		expect((await checking()).text).toContain("Pages checked: 0");
		expect((await checking()).text).toContain("The pages are being checked in the background.");
		const round = () =>
			php<[number, number, boolean]>(`
				do_action('gossamer_crawl');
				return array(count(get_option('gossamer_report')), count(get_option('gossamer_queue')), (bool) wp_next_scheduled('gossamer_crawl'));`);
		const [checked, left, goesOn] = round();
		expect([checked, goesOn]).toEqual([10, true]);
		expect(left).toBeGreaterThan(0);
		expect(round().slice(0, 2)).toEqual([checked + left, 0]);
		expect((await checking()).text).not.toContain("in the background");
	});

	it("says what is covered, by what not, and the bytes of the real files", () => {
		expect(of("covered")).toMatchObject({ isCovered: true, reasons: [] });
		expect(of("covered")!.used).toEqual(expect.arrayContaining(["counter", "accordion"]));
		expect(of("partial")).toMatchObject({ isCovered: false, reasons: [["widget", "woocommerce-cart"]] });
		expect(of("dependent")).toMatchObject({
			reasons: [["member", "elementorFrontend.unheardOf", "Stand-ins for the originals: add-on"]],
		});
		expect(of("inline")).toMatchObject({
			isCovered: true,
			level: "with-jquery",
			stays: {
				"jquery-core": expect.stringContaining("'touched'"),
				"jquery-migrate": expect.stringContaining("'touched'"),
			},
		});
		// jQuery stays, and counts before and after.
		expect(of("inline")!.before).toBeGreaterThanOrEqual(of("covered")!.before as number);
		expect(of("inline")!.after).toBeGreaterThan(30_000);
		expect(of("plain")).toMatchObject({ isCovered: false, reasons: [] });
		// jQuery alone is 30 kB.
		expect(of("covered")!.before).toBeGreaterThan(30_000);
		expect(of("covered")!.after).toBeGreaterThan(5_000);
		expect(of("covered")!.after).toBeLessThan(40_000);
		// The starter alone; and no script at all.
		expect(of("letter")!.after).toBeGreaterThan(1_000);
		expect(of("letter")!.after).toBeLessThan(4_000);
		expect(of("words")!.after).toBe(0);
		expect(of("shop")!.stays).toHaveProperty("jquery-core");
	});

	it("weighs each file that a page loads from us, and the core where a configuration has to be read", () => {
		expect(
			php(`
				$plain = array('scriptless' => false, 'starter' => null, 'plugins' => array(), 'rows' => array(), 'standIns' => array(), 'surface' => null, 'gates' => array());
				$weight = function (array $change, string $config = '') use ($plain) {
					return Gossamer\\weight_after('', $change + $plain, array('config' => $config) + Gossamer\\options());
				};
				$none = $weight(array());
				$files = array('element-handlers.js' => array('standIns' => array(3 => 'element-handlers.js')), 'early.js' => array('surface' => 1), 'gate.js' => array('gates' => array(array())));
				$isWeighed = array();
				foreach ($files as $file => $change) {
					$isWeighed[] = $weight($change) - $none === Gossamer\\release()['files'][$file]['gzip'];
				}
				return array($isWeighed, $weight(array('scriptless' => true)), $weight(array('scriptless' => true), '{}') === $none);`),
		).toEqual([[true, true, true], 0, true]);
	});

	it("says what holds most pages back, what would free most first, with a text for the author", async () => {
		const reason = ["member", "elementorFrontend.x", "pack"];
		const held = php<{ reason: string[]; pages: string[]; alone: number }[]>(`
			$left = function (...$reasons) { return array('reasons' => $reasons); };
			$one = array('member', 'elementorFrontend.x', 'pack');
			$other = array('widget', 'toggle');
			return Gossamer\\holding(array('/a/' => $left($other, $one), '/b/' => $left($one), '/c/' => $left($other, $one), '/d/' => $left($other, $one), '/e/' => array('error' => 'HTTP 500')));`);
		expect(held.map(({ pages, alone }) => [pages.length, alone])).toEqual([
			[4, 1],
			[3, 0],
		]);
		expect(held[0]!.reason).toEqual(reason);
		const text = await page();
		expect(text).toContain("elementorFrontend.unheardOf");
		expect(text).toContain("Message to the author of the add-on");
		expect(text).toContain("View /dependent/");
	});

	it("is shown as a table, from which a page can be left out and taken in again", async () => {
		const text = await page();
		expect(text).toContain("widget “woocommerce-cart” is not covered");
		settings({ mode: "on" });
		const address = php<string>(`return get_permalink(get_page_by_path('covered'));`);
		const { headers } = await press(admin, "leave", { address });
		const { text: answer } = await get(headers.get("location")!, { headers: admin });
		expect(answer).toContain("/covered/ keeps its original scripts.");
		expect(/<code>\/covered\/<\/code>.*?<\/tr>/s.exec(answer)![0]).not.toContain("Yes");
		expect(options().exclude).toEqual(["/covered/"]);
		expect(await isSwapped()).toBe(false);
		await press(admin, "leave", { address });
		expect(await isSwapped()).toBe(true);
	});

	it("says that it is out of date once a setting that it depends on has changed", async () => {
		const isStale = async () => (await page()).includes("have changed since this check");
		settings({ mode: "on", exclude: ["/covered/"] });
		expect(await isStale()).toBe(false);
		for (const change of [
			{ without: ["counter", "sticky-header"] },
			{ jquery: true },
			{ bundle: false },
			{ config: "{}" },
		]) {
			settings({ mode: "on", ...change });
			expect(await isStale()).toBe(true);
		}
		settings({ mode: "on" });
	});

	it("is not for everybody to ask for", async () => {
		expect((await get("/covered/?gossamer-check=1")).text).toContain("<main>");
	});
});

it.each([
	[
		"text where a list is due",
		'{"gossamer":{"title":"T","isCovered":true,"reasons":[],"used":"text","stays":[],"before":1,"after":1}}',
	],
	[
		"a reason that is a number",
		'{"gossamer":{"title":"T","isCovered":true,"reasons":[1],"used":[],"stays":[],"before":1,"after":1}}',
	],
	["no description", '{"gossamer":true}'],
	["no JSON", "<html>"],
])("a foreign answer to a check is noted as one: %s", (_, body) => {
	expect(
		php(`
			add_filter('pre_http_request', function () { return array('body' => ${quote(body)}, 'response' => array('code' => 200), 'headers' => array()); });
			return Gossamer\\check_page(home_url('/covered/'));`),
	).toEqual({ error: "HTTP 200" });
});

it("an answer that a cache has signed with a comment is read", () => {
	const answer = '{"gossamer":{"title":"T","isCovered":true,"reasons":[],"used":[],"stays":[],"before":1,"after":1}}';
	expect(
		php(`
			add_filter('pre_http_request', function () { return array('body' => ${quote(answer)} . "\\n<!-- kept by a cache -->\\n<!-- 2 -->", 'response' => array('code' => 200), 'headers' => array()); });
			return Gossamer\\check_page(home_url('/covered/'));`),
	).toMatchObject({ title: "T", isCovered: true });
});

it("a check asks no other site, also where a page leads to one", () => {
	expect(
		php(`
			$asked = array();
			add_filter('pre_http_request', function ($answer, $arguments, $address) use (&$asked) {
				$asked[] = wp_parse_url($address, PHP_URL_HOST);
				return array('body' => '', 'response' => array('code' => 301), 'headers' => array('location' => 'https://elsewhere.example/'));
			}, 10, 3);
			$page = Gossamer\\check_page(home_url('/covered/'));
			return array(isset($page['error']), array_unique($asked) === array(wp_parse_url(home_url(), PHP_URL_HOST)), count($asked));`),
	).toEqual([true, true, 1]);
});
