// Pages and the hosts that each side must find in them: the core, `inspect`, the developers' panel and the verdict in both languages.

export interface HostCase {
	name: string;
	/** What `body` holds; hosts are named by their ids. */
	body: string;
	/** Content of `gossamer-config`. */
	config?: string;
	/** Of the page's address. */
	search?: string;
	/** Ids by plugin. */
	hosts: Record<string, string[]>;
	/** Plugins whose hosts only the browser knows: the verdict foretells nothing of them. */
	unforetold?: string[];
	/** Plugins whose selector does not parse. */
	wrong?: string[];
}

const accordion = (id: string) =>
	`<div id="${id}" class="elementor-widget" data-widget_type="accordion.default"></div>`;

export const hostCases: HostCase[] = [
	{ name: "a widget by its type", body: accordion("a"), hosts: { accordion: ["a"] } },
	{
		name: "a type that only begins like one",
		body: '<div id="a" data-widget_type="accordions.default"></div><div id="b" data-widget_type="accordion"></div>',
		hosts: { accordion: [] },
	},
	{
		name: "one in a popup that the server prints",
		body: `<div data-elementor-type="popup">${accordion("a")}</div>${accordion("b")}`,
		hosts: { accordion: ["b"] },
	},
	{
		name: "one in a popup alone",
		body: `<div data-elementor-type="popup">${accordion("a")}</div>`,
		hosts: { accordion: [] },
	},
	{
		name: "one in a popup that is open",
		body: `<div class="dialog-message"><div data-elementor-type="popup">${accordion("a")}</div></div>`,
		hosts: { accordion: ["a"] },
	},
	{
		name: "one in content that waits for whoever opens it",
		body: `<div data-delay-child-handlers="true">${accordion("a")}</div>`,
		hosts: { accordion: [] },
	},
	{
		name: "ones in a template and in what is for browsers without script",
		body: `<template>${accordion("a")}</template><noscript>${accordion("b")}</noscript>`,
		hosts: { accordion: [] },
	},
	{
		name: "a class that is added in such content",
		body: '<div data-delay-child-handlers="true"><div id="a" class="e-con e-parent"></div></div><div id="b" class="e-con e-parent"></div>',
		hosts: { "lazy-background": ["b"] },
	},
	{
		name: "a plugin that the page switches off",
		body: accordion("a"),
		config: '{"plugins":{"accordion":false}}',
		hosts: { accordion: [] },
	},
	{
		name: "hosts by the page's configuration",
		body: `${accordion("a")}<div id="b" class="mine"></div>`,
		config: '{"plugins":{"accordion":{"selector":".mine"}}}',
		hosts: { accordion: ["b"] },
		unforetold: ["accordion"],
	},
	{
		name: "a selector by configuration that does not parse",
		body: accordion("a") + accordion("b").replace("accordion", "counter"),
		config: '{"plugins":{"accordion":{"selector":"["}}}',
		hosts: { accordion: [], counter: ["b"] },
		unforetold: ["accordion"],
		wrong: ["accordion"],
	},
	{
		name: "a selector by configuration that is no text",
		body: accordion("a"),
		config: '{"plugins":{"accordion":{"selector":5}}}',
		hosts: { accordion: ["a"] },
	},
	{
		name: "a configuration that is a list, a number, or does not parse",
		body: accordion("a"),
		config: '{"plugins":[1,',
		hosts: { accordion: ["a"] },
	},
	{
		name: "a script by its text",
		body: '<script id="a">var headerElementSelector = "header";</script><script id="b">1;</script>',
		hosts: { "accessibility-panel": ["a"] },
	},
	{
		name: "text that stands beside scripts",
		body: '<p id="a">headerElementSelector</p>',
		hosts: { "accessibility-panel": [] },
	},
	{
		name: "a plugin that waits for a parameter of the address, which is there",
		body: "",
		search: "?theme_template_id=5",
		hosts: { "preview-scroll": ["body"] },
		unforetold: ["preview-scroll"],
	},
	{
		name: "a plugin that waits for a parameter of the address, which is missing",
		body: "",
		hosts: { "preview-scroll": [] },
	},
];
