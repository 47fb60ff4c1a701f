// Handles a visitor's request to a loop: requests items, shows that it is busy, and inserts them.
import type { Scope } from "../../src/kit/scope";
import { itemsOf, listOf, replaceContent } from "./content";
import { hereOf, type Loop, loopHost, loops, type Outcome, type State } from "./loops";
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
 * Requests items and shows them; aborts the loop's previous request. Nothing else changes the state of a loop.
 * @param otherwise the state without an answer: `outdated` if the items were to replace the visible ones
 */
export const load = async (
	loop: Loop,
	otherwise: Exclude<State, "asking">,
	{ scope, question, mark, use }: Task,
): Promise<Outcome> => {
	const { status, texts } = loop;
	loop.end?.();
	loop.state = otherwise;
	const host = loopHost(loop.id);
	if (!host) return null;
	const { text, cancel } = ask(question, scope);
	const enter = (next: State, end?: () => void) => {
		loop.state = next;
		loop.end = end;
		const list = listOf(host);
		if (list) list.ariaBusy = end ? "true" : null;
		mark(host, !!end);
	};
	const end = () => {
		cancel();
		enter(otherwise);
	};
	const isCurrent = () => loop.end === end;
	enter("asking", end);
	status.textContent = texts.loading_text;
	let isShown = false;
	try {
		const answer = await text;
		isShown = answer !== undefined && isCurrent() && (await use(answer, isCurrent, host));
	} catch (error) {
		scope.report("request", error);
	}
	if (!isCurrent()) return null;
	enter(isShown ? "shown" : otherwise);
	status.textContent = isShown ? texts.items_text.replace("{count}", `${itemsOf(host).length}`) : texts.failed_text;
	return isShown;
};

/** Loads items that replace the visible ones. */
export const replace = async (
	loop: Loop,
	scope: Scope,
	question: Question,
	find: (text: string) => Element | undefined | null,
): Promise<Outcome> => {
	const isShown = await load(loop, "outdated", {
		scope,
		question,
		mark: (host, isBusy) => host.classList.toggle("e-loading-overlay", isBusy),
		async use(text, isCurrent, host) {
			const content = find(text);
			if (content) await replaceContent(host, content, isCurrent, scope);
			return !!content;
		},
	});
	if (isShown !== null) loop.dress?.(isShown);
	return isShown;
};
