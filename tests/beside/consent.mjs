// What a consent tool is promised: before an answer, in a second tab and after Back as well, after a refusal, a reload and Back, after a yes on the same page, in a second tab, after a withdrawal.
import { openVisit, settle } from "./visit.mjs";

const press = async (page, selectors = []) => {
	for (const selector of selectors) {
		const button = page.locator(selector).locator("visible=true").first();
		await button.click({ timeout: 8000 });
		await page.waitForTimeout(1200);
	}
	await settle(page);
};
/** What is left where a step cannot be taken. */
const tried = async (run) => {
	try {
		return await run();
	} catch (error) {
		return { failed: error.message.split("\n")[0] };
	}
};

/** To another page of the site and back by the browser's button. */
const goAndComeBack = async (visit, page, elsewhere) => {
	await page.bringToFront();
	await page.goto(elsewhere, { waitUntil: "load" });
	await settle(page);
	await page.goBack({ waitUntil: "commit" });
	await settle(page);
	return visit.look();
};

/** @param {import("playwright-core").Browser} browser @param {import("./list.mjs").Row} row @param {string} address */
export const askConsent = async (browser, { buttons }, address) => {
	const found = {};
	const elsewhere = new URL("/header/", address).href;
	const visit = await openVisit(browser, { address });
	try {
		const page = await visit.open();
		found.before = await visit.look();
		found.beforeInTab = await tried(async () => {
			const second = await visit.open();
			const seen = await visit.look();
			await second.close();
			return seen;
		});
		found.beforeAfterBack = await tried(() => goAndComeBack(visit, page, elsewhere));
		if (!buttons) return found;
		found.accepted = await tried(async () => {
			await press(page, buttons.accept);
			return visit.look();
		});
		found.secondTab = await tried(async () => {
			await visit.open();
			return visit.look();
		});
		if (buttons.reopen)
			found.withdrawn = await tried(async () => {
				const third = await visit.open();
				await visit.look();
				await press(third, buttons.reopen);
				await visit.look();
				await third.reload({ waitUntil: "load" });
				await settle(third);
				return visit.look();
			});
	} finally {
		await visit.close();
	}
	if (!buttons.refuse) return found;
	const other = await openVisit(browser, { address });
	try {
		const page = await other.open();
		await other.look();
		found.refused = await tried(async () => {
			await press(page, buttons.refuse);
			await other.look();
			await page.reload({ waitUntil: "load" });
			await settle(page);
			return other.look();
		});
		if (!found.refused.failed) found.refusedAfterBack = await tried(() => goAndComeBack(other, page, elsewhere));
	} finally {
		await other.close();
	}
	return found;
};

/** Steps in which more is sent or stored than with the originals, or anything without an answer. */
export const consentFaults = (originals, ours) =>
	Object.entries(ours).flatMap(([step, seen]) => {
		const before = originals[step] ?? {};
		if (seen.failed) return before.failed ? [] : [`${step}: ${seen.failed}`];
		const faults = [];
		for (const kind of ["requests", "cookies"]) {
			// The answer itself may be kept.
			const more = seen[kind].filter((one) => one !== "pys_consent" && !before[kind]?.includes(one));
			if (more.length && step !== "accepted" && step !== "secondTab") faults.push(`${step}: ${more.join(", ")}`);
			else if (step !== "accepted" && step !== "secondTab" && kind === "requests" && seen[kind].length)
				faults.push(`${step}: as the originals, ${seen[kind].join(", ")}`);
		}
		if (step === "accepted") {
			if (!seen.requests.length) faults.push("accepted: nothing starts on the page");
			// The originals may have sent theirs before the answer.
			else if (!before.failed && `${seen.events}` !== `${before.events}`)
				faults.push(
					`accepted: ${seen.events.join(", ") || "no event"}, with the originals ${before.events.join(", ") || "none"}`,
				);
		}
		return faults;
	});
