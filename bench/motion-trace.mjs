// Reads a trace of Chromium: what the main thread spent on script, style, layout and paint, and which layouts script forced.

const kinds = {
	script:
		/^(FunctionCall|EvaluateScript|v8\.|FireAnimationFrame|EventDispatch|TimerFire|FireIdleCallback|RunMicrotasks|MinorGC|MajorGC|XHR)/,
	style: /^(UpdateLayoutTree|RecalculateStyles)$/,
	layout: /^Layout$/,
	paint: /^(IntersectionObserverController|PrePaint|Paint|Layerize|Commit|UpdateLayer|CompositeLayers|RasterTask)/,
};
const kindOf = (name) => Object.keys(kinds).find((kind) => kinds[kind].test(name));

/**
 * Traces what a page does in the meantime.
 * @param {import("playwright-core").Browser} browser
 * @param {import("playwright-core").Page} page
 * @param {() => unknown} work
 * @returns what `readTrace` says, and as `result` what the work gives
 */
export const traced = async (browser, page, work) => {
	await browser.startTracing(page, {
		categories: ["devtools.timeline", "disabled-by-default-devtools.timeline.frame", "v8"],
	});
	const result = await work();
	return { result, ...readTrace(await browser.stopTracing()) };
};

/**
 * @param {Buffer} buffer as `browser.stopTracing` gives it, with the categories `devtools.timeline`, that of its frames, and `v8`
 * @returns milliseconds of each kind, without what is nested in it, the number of forced layouts, of frames of the main
 * thread, and of frames that came to the screen
 */
const readTrace = (buffer) => {
	const { traceEvents } = JSON.parse(buffer.toString());
	const mains = traceEvents.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain");
	const totals = { script: 0, style: 0, layout: 0, paint: 0, forced: 0, frames: 0, drawn: 0 };
	for (const { pid, tid } of mains) {
		const own = traceEvents.filter((event) => event.pid === pid);
		const events = own
			.filter((event) => event.tid === tid && event.ph === "X" && kindOf(event.name))
			.sort((one, other) => one.ts - other.ts || other.dur - one.dur);
		totals.frames += own.filter((event) => event.tid === tid && event.name === "BeginMainThreadFrame").length;
		totals.drawn += own.filter((event) => event.name === "DrawFrame").length;
		const stack = [];
		for (const { name, ts, dur = 0 } of events) {
			while (stack.length && stack.at(-1).end <= ts) stack.pop();
			const kind = kindOf(name);
			const above = stack.at(-1);
			if (above) totals[above.kind] -= dur / 1000;
			totals[kind] += dur / 1000;
			if (kind === "layout" && stack.some((event) => event.kind === "script")) totals.forced++;
			stack.push({ kind, end: ts + dur });
		}
	}
	return totals;
};
