// Accessibility panel: modes, landmarks and links.
import { beforeEach, describe, expect, it } from "vitest";
import { $preferences } from "../../../src/stores/preferences";
import { setFeature } from "../../../tests/helpers/jsdom";
import { classModes } from "./markup";
import { body, globals, keep, mounted, open } from "./mount";
import { find, openScript, press } from "./setup";

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
		const mounted = keep(
			await openScript("<aside></aside><footer></footer><a href='/'>Oak</a><script>var roleLink=1</script>"),
		);
		expect(["aside", "footer", "a"].map((name) => find(name).getAttribute("role"))).toEqual([
			"complementary",
			"contentinfo",
			"link",
		]);
		mounted.unmount();
		expect(find("a").hasAttribute("role")).toBe(false);
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
