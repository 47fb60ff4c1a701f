// Runs the benches (`npm run bench`, or one: `npm run bench -- scan`), prints their tables and writes them into bench/README.md, except that of an address (`npm run bench -- live https://…`).
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { launchChromium } from "../tests/helpers/chromium.mjs";
import { release } from "../tests/site/release.mjs";
import { startSite } from "../tests/site/server.mjs";

const names = readdirSync(import.meta.dirname).flatMap((file) => /^(.+)\.bench\.mjs$/.exec(file)?.[1] ?? []);
const addresses = process.argv.slice(2).filter((word) => URL.canParse(word));
const wanted = process.argv.slice(2).filter((word) => !addresses.includes(word));
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length || !existsSync(`${release}/gossamer.js`)) {
	console.error(
		unknown.length
			? `No bench ${unknown}: there are ${names.join(", ")}.`
			: "dist/ is missing: run `npm run build` first.",
	);
	process.exit(1);
}

const site = await startSite({ port: 0 });
const browser = await launchChromium();
try {
	for (const name of wanted.length ? wanted : names) {
		const { default: bench } = await import(`./${name}.bench.mjs`);
		const rows = await bench({ browser, url: site.url, addresses });
		if (!rows) continue;
		const table = markdown(rows);
		console.log(`\n${name}\n${table}`);
		if (!addresses.length) writeIntoReadme(name, table);
	}
	const machine = `${cpus().length} × ${cpus()[0].model.trim()}, Chromium ${browser.version()}, Node ${process.version}`;
	if (!addresses.length) writeIntoReadme("machine", machine);
} finally {
	await browser.close();
	await site.close();
}

/** Rows of equal keys as a Markdown table; numbers to the right. */
function markdown(rows) {
	const heads = Object.keys(rows[0]);
	const rule = heads.map((head) => (typeof rows[0][head] === "number" ? "--:" : "---"));
	const line = (cells) => `| ${cells.join(" | ")} |`;
	return [line(heads), line(rule), ...rows.map((row) => line(heads.map((head) => row[head])))].join("\n");
}

function writeIntoReadme(name, text) {
	const readme = readFileSync("bench/README.md", "utf8");
	const place = new RegExp(`(<!-- bench:${name} -->)[^]*?(<!-- /bench -->)`);
	if (!place.test(readme)) throw new Error(`bench/README.md has no place for the bench ${name}.`);
	writeFileSync(
		"bench/README.md",
		readme.replace(place, (_, before, after) => `${before}\n${text}\n${after}`),
	);
}
