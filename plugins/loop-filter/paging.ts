// The paging of a loop: more items below the existing ones, or another page instead of them.
import { closestTo, contains } from "../../src/base/dom";
import { isPress } from "../../src/kit/keys";
import { queryOwn } from "../../src/kit/query-own";
import type { Scope } from "../../src/kit/scope";
import { type Loop, prepare, useLoop, work } from "./loops";
import type { Settings } from "./settings";

const noSpinner = "e-load-more-no-spinner";
export const atEnd = "e-load-more-pagination-end";
export const numbers = "a.page-numbers:not(.current)";

/** Milliseconds until infinite scroll retries after a failure; doubled each time. */
const retryMs = 2000;
const longestRetryMs = 60_000;

/** The arguments of the requesting part. */
export interface Paging {
	host: HTMLElement;
	loop: Loop;
	settings: Settings;
	scope: Scope;
	isInfinite: boolean;
	isMore: boolean;
	anchor(): HTMLElement | undefined;
	link(): HTMLElement | undefined;
	spinner(): Element | null | undefined;
	isEnd(): boolean;
	/** The link to another page that an event is for. */
	pageLink(target: EventTarget | null): HTMLAnchorElement | undefined;
}

export const startPaging = (host: HTMLElement, settings: Settings, scope: Scope): void => {
	const { pagination_type: type } = settings;
	const isInfinite = type === "load_more_infinite_scroll";
	const isMore = isInfinite || type === "load_more_on_click";
	if (!isMore && settings.pagination_load_type !== "ajax") return;
	const loop = useLoop(host.dataset.id ?? "", scope, settings);

	const find = (selector: string) => queryOwn(host, selector)[0];
	const anchor = () => find(".e-load-more-anchor");
	const link = () => find(".e-loop__load-more a,a.elementor-button[role=button]");
	const spinner = () => find(".e-load-more-spinner")?.firstElementChild;
	const isEnd = () => {
		const { page, maxPage, nextPage } = anchor()?.dataset ?? {};
		return !(Number(page) < Number(maxPage) && nextPage);
	};
	const pageLink = (target: EventTarget | null) => {
		const link = closestTo<HTMLAnchorElement>(target, numbers);
		return link?.origin === location.origin && queryOwn(host, numbers).includes(link) ? link : undefined;
	};
	const paging: Paging = { host, loop, settings, scope, isInfinite, isMore, anchor, link, spinner, isEnd, pageLink };

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

	/** Checks for the end of the loop again; after a failure not immediately. */
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

	const more = async (pressed?: Element) => {
		const isLoaded = await work(loop, scope, pressed, ({ more }) => more(paging));
		// Anyone who took over checks again.
		if (isLoaded !== null) again(!!isLoaded);
	};
	const goTo = async (page: HTMLAnchorElement) => {
		if ((await work(loop, scope, page, ({ goTo }) => goTo(paging, page))) === undefined) location.replace(page.href);
	};
	const answer = (event: Event) => {
		const isLink = isMore && link()?.contains(event.target as Node);
		const page = isMore ? undefined : pageLink(event.target);
		if (!isLink && !page) return;
		event.preventDefault();
		return page ? goTo(page) : more(link());
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
			const control = link();
			if (!control?.contains(event.target as Node)) return;
			// The browser clicks a link with an address.
			if (event.key === "Enter" && control.hasAttribute("href")) return;
			if (isPress(event)) return answer(event);
		});
	prepare(host, scope, ({ preparePaging }, first) => preparePaging(paging, first));
};
