// The renderer's state for each place of a tree, and the hooks through which features extend the renderer.
import type { setProp } from "./props";
import { isFunction, type Props, type VNode } from "./vnode";

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

/** The functions by which imported features extend the renderer. */
export const plugs: {
	/** Before a component's function is called; again when it changed its own state. */
	begin_?(instance: Instance): void;
	/** After a component and its descendants are rendered. @returns whether it needs the commit */
	end_?(instance: Instance): unknown;
	/** The DOM is as described, and no ref is set. */
	prepare_?(commits: Commit[]): void;
	/** Its turn among refs and components, before its callbacks. */
	commit_?(instance: Instance): void;
	/** Whether a component that waits to be rendered has something to show. */
	hasChanged_?(instance: Instance): boolean;
	/** Renders a class component. */
	renderClass_?(instance: Instance, vnode: VNode): unknown;
	/** Renders other objects. */
	list_?(child: object): VNode | undefined;
	/** A signal among children, or as the value of a prop. */
	isSignal_?(value: unknown): boolean;
	/** Has a prop follow its signal, and no longer the one before. @returns whether the value is a signal */
	bind_?(instance: Instance, name: string, value: unknown, old: unknown, isSvg: boolean, set: typeof setProp): unknown;
	unbind_?(instance: Instance, name: string): void;
	/** A component that follows signals on its own needs no render for the same props. */
	isIdle_?(instance: Instance, props: Props): boolean | undefined;
	/** Notes which signals are read until `untrack_`. */
	track_?(instance: Instance): void;
	untrack_?(instance: Instance): void;
	/** Deals with a promise that an instance has thrown. */
	suspend_?(thrown: unknown, instance: Instance): boolean | undefined;
	/** The renderer's own, for what does without it as well. */
	rerender_?(instance: Instance, failure?: Error): unknown;
	/** Passes an error to the nearest boundary above an instance. @returns whether there is one, or another handler */
	catch_?(error: unknown, instance: Instance, isDrawing?: boolean): unknown;
	/** Does what boundaries are to be drawn again after. */
	work_?(work: () => void): void;
	/** Whether it is in a hidden subtree. */
	isInHidden_?(instance: Instance): boolean;
	/** Removes an instance's recorded commits, from an index on, if it is not shown, as callbacks run only once it is. */
	forget_?(instance: Instance, commits: Commit[], from: number): void;
	/** The content of a container may be adopted: a root renders for the first time, or an element was adopted. */
	adopt_?(container: Node & ParentNode, isHydrating: boolean): void;
	/** Something of the page for an element or text to take over. */
	claim_?(type: string | null, text: string): ChildNode | null | undefined;
	/** The server's markup lacks a rendered node, or its text differs. @returns whether that is a mistake */
	differ_?(type: string | null, text: string, node?: ChildNode | null, nodes?: (ChildNode | null)[]): boolean;
	/** Removes nodes that nothing has adopted. */
	clear_?(nodes: (ChildNode | null)[]): undefined;
	/** Before an instance is rendered again: continues with a hydration that had to wait. */
	resume_?(instance: Instance): void;
} = {};

/** First DOM node that an instance has in its container. */
export const firstDom = (instance: Instance | null): ChildNode | undefined => {
	if (!instance) return;
	if (!isFunction(instance.type_)) return instance.dom_;
	if (!instance.dom_) return firstOf(instance);
};

/** The first among its children, from a place on. */
export const firstOf = ({ children_: children }: Instance, place = 0): ChildNode | undefined => {
	for (; place < children.length; place++) {
		const dom = firstDom(children[place]!);
		if (dom) return dom;
	}
};

/** The last one. */
export const lastDom = (instance: Instance | null): ChildNode | undefined => {
	if (!instance) return;
	if (!isFunction(instance.type_)) return instance.dom_;
	if (instance.dom_) return;
	for (let index = instance.children_.length; index--; ) {
		const dom = lastDom(instance.children_[index]!);
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
