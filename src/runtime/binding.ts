// Signals in rendered output: a component that reads one re-renders; a text or attribute is updated on its own.

import type { Instance } from "./instance";
import { differ } from "./memo";
import * as plugs from "./plugs";
import { enqueue } from "./schedule";
import { computed as createComputed, signal as createSignal, Signal, type Tracker, track } from "./signals";
import { createVNode, Fragment, isFunction, type VNode } from "./vnode";

interface Bound extends Instance {
	tracker_?: Tracker;
	/** It has drawn a signal as a text or prop. */
	hasBound_?: boolean;
	/** Whose value the text is. */
	signal_?: Signal;
	/** By prop, or empty for the text: ends the binding. */
	bindings_?: Record<string, (() => void) | undefined>;
}

const brand = /* @__PURE__ */ Symbol.for("preact-signals");

const onCleanup = (instance: Instance, cleanup: () => void) => (instance.cleanups_ ??= []).push(cleanup);

const again = (instance: Instance) => {
	instance.isForced_ = true;
	enqueue(instance);
};

/** The component that an element or text is drawn by. */
const componentAbove = (instance: Instance): Bound => {
	let above = instance.parent_!;
	while (above.parent_ && (!isFunction(above.type_) || above.type_ === Fragment)) above = above.parent_;
	return above;
};

/** Has what an instance shows under a name follow a signal, until `unbind`. */
const follow = (instance: Bound, name: string, signal: Signal, show: (value: unknown) => void) => {
	if (!instance.bindings_) {
		instance.bindings_ = {};
		componentAbove(instance).hasBound_ = true;
		onCleanup(instance, () => {
			for (const name in instance.bindings_) unbind(instance, name);
		});
	}
	instance.bindings_[name] = signal.subscribe(show);
};

const unbind = ({ bindings_: bindings }: Bound, name: string) => {
	bindings?.[name]?.();
	if (bindings) bindings[name] = undefined;
};

function SignalText(this: Bound, { signal }: { signal: Signal }): unknown {
	if (this.signal_ !== signal) {
		this.signal_ = signal;
		unbind(this, "");
		let isFirst = true;
		follow(this, "", signal, (value) => {
			const [child] = this.children_;
			if (isFirst) isFirst = false;
			else if (child && !child.type_ && /^(string|number)$/.test(typeof value)) {
				child.dom_.data = child.vnode_ = `${value}`;
			} else again(this);
		});
	}
	return signal.peek();
}

/** A signal is recognised by its brand, so that it may come from another copy of this or the original library. */
const isSignal = (value: unknown): value is Signal =>
	typeof value === "object" && (value as Signal | null)?.brand === (brand as unknown);

/** Creating signals adds binding to the renderer: apps without signals do not pay for it. */
const plugIn = <T>(maker: T): T => {
	const list = plugs.list;
	const bind = plugs.bind;
	plugs.setIsSignal(isSignal);
	plugs.setList((child) => (isSignal(child) ? createVNode(SignalText, { signal: child }) : list?.(child)));
	// Anyone who takes a signal for an element finds its value, and no end of signals in it.
	Object.defineProperty(Signal.prototype, "props", {
		configurable: true,
		get(this: Signal) {
			const signal = this;
			return {
				data: {
					get value() {
						return signal.value;
					},
				},
			};
		},
	});
	plugs.setUnbind(unbind);

	plugs.setBind((instance: Bound, name, signal, old, isSvg, set) => {
		if (isSignal(old)) unbind(instance, name);
		if (!isSignal(signal)) return bind?.(instance, name, signal, old, isSvg, set);
		let before: unknown;
		follow(instance, name, signal, (value) => {
			set(instance.dom_, name, value, before, isSvg);
			before = value;
		});
		return true;
	});

	plugs.setIsIdle(
		(instance: Bound, props) =>
			(instance.hasBound_ || instance.tracker_?.hasRead()) &&
			instance.isMounted_ &&
			!(instance.isDirty_ || instance.hasFailed_ || instance.thrown_) &&
			!differ((instance.vnode_ as VNode).props, props),
	);

	plugs.setTrack((instance: Bound) => {
		if (!instance.tracker_) {
			const tracker = (instance.tracker_ = track(() => again(instance)));
			onCleanup(instance, () => tracker.dispose());
		}
		instance.tracker_.begin();
	});
	plugs.setUntrack((instance: Bound) => instance.tracker_!.end());
	return maker;
};

export const signal: typeof createSignal = /* @__PURE__ */ plugIn(createSignal);
export const computed: typeof createComputed = /* @__PURE__ */ plugIn(createComputed);
