// Starts the demo host on a free port for the browser tests and benches. The site must be built: `npm run build`.
import { existsSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { chromiumPath } from "./chromium.mjs";

declare module "vitest" {
	interface ProvidedContext {
		siteUrl: string;
	}
}

export default async (project: TestProject) => {
	const dist = process.env.DIST ?? "dist";
	if (!existsSync(`${dist}/gossamer.js`)) throw new Error(`${dist}/ is missing: run \`npm run build\` first.`);
	chromiumPath();
	const { startSite } = await import("../site/server.mjs");
	const site = await startSite({ port: 0 });
	project.provide("siteUrl", site.url);
	return () => site.close();
};
