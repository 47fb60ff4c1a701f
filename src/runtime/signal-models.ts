// Models: signals, actions and effects created together by a factory and disposed of together.
import { batch, type Effect, own, type ReadonlySignal, untracked } from "./signals";

/** Allowed members of a model: signals, actions, and objects of these; others are a type error that names the property. */
type Valid<T> = {
	[K in keyof T]: T[K] extends ReadonlySignal<unknown> | ((...args: never[]) => unknown)
		? T[K]
		: T[K] extends object
			? Valid<T[K]>
			: `Property ${K extends string ? `'${K}' ` : ""}is not a Signal, Action, or an object that contains only Signals and Actions.`;
};

/** A factory's result, with a method that ends its effects. */
export type Model<T> = Valid<T> & { [Symbol.dispose](): void };
export type ModelFactory<T, Args extends unknown[] = []> = (...args: Args) => Valid<T>;
export type ModelConstructor<T, Args extends unknown[] = []> = new (...args: Args) => Model<T>;

/** Wraps a function: effects wait for its end, and its reads do not subscribe. */
export const action = <Args extends unknown[], Result>(fn: (...args: Args) => Result): ((...args: Args) => Result) =>
	function (this: unknown, ...args) {
		return batch(() => untracked(() => fn.apply(this, args)));
	};

/**
 * Creates a constructor of models. Methods of the factory's result (its own, those of objects in it, those of its
 * class) become actions; `[Symbol.dispose]()` ends the effects created in the factory, including those of inner
 * models. If the factory throws they end immediately.
 * @example
 * const Counter = createModel((start: number) => {
 *   const count = signal(start);
 *   return { count, increment() { count.value++ } };
 * });
 * const counter = new Counter(5);
 */
export const createModel = <T, Args extends unknown[] = []>(factory: ModelFactory<T, Args>) =>
	function () {
		const effects: Effect[] = [];
		const outer = own(effects);
		try {
			// biome-ignore lint/complexity/noArguments: what names them stays a function that `new` takes in the minified build
			const model = factory(...(arguments as unknown as Args)) as Model<T>;
			wrap(model, new Set());
			model[Symbol.dispose] = action(() => {
				for (const effect of effects) effect.dispose();
			});
			outer?.push(...effects);
			return model;
		} catch (error) {
			for (const effect of effects)
				try {
					effect.dispose();
				} catch {}
			throw error;
		} finally {
			own(outer);
		}
	} as unknown as ModelConstructor<T, Args>;

const wrap = (target: object, seen: Set<object>): void => {
	if (seen.has(target)) return;
	seen.add(target);
	const names = new Set(["constructor"]);
	let level = target;
	do {
		for (const name of Object.getOwnPropertyNames(level)) {
			if (names.has(name)) continue;
			names.add(name);
			const { value } = Object.getOwnPropertyDescriptor(level, name)!;
			if (typeof value === "function") (target as Record<string, unknown>)[name] = action(value);
			else if (level === target && value && typeof value === "object" && value.brand !== Symbol.for("preact-signals"))
				wrap(value, seen);
		}
		level = Object.getPrototypeOf(level);
		// The prototypes of built-in objects have no actions.
	} while (level && level !== Object.prototype && Object.prototype.toString.call(target) === "[object Object]");
};
