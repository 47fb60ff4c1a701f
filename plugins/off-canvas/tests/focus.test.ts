// Off-canvas: the focus, and the page's scrolling behind the panel.
import { describe, expect, it, vi } from "vitest";
import { setFeature } from "../../../tests/helpers/jsdom";
import {
	byId,
	byKeyboard,
	byPointer,
	find,
	finish,
	link,
	main,
	open,
	panel,
	press,
	run,
	slide,
	wrapper,
} from "./mount";

describe("scroll lock", () => {
	it("marks the body while open; after the exit no class remains (popups #50)", async () => {
		await open(panel({ settings: { ...slide, prevent_scroll: "yes" } }));
		run("open");
		expect(document.body.className).toBe("e-off-canvas__no-scroll");
		finish();
		run("close");
		expect(document.body.className).toBe("e-off-canvas__no-scroll-animation");
		finish();
		expect(document.body.className).toBe("");
	});

	it("leaves the body alone when it is off", async () => {
		await open(panel());
		run("open");
		expect(document.body.className).toBe("");
	});

	it("waits for the last panel on its way out", async () => {
		await open(`${panel()}${panel({ id: "ffffff0" })}`);
		const second = wrapper("ffffff0").querySelector(".e-off-canvas__main")!;
		for (const id of ["ab12cd3", "ffffff0"]) for (const mode of ["open", "close"]) run(mode, byPointer, id);
		finish();
		expect(document.body.className).toBe("e-off-canvas__no-scroll-animation");
		finish("animationend", second);
		expect(document.body.className).toBe("");
	});
});

describe("focus", () => {
	const content = '<a id="first" href="#">1</a><button id="last">2</button>';

	it("moves into the panel after 100 ms and Tab wraps, when a key has opened it (popups #53)", async () => {
		await open(`${link("link")}${panel({ content })}`);
		byId("link").focus();
		run("open", byKeyboard);
		vi.advanceTimersByTime(99);
		expect(document.activeElement).toBe(byId("link"));
		vi.advanceTimersByTime(1);
		expect(document.activeElement).toBe(byId("first"));
		press("Tab", { shiftKey: true });
		expect(document.activeElement).toBe(byId("last"));
		press("Tab");
		expect(document.activeElement).toBe(byId("first"));
		press("Escape");
		expect(document.activeElement).not.toBe(byId("link"));
		finish();
		vi.advanceTimersByTime(100);
		expect(document.activeElement).toBe(byId("link"));
	});

	it("stays when a pointer has opened it, and Tab is the page's (popups #53)", async () => {
		await open(`${link("link")}${panel({ content })}`);
		byId("link").focus();
		run("open", byPointer);
		vi.advanceTimersByTime(500);
		expect(document.activeElement).toBe(byId("link"));
		byId("last").focus();
		expect(press("Tab").defaultPrevented).toBe(false);
	});

	it("goes to the content where nothing can have it", async () => {
		await open(panel({ content: '<button disabled></button><a>x</a><i tabindex="-1"></i>' }));
		run("open", byKeyboard);
		vi.advanceTimersByTime(100);
		expect(document.activeElement).toBe(find(".e-off-canvas__content"));
		expect(find(".e-off-canvas__content").tabIndex).toBe(0);
	});

	it("does not move into a panel that was closed in the meantime", async () => {
		await open(`${link("link")}${panel({ content })}`);
		byId("link").focus();
		run("open", byKeyboard);
		run("close");
		vi.advanceTimersByTime(100);
		expect(document.activeElement).toBe(byId("link"));
	});

	it("does not go back when the panel is opened again on its way out", async () => {
		await open(`${link("link")}${panel({ content: '<a id="in" href="#x">In</a>' })}`);
		byId("link").focus();
		run("open", byKeyboard);
		vi.advanceTimersByTime(100);
		expect(document.activeElement).toBe(byId("in"));
		finish();
		run("close");
		run("open");
		vi.advanceTimersByTime(500);
		expect(document.activeElement).toBe(byId("in"));
	});

	it("is back immediately with reduced motion, and the body has no class (popups #51)", async () => {
		setFeature("prefers-reduced-motion", "reduce");
		await open(`${link("link")}${panel({ content, settings: { ...slide, prevent_scroll: "yes" } })}`);
		byId("link").focus();
		run("open", byKeyboard);
		vi.advanceTimersByTime(100);
		expect(main().className).toBe("e-off-canvas__main");
		run("close");
		expect(document.body.className).toBe("");
		expect(wrapper().className).toBe("e-off-canvas");
		expect(document.activeElement).toBe(byId("link"));
	});
});
