// The content of a loop: its items, and inserting new ones.
import { queryOwn } from "../../src/kit/query-own";
import type { Scope } from "../../src/kit/scope";
import { parseMarkup } from "../../src/kit/trusted-address";
import { swap } from "./ease";
import { holdFilters } from "./loop-host";

const container = ".elementor-widget-container";
const lists = ".elementor-loop-container,.elementor-posts-container";

export const listOf = (host: Element): HTMLElement | undefined => queryOwn(host, lists)[0];

/** The items of a loop; a style sheet among them is not one. */
export const itemsOf = (host: Element): Element[] =>
	[...(listOf(host)?.children ?? [])].filter((child) => child.matches(".e-loop-item,article"));

/** The element of a loop in a page that was fetched. */
export const loopIn = (text: string, id: string): Element | null =>
	parseMarkup(text).querySelector(`[data-id=${JSON.stringify(id)}]`);

/** The first element of a markup. */
export const firstElement = (markup: string): Element | null => parseMarkup(`<body>${markup}`).body.firstElementChild;

/**
 * Replaces a loop's content. The focus stays in the loop.
 * @param content the loop's element in another page, or its container
 */
export const replaceContent = (
	host: HTMLElement,
	content: Element,
	isCurrent: () => boolean,
	scope: Scope,
): Promise<void> | void =>
	swap(host, () => {
		if (!isCurrent()) return;
		const hadFocus = host.contains(document.activeElement);
		const before = host.querySelector(container);
		const isWidget = content.matches("[data-id]");
		const after = isWidget ? content.querySelector(container) : content;
		if (before && after) before.replaceWith(after);
		else if (isWidget) host.replaceChildren(...content.childNodes);
		else host.prepend(content);
		holdFilters(host);
		if (hadFocus) focusOn(queryOwn(host, ".page-numbers.current")[0] ?? listOf(host));
		startItems(itemsOf(host), scope);
		runReady(host, scope);
		host.classList.remove("e-loading");
	});

/** Makes an unfocusable element focusable. */
export const focusOn = (element: HTMLElement | undefined): void => {
	if (!element) return;
	if (element.tabIndex < 0) element.tabIndex = -1;
	element.focus({ preventScroll: true });
};

/** Notifies other scripts of new items; our own plugins find them on their own. */
export const startItems = (items: Element[], scope: Scope) => {
	for (const item of items) for (const element of item.querySelectorAll(".elementor-element")) runReady(element, scope);
	if (window.ElementorProFrontendConfig?.settings?.lazy_load_background_images)
		scope.emit(document, "elementor/lazyload/observe");
};

const runReady = (element: Element, scope: Scope) => {
	try {
		window.elementorFrontend?.elementsHandler?.runReadyTrigger(element);
	} catch (error) {
		scope.report("listener", error);
	}
};
