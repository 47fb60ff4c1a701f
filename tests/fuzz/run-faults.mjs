// `node tests/fuzz/run-faults.mjs [--rounds N --seed N]`: the long run of faults for photo feed and accessibility panel; what was wrong, and how often each fault happened.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { launchChromium } from "../helpers/chromium.mjs";
import { startSite } from "../site/server.mjs";
import { injectFeedFaults, injectPanelFaults } from "./faults.mjs";

const { values } = parseArgs({ options: { rounds: { type: "string" }, seed: { type: "string" } } });
const how = { rounds: Number(values.rounds ?? 200), seed: Number(values.seed ?? 1) };
const folder = await mkdtemp(join(tmpdir(), "gossamer-faults-"));
const site = await startSite({ port: 0, inbox: join(folder, "inbox.jsonl") });
const browser = await launchChromium();
for (const [name, inject] of Object.entries({
	"photo-feed": injectFeedFaults,
	"accessibility-panel": injectPanelFaults,
})) {
	const { rounds, wrong, faults } = await inject(browser, site.url, how);
	console.log(`${name}: ${rounds} rounds, ${wrong.length} wrong, faults ${JSON.stringify(faults)}`);
	for (const text of wrong) console.log(`  ${text}`);
	process.exitCode ||= wrong.length ? 1 : 0;
}
await browser.close();
await site.close();
await rm(folder, { recursive: true });
