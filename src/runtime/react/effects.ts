// Effects by React's rules: all that waits is rendered before any layout effect runs, and these end before any starts; before anything renders, the passive effects of all that was rendered before run, children first.
import { endLayout, flushEffects, runDue } from "../hooks";
import type { Instance } from "../instance";
import * as plugs from "../plugs";
import { batch } from "../render";
import { mute, unmute } from "./mute";

/** Committed components, whose effects may wait. */
let committed: Instance[] = [];
/** Those of the hooks, whose module comes first. */
const { begin, commit, prepare } = plugs;

plugs.setCommit((instance) => {
	commit?.(instance);
	committed.push(instance);
});
const settle = () => {
	const all = committed;
	committed = [];
	if (all.length) unmute(() => all.forEach(runDue));
};
plugs.setSettle(settle);
plugs.setBegin((instance) => {
	settle();
	begin?.(instance);
});
plugs.setPrepare((commits) =>
	mute(() => {
		for (const entry of commits) {
			prepare?.([entry]);
			endLayout(entry[0]);
		}
	}),
);

/** Events after which effects do not wait for a frame. */
const discrete =
	/^(auxclick|blur|change|click|contextmenu|copy|cut|dblclick|drag(start|end)|drop|focus|input|key|mouse(down|up)|paste|pointer(down|up)|reset|submit|touch(start|end))/;

/** The effects of the event have run: those of what they request wait for a frame, so that a chain of them ends no page. */
let haveRun = false;

plugs.setBatch((render) => {
	batch(render);
	if (haveRun || !discrete.test(window.event?.type ?? "")) return;
	haveRun = true;
	// What they request is rendered before that.
	queueMicrotask(() => {
		haveRun = false;
	});
	flushEffects();
});
