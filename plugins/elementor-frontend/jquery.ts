// Converts between nodes and jQuery objects: third parties get the latter if the page has jQuery, and may pass either.

import { getJQuery } from "../../src/base/jquery";

/** A node, or a jQuery object around it. */
// biome-ignore lint/suspicious/noExplicitAny: jQuery is not typed here
export type Wrapped = any;

export const wrap = (node: unknown): Wrapped => getJQuery()?.(node) ?? node;

/** The node in a jQuery object; nodes are returned unchanged. */
export const unwrap = (target: Wrapped): HTMLElement | undefined => (target?.addEventListener ? target : target?.[0]);
