// `Activity`: children that stay, with their state, while they are not shown and have no effects.
import { nodesOf } from "../instance";
import { type Boundary, hidden, hides, Primary, pause, revive } from "../suspense";
import { createElement, type Props, type VNode } from "../vnode";

/** @example <Activity mode={isOpen ? "visible" : "hidden"}><Sidebar /></Activity> */
export const Activity = /* @__PURE__ */ hides(function Activity(this: Boundary, { mode, children }: Props) {
	const isHidden = mode === "hidden";
	const wasHidden = this.isInactive_;
	const [primary] = this.children_;
	this.isInactive_ = isHidden;
	if (isHidden !== !!wasHidden) hidden.most_ += isHidden ? 1 : -1;
	if (primary && isHidden && !wasHidden) pause(primary);
	if (primary && !isHidden && wasHidden) revive(primary);
	if (isHidden || wasHidden)
		(this.callbacks_ ??= []).push(() => {
			for (const node of nodesOf(this)) show(node, !this.isInactive_);
		});
	return createElement(Primary, { children });
});

const show = (node: Node, isShown: boolean) => {
	const { style } = node as HTMLElement;
	if (!style) return;
	if (isShown) style.removeProperty("display");
	else style.setProperty("display", "none", "important");
};

export type ActivityProps = { mode?: "visible" | "hidden"; children?: unknown };
export type ActivityType = (props: ActivityProps) => VNode;
