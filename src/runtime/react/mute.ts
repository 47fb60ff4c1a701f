// Events by React's rules: what a render changes in the document calls no handler, such as the blur of an element that is removed.
import * as plugs from "../plugs";

let isMuted = false;

const withMuted = (now: boolean, run: () => void) => {
	const outer = isMuted;
	isMuted = now;
	try {
		run();
	} finally {
		isMuted = outer;
	}
};

/** Changes the document; an element that loses the focus on its way to another place gets it again. */
export const mute = (run: () => void): void =>
	withMuted(true, () => {
		const { activeElement: focused } = document;
		run();
		if (focused?.isConnected && document.activeElement === document.body)
			(focused as HTMLElement).focus({ preventScroll: true });
	});
/** Runs effects in the midst of that. */
export const unmute = (run: () => void): void => withMuted(false, run);

// The prototype has the DOM's type; an event's own may be React's.
plugs.setTypeOf((event) => (isMuted ? "" : Reflect.get(Event.prototype, "type", event)));
