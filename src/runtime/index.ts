// The runtime by Preact's names: elements, rendering, hooks, classes, and signals that bind themselves.
export { computed, signal } from "./binding";
export { Component } from "./component";
export { createContext } from "./context";
export { hydrate, render } from "./hydrate";
export type * from "./jsx";
export { memo } from "./memo";
export { createPortal } from "./portal";
export * from "./public-hooks";
export { useComputed, useModel, useSignal, useSignalEffect } from "./signal-hooks";
export { action, createModel } from "./signal-models";
export { batch, Computed, Effect, effect, type ReadonlySignal, Signal, untracked } from "./signals";
export {
	cloneElement,
	createElement,
	createRef,
	Fragment,
	h,
	isValidElement,
	options,
	toChildArray,
} from "./vnode";
