// The loops of the page: what they are filtered by, what they are busy with, and what they show.
import type { Scope } from "../../src/kit/scope";
import { itemsOf, listOf, loopHost, replaceContent } from "./content";
import { type Filters, table } from "./model";
import { ask, type Question } from "./requests";

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
	/** It shows other items than its filters say: they could not be had. */
	isStale: boolean;
	/** Ends what it is busy with; undefined while it is not. */
	end?: () => void;
	/** Prepares the paging of what is shown, which is what was asked for or still the old. */
	dress?: (isShown: boolean) => void;
	texts: Texts;
	/** How many hosts use it. */
	uses: number;
	/** Says politely what it is doing; in the page from the start, as what is said in a new place is not heard. */
	readonly status: HTMLElement;
}

/** What is said of it, politely. */
export interface Texts {
	/** `{count}` stands for the number of items that are shown. */
	items_text: string;
	loading_text: string;
	failed_text: string;
}

export const loops = table<Loop>();

export const hereOf = (): string => location.href.replace(/#.*/s, "");

const loadHistory = () => import("./history");

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
		// A hash is somebody else's.
		if (loop.address === hereOf()) return;
		const isKnown = await scope.part(loadHistory, ({ restore }) => restore(loop, scope).then(() => true));
		// Never another page than the address says.
		if (!isKnown && !scope.signal.aborted) location.reload();
	});
	return loop;
};

/** Goes to an address without loading it, where the browser lets us; what the loops show does not change by it. */
export const push = (address: string): void => {
	try {
		history.pushState(history.state, "", address);
	} catch {
		// Browsers limit how often that may be done.
		location.assign(address);
	}
	for (const loop of Object.values(loops)) loop.address = hereOf();
};

export interface Task {
	scope: Scope;
	question: Question;
	/** Shows that the loop is busy, or no longer is. */
	mark(host: HTMLElement, isBusy: boolean): void;
	/** Puts the answer into the page unless it came too late. @returns whether it was one */
	use(text: string, isCurrent: () => boolean, host: HTMLElement): boolean | Promise<boolean>;
}

/**
 * Asks for items and shows them; what the loop was busy with ends. @returns whether they are shown; undefined where something
 * newer took over
 */
export const load = async (loop: Loop, { scope, question, mark, use }: Task): Promise<boolean | undefined> => {
	loop.end?.();
	const host = loopHost(loop.id);
	if (!host) return;
	const { text, cancel } = ask(question, scope);
	let isCurrent = true;
	const setBusy = (isBusy: boolean) => {
		mark(host, isBusy);
		const list = listOf(host);
		if (isBusy) list?.setAttribute("aria-busy", "true");
		else list?.removeAttribute("aria-busy");
	};
	const end = () => {
		isCurrent = false;
		loop.end = undefined;
		cancel();
		setBusy(false);
	};
	loop.end = end;
	setBusy(true);
	loop.status.textContent = loop.texts.loading_text;
	let isShown = false;
	try {
		const answer = await text;
		isShown = answer !== undefined && isCurrent && (await use(answer, () => isCurrent, host));
	} catch (error) {
		scope.report("request", error);
	}
	if (!isCurrent) return;
	end();
	const { items_text, failed_text } = loop.texts;
	loop.status.textContent = isShown ? items_text.replace("{count}", `${itemsOf(host).length}`) : failed_text;
	return isShown;
};

/** Loads other items in place of those that are shown. */
export const replace = async (
	loop: Loop,
	scope: Scope,
	question: Question,
	find: (text: string) => Element | undefined | null,
): Promise<boolean | undefined> => {
	loop.isStale = true;
	const isShown = await load(loop, {
		scope,
		question,
		mark: (host, isBusy) => host.classList.toggle("e-loading-overlay", isBusy),
		async use(text, isCurrent, host) {
			const content = find(text);
			if (!content) return false;
			await replaceContent(host, content, isCurrent, scope);
			return true;
		},
	});
	if (isShown) loop.isStale = false;
	if (isShown !== undefined) loop.dress?.(isShown);
	return isShown;
};
