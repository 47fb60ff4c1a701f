// What a page is promised: it is swapped or left with a reason, works without errors, and a change of mode reaches the next visitor.
import { openVisit, stateOf } from "./visit.mjs";

/** A first view and another, which a cache may answer. */
export const seePage = async (browser, address) => {
	const views = [];
	for (let count = 0; count < 2; count++) {
		const visit = await openVisit(browser, { address });
		try {
			const page = await visit.open();
			views.push({ ...(await stateOf(page)), ...(await visit.look()) });
		} finally {
			await visit.close();
		}
	}
	return views;
};

/** @param {object[]} originals views with the mode off @param {object[]} ours with it on @param {boolean} isBack whether the originals came back when it was switched off */
export const pageFaults = (originals, ours, isBack) => {
	const faults = [];
	if (originals.some(({ isSwapped }) => isSwapped)) faults.push("the page was swapped while off");
	if (ours[0].isSwapped !== ours[1].isSwapped) faults.push("the second view is another than the first");
	if (!isBack) faults.push("switched off, visitors get the swapped page");
	for (const kind of ["errors", "missing"]) {
		const more = ours
			.flatMap((view) => view[kind])
			.filter((one) => !originals.some((view) => view[kind].includes(one)));
		if (more.length) faults.push(`${kind}: ${[...new Set(more)].join(", ")}`);
	}
	if (Math.abs(originals[1].text - ours[1].text) > originals[1].text * 0.05)
		faults.push(`text of ${ours[1].text} characters, with the originals ${originals[1].text}`);
	if (originals[0].requests.length && !ours[0].requests.length) faults.push("tracking sends nothing");
	return faults;
};
