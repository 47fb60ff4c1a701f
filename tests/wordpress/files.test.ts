// The files that swapped pages load: where they lie, and how long.
import { describe, expect, it } from "vitest";
import "./swapped";
import { folder, get, php } from "./wordpress";

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
