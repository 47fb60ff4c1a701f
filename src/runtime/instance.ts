// The renderer's state for each place of a tree.
import { isFunction, type VNode } from "./vnode";

export type Described = VNode | string;
export type List = readonly unknown[];

/** The state of one place in the tree. A text's description is a string, and it has no type. */
export interface Instance {
	vnode_: Described;
	type_: VNode["type"] | undefined;
	key_: unknown;
	parent_: Instance | undefined;
	children_: (Instance | null)[];
	/** An element's or text's own node; of a root or portal the container of its children. */
	// biome-ignore lint/suspicious/noExplicitAny: a node of any kind
	dom_: any;
	/** The children's contexts: providers by the context's id, and legacy context. */
	// biome-ignore lint/suspicious/noExplicitAny: as above
	context_: any;
	/** Container of a portal's children; while hidden they are elsewhere. */
	target_?: Node & ParentNode;
	/** Index among the old children of its parent, while they are reconciled; -1 otherwise, -2 if it has to be moved. */
	place_: number;
	/** Waits to be rendered again. */
	isDirty_?: boolean;
	/** To be rendered even when its states turn out unchanged. */
	isForced_?: boolean;
	isMounted_?: boolean;
	isGone_?: boolean;
	/** The promise that it has thrown and waits for. */
	thrown_?: unknown;
	/** It, or something below it, threw while it was rendered. */
	hasFailed_?: boolean;
	/** An error boundary with an error, until its replacement is committed. */
	hasCaught_?: boolean;
	/** An error boundary that has had an error: its state is new if it is rendered again before it was shown. */
	isCaught_?: boolean | undefined;
	/** Number of updates that led to the pending one. */
	round_?: number;
	/** How far from the top it is, once it waits. */
	depth_?: number;
	/** Of a root: prefix of its ids. */
	prefix_?: string | number;
	/** How many ids it has given: a root, or a component for its own. */
	ids_?: number;
	/** Of a root: called for errors that no boundary catches. */
	uncaught_?: (error: unknown) => void;
	/** The value of a component's ref: the instance of a class. */
	// biome-ignore lint/suspicious/noExplicitAny: as above
	public_?: any;
	// biome-ignore lint/suspicious/noExplicitAny: kept for the hooks
	hooks_?: any;
	// biome-ignore lint/suspicious/noExplicitAny: kept for the signals
	tracker_?: any;
	/** Run after the DOM has been changed. */
	callbacks_?: (() => void)[] | undefined;
	/** Run when it is removed. */
	cleanups_?: (() => void)[] | undefined;
	/** The ref that knows it. */
	ref_?: VNode["ref"];
	/** The result of a function ref. */
	refCleanup_?: (() => void) | undefined;
}

/** Of whatever has no children; never changed. */
export const none: Instance["children_"] = [];

/** Elements and texts, by far the most, have their own small shape; components get further fields. */
export const createInstance = (type: Instance["type_"], key: unknown, parent: Instance | undefined): Instance =>
	isFunction(type)
		? {
				vnode_: undefined as never,
				type_: type,
				key_: key,
				parent_: parent,
				children_: none,
				dom_: undefined,
				context_: undefined,
				place_: -1,
				isDirty_: false,
				isForced_: false,
				isMounted_: false,
				isGone_: false,
				thrown_: undefined,
				hasFailed_: false,
				hasCaught_: false,
				hooks_: undefined,
				tracker_: undefined,
				cleanups_: undefined,
			}
		: {
				vnode_: undefined as never,
				type_: type,
				key_: key,
				parent_: parent,
				children_: none,
				dom_: undefined,
				context_: undefined,
				place_: -1,
			};

/** Waits for the DOM to be as described: a component, or the ref of an instance. */
export type Commit = [instance: Instance, ref?: NonNullable<VNode["ref"]>];

/** Returned by a plugged-in renderer: nothing changed, the children stay. */
export const SAME: List = [];

/** First DOM node that an instance has in its container, or the last one. */
export const firstDom = (instance: Instance | null, isLast?: boolean): ChildNode | undefined => {
	if (!instance) return;
	if (!isFunction(instance.type_)) return instance.dom_;
	if (!instance.dom_) return isLast ? lastOf(instance) : firstOf(instance);
};

/** The first among its children, from a place on. */
export const firstOf = ({ children_: children }: Instance, place = 0): ChildNode | undefined => {
	for (; place < children.length; place++) {
		const dom = firstDom(children[place]!);
		if (dom) return dom;
	}
};

const lastOf = ({ children_: children }: Instance): ChildNode | undefined => {
	for (let place = children.length; place--; ) {
		const dom = firstDom(children[place]!, true);
		if (dom) return dom;
	}
};

/** All that it has drawn into its container. */
export const nodesOf = (instance: Instance): Node[] =>
	instance.children_.flatMap((child) => {
		if (!child) return [];
		if (!isFunction(child.type_)) return [child.dom_];
		return child.dom_ ? [] : nodesOf(child);
	});
