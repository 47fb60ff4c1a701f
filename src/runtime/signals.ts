// The signal graph: signals, computeds and effects, with the behaviour of @preact/signals-core.

/** The brand of a signal, from any copy of any library. */
const brand: unique symbol = Symbol.for("preact-signals") as never;

/**
 * One "target reads source". It is in two lists: the sources of its target, in the order of their first reads, and,
 * while the target is watched, the targets of its source, newest first.
 */
interface Link {
	source_: Signal;
	target_: Target;
	/** The version of the source that the target has seen; -1 until a run reads it again. */
	version_: number;
	previousSource_: Link | undefined;
	nextSource_: Link | undefined;
	previousTarget_: Link | undefined;
	nextTarget_: Link | undefined;
	/** The previous `source_.link_`. */
	outer_: Link | undefined;
}

type Target = Computed | Effect;

/** Options of a signal or computed. */
export interface SignalOptions<T = unknown> {
	/** Called when the first subscriber comes. */
	watched?: (this: Signal<T>) => void;
	/** Called when the last subscriber is removed. */
	unwatched?: (this: Signal<T>) => void;
	/** For debuggers. */
	name?: string;
}

/** Options of an effect. */
export interface EffectOptions {
	/** For debuggers. */
	name?: string;
}

/** A read-only signal: the result of `computed`. */
export interface ReadonlySignal<T = unknown> {
	readonly value: T;
	readonly brand: typeof brand;
	peek(): T;
	subscribe(fn: (value: T) => void): () => void;
	valueOf(): T;
	toString(): string;
	toJSON(): T;
}

/** An effect's function; its result is called before the next run and at the end. */
export type EffectFn = (this: { dispose: () => void }) => void | (() => void);

/** Ends an effect; also by `using`, if there is `Symbol.dispose`. */
export type DisposeFn = (() => void) & { [Symbol.dispose]: () => void };

/** Flags. Being evaluated. */
const running = 1;
/** An effect in the queue; a computed that has notified its targets. */
const notified = 2;
/** A computed: a source may have changed. */
const outdated = 4;
/** A tracker that has called `notify`, and will not again before it begins. */
const told = outdated;
/** Its links are in the lists of its sources: an effect, or a computed with targets. */
const watching = 8;
/** A computed: the value is an error to be thrown. */
const failed = 16;
/** An effect that was disposed of while it ran. */
const disposed = failed;
/** The sources know their links with the running target. */
const indexed = 32;
const isComputed = 64;

let context: Target | undefined;
/** How many batches are open. */
let depth = 0;
/** Rounds of effects in this flush. */
let rounds = 0;
/** Counts all writes: if it is unchanged nothing has changed. */
let clock = 0;
/** Newest first. */
let queue: Effect | undefined;
/** The signals written in a batch, each after the value that it had before. */
const written: unknown[] = [];
/** The list that collects the effects of a model's factory. */
let owned: Effect[] | undefined;

const cycle = (): never => {
	throw Error("Cycle detected");
};

/** The link by which the running target reads a source, if this is the first time in this run. */
const read = (source: Signal): Link | undefined => {
	const target = context;
	if (!target) return;
	const last = target.last_;
	let link = last ? last.nextSource_ : target._sources;
	// Most runs read the same sources as the last one, in the same order.
	if (link?.source_ === source) {
		target.last_ = link;
	} else {
		if (last?.source_ === source) return;
		if (!(link = insert(source, target, last, link))) return;
	}
	link.version_ = source.version_;
	return link;
};

/** Puts a source that was read out of order behind the last one read. */
const insert = (source: Signal, target: Target, last: Link | undefined, next: Link | undefined): Link | undefined => {
	if (!(target.flags_ & indexed)) {
		target.flags_ |= indexed;
		for (let link = target._sources; link; link = link.nextSource_) {
			link.outer_ = link.source_.link_;
			link.source_.link_ = link;
		}
		for (let link = next; link; link = link.nextSource_) link.version_ = -1;
	}
	let link = source.link_;
	if (link?.target_ === target) {
		if (link.version_ >= 0) return;
		// Not the next one, so there is one before it.
		const previous = link.previousSource_!;
		if ((previous.nextSource_ = link.nextSource_)) link.nextSource_!.previousSource_ = previous;
		link.previousSource_ = last;
		link.nextSource_ = next;
	} else {
		link = source.link_ = {
			source_: source,
			target_: target,
			version_: 0,
			previousSource_: last,
			nextSource_: next,
			previousTarget_: undefined,
			nextTarget_: undefined,
			outer_: link,
		};
		if (target.flags_ & watching) watch(link);
	}
	if (next) next.previousSource_ = link;
	if (last) last.nextSource_ = link;
	else target._sources = link;
	target.last_ = link;
	return link;
};

/** After a run: forgets the sources that it did not read. */
const trim = (target: Target): void => {
	const last = target.last_;
	let link = target._sources;
	if (target.flags_ & indexed) {
		target.flags_ &= ~indexed;
		for (; link; link = link.nextSource_) {
			link.source_.link_ = link.outer_;
			link.outer_ = undefined;
		}
		link = target._sources;
	}
	if (last) {
		link = last.nextSource_;
		last.nextSource_ = undefined;
	} else target._sources = undefined;
	if (target.flags_ & watching) for (; link; link = link.nextSource_) unwatch(link);
};

/** Calls an option. */
const hear = (source: Signal, listener: ((this: Signal) => void) | undefined): void => {
	if (listener) untracked(() => listener.call(source));
};

/** Puts a link into the list of its source, which may have been waiting for its first subscriber. */
const watch = (link: Link): void => {
	const source = link.source_;
	const next = source.targets_;
	source.targets_ = link;
	if ((link.nextTarget_ = next)) next!.previousTarget_ = link;
	else {
		if (source.flags_) {
			source.flags_ |= watching | outdated;
			for (let own = (source as Computed)._sources; own; own = own.nextSource_) watch(own);
		}
		hear(source, source.options_?.watched);
	}
};

const unwatch = (link: Link): void => {
	const source = link.source_;
	const { previousTarget_: previous, nextTarget_: next } = link;
	link.previousTarget_ = link.nextTarget_ = undefined;
	if (next) next.previousTarget_ = previous;
	if (previous) previous.nextTarget_ = next;
	else if (!(source.targets_ = next)) {
		hear(source, source.options_?.unwatched);
		if (source.flags_) {
			source.flags_ &= ~watching;
			for (let own = (source as Computed)._sources; own; own = own.nextSource_) unwatch(own);
		}
	}
};

/** Whether a source has changed since the target saw it. Computed sources are updated, in order, as far as needed. */
const isStale = (target: Target): boolean => {
	for (let link = target._sources; link; link = link.nextSource_) {
		const source = link.source_;
		if (
			link.version_ !== source.version_ ||
			(source.flags_ && !refresh(source as Computed)) ||
			link.version_ !== source.version_
		)
			return true;
	}
	return false;
};

/** Updates a computed; false if it is being evaluated, which is a cycle. */
const refresh = (target: Computed): boolean => {
	const flags = target.flags_;
	if (flags & running) return false;
	if ((flags & (watching | outdated)) === watching) return true;
	target.flags_ = flags & ~(outdated | notified);
	if (target.clock_ === clock) return true;
	target.clock_ = clock;
	target.flags_ |= running;
	if (!target.version_ || isStale(target)) {
		const outer = context;
		context = target;
		target.last_ = undefined;
		try {
			const value = target.fn_();
			if (!target.version_ || target.flags_ & failed || value !== target.value_) {
				target.value_ = value;
				target.flags_ &= ~failed;
				target.version_++;
			}
		} catch (error) {
			target.value_ = error;
			target.flags_ |= failed;
			target.version_++;
		}
		context = outer;
		trim(target);
	}
	target.flags_ &= ~running;
	return true;
};

const tell = (source: Signal): void => {
	for (let link = source.targets_; link; link = link.nextTarget_) link.target_.notify_();
};

/** A signal that was written to and fro: who saw that value has seen this one. Versions never go back. */
const settle = (): void => {
	for (let signal: Signal; (signal = written.pop() as Signal); signal.base_ = -1)
		if (signal.value_ === written.pop())
			for (let link = signal.targets_; link; link = link.nextTarget_)
				if (link.version_ === signal.base_) link.version_ = signal.version_;
};

/** Closes a batch; the outermost runs the effects, and then throws the first of their errors. */
const close = (): void => {
	if (depth > 1) depth--;
	else flush();
};

const flush = (): void => {
	let errors: unknown[] | undefined;
	settle();
	do {
		let effect = queue;
		queue = undefined;
		rounds++;
		while (effect) {
			const next: Effect | undefined = effect.next_;
			effect.next_ = undefined;
			effect.flags_ &= ~notified;
			try {
				if (isStale(effect)) effect._callback();
			} catch (caught) {
				errors ??= [caught];
			}
			effect = next;
		}
	} while (queue);
	rounds = 0;
	depth--;
	if (errors) throw errors[0];
};

/** A value that knows who reads it. */
// biome-ignore lint/suspicious/noExplicitAny: as in the original, so that any signal is a `Signal`
export class Signal<T = any> {
	declare value_: T;
	declare version_: number;
	declare flags_: number;
	declare targets_: Link | undefined;
	/** The link with the running target, if it reads out of order. */
	declare link_: Link | undefined;
	/** The version before the batch, or -1. */
	declare base_: number;
	declare options_: SignalOptions<T> | undefined;
	declare name: string | undefined;

	constructor(value?: T, options?: SignalOptions<T>) {
		this.value_ = value as T;
		this.version_ = 0;
		this.flags_ = 0;
		this.targets_ = undefined;
		this.link_ = undefined;
		this.base_ = -1;
		this.options_ = options;
		this.name = options?.name;
	}

	get brand(): typeof brand {
		return brand;
	}

	get value(): T {
		read(this);
		return this.value_;
	}

	set value(value) {
		if (value === this.value_) return;
		if (rounds > 100) cycle();
		if (depth && !rounds && this.base_ < 0) {
			this.base_ = this.version_;
			written.push(this.value_, this);
		}
		this.value_ = value;
		this.version_++;
		clock++;
		depth++;
		try {
			tell(this);
		} finally {
			close();
		}
	}

	/** The value, without subscribing to it. */
	peek(): T {
		return untracked(() => this.value);
	}

	/** Calls `fn` with the value, now and after each change, until the function that it returns is called. */
	subscribe(fn: (value: T) => void): () => void {
		return effect(() => {
			const value = this.value;
			untracked(() => fn(value));
		});
	}

	valueOf(): T {
		return this.value;
	}

	toString(): string {
		return `${this.value}`;
	}

	toJSON(): T {
		return this.value;
	}
}

/** A value worked out from others, when it is read and they have changed. */
// biome-ignore lint/suspicious/noExplicitAny: as in the original, so that any signal is a `Signal`
export class Computed<T = any> extends Signal<T> {
	declare fn_: () => T;
	declare _sources: Link | undefined;
	declare last_: Link | undefined;
	declare clock_: number;

	constructor(fn: () => T, options?: SignalOptions<T>) {
		super(undefined, options);
		this.flags_ = isComputed | outdated;
		this.fn_ = fn;
		this._sources = undefined;
		this.last_ = undefined;
		this.clock_ = -1;
	}

	override get value(): T {
		const link = read(this);
		if ((this.flags_ & (watching | outdated | running | failed)) === watching) return this.value_;
		if (!refresh(this)) cycle();
		if (link) link.version_ = this.version_;
		if (this.flags_ & failed) throw this.value_;
		return this.value_;
	}

	notify_(): void {
		if (!(this.flags_ & notified)) {
			this.flags_ |= notified | outdated;
			// Not by `tell`, which calls this: a recursive function is not inlined.
			for (let link = this.targets_; link; link = link.nextTarget_) link.target_.notify_();
		}
	}
}

/** A function that runs again when its sources have changed. Its members have the names of the original's types. */
export class Effect {
	declare fn_: EffectFn | undefined;
	declare cleanup_: (() => void) | undefined;
	declare _sources: Link | undefined;
	declare last_: Link | undefined;
	declare next_: Effect | undefined;
	declare outer_: Target | undefined;
	declare flags_: number;
	declare name: string | undefined;

	constructor(fn?: EffectFn, options?: EffectOptions) {
		this.fn_ = fn;
		this.cleanup_ = undefined;
		this._sources = undefined;
		this.last_ = undefined;
		this.next_ = undefined;
		this.outer_ = undefined;
		this.flags_ = watching;
		this.name = options?.name;
		owned?.push(this);
	}

	_callback(): void {
		this.begin();
		try {
			const cleanup = this.fn_?.();
			if (cleanup) this.cleanup_ = cleanup;
		} finally {
			this.end();
		}
	}

	/** From here to `end` reads subscribe, and writes wait. */
	begin(): void {
		if (this.flags_ & running) cycle();
		if (this.cleanup_) clean(this);
		this.flags_ = (this.flags_ & notified) | watching | running;
		depth++;
		this.outer_ = context;
		context = this;
		this.last_ = undefined;
	}

	end(): void {
		if (context !== this) throw Error("Out-of-order effect");
		trim(this);
		context = this.outer_;
		this.outer_ = undefined;
		const { flags_: flags } = this;
		this.flags_ = flags & ~(running | disposed);
		if (flags & disposed) {
			try {
				release(this);
			} finally {
				close();
			}
		} else close();
	}

	_start(): () => void {
		this.begin();
		return () => this.end();
	}

	notify_(): void {
		if (!(this.flags_ & (notified | told))) {
			this.flags_ |= notified;
			this.next_ = queue;
			queue = this;
		}
	}

	hasRead(): boolean {
		return !!this._sources;
	}

	_dispose(): void {
		if (this.flags_ & running) this.flags_ |= disposed;
		else release(this);
	}

	dispose(): void {
		this._dispose();
	}
}

const release = (effect: Effect): void => {
	let link = effect._sources;
	effect.fn_ = effect._sources = effect.last_ = undefined;
	for (; link; link = link.nextSource_) unwatch(link);
	clean(effect);
};

/** Runs the last run's clean-up. If that throws there is no next run. */
const clean = (effect: Effect): void => {
	const cleanup = effect.cleanup_;
	effect.cleanup_ = undefined;
	if (typeof cleanup === "function")
		batch(() => {
			try {
				untracked(cleanup);
			} catch (error) {
				release(effect);
				throw error;
			}
		});
};

/** Makes a signal. */
export const signal = ((value: unknown, options?: SignalOptions<unknown>) => new Signal(value, options)) as {
	<T>(value: T, options?: SignalOptions<T>): Signal<T>;
	<T = undefined>(): Signal<T | undefined>;
};

/** Creates a signal whose value is the result of `fn`. It is computed when it is read, and not twice for the same sources. */
export const computed = <T>(fn: () => T, options?: SignalOptions<T>): ReadonlySignal<T> => new Computed(fn, options);

/** Runs `fn` now, and again when a signal that it read has changed, until the function that it returns is called. */
export const effect = (fn: EffectFn, options?: EffectOptions): DisposeFn => {
	const made = new Effect(fn, options);
	try {
		made._callback();
	} catch (error) {
		made._dispose();
		throw error;
	}
	const dispose = (() => made._dispose()) as DisposeFn;
	dispose[Symbol.dispose] = dispose;
	return dispose;
};

/** Runs `fn`; effects wait for its end. */
export const batch = <T>(fn: () => T): T => {
	depth++;
	try {
		return fn();
	} finally {
		close();
	}
};

/** Runs `fn`; its reads do not subscribe. */
export const untracked = <T>(fn: () => T): T => {
	const outer = context;
	const owner = owned;
	context = owned = undefined;
	try {
		return fn();
	} finally {
		context = outer;
		owned = owner;
	}
};

/** Collects the effects created until it is called again; returns the previous list. */
export const own = (effects: Effect[] | undefined): Effect[] | undefined => {
	const before = owned;
	owned = effects;
	return before;
};

/** Tracks a component's reads. */
export interface Tracker {
	/** Before rendering: signals read from here on are subscribed to, effects wait. Throws when it has begun already. */
	begin(): void;
	/** After rendering, in a `finally`; trackers that began inside must have ended. */
	end(): void;
	/** Whether anything was read. */
	hasRead(): boolean;
	/** Unsubscribes from all. It may begin again. */
	dispose(): void;
}

/**
 * Makes a tracker. `notify` is called at the end of the batch in which a value that was read between `begin` and `end`
 * has changed, once until `begin` is called again.
 * @example
 * const tracker = track(() => scheduleRender(component));
 * tracker.begin();
 * try { draw(component) } finally { tracker.end() }
 */
export const track = (notify: () => void): Tracker => {
	const tracker = new Effect();
	tracker._callback = () => {
		tracker.flags_ |= told;
		notify();
	};
	return tracker;
};
