// The trap of open overlays stops where the browser's own Tab stops, whatever is in it, and leads around its ends.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { openMarkup, openPage } from "../helpers/browser";

const first = '<button id="first">First</button>';
const last = '<button id="last">Last</button>';
const radios = (checked: string) =>
	["r1", "r2", "r3"]
		.map((id) => `<input type="radio" name="size" id="${id}" ${id === checked ? "checked" : ""}>`)
		.join("");
const shadow = (id: string, content: string, more = "") =>
	`<x-field id="${id}" ${more}><template shadowrootmode="open">${content}</template></x-field>`;
const inner = '<button id="s1">1</button><button id="s2">2</button>';
const frame = `<iframe id="frame" srcdoc="<button id=f1>1</button><button id=f2>2</button>"></iframe>`;
/** The second area leads nowhere. */
const map = `<img usemap="#map" alt="Map" width="20" height="20" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>"><map name="map"><area id="area" shape="rect" coords="0,0,9,9" href="#x" alt="A"><area id="none" shape="rect" coords="9,0,19,9" alt="B"></map>`;

/** What a trap may hold, and where: what stands at an end decides where the trap leads around. */
const contents: [what: string, content: string][] = [
	["radios, one checked, at the end", first + radios("r2")],
	["radios, one checked, at the start", radios("r2") + last],
	["radios, none checked, at the end", first + radios("")],
	["radios, none checked, at the start", radios("") + last],
	["two controls in a shadow root, at the end", first + shadow("host", inner)],
	["two controls in a shadow root, at the start", shadow("host", inner) + last],
	["nothing but shadow roots", shadow("host", inner) + shadow("other", '<input id="s3">')],
	["a shadow root in a shadow root", first + shadow("host", `<input id="s0">${shadow("deep", inner)}`)],
	["radios in a shadow root", first + shadow("host", radios("r2"))],
	["a shadow root that Tab passes over", first + shadow("host", inner, 'tabindex="-1"') + last],
	["a shadow root that is inert", first + shadow("host", inner, "inert") + last],
	["a shadow root that is hidden", first + shadow("host", inner, "hidden") + last],
	[
		"a shadow root that gives on the focus",
		`<x-field id="host" tabindex="0"><template shadowrootmode="open" shadowrootdelegatesfocus>${inner}</template></x-field>${last}`,
	],
	["an iframe in the middle", first + frame + last],
	["an area of an image map, at the end", first + map],
	["an area of an image map, at the start", map + last],
	[
		"a disabled fieldset, whose legend stays",
		`${first}<fieldset disabled><legend><input id="legend"></legend><input id="off"></fieldset>`,
	],
	["an inert part, at the end", `${first}<input id="middle"><div inert><button id="off">x</button></div>`],
	[
		"details that are closed",
		`${first}<details><summary id="summary">More</summary><button id="off">x</button></details>`,
	],
	["details that are open", `<details open><summary id="summary">More</summary><button id="on">x</button></details>`],
	[
		"a second summary, and one without details",
		`${first}<details open><summary id="summary">a</summary><summary id="two">b</summary></details><summary id="three">c</summary>`,
	],
	[
		"text that can be changed",
		`${first}<div contenteditable id="empty">a</div><div contenteditable="true" id="true">b</div><div contenteditable="plaintext-only" id="plain">c</div><div contenteditable="false" id="false">d</div>`,
	],
	[
		"tabindex -1 at both ends",
		`<button tabindex="-1" id="a">x</button>${first}${last}<div tabindex="-1" id="z">x</div>`,
	],
	[
		"display none at both ends",
		`<p style="display:none"><button id="a">x</button></p>${first}${last}<button hidden id="z">x</button>`,
	],
	[
		"visibility hidden at both ends, and visible in it",
		`<p style="visibility:hidden"><button id="a">x</button></p>${first}<p style="visibility:hidden"><button id="z">x</button><button id="seen" style="visibility:visible">x</button></p>`,
	],
	[
		"zero size at the end",
		`${first}<button id="zero" style="width:0;height:0;padding:0;border:0;overflow:hidden"></button>`,
	],
	["a link without an address", `${first}<a id="none">x</a><input id="field">`],
	[
		"a link in a drawing",
		`${first}<svg width="9" height="9"><a id="drawn" href="#x"><rect width="9" height="9"/></a></svg>`,
	],
];

const id = "ab12cd3";
const action = encodeURIComponent(
	`elementor-action:action=off_canvas:toggle&settings=${btoa(JSON.stringify({ id, displayMode: "toggle" }))}`,
);
const style =
	"<style>.e-off-canvas{position:fixed;inset:0;visibility:hidden}.e-off-canvas[aria-hidden=false]{visibility:visible}</style>";
const openPanel = async (content: string) => {
	const page = await openMarkup(
		`<a id="opener" href="#${action}">Open</a><div data-id="${id}" data-widget_type="off-canvas.default" data-settings="{}"><div id="off-canvas-${id}" class="e-off-canvas" role="dialog" aria-hidden="true" aria-label="Cart" inert=""><div class="e-off-canvas__overlay"></div><div class="e-off-canvas__main"><div class="e-off-canvas__content">${content}</div></div></div></div>`,
		{ head: style },
	);
	await page.waitForSelector("#opener[aria-controls]");
	await page.focus("#opener");
	await page.keyboard.press("Enter");
	await page.waitForSelector(".e-off-canvas[aria-hidden=false]");
	await page.waitForFunction(() => document.activeElement!.id !== "opener");
	return page;
};

/** The id of what has the focus, in whatever shadow root or frame. Which radio of a group without a choice is the browser's. */
const focused = (page: Page) =>
	page.evaluate(() => {
		let active = document.activeElement!;
		for (let next: Element | null | undefined = active; next; ) {
			active = next;
			next = active.shadowRoot?.activeElement ?? (active as HTMLIFrameElement).contentDocument?.activeElement;
		}
		return active.matches("[type=radio]:indeterminate") ? (active as HTMLInputElement).name : active.id;
	});
const stops = async (page: Page, key: string, count: number) => {
	const ids: string[] = [];
	while (ids.length < count) {
		await page.keyboard.press(key);
		ids.push(await focused(page));
	}
	return ids;
};
/** Where the browser alone stops at Tab and Shift+Tab, between two other controls. */
const nativeStops = async (content: string) => {
	const page = await openMarkup(`<button id="before">x</button><div>${content}</div><button id="after">x</button>`);
	const all: string[][] = [];
	for (const [key, from, to] of [
		["Tab", "before", "after"],
		["Shift+Tab", "after", "before"],
	] as const) {
		await page.focus(`#${from}`);
		const ids = await stops(page, key, 1);
		while (ids.at(-1) !== to && ids.length < 12) ids.push(...(await stops(page, key, 1)));
		all.push(ids.slice(0, -1));
	}
	return all;
};

it.each(contents)("%s: Tab and Shift+Tab stop where the browser's do, and go around", async (_, content) => {
	const [forth, back] = (await nativeStops(content)) as [string[], string[]];
	expect(Math.min(forth.length, back.length)).toBeGreaterThan(1);
	const page = await openPanel(content);
	for (const [key, ids] of [
		["Tab", forth],
		["Shift+Tab", back],
	] as const) {
		// From the one end to the other and over it, twice.
		const seen = await stops(page, key, 3 * ids.length);
		const start = seen.indexOf(ids[0]!);
		expect(start).toBeGreaterThanOrEqual(0);
		expect(seen.slice(start, start + 2 * ids.length)).toEqual([...ids, ...ids]);
	}
});

it.each([
	["end", first + frame],
	["start", frame + last],
])(
	"a frame at the %s, whose keys only the frame hears: the Tab after the one that led out of it leads back",
	async (_, content) => {
		const page = await openPanel(content);
		for (const key of ["Tab", "Shift+Tab"]) {
			const isInside = (await stops(page, key, 12)).map((id) => /^(first|last|f1|f2)$/.test(id));
			expect(isInside.filter((isIn) => !isIn).length).toBeLessThan(5);
			expect(isInside.some((isIn, at) => !isIn && isInside[at + 1] === false)).toBe(false);
		}
	},
);

it.each([
	["/popups", 'a[href*="popup%3Aopen"]', ".elementor-popup-modal"],
	["/off-canvas", 'a[href*="off_canvas"]', '.e-off-canvas[aria-hidden="false"]'],
	["/lightbox", "a[data-elementor-open-lightbox=yes]", ".elementor-lightbox"],
	["/search", ".elementor-search-form__toggle", ".elementor-search-form--full-screen"],
	["/chat", ".joinchat__button,a[href='#joinchat']", ".joinchat__chatbox"],
	["/woocommerce-menu-cart", ".elementor-menu-cart__toggle_button", ".elementor-menu-cart__main"],
])("%s: Tab and Shift+Tab go around in what a key has opened", async (path, opener, root) => {
	const page = await openPage(path);
	await page.evaluate(() => window.gossamer!.ready);
	await page.locator(opener).first().focus();
	await page.keyboard.press("Enter");
	const isInside = () =>
		page.evaluate(
			(root) => [...document.querySelectorAll(root)].some((area) => area.contains(document.activeElement)),
			root,
		);
	await expect.poll(isInside).toBe(true);
	// The part that keeps the focus comes with the opening. As text: what transforms the tests would transform the import.
	await page.waitForFunction(
		() => performance.getEntriesByName(new URL("/gossamer/overlays.js", location.href).href)[0],
	);
	await page.evaluate('import("/gossamer/overlays.js").then(() => new Promise(requestAnimationFrame))');
	for (const key of ["Tab", "Shift+Tab"]) {
		await page.keyboard.press(key);
		const start = await page.evaluateHandle(() => document.activeElement);
		let left = 40;
		do {
			await page.keyboard.press(key);
			expect(await isInside()).toBe(true);
		} while (--left && !(await start.evaluate((element) => element === document.activeElement)));
		expect(left).toBeGreaterThan(0);
	}
});
