// The next page of a loop below its items, or another one instead of them.
import { queryOwn } from "../../src/kit/query-own";
import type { Scope } from "../../src/kit/scope";
import { $preferences } from "../../src/stores/preferences";
import { mergedQuery } from "./address";
import { focusOn, itemsOf, listOf, loopIn, startItems } from "./content";
import { load, push, replace } from "./load";
import type { Outcome } from "./loops";
import { filteredLink } from "./model";
import { atEnd, numbers, type Paging } from "./paging";
import { retry } from "./refresh";
import { prepareAhead, type Question } from "./requests";

const nextOf = ({ anchor }: Paging): Question => [filteredLink(anchor()!.dataset.nextPage!, location.search)];
const targetOf = ({ href }: HTMLAnchorElement) => new URL(filteredLink(href, location.search), location.href);

/** Appends the next page. */
export const more = async (paging: Paging): Promise<Outcome> => {
	const { host, loop, scope, anchor, link, spinner, isEnd } = paging;
	if (loop.state === "asking" || isEnd()) return null;
	// Which checks for the end again.
	if (loop.state === "outdated") return retry(loop, scope).then(() => null);
	return load(loop, "shown", {
		scope,
		question: nextOf(paging),
		mark(host, isBusy) {
			host.classList.toggle("e-load-more-pagination-loading", isBusy);
			spinner()?.classList.toggle("eicon-animation-spin", isBusy);
		},
		use(text, isCurrent) {
			const other = loopIn(text, loop.id);
			const before = anchor();
			if (!other || !before || !isCurrent()) return false;
			const [first] = appendContent(host, other, scope);
			const { dataset } = before;
			dataset.page = `${Number(dataset.page) + 1}`;
			const { nextPage } = queryOwn(other, ".e-load-more-anchor")[0]?.dataset ?? {};
			if (nextPage) dataset.nextPage = nextPage;
			else delete dataset.nextPage;
			const hadFocus = link()?.contains(document.activeElement);
			host.classList.toggle(atEnd, isEnd());
			// The site's style sheet hides the link at the end.
			if (hadFocus && isEnd()) focusOn(first as HTMLElement);
			return true;
		},
	});
};

/** Shows another page and writes it into the address. */
export const goTo = async ({ host, loop, settings, scope }: Paging, page: HTMLAnchorElement): Promise<Outcome> => {
	if (loop.state === "asking") return null;
	const target = targetOf(page);
	if (settings.auto_scroll) host.scrollIntoView({ behavior: $preferences.get().reducedMotion ? "auto" : "smooth" });
	push(target.pathname + mergedQuery(location.search, target.search, loop.id) + location.hash);
	const isShown = await replace(loop, scope, [target.href], (text) => loopIn(text, loop.id));
	if (isShown === false) location.replace(target);
	return isShown;
};

/** Prefetches what a click would request. @param first the event that loaded the part */
export const preparePaging = (paging: Paging, first: Event): void => {
	const { host, loop, scope, isInfinite, isMore, link, isEnd, pageLink } = paging;
	if (isInfinite) return;
	prepareAhead(host, isMore ? "a" : numbers, scope, first, (target) => {
		if (loop.state !== "shown") return;
		if (isMore) return link() === target && !isEnd() ? nextOf(paging) : undefined;
		const page = pageLink(target);
		return page && [targetOf(page).href];
	});
};

/** Appends the items of another page. @returns the new ones */
const appendContent = (host: HTMLElement, other: Element, scope: Scope): Element[] => {
	const items = itemsOf(other);
	listOf(host)!.append(...items);
	// Styles of the new page; the items contain their own.
	listOf(host)!.after(...other.querySelectorAll('style[id^="loop-dynamic"]'));
	startItems(items, scope);
	scope.emit(window, "elementor-pro/loop-builder/after-insert-posts");
	return items;
};
