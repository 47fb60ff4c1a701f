// Consent: kept over pages and tabs of the same visitor, taken back immediately.
import { expect, it } from "vitest";
import type { Engine, Tab } from "./engine";

const isStored = (tab: Tab, isStored: boolean) =>
	tab.until((isStored) => document.cookie.includes("_fbp") === isStored, isStored);

export default ({ open }: Engine): void => {
	it("is asked before anything is stored, holds on the next page, and is taken back immediately", async () => {
		const tab = await open("/shop");
		await tab.until(() => !!document.querySelector(".cn-set-cookie[data-cookie-set=accept]"));
		expect(await tab.evaluate(() => document.cookie)).not.toContain("_fbp");
		await tab.click(".cn-set-cookie[data-cookie-set=accept]");
		await isStored(tab, true);
		await tab.open("/shop/mug");
		await isStored(tab, true);
		await tab.click(".cn-revoke-cookie");
		await isStored(tab, false);
		await tab.open("/shop");
		expect(await tab.evaluate(() => document.cookie)).not.toContain("_fbp");
	});
};
