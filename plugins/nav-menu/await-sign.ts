// Serves the lists of the dropdown from the first sign of a visitor on, which is before any of them can be pressed.
import { closestTo } from "../../src/base/dom";
import type { Scope } from "../../src/kit/scope";

const loadLists = () => import("./lists");

/** @param list of the dropdown */
export const awaitSign = (host: HTMLElement, list: HTMLElement, icon: string, isShown: boolean, scope: Scope): void => {
	let isServed = false;
	let isHeld = true;
	const serve = () =>
		scope.part(loadLists, ({ serveLists }) => {
			if (isServed) return;
			isServed = true;
			serveLists(list, icon, scope);
		});
	// The style sheet in the head leaves it to the script.
	scope.keep(list, "data-smartmenus-id");
	list.dataset.smartmenusId = "";
	if (isShown) serve();
	for (const type of ["pointerdown", "focusin", "click"]) scope.on(host, type, serve);
	scope.on(list, "click", async (event) => {
		const link = closestTo(event.target, "li:has(>ul)>a");
		if (!link || isServed || !isHeld || event.ctrlKey || event.metaKey || event.shiftKey) return;
		event.preventDefault();
		await serve();
		// Without the part it is a link.
		isHeld = false;
		link.click();
	});
};
