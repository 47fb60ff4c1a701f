// Records how long plugins take to mount, once their chunks have loaded.
import type { Files } from "../core/load";

/** A plugin that was put on a host. */
export interface MountTime {
	/** Its name. */
	plugin: string;
	host: Element;
	/** Milliseconds since the page began. */
	at: number;
	/** Milliseconds until the setup was done; undefined while it is not. */
	ms?: number;
}

interface Module {
	default?: { mount?(host: Element, ...rest: unknown[]): { ready?: Promise<unknown> } | undefined };
}

const watched = new WeakSet<object>();

/** Later chunks are recorded when the core adds them to its modules. */
export const watchMounts = (modules: Files["modules"], name: string, times: MountTime[]): void => {
	const key = `plugins/${name}`;
	const module = modules[key];
	if (module) {
		wrap(module, name, times);
		return;
	}
	Object.defineProperty(modules, key, {
		configurable: true,
		get: () => undefined,
		set(value: Module) {
			Object.defineProperty(modules, key, { configurable: true, enumerable: true, writable: true, value });
			wrap(value, name, times);
		},
	});
};

const wrap = ({ default: plugin }: Module, name: string, times: MountTime[]) => {
	const mount = plugin?.mount;
	if (!plugin || !mount || watched.has(plugin)) return;
	watched.add(plugin);
	plugin.mount = (host, ...rest) => {
		const at = performance.now();
		const time: MountTime = { plugin: name, host, at };
		times.push(time);
		const mounted = mount(host, ...rest);
		const finish = () => {
			time.ms = performance.now() - at;
		};
		if (mounted?.ready) mounted.ready.then(finish);
		else finish();
		return mounted;
	};
};
