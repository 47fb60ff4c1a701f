// What something makes the browser style and lay out, by its trace: counts, which do not depend on how busy the machine is.

const categories = [
	"devtools.timeline",
	"disabled-by-default-devtools.timeline",
	"disabled-by-default-devtools.timeline.stack",
	"disabled-by-default-devtools.timeline.invalidationTracking",
];
/** Reasons of updates that only draw on: a page that draws more frames has more of them. */
const drawn = ["Animation", "ScrollTimeline"];

/**
 * @typedef {object} Restyles
 * @property {number} styled elements, those that only CSS animations and scroll timelines changed left out
 * @property {number} laidOut layout objects
 * @property {number} forced updates in the midst of a script, which has read a style or a size
 * @property {Record<string, number>} forcedBy the same by place: `gossamer.js:1:234`
 */

/**
 * @param {import("playwright-core").Page} page
 * @param {() => Promise<unknown>} act
 * @returns {Promise<Restyles>}
 */
export const countRestyles = async (page, act) => {
	const client = await page.context().newCDPSession(page);
	const events = [];
	client.on("Tracing.dataCollected", ({ value }) => events.push(...value));
	await client.send("Tracing.start", {
		transferMode: "ReportEvents",
		traceConfig: { includedCategories: categories },
	});
	await act();
	const complete = new Promise((resolve) => client.once("Tracing.tracingComplete", resolve));
	await client.send("Tracing.end");
	await complete;
	await client.detach();
	return count(mainThread(events));
};

const isUpdate = ({ name, ph }) => name === "UpdateLayoutTree" && ph === "X";

/** The events of the thread that has styled most, in the order of their time: the browser has pages of its own. */
const mainThread = (events) => {
	const threadOf = ({ pid, tid }) => `${pid} ${tid}`;
	const styled = new Map();
	for (const event of events.filter(isUpdate))
		styled.set(threadOf(event), (styled.get(threadOf(event)) ?? 0) + (event.args.elementCount ?? 0));
	const [main] = [...styled].sort((one, other) => other[1] - one[1])[0] ?? [];
	return events.filter((event) => threadOf(event) === main && event.ts).sort((one, other) => one.ts - other.ts);
};

const count = (events) => {
	const sum = { styled: 0, laidOut: 0, forced: 0, forcedBy: {} };
	/** Why, by node, since the update before; what an update finds out itself comes in its time. */
	let reasons = [];
	let update;
	const end = () => {
		if (!update) return;
		sum.styled += Math.max(0, (update.args.elementCount ?? 0) - drawnOf(reasons));
		update = undefined;
		reasons = [];
	};
	for (const event of events) {
		const { name, ph, ts, args } = event;
		if (update && ts >= update.ts + (update.dur ?? 0)) end();
		const { reason, nodeId } = args.data ?? {};
		if (/Invalidat/.test(name) && reason && !/layout/i.test(reason)) reasons.push([nodeId, reason]);
		if (isUpdate(event)) {
			end();
			update = event;
			const [frame] = args.beginData?.stackTrace ?? [];
			if (!frame) continue;
			const place = `${frame.url.split("/").at(-1).split("?")[0]}:${frame.lineNumber}:${frame.columnNumber}`;
			sum.forced++;
			sum.forcedBy[place] = (sum.forcedBy[place] ?? 0) + 1;
		} else if (name === "Layout" && ph === "X") sum.laidOut += args.beginData?.dirtyObjects ?? 0;
	}
	end();
	return sum;
};

/** How many nodes changed because of animations alone; all where there was no other reason. */
const drawnOf = (reasons) => {
	if (reasons.length && reasons.every(([, reason]) => drawn.includes(reason))) return Infinity;
	const nodes = new Map();
	for (const [node, reason] of reasons) nodes.set(node, (nodes.get(node) ?? true) && drawn.includes(reason));
	return [...nodes.values()].filter(Boolean).length;
};
