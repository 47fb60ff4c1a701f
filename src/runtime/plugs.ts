// The functions by which imported features extend the renderer: a variable each, so that bundlers leave out the calls to what nothing has imported.
import type { Commit, Instance } from "./instance";
import type { Props, VNode } from "./vnode";

/** Puts a prop on an element. */
// biome-ignore lint/suspicious/noExplicitAny: an element with whatever properties it has
type SetProp = (dom: any, name: string, value: unknown, old: unknown, isSvg?: boolean) => void;

/** Before a component's function is called; again when it changed its own state. */
export let begin: ((instance: Instance) => void) | undefined;
/** After a component and its descendants are rendered. @returns whether it needs the commit */
export let end: ((instance: Instance) => unknown) | undefined;
/** The DOM is as described, and no ref is set. */
export let prepare: ((commits: Commit[]) => void) | undefined;
/** Its turn among refs and components, before its callbacks. */
export let commit: ((instance: Instance) => void) | undefined;
/** Whether a component that waits to be rendered has something to show. */
export let hasChanged: ((instance: Instance) => boolean) | undefined;
/** Renders a class component. */
export let renderClass: ((instance: Instance, vnode: VNode) => unknown) | undefined;
/** Renders other objects. */
export let list: ((child: object) => VNode | undefined) | undefined;
/** A signal among children, or as the value of a prop. */
export let isSignal: ((value: unknown) => boolean) | undefined;
/** Has a prop follow its signal, and no longer the one before. @returns whether the value is a signal */
export let bind:
	| ((instance: Instance, name: string, value: unknown, old: unknown, isSvg: boolean, set: SetProp) => unknown)
	| undefined;
export let unbind: ((instance: Instance, name: string) => void) | undefined;
/** A component that follows signals on its own needs no render for the same props. */
export let isIdle: ((instance: Instance, props: Props) => boolean | undefined) | undefined;
/** Notes which signals are read until `untrack`. */
export let track: ((instance: Instance) => void) | undefined;
export let untrack: ((instance: Instance) => void) | undefined;
/** Deals with a promise that an instance has thrown. */
export let suspend: ((thrown: unknown, instance: Instance) => boolean | undefined) | undefined;
/** The renderer's own, for what does without it as well. */
export let rerender: ((instance: Instance, failure?: Error) => unknown) | undefined;
/** Before a passive effect runs: those that were committed before run first. */
export let settle: (() => void) | undefined;
/** Renders several instances, and commits them together. */
export let batch: ((render: () => void) => void) | undefined;
/** Passes an error to the nearest boundary above an instance. @returns whether there is one, or another handler */
export let pass: ((error: unknown, instance: Instance, isDrawing?: boolean) => unknown) | undefined;
/** Does what boundaries are to be drawn again after. */
export let work: ((work: () => void) => void) | undefined;
/** The type of the handlers that an event calls; an empty one for none. */
export let typeOf: ((event: Event) => string) | undefined;
/** Whether it is in a hidden subtree. */
export let isInHidden: ((instance: Instance) => boolean) | undefined;
/** Removes an instance's recorded commits, from an index on, if it is not shown, as callbacks run only once it is. */
export let forget: ((instance: Instance, commits: Commit[], from: number) => void) | undefined;
/** The content of a container may be adopted: a root renders for the first time, or an element was adopted. */
export let adopt: ((container: Node & ParentNode, isHydrating: boolean) => void) | undefined;
/** Something of the page for an element or text to take over. */
export let claim: ((type: string | null, text: string) => ChildNode | null | undefined) | undefined;
/** The server's markup lacks a rendered node, or its text differs. @returns whether that is a mistake */
export let differ:
	| ((type: string | null, text: string, node?: ChildNode | null, nodes?: (ChildNode | null)[]) => boolean)
	| undefined;
/** Removes nodes that nothing has adopted. */
export let clear: ((nodes: (ChildNode | null)[]) => undefined) | undefined;
/** Before an instance is rendered again: continues with a hydration that had to wait. */
export let resume: ((instance: Instance) => void) | undefined;
/** An event gets its first handler. */
export let listen: ((type: string, isCapture: boolean) => void) | undefined;

export const setBegin = (run: typeof begin): void => {
	begin = run;
};
export const setEnd = (run: typeof end): void => {
	end = run;
};
export const setPrepare = (run: typeof prepare): void => {
	prepare = run;
};
export const setCommit = (run: typeof commit): void => {
	commit = run;
};
export const setHasChanged = (run: typeof hasChanged): void => {
	hasChanged = run;
};
export const setRenderClass = (run: typeof renderClass): void => {
	renderClass = run;
};
export const setList = (run: typeof list): void => {
	list = run;
};
export const setIsSignal = (run: typeof isSignal): void => {
	isSignal = run;
};
export const setBind = (run: typeof bind): void => {
	bind = run;
};
export const setUnbind = (run: typeof unbind): void => {
	unbind = run;
};
export const setIsIdle = (run: typeof isIdle): void => {
	isIdle = run;
};
export const setTrack = (run: typeof track): void => {
	track = run;
};
export const setUntrack = (run: typeof untrack): void => {
	untrack = run;
};
export const setSuspend = (run: typeof suspend): void => {
	suspend = run;
};
export const setRerender = (run: typeof rerender): void => {
	rerender = run;
};
export const setSettle = (run: typeof settle): void => {
	settle = run;
};
export const setBatch = (run: typeof batch): void => {
	batch = run;
};
export const setPass = (run: typeof pass): void => {
	pass = run;
};
export const setWork = (run: typeof work): void => {
	work = run;
};
export const setTypeOf = (run: typeof typeOf): void => {
	typeOf = run;
};
export const setIsInHidden = (run: typeof isInHidden): void => {
	isInHidden = run;
};
export const setForget = (run: typeof forget): void => {
	forget = run;
};
export const setAdopt = (run: typeof adopt): void => {
	adopt = run;
};
export const setClaim = (run: typeof claim): void => {
	claim = run;
};
export const setDiffer = (run: typeof differ): void => {
	differ = run;
};
export const setClear = (run: typeof clear): void => {
	clear = run;
};
export const setResume = (run: typeof resume): void => {
	resume = run;
};
export const setListen = (run: typeof listen): void => {
	listen = run;
};
