// Checks the budgets of .size-limit.json and the bytes that READMEs of plugins name; `npm run size -- --write` brings both up to what the build weighs now.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { launchChromium } from "../tests/helpers/chromium.mjs";
import { filesOfPage, scenarios } from "../tests/helpers/page-files.mjs";
import { readManifest } from "../tests/site/release.mjs";
import { startSite } from "../tests/site/server.mjs";

/** What a README begins its bytes with: `1.1 kB (brotli)`. */
const ownBytes = /(?<=\n## Bytes\n\n)([\d.,]+) (k?)B(?= \(brotli\))/;
const tolerance = (bytes) => Math.max(20, Math.round(bytes * 0.03));

if (process.argv.includes("--write")) {
	// A line a budget, so that a diff shows which one moved; those that still fit stay.
	const known = new Map(JSON.parse(readFileSync(".size-limit.json", "utf8")).map((budget) => [budget.name, budget]));
	const fits = (old, { path, bytes }) => {
		const rest = Number.parseFloat(old?.limit) - bytes;
		return old?.path === path && rest >= 0 && rest < 2 * tolerance(bytes);
	};
	const lines = (await weigh()).map(({ bytes, ...budget }) => {
		const old = known.get(budget.name);
		return `  ${JSON.stringify(fits(old, { ...budget, bytes }) ? old : budget)}`;
	});
	writeFileSync(".size-limit.json", `[\n${lines.join(",\n")}\n]\n`);
	for (const { path, text, bytes } of wrongReadmes())
		writeFileSync(path, text.replace(ownBytes, `${bytes.toLocaleString("en")} B`));
}
const sizeLimit = spawnSync("npx", ["size-limit", "--json"], { stdio: ["ignore", "pipe", "inherit"], maxBuffer: 1e8 });
// Without a file it answers an object with the error.
const results = [JSON.parse(sizeLimit.stdout.toString() || "[]")].flat();
const tooLarge = results.filter(({ passed }) => passed === false);
if (sizeLimit.status !== 0) {
	for (const { name, size, sizeLimit } of tooLarge) console.error(`${name}: ${size} B, its budget is ${sizeLimit} B.`);
	console.error(
		tooLarge.length
			? "Make it smaller. If the bytes are worth it, run `npm run size -- --write`, and say the bytes before and after in the commit message."
			: `size-limit could not weigh the files: is there a build? ${sizeLimit.stdout}`,
	);
	process.exitCode = 1;
} else console.log(`${results.length} budgets of .size-limit.json hold.`);
for (const { path, named, bytes } of wrongReadmes()) {
	console.error(`${path} says ${named} B; the plugin's chunk has ${bytes} B: run \`npm run size -- --write\`.`);
	process.exitCode = 1;
}

/** READMEs that say something else than what their plugin's own chunk weighs. */
function wrongReadmes() {
	const { files, plugins } = readManifest();
	return Object.keys(plugins).flatMap((name) => {
		const path = `plugins/${name}/README.md`;
		const text = readFileSync(path, "utf8");
		const [, number, kilo] = ownBytes.exec(text) ?? [];
		if (!number) return [];
		const named = Number.parseFloat(number.replaceAll(",", "")) * (kilo ? 1000 : 1);
		const bytes = files[`plugins/${name}.js`].brotli;
		return Math.abs(named - bytes) > tolerance(bytes) ? [{ path, text, named, bytes }] : [];
	});
}

async function weigh() {
	const { files, plugins } = readManifest();
	const budget = (name, list) => {
		const bytes = list.reduce((sum, file) => sum + files[file].brotli, 0);
		const names = list.length > 1 ? `{${list}}` : list[0];
		return { name, path: `dist/site/*/${names}`, limit: `${bytes + tolerance(bytes)} B`, brotli: true, bytes };
	};
	const shared = Object.keys(files).filter((file) => !/^(plugins\/|engine|gossamer)/.test(file));
	const budgets = [
		budget("engine", ["engine.js"]),
		budget("core", ["gossamer.js"]),
		...shared.map((file) => budget(file.replace(".js", ""), [file])),
	];
	for (const [name, { chunks, parts, before }] of Object.entries(plugins)) {
		if (!chunks.length) continue;
		const isOwn = (file) => file.startsWith("plugins/");
		const first = chunks.filter(isOwn);
		const later = parts.filter(isOwn);
		budgets.push(budget(name, first));
		if (before) budgets.push(budget(`${name}, in the head`, [before]));
		if (later.length) budgets.push(budget(`${name}, all of it`, [...first, ...later]));
	}
	const site = await startSite({ port: 0 });
	const browser = await launchChromium();
	for (const [name, path] of Object.entries(scenarios))
		budgets.push(budget(name, await filesOfPage(browser, site.url + path)));
	await browser.close();
	await site.close();
	return budgets;
}
