// Error boundaries: errors are passed to the nearest component above that can show something else.
import type { Instance } from "./instance";
import * as plugs from "./plugs";
import { fail, here, rerender } from "./render";
import { waits } from "./schedule";

/** A kind of boundary: deals with an error below an instance, or returns false. */
type Catcher = (boundary: Instance, error: unknown) => boolean | undefined;

const catchers = new Set<Catcher>();
/** Instances to render once more before errors are reported; undefined while they are reported immediately. */
let retries: Instance[] | undefined;

/** What boundaries are told of an error besides; React's roots know more. */
export const about = { info_: (): object => ({}) };

/** The first kind of boundary adds them to the renderer. */
export const addCatcher = (catcher: Catcher): void => {
	catchers.add(catcher);
	plugs.setPass(tell);
	plugs.setWork(work);
};

/** A boundary has rendered: its replacement may fail again. */
export const noteRetry = (boundary: Instance): void => {
	if (boundary.hasCaught_) retries!.push(boundary);
};

const tell = (error: unknown, instance: Instance, isDrawing?: boolean): unknown => {
	for (let above = instance.parent_; above; above = above.parent_) {
		// Its replacement failed as well: that goes to the next boundary.
		if (above.isGone_ || (above.hasCaught_ && !above.isDirty_)) continue;
		for (const catcher of catchers) {
			try {
				if (!catcher(above, error)) continue;
			} catch (another) {
				fail(another, above, isDrawing);
				return true;
			}
			if ((above.isCaught_ = above.hasCaught_ = above.isDirty_)) retries?.push(above);
			if (isDrawing) {
				// The server's markup is not the content to show.
				if (here.nodes_) here.nodes_ = plugs.clear!(here.nodes_);
				// On the way from there it is tried again, whatever may be left out because its props are the same.
				for (let below = instance; below !== above; below = below.parent_!) below.hasFailed_ = true;
			}
			return true;
		}
	}
};

const work = (draw: () => void): void => {
	const outer = retries;
	const boundaries: Instance[] = (retries = []);
	try {
		draw();
		for (const boundary of boundaries) if (waits(boundary) && !boundary.isGone_) rerender(boundary);
	} finally {
		for (const boundary of boundaries) boundary.hasCaught_ = false;
		retries = outer;
	}
};
