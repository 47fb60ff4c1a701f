// Starts the installed browser, by Playwright's core package, and reports in one line what is missing.
import type { Browser } from "playwright-core";
import { CompareError } from "./compare-error";
import { browserFlags, browserVariable, findBrowser } from "./find-browser.mjs";

/** @throws CompareError if the package or a browser is missing */
export const launch = async (program: string | undefined, flags: readonly string[]): Promise<Browser> => {
	const { chromium } = await import("playwright-core").catch(() => {
		throw new CompareError("compare needs playwright-core: npm install playwright-core (it includes no browser).");
	});
	const executablePath = program ?? findBrowser();
	if (!executablePath)
		throw new CompareError(`No Chromium, Chrome or Edge found: install one, or set ${browserVariable} to its program.`);
	// The pages are strangers': they get a sandbox if there can be one.
	const isRoot = process.getuid?.() === 0;
	const args = [...browserFlags.filter((flag) => isRoot || flag !== "--no-sandbox"), ...flags];
	return chromium.launch({ executablePath, args, handleSIGINT: false }).catch((error: Error) => {
		throw new CompareError(`${executablePath} does not start: ${error.message.split("\n")[0]}`);
	});
};
