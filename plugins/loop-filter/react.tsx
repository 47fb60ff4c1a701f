// The loop filter for React apps: buttons, and a grid whose items are the app's own. The address holds the state, as on a site.
// biome-ignore-all lint/a11y: stylesheets rely on this markup
// biome-ignore-all lint/suspicious/noArrayIndexKey: items are only appended, or replaced as a whole
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from "react";
import { observe } from "../../src/kit/visibility";
import { useStore } from "../../src/react/use-store";
import { classNames } from "../../src/react/widget";
import { fill, useWords } from "../../src/react/words";
import { $address, pushAddress } from "../../src/stores/address";
import type { Consolidated } from "./address";
import { pageIn, queryOfPage } from "./address";
import { everything, hasTerm, press, readTerms } from "./model";
import { addressWith, filtersIn } from "./react-model";

const searchOf = (address: string) => /\?[^#]*/.exec(address)?.[0] ?? "";

export interface LoopFilterOptions {
	/** Id of the loop, as in its `<LoopGrid>`. */
	loop: string;
	/** Name of the taxonomy, as in the address: `e-filter-{loop}-{taxonomy}`. */
	taxonomy: string;
	/** Several terms at the same time: all of them (`AND`) or any (`OR`). One at a time by default. */
	join?: "AND" | "OR";
}

/** A filter's state, and the functions that change it. */
export interface LoopFilterState {
	/** In the order of the clicks; after a load in that of the address. */
	terms: string[];
	/** Whether the term is chosen. */
	has(term: string): boolean;
	/** Does the same as a click on the term's button. */
	toggle(term: string): void;
	/** Takes the filter away. */
	clear(): void;
}

/**
 * The terms that a loop is filtered by, which the address holds: `?e-filter-{loop}-{taxonomy}=a~b`. Each change is an entry
 * of the history and leads to the first page.
 * @example const { terms, toggle } = useLoopFilter({ loop: "shop", taxonomy: "category" });
 */
export const useLoopFilter = ({ loop, taxonomy, join }: LoopFilterOptions): LoopFilterState => {
	const terms = readTerms(useStore($address, searchOf), loop, taxonomy);
	const set = (terms: string[]) => pushAddress(addressWith(location, loop, taxonomy, terms, join ?? "DISABLED"));
	return {
		terms,
		has: (term) => hasTerm(terms, term),
		toggle: (term) => set(press(term, new Set(terms), terms, join ?? "DISABLED")?.terms ?? []),
		clear: () => set([]),
	};
};

export interface LoopFilterProps extends LoopFilterOptions {
	/** The buttons: the term, and the button's label. */
	items: readonly { slug: string; label: ReactNode }[];
	/** Of the button that takes the filter away; `null` leaves it out. */
	all?: ReactNode;
	/** Accessible name of the group. */
	label?: string;
	/** Class names of the outer element. */
	className?: string;
}

/** @example <LoopFilter loop="shop" taxonomy="category" items={[{ slug: "mugs", label: "Mugs" }]} /> */
export const LoopFilter = ({ items, all: given, label, className, ...options }: LoopFilterProps): ReactElement => {
	const words = useWords();
	const all = given === undefined ? words.all : given;
	const { terms, has, toggle, clear } = useLoopFilter(options);
	const button = (slug: string, label: ReactNode, isPressed: boolean, onClick: () => void) => (
		<button
			key={slug}
			type="button"
			className="e-filter-item"
			data-filter={slug}
			aria-pressed={isPressed}
			onClick={onClick}
		>
			{label}
		</button>
	);
	return (
		<div className={classNames("elementor-element elementor-widget elementor-widget-taxonomy-filter", className)}>
			<div className="e-filter" role="search" aria-label={label}>
				{items.map(({ slug, label }) => button(slug, label, has(slug), () => toggle(slug)))}
				{all !== null && button(everything, all, !terms.length, () => terms.length && clear())}
			</div>
		</div>
	);
};

/** Result of `load`. */
export interface LoopPage {
	/** The app's own components; give them keys. */
	items: readonly ReactNode[];
	/** How many pages there are. */
	pages: number;
}

export interface LoopGridProps {
	/** As in the address: `e-filter-{id}-…`, `e-page-{id}`. */
	id: string;
	/**
	 * Loads a page of the filtered items. @param filters by taxonomy @param page from 1 @param signal aborted by a newer
	 * request
	 */
	load(filters: Consolidated[string], page: number, signal: AbortSignal): LoopPage | Promise<LoopPage>;
	/**
	 * The first page, if it is already known: it is rendered on the server and not requested again. An address with
	 * filters or a page is requested, as the server does not know it.
	 */
	initial?: LoopPage;
	/** How further pages come: below by a button, below by scrolling, or in place by numbers. */
	paging?: "more" | "infinite" | "numbers";
	/** Instead of the items if there are none. */
	empty?: ReactNode;
	/** The app's words by default. */
	texts?: Partial<LoopGridTexts>;
	/** Class names of the outer element. */
	className?: string;
}

export interface LoopGridTexts {
	/** On the button. */
	more: ReactNode;
	/** Accessible name of the page numbers. */
	pagination: string;
	/** Said while items are loaded. */
	loading: string;
	/** Announced after a failure. */
	failed: string;
	/** Announced when items have loaded. */
	count(items: number): string;
}

interface Shown extends LoopPage {
	/** Filters and page of the items; undefined before the first response. */
	view?: string;
	page: number;
	status: "busy" | "failed" | "done";
}

const hidden = { position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" } as const;

/** @example <LoopGrid id="shop" load={async (filters, page) => { const { products, pages } = await get(filters, page); return { items: products.map(toCard), pages } }} /> */
export const LoopGrid = ({
	id,
	load,
	initial,
	paging = "more",
	empty,
	texts,
	className,
}: LoopGridProps): ReactElement => {
	const words = useWords();
	const say: LoopGridTexts = {
		more: words.loadMore,
		pagination: words.pagination,
		loading: words.loading,
		failed: words.loadFailed,
		count: (count) => fill(words.itemCount, { count }),
		...texts,
	};
	const search = useStore($address, searchOf);
	const filters = filtersIn(search, id);
	const first = paging === "numbers" ? pageIn(search, id) : 1;
	const view = JSON.stringify([id, filters, first]);
	const [shown, setShown] = useState<Shown>(
		initial ? { ...initial, page: first, view, status: "done" } : { items: [], pages: 0, page: 0, status: "busy" },
	);
	const request = useRef<AbortController>(undefined);
	const end = useRef<HTMLDivElement>(null);

	const show = async (page: number, before: readonly ReactNode[]) => {
		request.current?.abort();
		const { signal } = (request.current = new AbortController());
		setShown((shown) => ({ ...shown, status: "busy" }));
		try {
			const { items, pages } = await load(filters, page, signal);
			if (!signal.aborted) setShown({ items: [...before, ...items], pages, page, view, status: "done" });
		} catch {
			if (!signal.aborted) setShown((shown) => ({ ...shown, status: "failed" }));
		}
	};
	useEffect(() => {
		if (shown.view !== view || shown.status !== "done") show(first, []);
		return () => request.current?.abort();
	}, [view]);

	const { items, pages, page, status } = shown;
	// Items of two filters never mix: a failed request is repeated first.
	const more = () => {
		if (status === "busy") return;
		if (shown.view === view) show(page + 1, items);
		else show(first, []);
	};
	const hasMore = paging !== "numbers" && (page < pages || status === "failed");
	const isWatching = paging === "infinite" && status === "done" && hasMore;
	useEffect(() => {
		if (isWatching) return observe(end.current!, (isVisible) => isVisible && more());
	}, [isWatching, page, view]);

	return (
		<div
			className={classNames(
				`elementor-element elementor-element-${id} elementor-widget elementor-widget-loop-grid`,
				status === "busy" && (shown.view === view ? "e-load-more-pagination-loading" : "e-loading-overlay"),
				!hasMore && "e-load-more-pagination-end",
				className,
			)}
		>
			<div className="elementor-widget-container">
				<div className="elementor-loop-container elementor-grid" role="list" aria-busy={status === "busy"}>
					{items.map((item, index) => (
						<div key={index} className="e-loop-item" role="listitem">
							{item}
						</div>
					))}
				</div>
				{status === "done" && !items.length && <div className="e-loop-nothing-found-message">{empty}</div>}
				{hasMore && <div className="e-load-more-anchor" ref={end} data-page={page} data-max-page={pages} />}
				{hasMore && (paging === "more" || status === "failed") && (
					<div className="e-loop__load-more elementor-button-wrapper">
						<button type="button" className="elementor-button elementor-size-sm" onClick={more}>
							<span className="elementor-button-text">{say.more}</span>
						</button>
					</div>
				)}
				{paging === "numbers" && pages > 1 && (
					<nav className="elementor-pagination" aria-label={say.pagination}>
						{Array.from({ length: pages }, (_, at) => at + 1).map((number) => {
							const query = queryOfPage(search, id, number);
							return number === first ? (
								<span key={number} className="page-numbers current" aria-current="page">
									{number}
								</span>
							) : (
								<a
									key={number}
									className="page-numbers"
									href={query || "?"}
									onClick={(event) => {
										if (event.ctrlKey || event.metaKey || event.shiftKey) return;
										event.preventDefault();
										pushAddress(location.pathname + query + location.hash);
									}}
								>
									{number}
								</a>
							);
						})}
					</nav>
				)}
			</div>
			<div role="status" style={hidden}>
				{status === "busy" ? say.loading : status === "failed" ? say.failed : say.count(items.length)}
			</div>
		</div>
	);
};
