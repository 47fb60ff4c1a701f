// Presses: keys on controls by role, pointers that move during a press, clicks outside the image.
import { closestTo } from "../../src/base/dom";
import { isPress, plainKey } from "../../src/kit/keys";
import type { Scope } from "../../src/kit/scope";

const roles = "[role=button],[role=switch]";

/** Makes a click of Enter and Space. */
export const clickByKey = (event: KeyboardEvent): void => {
	const control = closestTo(event.target, roles);
	if (!control || closestTo(control, "button") || !/^(Enter| )$/.test(plainKey(event))) return;
	event.preventDefault();
	// Not `click()`: drawings have none.
	if (isPress(event)) control.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
};

/** Pixels that a press may move and is still a click: more on a control, which may be pressed with a shaky hand. */
export const toleranceOn = (target: EventTarget | null): number => (closestTo(target, roles) ? 20 : 5);

/** Follows presses in the dialog. @param close called for a click on nothing that is to stay */
export const followPresses = (scope: Scope, dialog: HTMLElement, close: () => void): void => {
	let pressed: MouseEvent | undefined;
	scope.on(dialog, "keydown", clickByKey);
	scope.on(dialog, "pointerdown", (event) => {
		pressed = event;
	});
	const onClick = (event: MouseEvent) => {
		const { clientX, clientY, detail, target } = event;
		// Keys have no place.
		const distance = detail && pressed ? Math.hypot(clientX - pressed.clientX, clientY - pressed.clientY) : 0;
		if (distance <= toleranceOn(target)) return;
		// It ends a drag.
		event.preventDefault();
		event.stopPropagation();
	};
	scope.on(dialog, "click", onClick, { capture: true });
	scope.on(dialog, "click", (event) => {
		// The clicked element may have been removed by now.
		const path = event.composedPath() as Partial<Element>[];
		if (path.some(({ classList }) => classList?.contains("elementor-lightbox-prevent-close"))) return;
		event.preventDefault();
		// Not for the second click of a double click, the first of which has opened it.
		if (!(event.detail > 1)) close();
	});
};
