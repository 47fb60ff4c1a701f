// Hooks that only React has.
import type { Context } from "../context";
import { useCallback, useContext, useEffect, useInsertionEffect, useLayoutEffect, useRef, useState } from "../hooks";
import { here } from "../render";
import { unwrap } from "../suspense";

export const useDeferredValue = <T>(value: T): T => value;

/**
 * Follows a store outside components; `getSnapshot` must return the same value while nothing has changed.
 * @param getServerSnapshot the server's value, for the first render while hydrating
 */
export const useSyncExternalStore = <T>(
	subscribe: (onChange: () => void) => () => void,
	getSnapshot: () => T,
	getServerSnapshot?: () => T,
): T => {
	const value = (here.isHydrating_ && getServerSnapshot ? getServerSnapshot : getSnapshot)();
	const [{ latest }, update] = useState({ latest: { value, getSnapshot } });
	useLayoutEffect(() => {
		latest.value = value;
		latest.getSnapshot = getSnapshot;
		check();
	}, [subscribe, value, getSnapshot]);
	const check = () => {
		try {
			if (Object.is(latest.value, latest.getSnapshot())) return;
		} catch {}
		update({ latest });
	};
	useEffect(() => {
		// It may have changed since.
		check();
		return subscribe(check);
	}, [subscribe]);
	return value;
};

/** A function that always sees the latest props and state, and never changes itself. */
export const useEffectEvent = <F extends (...args: never[]) => unknown>(callback: F): F => {
	const latest = useRef(callback);
	useInsertionEffect(() => {
		latest.current = callback;
	});
	return useCallback(((...args) => latest.current(...args)) as F, []);
};

/** The value of a context, or of a promise, for which the nearest `Suspense` waits. */
export const use = (resource: Context | PromiseLike<unknown>): unknown =>
	"then" in resource && typeof resource.then === "function"
		? unwrap(resource as PromiseLike<unknown>)
		: useContext(resource as Context);
