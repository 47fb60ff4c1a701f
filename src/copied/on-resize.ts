// Follows sizes: reads in the frame after a change, when all plugins read, and never in the observer's callback.
import type { Scope } from "../kit/scope";

/**
 * Reads once the nodes have their first sizes, and after each change of one. Writes in the observer's own callback
 * may change the sizes again, which is an error of the page: https://drafts.csswg.org/resize-observer/#deliver-resize-error
 * @param read as for `scope.frame`
 */
export const onResize = (scope: Scope, nodes: Iterable<Element>, read: Parameters<Scope["frame"]>[0]): void => {
	const sizes = scope.connect(ResizeObserver, () => scope.frame(read));
	for (const node of nodes) sizes.observe(node);
};
