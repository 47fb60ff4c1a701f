// Rendering as React does it: the first time, what the page had in the container goes.
import { hydrate as hydrateInto } from "./hydrate";
import { render as renderInto } from "./render";

type Container = Element | DocumentFragment;
const containers = new WeakSet<Container>();

/** Renders into a container, or updates what was rendered there. */
export const render = (vnode: unknown, container: Container, callback?: () => void): null => {
	if (!containers.has(container)) container.textContent = "";
	containers.add(container);
	renderInto(vnode, container);
	callback?.();
	return null;
};

/** Takes over what the server printed in the container. */
export const hydrate = (vnode: unknown, container: Element, callback?: () => void): null => {
	containers.add(container);
	hydrateInto(vnode, container);
	callback?.();
	return null;
};

/** @returns whether there was something to take away */
export const unmountComponentAtNode = (container: Container): boolean => {
	const isOurs = containers.has(container);
	if (isOurs) renderInto(null, container);
	return isOurs;
};
