// The list of a playlist: shadows if there is more of it, and the button that hides it on small screens.
import { slideOpen } from "../../src/copied/slide-open";
import { clickByKey } from "../../src/kit/keys";
import { queryOwn } from "../../src/kit/query-own";
import type { Scope } from "../../src/kit/scope";
import { $preferences } from "../../src/stores/preferences";

/** @param host of the playlist */
export const watchList = (host: HTMLElement, scope: Scope): void => {
	const [wrapper] = queryOwn(host, ".e-tabs-items-wrapper");
	const [list] = queryOwn(host, ".e-tabs-items");
	const [button] = queryOwn(host, ".e-tabs-toggle-videos-display-button");
	if (!wrapper || !list) return;
	scope.keep(wrapper, "class", "style");
	const measure = () => {
		const { scrollTop, scrollHeight, clientHeight } = list;
		return () => {
			wrapper.classList.toggle("top-shadow", scrollTop > 0);
			wrapper.classList.toggle("bottom-shadow", scrollHeight - clientHeight - scrollTop > 1);
		};
	};
	const updateSoon = () => scope.frame(measure);
	scope.on(list, "scroll", updateSoon, { passive: true });
	scope.observe(list, updateSoon);
	if (!button) return;

	scope.keep(button, "class", "role", "tabindex", "aria-expanded", "aria-label");
	let isOpen = true;
	let slide: Animation | undefined;
	scope.add(() => slide?.cancel());
	const setOpen = () => {
		isOpen = !isOpen;
		const before = wrapper.offsetHeight;
		wrapper.style.display = isOpen ? "" : "none";
		button.classList.toggle("rotate-down", isOpen);
		button.classList.toggle("rotate-up", !isOpen);
		button.ariaExpanded = `${isOpen}`;
		if ($preferences.get().reducedMotion || !wrapper.animate) return;
		const frames = () => ({
			height: ["0", `${before || wrapper.offsetHeight}px`],
			overflow: ["hidden", "hidden"],
			display: ["block", "block"],
		});
		slide = slideOpen(wrapper, isOpen, slide, frames, { duration: 300, easing: "ease" });
	};
	if (!button.matches("button")) {
		button.role = "button";
		button.tabIndex = 0;
		button.ariaLabel ||= queryOwn(host, ".e-tabs-header .e-tabs-title")[0]?.textContent.trim() || "Playlist";
		scope.on(button, "keydown", clickByKey);
	}
	button.ariaExpanded = "true";
	scope.on(button, "click", setOpen);
};
