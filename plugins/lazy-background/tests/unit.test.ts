// Lazy background: which sections are hosts, and what happens to them.
import { expect, it } from "vitest";
import type { PluginRow } from "../../../src/base/descriptor";
import plugin from "..";
import rows from "../plugin";

const [descriptor, older] = rows as [PluginRow, PluginRow];

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
		<div class="e-con e-parent" data-e-bg-lazyload=""></div>
		<div class="e-con e-child"></div>`;
	expect([...document.querySelectorAll(descriptor.selector!)].map(({ id }) => id)).toEqual(["late"]);
});

it("is marked by the core, without a chunk, when the section is near", () => {
	expect(descriptor).toMatchObject({ adds: "e-lazyloaded", when: "visible" });
});

it("marks what older markup names, where the server's script has not (versions #31)", () => {
	document.body.innerHTML = `
		<section id="one" data-e-bg-lazyload=".elementor-background-overlay"><div class="elementor-background-overlay"></div></section>
		<section id="two" data-e-bg-lazyload=""></section>
		<section id="three" data-e-bg-lazyload=".missing"></section>
		<section id="four" data-e-bg-lazyload="a[["></section>
		<section id="five" class="lazyloaded" data-e-bg-lazyload=""></section>`;
	const hosts = [...document.querySelectorAll<HTMLElement>(older.selector!)];
	expect(hosts.map(({ id }) => id)).toEqual(["one", "two", "three", "four"]);
	for (const host of hosts) plugin.mount(host);
	expect([...document.querySelectorAll(".lazyloaded")].map(({ id, className }) => id || className)).toEqual([
		"elementor-background-overlay lazyloaded",
		"two",
		"five",
	]);
});
