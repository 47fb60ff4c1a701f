// Popups: where the focus goes when they open and close.
import { describe, expect, it, vi } from "vitest";
import { closeButton, type Loose, modal, open, popup, press, show } from "./setup";

describe("popups", () => {
	it("leave the focus to another that was opened above them in the meantime, and take it when that has closed", async () => {
		const settings = { a11y_navigation: "yes" };
		await open(popup(settings) + popup(settings, 78));
		show();
		show(78);
		vi.advanceTimersByTime(250);
		expect(modal(78)!.contains(document.activeElement)).toBe(true);
		press("Escape");
		vi.advanceTimersByTime(250);
		expect(modal()!.contains(document.activeElement)).toBe(true);
	});

	it("move the focus to the first focusable after 250 ms, and back after closing (prose 1.12)", async () => {
		await open(`<button id="from"></button>${popup({ a11y_navigation: "yes", close_button_delay: 3 })}`);
		document.getElementById("from")!.focus();
		show();
		vi.advanceTimersByTime(240);
		expect(document.activeElement!.id).toBe("from");
		vi.advanceTimersByTime(10);
		expect((document.activeElement as HTMLAnchorElement).getAttribute("href")).toBe("/x");
		press("Escape");
		vi.advanceTimersByTime(240);
		expect(document.activeElement).toBe(document.body);
		vi.advanceTimersByTime(10);
		expect(document.activeElement!.id).toBe("from");
	});

	it("have the browser style and lay out nothing that a press has just put into the page", async () => {
		const asked: unknown[] = [];
		const realStyle = getComputedStyle;
		vi.stubGlobal("getComputedStyle", (node: Element) => {
			asked.push(modal()?.isConnected);
			return realStyle(node);
		});
		Element.prototype.getAnimations = () => {
			asked.push("animations");
			return [];
		};
		await open(popup({ a11y_navigation: "yes", prevent_scroll: "yes", entrance_animation: "fadeIn" }));
		show();
		expect(asked.filter(Boolean)).toEqual([]);
		// After the frame, from which the focus is waited for.
		vi.advanceTimersByTime(400);
		expect(asked.filter(Boolean)).toEqual(["animations"]);
		expect(modal()!.contains(document.activeElement)).toBe(true);
		delete (Element.prototype as { getAnimations?: unknown }).getAnimations;
		vi.unstubAllGlobals();
	});

	it("focus the popup itself when nothing in it can have the focus, and swallow Tab", async () => {
		await open(popup({ a11y_navigation: "yes", close_button_delay: 9 }, 77, "<p>Text</p>"));
		show();
		vi.advanceTimersByTime(250);
		const copy = modal()!.querySelector<HTMLElement>("[data-elementor-type=popup]")!;
		expect(document.activeElement).toBe(copy);
		expect(copy.tabIndex).toBe(0);
		const tab = new KeyboardEvent("keydown", { key: "Tab", bubbles: true, cancelable: true });
		copy.dispatchEvent(tab);
		expect(tab.defaultPrevented).toBe(true);
		expect(document.activeElement).toBe(copy);
	});

	it("leave the focus alone without a11y_navigation, and where the visitor has moved it in the meantime", async () => {
		await open(
			`<button id="from"></button><button id="to"></button>${popup({}, 78)}${popup({ a11y_navigation: "yes" })}`,
		);
		document.getElementById("from")!.focus();
		show(78);
		vi.advanceTimersByTime(1000);
		expect(document.activeElement!.id).toBe("from");
		press("Escape");
		show();
		vi.advanceTimersByTime(300);
		press("Escape");
		document.getElementById("to")!.focus();
		vi.advanceTimersByTime(300);
		expect(document.activeElement!.id).toBe("to");
	});

	it("return the focus to where it was first when closed and opened quickly", async () => {
		await open(`<button id="from"></button>${popup({ a11y_navigation: "yes" })}`);
		document.getElementById("from")!.focus();
		show();
		vi.advanceTimersByTime(300);
		press("Escape");
		vi.advanceTimersByTime(100);
		show();
		vi.advanceTimersByTime(300);
		expect(modal()!.contains(document.activeElement)).toBe(true);
		press("Escape");
		vi.advanceTimersByTime(300);
		expect(document.activeElement!.id).toBe("from");
	});

	it("wait for the entrance that really runs, 250 ms beyond its end or cancellation", async () => {
		await open(popup({ a11y_navigation: "yes", entrance_animation: "fadeIn" }));
		let end!: (reason: unknown) => void;
		const finished = new Promise((_, reject) => {
			end = reject;
		});
		HTMLElement.prototype.getAnimations = () => [{ finished } as never];
		show();
		await vi.advanceTimersByTimeAsync(600);
		expect(document.activeElement).toBe(document.body);
		end("cancelled");
		await vi.advanceTimersByTimeAsync(249);
		expect(document.activeElement).toBe(document.body);
		await vi.advanceTimersByTimeAsync(2);
		expect(document.activeElement).toBe(closeButton());
		delete (HTMLElement.prototype as Loose).getAnimations;
	});

	it.each([
		["the configuration, of before 3.11", "3.8.1", "", true],
		["the configuration, of later", "3.20.4", "", false],
		[
			"the second half's style sheet, older than the page builder",
			"3.20.4",
			"elementor-pro/assets/css/frontend.min.css?ver=3.5.2",
			true,
		],
		[
			"the second half's style sheet, newer than the page builder",
			"3.8.1",
			"elementor-pro/assets/css/frontend-lite.min.css?x=1&ver=3.11.0",
			false,
		],
		[
			"an address, where an optimiser holds the configuration back",
			undefined,
			"pro-elements/assets/js/frontend.js?ver=3.10.1",
			true,
		],
		["nothing", undefined, "elementor/assets/css/frontend.min.css?ver=3.5", false],
	] as const)(
		"take the focus where no setting says so, by the version of %s (versions #41)",
		async (_, version, address, isOld) => {
			const name = address.includes(".css") ? "link" : "script";
			const file = document.createElement(name);
			if (address) file.setAttribute(name === "link" ? "href" : "src", `/wp-content/plugins/${address}`);
			document.head.append(file);
			await open(`<button id="from"></button>${popup({ close_button_position: "" })}`, { version });
			document.getElementById("from")!.focus();
			show();
			vi.advanceTimersByTime(1000);
			expect(modal()!.contains(document.activeElement)).toBe(isOld);
		},
	);
});
