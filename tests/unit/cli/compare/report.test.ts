// The report in its forms, the exit codes, the lines of the terminal, and what is no page.
import { PNG } from "pngjs";
import { describe, expect, it } from "vitest";
import type { PageResult, Pictured } from "../../../../src/cli/compare/compare-page";
import { exitCodeOf } from "../../../../src/cli/compare/exit-code";
import { median, spreadOf } from "../../../../src/cli/compare/gains/median";
import { describeFailure, problemOf } from "../../../../src/cli/compare/page-problem";
import { pageLines, progressLine } from "../../../../src/cli/compare/progress";
import { reportHtml, toJson, toJunit } from "../../../../src/cli/compare/report/write-report";

const picture = PNG.sync.write(new PNG({ width: 200, height: 200 }));
const difference: Pictured = {
	...{
		kind: "dead",
		element: "nav-menu 1a2b",
		key: "1a2b",
		owners: ["1a2b"],
		width: 390,
		step: 101,
		done: "menu: opens it",
	},
	...{
		expected: "something changes",
		found: "nothing changes",
		others: 0,
		boxes: [
			[0, 0, 50, 50],
			[0, 0, 50, 50],
		],
	},
	pictures: [picture, picture],
};
const page = (outcome: PageResult["outcome"], more: Partial<PageResult> = {}): PageResult => ({
	...{
		address: "https://site.example/?a=1&b=<2>",
		outcome,
		reasons: [],
		differences: [],
		gains: [],
		notes: [],
		driven: [],
		ms: 1500,
	},
	...more,
});
const differing = page("differs", {
	differences: [difference],
	gains: [{ metric: "scriptBytes", before: [2048, 4096, 3072], after: [1024, 1024, 1024] }],
});

describe("the report", () => {
	const html = reportHtml([page("same"), differing], "1.0.0", new Date(0));

	it("is complete in one file: no address is requested", () => {
		expect(html).not.toMatch(/(src|href)="(?!data:|#)/);
		expect(html.match(/data:image\/png/g)).toHaveLength(2);
	});

	it("names the element, what was done, what was expected and found", () => {
		for (const text of ["nav-menu 1a2b does nothing", "menu: opens it", "something changes", "nothing changes"])
			expect(html).toContain(text);
		expect(html).toContain("https://site.example/?a=1&amp;b=&lt;2&gt;");
	});

	it("says medians", () => {
		expect(html).toContain("3 KiB");
		expect(html).toContain("1 KiB");
	});

	it("is JSON without pictures", () => {
		expect(JSON.parse(toJson([differing]))[0].differences[0]).not.toHaveProperty("pictures");
	});

	it("is JUnit's XML", () => {
		const xml = toJunit([page("same"), differing, page("not covered", { reasons: ['a "b"'] }), page("not opened")]);
		expect(xml).toContain('tests="4" failures="1" errors="1" skipped="1"');
		expect(toJunit([page("original broken", { differences: [difference] })])).toMatch(
			/failures="1"[\s\S]*message="1 differences from an original that is broken"/,
		);
		expect(xml).toContain('<skipped message="a &quot;b&quot;"/>');
	});

	it("is a line a page on the terminal, with an estimate", () => {
		expect(pageLines(differing).join("\n")).toContain("390 px, menu: opens it: nav-menu 1a2b does nothing");
		expect(pageLines({ ...differing, outcome: "original broken" })[0]).toMatch(/^original broken, 1 difference {2}/);
		expect(progressLine([page("same", { ms: 10_000 })], "next", 4)).toBe("[2/4] next (about 30 s left)");
	});
});

it("prints nothing that a terminal would obey", () => {
	const named = page("not covered", { address: "/a\u001b[2J", reasons: ["widget \u001b]0;x\u0007 is not covered"] });
	expect([...pageLines(named), progressLine([], "/a\u001b[2J", 1)].join("\n")).not.toMatch(/[^\P{Cc}\n\t]/u);
});

describe("the exit code", () => {
	it("is that of the worst page", () => {
		expect(exitCodeOf([page("same")])).toBe(0);
		expect(exitCodeOf([page("same"), page("differs"), page("not opened")])).toBe(1);
		expect(exitCodeOf([page("original broken"), page("not opened")])).toBe(1);
		expect(exitCodeOf([page("same"), page("not covered")])).toBe(2);
		expect(exitCodeOf([page("not covered"), page("not opened")])).toBe(3);
		expect(exitCodeOf([])).toBe(3);
	});
});

describe("median", () => {
	it("is the middle, and its spread goes from the least to the most", () => {
		expect(median([3, 1, 2])).toBe(2);
		expect(median([1, 2, 3, 4])).toBe(2.5);
		expect(spreadOf([3, 1, 2])).toBe(2);
	});
});

describe("what is no page", () => {
	const answer = {
		address: "https://a.example/",
		asked: "https://a.example/",
		status: 200,
		headers: [],
		body: Buffer.from("<p>"),
	};
	const type = (value: string, more = {}) => problemOf({ ...answer, ...more }, [{ name: "Content-Type", value }]);

	it.each([
		["a PDF", type("application/pdf"), /is a PDF, not a page/],
		["an error", type("text/html", { status: 404 }), /answered 404/],
		["a password", type("text/html", { status: 401 }), /name and a password/],
		["20 MB", type("text/html", { body: Buffer.alloc(20 * 2 ** 20) }), /20 MB of HTML/],
		["elements in elements", type("text/html", { body: Buffer.from("<div>".repeat(4000)) }), /more than 3000 deep/],
		["a login", type("text/html", { address: "https://a.example/wp-login.php" }), /login page/],
		[
			"no host",
			describeFailure("https://no.example/", "net::ERR_NAME_NOT_RESOLVED at", 1),
			/There is no host no\.example/,
		],
		["a loop", describeFailure("https://a.example/", "net::ERR_TOO_MANY_REDIRECTS", 1), /redirects in a loop/],
		[
			"no answer",
			describeFailure("https://a.example/", "Timeout 20000ms exceeded", 20_000),
			/did not open within 20 s/,
		],
	])("%s is said in one line", (_, line, expected) => {
		expect(line).toMatch(expected);
		expect(line).not.toContain("\n");
	});

	it("is not one of a page", () => expect(type("text/html; charset=utf-8")).toBeUndefined());
});
