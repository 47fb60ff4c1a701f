// Before the browser tests: a folder for what their demo hosts keep. The site must be built: `npm run build`.
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { release } from "../site/release.mjs";

declare module "vitest" {
	interface ProvidedContext {
		/** Folder that is gone after the run. */
		folder: string;
	}
}

export default async (project: TestProject) => {
	if (!existsSync(`${release}/gossamer.js`)) throw new Error(`${release}/ is missing: run \`npm run build\` first.`);
	const folder = await mkdtemp(join(tmpdir(), "gossamer-"));
	project.provide("folder", folder);
	// Browsers may still be ending, and write there.
	return () => rm(folder, { recursive: true, force: true, maxRetries: 10 });
};
