// Popups: opening, closing, focus, events and the interface for other scripts.
import { describe, expect, it, vi } from "vitest";
import { setFeature } from "../../../tests/helpers/jsdom";
import { mountPlugin } from "../../../tests/helpers/mount-plugin";
import {
	api,
	box,
	closeButton,
	instanceOf,
	isOpen,
	type Loose,
	modal,
	open,
	popup,
	press,
	show,
	stored,
	unmount,
} from "./setup";

/** What JSON may hold where a text or number is meant; asked for its text, it throws. */
const hostile = { toString: 1, valueOf: 1 };

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

	it("do not hide through the API while another is above, and send nothing (popups #56)", async () => {
		await open(popup() + popup({}, 78));
		const instance = instanceOf();
		show(78);
		const hidden = vi.fn();
		window.addEventListener("elementor/popup/hide", hidden);
		instance.getModal().hide();
		vi.advanceTimersByTime(10);
		expect(isOpen()).toBe(true);
		expect(instance.getModal().isVisible()).toBe(true);
		expect(hidden).not.toHaveBeenCalled();
		window.removeEventListener("elementor/popup/hide", hidden);
	});

	it("tell the window of show, with the content there, and of hide (popups #41)", async () => {
		await open(popup());
		const seen: Loose[] = [];
		const listen = (event: Event) =>
			seen.push([event.type, (event as CustomEvent).detail.id, !!document.querySelector(".dialog-message a")]);
		for (const type of ["show", "hide"]) window.addEventListener(`elementor/popup/${type}`, listen);
		show();
		press("Escape");
		expect(seen).toEqual([
			["elementor/popup/show", 77, true],
			["elementor/popup/hide", 77, true],
		]);
		for (const type of ["show", "hide"]) window.removeEventListener(`elementor/popup/${type}`, listen);
	});

	it("tell who listens on the document once, and who listens on the window once, capturing or not", async () => {
		await open(popup());
		const seen: string[] = [];
		const controller = new AbortController();
		const { signal } = controller;
		for (const [name, target] of Object.entries({ document, window }))
			for (const capture of [true, false])
				target.addEventListener("elementor/popup/show", () => seen.push(`${name} ${capture}`), { capture, signal });
		show();
		expect(seen.sort()).toEqual(["document false", "document true", "window false", "window true"]);
		controller.abort();
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

	it("run the scripts of a popup once per show", async () => {
		await open(popup({}, 77, `<script type="text/plain" id="s" data-a="1">window.x=1</script>`));
		const { createElement } = document;
		const made: string[] = [];
		document.createElement = ((name: string) => made.push(name) && createElement.call(document, name)) as never;
		show();
		show();
		document.createElement = createElement;
		expect(made.filter((name) => name === "script")).toHaveLength(2);
		const script = modal()!.querySelector("script")!;
		expect([script.id, script.dataset.a, script.text]).toEqual(["s", "1", "window.x=1"]);
	});

	it("tell third-party handlers about each element, in a task of its own, and not before a show (popups #15)", async () => {
		const ready: string[] = [];
		const runReadyTrigger = vi.fn((element: HTMLElement) => ready.push(element.dataset.id!));
		const documents: Loose = { 77: "before" };
		(window as Loose).elementorFrontend = { elementsHandler: { runReadyTrigger }, documentsManager: { documents } };
		await open(popup());
		vi.advanceTimersByTime(100);
		expect(ready).toEqual([]);
		show();
		expect(ready).toEqual([]);
		vi.advanceTimersByTime(1);
		expect(ready).toEqual(["c77"]);
		expect(documents[77].getSettings("id")).toBe("77");
		expect(documents[77].getModal().isVisible()).toBe(true);
	});

	it("give scripts their instance: storage, settings, nodes, never again", async () => {
		await open(popup({ classes: "a", timing: [] }));
		const instance = instanceOf();
		expect(instance.getDocumentSettings("classes")).toBe("a");
		expect(instance.getDocumentSettings()).toEqual({ classes: "a", timing: [] });
		expect(instance.getSettings()).toEqual({ id: "77" });
		instance.setStorage("x", 5);
		expect([instance.getStorage("x"), stored().popup_77_x]).toEqual([5, 5]);
		expect(instance.getModal().getElements("widget")).toBe(modal());
		expect(instance.getModal().getElements("widgetContent")).toBe(box());
		expect(instance.getModal().getElements().closeButton).toBe(closeButton());
		expect(instance.$element).toBe(modal()!.querySelector("[data-elementor-type=popup]"));
		instance.getModal().hide();
		expect(instance.getModal().isVisible()).toBe(false);
		instance.getModal().show();
		expect(instance.getModal().isVisible()).toBe(true);
		instance.getModal().hide();
		instance.disable();
		expect(stored().popup_77_disable).toBe(true);
		instance.showModal();
		expect(instance.getModal().isVisible()).toBe(false);
	});

	it("open, toggle and close through the module, and ignore what is unknown (popups #39)", async () => {
		await open(popup());
		api().showPopup({ id: "5" });
		api().showPopup();
		api().closePopup({}, undefined);
		api().closePopup({ do_not_show_again: "yes" }, { target: document.body });
		expect(stored().popup_77_disable).toBeUndefined();
		api().showPopup({ id: "77", toggle: true });
		expect(isOpen()).toBe(true);
		api().showPopup({ id: 77, toggle: true });
		vi.advanceTimersByTime(1);
		expect(isOpen()).toBe(false);
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

	it("tell jQuery's handlers on the document first, with id and instance, and survive what they throw (popups #42)", async () => {
		const calls: Loose[] = [];
		const $ = (target: unknown) => ({
			0: target,
			on() {},
			off() {},
			triggerHandler(type: string, args: unknown[]) {
				calls.push(["jQuery", target === document, type, args[0], typeof (args[1] as Loose).getModal]);
				throw new Error("theirs");
			},
		});
		$.event = { triggered: undefined as string | undefined };
		(window as Loose).jQuery = $;
		const { errors } = await open(popup());
		const native = (target: string) => () => calls.push([target, $.event.triggered]);
		document.addEventListener("elementor/popup/show", native("document"), { once: true });
		window.addEventListener("elementor/popup/show", native("window"), { once: true });
		show();
		expect(calls).toEqual([
			["jQuery", true, "elementor/popup/show", 77, "function"],
			["document", "elementor/popup/show"],
			["window", undefined],
		]);
		expect(isOpen()).toBe(true);
		expect(errors.map(({ code }) => code)).toEqual(["listener"]);
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
