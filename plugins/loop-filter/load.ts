// Handles a visitor's request to a loop: requests items, shows that it is busy, and inserts them.
import type { Scope } from "../../src/kit/scope";
import { itemsOf, listOf, replaceContent } from "./content";
import { loopHost } from "./loop-host";
import { hereOf, type Loop, loops } from "./loops";
import { ask, type Question } from "./requests";

/** Goes to an address without loading it, if the browser allows that; this does not change the loops' items. */
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
	/** Inserts the response unless it came too late. @returns whether it was valid */
	use(text: string, isCurrent: () => boolean, host: HTMLElement): boolean | Promise<boolean>;
}

/**
 * Requests items and shows them; aborts the loop's previous request. @returns whether they are shown; undefined if a
 * newer request took over
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

/** Loads items that replace the visible ones. */
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
