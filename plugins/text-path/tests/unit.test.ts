// Text path (more-widgets, section 16): the text before, on and without its path, and what a hostile file may not do.
import { afterEach, expect, it, vi } from "vitest";
import { completeRow } from "../../../src/base/descriptor";
import { mountPlugin, type TestMount } from "../../../tests/helpers/mount-plugin";
import plugin from "..";
import descriptor from "../plugin";

const { selector } = completeRow(descriptor);
const wave =
	'<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 60"><path d="M0 0"/><path data-path-anchor="" id="old" d="M0 30L250 30"/></svg>';
const widget = (attributes = 'data-url="/wave.svg"', settings: object = {}) =>
	`<div class="elementor-element" data-id="0123456" data-widget_type="text-path.default" data-settings='${JSON.stringify(settings)}'><div class="e-text-path" data-text="Turned &lt;b&gt; by hand" ${attributes}></div></div>`;

let mounted: TestMount | undefined;
const ask = vi.fn((_address: string) => Promise.resolve(new Response(wave)));
const open = async (markup: string, file: string | Response | Error = wave) => {
	let arrive = () => {};
	const arrived = new Promise<void>((resolve) => {
		arrive = resolve;
	});
	ask.mockImplementation(async () => {
		await arrived;
		if (file instanceof Error) throw file;
		return typeof file === "string" ? new Response(file) : file;
	});
	vi.stubGlobal("fetch", ask);
	mounted = await mountPlugin(plugin, selector, markup);
	const element = document.querySelector<HTMLElement>(".e-text-path")!;
	const isDrawn = () => {
		arrive();
		return expect.poll(() => element.querySelector("textPath")).not.toBeNull();
	};
	return { ...mounted, element, arrive, isDrawn };
};

afterEach(() => {
	mounted?.unmount();
	vi.unstubAllGlobals();
	ask.mockClear();
});

it("shows the text immediately, and on its path when the file is there", async () => {
	const { element, isDrawn } = await open(widget(undefined, { start_point: { size: 20, unit: "%" } }));
	expect([element.innerHTML, ask.mock.calls[0]![0]]).toEqual([
		"Turned &lt;b&gt; by hand",
		`${location.origin}/wave.svg`,
	]);
	await isDrawn();
	const path = element.querySelector("#e-path-0123456")!;
	const text = element.querySelector("svg > text > textPath")!;
	expect([path.getAttribute("d"), element.querySelector("svg")!.getAttribute("viewBox")]).toEqual([
		"M0 30L250 30",
		"0 0 250 60",
	]);
	expect([text.id, text.getAttribute("href"), text.getAttribute("startOffset"), text.textContent]).toEqual([
		"e-text-path-0123456",
		"#e-path-0123456",
		"20%",
		"Turned <b> by hand",
	]);
	expect(document.getElementById("old")).toBeNull();
});

it("takes the first path where none is marked", async () => {
	const { element, isDrawn } = await open(widget(), wave.replace("data-path-anchor", "data-other"));
	await isDrawn();
	expect(element.querySelector("#e-path-0123456")!.getAttribute("d")).toBe("M0 0");
});

it("begins at the other end where text runs from right to left", async () => {
	const { element, isDrawn } = await open(
		widget('data-url="/wave.svg" style="direction: rtl"', { start_point: { size: 20 } }),
	);
	await isDrawn();
	expect(element.querySelector("textPath")!.getAttribute("startOffset")).toBe("80%");
});

it("links the text, before and on its path, with no empty target or rel", async () => {
	const attributes = 'data-url="/wave.svg" data-link-url="/courses"';
	const { element, isDrawn } = await open(widget(attributes, { link: { url: "/courses", is_external: "" } }));
	const linked = '<a href="/courses">Turned &lt;b&gt; by hand</a>';
	expect(element.innerHTML).toBe(linked);
	await isDrawn();
	expect(element.querySelector("textPath")!.innerHTML).toContain(linked);
	expect(element.querySelector("a")!.namespaceURI).toBe("http://www.w3.org/2000/svg");
	mounted!.unmount();
	const external = await open(widget(attributes, { link: { is_external: "on", nofollow: "on" } }));
	expect(external.element.innerHTML).toContain('target="_blank" rel="noopener nofollow"');
});

it.each([
	["is refused", new Response("", { status: 404 })],
	["cannot be loaded", new TypeError("offline")],
	["is none", "<html><body>Not found"],
	["has no path", '<svg xmlns="http://www.w3.org/2000/svg"><circle r="9"/></svg>'],
])("leaves the text readable where the file %s", async (_what, file) => {
	const { element, errors, arrive } = await open(widget(undefined, { ratio: 4 }), file);
	arrive();
	await expect.poll(() => errors.map(({ code }) => code)).toEqual(["request"]);
	expect([element.innerHTML, element.getAttribute("style")]).toEqual(["Turned &lt;b&gt; by hand", null]);
});

it.each(["/wave.png", "data:image/svg+xml,.svg", ""])("asks for nothing but .svg: %j", async (url) => {
	const { element, errors } = await open(widget(`data-url="${url}"`));
	expect([ask.mock.calls, element.textContent, errors]).toEqual([[], "Turned <b> by hand", []]);
});

it("takes from a file only what draws", async () => {
	const hostile = `<!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg" onload="window.ran=1" style="background:url(//evil.test)" viewBox="0 0 9 9">
		<script>window.ran=1</script><style>*{display:none}</style><foreignObject><iframe src="//evil.test"></iframe></foreignObject>
		<image href="//evil.test/a.png"/><use href="//evil.test/a.svg#a"/><a href="javascript:alert(1)"><path d="M9 9"/></a><animate attributeName="href"/>
		<g id="gossamer" class="shape" onclick="window.ran=1"><path d="M1 1" fill="u\\72l(//evil.test)" stroke="url(//evil.test)" stroke-width="2" xlink:href="//evil.test"/></g></svg>`;
	const { element, isDrawn } = await open(widget(), hostile);
	await isDrawn();
	expect(element.querySelector("svg")!.innerHTML.replace(/ xmlns="[^"]*"/g, "")).toBe(
		'<g class="shape"><path d="M1 1" stroke-width="2" id="e-path-0123456"></path></g><text><textPath id="e-text-path-0123456" href="#e-path-0123456" startOffset="0%">Turned &lt;b&gt; by hand</textPath></text>',
	);
	expect(element.querySelector("svg")!.getAttributeNames()).toEqual(["viewBox"]);
	expect("ran" in window).toBe(false);
});

it("keeps an id of digits as text, and makes one if there is none", async () => {
	const markup = `${widget().replace('data-id="0123456"', "")}${widget().replace("0123456", "0000012")}`;
	(await open(markup)).arrive();
	await expect.poll(() => document.querySelectorAll("textPath")).toHaveLength(2);
	const ids = [...document.querySelectorAll("textPath")].map(({ id }) => id);
	expect(ids[0]).toMatch(/^e-text-path-made-\d+$/);
	expect(ids[1]).toBe("e-text-path-0000012");
});

it("leaves nothing behind, before and after the file is there", async () => {
	const markup = widget('data-url="/wave.svg"', { ratio: 4 });
	const printed = document.createElement("div");
	printed.innerHTML = markup;
	const first = await open(markup);
	mounted!.unmount();
	first.arrive();
	expect(first.host.outerHTML).toBe(printed.innerHTML);
	const second = await open(markup);
	await second.isDrawn();
	mounted!.unmount();
	expect([second.host.outerHTML, first.errors, second.errors]).toEqual([printed.innerHTML, [], []]);
});
