// The ref of a component: a small handle, the same object in every render.
import { type Ref, type RefObject, useImperativeHandle, useMemo, useRef } from "react";
import { ask } from "./change";

/** Common to all handles. */
export interface ComponentHandle {
	/** The host, while it is mounted. */
	readonly element: HTMLElement | null;
}

/** @param create called once, with a getter of the host @returns for the host's own ref */
export const useHandle = <H extends ComponentHandle>(
	ref: Ref<H> | undefined,
	create: (host: () => HTMLElement | null) => Omit<H, "element">,
): RefObject<HTMLElement | null> => {
	const element = useRef<HTMLElement>(null);
	const handle = useMemo(() => {
		const get = () => element.current;
		return Object.defineProperty(asked(create(get)), "element", { get, enumerable: true }) as H;
	}, []);
	useImperativeHandle(ref, () => handle, [handle]);
	return element;
};

/** Marks the functions of a handle as calls of the app. */
export const asked = <H extends object>(handle: H): H => {
	for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(handle)))
		if (value) Reflect.set(handle, name, (...args: unknown[]) => ask(() => value(...args)));
	return handle;
};

/** Merges both; getters stay getters. */
export const withGetters = <A extends object, B extends object>(one: A, other: B): A & B =>
	Object.defineProperties(one, Object.getOwnPropertyDescriptors(other)) as A & B;
