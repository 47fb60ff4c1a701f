// Elements as descriptions: created by `h` and JSX, and helpers to read and copy them.

// biome-ignore lint/suspicious/noExplicitAny: props are as free as in Preact and React
export type Props = Record<string, any>;
export type Key = string | number | bigint | null | undefined;
// biome-ignore lint/suspicious/noExplicitAny: a component's props may be anything
export type ComponentType = ((this: any, props: any, context?: any) => any) & Props;
export type Ref = ((value: unknown) => unknown) | { current: unknown } | null | undefined;

/** A description of an element; never changed by rendering, so that it may be used again. */
export interface VNode {
	type: string | ComponentType;
	props: Props;
	key: Key;
	/** Only of DOM elements and class components; to others a ref is a prop. */
	ref: Ref;
	/** Parsed JSON cannot have it. */
	constructor: unknown;
}

/** Preact's public hooks into rendering. */
export interface Options {
	/** Called with each created element. */
	vnode?(vnode: VNode): void;
	/** Called with each element after it and its children are rendered. */
	diffed?(vnode: VNode, instance?: unknown): void;
	/** Called before an element is removed. */
	unmount?(vnode: VNode, instance?: unknown): void;
	/** May replace the event that handlers get. */
	event?(event: Event, isCapture: boolean): unknown;
	/** When pending updates are rendered; default a microtask. */
	debounceRendering?(callback: () => void): void;
	/** When effects run; default after the next frame. */
	requestAnimationFrame?(callback: () => void): void;
	/** The value of `useDebugValue`. */
	useDebugValue?(value: unknown): void;
}
export const options: Options = {};

const mark = /* @__PURE__ */ Symbol.for("pv");

/** Whose ref the renderer sets; to others it is a prop. */
export const refs = { areTaken_: (type: VNode["type"]): unknown => !isFunction(type) };

export const createVNode = (type: VNode["type"], props: Props, key?: Key, ref?: Ref): VNode => {
	const vnode: VNode = { type, props, key, ref, constructor: mark };
	options.vnode?.(vnode);
	return vnode;
};

/**
 * Makes an element.
 * @example h("a", { href: "/" }, "Home")
 */
export const createElement = (type: VNode["type"], config?: Props | null, ...children: unknown[]): VNode => {
	const props: Props = {};
	let key: Key;
	let ref: Ref;
	for (const name in config) {
		if (name === "key") key = config.key;
		else if (name === "ref" && refs.areTaken_(type)) ref = config.ref;
		else props[name] = config[name];
	}
	if (children.length) props.children = children.length > 1 ? children : children[0];
	return createVNode(type, props, key, ref);
};
export { createElement as h };

/** Children without an element around them. */
// biome-ignore lint/suspicious/noExplicitAny: whatever there is among children
export const Fragment = (props: { children?: any }): any => props.children;

export const isValidElement = (value: unknown): value is VNode =>
	value != null && (value as VNode).constructor === mark;

export const createRef = <T = unknown>(): { current: T | null } => ({ current: null });

/** A copy with other props; given children replace the previous ones. */
export const cloneElement = (vnode: VNode, config?: Props | null, ...children: unknown[]): VNode => {
	const props = { ...vnode.props };
	let { key, ref } = vnode;
	for (const name in config) {
		if (name === "key") config.key !== undefined && (key = config.key);
		else if (name === "ref" && refs.areTaken_(vnode.type)) config.ref !== undefined && (ref = config.ref);
		else props[name] = config[name];
	}
	if (children.length) props.children = children.length > 1 ? children : children[0];
	return createVNode(vnode.type, props, key, ref);
};

/** Children as one flat list, without empty values. */
export const toChildArray = (children: unknown, list: unknown[] = []): unknown[] => {
	if (Array.isArray(children)) for (const child of children) toChildArray(child, list);
	else if (children != null && typeof children !== "boolean") list.push(children);
	return list;
};

// biome-ignore lint/suspicious/noExplicitAny: its type is unknown
export const isFunction = (value: unknown): value is ((...args: any[]) => any) & Props => typeof value === "function";

export const isThenable = (value: unknown): value is PromiseLike<unknown> =>
	isFunction((value as PromiseLike<unknown> | null)?.then);

// https://developer.mozilla.org/docs/Web/API/Node/nodeType
export const elementNode = 1;
export const textNode = 3;
export const commentNode = 8;
