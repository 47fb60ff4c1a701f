// Roving: where a key leads, and which keys are left alone.
import { expect, it } from "vitest";
import { isPress, plainKey, rove } from "../../../src/kit/keys";

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
