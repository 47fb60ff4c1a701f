// Finds a Chromium for the browser tests and benches; installs Debian's where that is possible; never skips silently.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

const usualPlaces = [
	process.env.CHROMIUM_PATH,
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
	"/usr/bin/google-chrome-stable",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
];

const find = () => usualPlaces.find((path) => path && existsSync(path));

/**
 * Path of a Chromium.
 * @returns {string}
 * @throws with one line that says what to do when there is none
 */
export const chromiumPath = () => {
	const found = find();
	if (found) return found;
	if (process.getuid?.() === 0 && existsSync("/etc/debian_version")) {
		const apt = (...args) => execFileSync("apt-get", args, { stdio: ["ignore", "ignore", "inherit"] });
		apt("update", "-q");
		apt("install", "-y", "-q", "chromium");
		const installed = find();
		if (installed) return installed;
	}
	throw new Error("No Chromium found: install Chromium or Chrome, or set CHROMIUM_PATH to its program.");
};

const settings = ({ args = [], ...options } = {}) => ({
	...options,
	executablePath: chromiumPath(),
	args: [
		"--no-sandbox",
		"--disable-gpu",
		"--disable-quic",
		"--no-first-run",
		"--disable-background-networking",
		"--disable-component-update",
		"--disable-sync",
		...args,
	],
});

/** @param {import("playwright-core").LaunchOptions} [options] flags are added to ours */
export const launchChromium = (options) => chromium.launch(settings(options));

/** A Chromium that several processes share: they connect to its `wsEndpoint()`. */
export const serveChromium = () => chromium.launchServer(settings());
