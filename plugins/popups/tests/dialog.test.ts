// Popups: the dialog as it is built, how it enters and leaves, and previews.
import { describe, expect, it, vi } from "vitest";
import { setFeature } from "../../../tests/helpers/jsdom";
import { box, closeButton, isOpen, modal, open, popup, press, show, stored, unmount } from "./setup";

describe("popups", () => {
	it("leave the page closed: no modal, and the server copy out of body (popups #1)", async () => {
		await open(`<p>Page</p>${popup()}`);
		expect(document.querySelector(".elementor-popup-modal")).toBeNull();
		expect(document.body.querySelector("[data-elementor-type=popup]")).toBeNull();
	});

	it("come back as they were printed after teardown, and nothing else stays (prose 1.5)", async () => {
		document.body.innerHTML = `<p>Page</p>${popup()}<i></i>${popup({}, 78)}`;
		const markup = document.body.innerHTML;
		await open(markup);
		show();
		vi.advanceTimersByTime(500);
		unmount();
		expect(document.body.innerHTML).toBe(markup);
		expect(document.body.className).toBe("");
		// Stores hold on for a second.
		vi.advanceTimersByTime(1000);
		expect(vi.getTimerCount()).toBe(0);
	});

	it("keep what was typed and chosen in them, but passwords, from one opening to the next", async () => {
		const fields =
			'<form><input name="name"><input name="name"><input type="radio" name="size" value="s" checked><input type="radio" name="size" value="m"><input type="checkbox" name="ok"><textarea name="text"></textarea><select name="day" multiple><option>1<option selected>2<option>3</select><input type="password" name="secret"><input type="hidden" name="token" value="a"><input name="id" value="printed"><input name="attributes"></form>';
		await open(popup({}, 77, fields));
		show();
		const find = <E extends Element = HTMLInputElement>(selector: string) => [...box().querySelectorAll<E>(selector)];
		const inputs = find("input");
		inputs[0]!.value = "Ann";
		inputs[1]!.value = "Lee";
		inputs[3]!.checked = true;
		inputs[4]!.checked = true;
		find("[name=secret]")[0]!.value = "word";
		find("[name=token]")[0]!.value = "b";
		find("textarea")[0]!.value = "Hello";
		find<HTMLOptionElement>("option")[0]!.selected = true;
		find<HTMLOptionElement>("option")[1]!.selected = false;
		closeButton().click();
		vi.advanceTimersByTime(2000);
		expect(box().querySelector("form")).toBeNull();
		show();
		expect(find("input")[0]).not.toBe(inputs[0]);
		expect(find("input").map(({ type, value, checked }) => (/radio|box/.test(type) ? checked : value))).toEqual([
			"Ann",
			"Lee",
			false,
			true,
			true,
			"",
			"a",
			"printed",
			"",
		]);
		expect(find("textarea")[0]!.value).toBe("Hello");
		expect(find<HTMLOptionElement>("option").map(({ selected }) => selected)).toEqual([true, false, false]);
	});

	it("are built with the dialog's nodes, classes and the copy (prose 1.6)", async () => {
		await open(popup({ classes: "my-extra wide" }));
		show();
		const root = modal()!;
		expect(root.className).toBe(
			"dialog-widget dialog-lightbox-widget dialog-type-buttons dialog-type-lightbox elementor-popup-modal my-extra wide",
		);
		expect([root.getAttribute("aria-modal"), root.getAttribute("role"), root.tabIndex]).toEqual(["true", "dialog", 0]);
		expect(root.getAttribute("style") ?? "").toBe("");
		expect([...box().children].map(({ className }) => className)).toEqual([
			"dialog-close-button dialog-lightbox-close-button",
			"dialog-header dialog-lightbox-header",
			"dialog-message dialog-lightbox-message",
			"dialog-buttons-wrapper dialog-lightbox-buttons-wrapper",
		]);
		expect(box().className).toBe("dialog-widget-content dialog-lightbox-widget-content animated");
		expect(closeButton().outerHTML).toContain('<i class="eicon-close"></i>');
		expect(closeButton().getAttribute("aria-label")).toBe("Close");
		const copy = root.querySelector<HTMLElement>(".dialog-message > [data-elementor-type=popup]")!;
		expect(copy.style.display).toBe("block");
		expect(document.body.lastElementChild).toBe(root);
		expect(document.body.className).toBe("dialog-body dialog-lightbox-body dialog-container dialog-lightbox-container");
		closeButton().click();
		vi.runAllTimers();
		expect(document.body.className).toContain("dialog-lightbox-container");
		expect(modal()!.style.display).toBe("none");
		expect(modal()!.querySelector("[data-elementor-type=popup]")).toBeNull();
	});

	it("draw the close icon as SVG where the site does, with one set of symbols", async () => {
		const config = { experimentalFeatures: { e_font_icon_svg: true }, i18n: { close: "סגירה" } };
		await open(popup() + popup({}, 78), config);
		show();
		show(78);
		expect(closeButton().querySelector("svg.e-font-icon-svg.e-eicon-close.eicon-close > use")!.outerHTML).toContain(
			'xlink:href="#eicon-close"',
		);
		expect(document.querySelectorAll("body > svg.e-font-icon-svg-symbols > symbol#eicon-close")).toHaveLength(1);
		expect(document.querySelector(".e-font-icon-svg-symbols")!.getAttribute("style")).toBe("display: none;");
		expect(closeButton().getAttribute("aria-label")).toBe("סגירה");
	});

	it("load the dialog's style sheet once, with the page, before the page builder's own", async () => {
		document.head.innerHTML = `<link id="elementor-frontend-css">`;
		await open(popup() + popup({}, 78), { urls: { assets: "/assets/" }, version: "3.35" });
		expect(document.querySelectorAll("link")).toHaveLength(2);
		show();
		show(78);
		expect([...document.querySelectorAll("link")].map((link) => link.getAttribute("href"))).toEqual([
			"/assets/css/conditionals/dialog.min.css?ver=3.35",
			null,
		]);
	});

	it("are named by their first heading, else by the page's title", async () => {
		document.title = "Shop";
		await open(popup({}, 77, "<h3> Offer </h3>") + popup({}, 78));
		show();
		show(78);
		expect([modal()!.ariaLabel, modal(78)!.ariaLabel]).toEqual(["Offer", "Shop"]);
	});

	it("play the exit animation backwards, after the hide event, and are empty when it ends (popups #32)", async () => {
		await open(popup({ exit_animation: "fadeIn", entrance_animation_duration: { unit: "px", size: 1.2 } }));
		const hidden = vi.fn();
		window.addEventListener("elementor/popup/hide", hidden, { once: true });
		show();
		closeButton().click();
		expect(hidden).toHaveBeenCalledTimes(1);
		expect(box().className).toBe("dialog-widget-content dialog-lightbox-widget-content animated fadeIn reverse");
		vi.advanceTimersByTime(1190);
		expect(modal()!.querySelector("[data-elementor-type=popup]")).not.toBeNull();
		vi.advanceTimersByTime(10);
		expect(modal()!.querySelector("[data-elementor-type=popup]")).toBeNull();
		expect(box().className).toBe("dialog-widget-content dialog-lightbox-widget-content animated");
		expect(isOpen()).toBe(false);
	});

	it("keep the content for the exit named none, and not at all when motion is reduced", async () => {
		await open(popup({ exit_animation: "none" }));
		show();
		closeButton().click();
		expect(box().className).toContain("animated none reverse");
		vi.advanceTimersByTime(1190);
		expect(isOpen()).toBe(true);
		vi.advanceTimersByTime(20);
		setFeature("prefers-reduced-motion", "reduce");
		vi.advanceTimersByTime(2000);
		show();
		closeButton().click();
		vi.advanceTimersByTime(1);
		expect(isOpen()).toBe(false);
	});

	it("stay when they are opened again while the exit runs (prose 1.11)", async () => {
		await open(popup({ exit_animation: "fadeIn" }));
		show();
		closeButton().click();
		vi.advanceTimersByTime(600);
		show();
		vi.advanceTimersByTime(5000);
		expect(isOpen()).toBe(true);
		expect(modal()!.querySelectorAll("[data-elementor-type=popup]")).toHaveLength(1);
		expect(box().className).not.toContain("reverse");
	});

	it("enter with the device's animation, for the duration (prose 1.5)", async () => {
		await open(popup({ entrance_animation: "fadeInUp", entrance_animation_duration: { size: 0.5 } }));
		show();
		expect(box().classList.contains("fadeInUp")).toBe(true);
		vi.advanceTimersByTime(490);
		expect(box().classList.contains("fadeInUp")).toBe(true);
		vi.advanceTimersByTime(10);
		expect(box().classList.contains("fadeInUp")).toBe(false);
	});

	it("show the close button after its delay, again at each show (popups #33)", async () => {
		await open(popup({ close_button_delay: 4 }));
		for (let times = 0; times < 2; times++) {
			show();
			expect(closeButton().style.display).toBe("none");
			vi.advanceTimersByTime(3990);
			expect(closeButton().style.display).toBe("none");
			vi.advanceTimersByTime(10);
			expect(closeButton().style.display).toBe("");
		}
	});

	it("have the close button first in the root when outside, first in the content when inside (popups #34)", async () => {
		await open(
			popup({ close_button_position: "outside" }) + popup({}, 78) + popup({ close_button_position: "inside" }, 79),
		);
		for (const id of [77, 78, 79]) show(id);
		expect(modal()!.firstElementChild).toBe(closeButton());
		expect(box(78).firstElementChild).toBe(closeButton(78));
		expect(box(79).firstElementChild).toBe(closeButton(79));
	});

	it("lock the page's scrolling until the last that wants it has closed (popups #35)", async () => {
		await open(popup({ prevent_scroll: "yes" }) + popup({ prevent_scroll: "yes" }, 78));
		const isLocked = () => document.body.classList.contains("dialog-prevent-scroll");
		show();
		show(78);
		expect(isLocked()).toBe(true);
		press("Escape");
		expect(isLocked()).toBe(true);
		press("Escape");
		expect(isLocked()).toBe(false);
	});

	it("show the previewed popup immediately, without timing, and count no visit", async () => {
		const config = { environmentMode: { wpPreview: true }, post: { id: 77 } };
		localStorage.setItem("elementor", JSON.stringify({ popup_77_disable: true }));
		await open(
			popup({ triggers: { page_load: "yes", page_load_delay: 5 }, timing: { devices: "yes", devices_devices: [] } }) +
				popup({ triggers: { page_load: "yes" } }, 78),
			config,
		);
		expect([isOpen(), isOpen(78)]).toEqual([true, false]);
		vi.advanceTimersByTime(1);
		expect(isOpen(78)).toBe(true);
		expect(stored()).toMatchObject({ popup_77_times: 1, popup_78_times: 1 });
		expect(stored().pageViews).toBeUndefined();
		expect(stored(true).activeSession).toBeUndefined();
	});

	it("show the popup that is edited, which cannot be closed, and no other", async () => {
		const config = { environmentMode: { edit: true }, post: { id: 77 } };
		await open(
			popup({ entrance_animation: "fadeIn", close_button_delay: 2 }) + popup({ triggers: { page_load: "yes" } }, 78),
			config,
		);
		expect(isOpen()).toBe(true);
		press("Escape");
		closeButton().click();
		vi.advanceTimersByTime(5000);
		expect([isOpen(), isOpen(78)]).toEqual([true, false]);
		expect(closeButton().style.display).toBe("");
		expect(box().classList.contains("fadeIn")).toBe(true);
		expect(stored().pageViews).toBeUndefined();
	});
});
