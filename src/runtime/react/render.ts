// Rendering as React does it: the first render removes the container's previous content.
import { hydrate as hydrateInto } from "../hydrate";
import { render as renderInto, topOf } from "../render";

type Container = Element | Document | DocumentFragment;
const containers = new WeakSet<Container>();

/** Renders, for the first time into an empty container. */
export const renderClean = (vnode: unknown, container: Container): void => {
	if (!containers.has(container)) (container as Element).textContent = "";
	markFilled(container);
	renderInto(vnode, container);
};

/** React owns the container's content. */
export const markFilled = (container: Container): unknown => containers.add(container);

/**
 * Renders into a container, or updates what was rendered there.
 * @returns the object of a class component
 */
export const render = (vnode: unknown, container: Container, callback?: () => void): unknown =>
	settle(container, renderClean(vnode, container), callback);

/** Adopts the server's markup in the container. */
export const hydrate = (vnode: unknown, container: Element, callback?: () => void): unknown =>
	settle(container, hydrateInto(vnode, container), callback);

const settle = (container: Container, _rendered: void, callback?: () => void): unknown => {
	markFilled(container);
	callback?.();
	return topOf(container).children_[0]?.public_ ?? null;
};

/** @returns whether there was something to remove */
export const unmountComponentAtNode = (container: Container): boolean => {
	const isOurs = containers.has(container);
	if (isOurs) renderInto(null, container);
	return isOurs;
};
