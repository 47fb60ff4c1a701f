// Popups: what opens them and what does not, settings that do not parse, and how often they are counted.
import { describe, expect, it, vi } from "vitest";
import { mountPlugin } from "../../../tests/helpers/mount-plugin";
import { api, isOpen, open, popup, press, show, stored } from "./setup";

/** What JSON may hold where a text or number is meant; asked for its text, it throws. */
const hostile = { toString: 1, valueOf: 1 };

describe("popups", () => {
	it("open on a click inside a match of the selector, and keep real links (popups #11)", async () => {
		await open(
			`<p class="js-offer"><b>Offer</b></p><a class="js-offer" href="#">Top</a><a class="js-offer" id="real" href="#far">Far</a>${popup({ open_selector: ".js-offer" })}`,
		);
		document.querySelector("b")!.click();
		expect(isOpen()).toBe(true);
		press("Escape");
		const click = () => new MouseEvent("click", { bubbles: true, cancelable: true });
		expect(document.querySelector("a")!.dispatchEvent(click())).toBe(false);
		expect(isOpen()).toBe(true);
		expect(document.getElementById("real")!.dispatchEvent(click())).toBe(true);
	});

	it("ignore a selector that does not parse, and settings that do not", async () => {
		const { errors } = await open(
			`${popup({ open_selector: "###" })}<div class="elementor" data-elementor-type="popup" data-elementor-id="78" data-elementor-settings="{{{"></div>`,
		);
		document.body.click();
		expect(isOpen()).toBe(false);
		show(78);
		expect(isOpen(78)).toBe(true);
		expect(errors.map(({ code }) => code)).toEqual(["settings"]);
	});

	it("fail alone: hostile values of one, and of what is stored, leave the others as they are", async () => {
		const timing = {
			...Object.fromEntries(
				["page_views", "sessions", "url", "sources", "devices", "times"].map((rule) => [rule, "yes"]),
			),
			schedule: "yes",
			...{
				times_period: hostile,
				times_times: hostile,
				times_count: hostile,
				url_url: hostile,
				sources_sources: [hostile],
			},
			...{
				schedule_start_date: hostile,
				schedule_end_date: hostile,
				devices_devices: [hostile],
				page_views_views: hostile,
			},
		};
		const settings = Object.fromEntries(
			[
				...["open_selector", "entrance_animation", "exit_animation", "close_button_position", "classes"],
				...["entrance_animation_duration", "close_button_delay", "close_automatically", "a11y_navigation"],
			].map((key) => [key, hostile]),
		);
		const entries = {
			pageViews: hostile,
			sessions: [hostile],
			popup_77_times: hostile,
			popup_77_sessions_initialSessions: {},
		};
		localStorage.setItem("elementor", JSON.stringify(entries));
		const { errors } = await open(
			popup({ ...settings, timing, triggers: { page_load: "yes", page_load_delay: hostile } }) +
				popup({ ...settings, triggers: hostile, timing: "x" }, 78) +
				popup({ timing: { page_views: "yes", page_views_views: 0 }, triggers: { page_load: "yes" } }, 79),
			{ i18n: { close: hostile }, post: { id: hostile } },
		);
		api().showPopup({ id: hostile });
		show();
		show(78);
		vi.advanceTimersByTime(10);
		expect([isOpen(), isOpen(78), isOpen(79)]).toEqual([true, true, true]);
		expect(stored()).toMatchObject({ pageViews: 1, popup_77_times: 1 });
		expect(errors).toEqual([]);
	});

	it("fail alone: one that throws goes back to where it was, the others work", async () => {
		const { errors, host } = await open(popup() + popup({}, 78));
		vi.spyOn(document.body, "append").mockImplementationOnce(() => {
			throw new Error("broken page");
		});
		show();
		show(78);
		expect(isOpen(78)).toBe(true);
		expect(errors.map(({ code, plugin }) => [code, plugin])).toEqual([["plugin", "popups"]]);
		expect(host.firstElementChild).toHaveProperty("dataset.elementorId", "77");
	});

	it("stay closed when disabled, by selector, action, API and trigger (popups #12)", async () => {
		localStorage.setItem("elementor", JSON.stringify({ popup_77_disable: true }));
		await open(`<i></i>${popup({ open_selector: "i", triggers: { page_load: "yes" } })}`);
		document.querySelector("i")!.click();
		show();
		vi.advanceTimersByTime(10);
		expect(isOpen()).toBe(false);
	});

	it("open for a trigger when the full screen has ended, behind which nobody would see them", async () => {
		const full = Object.assign(document, { fullscreenElement: document.body as Element | null });
		await open(popup({ triggers: { page_load: "yes", click: "yes" } }));
		vi.advanceTimersByTime(10);
		document.body.click();
		expect(isOpen()).toBe(false);
		full.fullscreenElement = null;
		document.dispatchEvent(new Event("fullscreenchange"));
		expect(isOpen()).toBe(true);
		delete (full as { fullscreenElement?: unknown }).fullscreenElement;
	});

	it("open for a link that was used before they were there, the last one", async () => {
		vi.resetModules();
		const { default: plugin } = await import("..");
		for (const id of ["78", "77"]) plugin.actions!["popup:open"]!({ id });
		await mountPlugin(plugin, "body", popup() + popup({}, 78));
		expect([isOpen(), isOpen(78)]).toEqual([true, false]);
	});

	it("count the impression at each show, and mark that one was shown (popups #24)", async () => {
		await open(popup({ triggers: { page_load: "yes" }, timing: { times: "yes", times_times: 1 } }));
		expect(api().popupPopped).toBeUndefined();
		expect(stored().popup_77_times).toBeUndefined();
		vi.advanceTimersByTime(1);
		expect(isOpen()).toBe(true);
		expect(stored().popup_77_times).toBe(1);
		expect(api().popupPopped).toBe(true);
		expect(stored().times).toBeUndefined();
		await open(popup({ triggers: { page_load: "yes" }, timing: { times: "yes", times_times: 1 } }));
		vi.advanceTimersByTime(1000);
		expect(isOpen()).toBe(false);
		expect(stored().popup_77_times).toBe(1);
	});

	it("count by day with an end a day ahead that later shows do not move (popups #25)", async () => {
		const markup = popup({
			triggers: { page_load: "yes" },
			timing: { times: "yes", times_times: 1, times_period: "day" },
		});
		await open(markup);
		vi.advanceTimersByTime(0);
		const begin = Date.now();
		expect(stored()["popup-77-impressions-count"]).toBe(1);
		expect(stored().__expiration["popup-77-impressions-count"]).toBe(begin + 86400e3);
		vi.advanceTimersByTime(5000);
		show();
		expect(stored()["popup-77-impressions-count"]).toBe(2);
		expect(stored().__expiration["popup-77-impressions-count"]).toBe(begin + 86400e3);
		await open(markup);
		vi.advanceTimersByTime(1);
		expect(isOpen()).toBe(false);
		vi.setSystemTime(begin + 86400e3 + 1);
		await open(markup);
		vi.advanceTimersByTime(1);
		expect(isOpen()).toBe(true);
		expect(stored()["popup-77-impressions-count"]).toBe(1);
	});

	it("count by session in a raw entry of its own (popups #26)", async () => {
		const markup = popup({
			triggers: { page_load: "yes" },
			timing: { times: "yes", times_times: 1, times_period: "session" },
		});
		await open(markup);
		vi.advanceTimersByTime(1);
		expect(sessionStorage.getItem("popup-77-impressions-count")).toBe("1");
		await open(markup);
		vi.advanceTimersByTime(1000);
		expect(isOpen()).toBe(false);
	});

	it("count at closing when told, each its own (popups #27, #28)", async () => {
		const timing = { times: "yes", times_count: "close" };
		await open(popup({ timing }) + popup({ timing }, 78));
		show();
		expect(stored().popup_77_times).toBeUndefined();
		press("Escape");
		expect(stored().popup_77_times).toBe(1);
		expect(stored().popup_78_times).toBeUndefined();
	});
});
