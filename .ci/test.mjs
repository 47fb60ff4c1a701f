// `npm test`: types, lint, build, every test without a browser, budgets. `npm test -- popups` runs what lies in a plugin's folder, any other word the files that it names; both build first where a source is newer than the build.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { isStale } from "./is-stale.mjs";

const run = (command, ...args) => {
	try {
		execFileSync(command, args, { stdio: "inherit" });
	} catch ({ status }) {
		process.exit(status || 1);
	}
};
const words = process.argv.slice(2);
if (words.length) {
	if (isStale("dist/gossamer-wordpress.zip")) run("npm", "run", "build");
	run("npx", "vitest", "run", ...words.map((word) => (existsSync(`plugins/${word}`) ? `plugins/${word}/` : word)));
} else {
	for (const step of ["check", "build"]) run("npm", "run", step);
	run("npx", "vitest", "run", "--project=!browser");
	run("npm", "run", "size");
}
