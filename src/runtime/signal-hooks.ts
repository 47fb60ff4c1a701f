// Signals that belong to a component.
import { computed, signal } from "./binding";
import { afterFrame, useEffect, useMemo, useRef } from "./hooks";
import {
	Effect,
	type EffectFn,
	type EffectOptions,
	type ReadonlySignal,
	type Signal,
	type SignalOptions,
} from "./signals";

export function useSignal<T>(value: T, options?: SignalOptions<T>): Signal<T>;
export function useSignal<T = undefined>(): Signal<T | undefined>;
/** A signal for as long as the component lives. */
export function useSignal<T>(value?: T, options?: SignalOptions<T>): Signal<T | undefined> {
	return useMemo(() => signal<T | undefined>(value, options as SignalOptions<T | undefined>), []);
}

/** A computed signal for as long as the component lives; it calls the function of the latest render. */
export const useComputed = <T>(compute: () => T, options?: SignalOptions<T>): ReadonlySignal<T> => {
	const latest = useRef(compute);
	latest.current = compute;
	return useMemo(() => computed(() => latest.current(), options), []);
};

/**
 * An effect of signals from mount to unmount; it calls the function of the latest render. It runs again after the
 * next frame, when the document shows the changes.
 */
export const useSignalEffect = (run: EffectFn, options?: EffectOptions): void => {
	const latest = useRef(run);
	latest.current = run;
	useEffect(() => {
		const made = new Effect(function () {
			return latest.current.call(this);
		}, options);
		const { _callback: start } = made;
		let isWaiting = false;
		made._callback = () => {
			if (isWaiting) return;
			isWaiting = true;
			afterFrame(() => {
				isWaiting = false;
				start.call(made);
			});
		};
		start.call(made);
		return () => made._dispose();
	}, []);
};

/** A model for as long as the component lives. */
export const useModel = <M>(factory: (new () => M) | (() => M)): M => {
	const model = useMemo(() => (factory as () => M)(), []);
	useEffect(() => () => (model as { [Symbol.dispose]?(): void })[Symbol.dispose]?.(), []);
	return model;
};
