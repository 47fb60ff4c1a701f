// Packs `dist/gossamer-wordpress.zip`: the plugin, its translations, and the release that it serves. The same input gives the same bytes.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { zipSync } from "fflate";
import { compileCatalogue } from "./catalogue.mjs";
import { describeRules } from "./describe.mjs";
import { toPhp } from "./to-php.mjs";

const dist = process.env.DIST ?? "dist";
const { printRows } = await import(pathToFileURL(resolve(`${dist}/lib/src/rollup/release.js`)));
const { version } = JSON.parse(readFileSync("package.json", "utf8"));
const release = `${dist}/site/${version}`;
const source = "src/wordpress";
const manifest = JSON.parse(readFileSync(`${release}/manifest.json`, "utf8"));

/** A name that changes with the content: the folder of the release on a site. */
const id = `${version}-${createHash("sha256").update(JSON.stringify(manifest.files)).digest("hex").slice(0, 8)}`;

const filesIn = (folder) =>
	readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll("\\", "/").slice(folder.length + 1))
		.sort();

/** Changes with the rules and with the code that reads them: verdicts by other ones are repeated. */
const judgedBy = () => {
	const hash = createHash("sha256").update(JSON.stringify(describeRules(manifest)));
	for (const file of filesIn(`${source}/plugin`)) hash.update(readFileSync(`${source}/plugin/${file}`));
	return hash.digest("hex").slice(0, 8);
};

/** The plugin's data about the release, as PHP, which a server keeps compiled. */
const describeRelease = () => {
	const { rows, plugins, files } = manifest;
	const data = {
		version,
		id,
		judgedBy: judgedBy(),
		files,
		plugins,
		table: rows.map((row) => printRows([row]).slice(1, -1)),
		...describeRules(manifest),
	};
	return `<?php\n\n/**\n * What the release holds. Written by the build.\n *\n * @package Gossamer\n */\n\nreturn ${toPhp(data)};\n`;
};

const content = {};
const add = (name, bytes) => {
	content[`gossamer/${name}`] = typeof bytes === "string" ? new TextEncoder().encode(bytes) : new Uint8Array(bytes);
};
for (const file of filesIn(`${source}/plugin`)) {
	const text = readFileSync(`${source}/plugin/${file}`, "utf8");
	add(file, text.replaceAll("__VERSION__", version));
}
for (const file of filesIn(`${source}/languages`)) {
	const catalogue = readFileSync(`${source}/languages/${file}`);
	add(`languages/${file}`, catalogue);
	if (file.endsWith(".po")) add(`languages/${file.replace(/po$/, "mo")}`, compileCatalogue(catalogue.toString()));
}
for (const file of filesIn(release)) add(`site/${file}`, readFileSync(`${release}/${file}`));
add("release.php", describeRelease());
if (existsSync("LICENSE")) add("LICENSE", readFileSync("LICENSE"));

/** A time that changes with the content: a server that keeps PHP compiled takes a file of the same time for the same file. At noon, which every zone has. */
const timeOf = (bytes) => {
	const hash = createHash("sha256").update(bytes).digest();
	return new Date(1980, 0, 1 + (hash.readUInt32LE(0) % 14000), 12, hash[4] % 60, (hash[5] % 30) * 2);
};
for (const [name, bytes] of Object.entries(content)) content[name] = [bytes, { mtime: timeOf(bytes) }];
writeFileSync(`${dist}/gossamer-wordpress.zip`, zipSync(content, { level: 9 }));
