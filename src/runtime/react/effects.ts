// Passive effects by React's rule: before anything renders, those of all that was rendered before run, children first.
import { runDue } from "../hooks";
import type { Instance } from "../instance";
import * as plugs from "../plugs";

/** Committed components, whose effects may wait. */
let committed: Instance[] = [];
/** Those of the hooks, whose module comes first. */
const { begin, commit } = plugs;

plugs.setCommit((instance) => {
	commit?.(instance);
	committed.push(instance);
});
plugs.setBegin((instance) => {
	if (committed.length) {
		const all = committed;
		committed = [];
		all.forEach(runDue);
	}
	begin?.(instance);
});
