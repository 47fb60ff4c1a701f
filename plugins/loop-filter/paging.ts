// The paging of a loop: more items below those that are there, or another page in their place.
import { closest } from "../../src/base/closest";
import { contains } from "../../src/base/dom";
import { queryOwn } from "../../src/kit/query-own";
import type { Scope } from "../../src/kit/scope";
import { $preferences } from "../../src/stores/preferences";
import { prepareAhead } from "./ahead";
import { focusOn, itemsOf, listOf, loopIn, startItems } from "./content";
import { load, push, replace, useLoop } from "./loops";
import { filteredLink } from "./model";
import { mergedQuery } from "./pages";
import { retry } from "./refresh";
import type { Settings } from "./settings";

const noSpinner = "e-load-more-no-spinner";
const atEnd = "e-load-more-pagination-end";
const numbers = "a.page-numbers:not(.current)";

/** Milliseconds until infinite scroll tries again what has failed; doubled each time. */
const retryMs = 2000;
const longestRetryMs = 60_000;

export const startPaging = (host: HTMLElement, settings: Settings, scope: Scope): true => {
	const { pagination_type: type } = settings;
	const isInfinite = type === "load_more_infinite_scroll";
	const isMore = isInfinite || type === "load_more_on_click";
	if (!isMore && settings.pagination_load_type !== "ajax") return true;
	const id = host.dataset.id ?? "";
	const loop = useLoop(id, scope, settings);

	const find = (selector: string) => queryOwn(host, selector)[0];
	const anchor = () => find(".e-load-more-anchor");
	const link = () => find(".e-loop__load-more a,a.elementor-button[role=button]");
	const spinner = () => find(".e-load-more-spinner")?.firstElementChild;
	const isEnd = () => {
		const { page, maxPage, nextPage } = anchor()?.dataset ?? {};
		return !(Number(page) < Number(maxPage) && nextPage);
	};
	const nextLink = () => filteredLink(anchor()!.dataset.nextPage!, location.search);

	let unobserve: (() => void) | undefined;
	let pause = retryMs;
	const watch = () => {
		unobserve?.();
		const target = anchor();
		unobserve = isEnd()
			? undefined
			: scope.observe(target!, (isVisible) => {
					if (!isVisible) return;
					unobserve?.();
					more();
				});
	};

	/** Looks for the end of the loop again; after a failure not at once. */
	const again = (isShown?: boolean) => {
		if (!isInfinite) return;
		if (isShown !== false) {
			pause = retryMs;
			return watch();
		}
		scope.timeout(pause, watch);
		pause = Math.min(pause * 2, longestRetryMs);
	};
	const dress = (isShown?: boolean) => {
		if (!isMore) return;
		const icon = spinner();
		host.classList.toggle(noSpinner, !icon);
		host.classList.toggle(atEnd, isEnd());
		const more = link();
		if (!more) return again(isShown);
		// Without an address it takes no focus.
		if (!more.hasAttribute("href")) more.tabIndex = 0;
		if (icon && !isInfinite) more.append(icon.parentElement!);
		again(isShown);
	};

	const more = async () => {
		if (loop.end || isEnd()) return;
		if (loop.isStale) return retry(loop, scope);
		const isLoaded = await load(loop, {
			scope,
			question: [nextLink()],
			mark(host, isBusy) {
				host.classList.toggle("e-load-more-pagination-loading", isBusy);
				spinner()?.classList.toggle("eicon-animation-spin", isBusy);
			},
			use(text, isCurrent) {
				const other = loopIn(text, id);
				const before = anchor();
				if (!other || !before || !isCurrent()) return false;
				const [first] = appendContent(host, other, scope);
				const { dataset } = before;
				dataset.page = `${Number(dataset.page) + 1}`;
				const { nextPage } = queryOwn(other, ".e-load-more-anchor")[0]?.dataset ?? {};
				if (nextPage) dataset.nextPage = nextPage;
				else delete dataset.nextPage;
				const more = link();
				const hadFocus = more?.contains(document.activeElement);
				host.classList.toggle(atEnd, isEnd());
				// The site's style sheet hides the link at the end.
				if (hadFocus && isEnd()) focusOn(first as HTMLElement);
				return true;
			},
		});
		// Whoever took over looks again himself.
		if (isLoaded !== undefined) again(isLoaded);
	};

	const go = async (href: string) => {
		const target = new URL(filteredLink(href, location.search), location.href);
		if (settings.auto_scroll) host.scrollIntoView({ behavior: $preferences.get().reducedMotion ? "auto" : "smooth" });
		push(target.pathname + mergedQuery(location.search, target.search, id) + location.hash);
		const isShown = await replace(loop, scope, [target.href], (text) => loopIn(text, id));
		if (isShown === false) location.replace(target);
	};
	const pageLink = (target: EventTarget | null) => {
		const link = closest<HTMLAnchorElement>(target, numbers);
		return link?.origin === location.origin && queryOwn(host, numbers).includes(link) ? link : undefined;
	};

	const answer = (event: Event) => {
		const isLink = isMore && link()?.contains(event.target as Node);
		const page = isMore ? undefined : pageLink(event.target);
		if (!isLink && !page) return;
		event.preventDefault();
		if (isLink) return more();
		if (!loop.end) return go(page!.href);
	};
	scope.keep(host, "class");
	const [printed, icon, before] = [link(), find(".e-load-more-spinner"), anchor()];
	if (printed) scope.keep(printed, "tabindex");
	// Markup that is not as it should be has the anchor within the icon.
	scope.add(() => icon && before && !contains.call(icon, before) && before.before(icon));
	dress();
	loop.dress = dress;
	scope.add(() => (loop.dress = undefined));
	scope.on(host, "click", (event) => {
		if (!event.ctrlKey && !event.metaKey && !event.shiftKey) return answer(event);
	});
	if (isMore)
		scope.on(host, "keydown", (event) => {
			const isKey = event.key === " " || (event.key === "Enter" && !link()?.hasAttribute("href"));
			if (isKey && !event.repeat) return answer(event);
		});
	if (!isInfinite)
		prepareAhead(host, isMore ? "a" : numbers, scope, (target) => {
			if (loop.end || loop.isStale) return;
			if (!isMore) {
				const page = pageLink(target);
				return page && [new URL(filteredLink(page.href, location.search), location.href).href];
			}
			if (link() === target && !isEnd()) return [nextLink()];
		});
	return true;
};

/** Appends the items of another page. @returns those that are new */
const appendContent = (host: HTMLElement, other: Element, scope: Scope): Element[] => {
	const items = itemsOf(other);
	listOf(host)!.append(...items);
	// Styles of what is new; those of the items have come with them.
	listOf(host)!.after(...other.querySelectorAll('style[id^="loop-dynamic"]'));
	startItems(items, scope);
	scope.emit(window, "elementor-pro/loop-builder/after-insert-posts");
	return items;
};
