// The common props of list items: each item keeps its identity however the list changes.
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";

/** An item of any list. */
export interface Listed {
	/** Identifies the item when the list changes. */
	value?: string | undefined;
	/** If it is a string it is the default of `value`; otherwise the index in the list is. */
	title?: ReactNode;
}

export interface Item extends Listed {
	title: ReactNode;
	/** Identifies the item when the list changes, and in `value`; default: its title if that is a string, else its index. */
	value?: string;
}

export interface Known {
	/** The app's names of the items, in order. */
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

interface Named {
	value?: readonly string[] | undefined;
	defaultValue?: readonly string[] | undefined;
}

/** Keys of the items that are open before the script, which do not change. @param first the one that is if none is named */
export const usePrinted = (
	{ keys, values }: Known,
	{ value, defaultValue }: Named,
	first?: string,
): readonly string[] =>
	useState(() => {
		const named = value ?? defaultValue ?? [first];
		return keys.filter((_, index) => named.includes(values[index]!));
	})[0];

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
