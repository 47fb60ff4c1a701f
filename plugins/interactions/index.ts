// Interactions: reads the page's list and plays it on existing and later elements, unless the visitor prefers reduced motion.
import { activeBreakpoints, deviceOf, deviceQueries, type FrontendConfig } from "../../src/base/breakpoints";
import { getAttribute, matches, querySelectorAll } from "../../src/base/dom";
import { parseObject } from "../../src/base/page";
import { definePlugin } from "../../src/kit/plugin";
import { $preferences } from "../../src/stores/preferences";
import { cloakId, listId } from "./ids";
import { type Constants, isOdd, type Odd, readInteraction, readItems, readList } from "./model";
import { play } from "./play";

declare global {
	/** Constants and breakpoints of interactions, as the server prints them. */
	var ElementorInteractionsConfig: { constants?: Constants; breakpoints?: object } | undefined;
}

const loadOdd = () => import("./odd");

const marked = "[data-interaction-id]";

export default definePlugin({
	setup(host, _settings, scope) {
		const { constants = {}, breakpoints } = window.ElementorInteractionsConfig ?? {};
		const responsive = breakpoints && ({ responsive: { breakpoints } } as FrontendConfig);
		const device = deviceOf(deviceQueries(activeBreakpoints(responsive ?? scope.page.builder)));
		const parse = (text: string | null) => parseObject(text, (error) => scope.report("settings", error));

		const printed = document.getElementById(listId);
		const isList = host === printed;
		// If the page has a list, the elements' own attributes are ignored.
		if (printed && !isList) return;
		const list = isList ? readList(parse(printed.textContent)) : undefined;
		const itemsOf = (element: HTMLElement) =>
			list
				? list.get(getAttribute.call(element, "data-interaction-id")!)
				: readItems(parse(getAttribute.call(host, "data-interactions")));

		/** By element: ends its animations. */
		const playing = new Map<Element, () => void>();
		const enter = (element: HTMLElement) => {
			if (playing.has(element)) return;
			const ends: (() => void)[] = [];
			let isOver = false;
			const start = (item: unknown, odd?: Odd) => {
				const interaction = isOver ? undefined : readInteraction(item, constants, odd);
				if (interaction && !interaction.excluded.includes(device)) ends.push(play(element, interaction, scope));
			};
			const items = itemsOf(element) ?? [];
			for (const item of items)
				if (isOdd(item)) scope.part(loadOdd, (odd) => start(item, odd));
				else start(item);
			if (items[0])
				playing.set(element, () => {
					isOver = true;
					for (const end of ends) end();
				});
		};
		const leave = (isOver: (element: Element) => boolean) => {
			for (const [element, end] of playing) {
				if (!isOver(element)) continue;
				playing.delete(element);
				end();
			}
		};
		const enterAll = (root: HTMLElement) => {
			if (matches.call(root, marked)) enter(root);
			for (const element of querySelectorAll.call(root, marked)) enter(element as HTMLElement);
		};
		const stop = () => leave(() => true);
		const start = () => {
			if (isList) enterAll(document.documentElement);
			else enter(host);
		};

		scope.add(stop);
		scope.onPrint((isPrinting) => (isPrinting ? stop() : undefined));
		scope.watch($preferences, ({ reducedMotion }) => (reducedMotion ? stop() : start()));
		// From here on an entrance is hidden by its first look.
		document.getElementById(cloakId)?.remove();
		if (!isList) return;
		const changes = scope.connect(MutationObserver, (records) => {
			leave((element) => !element.isConnected);
			if (!$preferences.get().reducedMotion)
				for (const { addedNodes } of records)
					for (const node of addedNodes) if (node instanceof HTMLElement && node.isConnected) enterAll(node);
		});
		changes.observe(document.documentElement, { childList: true, subtree: true });
	},
});
