// Link actions in an app without the core: a mounted island handles those of its plugin, and clicks on links run them.

import { isAction } from "../base/action-address";
import type { ActionHandler } from "../base/descriptor";
import { closestTo } from "../base/dom";
import { ownActions, runAction } from "../kit/actions";

type Actions = Record<string, ActionHandler>;

const mounted = new Set<Actions>();

/** @returns stops it; an action is removed with the last island that handles it */
export const serveActions = (actions: Actions): (() => void) => {
	const own = { ...actions };
	mounted.add(own);
	for (const [name, run] of Object.entries(own)) ownActions.set(name, run);
	// The same listener is added once.
	document.addEventListener("click", onClick);
	return () => {
		mounted.delete(own);
		for (const [name, run] of Object.entries(own)) {
			const isShared = [...mounted].some((other) => other[name] === run);
			if (!isShared && ownActions.get(name) === run) ownActions.delete(name);
		}
		if (!mounted.size) document.removeEventListener("click", onClick);
	};
};

const onClick = (event: Event) => {
	const address = closestTo(event.target, "a")?.getAttribute("href");
	// The core listens to such links itself.
	if (window.gossamer?.runAction || !address || !isAction(address)) return;
	event.preventDefault();
	runAction(address, event);
};
