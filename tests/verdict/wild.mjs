// Judges saved pages, and says how many are taken, on which level, and what holds the others back: `node tests/verdict/wild.mjs LIST FOLDER`. With `--php PLUGIN`, the folder of the built plugin, PHP judges them too, and has to say the same.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { rolldown } from "rolldown";

const [list, folder] = process.argv.slice(2);
const bundle = await rolldown({ input: "src/verdict/index.ts", platform: "node" });
const out = "node_modules/.cache/verdict.mjs";
await bundle.write({ file: out, format: "esm" });
const { addressesToRead, judge } = await import(pathToFileURL(out).href);
const { version } = JSON.parse(readFileSync("package.json", "utf8"));
const release = JSON.parse(readFileSync(`dist/site/${version}/manifest.json`, "utf8"));

const pages = JSON.parse(readFileSync(list, "utf8"));
const sites = new Map();
const count = (map, key) => map.set(key, (map.get(key) ?? 0) + 1);
const levels = new Map();
const reasons = new Map();
let times = 0;
const judged = [];
const verdicts = [];
for (const { repo, path } of pages) {
	const site = join(folder, repo.replace("/", "+"));
	const html = readFileSync(join(site, path), "utf8");
	const address = `http://site.example/${path}`;
	const scripts = new Map();
	for (const wanted of addressesToRead(html, release, address)) {
		const { host, pathname } = new URL(wanted);
		// Exports name their own files by the address of the site as it was.
		const file = [pathname, pathname.replace(/^.*(?=\/wp-(content|includes)\/)/, "")]
			.map((name) => join(site, decodeURIComponent(name)))
			.find((name) => existsSync(name) && name.endsWith(".js"));
		if (file && (host === "site.example" || /\/wp-content\//.test(pathname)))
			scripts.set(wanted, readFileSync(file, "utf8"));
	}
	judged.push({ html, address, scripts: Object.fromEntries(scripts) });
	const start = performance.now();
	const verdict = judge({ html, address, scripts }, release);
	times += performance.now() - start;
	verdicts.push(verdict);
	count(levels, verdict.level);
	const known = sites.get(repo) ?? [];
	sites.set(repo, [...known, verdict.level !== "left"]);
	for (const key of new Set(
		verdict.reasons.map(({ kind, name, in: file }) => `${kind} ${name}${file ? ` (${file})` : ""}`),
	))
		count(reasons, key);
	if (process.argv.includes("--pages"))
		console.log(
			verdict.level,
			repo,
			path,
			verdict.reasons
				.map(({ kind, name }) => `${kind} ${name}`)
				.join("; ")
				.slice(0, 200),
			verdict.unread.length,
		);
}
console.log(`${pages.length} pages, ${Math.round(times / pages.length)} ms each:`, Object.fromEntries(levels));
console.log(
	`${[...sites.values()].filter((list) => list.every(Boolean)).length} of ${sites.size} sites whole, ${[...sites.values()].filter((list) => list.some(Boolean)).length} in part`,
);
for (const [reason, times] of [...reasons].sort((a, b) => b[1] - a[1]).slice(0, 60)) console.log(times, reason);

if (process.argv.includes("--php")) {
	const plugin = process.argv[process.argv.indexOf("--php") + 1];
	writeFileSync("node_modules/.cache/judged.json", JSON.stringify(judged));
	const answer = execFileSync(
		"php",
		["-d", "memory_limit=2G", "tests/verdict/judge.php", plugin, "node_modules/.cache/judged.json"],
		{ maxBuffer: 2 ** 28 },
	);
	let same = 0;
	JSON.parse(answer).forEach(({ verdict }, at) => {
		if (isDeepStrictEqual(verdict, verdicts[at])) same++;
		for (const key of Object.keys(verdict))
			if (!isDeepStrictEqual(verdict[key], verdicts[at][key]))
				console.log(
					pages[at].repo,
					pages[at].path,
					key,
					"PHP:",
					JSON.stringify(verdict[key]).slice(0, 400),
					"TypeScript:",
					JSON.stringify(verdicts[at][key]).slice(0, 400),
				);
	});
	const list = JSON.parse(answer)
		.map(({ ms, bytes }) => [Math.round(bytes / 1024), Math.round(ms)])
		.sort((a, b) => a[0] - b[0]);
	console.log(
		`PHP says the same on ${same} of ${pages.length}; kB and ms: ${list
			.filter((_, at) => at % 9 === 0)
			.map(([kb, ms]) => `${kb}: ${ms}`)
			.join(", ")}`,
	);
}
