// The contract's acceptance scenarios: each one of a feature that exists is cited by a test.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** Numbers by contract file; "1-3" is a range. Grows with the features. */
const built: Record<string, string> = {
	"page-builder": "1-66",
	"lead-form": "1-50",
	"photo-feed": "1-56",
	"accessibility-panel": "1-44",
	chat: "1-56",
	"loop-filter-carousel": "1-58",
	"more-widgets": "1-40",
	popups: "1-59",
	"sticky-motion": "1-53",
	tracking: "1-66",
};

const numbersOf = (list: string) =>
	list.split(" ").flatMap((part) => {
		const [from = 0, to = from] = part.split("-").map(Number);
		return Array.from({ length: to - from + 1 }, (_, index) => from + index);
	});

/** What tests cite, as `file #number`; "lead-form #11-14, #40" cites five. */
const cited = new Set<string>();
for (const file of readdirSync("tests", { recursive: true, encoding: "utf8" })) {
	if (!file.match(/\.test\.tsx?$/)) continue;
	const citations = readFileSync(`tests/${file}`, "utf8").matchAll(
		/(page-builder|lead-form|photo-feed|loop-filter-carousel|more-widgets|chat|popups|accessibility-panel|sticky-motion|tracking)((?:,? (?:and )?#\d+(?:-#?\d+)?)+)/g,
	);
	for (const [, name, list] of citations)
		for (const [, part] of list!.matchAll(/#(\d+(?:-#?\d+)?)/g))
			for (const number of numbersOf(part!.replaceAll("#", ""))) cited.add(`${name} #${number}`);
}

describe("scenarios", () => {
	it.each(Object.entries(built))("of %s are cited by tests: %s", (name, list) => {
		const missing = numbersOf(list).filter((number) => !cited.has(`${name} #${number}`));
		expect(missing).toEqual([]);
	});
});
