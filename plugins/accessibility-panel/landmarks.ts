// Landmarks and link options, which the site's owner sets by globals.
import { querySelectorAll, setAttribute } from "../../src/base/dom";
import { isSelector } from "../../src/base/is-selector";
import type { Scope } from "../../src/kit/scope";

const roles = {
	headerElementSelector: "banner",
	sidebarElementSelector: "complementary",
	footerElementSelector: "contentinfo",
	mainElementSelector: "main",
	navElementSelector: "navigation",
};

/** Gives roles to elements that have none, and takes the titles of links away, as the globals say. */
export const applyLandmarks = (scope: Scope): void => {
	const globals = window as unknown as Record<string, unknown>;
	const isOn = (name: string) => /^(1|true)$/.test(`${globals[name]}`);
	const set = (selector: string, name: string, value?: string) => {
		for (const element of querySelectorAll.call(document.body, selector)) {
			scope.keep(element, name);
			if (value) setAttribute.call(element, name, value);
			else Element.prototype.removeAttribute.call(element, name);
		}
	};
	for (const [name, role] of Object.entries(roles)) {
		const selector = globals[name];
		if (!selector || typeof selector !== "string") continue;
		const free = `:is(${selector}):not([role])`;
		if (isSelector(free)) set(free, "role", role);
		else scope.report("selector", selector);
	}
	if (isOn("roleLink")) set("a:not([role])", "role", "link");
	if (isOn("removeLinkTitles")) set("a[title]", "title");
};
