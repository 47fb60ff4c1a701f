// Accessibility panel: opening, modes, text size, colours and cookies, landmarks, credits, and what is left at teardown.
import { cleanStores } from "nanostores";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deny, grant } from "../../../src/stores/consent";
import { $preferences } from "../../../src/stores/preferences";
import { setFeature } from "../../../tests/helpers/jsdom";
import type { TestMount } from "../../../tests/helpers/mount-plugin";
import { resetDisplay } from "../display";
import { classModes, type PanelMarkup, panel } from "./markup";
import { find, openPanel, openScript, openUntouched, press } from "./setup";

const { body, documentElement: root } = document;
const page = '<main id="main"><p>Oak <a href="#x" title="More">bowls</a></p><img src="data:," alt=""></main>';
let mounted: TestMount | undefined;
const open = async (options?: PanelMarkup, around = page) => {
	mounted = await openPanel(around + panel(options));
	return mounted;
};
const globals = window as unknown as Record<string, unknown>;
// biome-ignore lint/suspicious/noDocumentCookie: as the server and other scripts do
const writeCookie = (text: string) => (document.cookie = `${text}; path=/`);
const cookies = () => document.cookie.split("; ").filter((pair) => pair.startsWith("wah"));

beforeEach(() => {
	vi.useFakeTimers();
	// jsdom has none; the browser's own answers are tested in Chromium.
	vi.stubGlobal("CSS", { supports: (_: string, value: string) => /\((#|red|black|white)/.test(value) });
});
afterEach(() => {
	mounted?.unmount();
	mounted = undefined;
	for (const name of ["wahFontColor", "wahBgColor"]) writeCookie(`${name}=; expires=${new Date(0).toUTCString()}`);
	for (const element of [body, root]) {
		element.removeAttribute("class");
		element.removeAttribute("style");
	}
	for (const name of Object.keys(globals).filter((name) => /Selector$|^roleLink|^removeLink|_selector$/.test(name)))
		delete globals[name];
	cleanStores($preferences);
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

describe("the panel", () => {
	it("moves to the beginning of body, after the skip links (accessibility-panel #1)", async () => {
		const { host } = await open();
		expect(body.firstElementChild).toBe(find(".wah-skiplinks-menu"));
		expect(body.children[1]).toBe(host);
	});

	it("is closed at the start: hidden, and nothing in it can have the focus (accessibility-panel #2)", async () => {
		await open();
		const content = find("#access_container");
		expect(content.getAttribute("aria-hidden")).toBe("true");
		expect(content.hasAttribute("inert")).toBe(true);
		expect([...content.querySelectorAll("button")].every(({ tabIndex }) => tabIndex === -1)).toBe(true);
		expect(find(".aicon_link").getAttribute("aria-expanded")).toBe("false");
		expect(find(".aicon_link").getAttribute("aria-controls")).toBe("access_container");
	});

	it("keeps the focus out of credits next to its content while it is closed", async () => {
		const credits = '<div class="wah-free-credits"><a href="https://example.com/">Made by Acme</a></div>';
		await open({ more: credits });
		const isInert = () => find(".wah-free-credits").hasAttribute("inert");
		const seen = [isInert()];
		press(".aicon_image");
		seen.push(isInert());
		press(".close_container");
		expect([...seen, isInert()]).toEqual([true, false, true]);
	});

	it("leaves a form next to its content alone, as its fields may hide its members", async () => {
		await open({ more: '<form><input name="toggleAttribute"></form>' });
		expect(Element.prototype.hasAttribute.call(find("form"), "inert")).toBe(false);
		press(".aicon_image");
		expect(find(".aicon_link").getAttribute("aria-expanded")).toBe("true");
	});

	it("serves what is in it from the first interaction, and keeps a press that comes before", async () => {
		vi.useRealTimers();
		mounted = await openUntouched(page + panel());
		const underline = find(".wah-call-underline-links");
		expect([underline.hasAttribute("aria-pressed"), find(".aicon_link").ariaExpanded]).toEqual([false, "false"]);
		press(".aicon_link");
		expect(mounted.host.classList.contains("active")).toBe(true);
		press(".wah-call-underline-links");
		await vi.waitFor(() => expect(body.classList.contains("is_underline")).toBe(true));
		expect(underline.ariaPressed).toBe("true");
	});

	it("serves it from the start for who has chosen colours, or asks for less motion", async () => {
		vi.useRealTimers();
		writeCookie("wahFontColor=black");
		writeCookie("wahBgColor=white");
		mounted = await openUntouched(page + panel());
		await vi.waitFor(() => expect(find(".wah-call-underline-links").ariaPressed).toBe("false"));
		expect(find("#gossamer-contrast")).not.toBeNull();
		mounted.unmount();
		setFeature("prefers-reduced-motion", "reduce");
		mounted = await openUntouched(page + panel());
		await vi.waitFor(() => expect(body.classList.contains("remove_animations")).toBe(true));
	});

	it("opens by its icon and takes the focus to the close control (accessibility-panel #3)", async () => {
		const { host } = await open();
		press(".aicon_image");
		const content = find("#access_container");
		expect(host.classList.contains("active")).toBe(true);
		expect(content.getAttribute("aria-hidden")).toBe("false");
		expect(content.hasAttribute("inert")).toBe(false);
		expect(content.querySelectorAll('button[tabindex="-1"]')).toHaveLength(0);
		expect(document.activeElement).toBe(find(".close_container"));
		expect(find(".aicon_link").getAttribute("aria-expanded")).toBe("true");
	});

	it.each([
		["the close control", () => press(".close_container")],
		["the last control", () => press(".close-wah-sidebar")],
		[
			"Esc",
			() =>
				document.activeElement!.dispatchEvent(
					new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }),
				),
		],
	])("closes by %s and gives the focus back (accessibility-panel #4)", async (_, close) => {
		const { host } = await open();
		press(".aicon_link");
		close();
		const content = find("#access_container");
		expect(host.classList.contains("active")).toBe(false);
		expect(content.getAttribute("aria-hidden")).toBe("true");
		expect([...content.querySelectorAll("button")].every(({ tabIndex }) => tabIndex === -1)).toBe(true);
		expect(document.activeElement).toBe(find(".aicon_link"));
	});

	it("leaves Esc to dialogs above it, to who used it before, and with a modifier", async () => {
		const { host } = await open({}, `${page}<div role="dialog"><button id="in-dialog">Oak</button></div>`);
		press(".aicon_link");
		const pressEscape = (target: Element, init = {}) => {
			const event = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true, ...init });
			target.dispatchEvent(event);
			return event.defaultPrevented;
		};
		expect(pressEscape(find("#in-dialog"))).toBe(false);
		expect(pressEscape(body, { ctrlKey: true })).toBe(false);
		expect(host.classList.contains("active")).toBe(true);
		expect(pressEscape(body)).toBe(true);
		expect(host.classList.contains("active")).toBe(false);
		expect(pressEscape(body)).toBe(false);
	});

	it("opens by a link without following it, and shows that link after the load (accessibility-panel #5)", async () => {
		const animate = vi.fn();
		Object.assign(HTMLElement.prototype, { animate });
		const { host } = await open({ icon: '<a href="#" class="aicon_link" style="display:none">Open</a>' });
		expect(find(".aicon_link").style.display).toBe("block");
		expect(animate).toHaveBeenCalledWith({ opacity: [0, 1] }, 350);
		press(".aicon_link");
		expect(host.classList.contains("active")).toBe(true);
		expect(location.href).not.toContain("#");
		Reflect.deleteProperty(HTMLElement.prototype, "animate");
	});

	it("names colours without text, and itself as a region", async () => {
		const { host } = await open();
		expect(find(".wahcolor").getAttribute("aria-label")).toBe("#ff0 / #000");
		expect(find(".black").getAttribute("aria-label")).toBe(null);
		expect(host.getAttribute("role")).toBe("region");
		expect(host.getAttribute("aria-label")).toBe("Accessibility sidebar");
	});

	it("works with any control missing", async () => {
		mounted = await openPanel('<div id="wp_access_helper_container"><div id="access_container"></div></div>');
		expect(mounted.errors).toEqual([]);
	});
});

describe("text size", () => {
	const size = () => root.style.fontSize;

	it("grows the root by whole pixels up to 24 (accessibility-panel #6)", async () => {
		body.className = "wah_fstype_rem";
		root.style.fontSize = "16px";
		await open();
		press(".larger");
		expect(size()).toBe("17px");
		for (let count = 0; count < 10; count++) press(".larger");
		expect(size()).toBe("24px");
	});

	it.each([
		["13px", ".smaller", "12px", "12px"],
		["12.5px", ".smaller", "12.5px", "12.5px"],
		["13.9px", ".smaller", "12px", "12px"],
		["23.9px", ".larger", "24px", "24px"],
	])("takes %s by %s to %s (accessibility-panel #7)", async (start, control, first, second) => {
		body.className = "wah_fstype_rem";
		root.style.fontSize = start;
		await open();
		press(control);
		expect(size()).toBe(first);
		press(control);
		expect(size()).toBe(second);
	});

	it("zooms in steps of five percent (accessibility-panel #8)", async () => {
		body.className = "chrome wah_fstype_zoom";
		await open();
		const zoom = () => body.style.getPropertyValue("zoom");
		press(".larger");
		press(".larger");
		expect(zoom()).toBe("110%");
		for (let count = 0; count < 3; count++) press(".smaller");
		expect(zoom()).toBe("95%");
		expect(body.style.transform).toBe("");
		for (let count = 0; count < 50; count++) press(".smaller");
		expect(zoom()).toBe("5%");
	});

	it("scales where the page was printed for Firefox (accessibility-panel #9)", async () => {
		body.className = "gecko wah_fstype_zoom";
		await open();
		press(".larger");
		expect(body.style.transform).toBe("scale(1.05)");
		expect(body.style.transformOrigin).toBe("50% 50%");
		expect(body.style.getPropertyValue("zoom")).toBe("");
		press(".smaller");
		press(".smaller");
		expect(body.style.transform).toBe("scale(0.95)");
	});

	it("sizes each text on its own, not below 12 px (accessibility-panel #10)", async () => {
		await open({}, '<p style="font-size:16px">Oak</p><span style="font-size:12px">Elm</span>');
		const sizes = () => ["body > p", "body > span"].map((selector) => find(selector).style.fontSize);
		press(".smaller");
		expect(sizes()).toEqual(["15px", "12px"]);
		press(".larger");
		expect(sizes()).toEqual(["16px", "13px"]);
	});

	it("reads all sizes before it writes any (accessibility-panel #11)", async () => {
		await open({}, '<p style="font-size:16px">Oak <span style="font-size:inherit">bowls</span></p>');
		const { getComputedStyle } = window;
		// jsdom does not inherit sizes.
		vi.stubGlobal("getComputedStyle", (element: HTMLElement) =>
			getComputedStyle(element.matches("p > span") ? element.parentElement! : element),
		);
		press(".larger");
		expect(find("p").style.fontSize).toBe("17px");
		expect(find("p > span").style.fontSize).toBe("17px");
	});

	it("goes back to the sizes that were noted at the start (accessibility-panel #12)", async () => {
		await open({}, '<p style="font-size:16.8px">Oak</p><h2 style="font-size:40px">Elm</h2>');
		expect(["p", "h2"].map((name) => find(name).dataset.wahfont)).toEqual(["16", "40"]);
		for (const control of [".larger", ".larger", ".smaller", ".larger"]) press(control);
		expect(find("h2").style.fontSize).toBe("42px");
		press(".wah-font-reset");
		expect(["p", "h2"].map((name) => find(name).style.fontSize)).toEqual(["16px", "40px"]);
	});

	it("leaves controls of that class elsewhere on the page alone (accessibility-panel #13)", async () => {
		body.className = "wah_fstype_rem";
		root.style.fontSize = "16px";
		await open(
			{},
			'<button class="larger">Larger</button><div class="font_resizer"><button class="smaller"></button></div>',
		);
		press("body > .larger");
		press("body > .font_resizer .smaller");
		expect(size()).toBe("16px");
	});

	it("skips texts without a size", async () => {
		await open({}, '<p style="font-size:16px">Oak</p>');
		vi.stubGlobal("getComputedStyle", () => ({ fontSize: "larger" }));
		press(".larger");
		expect(find("p").style.fontSize).toBe("16px");
	});
});

describe("colours", () => {
	const computed = (selector: string) => {
		const { backgroundColor, color } = getComputedStyle(find(selector));
		return [backgroundColor, color];
	};
	const blackAndWhite = ["rgb(0, 0, 0)", "rgb(255, 255, 255)"];

	it("are offered in a list that opens and closes (accessibility-panel #14)", async () => {
		await open();
		const state = () => [
			find(".color_selector").classList.contains("is_visible"),
			find(".color_selector").getAttribute("aria-hidden"),
			find("#contrast_trigger").getAttribute("aria-expanded"),
			find("#contrast_trigger").classList.contains("active_button"),
		];
		expect(state()).toEqual([false, "true", "false", false]);
		press("#contrast_trigger");
		expect(state()).toEqual([true, "false", "true", true]);
		press("#contrast_trigger");
		expect(state()).toEqual([false, "true", "false", false]);
	});

	it("hold for the page and are remembered for 14 days (accessibility-panel #15)", async () => {
		await open();
		const write = vi.spyOn(document, "cookie", "set");
		press("#contrast_trigger");
		press(".convar.black");
		expect(computed("main p")).toEqual(blackAndWhite);
		expect(find(".color_selector").classList.contains("is_visible")).toBe(false);
		expect(find(".color_selector").getAttribute("aria-hidden")).toBe("true");
		expect(find("#contrast_trigger").classList.contains("active_button")).toBe(true);
		expect(cookies()).toEqual(["wahFontColor=#FFF", "wahBgColor=#000"]);
		const expires = new Date(Date.now() + 14 * 864e5).toUTCString();
		expect(write.mock.calls).toEqual([
			[`wahFontColor=#FFF; expires=${expires}; path=/`],
			[`wahBgColor=#000; expires=${expires}; path=/`],
		]);
		write.mockRestore();
	});

	it("leave the panel and what shows a colour as they are (accessibility-panel #16)", async () => {
		await open({}, `${page}<b class="wahcolor" style="color:red;background-color:blue">!</b>`);
		press(".convar.black");
		expect(computed("b.wahcolor")).toEqual(["rgb(0, 0, 255)", "rgb(255, 0, 0)"]);
		expect(computed(".close_container")[0]).not.toBe(blackAndWhite[0]);
	});

	it("come back from both cookies, before the first click (accessibility-panel #17)", async () => {
		writeCookie("wahBgColor=#000");
		await open();
		expect(document.querySelector("#gossamer-contrast")).toBe(null);
		mounted!.unmount();
		writeCookie("wahFontColor=#FFF");
		await open();
		expect(computed("main p")).toEqual(blackAndWhite);
	});

	it("are read where they are percent-encoded (accessibility-panel #18)", async () => {
		writeCookie("wahBgColor=%23000");
		writeCookie("wahFontColor=%23FFF");
		await open();
		expect(computed("main p")).toEqual(blackAndWhite);
	});

	it("reach what is added later (accessibility-panel #19)", async () => {
		await open();
		press(".convar.black");
		find("main").insertAdjacentHTML("beforeend", '<p id="late">Later</p>');
		expect(computed("#late")).toEqual(blackAndWhite);
	});

	it.each(["url(x)", "inherit", "#12", "#000}*{display:none", "red;}", "", "12", "var(--x)"])(
		"ignore a cookie that is not one: %s",
		async (value) => {
			writeCookie(`wahBgColor=${encodeURIComponent(value)}`);
			writeCookie("wahFontColor=#FFF");
			await open();
			expect(document.querySelector("#gossamer-contrast")).toBe(null);
		},
	);

	it("wait for the functional category where a consent tool asks, and are kept to this page when it is refused", async () => {
		await open({ attributes: `data-wah-credits="off" data-settings='{"consent":true}'` });
		press(".convar.black");
		expect(computed("main p")).toEqual(blackAndWhite);
		expect(cookies()).toEqual([]);
		deny("functional");
		press(".convar.black");
		expect(cookies()).toEqual([]);
		grant("functional");
		expect(cookies()).toEqual(["wahFontColor=#FFF", "wahBgColor=#000"]);
	});

	it("hold on this page where cookies throw (accessibility-panel #33)", async () => {
		const write = vi.spyOn(document, "cookie", "set").mockImplementation(() => {
			throw new Error("blocked");
		});
		await open();
		press(".convar.black");
		expect(computed("main p")).toEqual(blackAndWhite);
		expect(mounted!.errors).toEqual([]);
		write.mockRestore();
	});
});

describe("modes", () => {
	it.each(classModes)(
		"%s sets the class %s, and takes it away again (accessibility-panel #21)",
		async (control, name) => {
			await open();
			const state = () => [
				body.classList.contains(name),
				find(control).getAttribute("aria-pressed"),
				find(control).classList.contains("active_button"),
			];
			expect(state()).toEqual([false, "false", false]);
			press(control);
			expect(state()).toEqual([true, "true", true]);
			press(control);
			expect(state()).toEqual([false, "false", false]);
		},
	);

	it("grey every picture, those added later too (accessibility-panel #22)", async () => {
		await open();
		press("#greyscale");
		find("main").insertAdjacentHTML("beforeend", '<div><img src="data:," alt="" id="late"></div>');
		await Promise.resolve();
		const grey = () => [...document.images].map(({ classList }) => classList.contains("active_greyscale"));
		expect(grey()).toEqual([true, true, true]);
		press("#greyscale");
		expect(grey()).toEqual([false, false, false]);
	});

	it("turn the lights off around what the owner names (accessibility-panel #23)", async () => {
		globals.wah_lights_off_selector = "#main";
		await open();
		const state = () => [
			document.querySelectorAll("body > .wah-dark-overlay").length,
			body.classList.contains("wah-lights-off"),
			find("#main").classList.contains("wah-lights-selector"),
		];
		press("#wah_lights_off");
		expect(state()).toEqual([1, true, true]);
		press("#main p");
		body.click();
		expect(state()).toEqual([1, true, true]);
		press("#wah_lights_off");
		expect(state()).toEqual([0, false, false]);
	});

	it.each([undefined, "", 7])(
		"leave the lights on without a selector: %s (accessibility-panel #24)",
		async (selector) => {
			globals.wah_lights_off_selector = selector;
			await open();
			const before = body.innerHTML.replace(/ active_button/g, "");
			press("#wah_lights_off");
			expect(body.className).toBe("");
			expect(body.innerHTML.replace(/ active_button/g, "")).toBe(before);
			expect(mounted!.errors).toEqual([]);
		},
	);

	it("take the site's style sheets away and bring back those that were on (accessibility-panel #25)", async () => {
		document.head.insertAdjacentHTML(
			"beforeend",
			`<link id="a" rel="stylesheet" href="data:text/css,"><link id="wpah-front-styles-css" rel="stylesheet" href="data:text/css,">
<link id="off" rel="stylesheet" href="data:text/css,"><link id="icon" rel="icon" href="data:,"><link id="canonical" rel="canonical" href="/">`,
		);
		const ids = ["a", "wpah-front-styles-css", "off", "icon", "canonical"];
		const links = ids.map((id) => find(`#${id}`) as HTMLLinkElement);
		const state = () => links.map(({ disabled }) => !!disabled);
		// jsdom does not reflect it.
		for (const link of links) Object.defineProperty(link, "disabled", { value: link.id === "off", writable: true });
		const before = state();
		await open();
		press(".wah-call-remove-styles");
		expect(state()).toEqual([true, false, true, false, false]);
		press(".wah-call-remove-styles");
		expect(state()).toEqual(before);
		for (const link of links) link.remove();
	});

	it("are independent of each other (accessibility-panel #26)", async () => {
		await open();
		press(".wah-call-invert");
		press(".wah-call-underline-links");
		press(".wah-call-invert");
		expect(body.className).toBe("is_underline");
		expect(find(".wah-call-underline-links").getAttribute("aria-pressed")).toBe("true");
	});

	it("are forgotten by the next page, colours are not (accessibility-panel #29)", async () => {
		await open();
		for (const [control] of classModes) press(control);
		press(".convar.black");
		mounted!.unmount();
		await open();
		expect(body.className).toBe("");
		expect(document.querySelector("#gossamer-contrast")).not.toBe(null);
	});

	it("toggle the class of other actions, which are no toggles", async () => {
		body.className = "wah_fstype_rem";
		await open();
		press(".larger");
		expect(find(".larger").classList.contains("active_button")).toBe(true);
		press(".larger");
		expect(find(".larger").classList.contains("active_button")).toBe(false);
		for (const selector of [
			".larger",
			".smaller",
			".wah-font-reset",
			".convar",
			"#contrast_trigger",
			".wah-call-clear-cookies",
		])
			expect(find(selector).getAttribute("aria-pressed")).toBe(null);
	});

	it("stop what moves by the preference that all plugins follow", async () => {
		await open();
		expect($preferences.get().reducedMotion).toBe(false);
		press(".wah-call-remove-animations");
		expect($preferences.get().reducedMotion).toBe(true);
		press(".wah-call-remove-animations");
		expect($preferences.get().reducedMotion).toBe(false);
	});

	it("begin with what the visitor's system asks for", async () => {
		setFeature("prefers-reduced-motion", "reduce");
		setFeature("prefers-contrast", "more");
		await open();
		expect(body.className).toBe("remove_animations is_underline");
		expect(find(".wah-call-remove-animations").getAttribute("aria-pressed")).toBe("true");
		press(".wah-call-remove-animations");
		expect($preferences.get().reducedMotion).toBe(false);
	});
});

describe("landmarks and links", () => {
	const markup =
		'<div class="top"></div><div class="top" role="search"></div><main></main><a href="/" title="Home">Oak</a><button title="Go">Go</button>';

	it("mark links and take their titles away (accessibility-panel #28)", async () => {
		Object.assign(globals, { roleLink: 1, removeLinkTitles: "1" });
		await open({}, markup);
		expect(find("body > a").getAttribute("role")).toBe("link");
		expect(find("body > a").hasAttribute("title")).toBe(false);
		expect(find("body > button").title).toBe("Go");
	});

	it("hold on pages without a panel", async () => {
		Object.assign(globals, { roleLink: 1, sidebarElementSelector: "aside", footerElementSelector: "footer" });
		mounted = await openScript("<aside></aside><footer></footer><a href='/'>Oak</a><script>var roleLink=1</script>");
		expect(["aside", "footer", "a"].map((name) => find(name).getAttribute("role"))).toEqual([
			"complementary",
			"contentinfo",
			"link",
		]);
		mounted.unmount();
		expect(find("a").hasAttribute("role")).toBe(false);
	});
});

it("needs no jQuery (accessibility-panel #34)", async () => {
	expect(window.jQuery).toBe(undefined);
	await open();
	expect(mounted!.errors).toEqual([]);
});

it("leaves the page as it was at teardown", async () => {
	body.innerHTML = page + panel();
	const before = body.cloneNode(true) as Element;
	Object.assign(globals, { roleLink: 1, removeLinkTitles: 1, wah_lights_off_selector: "#main" });
	mounted = await openPanel(page + panel());
	press(".aicon_link");
	for (const button of document.querySelectorAll<HTMLElement>(
		".wah-action-button:not(.wah-call-clear-cookies),.convar",
	))
		button.click();
	expect(body.isEqualNode(before)).toBe(false);
	mounted.unmount();
	/** Attributes that come back stand last. */
	const sorted = ({ outerHTML }: Element) =>
		outerHTML.replace(/ [\w-]+="[^"]*"(?: [\w-]+="[^"]*")+/g, (all) =>
			all
				.split(/ (?=[\w-]+=)/)
				.sort()
				.join(" "),
		);
	expect(sorted(body)).toBe(sorted(before));
	expect(document.querySelector("#gossamer-contrast")).toBe(null);
});

// These leave the page changed on purpose.
describe("credits", () => {
	const credits = (style = "") =>
		`<div class="wah_plugin_credits" style="${style}"><a href="/">Created by Acme</a></div>`;
	/** Half of the way the part that looks is loaded. */
	const wait = async (ms: number) => {
		await import("../credits");
		await vi.advanceTimersByTimeAsync(ms);
	};
	const missing = "WAH Credits missing.";
	let warn: ReturnType<typeof vi.spyOn>;
	beforeEach(() => {
		warn = vi.spyOn(console, "warn").mockImplementation(() => {});
	});
	afterEach(() => {
		warn.mockRestore();
		find(".wah-credits-missing")?.remove();
		resetDisplay();
	});

	it("let the panel stay where they are seen (accessibility-panel #30)", async () => {
		const { host } = await open({ attributes: "", more: credits() });
		await wait(10_001);
		expect(host.isConnected).toBe(true);
		expect(warn).not.toHaveBeenCalled();
	});

	it("are not missed in a panel that the site hides, as on phones (accessibility-panel #31)", async () => {
		const { host } = await open({ attributes: 'style="display:none"', more: credits() });
		await wait(10_001);
		expect(host.isConnected).toBe(true);
		expect(find(".wah-credits-missing")).toBe(null);
		expect(warn).not.toHaveBeenCalled();
	});

	it.each(["", credits("display:none"), credits("visibility:hidden"), credits("opacity:0")])(
		"take the panel away after ten seconds where they are missing: %s (accessibility-panel #31)",
		async (more) => {
			const { host } = await open({ attributes: "", more });
			press(".wah-call-invert");
			await wait(9999);
			expect(host.isConnected).toBe(true);
			await wait(1);
			expect(host.isConnected).toBe(false);
			expect(body.firstElementChild!.textContent).toBe(missing);
			expect(body.firstElementChild!.getAttribute("role")).toBe("status");
			expect(warn).toHaveBeenCalledTimes(1);
			// As the core does with a host that is gone.
			mounted!.unmount();
			expect(host.isConnected).toBe(false);
			expect(body.classList.contains("invert_mode_on")).toBe(true);
		},
	);

	it.each([
		[80, 20, true],
		[80, 0, false],
		[0, 20, false],
	])(
		"in an open panel are seen if they have a box: %d by %d (accessibility-panel #31)",
		async (width, height, isSeen) => {
			const { host } = await open({ attributes: "", more: credits() });
			press(".aicon_link");
			find(".wah_plugin_credits").getBoundingClientRect = () => ({ width, height }) as DOMRect;
			await wait(10_001);
			expect(host.isConnected).toBe(isSeen);
		},
	);

	it("are not looked for where the container says so (accessibility-panel #32)", async () => {
		const { host } = await open();
		await wait(20_000);
		expect(host.isConnected).toBe(true);
	});
});

// Last: jsdom computes no styles any more after a selector that does not parse.
describe("selectors that do not parse", () => {
	beforeEach(() => {
		body.className = "wah_fstype_rem";
	});

	it("get roles from the globals, each on its own (accessibility-panel #27)", async () => {
		Object.assign(globals, { headerElementSelector: ".top", mainElementSelector: "main[", navElementSelector: 7 });
		await open({}, '<div class="top"></div><div class="top" role="search"></div><main></main>');
		expect([...document.querySelectorAll(".top")].map(({ role }) => role)).toEqual(["banner", "search"]);
		expect(find("main").getAttribute("role")).toBe(null);
		expect(mounted!.errors.map(({ code }) => code)).toEqual(["selector"]);
	});

	it("leave the lights on", async () => {
		globals.wah_lights_off_selector = "main[";
		await open();
		press("#wah_lights_off");
		expect(find(".wah-dark-overlay")).toBe(null);
		expect(mounted!.errors).toEqual([]);
	});
});

it("keeps colours of its own in a scheme, on a page whose sheets give it none", async () => {
	mounted = await openPanel(page + panel());
	press(".convar");
	const style = getComputedStyle(find("#access_container .a_module_exe"));
	expect(getComputedStyle(document.body).color).not.toBe("rgb(0, 0, 0)");
	expect([style.color, getComputedStyle(find("#access_container")).backgroundColor]).toEqual([
		"rgb(0, 0, 0)",
		"rgb(255, 255, 255)",
	]);
});
