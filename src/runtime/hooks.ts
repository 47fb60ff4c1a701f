// Hooks: state, effects and memory of function components.
import { addCatcher, noteRetry } from "./boundary";
import { type Context, readContext } from "./context";
import type { Instance } from "./instance";
import * as plugs from "./plugs";
import { attempt, current, here, topAbove } from "./render";
import { enqueue } from "./schedule";
import { isFunction, options } from "./vnode";

// biome-ignore lint/suspicious/noExplicitAny: values are the author's
type Any = any;
type Dependencies = readonly unknown[] | undefined | null;
type Cleanup = (() => void) | void;
type Effect = () => Cleanup;

/** A component's state for one call of a hook. */
interface Hook {
	value_?: Any;
	/** Dependencies of the value, or of the pending effect. */
	with_?: Dependencies;
	/** Those of a pending effect: they apply from the end of the current render. */
	pendingWith_?: Dependencies;
	/** A state to come, in a list of one. */
	next_?: [Any];
	effect_?: Effect;
	time_?: number;
	reducer_?: (state: Any, action: Any) => Any;
	cleanup_?: Cleanup;
	dispatch_?: (action: Any) => void;
	/** What `useErrorBoundary` calls. */
	catch_?: (error: Any) => void;
}

/** When an effect runs: before layout effects, after the DOM has been changed, after the next frame. */
const insertion = 0;
const layout = 1;
const passive = 2;
/** Passive ones whose render has been committed. */
const due = 3;

interface Memory {
	list_: Hook[];
	/** Which of them the next call concerns. */
	index_: number;
	/** Effects that are to run. */
	waiting_: Hook[];
	instance_: Instance;
	/** A render is running, or has failed: its effects do not apply yet. */
	isOpen_: boolean;
}

const memoryOf = (instance: Instance): Memory => {
	if (!instance.hooks_) {
		const memory: Memory = { list_: [], index_: 0, waiting_: [], instance_: instance, isOpen_: true };
		instance.hooks_ = memory;
		(instance.cleanups_ ??= []).push(() => {
			let failure: [unknown] | undefined;
			for (const hook of memory.list_) {
				if (hook.time_! < passive) {
					try {
						clean(hook);
					} catch (error) {
						failure = [error];
					}
				} else if (hook.cleanup_) afterPaint(ends, () => attempt(() => clean(hook), instance));
			}
			if (failure) throw failure[0];
		});
	}
	return instance.hooks_;
};

const clean = (hook: Hook) => {
	const { cleanup_: cleanup } = hook;
	hook.cleanup_ = undefined;
	if (isFunction(cleanup)) cleanup();
};

/** Runs the effects that wait for a time, up to the first that throws. */
const run = (memory: Memory, time: number) => {
	const { waiting_: waiting } = memory;
	const hooks = waiting.filter((hook) => hook.time_ === time);
	if (!hooks.length) return;
	memory.waiting_ = waiting.filter((hook) => hook.time_ !== time);
	attempt(() => {
		hooks.forEach(clean);
		for (const hook of hooks) hook.cleanup_ = hook.effect_!();
	}, memory.instance_);
};

/** Runs the passive effects of a component that have been committed. */
export const runDue = ({ hooks_: memory, isGone_: isGone }: Instance): void => {
	if (memory && !isGone) run(memory, due);
};

/** Ends the layout effects of a component that are about to run again. */
export const endLayout = (instance: Instance): void => {
	const memory: Memory | undefined = instance.hooks_;
	if (memory) for (const hook of memory.waiting_) if (hook.time_ === layout) attempt(() => clean(hook), instance);
};

/** The first hook that a bundle keeps adds hooks to the renderer. */
const plugIn = <T>(hook: T): T => {
	plugs.setBegin(({ hooks_: memory }) => {
		if (!memory) return;
		memory.index_ = 0;
		// It changed its own state, waited or threw: the effects that it asked for in the meantime do not run.
		if (memory.isOpen_) memory.waiting_ = [];
		else run(memory, due);
		memory.isOpen_ = true;
	});

	plugs.setEnd((instance) => {
		const memory: Memory | undefined = instance.hooks_;
		if (!memory) return;
		memory.isOpen_ = false;
		const { waiting_: waiting } = memory;
		for (const hook of waiting) hook.with_ = hook.pendingWith_;
		if (waiting.some((hook) => hook.time_ === passive))
			afterPaint(starts, () => {
				plugs.settle?.();
				runDue(instance);
			});
		return waiting.length;
	});

	plugs.setCommit(({ hooks_: memory }) => {
		if (!memory) return;
		for (const hook of (memory as Memory).waiting_) if (hook.time_ === passive) hook.time_ = due;
		run(memory, layout);
	});

	plugs.setHasChanged((instance) => {
		const memory: Memory | undefined = instance.hooks_;
		if (instance.isForced_ || instance.public_ || !memory) return true;
		const waiting = memory.list_.filter((hook) => hook.next_);
		return !waiting.length || waiting.some((hook) => !Object.is(hook.next_![0], hook.value_));
	});

	return hook;
};

/** Ends effects while their component is hidden; they start again with its next render. */
export const endEffects = (instance: Instance): void => {
	const memory: Memory | undefined = instance.hooks_;
	if (!memory) return;
	memory.waiting_ = [];
	for (const hook of memory.list_) {
		if (!hook.effect_) continue;
		hook.with_ = undefined;
		attempt(() => clean(hook), instance);
	}
};

const hook = /* @__PURE__ */ plugIn((): Hook => {
	const memory = memoryOf(current!);
	return (memory.list_[memory.index_++] ??= {});
});

// After the next frame

type Work = () => unknown;
/** Cleanups of removed components, and effects of rendered ones. */
const ends: Work[] = [];
const starts: Work[] = [];
let lastFrame: unknown;

const afterPaint = (queue: Work[], work: Work): void => {
	if (queue.push(work) < 2 || lastFrame !== options.requestAnimationFrame) askFrame();
};

/** Runs work after the next frame, among the effects. */
export const afterFrame = (work: () => unknown): void => afterPaint(starts, work);

const askFrame = () => {
	lastFrame = options.requestAnimationFrame;
	((lastFrame as typeof nextFrame) || nextFrame)(flushEffects);
};

/** Hidden pages have no frames. */
const nextFrame = (callback: () => void) => {
	const done = () => {
		clearTimeout(timer);
		cancelAnimationFrame(frame);
		setTimeout(callback);
	};
	const timer = setTimeout(done, 35);
	const frame = requestAnimationFrame(done);
};

/** Runs the effects that wait for a frame, cleanups first. */
export const flushEffects = (): void => {
	try {
		for (let work: Work | undefined; (work = ends.shift() ?? starts.shift()); ) work();
	} finally {
		// One has thrown.
		if (ends.length + starts.length) askFrame();
	}
};

// State

export const useReducer = <S, A>(
	reducer: (state: S, action: A) => S,
	initial: Any,
	init?: (initial: Any) => S,
): [S, (action: A) => void] => {
	const own = hook();
	const instance = current!;
	if (!own.dispatch_) {
		own.value_ = init ? init(initial) : isFunction(initial) && reducer === (invoke as Any) ? initial() : initial;
		own.dispatch_ = (action) => {
			const before = own.next_ ? own.next_[0] : own.value_;
			const after = own.reducer_!(before, action);
			if (Object.is(before, after)) return;
			own.next_ = [after];
			enqueue(instance);
		};
	}
	own.reducer_ = reducer;
	if (own.next_) {
		own.value_ = own.next_[0];
		own.next_ = undefined;
	}
	return [own.value_, own.dispatch_];
};

const invoke = <S>(state: S, update: S | ((state: S) => S)): S => (isFunction(update) ? update(state) : (update as S));

export const useState: {
	<S>(initial: S | (() => S)): [S, (update: S | ((state: S) => S)) => void];
	<S = undefined>(): [S | undefined, (update: S | undefined | ((state: S | undefined) => S | undefined)) => void];
} = <S>(initial?: S | (() => S)): [Any, (update: Any) => void] =>
	useReducer(invoke as (state: S, update: S | ((state: S) => S)) => S, initial);

// Effects

const have = (before: Dependencies, now: Dependencies) =>
	!!before && !!now && before.length === now.length && now.every((value, index) => Object.is(value, before[index]));

const schedule = (time: number, effect: Effect, dependencies: Dependencies) => {
	const own = hook();
	if (have(own.with_, dependencies)) return;
	own.time_ = time;
	own.effect_ = effect;
	own.pendingWith_ = dependencies;
	const { waiting_: waiting } = memoryOf(current!);
	if (!waiting.includes(own)) waiting.push(own);
};

/** After the next frame. */
export const useEffect = (effect: Effect, dependencies?: Dependencies): void => schedule(passive, effect, dependencies);
/** After the DOM has been changed, before the frame. */
export const useLayoutEffect = (effect: Effect, dependencies?: Dependencies): void =>
	schedule(layout, effect, dependencies);
/** Before refs and layout effects. */
export const useInsertionEffect = /* @__PURE__ */ (() => {
	plugs.setPrepare((commits) => {
		for (const [{ hooks_: memory }] of commits) if (memory) run(memory, insertion);
	});
	return (effect: Effect, dependencies?: Dependencies): void => schedule(insertion, effect, dependencies);
})();

export const useImperativeHandle = (ref: Any, create: () => unknown, dependencies?: Dependencies): void =>
	useLayoutEffect(
		() => {
			if (isFunction(ref)) {
				const cleanup = ref(create());
				return () => {
					ref(null);
					if (isFunction(cleanup)) cleanup();
				};
			}
			if (ref) {
				ref.current = create();
				return () => {
					ref.current = null;
				};
			}
		},
		dependencies && [...dependencies, ref],
	);

// Memory

export const useMemo = <T>(create: () => T, dependencies?: Dependencies): T => {
	const own = hook();
	if (have(own.with_, dependencies)) return own.value_;
	own.value_ = create();
	own.with_ = dependencies;
	return own.value_;
};
export const useCallback = <T>(callback: T, dependencies?: Dependencies): T => useMemo(() => callback, dependencies);
/** An object that stays the same. @example const box = useRef<HTMLDivElement>(null) */
export const useRef: {
	<T>(initial: T): { current: T };
	<T>(initial: T | null): { current: T | null };
	<T = undefined>(initial?: undefined): { current: T | undefined };
} = <T>(initial?: T): { current: Any } => useMemo(() => ({ current: initial }), []);

export const useContext = <T>(context: Context<T>): T => readContext(current!, context);

export const useDebugValue = <T>(value: T, format?: (value: T) => unknown): void =>
	options.useDebugValue?.(format ? format(value) : value);

/** Of a root its prefix; below it the places on the way among several, and who has ids. */
const pathOf = (instance: Instance): string => {
	const { parent_: parent, ids_: ids, prefix_: prefix = 0 } = instance;
	if (!parent) return `P${prefix}-`;
	const { children_: children } = parent;
	return pathOf(parent) + (children.length > 1 ? `${children.indexOf(instance)}_` : "") + (ids == null ? "" : "i");
};

/**
 * The same on every render; unique on the page if each root has its own prefix. What the server prints and the page adopts
 * has it from its place in the tree, which is the same whenever it is drawn; what comes later, and may move, is counted.
 */
export const useId = (): string => {
	const own = hook();
	if (!own.value_) {
		const owner = here.isHydrating_ ? current! : topAbove(current!);
		owner.ids_ ??= 0;
		own.value_ = pathOf(owner) + owner.ids_++;
	}
	return own.value_;
};

/** The last error from below, and a function that resets it. @param callback called for each */
export const useErrorBoundary = (callback?: (error: Any, info: object) => void): [error: Any, reset: () => void] => {
	const own = hook();
	const [error, setError] = useState<Any>();
	own.catch_ = (error) => {
		callback?.(error, {});
		setError(() => error);
	};
	addCatcher(catchWithHook);
	noteRetry(current!);
	return [error, () => setError(undefined)];
};

const catchWithHook = (boundary: Instance, error: unknown) => {
	const own = (boundary.hooks_ as Memory | undefined)?.list_.find((hook) => hook.catch_);
	own?.catch_?.(error);
	return !!own;
};
