// What the swap makes of a page, and the page as it is without: with the plugin active and switched on.
import { beforeAll, beforeEach } from "vitest";
import { get, php, settings } from "./wordpress";

export const hasGossamer = (html: string) =>
	/<script\b(?=[^>]* type="module")[^>]* src="[^"]*\/(gossamer|bundle-\w+)\.js/.test(html);

/** As WordPress prints it, with modules of its own in it, or we do. */
export const importMap = /<script\b(?=[^>]* type="importmap")[^>]*>(.*?)<\/script>\n?/s;

/** The page as it is printed without the plugin's doing, apart from what changes with every request. */
export const plainly = async (path: string) => {
	settings({ mode: "off" });
	return (await get(path)).text;
};

beforeAll(() => {
	php(`return activate_plugin('gossamer/gossamer.php');`);
});
beforeEach(() => {
	settings({ mode: "on" });
});
