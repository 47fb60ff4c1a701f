// What development says about a page whose markup, build or scripts do not fit together.
import { expect, it, vi } from "vitest";
import { rows } from "../../../plugins";
import { completeRow } from "../../../src/base/descriptor";
import { checkPage, loadMarkup } from "../../../src/dev/check-page";
import { covers } from "../../verdict/covers";

const all = rows.map(completeRow);
const markup = Object.fromEntries(
	Object.entries(covers).flatMap(([name, { markup }]) => (markup ? [[name, markup]] : [])),
);
const check = (body: string, plugins = all) => {
	document.body.innerHTML = body;
	return checkPage(plugins, markup).map(({ message }) => message);
};
const title = '<div class="elementor-tab-title" data-tab="1">Shipping</div>';
const accordion = `<div data-widget_type="accordion.default">${title}</div>`;

it("names markup without its host, once for each plugin, and what to put around it", () => {
	expect(check(title + title)).toEqual([expect.stringMatching(/^Markup of accordion has no host.*accordion/)]);
	expect(check(accordion)).toEqual([]);
	expect(check(accordion + title)).toHaveLength(1);
});

it("names a plugin that the page has a host of and the build has not", () => {
	const others = all.filter(({ name }) => name !== "accordion");
	expect(check(accordion + accordion, others)).toEqual([
		expect.stringMatching(/markup of accordion, which this build/),
	]);
	expect(check("<p>Text</p>", [])).toEqual([]);
});

it("says that two copies are there, and which", () => {
	const script = (version: string) => `<script type="module" src="/gossamer/${version}/gossamer.js"></script>`;
	expect(check(script("0.1.0") + script("0.2.0"))).toEqual([
		expect.stringMatching(/^Two copies .*0\.1\.0\/gossamer\.js, .*0\.2\.0\/gossamer\.js$/),
	]);
	expect(check(script("0.2.0") + script("0.2.0"))).toEqual([]);
	expect(check(`<script type="module" src="/gossamer/0.2.0/engine.js"></script>${script("0.2.0")}`)).toHaveLength(1);
});

it("reads the markup of all plugins from the release, and none where that cannot be asked", async () => {
	vi.stubGlobal("fetch", async (address: URL) => {
		if (!/\/0\.2\.0\/manifest\.json$/.test(`${address}`)) throw new TypeError("Failed to fetch");
		return Response.json({ markup });
	});
	document.body.innerHTML = "";
	expect(await loadMarkup()).toEqual({});
	document.body.innerHTML = '<script type="module" src="/gossamer/0.2.0/gossamer.js"></script>';
	expect(await loadMarkup()).toEqual(markup);
	document.body.innerHTML = '<script type="module" src="/elsewhere/gossamer.js"></script>';
	expect(await loadMarkup()).toEqual({});
	vi.unstubAllGlobals();
});
