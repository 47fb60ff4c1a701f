// Which items of a list are open or chosen, as state of their component.
import { useRef } from "react";
import { type ChangeDetails, pressControl } from "./change";
import type { Known } from "./items";
import { useDriven } from "./use-driven";

/** How the plugin's markup shows and changes the open items. */
export interface OpenItemsMarkup {
	/** The title of each item. */
	titlesIn(host: HTMLElement): HTMLElement[];
	/** The attribute of a title that says whether its item is open. */
	attribute: "aria-expanded" | "aria-selected" | "aria-pressed";
	/** If one item is always shown: the replacement for a removed one. */
	isAlwaysOne?: boolean;
	/** Opens and closes without animation. */
	runAtOnce?(host: HTMLElement, run: () => void): void;
}

interface OpenItems {
	value?: readonly string[] | undefined;
	defaultValue?: readonly string[] | undefined;
	onChange?: ((value: readonly string[], details: ChangeDetails) => void) | undefined;
}

const stop = (event: Event) => event.stopPropagation();

/** @returns for the island */
export const useOpenItems = (
	{ titlesIn, attribute, isAlwaysOne, runAtOnce }: OpenItemsMarkup,
	known: Known,
	state: OpenItems = {},
): ((host: HTMLElement) => () => void) => {
	const { keys } = known;
	const latest = useRef(keys);
	/** The keys when the page was read last. */
	const before = useRef(keys);
	latest.current = keys;
	const toKeys = (values: readonly string[] | undefined) =>
		values?.map((value) => keys[known.values.indexOf(value)] ?? value);
	const { onChange } = state;
	const isOpen = (title: HTMLElement) => title.getAttribute(attribute) === "true";
	const read = (host: HTMLElement) => {
		before.current = latest.current;
		return titlesIn(host).flatMap((title, index) => (isOpen(title) ? (latest.current[index] ?? []) : []));
	};
	const write = (host: HTMLElement, value: readonly string[], isAtOnce: boolean) => {
		const { current: now } = latest;
		let wanted = value;
		if (isAlwaysOne && !value.some((key) => now.includes(key))) {
			const place = Math.max(0, before.current.indexOf(value[0] ?? ""));
			wanted = now.slice(Math.min(place, now.length - 1)).slice(0, 1);
		}
		before.current = now;
		const titles = titlesIn(host);
		const run = () => {
			// The visitor has not pressed anything, so ancestors of the host must not see the event.
			host.addEventListener("click", stop);
			for (const isWanted of [true, false])
				for (const [index, title] of titles.entries())
					if (wanted.includes(now[index]!) === isWanted && isOpen(title) !== isWanted) pressControl(title);
			host.removeEventListener("click", stop);
		};
		if (isAtOnce && runAtOnce) runAtOnce(host, run);
		else run();
	};
	const driven = {
		value: toKeys(state.value),
		defaultValue: toKeys(state.defaultValue),
		onChange:
			onChange &&
			((open: readonly string[], details: ChangeDetails) =>
				onChange(
					open.map((key) => known.values[keys.indexOf(key)] ?? key),
					details,
				)),
		read,
		write,
	};
	return useDriven<readonly string[]>(driven, [attribute]).whileMounted;
};
