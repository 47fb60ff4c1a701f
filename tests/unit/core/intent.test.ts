// First intents: which events are kept for a plugin that is on its way.
import { describe, expect, it } from "vitest";
import type { PluginDescriptor } from "../../../src/base/descriptor";
import { isIntent, replay } from "../../../src/core/intent";

const plugin = (intent?: string): PluginDescriptor => ({ name: "test", selector: "div", when: "now", intent });

const check = (intent: string | undefined, selector: string, event: Event) => {
	const host = document.querySelector("#host")!;
	let result = false;
	document.querySelector(selector)!.addEventListener(event.type, (event) => {
		result = isIntent(plugin(intent), host, event);
	});
	document.querySelector(selector)!.dispatchEvent(event);
	return result;
};
const click = () => new MouseEvent("click", { bubbles: true });
const key = (key: string) => new KeyboardEvent("keydown", { key, bubbles: true });

describe("isIntent", () => {
	const markup = `<div id="host"><div class="title"><b>T</b></div><button class="title">B</button><p>text</p><form><input></form></div><i class="title"></i>`;

	it("keeps a click on a node that the plugin answers, or inside one, and no other", () => {
		document.body.innerHTML = markup;
		expect(check(".title", "b", click())).toBe(true);
		expect(check(".title", "p", click())).toBe(false);
		expect(check(".title", "i", click())).toBe(false);
		expect(check(undefined, "b", click())).toBe(false);
	});

	it("keeps no other event, nor a click that opens a link elsewhere", () => {
		document.body.innerHTML = markup;
		expect(check(".title", "b", new MouseEvent("mousedown", { bubbles: true }))).toBe(false);
		for (const name of ["ctrlKey", "metaKey", "shiftKey"])
			expect(check(".title", "b", new MouseEvent("click", { bubbles: true, [name]: true }))).toBe(false);
	});

	it("keeps keys that the plugin would answer, but not those that the browser turns into clicks", () => {
		document.body.innerHTML = markup;
		expect(["Enter", " ", "ArrowLeft", "Home", "End"].map((name) => check(".title", "div.title", key(name)))).toEqual(
			Array(5).fill(true),
		);
		expect(["Tab", "Escape", "a"].map((name) => check(".title", "div.title", key(name)))).toEqual([
			false,
			false,
			false,
		]);
		expect(check(".title", "button", key("Enter"))).toBe(false);
		expect(check(".title", "button", key("ArrowDown"))).toBe(false);
	});

	it("keeps only the submit of a form, so that its fields can be used in the meantime", () => {
		document.body.innerHTML = markup;
		expect(check("form", "form", new Event("submit", { bubbles: true }))).toBe(true);
		expect(check("form", "input", click())).toBe(false);
		expect(["Enter", "ArrowLeft", " "].map((name) => check("form", "input", key(name)))).toEqual([false, false, false]);
	});
});

describe("replay", () => {
	it("sends the form of a submit that a script dispatched on one of its fields, or on a text in it", () => {
		document.body.innerHTML = "<form><input><p>text</p></form>";
		const form = document.querySelector("form")!;
		const sent: (EventTarget | null)[] = [];
		for (const selector of ["input", "p"]) {
			const event = new Event("submit", { bubbles: true });
			document.querySelector(selector)!.dispatchEvent(event);
			form.onsubmit = ({ target }) => {
				sent.push(target);
				return false;
			};
			replay(event);
			form.onsubmit = null;
		}
		expect(sent).toEqual([form, form]);
	});
});
