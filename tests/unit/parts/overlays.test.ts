// Overlays: which one is asked to close, where the focus may go, what is inert behind, and that nothing is left of it.
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { GossamerError } from "../../../src/base/errors";
import { readPage } from "../../../src/base/read-page";
import { copyOf } from "../../../src/base/repeat";
import { createScope, type OwnedScope } from "../../../src/kit/scope";
import { focusables, lockScroll, type Overlay, type OverlayOptions, openOverlay } from "../../../src/parts/overlays";

let scope: OwnedScope;
let added: { type: string; signal?: AbortSignal }[];
let errors: GossamerError[];
const hear = (event: Event) => errors.push((event as CustomEvent<GossamerError>).detail);

const byId = (id: string) => document.getElementById(id)!;
const fill = (markup: string) => {
	document.body.innerHTML = markup;
	scope = createScope(readPage(), document.body, "test", (error) => {
		throw error;
	});
};
const open = (id: string, options: Partial<OverlayOptions> = {}) => {
	const asked: string[] = [];
	const overlay: Overlay = openOverlay(scope, {
		root: byId(id),
		onDismiss: (reason) => asked.push(reason),
		...options,
	});
	return Object.assign(overlay, { asked });
};
const key = (type: string, key: string, target: EventTarget = document.body, init: KeyboardEventInit = {}) => {
	const event = new KeyboardEvent(type, { key, bubbles: true, cancelable: true, ...init });
	target.dispatchEvent(event);
	return event;
};
const mouse = (target: EventTarget, type = "click", init: MouseEventInit = {}) =>
	target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...init }));
const pressEsc = (target?: EventTarget) => {
	key("keydown", "Escape", target);
	key("keyup", "Escape", target);
};
/** Types of the window listeners that are still there. */
const attached = () => added.filter(({ signal }) => !signal?.aborted).map(({ type }) => type);
const inert = () => [...document.querySelectorAll("[inert]")].map(({ id }) => id);

beforeEach(() => {
	errors = [];
	document.addEventListener("gossamer:error", hear);
	added = [];
	const add = window.addEventListener;
	vi.spyOn(window, "addEventListener").mockImplementation((...args: unknown[]) => {
		const [type, , options] = args as [string, unknown, AddEventListenerOptions?];
		added.push({ type, signal: options?.signal });
		Reflect.apply(add, window, args);
	});
	fill(`<a id="link" href="#">Link</a><main id="main"><p id="text">Text</p></main>
<div id="a"><button id="a1">1</button><button id="a2">2</button><button id="a3">3</button></div>
<div id="b"><button id="b1">1</button></div>`);
});
afterEach(() => {
	scope.dispose();
	expect(attached()).toEqual([]);
	document.removeEventListener("gossamer:error", hear);
	expect(document.body.className).toBe("");
	vi.restoreAllMocks();
});

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

describe("Tab", () => {
	const tab = (shiftKey = false) => key("keydown", "Tab", document.activeElement ?? document.body, { shiftKey });
	const focused = () => document.activeElement!.id;

	it("wraps at both ends and is the browser's between them (popups #43)", () => {
		open("a", { trap: byId("a") });
		byId("a3").focus();
		expect(tab().defaultPrevented).toBe(true);
		expect(focused()).toBe("a1");
		expect(tab(true).defaultPrevented).toBe(true);
		expect(focused()).toBe("a3");
		byId("a2").focus();
		expect([tab().defaultPrevented, tab(true).defaultPrevented]).toEqual([false, false]);
	});

	it("comes back from outside", () => {
		open("a", { trap: byId("a") });
		byId("link").focus();
		tab();
		expect(focused()).toBe("a1");
		byId("b1").focus();
		tab(true);
		expect(focused()).toBe("a3");
	});

	it("reads what is there again each time", () => {
		open("a", { trap: byId("a") });
		byId("a2").focus();
		byId("a3").style.display = "none";
		tab();
		expect(focused()).toBe("a1");
		byId("a").insertAdjacentHTML("beforeend", '<button id="a4"></button>');
		tab(true);
		expect(focused()).toBe("a4");
	});

	it("asks again with each Tab whether there is a trap", () => {
		let isTrap = false;
		openOverlay(scope, {
			root: byId("a"),
			get trap() {
				return isTrap ? byId("a") : undefined;
			},
		});
		byId("a3").focus();
		expect(tab().defaultPrevented).toBe(false);
		isTrap = true;
		expect(tab().defaultPrevented).toBe(true);
		expect(focused()).toBe("a1");
	});

	it("wraps from a node behind the last one, and is swallowed where nothing can have the focus", () => {
		byId("a").insertAdjacentHTML("beforeend", '<p id="end" tabindex="-1"></p>');
		const a = open("a", { trap: byId("a") });
		byId("end").focus();
		expect(tab().defaultPrevented).toBe(true);
		expect(focused()).toBe("a1");
		a.close();
		open("main", { trap: byId("main") });
		expect(tab().defaultPrevented).toBe(true);
		expect(focused()).toBe("a1");
	});

	it("is left alone without a trap, below another overlay, and when something has used it", () => {
		const a = open("a", { trap: byId("a") });
		byId("a3").addEventListener("keydown", (event) => event.preventDefault(), { once: true });
		byId("a3").focus();
		tab();
		expect(focused()).toBe("a3");
		open("b");
		expect(tab().defaultPrevented).toBe(false);
		a.close();
	});
});

describe("focus", () => {
	it("goes back to the element that had it (popups #44)", () => {
		byId("link").focus();
		const a = open("a");
		byId("a1").focus();
		a.close();
		expect(document.activeElement).toBe(byId("a1"));
		a.restoreFocus();
		expect(document.activeElement).toBe(byId("link"));
	});

	it("goes back from what is around the overlay, where a press outside it has brought it", () => {
		byId("link").focus();
		const a = open("a");
		const around = byId("a").parentElement!;
		around.tabIndex = -1;
		around.focus();
		a.close();
		a.restoreFocus();
		around.removeAttribute("tabindex");
		expect(document.activeElement).toBe(byId("link"));
	});

	it("stays where the visitor has moved it in the meantime, and does not go to what is gone", () => {
		byId("link").focus();
		const a = open("a");
		byId("b1").focus();
		a.close();
		a.restoreFocus();
		expect(document.activeElement).toBe(byId("b1"));
		const b = open("a");
		byId("b1").remove();
		b.restoreFocus();
		expect(document.activeElement).toBe(document.body);
	});

	it("goes to what the overlay below was opened from where its own opener is gone", () => {
		byId("link").focus();
		const a = open("a");
		byId("a1").focus();
		const b = open("b");
		byId("b1").focus();
		a.close();
		byId("a").remove();
		b.close();
		b.restoreFocus();
		expect(document.activeElement).toBe(byId("link"));
	});

	it("goes into the topmost overlay that keeps it, never behind that", () => {
		open("a", { trap: byId("a") });
		byId("link").focus();
		const b = open("b");
		byId("b1").focus();
		b.close();
		b.restoreFocus();
		expect(document.activeElement).toBe(byId("a1"));
		byId("a3").focus();
		const c = open("b");
		byId("b1").focus();
		c.close();
		c.restoreFocus();
		expect(document.activeElement).toBe(byId("a3"));
	});

	it("does not go to an opener that is disabled by now", () => {
		byId("link").focus();
		open("a");
		byId("a1").focus();
		const b = open("b");
		byId("b1").focus();
		byId("a1").toggleAttribute("disabled", true);
		b.close();
		b.restoreFocus();
		expect(document.activeElement).toBe(byId("link"));
	});

	it("moves to the first control of the topmost overlay, to the given element if there is none", () => {
		const a = open("a");
		a.focusFirst(byId("a"), byId("a"));
		expect(document.activeElement).toBe(byId("a1"));
		const main = open("main");
		main.focusFirst(byId("main"), byId("text"));
		expect([document.activeElement, byId("text").tabIndex]).toEqual([byId("text"), 0]);
		a.focusFirst(byId("a"), byId("a"));
		expect(document.activeElement).toBe(byId("text"));
		main.close();
		main.focusFirst(byId("main"), byId("main"));
		expect(byId("main").hasAttribute("tabindex")).toBe(false);
	});

	it("stays where a visitor has put the focus in it in the meantime, in the middle of a word", () => {
		const a = open("a");
		byId("a2").focus();
		a.focusFirst(byId("a"), byId("a"));
		expect(document.activeElement).toBe(byId("a2"));
	});

	it("waits for a control as long as a transition makes it visible, and not for one that stays hidden", async () => {
		const frames: FrameRequestCallback[] = [];
		const draw = () => {
			for (const run of frames.splice(0)) run(0);
		};
		vi.spyOn(window, "requestAnimationFrame").mockImplementation((run) => frames.push(run));
		let animations: object[] = [{ animationName: "spin" }, { transitionProperty: "visibility" }];
		Element.prototype.getAnimations = () => animations as Animation[];
		onTestFinished(() => void Reflect.deleteProperty(Element.prototype, "getAnimations"));
		byId("a1").style.visibility = "hidden";
		const a = open("a");
		a.focusFirst(byId("a"), byId("a"));
		for (let frame = 0; frame < 10; frame++) draw();
		expect(document.activeElement).toBe(document.body);
		byId("a1").style.visibility = "visible";
		draw();
		expect(document.activeElement).toBe(byId("a1"));

		byId("a1").blur();
		byId("a1").style.visibility = "hidden";
		animations = [{ animationName: "spin" }, { transitionProperty: "opacity" }];
		a.focusFirst(byId("a"), byId("a"));
		expect([document.activeElement, frames.length]).toEqual([byId("a2"), 0]);

		byId("a2").blur();
		animations = [{ transitionProperty: "visibility" }];
		a.focusFirst(byId("a"), byId("a"));
		a.close();
		draw();
		expect([document.activeElement, frames.length]).toEqual([document.body, 0]);
	});

	it("is possible on visible, enabled controls alone", () => {
		fill(`<div id="a"><a>no</a><a id="1" href="#">yes</a><button disabled>no</button><fieldset disabled><input></fieldset>
<input type="hidden"><input id="2"><i tabindex="0" id="3"></i><i tabindex="-1"></i><button tabindex="-1"></button>
<p style="display:none"><button></button></p><p style="visibility:hidden"><button></button><button id="4" style="visibility:visible"></button></p>
<p hidden><input></p><p inert><input></p><select id="5"></select><textarea id="6"></textarea><video></video><video controls id="7"></video>
<details><summary id="8">s</summary></details><iframe id="9"></iframe><canvas></canvas></div>`);
		expect(focusables(byId("a")).map(({ id }) => id)).toEqual([..."123456789"]);
	});
});

describe("modal", () => {
	it("makes what lies behind inert and puts back exactly what was there", () => {
		fill(
			`<div id="1"></div><div id="2" inert></div><main id="3"><p id="4"></p><section id="5"><div id="root"></div><i id="6"></i></section></main>`,
		);
		const before = document.body.innerHTML;
		const overlay = open("root", { modal: true });
		expect(inert()).toEqual(["1", "2", "4", "6"]);
		overlay.close();
		expect(document.body.innerHTML).toBe(before);
	});

	it("keeps live regions without controls, calendars and what the configuration names", () => {
		fill(`<script type="application/json" id="gossamer-config">{"overlays":{"keep":".chat, #bar"}}</script>
<div id="1"><p role="status" id="live"></p><p id="2"></p></div><div id="3" aria-live="polite"><a href="#">x</a></div>
<div class="flatpickr-calendar" id="calendar"></div><div id="4"><div class="chat" id="chat"></div></div><div id="bar"></div><div id="root"></div>`);
		open("root", { modal: true });
		expect(inert()).toEqual(["gossamer-config", "2", "3"]);
	});

	it("reports a configuration that does not parse as a selector, and continues", () => {
		fill(
			`<script type="application/json" id="gossamer-config">{"overlays":{"keep":"###"}}</script><p id="1"></p><div id="root"></div>`,
		);
		open("root", { modal: true });
		expect(inert()).toEqual(["gossamer-config", "1"]);
		expect(errors.map(({ code }) => code)).toEqual(["selector"]);
	});

	it("nests: what is above a modal one stays reachable, what is below a second modal one does not", () => {
		open("a", { modal: true });
		expect(inert()).toEqual(["link", "main", "b"]);
		const b = open("b");
		expect(inert()).toEqual(["link", "main"]);
		const c = open("main", { modal: true });
		expect(inert()).toEqual(["link", "a", "b"]);
		c.close();
		b.close();
		expect(inert()).toEqual(["link", "main", "b"]);
	});

	it("reaches an overlay inside another", () => {
		open("a", { modal: true });
		open("a2", { modal: true });
		expect(inert()).toEqual(["link", "main", "a1", "a3", "b"]);
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
