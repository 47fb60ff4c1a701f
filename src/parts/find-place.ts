// Lets find-in-page search the closed panels of a host, and opens them for it.
import { closestTo, getAttribute, matches, querySelectorAll, setAttribute, toggleAttribute } from "../base/dom";
import type { Scope } from "../kit/scope";
import { openAround, openerOf, toBeFound } from "./show-place";

/** Distinguishes our panels from those that a site prints with the same `hidden`. */
const ours = "data-to-find";
const marked = `[${ours}]${toBeFound}`;
/** A marked panel has the box that a search needs, and takes no place. */
const rules = `${marked}{display:block!important;position:fixed!important;top:0!important;left:0!important;scale:0!important}`;

let sheet: CSSStyleSheet | undefined;
const markPanelsOf = new WeakMap<HTMLElement, () => void>();

/** Marks the closed panels of a host until the visitor is back on the page. */
export const findPlace = (host: HTMLElement, scope: Scope): void => {
	// The visitor may have come back while this file was loading, or be in a frame of the page.
	if (!("onbeforematch" in window) || document.hasFocus()) return;
	if (!sheet) {
		sheet = new CSSStyleSheet();
		sheet.replaceSync(rules);
		document.adoptedStyleSheets.push(sheet);
	}
	if (!markPanelsOf.has(host)) {
		markPanelsOf.set(host, serveSearch(host, scope));
		scope.add(() => markPanelsOf.delete(host));
	}
	markPanelsOf.get(host)!();
};

/** @returns marks the panels that are closed now */
const serveSearch = (host: HTMLElement, scope: Scope) => {
	/** The `hidden` that each marked panel had. */
	const before = new Map<Element, string | null>();
	const panels = () => [...querySelectorAll.call(host, ":is([role=tabpanel],[role=region])[id]")];
	const unmark = () => {
		for (const [panel, hidden] of before) {
			const isAsMarked = matches.call(panel, marked);
			toggleAttribute.call(panel, ours, false);
			if (!isAsMarked) continue;
			if (hidden === null) toggleAttribute.call(panel, "hidden", false);
			else setAttribute.call(panel, "hidden", hidden);
		}
		before.clear();
	};
	const mark = () => {
		for (const panel of panels()) {
			// A panel of a host in this host may be marked already.
			if (matches.call(panel, marked) || !openerOf(panel)) continue;
			before.set(panel, getAttribute.call(panel, "hidden"));
			toggleAttribute.call(panel, ours, true);
			setAttribute.call(panel, "hidden", "until-found");
		}
	};
	scope.add(unmark);
	scope.on(window, "focus", unmark);
	scope.on(window, "beforeprint", unmark);
	// A plugin that opens a panel finds it as it left it.
	scope.on(host, "click", unmark, { capture: true });
	scope.on(host, "beforematch", ({ target }) => {
		const panel = closestTo(target, marked);
		if (!panel) return;
		unmark();
		openAround(panel);
		// The browser now scrolls to the match: nothing may slide after that.
		for (const each of panels())
			for (const animation of each.getAnimations()) {
				animation.finish();
				animation.dispatchEvent(new Event("finish"));
			}
		mark();
	});
	return mark;
};
