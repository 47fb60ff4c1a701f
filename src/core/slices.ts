// Cuts the start of a page into slices: after some milliseconds of work it yields to the browser for painting and input.

/** Visitors notice a task of 50 ms; on a phone, four times slower than a desktop, these are 30 ms and the time of the last mount. */
const sliceMs = 8;
/** Entries that may mount in one go, once nothing may wait. */
const joinedMs = 1000;

export interface Slices {
	/** Does the work immediately, or in a later task when the slice is over; in the order of the calls. */
	take<T>(work: () => T): T | Promise<T>;
	/** Work requested in this task is done in it. */
	join(): void;
}

/** The page's own are `slices`. */
export const createSlices = (): Slices => {
	/** Milliseconds that are left in this task. */
	let left = sliceMs;
	let turn: Promise<unknown> | undefined;
	const take = <T>(work: () => T): T | Promise<T> => {
		turn ??= nextTask().then(() => {
			left = sliceMs;
			turn = undefined;
		});
		if (left <= 0) return turn.then(() => take(work));
		const begin = performance.now();
		const result = work();
		left -= performance.now() - begin;
		return result;
	};
	return { take, join: () => (left = joinedMs) };
};

/** Running chunks and mounting plugins share the page's slices. */
export const slices = createSlices();

/** https://wicg.github.io/scheduling-apis/#dom-scheduler-yield if available; it resumes before other tasks. */
export const nextTask = () =>
	(window.scheduler as Scheduler | undefined)?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
