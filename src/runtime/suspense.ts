// Suspense: content that cannot be rendered yet waits outside the document, with its state, and a fallback is shown.
import { endEffects } from "./hooks";
import { createInstance, type Instance, nodesOf } from "./instance";
import * as plugs from "./plugs";
import { applyRef, asideOf, here, putBack } from "./render";
import { enqueue } from "./schedule";
import {
	type ComponentType,
	commentNode,
	createElement,
	elementNode,
	isThenable,
	type Props,
	textNode,
	type VNode,
} from "./vnode";

export interface Boundary extends Instance {
	isSuspense_?: true;
	/** How many promises it waits for. */
	pending_?: number;
	/** Whether the fallback is shown. */
	isHidden_?: boolean;
	/** Its children have been shown at a time. */
	wasShown_?: boolean;
	/** With which props it was rendered last; undefined if what it waits for has changed since. */
	drawn_?: Props | undefined;
	/** Its children have no effects, and are not to be seen. */
	isInactive_?: boolean;
}

interface Waiting extends Instance {
	/** It holds the place of nodes that the server printed, as children. */
	isKeeping_?: boolean;
}

/** The component adds Suspense to the renderer. */
function plugIn<T>(component: T): T {
	plugs.setSuspend(suspend);
	plugs.setResume(resume);
	return hides(component);
}

/** The hiding components add hiding to the renderer. */
export function hides<T>(component: T): T {
	plugs.setIsInHidden(isInHidden);
	plugs.setForget((instance, commits, from) => {
		if (!hidden.most_ || commits.length === from || !isInHidden(instance)) return;
		for (const [one, ref] of commits.splice(from))
			if (ref) forget(one);
			else endEffects(one);
	});
	return component;
}

/** Upper bound of the number of boundaries that hide something: with 0 no search is needed. */
export const hidden = { most_: 0 };

const isInHidden = (instance: Instance) => {
	for (let above: Instance | undefined = instance; above; above = above.parent_) {
		const { pending_: pending, isInactive_: isInactive } = (above.parent_ ?? {}) as Partial<Boundary>;
		if (above.type_ === Primary && (pending || isInactive)) return true;
	}
	return false;
};

/**
 * Shows `fallback` while something in its children waits for a promise that it has thrown.
 * @example <Suspense fallback={<Spinner />}><LazyPage /></Suspense>
 */
export const Suspense: ComponentType = /* @__PURE__ */ plugIn(function Suspense(this: Boundary, props: Props) {
	this.isSuspense_ = true;
	const [primary] = this.children_;
	const { container_: container } = here;
	const isNew = this.drawn_ !== props;
	this.drawn_ = props;
	if (primary && this.isHidden_) {
		// A subtree that was never shown is rendered again, as any of it may fail.
		if (isNew && !this.wasShown_) walk(primary, retry);
		if (!this.pending_) {
			this.isHidden_ = false;
			primary.dom_ = undefined;
			putBack(primary);
			revive(primary);
		}
	}
	(this.callbacks_ ??= []).push(() => {
		if (this.isGone_) return;
		const [drawn] = this.children_;
		if (!this.pending_) this.wasShown_ = true;
		// Only after the DOM has been changed: until then places are found by these nodes.
		else if (this.isHidden_ && !drawn!.dom_) detach(drawn!, asideOf(container));
	});
	return [
		createElement(Primary, { children: props.children }),
		createElement(Secondary, { boundary: this, fallback: props.fallback }),
	];
});

export const Primary = (props: Props) => props.children;

/** Rendered after the content: what that waits for is known by then. */
export const Secondary = ({ boundary, fallback }: Props) => {
	if (!boundary.pending_) return;
	if (!boundary.isHidden_) pause(boundary.children_[0]);
	boundary.isHidden_ = true;
	boundary.isDirty_ = false;
	return fallback;
};

const retry = (instance: Instance) => {
	if (typeof instance.type_ !== "function") return;
	instance.hasFailed_ = true;
	if (instance.isCaught_) instance.isCaught_ = instance.public_ = instance.callbacks_ = undefined;
};

/** Moves an instance's DOM to another container from now on. */
const detach = (instance: Instance, container: Node) => {
	for (const node of nodesOf(instance)) container.appendChild(node);
	instance.dom_ = container;
};

/** Every instance below one, its children first. */
const walk = (instance: Instance, visit: (instance: Instance) => void) => {
	for (const child of instance.children_) {
		if (!child) continue;
		walk(child, visit);
		visit(child);
	}
};

const movePortal = (instance: Instance) => {
	const { target_: target } = instance;
	if (target) detach(instance, isInHidden(instance) ? asideOf(target) : target);
};

/** A hidden subtree has no effects, no refs, and nothing in other containers. */
export const pause = (primary: Instance) => {
	walk(primary, endEffects);
	walk(primary, (instance) => {
		const vnode = instance.vnode_ as VNode | undefined;
		if (!vnode?.ref) return;
		applyRef(vnode.ref, null, instance);
		forget(instance);
	});
	walk(primary, movePortal);
};

/** It gets its ref when it is rendered again. */
const forget = (instance: Instance) => {
	instance.vnode_ = { ...(instance.vnode_ as VNode), ref: undefined };
};

export const revive = (primary: Instance) =>
	walk(primary, (instance) => {
		movePortal(instance);
		if (typeof instance.type_ === "function") again(instance);
	});

const again = (instance: Instance) => {
	if (instance.isGone_) return;
	instance.isForced_ = true;
	enqueue(instance);
};

/** A promise is not an error, whatever boundaries there are below. */
function suspend(promise: unknown, instance: Waiting): boolean | undefined {
	if (!isThenable(promise)) return;
	let boundary: Boundary | undefined = instance.parent_;
	// Suspending in a fallback goes to the next boundary.
	for (let below: Instance = instance; boundary; boundary = boundary.parent_) {
		if (boundary.isSuspense_ && boundary.children_[0] === below) break;
		// A sibling has failed, and a boundary below has caught that: what waits is drawn again, if at all.
		if (boundary.hasCaught_ && boundary.isDirty_) {
			for (below = instance; below !== boundary; below = below.parent_!) below.hasFailed_ = true;
			return true;
		}
		below = boundary;
	}
	if (!boundary) return;
	const keep = instance.isKeeping_ || keepNodes(instance);
	if (instance.thrown_ === promise) return true;
	instance.thrown_ = promise;
	if (keep) {
		const settled = () => {
			instance.thrown_ = undefined;
			again(instance);
		};
		promise.then(settled, settled);
	} else wait(boundary, instance, promise);
	return true;
}

const wait = (boundary: Boundary, instance: Waiting, promise: PromiseLike<unknown>) => {
	let isOver = false;
	const leave = () => {
		if (isOver) return;
		isOver = true;
		if (--boundary.pending_!) return;
		hidden.most_--;
		again(boundary);
	};
	const settled = () => {
		if (isOver) return;
		// Its descendants can suspend, whatever else is pending.
		if (instance.thrown_ === promise) {
			instance.thrown_ = undefined;
			again(instance);
		}
		if (!boundary.wasShown_) {
			boundary.drawn_ = undefined;
			again(boundary);
		}
		leave();
	};
	promise.then(settled, settled);
	(instance.cleanups_ ??= []).push(leave);
	boundary.pending_ = (boundary.pending_ ?? 0) + 1;
	if (boundary.pending_ > 1) return;
	hidden.most_++;
	again(boundary);
};

/** While hydrating, the server's markup of a suspended component stays: one node, or all between `$s` comments. */
const keepNodes = (instance: Waiting): boolean => {
	const { nodes_: nodes, isHydrating_: isHydrating } = here;
	if (!isHydrating || !nodes) return false;
	let start = nodes.findIndex((node) => node && (node.nodeType === elementNode || isMark(node, "$s")));
	if (start < 0) start = nodes.findIndex((node) => node?.nodeType === textNode);
	let end = start;
	if (start >= 0 && isMark(nodes[start]!, "$s")) {
		for (let open = 1; open && ++end < nodes.length; ) {
			if (isMark(nodes[end]!, "$s")) open++;
			else if (isMark(nodes[end]!, "/$s")) open--;
		}
	}
	instance.children_ = [];
	for (let index = start; index <= end && index >= 0; index++) {
		const node = nodes[index];
		nodes[index] = null;
		if (node) instance.children_.push(holdPlace(instance, node));
	}
	return (instance.isKeeping_ = true);
};

const isMark = (node: ChildNode | null, mark: string) =>
	node?.nodeType === commentNode && (node as Comment).data.split(":")[0] === mark;

const holdPlace = (parent: Instance, node: ChildNode): Instance => {
	const place = createInstance(undefined, {}, parent);
	place.dom_ = node;
	place.vnode_ = "";
	return place;
};

function resume(instance: Waiting): void {
	if (!instance.isKeeping_) return;
	instance.isKeeping_ = false;
	// The server may have inserted the nodes between the marks in the meantime.
	const [first, last] = [instance.children_[0], instance.children_.at(-1)].map((child) => child?.dom_);
	const nodes: (ChildNode | null)[] = [];
	for (let node = first; node; node = node === last ? null : node.nextSibling) nodes.push(node);
	instance.children_ = [];
	here.nodes_ = nodes;
	here.isHydrating_ = true;
	const end = (isAll: boolean) => () => {
		for (const node of nodes) if (node && (isAll || node.nodeType !== commentNode)) node.remove();
	};
	(instance.callbacks_ ??= []).unshift(end(false));
	(instance.cleanups_ ??= []).push(end(true));
}

interface Tracked extends PromiseLike<unknown> {
	status?: "pending" | "fulfilled" | "rejected";
	value?: unknown;
	reason?: unknown;
}

/** The value of a promise; until it resolves the promise is thrown, and rejections are thrown as errors. */
export const unwrap = (promise: Tracked): unknown => {
	if (!promise.status) {
		promise.status = "pending";
		const settle = (result: Partial<Tracked>) => {
			Object.assign(promise, result);
		};
		promise.then(
			(value) => settle({ status: "fulfilled", value }),
			(reason) => settle({ status: "rejected", reason }),
		);
	}
	// Some thenables call back immediately.
	if (promise.status === "fulfilled") return promise.value;
	throw promise.status === "rejected" ? promise.reason : promise;
};

/**
 * A component whose module is loaded when it is first drawn.
 * @example const Editor = lazy(() => import("./editor"))
 */
export const lazy = (load: () => PromiseLike<{ default: ComponentType } | ComponentType>): ComponentType => {
	let promise: PromiseLike<unknown> | undefined;
	const Lazy = (props: Props): VNode => {
		const loaded = unwrap((promise ??= load())) as { default?: ComponentType };
		return createElement((loaded.default ?? loaded) as ComponentType, props);
	};
	Lazy.displayName = "Lazy";
	return Lazy as unknown as ComponentType;
};
