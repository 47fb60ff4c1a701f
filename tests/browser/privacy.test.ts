// Nobody but the site hears of a visitor who has refused: what the widgets' pages ask for, scrolled to their ends.
import { expect, it } from "vitest";
import { openPage, siteUrl } from "../helpers/browser";
import { pages } from "../site/pages/index.mjs";

const widgets = pages.filter(({ group }) => group === "widgets").map(({ path }) => path);

it.each(widgets)("%s asks no other host for anything before consent", async (path) => {
	const asked: string[] = [];
	const page = await openPage(`${path}?consent=off`, {
		async prepare(page) {
			page.on("request", (request) => asked.push(request.url()));
		},
	});
	await page.evaluate(() => window.gossamer!.ready);
	await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
	await page.waitForLoadState("networkidle");
	expect(asked.length).toBeGreaterThan(0);
	expect(asked.filter((address) => !/^(data|blob):/.test(address) && new URL(address).origin !== siteUrl())).toEqual(
		[],
	);
});
