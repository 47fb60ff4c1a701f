// For tests: renders and runs effects immediately instead of soon.
import { options } from "../vnode";
import { hold } from "./report";

let depth = 0;

/**
 * Runs a function, then everything that it caused: renders and effects. An asynchronous one is awaited.
 * @returns resolves when all is done
 * @throws what no boundary has caught
 */
export const act = (callback: () => unknown): Promise<void> => {
	if (depth++) return settle(callback, () => {});
	const { debounceRendering, requestAnimationFrame } = options;
	let render: (() => void) | undefined;
	const effects: (() => void)[] = [];
	options.debounceRendering = (work) => {
		render = work;
	};
	options.requestAnimationFrame = (work) => {
		effects.push(work);
	};
	const uncaught: unknown[] = [];
	hold(uncaught);
	const drain = () => {
		try {
			// Updates requested before, which wait in a test.
			drainWaiting();
			while (render || effects.length) {
				const work = render ?? effects.shift()!;
				render = undefined;
				work();
			}
		} finally {
			Object.assign(options, { debounceRendering, requestAnimationFrame });
			hold();
		}
		if (uncaught.length) throw uncaught.length > 1 ? new AggregateError(uncaught) : uncaught[0];
	};
	return settle(callback, drain);
};

const settle = (callback: () => unknown, finish: () => void): Promise<void> => {
	const end = () => {
		depth--;
		finish();
	};
	let result: unknown;
	try {
		result = callback();
	} catch (error) {
		try {
			end();
		} catch {}
		throw error;
	}
	if (typeof (result as PromiseLike<void> | undefined)?.then !== "function") {
		end();
		return awaited(() => act(async () => {}));
	}
	return Promise.resolve(result).then(
		async () => {
			// Including the effects of promises that have settled by now.
			for (let turn = 0; turn < 10; turn++) await undefined;
			end();
		},
		(error) => {
			try {
				end();
			} catch {}
			throw error;
		},
	);
};

/** A thenable that works only if it is awaited. */
const awaited = (run: () => Promise<void>): Promise<void> => {
	let done: Promise<void> | undefined;
	const start = () => (done ??= run());
	return {
		// biome-ignore lint/suspicious/noThenProperty: it is one
		then: (...given) => start().then(...given),
		catch: (onError) => start().catch(onError),
		finally: (onEnd) => start().finally(onEnd),
		[Symbol.toStringTag]: "Promise",
	};
};

let before: typeof options.debounceRendering;
let waiting: (() => void) | undefined;
let isSetUp = false;

/** Renders wait from here on until the function returned is called. */
export const setupRerender = (): (() => void) => {
	if (!isSetUp) before = options.debounceRendering;
	isSetUp = true;
	options.debounceRendering = (work) => {
		waiting = work;
	};
	return drainWaiting;
};

/** Renders pending updates, and restores normal scheduling. */
export const teardown = (): void => {
	drainWaiting();
	if (!isSetUp) return;
	isSetUp = false;
	options.debounceRendering = before;
};

const drainWaiting = () => {
	const work = waiting;
	waiting = undefined;
	work?.();
};
