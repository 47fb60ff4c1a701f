// Before the tests: a database, a WordPress with the built plugin and the stand-ins for the originals, and its server.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { unzipSync } from "fflate";
import type { TestProject } from "vitest/node";
import { programPath } from "../helpers/programs.mjs";

declare module "vitest" {
	interface ProvidedContext {
		/** Address of the WordPress, no slash at the end. */
		url: string;
		/** Its folder. */
		folder: string;
		php: string;
		/** Path of PHP_CodeSniffer. */
		phpcs: string;
	}
}

const cache = join(import.meta.dirname, "../../node_modules/.cache/wordpress");
const archive = join(import.meta.dirname, "../../dist/gossamer-wordpress.zip");

export default async (project: TestProject) => {
	if (!existsSync(archive)) throw new Error("dist/gossamer-wordpress.zip is missing: run `npm run build` first.");
	const php = programPath({
		title: "PHP",
		variable: "PHP_PATH",
		places: ["/usr/bin/php", "/usr/local/bin/php"],
		debian: "php-cli php-mysql php-xml php-mbstring",
		works: (path) => {
			const { stdout } = spawnSync(path, ["-m"], { encoding: "utf8" });
			return ["mysqli", "xml", "mbstring"].every((name) => stdout?.split("\n").includes(name));
		},
	});
	const phpcs = programPath({
		title: "PHP_CodeSniffer",
		variable: "PHPCS_PATH",
		places: ["/usr/bin/phpcs"],
		debian: "php-codesniffer",
	});
	const folder = mkdtempSync(join(tmpdir(), "gossamer-wordpress-"));
	const stop: (() => unknown)[] = [];
	const end = async () => {
		for (const undo of stop.reverse()) await undo();
		rmSync(folder, { recursive: true, force: true });
	};
	try {
		const site = join(folder, "site");
		cpSync(findWordPress(), site, { recursive: true, dereference: true, filter: (path) => !/\.htaccess$/.test(path) });
		unpack(join(site, "wp-content/plugins"));
		cpSync(join(import.meta.dirname, "fixture/originals"), join(site, "wp-content/plugins/originals"), {
			recursive: true,
		});
		for (const [from, name] of [
			["theme", "plain"],
			["blocks", "blocks"],
		] as const)
			cpSync(join(import.meta.dirname, "fixture", from), join(site, "wp-content/themes", name), { recursive: true });
		const socket = await startDatabase(folder, stop);
		const port = await freePort();
		const url = `http://127.0.0.1:${port}`;
		writeFileSync(join(site, "wp-config.php"), configuration(url, socket));
		const install = spawnSync(php, [join(import.meta.dirname, "fixture/install.php"), site], { encoding: "utf8" });
		if (install.status !== 0 || !install.stdout.includes("installed"))
			throw new Error(`WordPress could not be installed: ${install.stdout}${install.stderr}`);
		const server = spawn(
			php,
			["-S", `127.0.0.1:${port}`, "-t", site, join(import.meta.dirname, "fixture/router.php")],
			{
				stdio: "ignore",
				// A page that is being checked is requested by another request.
				env: { ...process.env, PHP_CLI_SERVER_WORKERS: "4" },
				detached: true,
			},
		);
		stop.push(async () => {
			const ended = once(server, "exit");
			process.kill(-server.pid!);
			await ended;
		});
		await until(() => fetch(`${url}/wp-login.php`));
		project.provide("url", url);
		project.provide("folder", site);
		project.provide("php", php);
		project.provide("phpcs", phpcs);
	} catch (error) {
		await end();
		throw error;
	}
	return end;
};

/** Debian's WordPress, unpacked and not installed: its package brings a web server along. */
const findWordPress = (): string => {
	const places = [process.env.WORDPRESS_PATH, "/usr/share/wordpress", join(cache, "usr/share/wordpress")];
	const find = () => places.find((path) => path && existsSync(join(path, "wp-includes/version.php")));
	const found = find();
	if (found) return found;
	if (existsSync("/etc/debian_version")) {
		mkdirSync(cache, { recursive: true });
		const run = (...command: string[]) => spawnSync(command[0]!, command.slice(1), { cwd: cache, stdio: "ignore" });
		if (process.getuid?.() === 0) run("apt-get", "update", "-q");
		run("apt-get", "download", "wordpress", "libjs-underscore", "libjs-cropper", "php-getid3");
		for (const file of readdirSync(cache)) if (file.endsWith(".deb")) run("dpkg", "-x", file, ".");
		const unpacked = find();
		if (unpacked) return unpacked;
	}
	throw new Error(
		"No WordPress found: unpack one (Debian: apt-get install wordpress), or set WORDPRESS_PATH to its folder.",
	);
};

/** What an owner uploads. */
const unpack = (folder: string) => {
	for (const [name, bytes] of Object.entries(unzipSync(readFileSync(archive)))) {
		const path = join(folder, name);
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(path, bytes);
	}
};

/** A database of our own, heard on a socket only. */
const startDatabase = async (folder: string, stop: (() => unknown)[]) => {
	const debian = "mariadb-server-core mariadb-client-core";
	const program = (name: string, place: string) =>
		programPath({
			title: "MariaDB",
			variable: `${name.toUpperCase().replaceAll("-", "_")}_PATH`,
			places: [place],
			debian,
		});
	const install = program("mariadb-install-db", "/usr/bin/mariadb-install-db");
	const daemon = program("mariadbd", "/usr/sbin/mariadbd");
	// The script that makes a database asks it; Debian moved it from the server's package to the client's.
	program("my_print_defaults", "/usr/bin/my_print_defaults");
	const data = join(folder, "data");
	const socket = join(folder, "sql");
	const asRoot = process.getuid?.() === 0 ? ["--user=root"] : [];
	const made = spawnSync(install, [
		"--no-defaults",
		`--datadir=${data}`,
		"--auth-root-authentication-method=normal",
		"--skip-test-db",
		...asRoot,
	]);
	if (made.status !== 0) throw new Error(`The database could not be made: ${made.stdout}${made.stderr}`);
	const options = ["--no-defaults", `--datadir=${data}`, `--socket=${socket}`, `--pid-file=${join(folder, "pid")}`];
	const fast = ["--skip-networking", "--innodb-flush-log-at-trx-commit=0", "--innodb-buffer-pool-size=32M"];
	const server = spawn(daemon, [...options, ...fast, ...asRoot], { stdio: "ignore" });
	stop.push(async () => {
		const ended = once(server, "exit");
		server.kill();
		await ended;
	});
	await until(async () => existsSync(socket) || Promise.reject());
	return socket;
};

const configuration = (url: string, socket: string) => `<?php
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${socket}');
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
define('WP_HOME', '${url}');
define('WP_SITEURL', '${url}');
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('DISABLE_WP_CRON', true);
define('AUTOMATIC_UPDATER_DISABLED', true);
define('WP_DEBUG', true);
define('WP_DEBUG_DISPLAY', true);
foreach (array('AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE') as $name) {
	define($name . '_KEY', 'a key');
	define($name . '_SALT', 'a salt');
}
$table_prefix = 'wp_';
defined('ABSPATH') || define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;

const freePort = async () => {
	const server = createServer().listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as { port: number };
	server.close();
	return port;
};

/** Asks until it is answered, for a minute at most. */
const until = async (ask: () => Promise<unknown>) => {
	for (const end = Date.now() + 60_000; ; ) {
		try {
			return await ask();
		} catch (error) {
			if (Date.now() > end) throw error;
			await new Promise((resolve) => setTimeout(resolve, 50));
		}
	}
};
