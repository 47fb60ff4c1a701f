// The content of a loop: its items, and inserting new ones, with a view transition where motion is welcome.
import { queryOwn } from "../../src/kit/query-own";
import type { Scope } from "../../src/kit/scope";
import { parseMarkup } from "../../src/kit/trusted-address";
import { $preferences } from "../../src/stores/preferences";
import { holdFilters } from "./loops";

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

let sheet: CSSStyleSheet | undefined;

/** Changes a loop's content, with a view transition if the browser has them and reduced motion is off. @returns settles when the change is made, immediately without a transition */
const swap = (host: HTMLElement, change: () => void): Promise<void> | void => {
	const page = document.documentElement;
	if (!document.startViewTransition || document.hidden || $preferences.get().reducedMotion) return change();
	if (!sheet) {
		sheet = new CSSStyleSheet();
		// Presses next to the loop reach their target: https://drafts.csswg.org/css-view-transitions/#view-transition-stacking-layer
		sheet.replaceSync("::view-transition{pointer-events:none}");
		document.adoptedStyleSheets.push(sheet);
	}
	page.style.viewTransitionName = "none";
	host.style.viewTransitionName = "loop";
	const transition = document.startViewTransition(change);
	// Who presses in the meantime is answered immediately: frames of a transition take long on slow machines.
	const skip = () => transition.skipTransition();
	addEventListener("pointerdown", skip, true);
	const clear = () => {
		removeEventListener("pointerdown", skip, true);
		page.style.viewTransitionName = host.style.viewTransitionName = "";
	};
	transition.finished.then(clear, clear);
	// It is skipped when another one begins.
	transition.ready.catch(clear);
	return transition.updateCallbackDone;
};

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
