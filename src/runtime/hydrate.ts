// Takes over DOM that is in the page already, such as what the server printed.
import { render } from "./render";

/**
 * Renders over what the server printed: elements and texts that fit are kept with their attributes, handlers are added,
 * what is left over is removed.
 */
export const hydrate = (vnode: unknown, parent: Element): void => render(vnode, parent, true);
