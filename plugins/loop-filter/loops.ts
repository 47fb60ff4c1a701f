// The loops of the page: their filters, their pending requests, and their items.
import { showBusy } from "../../src/base/busy";
import { atSign } from "../../src/copied/at-sign";
import { queryOwn } from "../../src/kit/query-own";
import type { Scope } from "../../src/kit/scope";
import { type Filters, filteredLink, table } from "./model";

/** A filter widget of a loop. */
export interface Control {
	id: string;
	/** The loop's address without its page, and which page was printed. */
	place(): { base: string; page: number };
	/** Takes its terms from the address. */
	read(): void;
	/** Presses the buttons of its terms. */
	show(): void;
}

/**
 * What a loop does:
 * - `shown`: its items are those of its address.
 * - `asking`: a request is pending. A newer one takes over from it.
 * - `outdated`: its items are not those of its address, which could not be loaded.
 */
export type State = "shown" | "asking" | "outdated";

/** Whether a request's items are shown; null if a newer one took over, or if there was nothing to request. */
export type Outcome = boolean | null;

export interface Loop {
	readonly id: string;
	filters: Filters;
	readonly controls: Set<Control>;
	/** The address whose items it shows, or means to, without its hash. */
	address: string;
	state: State;
	/** Aborts the pending request: the loop is what it would be without it. */
	end?: () => void;
	/** Prepares the paging of the visible items, new or old. */
	dress?: (isShown: boolean) => void;
	texts: Texts;
	/** How many hosts use it. */
	uses: number;
	/** Polite announcements; in the page from the start, as text in a new live region is not announced. */
	readonly status: HTMLElement;
}

/** Its polite announcements. */
export interface Texts {
	/** `{count}` is replaced by the number of visible items. */
	items_text: string;
	loading_text: string;
	failed_text: string;
}

export const loops = table<Loop>();

export const hereOf = (): string => location.href.replace(/#.*/s, "");

/** The element of the loop, even if its id is not a valid selector. */
export const loopHost = (id: string): HTMLElement | undefined =>
	document.getElementsByClassName(`elementor-element-${id}`)[0] as HTMLElement | undefined;

/** Writes the filters of the address in view into the links of the paging. @param keep called before */
export const holdFilters = (host: HTMLElement, keep?: (link: Element) => void): void => {
	for (const link of queryOwn(host, "a.page-numbers[href]")) {
		keep?.(link);
		link.setAttribute("href", filteredLink(link.getAttribute("href")!, location.search));
	}
};

export const loadWork = () => import("./work");
type Work = Awaited<ReturnType<typeof loadWork>>;

/** The loop of that id for as long as the scope lives. */
export const useLoop = (id: string, scope: Scope, texts: Texts): Loop => {
	const loop = (loops[id] ??= {
		id,
		filters: table(),
		controls: new Set(),
		address: hereOf(),
		state: "shown",
		texts,
		uses: 0,
		status: Object.assign(document.createElement("div"), { role: "status", className: "elementor-screen-only" }),
	});
	document.body.append(loop.status);
	loop.uses++;
	scope.add(() => {
		if (--loop.uses) return;
		loop.end?.();
		loop.status.remove();
		delete loops[id];
	});
	scope.on(window, "popstate", async () => {
		// A hash is someone else's.
		if (loop.address === hereOf()) return;
		const isKnown = await scope.part(loadWork, ({ goBack }) => goBack(loop, scope));
		// Never another page than the address says.
		if (!isKnown && !scope.signal.aborted) location.reload();
	});
	return loop;
};

/**
 * Has a request handled by the part, which loaded at the first interaction or loads now.
 * @param control what was pressed, busy until the part has loaded
 * @returns undefined without the part, which is announced
 */
export const work = async (
	loop: Loop,
	scope: Scope,
	control: Element | undefined,
	answer: (part: Work) => Promise<Outcome>,
): Promise<Outcome | undefined> => {
	const free = control && showBusy(control);
	const outcome = await scope.part(loadWork, (part) => {
		free?.();
		return answer(part);
	});
	free?.(outcome === undefined);
	if (outcome !== undefined || scope.signal.aborted) return outcome ?? null;
	loop.status.textContent = loop.texts.failed_text;
};

/** Loads the part at the first interaction. */
export const prepare = (host: HTMLElement, scope: Scope, use: (part: Work, first: Event) => void): void => {
	let isUsed = false;
	atSign(scope, host, (first) =>
		scope.part(loadWork, (part) => {
			if (isUsed) return;
			isUsed = true;
			use(part, first);
		}),
	);
};
