// Listeners of a carousel, as the page builder's slider calls them: with itself, and with itself as `this`.
import type { Scope } from "../../kit/scope";
import type { Carousel, Listener } from "./types";

/** Members of a carousel. A listener that throws is reported and does the others no harm. */
export const createEmitter = (scope: Scope): Pick<Carousel, "on" | "off" | "once" | "emit"> & ThisType<Carousel> => {
	let listeners: (readonly [name: string, listener: Listener])[] = [];
	return {
		on(names, listener) {
			listeners = listeners.concat(names.split(" ").map((name) => [name, listener] as const));
			return this;
		},
		off(names, listener) {
			listeners = listeners.filter(
				([name, known]) => !names.split(" ").includes(name) || (listener && known !== listener),
			);
			return this;
		},
		once(name, listener) {
			const once: Listener = (...args) => {
				this.off(name, once);
				return listener.apply(this, args);
			};
			return this.on(name, once);
		},
		emit(name, ...args) {
			for (const [known, listener] of listeners) {
				if (known !== name) continue;
				try {
					listener.call(this, this, ...args);
				} catch (error) {
					scope.report("listener", error);
				}
			}
		},
	};
};
