// The last boundary of React's roots: shows nothing instead of what has failed.
import { addCatcher, noteRetry } from "../boundary";
import type { Instance } from "../instance";
import { enqueue } from "../schedule";
import type { ComponentType, Props, VNode } from "../vnode";
import { tellUncaught } from "./report";

/** Props of renderings that have failed. */
const failed = new WeakSet<Props>();

/** Around all that a root renders. */
export const Top: ComponentType = /* @__PURE__ */ (() => {
	addCatcher((boundary, error) => {
		if (boundary.type_ !== Top) return;
		const { props } = boundary.vnode_ as VNode;
		// One error a rendering: the others come from what is on its way out.
		if (!failed.has(props)) (boundary.callbacks_ ??= []).push(() => tellUncaught(error, props.tell));
		failed.add(props);
		enqueue(boundary);
		return true;
	});
	return function Top(this: Instance, props: Props) {
		noteRetry(this);
		return failed.has(props) ? null : props.children;
	};
})();
