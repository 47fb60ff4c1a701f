// The WordPress that plugins are put into: PHP in it, the owner's buttons, which plugins are active.
import { execFileSync, execSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Folder and address of a WordPress with the originals and Gossamer; a command that puts a plugin in, given its source. */
const { BESIDE_WORDPRESS: folder, BESIDE_URL, BESIDE_PUT } = process.env;

if (!folder || !BESIDE_URL || !BESIDE_PUT) {
	console.error(
		"beside: set BESIDE_WORDPRESS (folder), BESIDE_URL and BESIDE_PUT (a command); tests/beside/README.md says more.",
	);
	process.exit(3);
}

export { folder };
export const url = BESIDE_URL.replace(/\/$/, "");

/** What it returns, by way of JSON. @param {string} code */
export const php = (code) => {
	const script = `define('WP_ADMIN', true); $_SERVER['HTTP_HOST'] = explode('/', $argv[2])[2]; $_SERVER['REQUEST_URI'] = '/'; $_SERVER['REQUEST_METHOD'] = 'GET'; ob_start(); require $argv[1] . '/wp-load.php'; error_reporting(0); require_once ABSPATH . 'wp-admin/includes/admin.php'; wp_set_current_user(1); $result = (function () { global $wpdb; ${code} })(); while (ob_get_level()) ob_end_clean(); echo '<<<' . json_encode($result) . '>>>';`;
	const output = execFileSync("php", ["-r", script, folder, url], {
		encoding: "utf8",
		env: { ...process.env, REFRAW: "1" },
	});
	const found = /<<<([\s\S]*)>>>/.exec(output);
	if (!found) throw new Error(`PHP: ${output.slice(0, 500)}`);
	return JSON.parse(found[1]);
};

const quote = (text) => `'${text.replace(/[\\']/g, "\\$&")}'`;
const value = (data) => `json_decode(${quote(JSON.stringify(data))}, true)`;

/** @param {string} source */
export const put = (source) =>
	execSync(`${BESIDE_PUT} ${source}`, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

/** Deactivates as the list of plugins would. @param {string} plugin its folder */
export const take = (plugin) =>
	php(
		`foreach (get_option('active_plugins') as $file) if (strtok($file, '/') === ${quote(plugin)}) deactivate_plugins($file); return true;`,
	);

/** @param {string} name folder of a theme @returns the one before */
export const switchTheme = (name) => php(`$before = get_stylesheet(); switch_theme(${quote(name)}); return $before;`);

/** @param {string} name its folder @param {boolean} isTheme */
export const versionOf = (name, isTheme) =>
	php(
		isTheme
			? `return wp_get_theme(${quote(name)})->get('Version');`
			: `foreach (get_plugins('/' . ${quote(name)}) as $data) return $data['Version'];`,
	);

/** Merged into what an option holds. */
export const setOption = (name, data) =>
	php(
		`$now = get_option(${quote(name)}); $new = ${value(data)}; return update_option(${quote(name)}, is_array($now) && is_array($new) ? array_replace_recursive($now, $new) : $new);`,
	);

/** Name and password. */
export const login = (process.env.BESIDE_LOGIN ?? "admin:password").split(":");

let cookie = "";

const ask = async (path, init = {}) => {
	const response = await fetch(url + path, { redirect: "manual", ...init, headers: { cookie, ...init.headers } });
	return { status: response.status, headers: response.headers, text: await response.text() };
};

const logIn = async () => {
	const [log, pwd] = login;
	cookie = "wordpress_test_cookie=WP%20Cookie%20check";
	const { headers } = await ask("/wp-login.php", {
		method: "POST",
		body: new URLSearchParams({ log, pwd, testcookie: "1" }),
	});
	cookie = headers
		.getSetCookie()
		.map((one) => one.split(";")[0])
		.join("; ");
};

/** Presses a button of the settings page, as its owner does. */
export const press = async (action, fields = {}) => {
	if (!cookie) await logIn();
	// Plugins that have just been activated lead to a page of their own once.
	for (let count = 0; count < 3; count++) {
		const { status, headers } = await ask("/wp-admin/options-general.php?page=gossamer");
		if (status === 200) break;
		const to = new URL(headers.get("location"), `${url}/wp-admin/`);
		await ask(to.pathname + to.search);
	}
	const { text } = await ask("/wp-admin/options-general.php?page=gossamer");
	const form = text.split("<form").find((part) => part.includes(`value="gossamer_${action}"`));
	const nonce = form && /name="_wpnonce" value="(\w+)"/.exec(form)?.[1];
	if (!nonce) throw new Error(`The settings page has no button "${action}"`);
	const { status } = await ask("/wp-admin/admin-post.php", {
		method: "POST",
		body: new URLSearchParams({ action: `gossamer_${action}`, _wpnonce: nonce, ...fields }),
	});
	if (status !== 302) throw new Error(`The button "${action}" answered ${status}`);
};

/** @param {"off" | "chosen" | "on"} mode @param {string[]} [pages] */
export const setMode = (mode, pages = []) =>
	press("save", { mode, pages: pages.join("\n"), bundle: "1", integrity: "1", "without[]": "sticky-header" });

/** What a dashboard's view starts: a new release is put where visitors find it. */
export const visitDashboard = () => ask("/wp-admin/index.php");

/** By the link in the list of plugins. */
export const deactivate = async () => {
	const { text } = await ask("/wp-admin/plugins.php");
	const link = /href="(plugins\.php\?action=deactivate&amp;plugin=gossamer%2Fgossamer\.php[^"]*)"/.exec(text)?.[1];
	if (!link) throw new Error("The list of plugins has no link that deactivates Gossamer");
	await ask(`/wp-admin/${link.replaceAll("&amp;", "&")}`);
};

export const activate = () => php("return activate_plugin('gossamer/gossamer.php') === null;");

/** What deleting does, but for the plugin's own folder. Settings come back with the next save. */
export const uninstall = () => php("uninstall_plugin('gossamer/gossamer.php'); return true;");

/** Another release, as an update brings one. @param {string} suffix of its id, or an id that was returned @returns the id before */
export const renameRelease = async (suffix) => {
	const file = join(folder, "wp-content/plugins/gossamer/release.php");
	const text = readFileSync(file, "utf8");
	const id = /'id' => '([^']+)'/.exec(text)[1];
	writeFileSync(file, text.replace(`'id' => '${id}'`, `'id' => '${suffix === "next" ? `${id}-next` : suffix}'`));
	// The server looks once a second whether a file has changed.
	await new Promise((resolve) => setTimeout(resolve, 2500));
	return id;
};
