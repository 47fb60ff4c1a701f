// A page of its own (jsdom) for each test file, in a worker that serves many: as `isolate` gives it, without loading jsdom and the libraries again.
import { afterAll, vi } from "vitest";
import { builtinEnvironments } from "vitest/runtime";

const { setTimeout: setNodeTimeout, setImmediate: setNodeImmediate } = globalThis;
const before = new Set(Object.getOwnPropertyNames(globalThis));
const { teardown } = await builtinEnvironments.jsdom.setup(globalThis, {});
// What a file before this one had asked for may have come between the two pages, and found no DOM.
vi.resetModules();

// Timers end with their page; Node's would continue and find no window.
const timers = new Set<NodeJS.Timeout>();
let hasPage = true;
globalThis.setTimeout = Object.assign((run: () => void, ms?: number, ...args: []) => {
	const timer = setNodeTimeout(() => {
		timers.delete(timer);
		run(...args);
	}, ms);
	if (hasPage) timers.add(timer);
	else clearTimeout(timer);
	return timer;
}, setNodeTimeout);

// What loads a part waits for a machine that is busy with other things as well.
const { waitFor } = vi;
vi.waitFor = (condition, options = 20_000) => waitFor(condition, options);

// Of all hooks after a file this one is the last to run: the first that is named.
afterAll(async () => {
	// What a file still loads or has queued (React's scheduler takes `setImmediate`) ends while its page is there.
	await vi.dynamicImportSettled();
	for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setNodeImmediate(resolve));
	hasPage = false;
	timers.forEach(clearTimeout);
	globalThis.setTimeout = setNodeTimeout;
	vi.waitFor = waitFor;
	await teardown(globalThis);
	for (const name of Object.getOwnPropertyNames(globalThis))
		if (!before.has(name)) Reflect.deleteProperty(globalThis, name);
	vi.resetModules();
});
