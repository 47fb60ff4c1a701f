// Follows a store from a component: the store is attached while a component uses it, and detached afterwards.
import type { ReadableAtom } from "nanostores";
import { useSyncExternalStore } from "react";

/**
 * The value of a store, in step with it. While a page is rendered on a server, and while that markup is hydrated, it is
 * the value that the store began with; the page is not asked.
 * @example const { device } = useStore($viewport);
 */
export function useStore<T>(store: ReadableAtom<T>): T;
/**
 * The result of `select` for the value. The component re-renders only when that changes, so return a primitive or a
 * part of the value, never a new object.
 * @example const isDown = useStore($scroll, ({ y }) => y > 100);
 */
export function useStore<T, U>(store: ReadableAtom<T>, select: (value: T) => U): U;
export function useStore<T>(store: ReadableAtom<T>, select: (value: T) => unknown = (value) => value): unknown {
	return useSyncExternalStore(
		store.listen,
		() => select(store.get()),
		() => select(store.init === undefined ? store.get() : store.init),
	);
}
