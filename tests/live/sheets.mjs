// Each style sheet of ours alone under the site's own, without any script: says what it moves.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { heightAt } from "../../dist/lib/src/cli/compare/options.js";

const measure = () =>
	Object.fromEntries(
		[...document.body.querySelectorAll("*:not(script,style,link)")].map((element, index) => {
			const { x, y, width, height } = element.getBoundingClientRect();
			const owner = element.closest("[data-widget_type],[data-id]");
			const name = `${owner?.id || owner?.dataset.id || "page"} <${element.localName} ${element.classList[0] ?? ""}> ${index}`;
			return [name, [x, y, width, height]];
		}),
	);

/** @returns {Promise<Record<string, string[]>>} by sheet, what moves by more than half a pixel */
export const moveBySheets = async (browser, address, width, sheets) => {
	const page = await browser.newPage({ viewport: { width, height: heightAt(width) } });
	try {
		await page.goto(`${address}?refmode=el&m=n`, { waitUntil: "load" });
		// What moves automatically stands still.
		await page.addStyleTag({ content: "*,::before,::after{transition:none!important;animation:none!important}" });
		const before = await page.evaluate(measure);
		const moved = {};
		for (const [name, content] of sheets) {
			const tag = await page.addStyleTag({ content });
			const after = await page.evaluate(measure);
			await tag.evaluate((node) => node.remove());
			const differ = Object.keys(before).filter((key) =>
				after[key]?.some((side, at) => Math.abs(side - before[key][at]) > 0.5),
			);
			if (differ.length) moved[name] = differ;
		}
		return moved;
	} finally {
		await page.close();
	}
};

/** Sheets of the release. @param {string} folder */
export const sheetsOf = (folder) =>
	readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith(".css"))
		.map((file) => [file, readFileSync(join(folder, file), "utf8")]);
