// Effects by React's rules: all that waits is rendered before any layout effect runs, and these end before any starts; before anything renders, the passive effects of all that was rendered before run, children first.
import { endLayout, flushEffects, runDue } from "../hooks";
import type { Instance } from "../instance";
import * as plugs from "../plugs";
import { batch } from "../render";
import { hasQueue } from "../schedule";
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

/** What is rendered next was requested by such effects. */
let isRequested = false;

const runEffects = () => {
	// What layout effects have requested still belongs to the event.
	isRequested = !hasQueue();
	try {
		flushEffects();
	} finally {
		// Their requests are rendered before that.
		queueMicrotask(() => {
			isRequested = false;
		});
	}
};

plugs.setBatch((render) => {
	batch(render);
	// A task for each link of a chain of effects, so that the page answers in between.
	if (isRequested) setTimeout(runEffects);
	else if (discrete.test(window.event?.type ?? "")) runEffects();
});
