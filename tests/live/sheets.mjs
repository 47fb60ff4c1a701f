// Each style sheet of ours alone under the site's own, without any script: it moves nothing, but to where the original's script puts it.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { heightAt } from "../../dist/lib/src/cli/compare/options.js";

/** Pixels within which a box is the same. */
const tolerance = 0.5;
/** Milliseconds that the original's script gets. */
const startMs = 2500;

/** What a sheet moves elsewhere, as the plugin's README says it. */
const decided = [
	// `countdown`: only a script knows that a countdown has expired.
	{ sheet: "countdown-before", key: /^numbers-d2 / },
	// `carousel`: what stands for a picture that comes later is put in the middle of its slide.
	{ sheet: "carousel", key: /^carousels-image-lazy <(img|div swiper-lazy)/ },
	// `gallery`: masonry and justified rows have nearly their height.
	{ sheet: "gallery-before", key: /^galleries-(mas|ju) / },
];

/** Each element's place in its widget or slide, and its size without what turns it. Sent as text. */
const measure = () => {
	const counts = new Map();
	const boxes = {};
	for (const element of document.body.querySelectorAll("*:not(script,style,link,svg *)")) {
		const owner = element.closest("[data-id]");
		// Slides are moved along.
		const frame = element.closest(".swiper-slide") ?? owner ?? document.body;
		if (element.closest(".swiper-slide-duplicate")) continue;
		const { x, y, width, height } = element.getBoundingClientRect();
		const { x: left, y: top } = frame.getBoundingClientRect();
		const { offsetWidth = width, offsetHeight = height } = element;
		const name = `${owner ? owner.id || owner.dataset.id : "page"} <${element.localName} ${element.classList[0] ?? ""}>`;
		const count = (counts.get(name) ?? 0) + 1;
		counts.set(name, count);
		boxes[`${name} #${count}`] = [x - left, y - top, offsetWidth, offsetHeight];
	}
	return boxes;
};

const differs = (a, b) => a.some((side, at) => Math.abs(side - b[at]) > tolerance);
const isThere = (box) => box?.[2] * box?.[3] > 0;
/** Whether a side is further away from where it should be. */
const isWorse = (before, after, right) =>
	right.some((side, at) => Math.abs(after[at] - side) > Math.abs(before[at] - side) + tolerance);

/** @returns {Promise<Record<string, string[]>>} by sheet, what moves to where the original has it not */
export const moveBySheets = async (browser, { address, mode = "el" }, width, sheets) => {
	const page = await browser.newPage({ viewport: { width, height: heightAt(width) } });
	const open = async (m) => {
		await page.goto(`${address}?refmode=${mode}&m=${m}`, { waitUntil: "load" });
		// What moves automatically stands still.
		await page.addStyleTag({ content: "*,::before,::after{transition:none!important;animation:none!important}" });
	};
	try {
		await open("o");
		await page.waitForTimeout(startMs);
		const right = await page.evaluate(measure);
		await open("n");
		const before = await page.evaluate(measure);
		const moved = {};
		for (const [name, content] of sheets) {
			const tag = await page.addStyleTag({ content });
			const after = await page.evaluate(measure);
			await tag.evaluate((node) => node.remove());
			const wrong = Object.keys(before)
				.filter((key) => isThere(after[key]) && differs(after[key], before[key]))
				.filter((key) => !decided.some((one) => name.includes(one.sheet) && one.key.test(key)))
				.filter((key) => !right[key] || isWorse(before[key], after[key], right[key]))
				.map(
					(key) =>
						`${key} ${[before[key], after[key], right[key] ?? []].map((box) => box.map(Math.round)).join(" → ")}`,
				);
			if (wrong.length) moved[name] = wrong;
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
