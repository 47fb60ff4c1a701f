// The loops of the page: their filters, their pending requests, and their items.
import type { Scope } from "../../src/kit/scope";
import { type Filters, table } from "./model";

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

export interface Loop {
	readonly id: string;
	filters: Filters;
	readonly controls: Set<Control>;
	/** The address whose items it shows, or means to, without its hash. */
	address: string;
	/** It shows other items than its filters say: they could not be loaded. */
	isStale: boolean;
	/** Aborts the pending request; undefined if there is none. */
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

export const loadWork = () => import("./work");
type Work = Awaited<ReturnType<typeof loadWork>>;

/** The loop of that id for as long as the scope lives. */
export const useLoop = (id: string, scope: Scope, texts: Texts): Loop => {
	const loop = (loops[id] ??= {
		id,
		filters: table(),
		controls: new Set(),
		address: hereOf(),
		isStale: false,
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
 * Has a request handled by the part, which loaded at the first interaction or loads now. @returns the result of
 * `answer`; false without the part, which is announced
 */
export const work = async <T>(loop: Loop, scope: Scope, answer: (part: Work) => T | Promise<T>) => {
	let isThere = false;
	const result = await scope.part(loadWork, (part) => {
		isThere = true;
		return answer(part);
	});
	if (isThere || scope.signal.aborted) return result;
	loop.status.textContent = loop.texts.failed_text;
	return false;
};

/** Loads the part at the first interaction. */
export const prepare = (host: HTMLElement, scope: Scope, use: (part: Work, first: Event) => void): void => {
	let isAsked = false;
	const start = (event: Event) => {
		if (isAsked) return;
		isAsked = true;
		scope.part(loadWork, (part) => use(part, event));
	};
	for (const type of ["pointermove", "pointerdown", "focusin"]) scope.on(host, type, start, { once: true });
};
