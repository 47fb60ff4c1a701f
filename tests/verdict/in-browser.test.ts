// The inspector of the documentation's start page, as it is bundled for a browser: on each page it says what `gossamer inspect` says of one whose files cannot be read.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { rows } from "../../plugins";
import { completeRow } from "../../src/base/descriptor";
import { inspect } from "../../src/cli/inspect";
import { wordsOf } from "../../src/cli/print-report";
import type { Manifest } from "../../src/cli/release";
import type { Report } from "../../src/cli/report";
import { inert } from "../../src/rollup/inert";
import { rules } from "../../src/verdict/rules";
import { bundleInspect } from "../site/docs/bundle.mjs";
import { cases } from "./cases";
import { covers } from "./covers";

const info = { raw: 0, gzip: 0, brotli: 500, integrity: "" };
const manifest: Manifest = {
	version: "1.0.0",
	rows: rows.map((row) => completeRow(row)),
	plugins: Object.fromEntries(rows.map(({ name }) => [name, { chunks: [`plugins/${name}.js`], parts: [] }])),
	files: { "gossamer.js": info, ...Object.fromEntries(rows.map(({ name }) => [`plugins/${name}.js`, info])) },
	covers,
	inert: [...inert],
	surface: ["elementorFrontend", "elementorFrontend.hooks", "elementorFrontend.hooks.addAction"],
	rules,
};
type InBrowser = typeof import("../site/docs/inspect/inspect");
let bundled: InBrowser;
let folder: string;

beforeAll(async () => {
	const files = await bundleInspect();
	const { code } = files.find(({ fileName }) => fileName === "inspect.js")!;
	// Node's own are no browser's.
	expect(code).not.toMatch(/\b(from|import)\s*\(?\s*"(node:|[a-z])|\bBuffer\b|\bprocess\./);
	bundled = await import(`data:text/javascript;base64,${Buffer.from(code).toString("base64")}`);
	folder = mkdtempSync(join(tmpdir(), "gossamer-in-browser-"));
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.unstubAllGlobals());

/** Why a file was not read each says in its own words. */
const alike = (report: Report) => ({
	...report,
	source: "",
	today: { ...report.today, scripts: report.today.scripts.map(({ address }) => address) },
});

it.each(cases.map((one) => [one.name, one] as const))("%s", async (_, { html, address }) => {
	const file = join(folder, "page.html");
	writeFileSync(file, html);
	vi.stubGlobal("fetch", async (asked: string) => {
		if (asked === address) return new Response(html, { headers: { "Content-Type": "text/html" } });
		throw new Error("none answers");
	});
	const source = address ?? file;
	const inTerminal = await inspect(source, manifest);
	const here = bundled.inspectPage({ text: html, address }, manifest);
	expect(alike(here)).toEqual(alike(inTerminal));
	const unread = (words: ReturnType<typeof wordsOf>) => ({ ...words, notes: words.notes.length });
	expect(unread(bundled.wordsOf(here))).toEqual(unread(wordsOf(inTerminal)));
});

it("a page says itself where it is from, and other words for it count for less", () => {
	const canonical =
		'<link rel="canonical" href="https://site.example/a/"><meta property="og:url" content="https://b.example/">';
	const text = `${canonical}<script src="/x.js"></script>`;
	const { source, today } = bundled.inspectPage({ text }, manifest);
	expect([source, today.scripts[0]!.address]).toEqual(["https://site.example/a/", "https://site.example/x.js"]);
	expect(bundled.inspectPage({ text, address: "https://c.example/" }, manifest).source).toBe("https://c.example/");
	expect(bundled.inspectPage({ text: '<link rel=canonical href="javascript:a">' }, manifest).source).toBe("The page");
});

it("a page that is too long or too deep fails with a sentence", () => {
	const long = "a".repeat(bundled.mostLetters + 1);
	expect(() => bundled.inspectPage({ text: long }, manifest)).toThrow("The page is longer than 5 MB.");
	const deep = "<div>".repeat(4000);
	expect(() => bundled.inspectPage({ text: deep }, manifest)).toThrow(
		"The page cannot be read: its elements are nested",
	);
});
