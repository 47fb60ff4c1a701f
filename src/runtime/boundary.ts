// Error boundaries: what has failed is told to the nearest component above that can show something else.
import { type Instance, plugs } from "./instance";
import { fail, here, rerender } from "./render";
import { waits } from "./schedule";

/** A kind of boundary: deals with an error below an instance, or returns false. */
type Catcher = (boundary: Instance, error: unknown) => boolean | undefined;

const catchers = new Set<Catcher>();
/** What is to be drawn once more before anyone is told; none while all are told. */
let retries: Instance[] | undefined;

/** Boundaries come into the renderer with the first kind of them. */
export const addCatcher = (catcher: Catcher): void => {
	catchers.add(catcher);
	plugs.catch_ = tell;
	plugs.work_ = work;
};

/** A boundary is drawn: what it draws instead may fail again. */
export const noteRetry = (boundary: Instance): void => {
	if (boundary.hasCaught_) retries!.push(boundary);
};

const tell = (error: unknown, instance: Instance, isDrawing?: boolean): unknown => {
	for (let above = instance.parent_; above; above = above.parent_) {
		// What it draws instead fails as well: that concerns the next one.
		if (above.isGone_ || (above.hasCaught_ && !above.isDirty_)) continue;
		for (const catcher of catchers) {
			try {
				if (!catcher(above, error)) continue;
			} catch (another) {
				fail(another, above, isDrawing);
				return true;
			}
			if ((above.hasCaught_ = above.isDirty_)) retries?.push(above);
			if (isDrawing) {
				// What the server printed is not what is to be shown.
				if (here.nodes_) here.nodes_ = plugs.clear_!(here.nodes_);
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
