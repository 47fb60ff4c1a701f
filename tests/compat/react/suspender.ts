// A component that waits whenever it is told to.
import { type Any, defer, type Tools } from "./implementations";

/** A component that throws a promise whenever it is told to. */
export const createSuspenderOf = ({ api: { createElement: h, useState }, rerender }: Tools, isWaiting = false) => {
	let now = defer();
	let again: Any;
	const Suspender = ({ children = "ready", tag = "p" }: Any) => {
		again = useState(0)[1];
		if (isWaiting) throw now.promise;
		return h(tag, null, children);
	};
	return {
		Suspender,
		suspend() {
			now = defer();
			isWaiting = true;
			again((count: number) => count + 1);
			rerender();
		},
		async resume() {
			isWaiting = false;
			await now.resolve();
			rerender();
		},
	};
};
