// Writes the report: a page in one file, and on request JSON and JUnit's XML.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { renderToString } from "../../../runtime/server";
import type { PageResult } from "../compare-page";
import { titleOf } from "./describe";
import { jsx } from "./jsx-runtime";
import { Report } from "./report";
import { script, style } from "./style";

export const reportHtml = (pages: readonly PageResult[], version: string, date = new Date()): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>As it is, and with Gossamer</title>
<style>${style}</style></head><body>${renderToString(jsx(Report as never, { pages, version, date }))}<script>${script}</script></body></html>
`;

/** @returns path of the page */
export const writeReport = (folder: string, pages: readonly PageResult[], version: string): string => {
	const path = join(folder, "index.html");
	write(path, reportHtml(pages, version));
	return path;
};

export const write = (path: string, text: string): void => {
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, text);
};

/** Results without their pictures. */
export const toJson = (pages: readonly PageResult[]): string =>
	JSON.stringify(
		pages.map((page) => ({
			...page,
			differences: page.differences.map(({ pictures: _, ...difference }) => difference),
		})),
		null,
		2,
	);

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeXml = (text: string) =>
	text.replace(/[&<>"]/g, (character) => escapes[character]!).replace(/[^\t\n\r\x20-\uFFFD]/g, "");

/** A test case per page: a difference fails it, an uncovered page is skipped, an unopened page is an error. */
export const toJunit = (pages: readonly PageResult[]): string => {
	const cases = pages.map((page) => {
		const lines = page.differences.map(
			(difference) => `${difference.width} px, ${difference.done}: ${titleOf(difference)}`,
		);
		const failure = (of = "") =>
			`<failure message="${page.differences.length} differences${of}">${escapeXml(lines.join("\n"))}</failure>`;
		const body = {
			same: "",
			differs: failure(),
			"original broken": failure(" from an original that is broken"),
			"not covered": `<skipped message="${escapeXml(page.reasons.join("; "))}"/>`,
			"not opened": `<error message="${escapeXml(page.reasons.join("; "))}"/>`,
		}[page.outcome];
		return `<testcase classname="gossamer compare" name="${escapeXml(page.address)}" time="${(page.ms / 1000).toFixed(3)}">${body}</testcase>`;
	});
	const count = (outcome: PageResult["outcome"]) => pages.filter((page) => page.outcome === outcome).length;
	return `<?xml version="1.0" encoding="UTF-8"?>
<testsuite name="gossamer compare" tests="${pages.length}" failures="${count("differs") + count("original broken")}" errors="${count("not opened")}" skipped="${count("not covered")}">
${cases.join("\n")}
</testsuite>
`;
};
