// Drop cap: which letter is wrapped, when none is, and what is left when it is torn down.
import { afterEach, expect, it, vi } from "vitest";
import type { Page } from "../../../src/base/page";
import { mountPlugin } from "../../../tests/helpers/mount-plugin";
import plugin from "..";
import { splitFirst } from "../model";
import descriptor from "../plugin";

const widget = (content: string, settings = '{"drop_cap":"yes"}') => `
<div class="elementor-element elementor-widget elementor-widget-text-editor" data-id="a1" data-element_type="widget" data-settings='${settings}' data-widget_type="text-editor.default">${content}</div>`;
const open = (content: string, settings?: string) =>
	mountPlugin(plugin, descriptor.selector, widget(content, settings)).then((mounted) => ({
		...mounted,
		paragraph: document.querySelector("p")!,
		letter: document.querySelector(".elementor-drop-cap > .elementor-drop-cap-letter")?.textContent,
	}));

afterEach(() => {
	vi.unstubAllGlobals();
});

it("wraps the first letter and keeps the text (page-builder #36)", async () => {
	const { paragraph } = await open("<p>Tea time</p><p>Cake</p>");
	expect(paragraph.innerHTML).toBe(
		'<span class="elementor-drop-cap"><span class="elementor-drop-cap-letter">T</span></span>ea time',
	);
	expect(paragraph.textContent).toBe("Tea time");
	expect(document.querySelectorAll(".elementor-drop-cap")).toHaveLength(1);
});

it("changes nothing on a host that has its cap, as a core finds it that comes after the starter", async () => {
	const { paragraph, host } = await open("<p> Tea time</p>");
	const before = paragraph.innerHTML;
	expect(before).toContain("elementor-drop-cap");
	expect(plugin.mount(host, "drop-cap", { config: {} } as Page)).toBeUndefined();
	expect(paragraph.innerHTML).toBe(before);
});

it("changes nothing when the paragraph begins with a tag (page-builder #36)", async () => {
	const { paragraph } = await open("<p><strong>T</strong>ea</p>");
	expect(paragraph.innerHTML).toBe("<strong>T</strong>ea");
});

it.each(["<p></p>", "<p> \n </p>", "<p> <em>T</em>ea</p>", "<p><!-- note -->Tea</p>", "<div>Tea</div>", ""])(
	"changes nothing, without an error, in %j",
	async (content) => {
		const { host, errors } = await open(content);
		expect(host.innerHTML).toBe(content);
		expect(errors).toEqual([]);
	},
);

it("keeps the space after a word of one letter", async () => {
	const { paragraph, letter } = await open("<p>A bc</p>");
	expect(letter).toBe("A");
	expect(paragraph.textContent).toBe("A bc");
});

it("is the first element of the paragraph, after spaces that stay", async () => {
	const { paragraph, letter } = await open("<p>\n  Tea <b>time</b></p>");
	expect(letter).toBe("T");
	expect(paragraph.firstElementChild?.className).toBe("elementor-drop-cap");
	expect(paragraph.textContent).toBe("\n  Tea time");
});

it.each(["\u200f", "\u200b", " \u2067\u200e", "\u00ad"])("goes past the unseen signs %j in front", async (signs) => {
	const { paragraph, letter } = await open(`<p>${signs}שלום</p>`);
	expect(letter).toBe("ש");
	expect(paragraph.textContent).toBe(`${signs}שלום`);
});

it("takes a whole character, whatever it is made of", async () => {
	expect((await open("<p>&amp;c.</p>")).letter).toBe("&");
	expect((await open("<p>&lt;b&gt;</p>")).letter).toBe("<");
	expect((await open("<p>👩‍👩‍👧 home</p>")).letter).toBe("👩‍👩‍👧");
	expect((await open("<p>e\u0301tude</p>")).letter).toBe("e\u0301");
});

it("takes a whole code point where the browser cannot segment", () => {
	vi.stubGlobal("Intl", {});
	expect(splitFirst(" 🍵 tea")).toEqual([" ", "🍵", " tea"]);
});

it("does nothing when the settings do not parse or say no", async () => {
	expect((await open("<p>Tea</p>", '{"drop_cap":"yes"')).letter).toBeUndefined();
	expect((await open("<p>Tea</p>", '{"drop_cap":""}')).letter).toBeUndefined();
});

it("takes the page's settings where the widget has none", async () => {
	document.body.innerHTML = `<div id="host"><p>Tea</p></div><script type="application/json" id="gossamer-config">{"plugins":{"test":{"drop_cap":"yes"}}}</script>`;
	await mountPlugin(plugin, "#host");
	expect(document.querySelector(".elementor-drop-cap-letter")?.textContent).toBe("T");
});

it("leaves the paragraphs of a nested widget alone", async () => {
	const nested = '<div class="elementor-element" data-element_type="widget"><p id="inner">Inner</p></div>';
	await open(`${nested}<p id="own">Own</p>`);
	expect(document.querySelector(".elementor-drop-cap")?.parentElement?.id).toBe("own");
});

it("gives the text back as one node at teardown, and wraps again when mounted again", async () => {
	const { paragraph, unmount } = await open("<p> Tea <b>time</b></p>");
	unmount();
	expect(paragraph.innerHTML).toBe(" Tea <b>time</b>");
	expect(paragraph.childNodes).toHaveLength(2);
	await mountPlugin(plugin, descriptor.selector);
	expect(document.querySelector(".elementor-drop-cap-letter")?.textContent).toBe("T");
});

it("asks for no rules of scripts where nothing can join a letter to the next", () => {
	vi.stubGlobal("Intl", {
		get Segmenter() {
			throw new Error("asked");
		},
	});
	for (const text of ["Tea time", "A bc", "שלום", "Été", "8 cups"]) expect(splitFirst(text)?.[1]).toBe(text[0]);
	expect(() => splitFirst("e\u0301t\u00e9")).toThrow("asked");
});
