// The last boundary of React's roots: shows nothing instead of what has failed, and waits where no `Suspense` does.
import { about, addCatcher, noteRetry } from "../boundary";
import type { Instance } from "../instance";
import * as plugs from "../plugs";
import { enqueue } from "../schedule";
import { type ComponentType, isFunction, isThenable, type Props, type VNode } from "../vnode";
import { mute } from "./mute";
import { tellUncaught } from "./report";

/** What React tells of an error. */
export interface ErrorInfo {
	/** The components and elements around what has failed, a line each. */
	componentStack: string;
	/** The boundary that has caught it. */
	errorBoundary?: unknown;
}

/** Props of renderings that have failed. */
const failed = new WeakSet<Props>();

/** Tops that have shown something. */
const shown = new WeakSet<Instance>();

/** What waits is there once its promise is. */
const awaitFor = (promise: PromiseLike<unknown>, instance: Instance, settle: () => void) => {
	const again = () => {
		settle();
		instance.isForced_ = true;
		if (!instance.isGone_) enqueue(instance);
	};
	promise.then(again, again);
};

const topOf = (instance: Instance): Instance | undefined => {
	let above: Instance | undefined = instance;
	while (above && above.type_ !== Top) above = above.parent_;
	return above;
};

const stackOf = (instance: Instance | undefined): string => {
	if (!instance || instance.type_ === Top) return "";
	const { type_: type, parent_: parent } = instance;
	const name = isFunction(type) ? (type as ComponentType).displayName || type.name : type;
	return `${name ? `\n    at ${name}` : ""}${stackOf(parent)}`;
};

/** Where the error that is being told came from. */
let stack = "";
const infoOf = (): ErrorInfo => ({ componentStack: stack });
let tell: typeof plugs.pass;
let work: typeof plugs.work;

const tellOf: typeof plugs.pass = (error, instance, isDrawing) => {
	const top = topOf(instance);
	if (!top) return tell!(error, instance, isDrawing);
	if (isThenable(error)) {
		// A promise is no error, whatever boundaries there are on the way. What was drawn before stays, with all state; a root that has shown nothing yet shows nothing.
		if (!shown.has(top)) {
			while (instance.parent_ !== top) instance = instance.parent_!;
			return tell!(error, instance, isDrawing);
		}
		if (instance.thrown_ !== error) {
			instance.thrown_ = error;
			awaitFor(error, instance, () => {
				instance.thrown_ = undefined;
			});
		}
		return true;
	}
	stack = stackOf(instance);
	const isTold = tell!(error, instance, isDrawing);
	let by = instance.parent_;
	while (by && (by.isGone_ || !by.hasCaught_ || !by.isDirty_)) by = by.parent_;
	if (by && by !== top) (top.vnode_ as VNode).props.onCaughtError?.(error, { ...infoOf(), errorBoundary: by.public_ });
	return isTold;
};

const workMuted: typeof plugs.work = (run) => mute(() => work!(run));

/** Any further kind of boundary sets the functions again. */
const follow = () => {
	about.info_ = infoOf;
	if (plugs.pass === tellOf) return;
	tell = plugs.pass;
	work = plugs.work;
	plugs.setPass(tellOf);
	plugs.setWork(workMuted);
};

/** Around all that a root renders. */
export const Top: ComponentType = /* @__PURE__ */ (() => {
	addCatcher((boundary, error) => {
		if (boundary.type_ !== Top) return;
		const { props } = boundary.vnode_ as VNode;
		// One error a rendering: the others come from what is on its way out.
		if (!failed.has(props)) {
			const info = infoOf();
			if (isThenable(error)) awaitFor(error, boundary, () => failed.delete(props));
			else (boundary.callbacks_ ??= []).push(() => tellUncaught(error, props.onUncaughtError, info));
		}
		failed.add(props);
		enqueue(boundary);
		// It ends a chain of updates without end.
		boundary.round_ = 0;
		return true;
	});
	return function Top(this: Instance, props: Props) {
		noteRetry(this);
		follow();
		// Once it is drawn.
		queueMicrotask(() => failed.has(props) || shown.add(this));
		return failed.has(props) ? null : props.children;
	};
})();
