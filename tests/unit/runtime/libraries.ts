// The two libraries of signals that the tests here run on: ours, and the original, which shows that the expectation is right.
import * as npm from "@preact/signals-core";
import * as model from "../../../src/runtime/signal-models";
import * as runtime from "../../../src/runtime/signals";

export type Library = Pick<
	typeof npm,
	"action" | "batch" | "Computed" | "computed" | "createModel" | "Effect" | "effect" | "Signal" | "signal" | "untracked"
>;

export const ours = { ...model, ...runtime } as unknown as Library;
export const libraries: [string, Library][] = [
	["ours", ours],
	["npm", npm],
];
