// Makes visits for the tests of the comparison's models.
import type { Item, State, Visit } from "../../src/cli/compare/state";

export const item = (key: string, more: Partial<Item> = {}): Item => ({
	...{ key, name: `heading ${key}`, owners: [key], box: [0, 0, 100, 20], isVisible: true },
	...more,
});

export const state = (items: Item[], more: Partial<State> = {}): State => ({
	...{ items, focusables: [], inert: [], focus: "", scrollY: 0, height: 2000, foreign: [], step: 0 },
	...{ done: { label: "after load", outcome: "done" } },
	...more,
});

export const visitOf = (states: State[], more: Partial<Visit> = {}): Visit => ({
	...{ width: 1280, states, errors: [], failed: [], unreached: [], cookies: [], storage: [], live: [], watched: [] },
	...more,
});
