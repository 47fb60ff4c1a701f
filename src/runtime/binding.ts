// Signals in what is rendered: a component that reads one is rendered again, a text or attribute follows it alone.

import { type Instance, plugs } from "./instance";
import { setProp } from "./props";
import { enqueue } from "./render";
import { computed as createComputed, signal as createSignal, type Signal, type Tracker, track } from "./signals";

interface Bound extends Instance {
	tracker_?: Tracker;
	signal_?: Signal;
	dispose_?: () => void;
	/** What ends the binding of each bound prop. */
	bindings_?: Record<string, (() => void) | undefined>;
}

const brand = Symbol.for("preact-signals");

const onCleanup = (instance: Instance, cleanup: () => void) => (instance.cleanups_ ??= []).push(cleanup);

const again = (instance: Instance) => {
	instance.isForced_ = true;
	enqueue(instance);
};

// What is drawn is told by the signal itself, so that it may be one of another copy of this or the original library.
plugs.isSignal_ = (value) => !!value && (value as Signal).brand === (brand as unknown);

plugs.signalText_ = function (this: Bound, { signal }: { signal: Signal }) {
	if (this.signal_ !== signal) {
		if (!this.signal_) onCleanup(this, () => this.dispose_!());
		this.dispose_?.();
		this.signal_ = signal;
		let isFirst = true;
		this.dispose_ = signal.subscribe((value) => {
			const [child] = this.children_;
			if (isFirst) isFirst = false;
			else if (child && child.type_ === null && /^(string|number)$/.test(typeof value)) {
				child.dom_.data = child.vnode_ = `${value}`;
			} else again(this);
		});
	}
	return signal.peek();
};

plugs.unbind_ = ({ bindings_: bindings }: Bound, name) => {
	bindings?.[name]?.();
	if (bindings) bindings[name] = undefined;
};

plugs.bindProp_ = (instance: Bound, name, signal, isSvg) => {
	if (!instance.bindings_) {
		instance.bindings_ = {};
		onCleanup(instance, () => {
			for (const name in instance.bindings_) plugs.unbind_!(instance, name);
		});
	}
	let before: unknown;
	instance.bindings_[name] = (signal as Signal).subscribe((value) => {
		setProp(instance.dom_, name, value, before, isSvg);
		before = value;
	});
};

plugs.track_ = (instance: Bound) => {
	if (!instance.tracker_) {
		const tracker = (instance.tracker_ = track(() => again(instance)));
		onCleanup(instance, () => tracker.dispose());
	}
	instance.tracker_.begin();
};
plugs.untrack_ = (instance: Bound) => instance.tracker_!.end();

// Made here, so that whoever makes a signal has it bound, and whoever does not pays nothing for it.
export const signal: typeof createSignal = createSignal;
export const computed: typeof createComputed = createComputed;
