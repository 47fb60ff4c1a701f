// The runtime by React's names: what a site's build takes for `react` and `react-dom`.
import "./compat-events";
import "./compat-props";
import { Component, PureComponent } from "./compat-class";
import {
	startTransition,
	use,
	useDeferredValue,
	useEffectEvent,
	useSyncExternalStore,
	useTransition,
} from "./compat-hooks";
import { hydrate, render, unmountComponentAtNode } from "./compat-render";
import { createContext } from "./context";
import { forwardRef } from "./forward-ref";
import {
	useCallback,
	useContext,
	useDebugValue,
	useEffect,
	useErrorBoundary,
	useId,
	useImperativeHandle,
	useInsertionEffect,
	useLayoutEffect,
	useMemo,
	useReducer,
	useRef,
	useState,
} from "./hooks";
import { memo } from "./memo";
import { createPortal } from "./portal";
import { flush } from "./render";
import { lazy, Suspense } from "./suspense";
import { act } from "./test-utils";
import {
	cloneElement,
	createElement,
	createRef,
	Fragment,
	isValidElement,
	type Props,
	toChildArray,
	type VNode,
} from "./vnode";

/** The version of React whose names these are. */
export const version = "19.0.0";

/** The first node that a component has drawn. */
export const findDOMNode = (component: unknown): Node | null =>
	component == null
		? null
		: (component as Node).nodeType === 1
			? (component as Node)
			: ((component as Props).base ?? null);

const mapChildren = (children: unknown, change: (child: unknown, index: number) => unknown) =>
	children == null ? null : toChildArray(toChildArray(children).map((child, index) => change(child, index)));

/** What can be done with children whatever they are. */
export const Children = {
	map: mapChildren,
	forEach: mapChildren,
	count: (children: unknown): number => toChildArray(children).length,
	only(children: unknown): unknown {
		const list = toChildArray(children);
		if (list.length !== 1) throw "Children.only";
		return list[0];
	},
	toArray: (children: unknown): unknown[] => toChildArray(children),
};

export const createFactory = (
	type: VNode["type"],
): ((...args: [props?: Props | null, ...children: unknown[]]) => VNode) => createElement.bind(null, type);
export const isFragment = (value: unknown): boolean => isValidElement(value) && value.type === Fragment;
export const isMemo = (value: unknown): boolean => !!(value as Props)?.displayName?.startsWith?.("Memo(");
export { isValidElement as isElement };

/** Runs a function and renders what it changed, at once. */
export const flushSync = <A, R>(callback: (argument: A) => R, argument?: A): R => {
	const result = callback(argument as A);
	flush();
	return result;
};
export const unstable_batchedUpdates = <A, R>(callback: (argument: A) => R, argument?: A): R => callback(argument as A);
export { Fragment as StrictMode };

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

export {
	act,
	Component,
	cloneElement,
	createContext,
	createElement,
	createPortal,
	createRef,
	Fragment,
	forwardRef,
	hydrate,
	isValidElement,
	lazy,
	memo,
	PureComponent,
	render,
	Suspense,
	startTransition,
	unmountComponentAtNode,
	use,
	useCallback,
	useContext,
	useDebugValue,
	useDeferredValue,
	useEffect,
	useEffectEvent,
	useErrorBoundary,
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
};

export default {
	act,
	Children,
	Component,
	Fragment,
	PureComponent,
	StrictMode: Fragment,
	Suspense,
	__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED,
	cloneElement,
	createContext,
	createElement,
	createFactory,
	createPortal,
	createRef,
	findDOMNode,
	flushSync,
	forwardRef,
	hydrate,
	isElement: isValidElement,
	isFragment,
	isMemo,
	isValidElement,
	lazy,
	memo,
	render,
	startTransition,
	unmountComponentAtNode,
	unstable_batchedUpdates,
	use,
	useCallback,
	useContext,
	useDebugValue,
	useDeferredValue,
	useEffect,
	useEffectEvent,
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
	version,
};
