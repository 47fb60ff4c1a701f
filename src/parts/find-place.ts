// Lets the browser's own search find what is in the closed panels of a host, and opens them for it.
import { closestTo, getAttribute, matches, querySelectorAll, setAttribute, toggleAttribute } from "../base/dom";
import type { Scope } from "../kit/scope";
import { openAround, openerOf } from "./show-place";

const value = "until-found";
/** What a site itself prints with that value is no matter of the rules below. */
const mark = "data-to-find";
const marked = `[${mark}][hidden=${value}]`;
/** A marked panel has the box that a search needs, and takes no place. On paper all panels show. */
const rules = `@media screen{${marked}{display:block!important;position:fixed!important;top:0!important;left:0!important;scale:0!important}}@media print{${marked}{content-visibility:visible!important}}`;

let sheet: CSSStyleSheet | undefined;
/** By host. */
const marks = new WeakMap<HTMLElement, () => void>();

/** Marks what is closed in a host until the visitor is back on the page. */
export const findPlace = (host: HTMLElement, scope: Scope): void => {
	if (!("onbeforematch" in window)) return;
	if (!sheet) {
		sheet = new CSSStyleSheet();
		sheet.replaceSync(rules);
		document.adoptedStyleSheets.push(sheet);
	}
	if (!marks.has(host)) {
		marks.set(host, createMarks(host, scope));
		scope.add(() => marks.delete(host));
	}
	marks.get(host)!();
};

const createMarks = (host: HTMLElement, scope: Scope) => {
	/** What the marked panels said of being hidden. */
	const before = new Map<Element, string | null>();
	const panels = () => [...querySelectorAll.call(host, ":is([role=tabpanel],[role=region])[id]")];
	const take = () => {
		for (const [panel, hidden] of before) {
			toggleAttribute.call(panel, mark, false);
			if (getAttribute.call(panel, "hidden") !== value) continue;
			if (hidden === null) toggleAttribute.call(panel, "hidden", false);
			else setAttribute.call(panel, "hidden", hidden);
		}
		before.clear();
	};
	const give = () => {
		for (const panel of panels()) {
			// Hosts in hosts all come here.
			if (matches.call(panel, marked) || !openerOf(panel)) continue;
			before.set(panel, getAttribute.call(panel, "hidden"));
			toggleAttribute.call(panel, mark, true);
			setAttribute.call(panel, "hidden", value);
		}
	};
	scope.add(take);
	scope.on(window, "focus", take);
	scope.on(host, "beforematch", ({ target }) => {
		const panel = closestTo(target, marked);
		if (!panel) return;
		take();
		openAround(panel);
		// The browser scrolls to what it has found now: nothing slides any more.
		for (const each of panels())
			for (const animation of each.getAnimations()) {
				animation.finish();
				animation.dispatchEvent(new Event("finish"));
			}
		give();
	});
	return give;
};
