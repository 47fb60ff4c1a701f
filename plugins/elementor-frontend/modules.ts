// `elementorModules.Module` and `ViewModule`: the base classes that scripts of others extend.
import { attempt, type Callback } from "./attempt";
import { getItem, merge, setItem, type Values } from "./model";
import { extend } from "./stand-in";

export class Module {
	[member: string]: unknown;
	#params: unknown[];
	#settings?: Values;
	#listeners = new Map<string, Callback[]>();

	static extend = extend;

	constructor(...params: unknown[]) {
		this.#params = params;
		this.__construct(...params);
		bindMethods(this);
		this.trigger("init");
	}

	__construct(..._params: unknown[]): void {}

	getDefaultSettings(): Values {
		return {};
	}

	/** One setting by its dotted path, or all: the defaults, below what the constructor was given. */
	getSettings(path?: string): unknown {
		// Not before the first call: defaults may depend on what subclasses set up.
		this.#settings ??= merge({ ...this.getDefaultSettings() }, this.#params[0] as Values);
		return getItem(this.#settings, path);
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
		for (const [name, call] of entries) this.#listeners.set(name, [...this.#listenersOf(name), call]);
		return this;
	}

	/** Without a listener all of those names are removed. */
	off(names: string, listener?: Callback): this {
		for (const name of words(names)) {
			this.#listeners.set(name, listener ? this.#listenersOf(name).filter((call) => call !== listener) : []);
		}
		return this;
	}

	/** Calls the method `on{Name}`, then the listeners. */
	trigger(names: string, ...args: unknown[]): this {
		for (const name of words(names)) {
			(this[`on${name[0]!.toUpperCase()}${name.slice(1)}`] as Callback | undefined)?.(...args);
			for (const call of this.#listenersOf(name)) attempt(() => call.apply(this, args));
		}
		return this;
	}

	#listenersOf(name: string) {
		return this.#listeners.get(name) ?? [];
	}
}

export class ViewModule extends Module {
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
