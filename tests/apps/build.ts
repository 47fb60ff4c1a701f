// Installs the packed tarball alongside the sample apps in a folder of its own, as a newcomer would, and builds them.
import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

/** Folder of what each app has built. */
export const built = { vite: "vite/dist", next: "next/out", astro: "astro/dist", plain: "plain" };
export type AppName = keyof typeof built;

const run = promisify(execFile);
const root = join(import.meta.dirname, "../..");
export const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
/** Name of what `npm pack` makes. */
export const tarball = `gossamer-${version}.tgz`;
/** Where each app keeps its source. */
const sources = { vite: "vite/src", next: "next/app", astro: "astro/src", plain: "plain" };
const quiet = ["--no-audit", "--no-fund", "--prefer-offline"];

/** Text of the tools by app, and what takes everything away. */
export interface Apps {
	folder: string;
	output: Record<string, string>;
	remove(): void;
}

export const buildApps = async (): Promise<Apps> => {
	const folder = mkdtempSync(join(tmpdir(), "gossamer-apps-"));
	const output: Record<string, string> = {};
	const env: NodeJS.ProcessEnv = {
		...process.env,
		CI: "true",
		NEXT_TELEMETRY_DISABLED: "1",
		ASTRO_TELEMETRY_DISABLED: "1",
	};
	// Set by the test runner; the apps choose their own.
	for (const name of ["NODE_ENV", "NODE_OPTIONS", "MODE", "VITEST"]) delete env[name];
	const npm = async (cwd: string, ...args: string[]) => {
		const { stdout, stderr } = await run("npm", args, { cwd, env, maxBuffer: 1e8 }).catch((error) => {
			throw new Error(`npm ${args.join(" ")}: ${error.stdout}${error.stderr}`);
		});
		return stdout + stderr;
	};

	cpSync(import.meta.dirname, folder, { recursive: true, filter: (path) => !/node_modules|\.ts$/.test(path) });
	await npm(root, "pack", "--ignore-scripts", "--pack-destination", folder);
	await npm(folder, "ci", "--ignore-scripts", ...quiet);
	output.install = await npm(folder, "install", "--no-save", "--ignore-scripts", ...quiet, `./${tarball}`);

	const installed = join(folder, "node_modules/gossamer/dist");
	for (const [name, source] of Object.entries(sources)) {
		cpSync(join(folder, "shared"), join(folder, source), {
			recursive: true,
			filter: (path) => !path.includes("/public") && (name !== "plain" || !path.endsWith(".jsx")),
		});
		if (name !== "plain") cpSync(join(folder, "shared/public"), join(folder, name, "public"), { recursive: true });
	}
	cpSync(join(installed, `site/${version}`), join(folder, "plain/gossamer/site"), { recursive: true });
	cpSync(join(installed, "lib/react.css"), join(folder, "plain/gossamer/react.css"));

	for (const name of ["vite", "next", "astro"])
		output[name] = await npm(folder, "run", "build", "--workspace", `app-${name}`);
	return { folder, output, remove: () => rmSync(folder, { recursive: true, force: true }) };
};
