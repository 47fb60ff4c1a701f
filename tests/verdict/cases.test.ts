// The verdict on pages, level by level: the same cases for TypeScript and for PHP, and the same answers, word for word.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { rows } from "../../plugins";
import { completeRow } from "../../src/base/descriptor";
import { inert } from "../../src/rollup/inert";
import { addressesToRead, judge, type RulesOfRelease, sentenceOf, type Verdict } from "../../src/verdict";
import { rules } from "../../src/verdict/rules";
import { describeRules } from "../../src/wordpress/build/describe.mjs";
import { toPhp } from "../../src/wordpress/build/to-php.mjs";
import { type Case, cases } from "./cases";
import { covers } from "./covers";

const release: RulesOfRelease = {
	rows: rows.map((row) => completeRow(row)),
	covers,
	inert,
	surface: [
		"elementorFrontend",
		"elementorFrontend.hooks",
		"elementorFrontend.hooks.addAction",
		"elementorFrontend.config",
		"elementorFrontend.config.*",
		"elementorModules",
		"elementorModules.frontend",
		"elementorModules.frontend.handlers",
		"elementorModules.frontend.handlers.Base",
		"elementorModules.frontend.handlers.Base.extend",
	],
	rules,
};

const ofTypeScript = ({ html, address, scripts = {}, sheets = {}, registry, folders, without }: Case): Verdict => {
	const texts = { scripts: new Map(Object.entries(scripts)), sheets: new Map(Object.entries(sheets)) };
	return judge({ html, address, ...texts, registry, folders }, release, { without });
};

describe("the verdict", () => {
	it.each(cases.map((one) => [one.name, one] as const))("%s", (_, one) => {
		expect(ofTypeScript(one)).toMatchObject(one.expected);
	});

	it("has words for the owner", () => {
		expect(sentenceOf({ kind: "member", name: "elementorFrontend.a", in: "pack.js" }, rules)).toBe(
			"script “pack.js” uses “elementorFrontend.a”, which Gossamer does not provide",
		);
		expect(sentenceOf({ kind: "widget", name: "%s" }, rules)).toBe("widget “%s” is not covered");
	});
});

describe("PHP", () => {
	const has = spawnSync("php", ["-r", "exit(extension_loaded('dom') ? 0 : 1);"]).status === 0;

	it.runIf(has)("gives the same verdict on each, word for word", () => {
		const folder = mkdtempSync(join(tmpdir(), "gossamer-verdict-"));
		try {
			const description = JSON.parse(JSON.stringify(describeRules(release)));
			writeFileSync(join(folder, "release.php"), `<?php return ${toPhp({ id: "test", ...description })};`);
			writeFileSync(join(folder, "pages.json"), JSON.stringify(cases));
			const answer = execFileSync("php", ["tests/verdict/judge.php", folder, join(folder, "pages.json")], {
				maxBuffer: 2 ** 26,
			});
			const verdicts = JSON.parse(answer.toString()).map(({ verdict }: { verdict: Verdict }) => verdict);
			expect(verdicts).toEqual(JSON.parse(JSON.stringify(cases.map(ofTypeScript))));
		} finally {
			rmSync(folder, { recursive: true });
		}
	});
});

it("reads held scripts, but from another host only what no consent tool blocks", () => {
	const tag = (address: string, type = "") => `<script${type && ` type="${type}"`} src="${address}"></script>`;
	const html = [
		tag("/a.js"),
		tag("https://cdn.example/b.js"),
		tag("/c.js", "text/plain"),
		tag("https://ads.example/d.js", "text/plain"),
		tag("https://cdn.example/e.js", "rocketlazyloadscript"),
		'<script type="text/plain">window.f</script>',
		tag("http://[bad", "text/plain"),
	].join("");
	expect(addressesToRead(html, release, "https://site.example/page/")).toEqual([
		"https://site.example/a.js",
		"https://cdn.example/b.js",
		"https://site.example/c.js",
		"https://cdn.example/e.js",
	]);
});
