// What `npx gossamer new plugin` writes outside this project, from the package as npm packs it: its test passes, it builds, weighs little, and runs.
import { execFileSync } from "node:child_process";
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	realpathSync,
	rmSync,
	symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openPage } from "../helpers/browser";

let folder: string;
let project: string;
/** What the template installs alongside the package, and what the package itself needs. */
const installed = ["jsdom", "terser", "vite", "vitest", "nanostores", "magic-string", "cac"];

const run = (program: string, ...args: string[]) =>
	execFileSync(program, args, { cwd: project, encoding: "utf8", env: { ...process.env, NO_COLOR: "1" } });

beforeAll(() => {
	folder = realpathSync(mkdtempSync(join(tmpdir(), "gossamer-template-")));
	execFileSync("npm", ["pack", "--silent", "--ignore-scripts", "--pack-destination", folder]);
	const tarball = readdirSync(folder).find((file) => file.endsWith(".tgz"))!;
	execFileSync("tar", ["-xzf", join(folder, tarball), "-C", folder]);
	for (const name of ["cac", "css-select", "domutils", "parse5", "parse5-htmlparser2-tree-adapter", "magic-string"]) {
		mkdirSync(join(folder, "node_modules"), { recursive: true });
		symlinkSync(join(process.cwd(), "node_modules", name), join(folder, "node_modules", name));
	}
	const bin = join(folder, "package/dist/lib/src/cli/index.js");
	execFileSync(process.execPath, [bin, "new", "plugin", "hello-world", "--gossamer", `file:../${tarball}`], {
		cwd: folder,
	});
	project = join(folder, "hello-world");
	mkdirSync(join(project, "node_modules"));
	for (const name of installed)
		symlinkSync(join(process.cwd(), "node_modules", name), join(project, "node_modules", name));
	execFileSync("cp", ["-r", join(folder, "package"), join(project, "node_modules/gossamer")]);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

it("passes its own tests", () => {
	const { devDependencies } = JSON.parse(readFileSync(join(project, "package.json"), "utf8"));
	expect(devDependencies.gossamer).toMatch(/^file:/);
	expect(run(process.execPath, "node_modules/vitest/vitest.mjs", "run")).toMatch(/Tests +2 passed/);
}, 120_000);

it("builds within its budget, and runs on a page", async () => {
	run(process.execPath, "node_modules/vite/bin/vite.js", "build", "--logLevel", "error");
	const files = ["index.js", "hello-world.js"];
	const code = Object.fromEntries(files.map((file) => [file, readFileSync(join(project, "dist", file), "utf8")]));
	const bytes = files.map((file) => brotliCompressSync(code[file]!.replace(/\/\/# .*/, "")).length);
	console.info(`a new plugin: row ${bytes[0]} B, chunk ${bytes[1]} B`);
	expect(bytes[0]).toBeLessThan(200);
	expect(bytes[1]).toBeLessThan(400);

	const page = await openPage("/markup", {
		async prepare(page) {
			for (const file of files)
				await page.route(`**/outside/${file}`, (route) =>
					route.fulfill({ contentType: "text/javascript", body: code[file]! }),
				);
			const demo = readFileSync(join(project, "demo.html"), "utf8");
			// Without one the browser asks for a favicon.ico, and its console reports that there is none.
			expect(demo).toContain('<link rel="icon" href="data:,">');
			const [core] = /\/node_modules\/.*gossamer\.js/.exec(demo)!;
			expect(existsSync(join(project, core))).toBe(true);
			const body = demo.replace(core, "/gossamer/gossamer.js").replace("/dist/index.js", "/outside/index.js");
			await page.route("**/markup", (route) => route.fulfill({ contentType: "text/html", body }));
		},
	});
	await page.waitForFunction(() => window.gossamer?.modules["plugins/hello-world"]);
	await page.click("button");
	expect(await page.textContent("button")).toBe("Hi");
}, 120_000);
