// Items of nested lists, such as those of menus: each keeps its identity however its list changes.
import { useLayoutEffect, useRef } from "react";
import { type Known, knownOf, type Listed } from "./items";

/** @returns updates the items of a list; each list has its own path */
export const useItemLists = (): ((items: readonly Listed[], path?: string) => Known) => {
	const before = useRef<ReadonlyMap<string, Known>>(new Map());
	const now = new Map<string, Known>();
	useLayoutEffect(() => {
		before.current = now;
	});
	return (items, path = "") => {
		const known = knownOf(before.current.get(path), items);
		now.set(path, known);
		return known;
	};
};
