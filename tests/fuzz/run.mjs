// `npm run fuzz [-- --plugin NAME --seed N --rounds N --strict]`: every plugin on hostile markup and settings; a table of what happened.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { launchChromium } from "../helpers/chromium.mjs";
import { startSite } from "../site/server.mjs";
import { columns, fuzzPlugin } from "./fuzz.mjs";
import { pluginNames } from "./plugins.mjs";

const { values } = parseArgs({
	options: {
		plugin: { type: "string", multiple: true },
		seed: { type: "string" },
		rounds: { type: "string" },
		strict: { type: "boolean" },
	},
});
const folder = await mkdtemp(join(tmpdir(), "gossamer-fuzz-"));
const site = await startSite({ port: 0, inbox: join(folder, "inbox.jsonl") });
const browser = await launchChromium();
const rows = {};
for (const name of values.plugin ?? pluginNames()) {
	const { examples, ...counts } = await fuzzPlugin(browser, site.url, {
		name,
		seed: Number(values.seed ?? 1),
		rounds: Number(values.rounds ?? 10_000),
		isStrict: values.strict,
	}).catch((error) => ({ cases: 0, errors: 1, examples: [`stopped: ${error.stack}`] }));
	rows[name] = counts;
	console.log(`${name}: ${JSON.stringify(counts)}`);
	for (const example of examples) console.log(`  ${example}`);
}
console.table(rows);
await browser.close();
await site.close();
await rm(folder, { recursive: true });
process.exitCode = Object.values(rows).some((row) => columns.some((column) => row[column])) ? 1 : 0;
