// Starts Chromium for the browser tests and benches.
import { chromium } from "playwright-core";
import { browserFlags, browserPlaces, browserVariable } from "../../src/cli/compare/find-browser.mjs";
import { programPath } from "./programs.mjs";

/** Path of a Chromium. */
export const chromiumPath = () =>
	programPath({
		title: "Chromium",
		variable: browserVariable,
		places: browserPlaces,
		debian: "chromium",
	});

/**
 * Path of Chromium's headless shell, which opens pages in two thirds of the time: the same engine without windows, so
 * without a back-forward cache. The whole Chromium if there is none.
 */
export const shellPath = () => {
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

export { browserFlags as chromiumFlags };

const settings = ({ args = [], executablePath = chromiumPath(), ...options } = {}) => ({
	...options,
	executablePath,
	args: [...browserFlags, ...args],
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
