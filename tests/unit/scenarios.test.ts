// The contract's acceptance scenarios: each one is cited by a test, or excused with a reason.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, it } from "vitest";

/** Scenarios without a test, by chapter or by `chapter #number`, and why. */
const excused: Record<string, string> = {};

const chapters = [
	...readdirSync("tests/contract").map((file) => `tests/contract/${file}`),
	...readdirSync("plugins").map((name) => `plugins/${name}/contract.md`),
].filter((file) => file.endsWith(".md") && existsSync(file));

/** Numbers by chapter: the lists that follow its heading "Acceptance scenarios". */
const scenarios = new Map<string, number[]>();
for (const file of chapters) {
	const list = readFileSync(file, "utf8").split(/^#+ .*Acceptance scenarios.*$/m)[1] ?? "";
	const name = file.startsWith("plugins/") ? file.split("/")[1]! : basename(file, ".md");
	const numbers = [...list.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number));
	if (numbers.length) scenarios.set(name, numbers);
}

const numbersOf = (part: string) => {
	const [from = 0, to = from] = part.replaceAll("#", "").split("-").map(Number);
	return Array.from({ length: to - from + 1 }, (_, index) => from + index);
};

/** What tests cite, as `chapter #number`; "lead-form #11-14, #40" cites five. */
const cited = new Set<string>();
const citation = new RegExp(`(${[...scenarios.keys()].join("|")})((?:,? (?:and )?#\\d+(?:-#?\\d+)?)+)`, "g");
for (const folder of ["tests", "plugins", "src"])
	for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
		// Lists of cases are no tests by their names.
		if (!/\.test\.tsx?$|^verdict\/cases\.ts$|^engines\//.test(file) || file.includes("node_modules")) continue;
		for (const [, name, list] of readFileSync(`${folder}/${file}`, "utf8").matchAll(citation))
			for (const [, part] of list!.matchAll(/#(\d+(?:-#?\d+)?)/g))
				for (const number of numbersOf(part!)) cited.add(`${name} #${number}`);
	}

describe("scenarios", () => {
	it.each([...scenarios.keys()])("of %s are numbered without a gap", (name) => {
		const numbers = scenarios.get(name)!;
		expect(numbers).toEqual(numbers.map((_, index) => index + 1));
	});

	it.each([...scenarios.keys()].filter((name) => !excused[name]))("of %s are cited by tests, or excused", (name) => {
		const all = scenarios.get(name)!.map((number) => `${name} #${number}`);
		expect(all.filter((scenario) => !cited.has(scenario) && !excused[scenario])).toEqual([]);
	});

	it("are not excused where a test cites them", () => {
		expect(Object.keys(excused).filter((name) => cited.has(name))).toEqual([]);
	});

	it("that tests cite are in the contract", () => {
		const known = new Set([...scenarios].flatMap(([name, numbers]) => numbers.map((number) => `${name} #${number}`)));
		expect([...cited].filter((scenario) => !known.has(scenario))).toEqual([]);
	});
});
