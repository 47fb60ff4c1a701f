// The names of `@preact/signals-react`, its `/runtime` and its `/utils`.
import { useEffect, useRef } from "../hooks";
import { type EffectFn, type EffectOptions, effect } from "../signals";

export { computed, signal } from "../binding";
export { useComputed, useModel, useSignal } from "../signal-hooks";
export { action, createModel } from "../signal-models";
export { For, Show, useLiveSignal, useSignalRef } from "../signal-utils";
export { batch, effect, type ReadonlySignal, Signal, untracked } from "../signals";

/** An effect of signals from mount to unmount, immediately; it calls the function of the latest render. */
export const useSignalEffect = (run: EffectFn, options?: EffectOptions): void => {
	const latest = useRef(run);
	latest.current = run;
	useEffect(
		() =>
			effect(function () {
				return latest.current.call(this);
			}, options),
		[],
	);
};

/** What `useSignals` returns, for code that a compiler has wrapped. */
export interface EffectStore {
	effect: { _callback: EffectFn };
	subscribe(onChange: () => void): () => void;
	getSnapshot(): number;
	_start(): void;
	/** Called when the component has been rendered. */
	f(): void;
	[Symbol.dispose](): void;
}

const nothing = () => {};
const store: EffectStore = {
	effect: { _callback: nothing },
	subscribe: () => nothing,
	getSnapshot: () => 0,
	_start: nothing,
	f: nothing,
	[Symbol.dispose]: nothing,
};

/** Components follow the signals that they read as it is: nothing to do. */
export const useSignals = (): EffectStore => store;
export { useSignals as _useSignalsImplementation };
export const ensureFinalCleanup = nothing;
export const wrapJsx = <T>(jsx: T): T => jsx;
