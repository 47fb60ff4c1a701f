// Drags in jsdom: how fast a drag is said to be. What becomes a drag is a browser's to say: tests/browser/drag.test.ts.
import { afterEach, beforeEach, expect, it } from "vitest";
import { readPage } from "../../../src/base/read-page";
import { createScope, type OwnedScope } from "../../../src/kit/scope";
import { type Drag, followDrag } from "../../../src/parts/drag";

let scope: OwnedScope;
let element: HTMLElement;
let drags: Drag[] = [];

/** @param timeStamp milliseconds */
const fire = (type: string, clientX: number, timeStamp: number) => {
	const event = new MouseEvent(type, { clientX, buttons: 1, bubbles: true });
	Object.defineProperties(event, { timeStamp: { value: timeStamp }, pointerId: { value: 1 } });
	element.dispatchEvent(event);
};

beforeEach(() => {
	document.body.innerHTML = "<div></div>";
	element = document.body.firstElementChild as HTMLElement;
	element.setPointerCapture = () => {};
	scope = createScope(readPage());
	drags = [];
	followDrag(scope, element, { axis: "x", onMove: (drag) => drags.push(drag), onEnd: (drag) => drags.push(drag) });
});
afterEach(() => scope.dispose());

it("says the speed of the last 100 ms, in pixels a millisecond, and the time since the press", () => {
	fire("pointerdown", 0, 1000);
	fire("pointermove", 10, 1100);
	fire("pointermove", 110, 1150);
	fire("pointerup", 110, 1160);
	expect(drags.map(({ vx, ms }) => [vx, ms])).toEqual([
		[0.1, 100],
		[2, 150],
		[100 / 60, 160],
	]);
});

it("says that it rested where nothing moved for 100 ms before it ended", () => {
	fire("pointerdown", 0, 1000);
	fire("pointermove", 200, 1050);
	fire("pointerup", 200, 1151);
	expect(drags.at(-1)).toMatchObject({ dx: 200, vx: 0, ms: 151 });
});

it("leaves the click of a press that moved by the threshold alone to anyone who answers it, and takes that of a longer one", () => {
	const click = () => element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
	for (const [distance, isClick] of [
		[5, true],
		[6, false],
	] as const) {
		fire("pointerdown", 0, 1000);
		fire("pointermove", distance, 1050);
		fire("pointerup", distance, 1060);
		expect([distance, click(), drags.length > 0]).toEqual([distance, isClick, !isClick]);
	}
});
