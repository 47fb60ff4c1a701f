// `npm test`: types, lint, build, every test, budgets. `npm test -- popups` runs what lies in a plugin's folder, any other word the files that it names; both build first where a source is newer than the build.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";

const run = (command, ...args) => {
	try {
		execFileSync(command, args, { stdio: "inherit" });
	} catch ({ status }) {
		process.exit(status || 1);
	}
};
const words = process.argv.slice(2);
if (words.length) {
	if (isStale()) run("npm", "run", "build");
	run("npx", "vitest", "run", ...words.map((word) => (existsSync(`plugins/${word}`) ? `plugins/${word}/` : word)));
} else {
	for (const step of ["check", "build"]) run("npm", "run", step);
	run("npx", "vitest", "run");
	run("npm", "run", "size");
}

function isStale() {
	const built = "dist/gossamer-wordpress.zip";
	if (!existsSync(built)) return true;
	const { mtimeMs } = statSync(built);
	const files = ["src", "plugins", ".ci"].flatMap((folder) =>
		readdirSync(folder, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile() && !/\.md$/.test(entry.name) && !/\btests$/.test(entry.parentPath))
			.map((entry) => `${entry.parentPath}/${entry.name}`),
	);
	return ["package.json", "rollup.config.mjs", ...files].some((file) => statSync(file).mtimeMs > mtimeMs);
}
