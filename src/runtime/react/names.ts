// All of React's names that there are.

import {
	flushEffects,
	useCallback,
	useContext,
	useDebugValue,
	useEffect,
	useId,
	useImperativeHandle,
	useInsertionEffect,
	useLayoutEffect,
	useMemo,
	useReducer,
	useRef,
	useState,
} from "../hooks";
import { flush } from "../schedule";
import { cloneElement as clone, createElement, Fragment, isValidElement, type Props, type VNode } from "../vnode";
import { useTransition } from "./actions";
import { useDeferredValue, useSyncExternalStore } from "./hooks";
import { act as run } from "./test-utils";

export { createContext } from "../context";
export type * from "../jsx";
export { memo } from "../memo";
export * from "../public-hooks";
export { lazy, Suspense } from "../suspense";
export { createRef } from "../vnode";
export {
	requestFormReset,
	startTransition,
	useActionState,
	useActionState as useFormState,
	useFormStatus,
	useOptimistic,
	useTransition,
} from "./actions";
export { Activity } from "./activity";
export { Children } from "./children";
export { Component, PureComponent } from "./component";
export { forwardRef } from "./forward-ref";
export * from "./hooks";
export { createPortal } from "./portal";
export { hydrate, render, unmountComponentAtNode } from "./render";
export {
	createElement,
	Fragment,
	Fragment as Profiler,
	Fragment as StrictMode,
	isValidElement,
	isValidElement as isElement,
};

/** The version of React whose names these are. */
export const version = "19.0.0";

const refuse = (): never => {
	throw new Error("act is for tests, not for production");
};

/** For tests; it asks at its call, so that the module loads on a page without a bundler. @throws in production, where React has none */
export const act: typeof run = (work) => (__DEV__ ? run(work) : refuse());

/** The first node that a component has drawn. */
export const findDOMNode = (component: unknown): Node | null =>
	component == null
		? null
		: (component as Node).nodeType === 1
			? (component as Node)
			: ((component as Props).base ?? null);

/** Values that are not elements are returned unchanged. */
export const cloneElement: typeof clone = (element, ...rest) =>
	isValidElement(element) ? clone(element, ...rest) : element;
export const createFactory = (
	type: VNode["type"],
): ((...args: [props?: Props | null, ...children: unknown[]]) => VNode) => createElement.bind(null, type);
export const isFragment = (value: unknown): boolean => isValidElement(value) && value.type === Fragment;
export const isMemo = (value: unknown): boolean => !!(value as Props)?.displayName?.startsWith?.("Memo(");

/** Runs a function, renders its changes immediately and runs their effects. */
export const flushSync = <A, R>(callback?: (argument: A) => R, argument?: A): R => {
	const result = callback?.(argument as A);
	flush();
	flushEffects();
	return result as R;
};
export const unstable_batchedUpdates = <A, R>(callback: (argument: A) => R, argument?: A): R => callback(argument as A);

/** Libraries look here for the hooks of the component that is being rendered. */
export const __SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED = {
	ReactCurrentDispatcher: {
		current: {
			readContext: useContext,
			useCallback,
			useContext,
			useDebugValue,
			useDeferredValue,
			useEffect,
			useId,
			useImperativeHandle,
			useInsertionEffect,
			useLayoutEffect,
			useMemo,
			useReducer,
			useRef,
			useState,
			useSyncExternalStore,
			useTransition,
		},
	},
};
