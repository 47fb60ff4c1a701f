// Accessibility panel: opening, credits, and what is left at teardown.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setFeature } from "../../../tests/helpers/jsdom";
import { resetDisplay } from "../display";
import { panel } from "./markup";
import { body, globals, keep, mounted, open, page, writeCookie } from "./mount";
import { find, openPanel, openUntouched, press } from "./setup";

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
		const mounted = keep(await openUntouched(page + panel()));
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
		const mounted = keep(await openUntouched(page + panel()));
		await vi.waitFor(() => expect(find(".wah-call-underline-links").ariaPressed).toBe("false"));
		expect(find("#gossamer-contrast")).not.toBeNull();
		mounted.unmount();
		setFeature("prefers-reduced-motion", "reduce");
		keep(await openUntouched(page + panel()));
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
		const mounted = keep(
			await openPanel('<div id="wp_access_helper_container"><div id="access_container"></div></div>'),
		);
		expect(mounted.errors).toEqual([]);
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
	const mounted = keep(await openPanel(page + panel()));
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
