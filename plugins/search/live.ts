// Results while the visitor types: requested after a pause, only the newest, with arrow keys.
import { closestTo } from "../../src/base/dom";
import { plainKey } from "../../src/kit/keys";
import { queryOwn } from "../../src/kit/query-own";
import type { Scope } from "../../src/kit/scope";
import { parseMarkup } from "../../src/kit/trusted-address";
import { labelFor, pageOf, postOf } from "./model";
import type { Settings } from "./settings";

/** Milliseconds after the last key. */
const debounceMs = 300;
const stops = 'a[href],button:not([disabled]),input:not([type=hidden]),select,textarea,[tabindex="0"]';

interface Answer {
	data?: unknown;
	pagination?: unknown;
}

/** @returns true: it has begun */
export const startLive = (
	host: HTMLElement,
	input: HTMLInputElement,
	{ minimum_search_characters }: Pick<Settings, "minimum_search_characters">,
	scope: Scope,
): true | undefined => {
	const [results] = queryOwn(host, ".e-search-results:not(form)");
	// In 3.23 the list is the box itself.
	const [container = results] = queryOwn(host, ".e-search-results-container:not(form)");
	if (!container || !results) return scope.report("markup", ".e-search-results") as undefined;
	const props = queryOwn<HTMLInputElement>(host, "input[name=e_search_props]")[0]?.value ?? "";
	const status = prepare(input, container, results, scope);
	const printed = container.ariaLabel ?? "";
	/** Cancels the pending delay or request. */
	let cancel: (() => void) | undefined;

	const hasItems = () => !!results.querySelector(".e-loop-item");
	const setOpen = (isOpen: boolean) => {
		container.classList.toggle("hidden", !isOpen);
		input.ariaExpanded = `${isOpen && hasItems()}`;
	};
	const close = () => {
		cancel?.();
		container.classList.add("hide-loader");
		setOpen(false);
	};
	const empty = () => {
		close();
		results.replaceChildren();
		status.textContent = "";
	};

	const search = async (page: number) => {
		cancel?.();
		const term = input.value.trim();
		const controller = new AbortController();
		cancel = () => controller.abort();
		setOpen(true);
		container.classList.remove("hide-loader");
		const answer = await ask(postOf(props), host.dataset.id ?? "", term, page, controller.signal, scope);
		if (controller.signal.aborted || scope.signal.aborted) return;
		container.classList.add("hide-loader");
		if (!answer) {
			input.ariaExpanded = "false";
			return;
		}
		const hadFocus = results.contains(document.activeElement);
		show(results, answer);
		container.ariaLabel = labelFor(printed, term);
		setOpen(true);
		const none = results.querySelector(".e-search-nothing-found-message");
		results.classList.toggle("no-results", !!none);
		status.textContent = none ? none.textContent.trim() : `${results.querySelectorAll(".e-loop-item").length}`;
		if (hadFocus) (results.querySelector<HTMLElement>(stops) ?? input).focus();
		announce(results, host.dataset.id, scope);
	};
	const onInput = () => {
		cancel?.();
		const term = input.value.trim();
		if (term.length >= Math.max(1, minimum_search_characters)) cancel = scope.timeout(debounceMs, () => search(1));
		else empty();
	};

	scope.on(input, "input", onInput);
	scope.on(input, "focus", () => results.firstElementChild && setOpen(true));
	scope.on(results, "click", (event) => {
		const link = closestTo<HTMLAnchorElement>(event.target, ".elementor-pagination a");
		const page = link && pageOf(link.href);
		if (!page || event.ctrlKey || event.metaKey || event.shiftKey) return;
		event.preventDefault();
		return search(page);
	});
	scope.on(host, "keydown", (event) => {
		const key = plainKey(event);
		const isOpen = !container.classList.contains("hidden") && !!results.firstElementChild;
		if (key === "Enter" && event.target === input) close();
		if (!isOpen || !/^(Escape|ArrowUp|ArrowDown)$/.test(key) || event.isComposing) return;
		const places = [input, ...results.querySelectorAll<HTMLElement>(stops)].filter(
			(node) => node.checkVisibility?.() !== false,
		);
		const at = places.indexOf(document.activeElement as HTMLElement);
		// Tab reaches the box of the results before its content.
		if (at < 0 && (key !== "Escape" || document.activeElement !== container)) return;
		// Escape would empty a search field.
		event.preventDefault();
		const next = places.at(key === "Escape" ? 0 : (at + (key === "ArrowUp" ? -1 : 1)) % places.length)!;
		next.focus();
		if (next === input) input.setSelectionRange(input.value.length, input.value.length);
		if (key === "Escape") close();
	});
	scope.on(host, "click", () => container.classList.add("hide-loader"));
	for (const type of ["click", "focusin"])
		scope.on(document, type, ({ target }) => {
			if (!host.contains(target as Node) && !container.classList.contains("hidden")) close();
		});
	if (input.value !== input.defaultValue) onInput();
	return true;
};

/**
 * Correct ARIA: the popup contains links, not options, and only their number is announced.
 * @returns the live region for the number
 */
const prepare = (input: HTMLElement, container: HTMLElement, results: HTMLElement, scope: Scope): HTMLElement => {
	const before = [...results.childNodes];
	const status = document.createElement("span");
	scope.keep(input, "aria-expanded", "aria-haspopup", "aria-autocomplete");
	scope.keep(container, "class", "role", "aria-label", "aria-live");
	scope.keep(results, "class");
	scope.add(() => results.replaceChildren(...before));
	scope.add(() => status.remove());
	input.ariaHasPopup = "dialog";
	input.ariaAutoComplete = "none";
	container.role = "dialog";
	container.ariaLive = "off";
	status.className = "elementor-screen-only";
	status.role = "status";
	container.after(status);
	return status;
};

/** Requests the page builder's endpoint; undefined if the response is invalid. */
const ask = async (
	post: string,
	widget: string,
	term: string,
	page: number,
	signal: AbortSignal,
	scope: Scope,
): Promise<Answer | undefined> => {
	const response = await scope.fetch(
		`${window.ElementorProFrontendConfig?.urls?.rest ?? "/wp-json/"}elementor-pro/v1/refresh-search`,
		{
			method: "POST",
			headers: { "Content-Type": "application/json" },
			body: JSON.stringify({ post_id: post, widget_id: widget, search_term: term, page_number: page }),
			signal,
		},
	);
	try {
		const answer = response?.ok ? ((await response.json()) as Answer | null) : undefined;
		return typeof answer?.data === "string" ? answer : undefined;
	} catch {
		// No JSON, or cut off.
	}
};

const show = (results: HTMLElement, { data, pagination }: Answer) => {
	const list = document.createElement("div");
	list.className = "e-search-results-list";
	list.append(...parseMarkup(`<body>${data}`).body.childNodes);
	results.replaceChildren(list);
	if (!pagination || typeof pagination !== "string") return;
	const nav = document.createElement("nav");
	nav.className = "elementor-pagination";
	nav.ariaLabel = "Pagination";
	nav.append(...parseMarkup(`<body>${pagination}`).body.childNodes);
	results.append(nav);
};

/** Notifies other scripts of new items; our own plugins find them on their own. */
const announce = (results: HTMLElement, id: string | undefined, scope: Scope) => {
	const { elementorFrontend, ElementorProFrontendConfig } = window;
	try {
		for (const element of results.querySelectorAll(".elementor-element"))
			elementorFrontend?.elementsHandler?.runReadyTrigger(element);
		for (const name of ["updated", "displayed"]) elementorFrontend?.hooks?.doAction(`search:results-${name}`, id);
	} catch (error) {
		scope.report("listener", error);
	}
	if (ElementorProFrontendConfig?.settings?.lazy_load_background_images)
		scope.emit(document, "elementor/lazyload/observe");
};
