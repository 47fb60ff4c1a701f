// Cuts the start of a page into slices: after some milliseconds of mounting the browser gets its turn, to draw and to answer.

/** A task of 50 ms is felt; on a phone, four times slower than a desk, these are 30 ms and what the last mount takes. */
const sliceMs = 8;
/** What may be mounted in one go once nothing may wait. */
const joinedMs = 1000;

export interface Slices {
	/** Does the work at once, or in a later task when the slice is over; in the order of the calls. */
	take<T>(work: () => T): T | Promise<T>;
	/** What is asked for from now on is done in this task. */
	join(): void;
}

export const createSlices = (): Slices => {
	let left = sliceMs;
	let pause: Promise<unknown> | undefined;
	const take = <T>(work: () => T): T | Promise<T> => {
		if (left > 0) {
			const begin = performance.now();
			const result = work();
			left -= performance.now() - begin;
			return result;
		}
		pause ??= nextTask().then(() => {
			left = sliceMs;
			pause = undefined;
		});
		return pause.then(() => take(work));
	};
	return { take, join: () => (left = joinedMs) };
};

/** https://wicg.github.io/scheduling-apis/#dom-scheduler-yield where there is one, which comes before other tasks. */
const nextTask = () =>
	(window.scheduler as Scheduler | undefined)?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
