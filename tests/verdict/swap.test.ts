// The swap of a page in TypeScript, as `compare` makes it: what is printed instead of what was cut.
import { expect, it } from "vitest";
import { rows } from "../../plugins";
import { completeRow } from "../../src/base/descriptor";
import { swapPage } from "../../src/cli/compare/swap-page";
import { inert } from "../../src/rollup/inert";
import { judge, sheetsToRead, swap } from "../../src/verdict";
import { rules } from "../../src/verdict/rules";
import { cases } from "./cases";
import { covers } from "./covers";

const release = {
	rows: rows.map((row) => completeRow(row)),
	covers,
	inert,
	surface: [],
	rules,
	plugins: {},
	files: {},
};
const swapped = (name: string) => {
	const { html, address, scripts = {}, sheets = {}, registry } = cases.find((one) => one.name === name)!;
	const texts = { scripts: new Map(Object.entries(scripts)), sheets: new Map(Object.entries(sheets)) };
	const page = { html, address, ...texts, registry };
	return swap(page, judge(page, release), release, { base: "/release/" });
};

it("prints the registry of version 4's elements where an add-on calls it, before the add-on", () => {
	const html = swapped("an add-on's script that depends on version 4's registry");
	const at = html.indexOf('<script src="/release/element-handlers.js"></script>');
	expect(at).toBeGreaterThan(0);
	expect(html.indexOf("/pack/pack.js")).toBeGreaterThan(at);
	expect(html).not.toContain("/elementor/a.js");
});

it("prints none where nothing calls it", () => {
	expect(swapped("all elements of version 4 that need a script (atomic #78)")).not.toContain("element-handlers.js");
});

it("puts its tags whole where the first thing of the page that loads is cut", () => {
	const src = "http://site.example/wp-content/plugins/elementor/assets/js/frontend.min.js";
	const original = `<script src="${src}" id="elementor-frontend-js"></script>`;
	const html = `<!DOCTYPE html><html><head><title>A</title>${original}</head><body><div data-widget_type="counter.default"></div></body></html>`;
	const page = { html, address: "http://site.example/", scripts: new Map() };
	const text = swap(page, judge(page, release), release, { base: "/release/" });
	expect(text).toContain(
		'<title>A</title><script type="module" src="/release/gossamer.js" id="gossamer-js-module"></script>',
	);
	expect(text).not.toContain(src);
});

it("prints the script that marks `body` before anything is styled", () => {
	const html = `<html><head><title>A</title></head><body><div data-widget_type="counter.default"></div></body></html>`;
	const page = { html, address: "", scripts: new Map() };
	const known = { ...release, files: { "marks.js": {} } };
	const verdict = { ...judge(page, known), level: "whole" as const };
	const text = swap(page, verdict, known, { base: "/r/", read: (file) => file });
	expect(text).toContain("<title>A</title><script>marks.js</script>");
});

it("is told of a page that needs no script, by `compare` as by `inspect`", async () => {
	const reasonsOf = async (name: string) => {
		const { html, address = "", scripts = {}, sheets = {} } = cases.find((one) => one.name === name)!;
		const texts: Record<string, string> = { ...scripts, ...sheets };
		const manifest = { ...release, version: "1.0.0" } as never;
		return (await swapPage(html, address, { folder: "", manifest }, async (file) => texts[file], false)).reasons;
	};
	const note = "It needs no script: the swap adds none.";
	expect(await reasonsOf("no script is needed: text and a picture")).toContain(note);
	expect(await reasonsOf("a script is needed: a sheet that styles by the device")).not.toContain(note);
});

it("says what to do about scripts that an optimiser has combined, which only a look from outside finds", async () => {
	const {
		html,
		address = "",
		scripts,
	} = cases.find(({ name }) => name === "the page builder's scripts combined with others")!;
	const manifest = { ...release, version: "1.0.0" } as never;
	const { level, reasons } = await swapPage(
		html,
		address,
		{ folder: "", manifest },
		async (file) => scripts![file],
		false,
	);
	expect(level).toBe("left");
	expect(reasons).toEqual([
		"an optimiser has combined the page builder’s scripts: combined",
		expect.stringMatching(/^In WordPress, Gossamer judges the page before .*\?ao_noptimize=1 \(Autoptimize\)/),
	]);
});

it("lets run what WP Meteor holds back of the settings that ours read", () => {
	const html = swapped("a page of which WP Meteor holds back every script");
	expect(html).toMatch(/<script data-wpmeteor-type="text\/javascript" id="elementor-frontend-js-before">/);
	expect(html).toMatch(/<script data-wpmeteor-type="text\/javascript" id="pys-js-extra">/);
	expect(html).not.toContain("javascript/blocked");
});

it("takes a library's setting away with it", () => {
	const name = "inline code before a library: a setting of jQuery UI, as WordPress 7.1 prints it";
	expect(swapped(name)).not.toContain("uiBackCompat");
	expect(swapped("inline code before a library: code of a site before jQuery UI")).toContain("uiBackCompat");
	expect(swapped("inline code before a library: a setting where the site keeps jQuery")).toContain("fx.off");
});

it("prints nothing on a page that needs no script", () => {
	const html = swapped("no script is needed: our core, printed as a module");
	expect(html).not.toMatch(/gossamer\.js\b(?!" id="gossamer-js-module)|gossamer-config|frontend\.min\.js/);
	expect(html).toContain("elementorFrontendConfig");
});

it("asks for the style sheets of a page that may need no script, and of no other", () => {
	const sheets = (name: string) => {
		const { html, address } = cases.find((one) => one.name === name)!;
		return sheetsToRead(html, release, address);
	};
	expect(sheets("no script is needed: text and a picture")).toEqual(["http://site.example/a.css"]);
	expect(sheets("no script is needed: fonts of a service")).toEqual(["http://site.example/a.css"]);
	expect(sheets("all is ours")).toEqual([]);
});
