// The theme's own menu on small screens: a button in the page's header, and a list whose items open at a click.
import { closestTo, memberOf, parentOf } from "../../src/base/dom";
import type { Scope } from "../../src/kit/scope";
import { leadsNowhere } from "./kept";
import { serveToggle } from "./toggle";

const active = "elementor-active";

export const serveTheme = (host: HTMLElement, scope: Scope): void => {
	const toggle = host.querySelector<HTMLElement>(".site-navigation-toggle");
	const header = host.closest<HTMLElement>(".site-header");
	const nav = header?.querySelector<HTMLElement>(".site-navigation-dropdown");
	if (!toggle || !nav) return;

	const turnItem = (link: HTMLElement, isOpen: boolean) => {
		memberOf(parentOf(link)!, "classList").toggle(active, isOpen);
		link.ariaExpanded = `${isOpen}`;
	};
	const links = nav.querySelectorAll<HTMLElement>(".menu-item-has-children>a");
	for (const link of links) {
		scope.keep(link.parentElement!, "class");
		scope.keep(link, "aria-expanded");
		turnItem(link, false);
	}
	scope.on(nav, "click", (event) => {
		const link = closestTo(event.target, ".menu-item-has-children>a");
		if (!link) return;
		const isOpen = link.ariaExpanded === "true";
		// The link of an open item works like any other.
		if (!isOpen || leadsNowhere(link)) event.preventDefault();
		turnItem(link, !isOpen);
	});
	const turn = (isOpen: boolean) => {
		if (!isOpen) for (const link of links) turnItem(link, false);
	};
	serveToggle(header!, { toggle, nav, marked: host, turn }, scope);
};
