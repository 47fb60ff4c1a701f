// Code highlight (more-widgets, section 16): the page's own Prism, and nothing without it.
import { afterEach, expect, it, vi } from "vitest";
import { completeRow } from "../../../src/base/descriptor";
import { mountPlugin, selectorOf } from "../../../tests/helpers/mount-plugin";
import plugin from "..";
import descriptor from "../plugin";

const markup =
	'<div data-widget_type="code-highlight.default"><div class="prismjs-default"><pre class="language-js" data-line="2"><code class="language-js"><xmp>const bowl = 1;</xmp></code></pre></div></div>';
const page = window as { Prism?: unknown };

afterEach(() => {
	delete page.Prism;
	document.body.innerHTML = "";
});

it("is nothing where the page has no Prism, or something else of that name", () => {
	expect(selectorOf(descriptor)).toBe("");
	document.body.innerHTML = '<a id="Prism"></a>';
	expect(selectorOf(descriptor)).toBe("");
	page.Prism = { highlightAllUnder() {} };
	expect(selectorOf(descriptor)).toBe(completeRow(descriptor).selector);
});

it("lets Prism colour the widget, and puts the plain code back", async () => {
	const highlightAllUnder = vi.fn((node: Element) => {
		node.querySelector("code")!.innerHTML = "<span class='token'>const</span> bowl = 1;";
	});
	page.Prism = { highlightAllUnder };
	const { host, unmount } = await mountPlugin(plugin, completeRow(descriptor).selector, markup);
	expect(highlightAllUnder.mock.calls).toEqual([[host]]);
	expect(host.querySelector(".token")).not.toBeNull();
	unmount();
	expect(host.outerHTML).toBe(markup);
});
