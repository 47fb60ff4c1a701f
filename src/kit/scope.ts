// A scope records everything that a plugin does to the page; one call undoes it.

import type { ReadableAtom } from "nanostores";
import type { ActionHandler } from "../base/descriptor";
import { getAttribute, setAttribute, toggleAttribute } from "../base/dom";
import { report } from "../base/errors";
import { inFrame } from "../base/in-frame";
import { getJQuery } from "../base/jquery";
import { mediaQuery } from "../base/media-query";
import type { Page } from "../base/page";
import { addAction, runAction } from "./actions";
import { observe } from "./visibility";

export interface Scope {
	/** Aborted at teardown. */
	readonly signal: AbortSignal;
	/** The printed data about the page. */
	readonly page: Page;
	/** Runs at teardown, last added first. */
	add(dispose: () => void): void;
	/** Calls back now, unless torn down. A callback that throws, or whose promise rejects, ends the scope and is reported. */
	run<T>(callback: () => T): T | undefined;
	/**
	 * Listens until teardown. A listener that throws, or whose promise rejects, ends the scope and is reported.
	 * @returns stops it
	 */
	on<K extends keyof HTMLElementEventMap>(
		target: EventTarget,
		type: K,
		listener: (event: HTMLElementEventMap[K]) => unknown,
		options?: AddEventListenerOptions,
	): () => void;
	on(
		target: EventTarget,
		type: string,
		listener: (event: Event) => unknown,
		options?: AddEventListenerOptions,
	): () => void;
	/**
	 * Listens until teardown to an event that other scripts send natively or through jQuery; `data` is the `detail` of the
	 * one and the first argument of the other.
	 */
	onBoth(
		target: EventTarget,
		type: string,
		listener: (event: Event, data: unknown) => unknown,
		options?: AddEventListenerOptions,
	): void;
	/** Calls back once after `ms` milliseconds, 25 days at most, unless torn down before. @returns cancels it */
	timeout(ms: number, callback: () => unknown): () => void;
	/**
	 * Reads the layout in the next frame, unless torn down before, then writes the result, before anything is painted.
	 * All reads of a frame come before its writes: the browser lays out once for all of them. The same function reads once.
	 * @param read gets the time of the frame in milliseconds, and returns what writes, if anything has to be written
	 * @example scope.frame(() => { const { width } = box.getBoundingClientRect(); return () => (box.style.height = `${width}px`); })
	 */
	frame(read: (time: number) => (() => void) | undefined): void;
	/** Calls back now with the store's value and at each change. */
	watch<T>(store: ReadableAtom<T>, listener: (value: T) => unknown): void;
	/**
	 * Calls back when an element comes into the viewport or leaves it; without an `IntersectionObserver` once, as visible.
	 * @param margin around the viewport, as in CSS: `"200px 0px"`; with one the call may come 0.1 s late
	 * @returns stops it
	 */
	observe(element: Element, listener: (isVisible: boolean) => unknown, margin?: string): () => void;
	/**
	 * Makes an observer, and disconnects it at teardown. A callback that throws ends the scope and is reported.
	 * @example scope.connect(MutationObserver, update).observe(host, { childList: true });
	 */
	connect<A extends unknown[], O, T extends { disconnect(): void }>(
		Observer: new (callback: (...args: A) => void, options?: O) => T,
		callback: (...args: A) => unknown,
		options?: O,
	): T;
	/** Calls back with true before the page is printed, with false afterwards. */
	onPrint(listener: (isPrinting: boolean) => unknown): void;
	/** Notes attributes as they are and puts them back at teardown. */
	keep(element: Element, ...attributes: string[]): void;
	/**
	 * Sends a bubbling `CustomEvent`. Events on `window` also reach handlers that jQuery bound there, with `detail` as
	 * second argument, once.
	 * @returns false when a listener prevented it
	 */
	emit(target: EventTarget, type: string, detail?: unknown, cancelable?: boolean): boolean;
	/**
	 * Loads a part of the plugin and passes it to `use`: immediately if the same function `load` has loaded it before. A
	 * part that cannot be loaded is reported as `load`, and may be requested again.
	 * @param isKept for parts that handle a press: requested until it loads, after a pause and when the network is back
	 * @param load a module-level `() => import("./part")`; on a site the core loads the file, with its retry and timeout
	 * @returns the result of `use`; undefined without the part, and after teardown
	 */
	part<T, R>(load: () => Promise<T>, use: (part: T) => R | Promise<R>, isKept?: boolean): Promise<R | undefined>;
	/**
	 * `fetch` that teardown aborts, in addition to its own signal. A request that fails gives undefined, whatever the reason,
	 * and is reported as `request` unless it was aborted.
	 */
	fetch(address: string, options?: RequestInit): Promise<Response | undefined>;
	/** Runs the link action that an address names; see `Gossamer.runAction`. */
	runAction(address: string, event?: Event): void;
	/** Handles the link action of that name until teardown. The actions of a plugin's own row need no such call. */
	addAction(name: string, run: ActionHandler): void;
	/** Reports to developers through the error sink, without ending the scope. */
	report(code: string, error?: unknown): void;
	/** Ends the scope because of an error, which is reported as `plugin`. Does nothing after teardown. */
	fail(error: unknown): void;
}

/** A scope and the call that ends it. */
export interface OwnedScope extends Scope {
	dispose(): void;
}

/** Milliseconds until a part that failed is requested again; each pause is twice the one before. */
const retryMs = 3000;
/** The loaded parts, by the function that loads them. */
const parts = new WeakMap<() => unknown, unknown>();

type Guard = <A extends unknown[], R>(callback: (...args: A) => R) => (...args: A) => R | undefined;

/** @returns the `frame` of one scope: another scope that passes the same function is read as well */
const createFrame = (guard: Guard): Scope["frame"] => {
	const asked = new Set<unknown>();
	return (read) => {
		if (asked.has(read)) return;
		asked.add(read);
		inFrame((time) => {
			asked.delete(read);
			const write = guard(read)(time);
			return write && guard(write);
		});
	};
};

/** @param onFail called instead of ending the scope when a callback that runs in it throws or rejects */
export const createScope = (
	page: Page,
	host?: Element,
	plugin?: string,
	onFail?: (error: unknown) => void,
): OwnedScope => {
	const controller = new AbortController();
	const { signal } = controller;
	const disposers = new Set<() => void>();

	/** Calls back as long as the scope lives, and ends it when that throws or rejects. */
	const guard: Guard =
		(callback) =>
		(...args) => {
			if (signal.aborted) return;
			try {
				const result = callback(...args);
				if (result instanceof Promise) result.catch(scope.fail);
				return result;
			} catch (error) {
				scope.fail(error);
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
		run: (callback) => guard(callback)(),
		on(target: EventTarget, type: string, listener: (event: never) => unknown, options?: AddEventListenerOptions) {
			const run = guard(listener) as EventListener;
			const methods = methodsOf(target);
			const all = { ...options, signal };
			methods.addEventListener.call(target, type, run, all);
			return () => methods.removeEventListener.call(target, type, run, all);
		},
		onBoth(target, type, listener, options) {
			scope.on(target, type, (event) => listener(event, (event as CustomEvent).detail), options);
			onTriggered(scope, target, type, guard(listener));
		},
		timeout(ms, callback) {
			const run = guard(callback);
			const timer = setTimeout(
				() => {
					cancel();
					run();
				},
				// Longer ones would run immediately: https://html.spec.whatwg.org/multipage/timers-and-user-prompts.html#dom-settimeout-dev
				Math.min(ms, 2 ** 31 - 1),
			);
			const cancel = hold(() => clearTimeout(timer));
			return cancel;
		},
		frame: createFrame(guard),
		watch(store, listener) {
			scope.add(store.subscribe(guard(listener)));
		},
		observe(element, listener, margin) {
			return hold(observe(element, guard(listener), margin));
		},
		connect(Observer, callback, options) {
			const observer = new Observer(guard(callback), options);
			scope.add(() => observer.disconnect());
			return observer;
		},
		onPrint(listener) {
			scope.on(window, "beforeprint", () => listener(true));
			scope.on(window, "afterprint", () => listener(false));
			// Print previews and tools that emulate print media.
			scope.on(mediaQuery("print"), "change", (event) => listener((event as MediaQueryListEvent).matches));
		},
		keep(element, ...attributes) {
			scope.add(noteAttributes(element, attributes));
		},
		emit,
		async part(load, use, isKept) {
			const run = guard(use);
			// Synchronous from the second time on: a press is answered in its own task.
			if (!parts.has(load) && !(await fetchPart(scope, load, isKept))) return;
			return run(parts.get(load) as never);
		},
		fetch: (address, options) => fetchIn(scope, address, options),
		runAction,
		addAction: (name, run) => scope.add(addAction(name, run)),
		report: (code, error) => report(code, error, plugin, host),
		fail(error) {
			if (signal.aborted) return;
			if (onFail) return onFail(error);
			scope.dispose();
			scope.report("plugin", error);
		},
		dispose() {
			controller.abort();
			disposeAll(disposers, (error) => scope.report("teardown", error));
		},
	};
	return scope;
};

/** @returns whether it has loaded; with `isKept` it resolves late rather than with false */
const fetchPart = async (
	scope: Scope,
	load: () => Promise<unknown>,
	isKept?: boolean,
	pauseMs = retryMs,
): Promise<boolean> => {
	try {
		parts.set(load, await load());
		return true;
	} catch (error) {
		if (pauseMs === retryMs) scope.report("load", error);
		if (!isKept) return false;
		return new Promise((resolve) => {
			let asked: Promise<boolean> | undefined;
			const again = () => resolve((asked ??= fetchPart(scope, load, isKept, pauseMs * 2)));
			scope.timeout(pauseMs, again);
			scope.on(window, "online", again, { once: true });
		});
	}
};

const fetchIn = async (scope: Scope, address: string, options?: RequestInit) => {
	const signals = options?.signal ? [scope.signal, options.signal] : [scope.signal];
	try {
		return await fetch(address, { ...options, signal: AbortSignal.any(signals) });
	} catch (error) {
		if (!signals.some(({ aborted }) => aborted)) scope.report("request", error);
	}
};

/** Calls the last one first; an error does not prevent the others. */
const disposeAll = (disposers: Set<() => void>, onError: (error: unknown) => void) => {
	const all = [...disposers].reverse();
	disposers.clear();
	for (const dispose of all) {
		try {
			dispose();
		} catch (error) {
			onError(error);
		}
	}
};

/** Listens to events that scripts send only through jQuery. */
const onTriggered = (
	scope: Scope,
	target: EventTarget,
	type: string,
	listener: (event: Event, data: unknown) => unknown,
) => {
	const run = (event: Event & { originalEvent?: Event }, data: unknown) => {
		// Native events reach jQuery handlers as well.
		if (!event.originalEvent) listener(event, data);
	};
	let jQuery: ReturnType<typeof getJQuery>;
	const bind = () => {
		if (jQuery) return;
		jQuery = getJQuery();
		jQuery?.(target).on(type, run);
	};
	bind();
	// jQuery may load later than the plugin: optimisers delay it until the first press.
	scope.on(document, "load", bind, { capture: true });
	scope.add(() => jQuery?.(target).off(type, run));
};

/** @returns puts the attributes back as they are now */
const noteAttributes = (element: Element, names: string[]) => {
	const before = names.map((name) => [name, getAttribute.call(element, name)] as const);
	return () => {
		// In Chromium `removeAttribute("style")` leaves an empty attribute when only script wrote the style.
		for (const [name, value] of before)
			if (value === null) toggleAttribute.call(element, name, false);
			else setAttribute.call(element, name, value);
	};
};

/**
 * A node's methods are taken from the prototype: a control hides the form's own, `<input name="addEventListener">`,
 * and a form of that name hides the document's.
 */
const methodsOf = (target: EventTarget): EventTarget => (target instanceof Node ? Node.prototype : target);

const emit = (target: EventTarget, type: string, detail: unknown = null, cancelable = false): boolean => {
	const jQuery = getJQuery();
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
	const event = new CustomEvent(type, { bubbles: true, cancelable, detail });
	const done = methodsOf(target).dispatchEvent.call(target, event);
	if (both) jQuery.event.triggered = undefined;
	return done;
};
