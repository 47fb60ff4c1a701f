// The titles above a gallery: one is pressed, and its pictures are the ones that are shown.
import { clickByKey } from "../../src/kit/keys";
import type { Scope } from "../../src/kit/scope";

const active = "elementor-item-active";

/**
 * @param titles one at least
 * @param choose called with the index of the title that is pressed, and now with the first one's
 */
export const followTitles = (titles: readonly HTMLElement[], scope: Scope, choose: (index: string) => void): void => {
	let pressed: HTMLElement | undefined;
	const press = (title: HTMLElement) => {
		if (title === pressed) return;
		pressed = title;
		for (const node of titles) {
			node.classList.toggle(active, node === title);
			node.ariaPressed = `${node === title}`;
		}
		choose(title.dataset.galleryIndex ?? "all");
	};
	for (const title of titles) {
		scope.keep(title, "class", "aria-pressed", "role", "tabindex");
		// Before 3.12 it is a link without an address.
		title.role ??= "button";
		if (!title.hasAttribute("tabindex")) title.tabIndex = 0;
		scope.on(title, "click", (event) => {
			event.preventDefault();
			press(title);
		});
		scope.on(title, "keydown", clickByKey);
	}
	press(titles[0]!);
};
