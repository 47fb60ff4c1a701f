// Overlays: where the focus may go, and what is inert behind.
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { focusables, openOverlay } from "../../../src/parts/overlays";
import { byId, errors, fill, inert, key, open, scope } from "./overlay-setup";

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
