// Listeners of a carousel, as the page builder's slider calls them: with itself, and with itself as `this`.
import type { Scope } from "../../kit/scope";
import type { Carousel, Listener } from "./types";

/** A listener that throws is reported and does the others no harm. */
export const createEmitter = (
	scope: Scope,
	carousel: () => Carousel,
): Pick<Carousel, "on" | "off" | "once" | "emit"> => {
	const listeners: Record<string, Listener[]> = Object.create(null);
	const emitter = {
		on(names: string, listener: Listener) {
			for (const name of names.split(" ")) listeners[name] = [...(listeners[name] ?? []), listener];
			return carousel();
		},
		off(names: string, listener?: Listener) {
			for (const name of names.split(" "))
				listeners[name] = listener ? (listeners[name] ?? []).filter((known) => known !== listener) : [];
			return carousel();
		},
		once(name: string, listener: Listener) {
			const once: Listener = (...args) => {
				emitter.off(name, once);
				return listener(...args);
			};
			return emitter.on(name, once);
		},
		emit(name: string, ...args: unknown[]) {
			for (const listener of listeners[name] ?? []) {
				try {
					listener.call(carousel(), carousel(), ...args);
				} catch (error) {
					scope.report("listener", error);
				}
			}
		},
	};
	return emitter;
};
