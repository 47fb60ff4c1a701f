// Photo feed: the loader of "Load more", which is invisible until a press, arrives without a box, or it would be animated all the time.
import type { StartState } from "../../src/base/start-state";

export const start: StartState[] = [
	{ host: ".sbi", set: [{ select: ".sbi_loader.sbi_hidden:not([hidden])", attributes: { hidden: "" } }] },
];
