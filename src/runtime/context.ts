// Contexts: values for everything below, without passing them on as props.
import type { Instance } from "./instance";
import { enqueue } from "./schedule";
import type { ComponentType, Props } from "./vnode";

// biome-ignore lint/suspicious/noExplicitAny: the value is the author's
export interface Context<T = any> extends ComponentType {
	Provider: ComponentType;
	Consumer: ComponentType;
	displayName?: string;
	/** Under which instances know it. */
	id: string;
	/** Without a provider above. */
	value: T;
}

/** An instance that provides a context's value. */
export interface ProviderInstance extends Instance {
	/** Rendered again when the value changes. */
	subscribers_?: Set<Instance>;
	value_: unknown;
}

let count = 0;

/**
 * @example const Theme = createContext("light"); <Theme value="dark">…</Theme>; useContext(Theme)
 */
export const createContext = <T>(value: T): Context<T> => {
	const id = `__c${count++}`;
	const Context = function (this: ProviderInstance, props: Props) {
		const { subscribers_: subscribers, value_: before } = this;
		this.subscribers_ ??= new Set();
		this.value_ = props.value;
		if (subscribers && before !== props.value) {
			for (const instance of subscribers) {
				instance.isForced_ = true;
				enqueue(instance);
			}
		}
		this.context_ = { ...this.context_, [id]: this };
		return props.children;
	} as unknown as Context<T>;
	Context.Provider = Context;
	Context.Consumer = Object.assign(
		function (this: Instance, props: Props) {
			return props.children(readContext(this, Context));
		},
		{ contextType: Context },
	);
	Context.id = id;
	Context.value = value;
	return Context;
};

/** The value for an instance, which is rendered again when it changes. */
export const readContext = <T>(instance: Instance, { id, value }: Context<T>): T => {
	const provider = instance.parent_!.context_[id] as ProviderInstance | undefined;
	if (!provider) return value;
	const subscribers = provider.subscribers_!;
	if (!subscribers.has(instance)) {
		subscribers.add(instance);
		(instance.cleanups_ ??= []).push(() => subscribers.delete(instance));
	}
	return provider.value_ as T;
};
