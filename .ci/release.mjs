// Collects what a release publishes: `node .ci/release.mjs [FOLDER]` packs the package, copies the WordPress plugin, writes SHA256SUMS and the notes of this version. The site must be built.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [folder = "dist/release"] = process.argv.slice(2);
const { version } = JSON.parse(readFileSync("package.json", "utf8"));
const [, notes] = readFileSync("CHANGELOG.md", "utf8").split(
	new RegExp(`^## \\[${version.replaceAll(".", "\\.")}\\].*\n`, "m"),
);
if (!notes) throw new Error(`CHANGELOG.md has no section “## [${version}]”: rename Unreleased to it.`);

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
execFileSync("npm", ["pack", "--ignore-scripts", "--silent", "--pack-destination", folder], { stdio: "inherit" });
copyFileSync("dist/gossamer-wordpress.zip", join(folder, `gossamer-wordpress-${version}.zip`));
const sums = readdirSync(folder).map(
	(file) =>
		`${createHash("sha256")
			.update(readFileSync(join(folder, file)))
			.digest("hex")}  ${file}\n`,
);
writeFileSync(join(folder, "SHA256SUMS"), sums.join(""));
writeFileSync(join(folder, "NOTES.md"), notes.split(/^## /m)[0].trim());
