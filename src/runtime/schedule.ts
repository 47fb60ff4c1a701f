// When changes are rendered; separate from the renderer, so that signals can be used without it.
import type { Instance } from "./instance";
import * as plugs from "./plugs";
import { options } from "./vnode";

let queue: Instance[] = [];
/** What the running batch has rendered: rendered again it belongs to the next one. */
let drained: Set<Instance> | undefined;
const later: Instance[] = [];
let lastDebounce: unknown;
/** Number of updates that led to the running one, each requested by the previous one. */
let round = 0;

/** Whether anything is to be rendered again. */
export const hasQueue = (): boolean => queue.length > 0;

/** Has an instance rendered again soon, with all others that wait. */
export const enqueue = (instance: Instance): void => {
	const isNew = !instance.isDirty_;
	if (isNew) {
		instance.isDirty_ = true;
		let depth = 0;
		for (let above = instance.parent_; above; above = above.parent_) depth++;
		instance.depth_ = depth;
		instance.round_ = round + 1;
		(plugs.batch && drained?.has(instance) ? later : queue).push(instance);
	}
	const { debounceRendering: debounce = queueMicrotask } = options;
	// Updates requested during a flush are rendered in it.
	if (lastDebounce === debounce && (!isNew || round || queue.length > 1)) return;
	lastDebounce = debounce;
	debounce(flush);
};

/** Renders everything that waits, and what that requests. */
export const flush = (): void => {
	try {
		while (queue.length) plugs.batch ? plugs.batch(drainBatch) : drain();
	} finally {
		round = 0;
		queue = queue.filter((waiting) => waiting.isDirty_ && !waiting.isGone_);
		if (queue.length) queueMicrotask(flush);
	}
};

/** Parents first. */
const drain = () => {
	let depth = -1;
	while (queue.length) {
		if (depth !== queue.length) queue.sort((a, b) => a.depth_! - b.depth_!);
		const instance = queue.shift()!;
		depth = queue.length;
		round = instance.round_!;
		if (plugs.batch) drained!.add(instance);
		if (waits(instance) && !instance.isGone_ && round < 100) plugs.rerender!(instance);
		else {
			instance.isDirty_ = false;
			if (round === 100) plugs.rerender!(instance, Error("Maximum update depth exceeded."));
		}
	}
};

/** An effect that runs before a render may flush in the midst of another batch. */
const drainBatch = () => {
	const outer = drained;
	drained = new Set();
	try {
		drain();
	} finally {
		drained = outer;
		queue.push(...later.splice(0));
	}
};

/** Whether it is to be rendered again, and would draw something else. */
export const waits = (instance: Instance): unknown =>
	instance.isDirty_ && !instance.thrown_ && (!plugs.hasChanged || plugs.hasChanged(instance));
