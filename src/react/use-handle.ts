// What the ref of a component holds alongside its element: a small handle, the same object in every render.
import { type Ref, type RefObject, useImperativeHandle, useMemo, useRef } from "react";

/** What every handle holds. */
export interface ComponentHandle {
	/** The host, while it is there. */
	readonly element: HTMLElement | null;
}

/** @param create called once, with what gives the host @returns for the host's own ref */
export const useHandle = <H extends ComponentHandle>(
	ref: Ref<H> | undefined,
	create: (host: () => HTMLElement | null) => Omit<H, "element">,
): RefObject<HTMLElement | null> => {
	const element = useRef<HTMLElement>(null);
	const handle = useMemo(() => {
		const get = () => element.current;
		return Object.defineProperty(create(get), "element", { get, enumerable: true }) as H;
	}, []);
	useImperativeHandle(ref, () => handle, [handle]);
	return element;
};

/** Both in one; what is read at each use keeps being so. */
export const withGetters = <A extends object, B extends object>(one: A, other: B): A & B =>
	Object.defineProperties(one, Object.getOwnPropertyDescriptors(other)) as A & B;
