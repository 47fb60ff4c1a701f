// Ten pages of the documentation of all kinds reach 98 of 100 in every category of Lighthouse.
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import sirv from "sirv";
import { afterAll, beforeAll, expect, it } from "vitest";

const run = promisify(execFile);
const root = resolve(import.meta.dirname, "../..");
const pages = ["index", "start", "csp", "moving", "react", "figures", "all", "accordion", "carousel", "popups"];
interface Audit {
	url: string;
	scores: Record<string, number>;
	failed: string[];
}
let folder: string;
let server: Server;
let audits: Audit[];

beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), "gossamer-lighthouse-"));
	await run(process.execPath, ["tests/site/docs/build.mjs", folder], { cwd: root });
	const files = sirv(folder);
	server = createServer((request, response) =>
		files(request, response, () => {
			response.writeHead(404).end();
		}),
	);
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	// One page after another: audits at the same time disturb what they measure.
	const { stdout } = await run(process.execPath, [
		join(import.meta.dirname, "audit.mjs"),
		...pages.map((name) => `${url}/${name}.html`),
	]);
	audits = stdout
		.trim()
		.split("\n")
		.map((line) => JSON.parse(line));
});

afterAll(() => {
	server?.closeAllConnections();
	server?.close();
	rmSync(folder, { recursive: true });
});

it.each(pages)("%s reaches 98 in each category", (name) => {
	const { scores, failed } = audits.find(({ url }) => url.endsWith(`/${name}.html`))!;
	expect(Object.keys(scores)).toEqual(["performance", "accessibility", "best-practices", "seo"]);
	const low = Object.entries(scores).filter(([, score]) => score < 98);
	expect(low, failed.join("\n")).toEqual([]);
});
