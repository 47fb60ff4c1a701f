// The titles above a gallery: one is pressed, and its pictures are the ones that are shown.
import { closestTo } from "../../src/base/dom";
import { isPress } from "../../src/kit/keys";
import type { Scope } from "../../src/kit/scope";

const active = "elementor-item-active";

/**
 * @param titles one at least
 * @param choose called with the index of the title that is pressed, and now with the first one's
 */
export const followTitles = (
	host: HTMLElement,
	titles: readonly HTMLElement[],
	scope: Scope,
	choose: (index: string) => void,
): void => {
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
	const titleOf = ({ target }: Event) =>
		titles.find((title) => title === closestTo(target, ".elementor-gallery-title"));

	for (const title of titles) scope.keep(title, "class", "aria-pressed");
	scope.on(host, "click", (event) => {
		const title = titleOf(event);
		if (!title) return;
		event.preventDefault();
		press(title);
	});
	scope.on(host, "keydown", (event) => {
		const title = titleOf(event);
		if (!title || !isPress(event)) return;
		event.preventDefault();
		press(title);
	});
	press(titles[0]!);
};
