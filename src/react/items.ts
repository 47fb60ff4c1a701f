// What the items of a list have in common: each is known however the list changes.
import { type ReactNode, useLayoutEffect, useRef } from "react";

/** An item of any list. */
export interface Listed {
	/** By this the item is known when the list changes. */
	value?: string | undefined;
	/** Where it is a text it stands in for `value`; else the place in the list does. */
	title?: ReactNode;
}

export interface Item extends Listed {
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

export const useItems = (items: readonly Listed[]): Known => {
	const before = useRef<Known>(undefined);
	const known = knownOf(before.current, items);
	useLayoutEffect(() => {
		before.current = known;
	});
	return known;
};

/** @param before the list as it was */
export const knownOf = (before: Known | undefined, items: readonly Listed[]): Known => {
	const values = valuesOf(items);
	return { values, keys: keysOf(before ?? { values: [], keys: [] }, items, values) };
};

/** A text for each item, none twice. */
const valuesOf = (items: readonly Listed[]): string[] => {
	const values = new Set<string>();
	for (const [index, { value, title }] of items.entries()) {
		const own = value ?? (typeof title === "string" ? title : `${index}`);
		values.add(values.has(own) ? `${own} ${index}` : own);
	}
	return [...values];
};

const keysOf = (before: Known, items: readonly Listed[], values: string[]): string[] => {
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
