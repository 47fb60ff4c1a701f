// The frame of the page: all reads of the layout, then all writes, after the browser has styled and laid out the frame.

/** Gets the frame's time, in milliseconds since the page began. @returns what writes, if anything has to be written */
export type FrameRead = (time: number) => (() => void) | undefined;

let reads: FrameRead[] = [];
/** There is none on a server and in jsdom. Taken before scripts of the site replace it with one that calls back late. */
const Sizes = globalThis.ResizeObserver;
let observer: ResizeObserver | undefined;
let handle = 0;
let frameTime = 0;
/** The browser has not called back yet in this frame. */
let isWaited = false;

const run = () => {
	isWaited = false;
	observer?.disconnect();
	const all = reads;
	reads = [];
	for (const write of all.map((read) => read(frameTime))) write?.();
};

/** A root without a size is not reported, and stand-ins may report nothing. */
const end = () => {
	if (isWaited) run();
};

/**
 * Reads in the next frame, then writes, before anything is painted. Callbacks must not throw.
 *
 * Animations make styles stale before each frame, so a read in `requestAnimationFrame` itself would lay out the page once
 * more. Observers of sizes are called after the layout; the root has the least depth, so that changes of all other
 * elements still reach their observers in the same frame. Observers of the root would get them a frame later, which
 * browsers report as an error of the page: ours observe the body.
 * @returns cancels it
 */
export const inFrame = (read: FrameRead): (() => void) => {
	if (reads.push(read) < 2)
		handle = requestAnimationFrame((time) => {
			frameTime = time;
			if (!Sizes) return run();
			isWaited = true;
			observer ??= new Sizes(run);
			observer.observe(document.documentElement);
			setTimeout(end);
		});
	return () => {
		reads = reads.filter((other) => other !== read);
		if (!reads.length) cancelAnimationFrame(handle);
	};
};
