// Portals: children that are drawn in another container.
import { type Instance, none } from "./instance";
import { unmount } from "./render";
import { createElement, type Props, type VNode } from "./vnode";

function Portal(this: Instance, props: Props) {
	if (this.dom_ !== props.container) {
		for (const child of this.children_) if (child) unmount(child);
		this.children_ = none;
		this.dom_ = props.container;
	}
	return props.children;
}

/**
 * Draws children into a container elsewhere in the document; contexts reach them as if they were here.
 * @example createPortal(<Dialog />, document.body)
 */
export const createPortal = (children: unknown, container: Node & ParentNode): VNode =>
	Object.assign(createElement(Portal, { children, container }), { containerInfo: container });
