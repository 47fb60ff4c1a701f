// Selectors as XPath: they find the same elements as the browser's own.
import { describe, expect, it } from "vitest";
import { rows } from "../../../plugins";
import { completeRow } from "../../../src/base/descriptor";
import { toXPath } from "../../../src/wordpress/build/to-xpath.mjs";

const markup = `
	<div class="elementor-location-header"><nav class="site-navigation-toggle-holder"></nav></div>
	<div class="e-con e-parent" data-settings='{"sticky":"top","background_background":"video"}'></div>
	<div class="e-con e-parent e-lazyloaded" data-settings='{"motion_fx_motion_fx_scrolling":"yes"}'></div>
	<section data-element_type="column" data-settings='{"sticky":"top"}'></section>
	<div data-widget_type="video.default"><div class="elementor-open-inline"></div></div>
	<div data-widget_type="video.default"><a href="/Picture.JPG">it's a "picture"</a><a href="/picture.jpgx" data-elementor-open-lightbox="no"></a></div>
	<div data-widget_type="loop-grid.post" data-settings='{"pagination_type":"load_more_on_click"}'></div>
	<div data-widget_type="text-editor.default" data-settings='{"drop_cap":"yes"}'></div>
	<div class="joinchat"></div><div class="joinchat-not"></div><a href="#joinchat"></a>
	<div class="responder-form-main-wrapper"><p><form></form></p></div><form></form>
	<p class="first"></p><p></p><i lang="en-GB"></i>
	<script src="/jquery.min.js"></script><div data-elementor-type="popup"></div>`;

const found = (selector: string) => {
	const page = new DOMParser().parseFromString(markup, "text/html");
	const result = page.evaluate(`//*[${toXPath(selector)}]`, page, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE, null);
	const nodes = Array.from({ length: result.snapshotLength }, (_, at) => result.snapshotItem(at));
	return { nodes, expected: [...page.querySelectorAll(selector)] };
};

describe("the XPath of a selector", () => {
	it.each([...new Set(rows.map((row) => completeRow(row).selector))].map((selector) => [selector]))(
		"%s finds what it finds",
		(selector) => {
			const { nodes, expected } = found(selector);
			expect(nodes).toEqual(expected);
		},
	);

	it.each([
		"*",
		"p.first + p",
		"p ~ i",
		"div > p > form, .responder-form-main-wrapper form",
		'[href$=".jpg" i]',
		'[href="#joinchat"]',
		"[lang|=en]",
		'[class~="e-parent"]:not(.e-lazyloaded, .first)',
	])("%s finds what it finds", (selector) => {
		const { nodes, expected } = found(selector);
		expect(nodes).toEqual(expected);
		expect(expected.length).toBeGreaterThan(0);
	});

	it("is refused where XPath cannot say it", () => {
		expect(() => toXPath("a:hover")).toThrow("hover");
	});
});
