// Overlays: which one is asked to close, the page behind, and that nothing is left of it.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { copyOf } from "../../../src/base/repeat";
import { lockScroll, type Overlay, openOverlay } from "../../../src/parts/overlays";
import { attached, byId, errors, inert, key, open, scope } from "./overlay-setup";

const mouse = (target: EventTarget, type = "click", init: MouseEventInit = {}) =>
	target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...init }));
const pressEsc = (target?: EventTarget) => {
	key("keydown", "Escape", target);
	key("keyup", "Escape", target);
};

describe("Esc", () => {
	it("asks the topmost overlay alone, when the key is released (popups #29, #36)", () => {
		const a = open("a");
		const b = open("b");
		key("keydown", "Escape");
		expect(b.asked).toEqual([]);
		key("keyup", "Escape");
		expect([a.asked, b.asked]).toEqual([[], ["escape"]]);
		expect([a.isTop(), b.isTop()]).toEqual([false, true]);
		b.close();
		expect(a.isTop()).toBe(true);
		key("keyup", "Escape");
		expect(a.asked).toEqual(["escape"]);
	});

	it("asks when the key goes down, where the overlay wants that", () => {
		const a = open("a", { escape: "keydown" });
		key("keydown", "Escape");
		expect(a.asked).toEqual(["escape"]);
		key("keyup", "Escape");
		expect(a.asked).toEqual(["escape"]);
	});

	it("closes one overlay a press, whichever events they wait for, also when held", () => {
		const a = open("a");
		const b = open("b", { escape: "keydown", onDismiss: () => b.close() });
		key("keydown", "Escape");
		expect(b.isTop()).toBe(false);
		key("keydown", "Escape", document.body, { repeat: true });
		key("keyup", "Escape");
		expect(a.asked).toEqual([]);
		pressEsc();
		expect(a.asked).toEqual(["escape"]);

		const c = open("b", { escape: "keydown", onDismiss: () => c.close() });
		const d = open("link", { escape: "keydown", onDismiss: () => d.close() });
		key("keydown", "Escape");
		key("keydown", "Escape", document.body, { repeat: true });
		expect(c.isTop()).toBe(true);
	});

	it("does not count when something inside has used it, on keydown or on keyup", () => {
		const a = open("a");
		const use = (event: Event) => event.preventDefault();
		for (const type of ["keydown", "keyup"]) {
			byId("a1").addEventListener(type, use);
			pressEsc(byId("a1"));
			byId("a1").removeEventListener(type, use);
		}
		expect(a.asked).toEqual([]);
		pressEsc(byId("a1"));
		expect(a.asked).toEqual(["escape"]);
	});

	it("is not taken for any other key, and harms nobody who does not want it", () => {
		const a = open("a");
		key("keyup", "Enter");
		expect(a.asked).toEqual([]);
		openOverlay(scope, { root: byId("b") });
		expect(() => pressEsc()).not.toThrow();
		expect(a.asked).toEqual([]);
	});
});

describe("clicks", () => {
	it("count on the background, not inside (popups #30)", () => {
		const a = open("a");
		mouse(byId("a1"));
		expect(a.asked).toEqual([]);
		mouse(byId("a"));
		expect(a.asked).toEqual(["background"]);
	});

	it("alongside it count and do their own work, but not in a calendar or with the secondary button (popups #54)", () => {
		document.body.insertAdjacentHTML("beforeend", '<div class="flatpickr-calendar"><i id="day"></i></div>');
		const a = open("a");
		const work = vi.fn();
		byId("text").addEventListener("click", work);
		mouse(byId("day"));
		mouse(byId("text"), "click", { button: 2 });
		mouse(window);
		mouse(document);
		expect(a.asked).toEqual([]);
		mouse(byId("text"));
		expect(a.asked).toEqual(["outside"]);
		expect(work).toHaveBeenCalledTimes(2);
	});

	it("alongside it are heard although the page stops them", () => {
		const a = open("a");
		byId("text").addEventListener("click", (event) => event.stopImmediatePropagation());
		mouse(byId("text"));
		expect(a.asked).toEqual(["outside"]);
	});

	it("that begin inside and end on the background are a selection of text", () => {
		const a = open("a");
		mouse(byId("a1"), "pointerdown");
		mouse(byId("a"));
		mouse(byId("a1"), "pointerdown");
		mouse(document.body);
		expect(a.asked).toEqual([]);
		mouse(byId("a"), "pointerdown");
		mouse(byId("a"));
		expect(a.asked).toEqual(["background"]);
	});

	it("from before an overlay opened, which are repeated when their plugin has come, are not outside it", async () => {
		const text = byId("text");
		let kept: Event;
		text.addEventListener("click", (event) => (kept = event), { once: true });
		mouse(text);
		const { timeStamp } = kept!;
		await expect.poll(() => new Event("").timeStamp).toBeGreaterThan(timeStamp);
		const a = open("a");
		// Once by the core, once by the plugin, whose part comes later still.
		const first = copyOf(kept!);
		text.dispatchEvent(first);
		text.dispatchEvent(copyOf(first));
		expect(a.asked).toEqual([]);
		mouse(text);
		expect(a.asked).toEqual(["outside"]);
	});

	it("in an overlay below are outside the topmost", () => {
		const a = open("a");
		const b = open("b");
		mouse(byId("a1"));
		expect([a.asked, b.asked]).toEqual([[], ["outside"]]);
	});
});

describe("scroll lock", () => {
	it("keeps a class until the last overlay that wants it has closed (popups #35)", () => {
		const a = open("a", { lockScroll: "one" });
		const b = open("b", { lockScroll: "one" });
		const release = lockScroll("two");
		expect(document.body.className).toBe("one two");
		a.close();
		a.close();
		expect(document.body.className).toBe("one two");
		b.close();
		expect(document.body.className).toBe("two");
		release();
		release();
		expect(document.body.className).toBe("");
	});

	it("needs no class", () => {
		const release = lockScroll();
		expect(document.body.className).toBe("");
		expect(release).not.toThrow();
	});
});

describe("lifetime", () => {
	it("holds one set of listeners, and none when nothing is open (popups #46)", () => {
		for (let round = 0; round < 20; round++) {
			const a = open("a", { modal: true, lockScroll: "x", trap: byId("a") });
			const b = open("b");
			expect(attached()).toEqual(["keydown", "keydown", "keyup", "keyup", "pointerdown", "click", "pageshow"]);
			b.close();
			a.close();
			expect(attached()).toEqual([]);
		}
	});

	it("closes with its scope", () => {
		const a = open("a", { modal: true, lockScroll: "x" });
		scope.dispose();
		expect([a.isTop(), inert(), document.body.className]).toEqual([false, [], ""]);
		expect(open("b", { modal: true }).isTop()).toBe(false);
	});

	it("closes when others take it out of the document, not when they move it", async () => {
		const a = open("a", { modal: true, lockScroll: "x" });
		const b = open("b", { modal: true });
		document.body.prepend(byId("b"));
		await Promise.resolve();
		expect(b.isTop()).toBe(true);
		byId("b").remove();
		await vi.waitFor(() => expect(a.isTop()).toBe(true));
		document.body.innerHTML = "";
		await vi.waitFor(() => expect(document.body.className).toBe(""));
		pressEsc();
		expect(a.asked).toEqual([]);
	});

	it("reports an owner that throws, and continues", () => {
		const a = open("a", {
			onDismiss() {
				throw new Error("broken");
			},
		});
		pressEsc();
		expect(errors).toMatchObject([{ code: "listener", plugin: "test" }]);
		expect(a.isTop()).toBe(true);
	});
});

describe("a link in an overlay", () => {
	const follow = async (href: string) => {
		byId("a1").innerHTML = `<a href="${href}">Go</a>`;
		const { asked } = open("a");
		mouse(byId("a1").firstElementChild!);
		await new Promise((resolve) => setTimeout(resolve));
		return asked;
	};

	it.each(["#", "#nowhere", "#a2", "#elementor-action:action=popup:open", "/elsewhere#text"])(
		"to %s asks nobody to close it",
		async (href) => {
			byId("a").addEventListener("click", (event) => event.preventDefault());
			expect(await follow(href)).toEqual([]);
		},
	);

	it("to a place of the page behind it asks to close it, and the focus goes to that place", async () => {
		const place = byId("text");
		byId("a1").outerHTML = '<p id="a1"><a href="#text">Go</a></p>';
		const overlay = open("a", { modal: true, trap: byId("a"), onDismiss: () => overlay.close() });
		mouse(byId("a1").firstElementChild!);
		await new Promise((resolve) => setTimeout(resolve));
		expect(overlay.isTop()).toBe(false);
		expect(document.activeElement).toBe(place);
		byId("a2").focus();
		expect(place.hasAttribute("tabindex")).toBe(false);
		// One of the page's own stays.
		place.tabIndex = 0;
		place.focus();
		byId("a2").focus();
		expect(place.tabIndex).toBe(0);
	});
});

describe("the way back of a phone", () => {
	const watchers: { onclose: ((event: Event) => unknown) | null; isOver: boolean }[] = [];
	const goBack = () => {
		const watcher = watchers.findLast(({ isOver }) => !isOver);
		if (!watcher) return false;
		watcher.isOver = true;
		watcher.onclose?.(new Event("close"));
		return true;
	};
	beforeEach(() => {
		watchers.length = 0;
		window.CloseWatcher = class extends EventTarget {
			onclose = null;
			isOver = false;
			constructor() {
				super();
				watchers.push(this);
			}
			destroy() {
				this.isOver = true;
			}
		};
	});
	afterEach(() => {
		window.CloseWatcher = undefined;
	});

	it("closes the topmost overlay, then the one below, then leaves the page", () => {
		const below: Overlay = open("a", { onDismiss: () => below.close() });
		const above: Overlay = open("b", { onDismiss: () => above.close() });
		expect(goBack()).toBe(true);
		expect([above.isTop(), below.isTop()]).toEqual([false, true]);
		expect(goBack()).toBe(true);
		expect(below.isTop()).toBe(false);
		expect(goBack()).toBe(false);
	});

	it("is held by what will not close once only", () => {
		const { asked } = open("a");
		expect([goBack(), goBack(), asked]).toEqual([true, false, ["escape"]]);
	});

	it("is no second Escape: the key is heard as a key", () => {
		const { asked } = open("a");
		const used = (event: Event) => event.stopPropagation();
		for (const type of ["keydown", "keyup"]) byId("a1").addEventListener(type, used);
		key("keydown", "Escape", byId("a1"));
		goBack();
		key("keyup", "Escape", byId("a1"));
		expect(asked).toEqual([]);
		pressEsc(byId("a2"));
		expect(asked).toEqual(["escape"]);
		expect(goBack()).toBe(true);
	});

	it("is the page's again once all is closed", () => {
		open("a").close();
		expect(goBack()).toBe(false);
	});
});
