// Nested accordion: what opens and closes, by mouse and by key.
import { afterEach, describe, expect, it, vi } from "vitest";
import { applies } from "../../../src/core/gossamer";
import descriptor from "../plugin";
import { accordion, item, mounted, open, openItems, press, summary, three } from "./mount";

describe("an item that the browser opens", () => {
	afterEach(() => history.replaceState(null, "", "/"));
	const isSaid = () => [10, 11, 12].map((id) => summary(id).ariaExpanded);

	it.each([
		["one", [12], ["false", "false", "true"]],
		["multiple", [10, 12], ["true", "false", "true"]],
	])("for the address says so, and gives %s", async (max_items_expended, opened, said) => {
		history.replaceState(null, "", "#place");
		document.body.innerHTML = accordion(["<p>One</p>", "<p>Two</p>", '<p id="place">Three</p>'], {
			settings: { max_items_expended },
		});
		item(12).open = true;
		await open();
		expect(openItems(10, 11, 12)).toEqual(opened);
		await vi.waitFor(() => expect(isSaid()).toEqual(said));
	});

	it("later, for a searched text, closes the others where one may be open", async () => {
		await open(accordion(three, { settings: { max_items_expended: "one" } }));
		item(11).open = true;
		item(11).dispatchEvent(new Event("toggle"));
		expect(openItems(10, 11, 12)).toEqual([11]);
		await vi.waitFor(() => expect(isSaid()).toEqual(["false", "true", "false"]));
	});

	it("loads the plugin where the address leads somewhere", () => {
		const rows = () =>
			[descriptor]
				.flat()
				.filter(applies)
				.map(({ when }) => when);
		expect(rows()).toEqual(["interaction"]);
		history.replaceState(null, "", "#place");
		expect(rows()).toEqual(["now", "interaction"]);
	});
});

describe("items", () => {
	it("opens one and closes the other where only one may be open (page-builder #30)", async () => {
		await open(accordion(three, { settings: { max_items_expended: "one" } }));
		expect(openItems(10, 11, 12)).toEqual([10]);
		summary(11).click();
		expect(openItems(10, 11, 12)).toEqual([11]);
		expect(summary(10).ariaExpanded).toBe("false");
		expect(summary(11).ariaExpanded).toBe("true");
		summary(11).click();
		expect(openItems(10, 11, 12)).toEqual([]);
		expect(summary(11).ariaExpanded).toBe("false");
	});

	it("keeps the others open where several may be", async () => {
		await open(accordion(three, { settings: { max_items_expended: "multiple" } }));
		summary(11).click();
		summary(12).click();
		expect(openItems(10, 11, 12)).toEqual([10, 11, 12]);
	});

	it("starts as the server printed it, all closed included", async () => {
		const markup = accordion(three, { settings: { default_state: "all_collapsed" }, isCollapsed: true });
		await open(markup);
		const template = document.createElement("div");
		template.innerHTML = markup;
		expect(document.body.innerHTML).toBe(template.innerHTML);
	});

	it("takes over an item that the visitor opened natively before", async () => {
		document.body.innerHTML = accordion(three);
		item(11).open = true;
		await open();
		expect(summary(11).ariaExpanded).toBe("true");
		summary(11).click();
		expect(openItems(10, 11, 12)).toEqual([]);
	});

	it("prevents the native toggle, but not a real link in a summary", async () => {
		await open(accordion(three));
		const click = () => new MouseEvent("click", { bubbles: true, cancelable: true });
		const onSummary = click();
		summary(12).firstElementChild!.dispatchEvent(onSummary);
		expect(onSummary.defaultPrevented).toBe(true);
		summary(11).insertAdjacentHTML("beforeend", '<a href="#there">there</a>');
		const onLink = click();
		summary(11).querySelector("a")!.dispatchEvent(onLink);
		expect(onLink.defaultPrevented).toBe(false);
		expect(press(summary(11).querySelector("a")!, "Enter").defaultPrevented).toBe(false);
		expect(openItems(10, 11, 12)).toEqual([12]);
	});

	it("opens inside a container that is a link", async () => {
		await open(accordion(three));
		const link = document.createElement("a");
		link.href = "#there";
		document.body.append(link);
		link.append(mounted!.host);
		const event = new MouseEvent("click", { bubbles: true, cancelable: true });
		summary(11).dispatchEvent(event);
		expect(event.defaultPrevented).toBe(true);
		expect(openItems(10, 11, 12)).toEqual([11]);
	});

	it("leaves an accordion in a panel, and the one around it, alone", async () => {
		await open(accordion([accordion(three, { id: "2" }), "Two"]));
		summary(21).click();
		expect(openItems(10, 11, 20, 21, 22)).toEqual([10, 21]);
		summary(11).click();
		expect(openItems(10, 11, 20, 21, 22)).toEqual([11, 21]);
	});

	it("tells assistive technology about an item that the browser opened, for a searched text or a link", async () => {
		await open(accordion(three));
		item(11).open = true;
		await vi.waitFor(() => expect(summary(11).ariaExpanded).toBe("true"));
		expect(openItems(10, 11, 12)).toEqual([11]);
		item(11).open = false;
		await vi.waitFor(() => expect(summary(11).ariaExpanded).toBe("false"));
	});

	it("works with defaults where the settings do not parse or do not fit", async () => {
		await open(
			accordion(three, { settings: "{broken" }) +
				accordion(three, { id: "2", settings: { max_items_expended: 7, n_accordion_animation_duration: "long" } }),
		);
		summary(11).click();
		summary(21).click();
		expect(openItems(10, 11, 20, 21)).toEqual([11, 21]);
	});

	it("says so without items", async () => {
		const markup = accordion([]);
		await open(markup);
		mounted!.host.click();
		press(mounted!.host, "Escape");
		expect(mounted!.host.querySelector(".e-n-accordion")!.innerHTML).toBe("");
		expect(mounted!.errors.splice(0).map(({ code }) => code)).toContain("markup");
	});
});

describe("keys", () => {
	it("closes an open item with Escape and leaves a closed one closed (page-builder #31)", async () => {
		await open(accordion(three));
		expect(press(summary(10), "Escape").defaultPrevented).toBe(true);
		expect(openItems(10, 11, 12)).toEqual([]);
		expect(press(summary(11), "Escape").defaultPrevented).toBe(false);
		expect(openItems(10, 11, 12)).toEqual([]);
	});

	it("goes back to the summary with Escape inside the content, and closes it", async () => {
		await open(accordion(three));
		summary(11).click();
		document.getElementById("field")!.focus();
		press(document.activeElement!, "Escape");
		expect(document.activeElement).toBe(summary(11));
		expect(openItems(10, 11, 12)).toEqual([]);
	});

	it("closes only the innermost item with Escape", async () => {
		await open(accordion([accordion(three, { id: "2" }), "Two"]));
		press(summary(20), "Escape");
		expect(openItems(10, 20)).toEqual([10]);
		press(summary(20), "Escape");
		expect(openItems(10, 20)).toEqual([]);
		expect(document.activeElement).toBe(summary(10));
	});

	it("toggles with Enter and Space, once for a key that is held down", async () => {
		await open(accordion(three));
		expect(press(summary(11), "Enter").defaultPrevented).toBe(true);
		expect(openItems(10, 11, 12)).toEqual([11]);
		expect(press(summary(11), " ").defaultPrevented).toBe(true);
		expect(openItems(10, 11, 12)).toEqual([]);
		expect(press(summary(11), " ", { repeat: true }).defaultPrevented).toBe(true);
		expect(openItems(10, 11, 12)).toEqual([]);
	});

	it("moves between summaries with arrows, Home and End, wrapping, one tab stop at a time", async () => {
		await open(accordion(three));
		const stops = () => [10, 11, 12].map((id) => summary(id).tabIndex).join();
		expect(stops()).toBe("0,-1,-1");
		summary(10).focus();
		for (const [key, to, expected] of [
			["ArrowDown", 11, "-1,0,-1"],
			["ArrowRight", 12, "-1,-1,0"],
			["ArrowRight", 10, "0,-1,-1"],
			["ArrowUp", 12, "-1,-1,0"],
			["ArrowLeft", 11, "-1,0,-1"],
			["Home", 10, "0,-1,-1"],
			["End", 12, "-1,-1,0"],
		] as const) {
			expect(press(document.activeElement!, key).defaultPrevented).toBe(true);
			expect(document.activeElement).toBe(summary(to));
			expect(stops()).toBe(expected);
		}
		expect(openItems(10, 11, 12)).toEqual([10]);
	});

	it("swaps Left and Right where the site is right to left", async () => {
		window.elementorFrontendConfig = { is_rtl: true };
		await open(accordion(three));
		press(summary(10), "ArrowLeft");
		expect(document.activeElement).toBe(summary(11));
	});

	it("leaves keys in the content, other keys and keys with a modifier alone", async () => {
		await open(accordion(three));
		summary(11).click();
		for (const event of [
			press(document.getElementById("field")!, "ArrowDown"),
			press(document.getElementById("field")!, " "),
			press(summary(10), "Tab"),
			press(summary(10), "End", { metaKey: true }),
			press(summary(11), "Escape", { shiftKey: true }),
		])
			expect(event.defaultPrevented).toBe(false);
		expect(openItems(10, 11, 12)).toEqual([11]);
	});
});
