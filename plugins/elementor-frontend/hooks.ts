// `elementorFrontend.hooks`: actions and filters by name, in order of priority.
import { attempt, type Callback } from "./attempt";

interface Handler {
	callback: Callback;
	priority: number;
	context: unknown;
}

export interface Hooks {
	/** A callback is added once a name. Lower priorities run first, equal ones in the order they were added. */
	addAction(name: string, callback: Callback, priority?: number, context?: unknown): Hooks;
	/** Without a callback all of that name are removed. */
	removeAction(name: string, callback?: Callback): Hooks;
	/** Callbacks that throw are reported; the others run. */
	doAction(name: string, ...args: unknown[]): Hooks;
	addFilter(name: string, callback: Callback, priority?: number, context?: unknown): Hooks;
	removeFilter(name: string, callback?: Callback): Hooks;
	/** The value after all filters; a filter that throws does not change it. */
	applyFilters(name: string, value?: unknown, ...args: unknown[]): unknown;
}

export const createHooks = (): Hooks => {
	const create = () => {
		const table = new Map<string, Handler[]>();
		const get = (name: string) => table.get(name) ?? [];
		return {
			get,
			add(name: string, callback: Callback, priority = 10, context?: unknown) {
				const handlers = get(name);
				// A new list: handlers may be added while the old one runs.
				if (!handlers.some((handler) => handler.callback === callback)) {
					table.set(
						name,
						[...handlers, { callback, priority, context }].sort((a, b) => a.priority - b.priority),
					);
				}
				return hooks;
			},
			remove(name: string, callback?: Callback) {
				table.set(name, callback ? get(name).filter((handler) => handler.callback !== callback) : []);
				return hooks;
			},
		};
	};
	const actions = create();
	const filters = create();
	const hooks: Hooks = {
		addAction: actions.add,
		removeAction: actions.remove,
		doAction(name, ...args) {
			for (const { callback, context } of actions.get(name)) attempt(() => callback.apply(context, args));
			return hooks;
		},
		addFilter: filters.add,
		removeFilter: filters.remove,
		applyFilters: (name, value, ...args) =>
			filters
				.get(name)
				.reduce(
					(result, { callback, context }) => attempt(() => callback.call(context, result, ...args), result),
					value,
				),
	};
	return hooks;
};
