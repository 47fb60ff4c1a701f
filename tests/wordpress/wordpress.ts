// What the tests do with the WordPress: ask for pages, log in, send forms, run PHP in it.
import { execFileSync } from "node:child_process";
import { inject } from "vitest";

export const url = inject("url");
export const folder = inject("folder");
const phpPath = inject("php");

/**
 * Runs PHP within WordPress, as an administrator would. WordPress 6.1 is older than what PHP 8.2 has deprecated.
 * @param code returns what JSON can hold
 */
export const php = <T = unknown>(code: string): T => {
	const script = `define('WP_ADMIN', true); require $argv[1] . '/wp-load.php'; error_reporting(E_ALL & ~E_DEPRECATED); require_once ABSPATH . 'wp-admin/includes/plugin.php'; require_once ABSPATH . 'wp-admin/includes/file.php'; wp_set_current_user(1); $run = function () { ${code} }; $result = $run(); echo '<<<' . json_encode($result) . '>>>';`;
	const output = execFileSync(phpPath, ["-r", script, folder], { encoding: "utf8" });
	const found = /^([\s\S]*)<<<([\s\S]*)>>>$/.exec(output);
	if (!found || found[1]) throw new Error(output);
	return JSON.parse(found[2]!);
};

/** Replaces settings of the plugin; the others have their defaults. */
export const settings = (options: Record<string, unknown>) =>
	php(`return update_option('gossamer', json_decode(${quote(JSON.stringify(options))}, true));`);

export const quote = (text: string) => `'${text.replace(/[\\']/g, "\\$&")}'`;

export interface Answer {
	status: number;
	headers: Headers;
	text: string;
}

/** @param path within the site */
export const get = async (path: string, init: RequestInit = {}): Promise<Answer> => {
	const response = await fetch(new URL(path, url), { redirect: "manual", ...init });
	return { status: response.status, headers: response.headers, text: await response.text() };
};

/** Headers of someone who is logged in. */
export const logIn = async (name = "admin"): Promise<{ cookie: string }> => {
	const { headers } = await get("/wp-login.php", {
		method: "POST",
		headers: { cookie: "wordpress_test_cookie=WP%20Cookie%20check" },
		body: new URLSearchParams({ log: name, pwd: "password", testcookie: "1" }),
	});
	return {
		cookie: headers
			.getSetCookie()
			.map((cookie) => cookie.split(";")[0])
			.join("; "),
	};
};

/** Addresses of a page's scripts, by the handles that WordPress prints. */
export const handlesIn = (html: string) =>
	[...html.matchAll(/<script[^>]* id='?"?([\w-]+)-js['" ]/g)].map(([, handle]) => handle!);

/** Sends a form of the settings page, as its button does. */
export const press = async (headers: { cookie: string }, action: string, fields: Record<string, string> = {}) => {
	const { text } = await get("/wp-admin/options-general.php?page=gossamer", { headers });
	const form = text.split("<form").find((part) => part.includes(`value="gossamer_${action}"`))!;
	const nonce = /name="_wpnonce" value="(\w+)"/.exec(form)![1]!;
	return await get("/wp-admin/admin-post.php", {
		method: "POST",
		headers,
		body: new URLSearchParams({ action: `gossamer_${action}`, _wpnonce: nonce, ...fields }),
	});
};
