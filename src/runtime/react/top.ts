// The last boundary of React's roots: shows nothing instead of what has failed.
import { addCatcher, noteRetry } from "../boundary";
import { type Instance, plugs } from "../instance";
import { enqueue } from "../schedule";
import { type ComponentType, isThenable, type Props, type VNode } from "../vnode";
import { tellUncaught } from "./report";

/** Props of renderings that have failed. */
const failed = new WeakSet<Props>();

/** What waits without a `Suspense` around it is there once its promise is. */
const again = (boundary: Instance, props: Props) => {
	failed.delete(props);
	if (!boundary.isGone_) enqueue(boundary);
};

let tell: typeof plugs.catch_;
/** A promise is no error: the boundaries on the way up are not told. */
const tellOf: typeof plugs.catch_ = (error, instance, isDrawing) => {
	let from = instance;
	if (isThenable(error)) while (from.parent_ && from.parent_.type_ !== Top) from = from.parent_;
	return tell!(error, from, isDrawing);
};
/** Any further kind of boundary sets the function again. */
const skipForPromises = () => {
	if (plugs.catch_ === tellOf) return;
	tell = plugs.catch_;
	plugs.catch_ = tellOf;
};

/** Around all that a root renders. */
export const Top: ComponentType = /* @__PURE__ */ (() => {
	addCatcher((boundary, error) => {
		if (boundary.type_ !== Top) return;
		const { props } = boundary.vnode_ as VNode;
		// One error a rendering: the others come from what is on its way out.
		if (!failed.has(props)) {
			const retry = () => again(boundary, props);
			if (isThenable(error)) error.then(retry, retry);
			else (boundary.callbacks_ ??= []).push(() => tellUncaught(error, props.tell));
		}
		failed.add(props);
		enqueue(boundary);
		// It ends a chain of updates without end.
		boundary.round_ = 0;
		return true;
	});
	return function Top(this: Instance, props: Props) {
		noteRetry(this);
		skipForPromises();
		return failed.has(props) ? null : props.children;
	};
})();
