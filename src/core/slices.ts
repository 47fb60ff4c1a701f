// Cuts the start of a page into slices: after some milliseconds of work the browser gets its turn, to draw and to answer.

/** A task of 50 ms is felt; on a phone, four times slower than a desk, these are 30 ms and what the last mount takes. */
const sliceMs = 8;
/** What may be mounted in one go once nothing may wait. */
const joinedMs = 1000;

export interface Slices {
	/** Does the work immediately, or in a later task when the slice is over; in the order of the calls. */
	take<T>(work: () => T): T | Promise<T>;
	/** What is requested in this task is done in it. */
	join(): void;
}

/** Those of the page are `slices`. */
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

/** What runs chunks and mounts plugins shares the tasks of the page. */
export const slices = createSlices();

/** https://wicg.github.io/scheduling-apis/#dom-scheduler-yield if there is one, which comes before other tasks. */
export const nextTask = () =>
	(window.scheduler as Scheduler | undefined)?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
