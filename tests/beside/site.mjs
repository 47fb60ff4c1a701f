// The WordPress that plugins are put into: PHP in it, the owner's buttons, which plugins are active.
import { execFileSync, execSync } from "node:child_process";

/** Folder and address of a WordPress with the originals and Gossamer; a command that puts a plugin in, given its source. */
const { BESIDE_WORDPRESS: folder, BESIDE_URL, BESIDE_PUT } = process.env;

if (!folder || !BESIDE_URL || !BESIDE_PUT) {
	console.error(
		"beside: set BESIDE_WORDPRESS (folder), BESIDE_URL and BESIDE_PUT (a command); tests/beside/README.md says more.",
	);
	process.exit(3);
}

export const url = BESIDE_URL.replace(/\/$/, "");

/** What it returns, by way of JSON. @param {string} code */
export const php = (code) => {
	const script = `define('WP_ADMIN', true); $_SERVER['HTTP_HOST'] = parse_url($argv[2], PHP_URL_HOST) . ':' . parse_url($argv[2], PHP_URL_PORT); $_SERVER['REQUEST_URI'] = '/'; $_SERVER['REQUEST_METHOD'] = 'GET'; ob_start(); require $argv[1] . '/wp-load.php'; error_reporting(0); require_once ABSPATH . 'wp-admin/includes/admin.php'; wp_set_current_user(1); $result = (function () { global $wpdb; ${code} })(); while (ob_get_level()) ob_end_clean(); echo '<<<' . json_encode($result) . '>>>';`;
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

/** @param {string} plugin */
export const versionOf = (plugin) =>
	php(`foreach (get_plugins('/' . ${quote(plugin)}) as $data) return $data['Version'];`);

/** Merged into what an option holds. */
export const setOption = (name, data) =>
	php(
		`$now = get_option(${quote(name)}); $new = ${value(data)}; return update_option(${quote(name)}, is_array($now) && is_array($new) ? array_replace_recursive($now, $new) : $new);`,
	);

let cookie = "";

const ask = async (path, init = {}) => {
	const response = await fetch(url + path, { redirect: "manual", ...init, headers: { cookie, ...init.headers } });
	return { status: response.status, headers: response.headers, text: await response.text() };
};

const logIn = async () => {
	const [log, pwd] = (process.env.BESIDE_LOGIN ?? "admin:password").split(":");
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
	for (let count = 0; count < 3; count++)
		if ((await ask("/wp-admin/options-general.php?page=gossamer")).status === 200) break;
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

/** @param {"off" | "on"} mode */
export const setMode = (mode) => press("save", { mode, bundle: "1", integrity: "1", "without[]": "sticky-header" });
