// Portals: children that are drawn in another container.
import { type Instance, none } from "./instance";
import * as plugs from "./plugs";
import { asideOf, unmount } from "./render";
import { createElement, type Props, type VNode } from "./vnode";

function Portal(this: Instance, { container, children }: Props) {
	if (this.target_ !== container) {
		for (const child of this.children_) if (child) unmount(child);
		this.children_ = none;
		this.target_ = container;
		this.dom_ = plugs.isInHidden?.(this) ? asideOf(container) : container;
	}
	return children;
}

/**
 * Draws children into a container elsewhere in the document; contexts reach them as if they were here.
 * @example createPortal(<Dialog />, document.body)
 */
export const createPortal = (children: unknown, container: Node & ParentNode): VNode =>
	Object.assign(createElement(Portal, { children, container }), { containerInfo: container });
