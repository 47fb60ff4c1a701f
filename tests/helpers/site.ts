// Before the browser tests: one Chromium for all of them, and a folder for what their demo hosts keep. The site must be built: `npm run build`.
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { release } from "../site/release.mjs";
import { serveChromium } from "./chromium.mjs";

declare module "vitest" {
	interface ProvidedContext {
		/** Where the Chromium listens. */
		chromium: string;
		/** Folder that is gone after the run. */
		folder: string;
	}
}

export default async (project: TestProject) => {
	if (!existsSync(`${release}/gossamer.js`)) throw new Error(`${release}/ is missing: run \`npm run build\` first.`);
	const chromium = await serveChromium();
	const folder = await mkdtemp(join(tmpdir(), "gossamer-"));
	project.provide("chromium", chromium.wsEndpoint());
	project.provide("folder", folder);
	return async () => {
		await chromium.close();
		await rm(folder, { recursive: true });
	};
};
