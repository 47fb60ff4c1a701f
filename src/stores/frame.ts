// One requestAnimationFrame for the whole page: all reads of the layout first, then all writes, so that a frame lays out once.
import { report } from "../base/errors";
import { inFrame } from "../base/in-frame";

/** Gets the frame's time, in milliseconds since the page began. */
export type FrameCallback = (time: number) => void;

/** The two halves of a frame. */
export interface Frame {
	/**
	 * Calls back once in the next frame, before anything is written. Requested during a frame, it is the frame after.
	 * @returns cancels it; afterwards it does nothing
	 */
	read(callback: FrameCallback): () => void;
	/**
	 * Calls back once in the next frame, after everything was read. Requested by a read, it is that same frame; requested
	 * by a write, the frame after, so that a callback may ask for itself again.
	 * @returns cancels it; afterwards it does nothing
	 */
	write(callback: FrameCallback): () => void;
}

const reads = new Set<FrameCallback>();
const writes = new Set<FrameCallback>();
/** Cancels the frame that was requested. */
let cancel: (() => void) | undefined;

const scheduler = (queue: Set<FrameCallback>) => (callback: FrameCallback) => {
	const job: FrameCallback = (time) => callback(time);
	queue.add(job);
	request();
	return () => {
		queue.delete(job);
		if (reads.size + writes.size) return;
		cancel?.();
		cancel = undefined;
	};
};

/**
 * Reads and writes of the layout, in step with the browser. A callback that throws stops no other: `document` gets
 * `gossamer:error` with the code `frame`. In development a read that changes the DOM is reported as `frame-read`.
 * @example
 * frame.read(() => {
 *   const { height } = box.getBoundingClientRect();
 *   frame.write(() => panel.style.setProperty("height", `${height}px`)); // in the same frame
 * });
 */
export const frame: Frame = { read: scheduler(reads), write: scheduler(writes) };

const request = () => {
	if (!(reads.size + writes.size)) return;
	cancel ??= inFrame((time) => {
		const observer = __DEV__ && watchDocument();
		flush(reads, time);
		if (__DEV__ && observer) reportWrites(observer);
		return () => {
			// Reset only now: writes that a read requests belong to this frame and must not request another.
			cancel = undefined;
			flush(writes, time);
			request();
		};
	});
};

/** Runs the jobs queued now: jobs added in the meantime stay queued, jobs cancelled in the meantime do not run. */
const flush = (queue: Set<FrameCallback>, time: number) => {
	for (const job of [...queue]) {
		try {
			if (queue.delete(job)) job(time);
		} catch (error) {
			report("frame", error);
		}
	}
};

const watchDocument = () => {
	const observer = new MutationObserver(() => {});
	observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
	return observer;
};

const reportWrites = (observer: MutationObserver) => {
	const [record] = observer.takeRecords();
	observer.disconnect();
	if (!record) return;
	const what = record.attributeName ?? record.type;
	report("frame-read", new Error(`A frame.read callback wrote to the DOM: ${what} of ${record.target.nodeName}`));
};
