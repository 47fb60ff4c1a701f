// The state in which pages arrive: the same pages for TypeScript and for PHP, and the same bytes.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { rules } from "../../src/verdict/rules";
import { describeRules } from "../../src/wordpress/build/describe.mjs";
import { toPhp } from "../../src/wordpress/build/to-php.mjs";
import { applyStart, readStarts } from "../helpers/started";
import { type StartCase, startCases } from "./starts";

const start = await readStarts();
const release = { rows: [], covers: {}, start, inert: [], surface: [], rules };
const arrived = ({ html, plugins }: StartCase) => applyStart(html, start, plugins);

describe("a page arrives started", () => {
	it.each(startCases.map((one) => [one.name, one] as const))("%s", (_, one) => {
		const html = arrived(one);
		for (const text of one.holds ?? []) expect(html).toContain(text);
		if (!one.holds) expect(html).toBe(one.html);
	});

	it("is no build where a reader cannot read it", () => {
		const described = (state: object) => () =>
			describeRules({ ...release, start: { one: [{ host: ".one", ...state }] } } as never);
		expect(described({ set: [{ select: "p:hover" }] })).toThrow("hover");
		expect(described({ set: [{ select: "p", text: "A" }] })).toThrow("text");
		expect(described({ when: "now" })).toThrow("when");
		expect(described({})).not.toThrow();
	});
});

describe("PHP", () => {
	const has = spawnSync("php", ["-r", "exit(extension_loaded('dom') ? 0 : 1);"]).status === 0;
	const ofPhp = (pages: object[]): string[] => {
		const folder = mkdtempSync(join(tmpdir(), "gossamer-start-"));
		try {
			const description = JSON.parse(JSON.stringify(describeRules(release as never)));
			writeFileSync(join(folder, "release.php"), `<?php return ${toPhp({ id: "test", ...description })};`);
			writeFileSync(join(folder, "pages.json"), JSON.stringify(pages));
			const answer = execFileSync("php", ["tests/verdict/start.php", folder, join(folder, "pages.json")]);
			return JSON.parse(answer.toString());
		} finally {
			rmSync(folder, { recursive: true });
		}
	};

	it.runIf(has)("brings each into the same state, byte by byte", () => {
		const pages = ofPhp(startCases);
		expect(Object.fromEntries(startCases.map(({ name }, at) => [name, pages[at]]))).toEqual(
			Object.fromEntries(startCases.map((one) => [one.name, arrived(one)])),
		);
	});

	it.runIf(has)("a plan that was remembered changes nothing where other words stand", () => {
		const { html, plugins } = startCases.find(({ name }) => name === "two plugins")!;
		const [same, moved] = ofPhp([
			{ html, plugins, later: html.replace("Text", "Word") },
			{ html, plugins, later: html.replace("Text", "Texts") },
		]);
		expect(same).toContain("elementor-active");
		expect(moved).toBe(html.replace("Text", "Texts"));
	});
});
