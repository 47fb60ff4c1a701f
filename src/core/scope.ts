// What a plugin does to the page goes through its scope, so that one call undoes all of it.
import type { ReadableAtom } from "nanostores";
import { report } from "./errors";
import type { Page } from "./page";
import { observe } from "./visibility";

export interface Scope {
	/** Aborted at teardown. */
	readonly signal: AbortSignal;
	/** What the server printed about the page. */
	readonly page: Page;
	/** Runs at teardown, last added first. */
	add(dispose: () => void): void;
	/** Listens until teardown. A listener that throws, or whose promise rejects, ends the scope and is reported. */
	on<K extends keyof HTMLElementEventMap>(
		target: EventTarget,
		type: K,
		listener: (event: HTMLElementEventMap[K]) => unknown,
		options?: AddEventListenerOptions,
	): void;
	on(target: EventTarget, type: string, listener: (event: Event) => unknown, options?: AddEventListenerOptions): void;
	/** Calls back once after `ms` milliseconds, unless torn down before. @returns cancels it */
	timeout(ms: number, callback: () => unknown): () => void;
	/** Calls back now with the store's value and at each change. */
	watch<T>(store: ReadableAtom<T>, listener: (value: T) => unknown): void;
	/**
	 * Calls back when an element comes into the viewport or leaves it; without an `IntersectionObserver` once, as visible.
	 * @param margin around the viewport, as in CSS: `"200px 0px"`; with one the call may come 0.1 s late
	 * @returns stops it
	 */
	observe(element: Element, listener: (isVisible: boolean) => unknown, margin?: string): () => void;
	/** Notes attributes as they are and puts them back at teardown. */
	keep(element: Element, ...attributes: string[]): void;
	/**
	 * Sends a bubbling `CustomEvent`. Events on `window` also reach handlers that jQuery bound there, with `detail` as
	 * second argument, once.
	 * @returns false when a listener prevented it
	 */
	emit(target: EventTarget, type: string, detail?: unknown, cancelable?: boolean): boolean;
	/** Tells developers through the error sink, without ending the scope. */
	report(code: string, error?: unknown): void;
}

/** A scope and the call that ends it. */
export interface OwnedScope extends Scope {
	dispose(): void;
}

/** @param fail called when a callback that runs in the scope throws or rejects */
export const createScope = (
	page: Page,
	host: Element | undefined,
	plugin: string | undefined,
	fail: (error: unknown) => void,
): OwnedScope => {
	const controller = new AbortController();
	const { signal } = controller;
	const disposers = new Set<() => void>();

	const guard =
		<A extends unknown[]>(callback: (...args: A) => unknown) =>
		(...args: A): void => {
			if (signal.aborted) return;
			try {
				const result = callback(...args);
				if (result instanceof Promise) result.catch(fail);
			} catch (error) {
				fail(error);
			}
		};

	/** Runs at teardown or when called, whichever comes first. */
	const hold = (undo: () => void) => {
		const end = () => {
			disposers.delete(end);
			undo();
		};
		scope.add(end);
		return end;
	};

	const scope: OwnedScope = {
		signal,
		page,
		add(dispose) {
			if (signal.aborted) dispose();
			else disposers.add(dispose);
		},
		on(target: EventTarget, type: string, listener: (event: never) => unknown, options?: AddEventListenerOptions) {
			target.addEventListener(type, guard(listener) as EventListener, { ...options, signal });
		},
		timeout(ms, callback) {
			const run = guard(callback);
			const timer = setTimeout(() => {
				cancel();
				run();
			}, ms);
			const cancel = hold(() => clearTimeout(timer));
			return cancel;
		},
		watch(store, listener) {
			scope.add(store.subscribe(guard(listener)));
		},
		observe(element, listener, margin) {
			return hold(observe(element, guard(listener), margin));
		},
		keep(element, ...attributes) {
			for (const name of attributes) {
				const before = element.getAttribute(name);
				// In Chromium `removeAttribute("style")` leaves an empty attribute when only script wrote the style.
				scope.add(() => (before === null ? element.toggleAttribute(name, false) : element.setAttribute(name, before)));
			}
		},
		emit,
		report: (code, error) => report(code, error, plugin, host),
		dispose() {
			controller.abort();
			const all = [...disposers].reverse();
			disposers.clear();
			for (const dispose of all) {
				try {
					dispose();
				} catch (error) {
					report("teardown", error, plugin, host);
				}
			}
		},
	};
	return scope;
};

const emit = (target: EventTarget, type: string, detail: unknown = null, cancelable = false): boolean => {
	const { jQuery } = window;
	const both = jQuery?.event && target === window;
	if (both) {
		try {
			jQuery(window).trigger(type, [detail]);
		} catch (error) {
			report("listener", error);
		}
		// jQuery's own listener on the window skips a native event of the type that it is just triggering.
		jQuery.event.triggered = type;
	}
	const done = target.dispatchEvent(new CustomEvent(type, { bubbles: true, cancelable, detail }));
	if (both) jQuery.event.triggered = undefined;
	return done;
};
