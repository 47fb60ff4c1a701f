// The reason of a change: an app's call is one until the observers of what it has changed have run, also while an earlier call ends.
import { expect, it } from "vitest";
import { ask, detailsNow, followVisitor } from "../../../src/react/change";

it("is the app's call although an earlier call ends in the meantime, whatever the visitor has pressed", async () => {
	const stop = followVisitor();
	const reasons: string[] = [];
	const note = () => reasons.push(detailsNow().details.reason);
	window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
	queueMicrotask(() => ask(() => queueMicrotask(note)));
	ask(() => {});
	await Promise.resolve().then(() => {});
	note();
	stop();
	expect(reasons).toEqual(["script", "escape"]);
});
