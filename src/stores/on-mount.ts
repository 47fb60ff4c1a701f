// Attaches a store to the page while someone listens to it. Nanostores' own `onMount` keeps lists of handlers, which are 135 B more in the kit.
import { clean, type ReadableAtom } from "nanostores";

/** Milliseconds that a store stays attached without listeners: reading its value listens for a moment. */
const delayMs = 1000;

const ends = new Set<() => void>();

/** Detaches stores without listeners now: tests check what remains. Does nothing in production. */
export const detachIdle = (): void => {
	for (const end of ends) end();
};

/** @param start called with the first listener; its result is called some time after the last one is removed */
export const onMount = (store: ReadableAtom, start: () => () => void): void => {
	const { listen, off } = store;
	let isOn: boolean | undefined;
	let stop: () => void;
	const end = () => {
		if (!isOn || store.lc) return;
		isOn = false;
		stop();
	};
	store.listen = (listener) => {
		if (!isOn) {
			// Before the start, which may ask for the value.
			isOn = true;
			stop = start();
		}
		return listen(listener);
	};
	store.off = () => {
		off();
		setTimeout(end, delayMs);
	};
	if (__DEV__) {
		ends.add(end);
		// Called by `cleanStores` between two tests.
		const cleanable = store as { [clean]?(): void };
		const before = cleanable[clean]!;
		cleanable[clean] = () => {
			before();
			end();
		};
	}
};
