// The part for sites whose style sheets do not scroll smoothly: a pressed link scrolls the page smoothly, to below elements stuck at its top.
import { matches } from "../../src/base/dom";
import { safeDecode } from "../../src/base/safe-decode";
import type { Scope } from "../../src/kit/scope";
import { $preferences } from "../../src/stores/preferences";

const targets = ".elementor-element,.elementor-menu-anchor";
const stuck = ".elementor-section.elementor-sticky--active:not(.elementor-sticky__spacer)";

export const followPress = (link: HTMLAnchorElement, scope: Scope): void => {
	const topOf = (target: Element) => Element.prototype.getBoundingClientRect.call(target).top;
	/** The link's target and the margin that it has of its own, where no style sheet makes the browser scroll smoothly. */
	const find = () => {
		const isHere = link.href.split("#")[0] === location.href.split("#")[0];
		const target = isHere && document.getElementById(safeDecode(link.hash.slice(1)));
		if (!target || !matches.call(target, targets)) return;
		if (getComputedStyle(document.documentElement).scrollBehavior === "smooth") return;
		return { target, margin: Number.parseFloat(getComputedStyle(target).scrollMarginTop) || 0 };
	};
	const move = ({ target, margin }: NonNullable<ReturnType<typeof find>>) => {
		const top = topOf(target) + scrollY - (margin || covered());
		scrollTo({ top: filtered(top), behavior: $preferences.get().reducedMotion ? "instant" : "smooth" });
	};
	scope.on(link, "click", (event) => {
		const { ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
		const found = ctrlKey || metaKey || shiftKey || defaultPrevented ? undefined : find();
		if (!found) return;
		event.preventDefault();
		move(found);
	});
	// The browser has followed a press that came before this part: the target is under what is stuck. Pointing at a link is not a press.
	const jumped = navigator.userActivation?.isActive && link.hash === location.hash ? find() : undefined;
	if (jumped && Math.abs(topOf(jumped.target) - jumped.margin) < 1) move(jumped);
};

/** Pixels at the top of the window: the site's admin bar and the tallest stuck section. */
const covered = () => {
	const bar = document.getElementById("wpadminbar");
	const heights = Array.from(document.querySelectorAll<HTMLElement>(stuck), ({ offsetHeight }) => offsetHeight);
	return Math.max(0, ...heights) + (bar && getComputedStyle(bar).position === "fixed" ? bar.offsetHeight : 0);
};

/** The position after the filters of the site's scripts. */
const filtered = (top: number): number => {
	const { hooks } = (window.elementorFrontend ?? {}) as {
		hooks?: { applyFilters?(name: string, value: number): unknown };
	};
	const value = hooks?.applyFilters?.("frontend/handlers/menu_anchor/scroll_top_distance", top);
	return typeof value === "number" ? value : top;
};
