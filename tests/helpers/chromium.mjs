// Starts Chromium for the browser tests and benches.
import { chromium } from "playwright-core";
import { programPath } from "./programs.mjs";

/** Path of a Chromium. */
export const chromiumPath = () =>
	programPath({
		title: "Chromium",
		variable: "CHROMIUM_PATH",
		places: [
			"/usr/bin/chromium",
			"/usr/bin/chromium-browser",
			"/usr/bin/google-chrome",
			"/usr/bin/google-chrome-stable",
			"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
			"/Applications/Chromium.app/Contents/MacOS/Chromium",
		],
		debian: "chromium",
	});

/**
 * Path of Chromium's headless shell, which opens pages in two thirds of the time: the same engine without windows, so
 * without a back-forward cache. The whole Chromium where there is none.
 */
const shellPath = () => {
	if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
	try {
		return programPath({
			title: "headless shell of Chromium",
			variable: "HEADLESS_SHELL_PATH",
			places: ["/usr/bin/chromium-headless-shell"],
			debian: "chromium-headless-shell",
		});
	} catch {
		return chromiumPath();
	}
};

/** Flags that suit a machine without screen, sandbox and network. */
export const chromiumFlags = [
	"--no-sandbox",
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
];

const settings = ({ args = [], executablePath = chromiumPath(), ...options } = {}) => ({
	...options,
	executablePath,
	args: [...chromiumFlags, ...args],
});

/** @param {import("playwright-core").LaunchOptions} [options] flags are added to ours */
export const launchChromium = (options) => chromium.launch(settings(options));

/** A headless Chromium for tests. It finds no host but this machine. */
export const launchShell = () =>
	chromium.launch(
		settings({
			executablePath: shellPath(),
			args: ["--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost"],
		}),
	);
