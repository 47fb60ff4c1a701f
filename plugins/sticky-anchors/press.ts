// The part for sites whose style sheets do not scroll smoothly: a pressed link scrolls the page smoothly, to below elements stuck at its top.
import { matches } from "../../src/base/dom";
import { safeDecode } from "../../src/base/safe-decode";
import type { Scope } from "../../src/kit/scope";
import { $preferences } from "../../src/stores/preferences";

const targets = ".elementor-element,.elementor-menu-anchor";
const stuck = ".elementor-section.elementor-sticky--active:not(.elementor-sticky__spacer)";

export const followPress = (link: HTMLAnchorElement, scope: Scope) =>
	scope.on(link, "click", (event) => {
		const { hash, href } = link;
		const isHere = href.split("#")[0] === location.href.split("#")[0];
		if (!isHere || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
		const target = document.getElementById(safeDecode(hash.slice(1)));
		const root = document.documentElement;
		if (!target || !matches.call(target, targets) || getComputedStyle(root).scrollBehavior === "smooth") return;
		event.preventDefault();
		const margin = Number.parseFloat(getComputedStyle(target).scrollMarginTop);
		const top = Element.prototype.getBoundingClientRect.call(target).top + scrollY - (margin || covered());
		scrollTo({ top: filtered(top), behavior: $preferences.get().reducedMotion ? "instant" : "smooth" });
	});

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
