// Lazy background: which sections are hosts, and what happens to them.
import { expect, it } from "vitest";
import plugin from "..";
import descriptor from "../plugin";

it("marks a section once and leaves its other classes", () => {
	document.body.innerHTML = '<div class="elementor-element e-con e-parent"></div>';
	const host = document.body.firstElementChild as HTMLElement;
	plugin.mount(host);
	plugin.mount(host);
	expect(host.className).toBe("elementor-element e-con e-parent e-lazyloaded");
});

it("is wanted by late top-level containers only", () => {
	document.body.innerHTML = `
		<div class="e-con e-parent" id="late"></div>
		<div class="e-con e-parent e-lazyloaded"></div>
		<div class="e-con e-parent e-no-lazyload"></div>
		<div class="e-con e-child"></div>`;
	expect([...document.querySelectorAll(descriptor.selector)].map(({ id }) => id)).toEqual(["late"]);
});

it("is marked by the core, without a chunk, when the section is near", () => {
	expect(descriptor.adds).toBe("e-lazyloaded");
	expect(descriptor.when).toBe("visible");
});
