// Prints what a change does to sizes, as Markdown: `node .ci/size-report.mjs before.json after.json`, both of `size-limit --json`.
import { readFileSync } from "node:fs";

const [before, after] = process.argv.slice(2).map((file) => JSON.parse(readFileSync(file, "utf8")));
const sizes = new Map(before.map(({ name, size }) => [name, size]));
const number = (bytes) => (bytes === undefined ? "–" : bytes.toLocaleString("en"));
const signed = (bytes) => `${bytes > 0 ? "+" : "−"}${number(Math.abs(bytes))}`;

const rows = after.flatMap(({ name, size, sizeLimit, passed }) => {
	const old = sizes.get(name);
	sizes.delete(name);
	if (size === old && passed !== false) return [];
	const change = old === undefined ? "new" : size === old ? "same" : signed(size - old);
	return `| ${name} | ${number(old)} | ${number(size)} | ${change} | ${number(sizeLimit)}${passed === false ? " **exceeded**" : ""} |`;
});
for (const [name, size] of sizes) rows.push(`| ${name} | ${number(size)} | – | gone | – |`);

const table = ["| file | before | after | change | budget |", "| --- | ---: | ---: | ---: | ---: |", ...rows];
console.log(["## Sizes (brotli bytes)", "", ...(rows.length ? table : ["No budgeted file changed."])].join("\n"));
