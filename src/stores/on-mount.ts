// Attaches a store to the page while someone listens to it. Nanostores' own `onMount` keeps lists of handlers, which are 135 B more in the kit.
import { clean, type ReadableAtom } from "nanostores";

/** Milliseconds that a store stays attached once nobody listens: asking for its value is listening for a moment. */
const delayMs = 1000;

const ends = new Set<() => void>();

/** Detaches now what nobody listens to: tests look at what is left. Does nothing in production. */
export const detachIdle = (): void => {
	for (const end of ends) end();
};

/** @param start called with the first listener; what it returns is called some time after the last one has gone */
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
		// What `cleanStores` calls between two tests.
		const cleanable = store as { [clean]?(): void };
		const before = cleanable[clean]!;
		cleanable[clean] = () => {
			before();
			end();
		};
	}
};
