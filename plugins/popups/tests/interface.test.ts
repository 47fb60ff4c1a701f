// Popups: events and the interface for other scripts.
import { describe, expect, it, vi } from "vitest";
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
} from "./setup";

describe("popups", () => {
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
});
