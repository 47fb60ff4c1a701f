// What the items of accordions and tabs have in common: each is known however the list changes.
import { type ReactNode, useLayoutEffect, useRef } from "react";

export interface Item {
	title: ReactNode;
	/** By this the item is known when the list changes, and to `value`; its title where that is a text, else its place. */
	value?: string;
}

export interface Known {
	/** What the app calls the items, in their order. */
	values: string[];
	/** By which they are the same ones as before: a title that changes in its place is the same item. */
	keys: string[];
}

export const useItems = (items: readonly Item[]): Known => {
	const before = useRef<Known>({ values: [], keys: [] });
	const values = valuesOf(items);
	const known = { values, keys: keysOf(before.current, items, values) };
	useLayoutEffect(() => {
		before.current = known;
	});
	return known;
};

/** A text for each item, none twice. */
export const valuesOf = (items: readonly Item[]): string[] => {
	const values = new Set<string>();
	for (const [index, { value, title }] of items.entries()) {
		const own = value ?? (typeof title === "string" ? title : `${index}`);
		values.add(values.has(own) ? `${own} ${index}` : own);
	}
	return [...values];
};

const keysOf = (before: Known, items: readonly Item[], values: string[]): string[] => {
	const keys: (string | undefined)[] = values.map((value) => before.keys[before.values.indexOf(value)]);
	const used = new Set(keys);
	return keys.map((key, index) => {
		if (key !== undefined) return key;
		const inPlace = items[index]!.value === undefined ? before.keys[index] : undefined;
		let own = inPlace !== undefined && !used.has(inPlace) ? inPlace : values[index]!;
		while (used.has(own)) own += "+";
		used.add(own);
		return own;
	});
};
