// Finds the Chromium, Chrome or Edge that is installed; plain JavaScript, so that tests and benches take it without a build.
import { existsSync } from "node:fs";

/** The variable of the environment that names a browser before all other places. */
export const browserVariable = "CHROMIUM_PATH";

const { LOCALAPPDATA = "", PROGRAMFILES = "", "PROGRAMFILES(X86)": PROGRAMFILES_X86 = "" } = process.env;

/** Usual paths, by operating system. */
export const browserPlaces = [
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
	"/usr/bin/google-chrome-stable",
	"/usr/bin/microsoft-edge",
	"/snap/bin/chromium",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
	"/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
	...[PROGRAMFILES, PROGRAMFILES_X86, LOCALAPPDATA]
		.filter(Boolean)
		.flatMap((folder) => [
			`${folder}\\Google\\Chrome\\Application\\chrome.exe`,
			`${folder}\\Chromium\\Application\\chrome.exe`,
			`${folder}\\Microsoft\\Edge\\Application\\msedge.exe`,
		]),
];

/** Chromium without windows: it opens pages in two thirds of the time. */
const shell = "/usr/bin/chromium-headless-shell";

/** Flags that suit a machine without screen, sandbox and network. */
export const browserFlags = [
	"--no-sandbox",
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
];

/** Path of a browser: the one that the variable names, even if nothing is there, else an installed one. */
export const findBrowser = () =>
	process.env[browserVariable] || [shell, ...browserPlaces].find((path) => existsSync(path));
