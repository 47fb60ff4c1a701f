// What counts as a difference, what as noise, and what is told once.
import { describe, expect, it } from "vitest";
import { confirmed, findDifferences } from "../../../../src/cli/compare/differ";
import { findNoise } from "../../../../src/cli/compare/noise";
import type { Box, Difference, Item, Visit } from "../../../../src/cli/compare/state";
import { narrow, type PlannedTarget } from "../../../../src/cli/compare/visit";
import { item, state, visitOf } from "../../../helpers/visits";

const find = (original: Visit, swapped: Visit, again = original) =>
	findDifferences(original, swapped, findNoise([original, again]));
const kinds = (original: Visit, swapped: Visit, again?: Visit) =>
	find(original, swapped, again).map(({ kind }) => kind);
const page = (...items: Item[]) => visitOf([state(items)]);
const at = (x: number, y: number): Box => [x, y, 100, 20];

describe("findDifferences", () => {
	it("finds nothing in the same page", () => {
		expect(find(page(item("a")), page(item("a")))).toEqual([]);
	});

	it("finds an element that moved by 4 px, and none that a browser rounds", () => {
		expect(kinds(page(item("a")), page(item("a", { box: at(0, 4) })))).toEqual(["moved"]);
		expect(kinds(page(item("a")), page(item("a", { box: at(0, 1) })))).toEqual([]);
	});

	it("tells what moves alike once, by the first", () => {
		const original = page(item("a"), item("b", { box: at(0, 40) }), item("c", { box: at(0, 80) }));
		const swapped = page(item("a"), item("b", { box: at(0, 70) }), item("c", { box: at(0, 110) }));
		expect(find(original, swapped)).toMatchObject([{ kind: "moved", key: "b", others: 1 }]);
	});

	it("finds what is hidden, and leaves out what lies in it", () => {
		const child = item("b", { owners: ["b", "a"] });
		const gone = { isVisible: false, box: [0, 0, 0, 0] as Box };
		const swapped = page(item("a", gone), item("b", { owners: ["b", "a"], ...gone }));
		expect(find(page(item("a"), child), swapped)).toMatchObject([{ kind: "hidden", key: "a" }]);
	});

	it("misses nothing that is there unseen in one of both", () => {
		const unseen = page(item("a"), item("b", { isVisible: false, box: [0, 0, 0, 0] }));
		expect(kinds(unseen, page(item("a")))).toEqual([]);
		expect(kinds(page(item("a")), unseen)).toEqual([]);
		expect(kinds(page(item("a"), item("b")), page(item("a")))).toEqual(["hidden"]);
	});

	it("finds another text and keeps it out of its words", () => {
		const [difference] = find(page(item("a", { text: "Ship today" })), page(item("a", { text: "Ship never" })));
		expect(difference).toMatchObject({ kind: "text" });
		expect(JSON.stringify(difference)).not.toMatch(/Ship/);
	});

	it("finds a picture that has not come", () => {
		const image = (picture: Item["picture"]) => page(item("a", { isLeaf: true, picture }));
		expect(kinds(image("loaded"), image("broken"))).toEqual(["picture"]);
	});

	it("finds a focusable that is lost, and lets one be added", () => {
		const one = visitOf([state([], { focusables: [{ key: "x", owners: [], name: "<a>", state: "" }] })]);
		expect(kinds(one, visitOf([state([])]))).toEqual(["focusable"]);
		expect(kinds(visitOf([state([])]), one)).toEqual([]);
	});

	it("leaves a focusable out of the window to the states that show it", () => {
		const one = (y: number) =>
			visitOf([state([], { focusables: [{ key: "x", owners: [], name: "<a>", state: "", box: at(0, y) }] })]);
		expect(kinds(one(779), visitOf([state([])]))).toEqual(["focusable"]);
		expect(kinds(one(801), visitOf([state([])]))).toEqual([]);
		expect(kinds(one(-20), visitOf([state([])]))).toEqual([]);
	});

	it("lets an effect rest where nobody sees it, and no layout", () => {
		const one = (y: number, isAfloat?: true) => page(item("a", { box: at(0, y), isAfloat }));
		expect(kinds(one(900, true), one(1200, true))).toEqual([]);
		expect(kinds(one(900, true), one(700, true))).toEqual(["moved"]);
		expect(kinds(one(900), one(1200))).toEqual(["moved"]);
	});

	it("lets a background come earlier or later where nobody sees it, as long as it comes", () => {
		const one = (y: number, ...backgrounds: (string | undefined)[]) =>
			visitOf(
				backgrounds.map((background, step) => state([item("a", { box: at(0, step ? 0 : y), background })], { step })),
			);
		const [late, early, never] = [
			[undefined, "url(b)"],
			["url(b)", "url(b)"],
			[undefined, undefined],
		];
		expect(kinds(one(900, ...late!), one(900, ...early!))).toEqual([]);
		expect(kinds(one(900, ...early!), one(900, ...late!))).toEqual([]);
		expect(kinds(one(700, ...early!), one(700, ...late!))).toEqual(["background"]);
		expect(kinds(one(900, ...early!), one(900, ...never!))).toEqual(["background"]);
	});

	it("lets a focusable without a name get one at its place", () => {
		const one = (key: string, box: Box) =>
			visitOf([state([], { focusables: [{ key, owners: [], name: "<a>", state: "", box }] })]);
		expect(kinds(one(' ""', at(0, 0)), one(' "Share"', at(0, 1)))).toEqual([]);
		expect(kinds(one(' ""', at(0, 0)), one(' "Share"', at(0, 90)))).toEqual(["focusable"]);
		expect(kinds(one(' "Send"', at(0, 0)), one(' "Share"', at(0, 0)))).toEqual(["focusable"]);
	});

	it("finds a state that is not told any more, and lets one be told that was not", () => {
		const says = (words: string) =>
			visitOf([state([], { focusables: [{ key: "x", owners: [], name: "<a>", state: words }] })]);
		expect(kinds(says("expanded"), says("not expanded"))).toEqual(["state"]);
		expect(kinds(says("not expanded"), says("expanded"))).toEqual(["state"]);
		expect(kinds(says("expanded"), says(""))).toEqual(["state"]);
		expect(kinds(says(""), says("expanded"))).toEqual([]);
		expect(kinds(says("not selected"), says("not selected, expanded"))).toEqual([]);
	});

	it("lets a dialog hold the page back", () => {
		const one = visitOf([state([], { focusables: [{ key: "x", owners: [], name: "<a>", state: "" }] })]);
		expect(kinds(one, visitOf([state([], { inert: ["x"] })]))).toEqual([]);
	});

	it("tells a page's other length once, and of what it pushes about only what has another size", () => {
		const visit = (more: number, size = 100) =>
			visitOf([
				state([item("a", { box: [0, 0, size, 20] })], { height: 2000 + more }),
				state([item("b", { box: [0, 300 - more, 100, 20] }), item("c", { box: [0, 600, size, 20] })], {
					...{ step: 1, height: 2000 + more, scrollY: 1200 + more },
				}),
			]);
		expect(kinds(visit(0), visit(137))).toEqual(["height"]);
		expect(kinds(visit(0), visit(137, 50))).toEqual(["moved", "height", "moved"]);
	});

	it("finds new errors, requests, cookies and keys, and lets old ones go", () => {
		const traces = { errors: ["e"], failed: ["r"], cookies: ["c"], storage: ["s"] };
		const [clean, full] = [visitOf([state([])]), visitOf([state([])], traces)];
		expect(kinds(clean, full)).toEqual(["error", "request", "cookie", "storage"]);
		expect(kinds(full, clean)).toEqual([]);
	});

	it("finds keyboard focus that is lost, and lets it go to a better place", () => {
		const focused = (focus: string) => visitOf([state([], { focus })]);
		expect(kinds(focused("a"), focused(""))).toEqual(["focus"]);
		expect(kinds(focused("a"), focused("b"))).toEqual([]);
		expect(kinds(focused(""), focused("b"))).toEqual([]);
	});

	const step = (label: string, pressMs?: number, outcome = "done") => ({ label, host: "a", outcome, pressMs });
	const open = (isOpen: boolean, label: string, step_: number) =>
		state([item("a"), item("b", { owners: ["b", "a"], isVisible: isOpen })], { step: step_, done: step(label) });

	it("finds a widget that does nothing", () => {
		const works = visitOf([open(false, "tabs: before", 100), open(true, "tabs: clicks", 101)]);
		const dead = visitOf([open(false, "tabs: before", 100), open(false, "tabs: clicks", 101)]);
		expect(find(works, dead)).toMatchObject([{ kind: "dead", key: "a", done: "tabs: clicks" }]);
	});

	it("finds no dead widget in what moves automatically", () => {
		const works = visitOf([open(false, "tabs: before", 100), open(true, "tabs: clicks", 101)], { live: ["a"] });
		const dead = visitOf([open(false, "tabs: before", 100), open(false, "tabs: clicks", 101)]);
		expect(kinds(works, dead)).toEqual([]);
	});

	it("lets a key work that does nothing in the original", () => {
		const pressed = (isOpen: boolean, isByKey?: true) => {
			const after = open(isOpen, "popup: closes it", 101);
			return visitOf([open(true, "popup: before", 100), { ...after, done: { ...after.done, isByKey } }]);
		};
		expect(kinds(pressed(true, true), pressed(false, true))).toEqual([]);
		expect(kinds(pressed(true), pressed(false))).toEqual(["hidden"]);
	});

	it("finds a press that is slower, and none that is a little", () => {
		const pressed = (ms: number) => visitOf([state([], { step: 101, done: step("tabs: clicks", ms) })]);
		expect(kinds(pressed(40), pressed(600))).toEqual(["slow"]);
		expect(kinds(pressed(40), pressed(120))).toEqual([]);
	});

	it("compares a press that the browser is too fast to report, and one with the slowest of the original's", () => {
		const pressed = (ms?: number) => visitOf([state([], { step: 101, done: step("tabs: clicks", ms) })]);
		expect(kinds(pressed(), pressed(600))).toEqual(["slow"]);
		expect(kinds(pressed(600), pressed())).toEqual([]);
		// A busy machine.
		expect(kinds(pressed(40), pressed(800), pressed(400))).toEqual(["slow"]);
		expect(kinds(pressed(40), pressed(500), pressed(400))).toEqual([]);
	});

	it("finds a step whose target is not there", () => {
		const there = visitOf([state([item("a")], { step: 101, done: step("tabs: clicks") })]);
		const gone = visitOf([state([], { step: 101, isBlank: true, done: step("tabs: clicks", undefined, "not there") })]);
		expect(kinds(there, gone)).toEqual(["outcome"]);
	});

	it("finds a carousel that stands still", () => {
		const moving = visitOf([state([])], { live: ["a"], watched: ["a"] });
		expect(kinds(moving, visitOf([state([])], { watched: ["a"] }))).toEqual(["still"]);
	});
});

describe("findNoise", () => {
	it("masks what differs between two visits of the original", () => {
		const random = (text: string) => page(item("a", { text }));
		expect(kinds(random("one"), random("three"), random("two"))).toEqual([]);
	});

	it("masks all of an owner that shows one of several things", () => {
		const ad = (name: string) => page(item(`a <p> ${name}`, { owners: ["a"], isLeaf: true }), item("b"));
		expect(kinds(ad("x"), ad("z"), ad("y"))).toEqual([]);
	});

	it("leaves the others to be compared", () => {
		const random = (text: string, y = 0) => page(item("a", { text }), item("b", { box: at(0, y) }));
		expect(kinds(random("one"), random("three", 30), random("two"))).toEqual(["moved"]);
	});

	it("masks what moves automatically", () => {
		const moving = (x: number) => visitOf([state([item("a", { box: at(x, 0) })])], { live: ["a"] });
		expect(kinds(moving(0), moving(50))).toEqual([]);
	});

	it("masks places on a page whose length changes from visit to visit", () => {
		const long = (height: number, y: number) => visitOf([state([item("a", { box: at(0, y) })], { height })]);
		expect(kinds(long(2000, 0), long(2100, 100), long(2040, 40))).toEqual([]);
	});

	it("takes nothing for noise that a visit has not done", () => {
		const done = visitOf([state([item("a")]), state([item("b")], { step: 101 })]);
		const noise = findNoise([done, done, visitOf([state([item("a")])])]);
		expect(findDifferences(done, visitOf([state([item("a")]), state([], { step: 101 })]), noise)).toMatchObject([
			{ step: 101, key: "b" },
		]);
	});
});

describe("narrow", () => {
	const row = { name: "tabs", host: ".tabs", steps: [{}, {}] } as unknown as PlannedTarget["row"];
	const target = (firstStep: number): PlannedTarget => ({ row, number: 0, name: "tabs", firstStep });
	const plan = { depths: [800], isWatched: true, live: [], targets: [target(100), target(103), target(106)] };
	const differs = (step: number, kind = "moved", key = "a") => ({ step, kind, key }) as Difference;
	const left = (...differences: Difference[]) =>
		narrow(plan, differences, [visitOf([], { early: ["font"] })]).targets.map(({ firstStep }) => firstStep);

	it("drives what differs alone, with the numbers that it had", () => {
		expect(left(differs(0))).toEqual([]);
		expect(left(differs(105), differs(3))).toEqual([103]);
		expect(left(differs(-1, "request", "font"))).toEqual([]);
	});

	it("drives all where a driver may have left something behind", () => {
		expect(left(differs(-1, "cookie", "seen"), differs(105))).toEqual([100, 103, 106]);
	});

	it("watches what moves automatically only where that is asked about", () => {
		expect(narrow(plan, [differs(0)], []).isWatched).toBe(false);
		expect(narrow(plan, [differs(-1, "still")], []).isWatched).toBe(true);
	});
});

describe("confirmed", () => {
	it("keeps what comes again", () => {
		const found = find(page(item("a")), page(item("a", { box: at(0, 9) })));
		expect(confirmed(found, found)).toHaveLength(1);
		expect(confirmed(found, [])).toEqual([]);
	});
});
