// The test pack in Chromium: a classic script behind `early.js`, with jQuery and without.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { openMarkup } from "../../../tests/helpers/browser";
import { config, expected, markup, sequence } from "./pack.setup";

const { version } = JSON.parse(readFileSync("package.json", "utf8"));
const inline = (file: string) => `<script>${readFileSync(file, "utf8").replaceAll("</script", "<\\/script")}</script>`;

it.each([false, true])("drives a pack's widgets, jQuery on the page: %s (page-builder #5, #6, #61)", async (has) => {
	const tab = await openMarkup(
		`${markup}<script>var elementorFrontendConfig = ${JSON.stringify(config)}, ElementorProFrontendConfig = {};</script>${
			has ? inline("node_modules/jquery/dist/jquery.min.js") : ""
		}${inline(`dist/site/${version}/early.js`)}${inline("plugins/elementor-frontend/tests/pack.js")}`,
	);
	const log = (): Promise<string[]> => tab.evaluate(() => (window as unknown as { packLog: string[] }).packLog);
	await expect.poll(async () => (await log()).sort()).toEqual(expected(has).sort());
	// The runtime is a module and announces itself after DOM ready: what was added there comes first.
	const places = sequence.slice(0, -1).map(async (line) => (await log()).findIndex((noted) => noted.startsWith(line)));
	const found = await Promise.all(places);
	expect(found).toEqual([...found].sort((a, b) => a - b));
	// Without a style it has no box.
	await tab.dispatchEvent('[data-id="new"]', "click");
	expect((await log()).at(-1)).toBe('class: [5,"c1widgetModern",7]');
	await tab.waitForSelector('[data-id="s"] .swiper-initialized');
});
