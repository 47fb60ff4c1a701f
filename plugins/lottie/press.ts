// The part of animations that run at a press: keys as well, and the link that waits for them.
import { closestTo } from "../../src/base/dom";
import { clickByKey } from "../../src/kit/keys";
import type { Scope } from "../../src/kit/scope";

/** Makes a pressable animation reachable by keys as well, if it has a name: the caption, or its own. */
export const makeButton = (container: HTMLElement, element: Element, scope: Scope) => {
	const caption = container.querySelector(".e-lottie__caption")?.textContent.trim();
	if (!(caption || element.ariaLabel) || closestTo(container, "a,button")) return;
	scope.keep(container, "role", "tabindex", "aria-label");
	container.role = "button";
	container.tabIndex = 0;
	// The drawing may be text, too.
	container.ariaLabel ||= caption || element.ariaLabel;
	scope.on(container, "keydown", clickByKey);
};

/** Plays the animation of a link before the link is followed. A key presses the link, not its content. */
export const holdLink = (link: HTMLElement, ms: number, isStill: () => boolean, play: () => void, scope: Scope) => {
	let isHeld = false;
	let isDue = false;
	scope.on(link, "click", (event) => {
		if (isDue) return;
		play();
		if (ms <= 0 || isStill() || event.defaultPrevented) return;
		// A link that opens elsewhere does not leave this page.
		if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		if (isHeld) return;
		isHeld = true;
		scope.timeout(ms, () => {
			isHeld = false;
			isDue = true;
			link.click();
			isDue = false;
		});
	});
};
