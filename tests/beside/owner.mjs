// What an owner presses in the dashboard to set a plugin up.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as site from "./site.mjs";

/** Many caches ask for it, and not all of them write it themselves. */
export const allowCache = () => {
	const file = join(site.folder, "wp-config.php");
	const text = readFileSync(file, "utf8");
	if (!/define\(\s*'WP_CACHE',\s*true/.test(text))
		writeFileSync(file, text.replace("<?php", "<?php\ndefine('WP_CACHE', true);"));
};

/** @param {import("playwright-core").Browser} browser @param {{ page: string, press: string[] }} owner */
export const setUpAsOwner = async (browser, { page: path, press }) => {
	const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
	try {
		const page = await context.newPage();
		const [name, password] = site.login;
		await page.goto(`${site.url}/wp-login.php`);
		await page.fill("#user_login", name);
		await page.fill("#user_pass", password);
		await page.click("#wp-submit");
		await page.waitForLoadState("load");
		// Plugins that have just been activated lead to a page of their own once.
		for (const to of ["index.php", path]) await page.goto(`${site.url}/wp-admin/${to}`);
		for (const selector of press) {
			// A wizard that was left once does not come again.
			await page
				.locator(selector)
				.first()
				.click({ timeout: 8000, force: true })
				.catch(() => {});
			await page.waitForTimeout(4000);
		}
	} finally {
		await context.close();
	}
};
