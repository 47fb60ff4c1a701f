// Starts the demo host on a free port for the browser tests and benches. The site must be built: `npm run build`.
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { release } from "../site/release.mjs";
import { chromiumPath } from "./chromium.mjs";

declare module "vitest" {
	interface ProvidedContext {
		siteUrl: string;
	}
}

export default async (project: TestProject) => {
	if (!existsSync(`${release}/gossamer.js`)) throw new Error(`${release}/ is missing: run \`npm run build\` first.`);
	chromiumPath();
	const { startSite } = await import("../site/server.mjs");
	const folder = await mkdtemp(join(tmpdir(), "gossamer-"));
	const site = await startSite({ port: 0, inbox: join(folder, "inbox.jsonl") });
	project.provide("siteUrl", site.url);
	return async () => {
		await site.close();
		await rm(folder, { recursive: true });
	};
};
