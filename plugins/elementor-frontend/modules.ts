// `elementorModules.Module` and `ViewModule`: the base classes that other scripts extend.
import { attempt, type Callback } from "./attempt";
import { getItem, merge, setItem, type Values } from "./model";
import { callable, extend } from "./stand-in";

interface State {
	params: unknown[];
	settings?: Values;
	listeners: Map<string, Callback[]>;
}
/** No private fields: an object created by a constructor function has none. */
const states = new WeakMap<object, State>();

/** Turns an object into a module. */
const construct = (self: object, params: unknown[]): void => {
	const module = self as Module;
	states.set(module, { params, listeners: new Map() });
	module.__construct(...params);
	bindMethods(module);
	module.trigger("init");
};

class BaseModule {
	[member: string]: unknown;

	static extend = extend;

	constructor(...params: unknown[]) {
		construct(this, params);
	}

	__construct(..._params: unknown[]): void {}

	getConstructorID(): string {
		return this.constructor.name;
	}

	getDefaultSettings(): Values {
		return {};
	}

	/** One setting by its dotted path, or all: the defaults, overridden by the constructor's argument. */
	getSettings(path?: string): unknown {
		// Not before the first call: defaults may depend on the set-up of subclasses.
		const state = states.get(this)!;
		state.settings ??= merge({ ...this.getDefaultSettings() }, state.params[0] as Values);
		return getItem(state.settings, path);
	}

	setSettings(path: string | Values, value?: unknown): this {
		const settings = this.getSettings() as Values;
		if (typeof path === "string") setItem(settings, path, value);
		else Object.assign(settings, path);
		return this;
	}

	getItems(items: unknown, path?: string): unknown {
		return getItem(items, path);
	}

	/** @param names one or more, with spaces between; or an object of listeners by name */
	on(names: string | Record<string, Callback>, listener?: Callback): this {
		const entries =
			typeof names === "string" ? words(names).map((name) => [name, listener!] as const) : Object.entries(names);
		for (const [name, call] of entries) states.get(this)!.listeners.set(name, [...listenersOf(this, name), call]);
		return this;
	}

	/** Without a listener, all listeners of those names are removed. */
	off(names: string, listener?: Callback): this {
		for (const name of words(names)) {
			const left = listener ? listenersOf(this, name).filter((call) => call !== listener) : [];
			states.get(this)!.listeners.set(name, left);
		}
		return this;
	}

	/** Calls the method `on{Name}`, then the listeners. */
	trigger(names: string, ...args: unknown[]): this {
		for (const name of words(names)) {
			(this[`on${name[0]!.toUpperCase()}${name.slice(1)}`] as Callback | undefined)?.(...args);
			for (const call of listenersOf(this, name)) attempt(() => call.apply(this, args));
		}
		return this;
	}

	getErrorMessage(type: string, method?: string): string {
		return type === "forceMethodImplementation" ? `The method '${method}' must be implemented.` : "An error occurs";
	}

	/** @throws for a method that subclasses have to implement */
	forceMethodImplementation(args?: { callee?: { name?: string } }): never {
		throw new ReferenceError(this.getErrorMessage("forceMethodImplementation", args?.callee?.name));
	}
}

export type Module = BaseModule;
export const Module = callable(BaseModule, construct);

class BaseViewModule extends Module {
	// No initial value: it would be set after the constructor of `Module` has called `onInit`.
	declare elements: Values;

	getDefaultElements(): Values {
		return {};
	}

	bindEvents(): void {}

	initElements(): void {
		this.elements = this.getDefaultElements();
	}

	onInit(..._args: unknown[]): void {
		this.initElements();
		this.bindEvents();
	}
}

export type ViewModule = BaseViewModule;
export const ViewModule = callable(BaseViewModule);

const listenersOf = (module: object, name: string): Callback[] => states.get(module)!.listeners.get(name) ?? [];

/** Methods may be handed to `on` as they are: `this` is the module in all of them. */
const bindMethods = (module: Module) => {
	let prototype = Object.getPrototypeOf(module);
	for (; prototype !== Object.prototype; prototype = Object.getPrototypeOf(prototype)) {
		for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
			if (name === "constructor" || typeof value !== "function" || Object.hasOwn(module, name)) continue;
			module[name] = value.bind(module);
		}
	}
};

const words = (names: string): string[] => names.match(/\S+/g) ?? [];
