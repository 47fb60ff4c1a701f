// Popups: what closes them, and which one.
import { describe, expect, it, vi } from "vitest";
import { api, closeButton, isOpen, type Loose, modal, open, popup, press, show, stored, unmount } from "./setup";

describe("popups", () => {
	it("close by the button with its default prevented, and by Space on it (prose 1.12)", async () => {
		await open(popup());
		show();
		const click = new MouseEvent("click", { bubbles: true, cancelable: true });
		closeButton().dispatchEvent(click);
		expect(click.defaultPrevented).toBe(true);
		vi.runAllTimers();
		expect(isOpen()).toBe(false);
		show();
		press(" ", closeButton());
		vi.runAllTimers();
		expect(isOpen()).toBe(false);
	});

	it("close when Esc is released, unless that is prevented (popups #29)", async () => {
		await open(popup() + popup({ prevent_close_on_esc_key: "yes" }, 78));
		show();
		document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
		vi.advanceTimersByTime(10);
		expect(isOpen()).toBe(true);
		document.body.dispatchEvent(new KeyboardEvent("keyup", { key: "Escape", bubbles: true }));
		vi.advanceTimersByTime(10);
		expect(isOpen()).toBe(false);
		show(78);
		press("Escape");
		vi.advanceTimersByTime(10);
		expect(isOpen(78)).toBe(true);
	});

	it("close by a click on the background, never inside, unless that is prevented (popups #30)", async () => {
		await open(popup({}, 77, "<b></b>") + popup({ prevent_close_on_background_click: "yes" }, 78));
		show();
		modal()!.querySelector("b")!.click();
		vi.advanceTimersByTime(10);
		expect(isOpen()).toBe(true);
		modal()!.click();
		vi.advanceTimersByTime(10);
		expect(isOpen()).toBe(false);
		show(78);
		modal(78)!.click();
		document.body.click();
		vi.advanceTimersByTime(10);
		expect(isOpen(78)).toBe(true);
	});

	it("close on their own after a time that starts over when shown again (popups #31)", async () => {
		await open(popup({ close_automatically: 2 }));
		show();
		vi.advanceTimersByTime(1500);
		show();
		vi.advanceTimersByTime(1990);
		expect(isOpen()).toBe(true);
		vi.advanceTimersByTime(20);
		expect(isOpen()).toBe(false);
	});

	it("close on their own also under another dialog, whose turn is next (prose 1.11)", async () => {
		await open(popup({ close_automatically: 2 }) + popup({}, 78));
		show();
		show(78);
		vi.advanceTimersByTime(2010);
		expect([isOpen(), isOpen(78)]).toEqual([false, true]);
		press("Escape");
		vi.advanceTimersByTime(10);
		expect(isOpen(78)).toBe(false);
	});

	it("close one at a time by Esc, the topmost first (popups #36)", async () => {
		await open(popup() + popup({}, 78));
		show();
		show(78);
		press("Escape");
		vi.advanceTimersByTime(10);
		expect([isOpen(), isOpen(78)]).toEqual([true, false]);
		press("Escape");
		vi.advanceTimersByTime(10);
		expect(isOpen()).toBe(false);
	});

	it("take an Esc once, also when shown twice (prose 1.11)", async () => {
		await open(popup());
		const events: string[] = [];
		for (const type of ["show", "hide"]) {
			window.addEventListener(`elementor/popup/${type}`, () => events.push(type), { once: false });
		}
		show();
		show();
		press("Escape");
		press("Escape");
		expect(events).toEqual(["show", "show", "hide"]);
	});

	it("close around the event's target, and never again when asked (popups #37)", async () => {
		await open(popup({}, 77, "<b></b>"));
		show();
		api().closePopup({ do_not_show_again: "yes" }, { target: modal()!.querySelector("b") });
		vi.advanceTimersByTime(1);
		expect(isOpen()).toBe(false);
		expect(stored().popup_77_disable).toBe(true);
		show();
		expect(isOpen()).toBe(false);
	});

	it("close a second after the form in them says so, and open immediately (popups #40)", async () => {
		await open(
			`${popup({}, 77, `<div data-widget_type="form.default"><form></form></div>`)}${popup({}, 78)}<form id="bare"></form>`,
		);
		const send = (form: Element, settings: object) =>
			form.dispatchEvent(new CustomEvent("submit_success", { bubbles: true, detail: { data: { popup: settings } } }));
		show();
		const form = modal()!.querySelector("form")!;
		send(form, { action: "close", do_not_show_again: "yes" });
		vi.advanceTimersByTime(990);
		expect(isOpen()).toBe(true);
		vi.advanceTimersByTime(20);
		expect(isOpen()).toBe(false);
		expect(stored().popup_77_disable).toBe(true);
		send(document.getElementById("bare")!, { action: "open", id: "78" });
		expect(isOpen(78)).toBe(false);
	});

	it("close for a form only what it was sent from, not what was opened again in the meantime", async () => {
		await open(popup({}, 77, `<div data-widget_type="form.default"><form></form></div>`));
		show();
		const detail = { data: { popup: { action: "close", do_not_show_again: "yes" } } };
		modal()!
			.querySelector("form")!
			.dispatchEvent(new CustomEvent("submit_success", { bubbles: true, detail }));
		vi.advanceTimersByTime(500);
		modal()!.dispatchEvent(new KeyboardEvent("keyup", { key: "Escape", bubbles: true }));
		vi.advanceTimersByTime(1);
		expect(isOpen()).toBe(false);
		show();
		vi.advanceTimersByTime(600);
		expect(isOpen()).toBe(true);
		expect(stored().popup_77_disable).toBe(true);
	});

	it.each(["form", "subscribe"])("open for a %s outside, told through jQuery (more-widgets #15)", async (widget) => {
		const handlers = new Map<string, Loose>();
		(window as Loose).jQuery = () => ({
			on: (type: string, handler: Loose) => handlers.set(type, handler),
			off: (type: string) => handlers.delete(type),
			triggerHandler() {},
		});
		await open(`<div data-widget_type="${widget}.default"><form></form></div>${popup()}`);
		handlers.get("submit_success")(
			{ target: document.querySelector("form") },
			{ data: { popup: { action: "open", id: "77" } } },
		);
		expect(isOpen()).toBe(true);
		unmount();
		expect(handlers.size).toBe(0);
	});
});
