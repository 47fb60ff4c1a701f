// Roving: where a key leads, and which keys are left alone.
import { expect, it } from "vitest";
import { clickByKey, isPress, plainKey, rove } from "../../../src/kit/keys";

it("moves with all four arrows and wraps at both ends", () => {
	expect(rove("ArrowRight", 0, 3)).toBe(1);
	expect(rove("ArrowDown", 2, 3)).toBe(0);
	expect(rove("ArrowLeft", 0, 3)).toBe(2);
	expect(rove("ArrowUp", 1, 3)).toBe(0);
});

it("swaps Left and Right from right to left, but not Up and Down", () => {
	expect(rove("ArrowLeft", 0, 3, true)).toBe(1);
	expect(rove("ArrowRight", 0, 3, true)).toBe(2);
	expect(rove("ArrowUp", 0, 3, true)).toBe(2);
	expect(rove("ArrowDown", 0, 3, true)).toBe(1);
});

it("leaves the arrows of the other direction alone where the row has one", () => {
	expect(rove("ArrowRight", 0, 3, false, true)).toBeUndefined();
	expect(rove("ArrowDown", 0, 3, false, true)).toBe(1);
	expect(rove("ArrowDown", 0, 3, false, false)).toBeUndefined();
	expect(rove("ArrowLeft", 0, 3, false, false)).toBe(2);
});

it("leads to the first and the last with Home and End", () => {
	for (const vertical of [true, false, undefined]) {
		expect(rove("Home", 2, 4, true, vertical)).toBe(0);
		expect(rove("End", 2, 4, true, vertical)).toBe(3);
	}
	expect(rove("End", 0, 1)).toBe(0);
});

it("knows no other key", () => {
	for (const key of ["Tab", "a", "", "Enter", " ", "PageDown"]) expect(rove(key, 0, 3)).toBeUndefined();
});

it("leaves keys with a modifier to the browser", () => {
	expect(plainKey(new KeyboardEvent("keydown", { key: "Home" }))).toBe("Home");
	for (const modifier of ["altKey", "ctrlKey", "metaKey", "shiftKey"])
		expect(plainKey(new KeyboardEvent("keydown", { key: "Home", [modifier]: true }))).toBe("");
});

it("takes Enter and Space as one press however long they are held, and keeps a held Space from scrolling the page (more-widgets #10)", () => {
	const hold = (key: string, repeat: boolean) => {
		const event = new KeyboardEvent("keydown", { key, repeat, cancelable: true });
		return [isPress(event), event.defaultPrevented];
	};
	for (const key of ["Enter", " "])
		expect([hold(key, false), hold(key, true)]).toEqual([
			[true, false],
			[false, true],
		]);
	expect(hold("a", true)).toEqual([false, false]);
});

it("makes one click of Enter or Space on a control by role, none on what the browser serves", () => {
	document.body.innerHTML = '<div id="a" tabindex="0"><a href="#x">x</a></div><button id="b">b</button>';
	const clicked: string[] = [];
	const send = (selector: string, init: KeyboardEventInit) => {
		const event = new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init });
		document.querySelector(selector)!.dispatchEvent(event);
		return event.defaultPrevented;
	};
	for (const node of document.querySelectorAll<HTMLElement>("[id]")) {
		node.addEventListener("keydown", (event) => clickByKey(event));
		node.addEventListener("click", () => clicked.push(node.id));
	}
	expect(send("#a", { key: "Enter" })).toBe(true);
	expect(send("#a", { key: " " })).toBe(true);
	// Held: the page does not scroll.
	expect(send("#a", { key: " ", repeat: true })).toBe(true);
	for (const selector of ["#a a", "#b"]) expect(send(selector, { key: "Enter" })).toBe(false);
	expect(send("#a", { key: "Enter", ctrlKey: true })).toBe(false);
	expect(send("#a", { key: "x" })).toBe(false);
	expect(clicked).toEqual(["a", "a"]);
});

it("clicks drawings, and forms with a field of that name", () => {
	document.body.innerHTML = `<svg role="button"></svg><form role="button"><input name="click"></form>`;
	const clicked: string[] = [];
	for (const node of document.body.children) {
		node.addEventListener("keydown", (event) => clickByKey(event as KeyboardEvent));
		node.addEventListener("click", () => clicked.push(node.tagName));
		node.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
	}
	expect(clicked).toEqual(["svg", "FORM"]);
});
