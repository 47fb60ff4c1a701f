// Table of contents: lists the page's headings, marks the current one, opens and closes.
import { closestTo } from "../../src/base/dom";
import { setStyles } from "../../src/kit/inline-styles";
import { clickByKey } from "../../src/kit/keys";
import { definePlugin } from "../../src/kit/plugin";
import { queryOwn } from "../../src/kit/query-own";
import type { Scope } from "../../src/kit/scope";
import { text } from "../../src/kit/settings";
import { $viewport } from "../../src/stores/viewport";
import { follow } from "./follow";
import { findHeadings, idOf, removeAnchors, textOf } from "./headings";
import { createIcon, createList } from "./list";
import { flat, isMinimized, nest } from "./model";
import { type Settings, settings } from "./settings";
import { setShown, stopSlide } from "./slide";

export default definePlugin({
	settings,
	setup(host, settings, scope) {
		const [body] = queryOwn(host, ".elementor-toc__body:not(form)");
		if (!body) return scope.report("markup", ".elementor-toc__body");
		const before = [...body.childNodes];
		scope.keep(body, "style", "role", "aria-label", "aria-expanded");
		scope.add(() => {
			body.replaceChildren(...before);
			removeAnchors();
		});
		const marker = settings.marker_view === "bullets" ? createIcon(settings.icon) : undefined;
		const title = host.querySelector(".elementor-toc__header-title")?.textContent.trim();
		let headings: readonly HTMLElement[] = [];
		let links: readonly HTMLAnchorElement[] = [];
		/** By the headings' index: the sub-lists open while the heading is current. */
		let branches: (HTMLElement | undefined)[];
		/** The sub-list that is open. */
		let openList: HTMLElement | undefined;
		const open = (list: HTMLElement | undefined) => {
			if (list === openList) return;
			if (openList) setShown(openList, false);
			if (list) setShown(list, true);
			openList = list;
		};
		const { choose, watch } = follow(scope, settings.line, (heading) => {
			const current = headings.indexOf(heading as HTMLElement);
			for (const [index, link] of links.entries()) {
				link.classList.toggle("elementor-item-active", index === current);
				link.ariaCurrent = index === current ? "location" : null;
			}
			open(branches[current]);
		});
		const draw = (found: readonly HTMLElement[]) => {
			const focused = headings[links.indexOf(document.activeElement as HTMLAnchorElement)];
			headings = found;
			const list = createList(
				(settings.hierarchical_view ? nest : flat)(headings.map(({ localName }) => +localName[1]!)),
				headings.map((heading, index) => [textOf(heading), idOf(heading, index, scope.page.edit)]),
				marker,
				settings.hierarchical_view,
			);
			links = list.links;
			branches = [];
			openList = undefined;
			body.replaceChildren(links[0] ? list.root : nothingFound(settings));
			if (links[0]) {
				body.role = "navigation";
				body.ariaLabel ||= title || null;
			}
			if (settings.collapse_subitems)
				for (const top of list.root.children) {
					const [branch, ...deeper] = top.querySelectorAll<HTMLElement>(".elementor-toc__list-wrapper");
					if (branch) setShown(branch, false, false);
					for (const list of deeper) setShown(list, true, false);
					for (const [index, link] of links.entries()) if (top.contains(link)) branches[index] = branch;
				}
			links[headings.indexOf(focused!)]?.focus({ preventScroll: true });
			if (!scope.page.edit) watch(headings);
		};
		const find = () =>
			findHeadings(host, settings.headings_by_tags, settings.container, settings.exclude_headings_by_selector);
		draw(find());
		startToggle(host, body, settings, scope, !!links[0]);
		// Headings added later, such as those of more posts.
		const update = () => {
			const found = find();
			if (found.length !== headings.length || found.some((heading, index) => heading !== headings[index])) draw(found);
		};
		scope.add($viewport.listen(update));
		scope.connect(MutationObserver, update).observe(document.body, { childList: true, subtree: true });

		if (scope.page.edit) return;
		scope.on(body, "click", ({ target, timeStamp }) => {
			const index = links.indexOf(closestTo<HTMLAnchorElement>(target, "a")!);
			if (index < 0) return;
			const branch = branches[index];
			const isOpen = branch === openList && !branch?.contains(links[index]!);
			choose(headings[index]!, timeStamp);
			open(isOpen ? undefined : branch);
		});
	},
});

/** Before 3.25 the server prints no such text with the widget, and before 3.3 one with the page. */
const nothingFound = ({ no_headings_message }: Settings): string =>
	no_headings_message ||
	text()((key) => window.ElementorProFrontendConfig?.i18n?.[key], "toc_no_headings_found") ||
	"No headings were found on this page.";

/**
 * Two buttons in the header; the style sheet shows the one that applies.
 * @param hasHeadings without them the table stays open, so that its text can be read
 */
const startToggle = (
	host: HTMLElement,
	body: HTMLElement,
	{ minimized_on, min_height }: Settings,
	scope: Scope,
	hasHeadings: boolean,
): void => {
	const buttons = queryOwn(host, ".elementor-toc__toggle-button:not(form)");
	// From 3.13 to 3.16 the server says it of the body as well.
	const states = body.ariaExpanded ? [...buttons, body] : buttons;
	const isCollapse = (button: Element) => button.matches(".elementor-toc__toggle-button--collapse");
	const setOpen = (isOpen: boolean, mayMove: boolean) => {
		host.classList.toggle("elementor-toc--collapsed", !isOpen);
		const { size, unit } = min_height();
		setStyles(host, { "min-height": isOpen ? (size ? size + unit : "") : "0px" });
		for (const node of states) node.ariaExpanded = `${isOpen}`;
		setShown(body, isOpen, mayMove);
		if (mayMove) buttons.find((button) => isCollapse(button) === isOpen)?.focus({ preventScroll: true });
	};
	if (!buttons.length) return;
	scope.keep(host, "class", "style");
	scope.add(() => stopSlide(body));
	for (const button of buttons) {
		scope.keep(button, "aria-expanded", "role", "tabindex", "aria-label");
		// Before 3.13 it has no role and no name.
		button.role ??= "button";
		if (!button.hasAttribute("tabindex")) button.tabIndex = 0;
		button.ariaLabel ||= `${isCollapse(button) ? "Close" : "Open"} table of contents.`;
		scope.on(
			button,
			"click",
			() => `${isCollapse(button)}` === button.ariaExpanded && setOpen(!isCollapse(button), true),
		);
		scope.on(button, "keydown", clickByKey);
	}
	// The visitor's choice stays: the device is asked once.
	if (hasHeadings && isMinimized(minimized_on, $viewport.get().suffixes)) setOpen(false, false);
	else for (const node of states) node.ariaExpanded = "true";
};
