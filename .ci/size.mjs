// Checks the budgets of .size-limit.json and the bytes that READMEs of plugins name; `npm run size -- --write` brings both up to what the build weighs now.
import { execFileSync } from "node:child_process";
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
	const fits = (old, { path, limit }) =>
		old?.path === path &&
		Math.abs(Number.parseFloat(old.limit) - Number.parseFloat(limit)) < tolerance(Number.parseFloat(limit));
	const lines = (await weigh()).map((budget) => {
		const old = known.get(budget.name);
		return `  ${JSON.stringify(fits(old, budget) ? old : budget)}`;
	});
	writeFileSync(".size-limit.json", `[\n${lines.join(",\n")}\n]\n`);
	for (const { path, text, bytes } of wrongReadmes())
		writeFileSync(path, text.replace(ownBytes, `${bytes.toLocaleString("en")} B`));
}
try {
	execFileSync("npx", ["size-limit"], { stdio: "inherit" });
} catch {
	console.error(
		"A file is above its budget. Make it smaller. If the bytes are worth it, run `npm run size -- --write`, and say the bytes before and after in the commit message.",
	);
	process.exitCode = 1;
}
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
		return { name, path: `dist/site/*/${names}`, limit: `${bytes + tolerance(bytes)} B`, brotli: true };
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
