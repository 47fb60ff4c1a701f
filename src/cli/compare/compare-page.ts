// Compares one page: as it is, as it is again, and swapped; differences are tried once more before they are reported.
import { setImmediate as giveWay, setTimeout as wait } from "node:timers/promises";
import type { Browser, BrowserContext } from "playwright-core";
import type { Release } from "../release";
import { CompareError } from "./compare-error";
import { confirmed, findDifferences, shiftedSteps } from "./differ";
import { pressScript, type Target } from "./drive/drive";
import type { DriveRow } from "./drive/rows";
import { type Gain, measure } from "./gains/measure";
import { findNoise } from "./noise";
import { type OpenOptions, openPage, type Tab } from "./open-page";
import { type CompareOptions, heightAt } from "./options";
import type { Answer } from "./page-problem";
import { comparePictures } from "./pictures";
import { filesOf, filesPath, sentBytesOf } from "./release-files";
import type { Source } from "./sources";
import type { Difference, State, Visit } from "./state";
import { type Swapped, swapPage } from "./swap-page";
import { makePlan, narrow, type Plan, settle, type VisitOptions, visit } from "./visit";

export interface Pictured extends Difference {
	/** The window in both, as PNG. */
	pictures?: [expected: Buffer | undefined, found: Buffer | undefined];
}

export interface PageResult {
	address: string;
	/** The builder's version, if the page says it. */
	version?: string;
	/** - `original broken`: differs, and the page builder's own script does not start in the original, so all that depends on it differs */
	outcome: "same" | "differs" | "original broken" | "not covered" | "not opened";
	/** Why it was not compared. */
	reasons: string[];
	level?: Swapped["level"];
	differences: Pictured[];
	gains: Gain[];
	/** Further notes: a load that never ends, errors of the original. */
	notes: string[];
	/** Widgets that were driven. */
	driven: string[];
	ms: number;
}

interface Work {
	browser: Browser;
	source: Source;
	options: CompareOptions;
	release: Release;
	rows: readonly DriveRow[];
	result: PageResult;
	open: Set<BrowserContext>;
	/** Whether the original's own script does not start. */
	isBroken?: boolean;
}

const differing = ({ isBroken }: Work): PageResult["outcome"] => (isBroken ? "original broken" : "differs");

/** Responses that are replayed in every visit. */
interface Known {
	answer: Answer;
	swapped: Answer;
}

/** Never throws: errors are the outcome. */
export const comparePage = async (
	browser: Browser,
	source: Source,
	release: Release,
	options: CompareOptions,
): Promise<PageResult> => {
	const began = Date.now();
	const rows = [...(release.manifest.drives ?? []), ...options.rows];
	const result: PageResult = {
		...{
			address: source.name,
			outcome: "not opened",
			reasons: [],
			differences: [],
			gains: [],
			notes: [],
			driven: [],
			ms: 0,
		},
	};
	const limit = AbortSignal.timeout(options.pageMs);
	const signal = options.signal ? AbortSignal.any([limit, options.signal]) : limit;
	const work: Work = { browser, source, options: { ...options, signal }, release, rows, result, open: new Set() };
	try {
		await Promise.race([run(work), givenUp(signal, limit, options)]);
	} catch (error) {
		const reason = error instanceof CompareError ? error.message : `${source.name}: ${firstLine(error)}`;
		if (result.differences.length) result.outcome = differing(work);
		// Comparisons from before giving up count.
		if (result.outcome === "not opened") result.reasons = [reason];
		else result.notes.push(reason);
	}
	for (const context of work.open) await context.close().catch(() => {});
	result.ms = Date.now() - began;
	return result;
};

const givenUp = (signal: AbortSignal, limit: AbortSignal, { pageMs }: CompareOptions): Promise<never> =>
	new Promise((_, reject) => {
		signal.addEventListener("abort", () =>
			reject(new CompareError(limit.aborted ? `Gave up after ${pageMs / 1000} s.` : "Stopped before it finished.")),
		);
	});

const firstLine = (error: unknown): string => `${(error as Error).message}`.split("\n")[0]!;

const run = async (work: Work): Promise<void> => {
	const { options, result } = work;
	const { widths, isDriven } = options;
	const tab = await openAt(work, widths[0]!);
	const known = await knowPage(work, tab);
	if (!known) return;
	// A visit mostly waits: the widths are visited at the same time.
	const loaded = await Promise.all(
		widths.map((width, index) => loadThree(work, width, known, index ? undefined : tab)),
	);
	// In the meantime delayed elements appear in the loaded tabs.
	if (!isDriven) await weigh(work, known, []);
	const [targets] = await Promise.all(widths.map((width, index) => compareAt(work, width, known, loaded[index]!)));
	result.differences.sort((a, b) => widths.indexOf(a.width) - widths.indexOf(b.width));
	result.outcome = result.differences.length ? differing(work) : "same";
	if (isDriven) await weigh(work, known, targets!);
};

/** Measures what the page gains, unless that is switched off. */
const weigh = async (work: Work, known: Known, targets: readonly Target[]): Promise<void> => {
	const { options, source, result, release } = work;
	const open = openOptions(work, options.widths[0]!);
	result.gains = await measure(work.browser, source.address, {
		original: { ...open, answer: known.answer },
		swapped: { ...open, answer: known.swapped },
		sentBytes: sentBytesOf(release),
		rounds: options.rounds,
		budgetMs: options.isDriven ? 8000 : 3000,
		targets,
		...{ pauseMs: options.pauseMs, signal: options.signal },
	});
};

const openOptions = ({ source, options, release, open }: Work, width: number): OpenOptions => ({
	open,
	width,
	height: heightAt(width),
	reducedMotion: options.reducedMotion,
	headers: { ...source.headers, ...options.headers },
	aliases: source.aliases,
	files: { base: filesPath(release), read: filesOf(release) },
	timeoutMs: options.openMs,
	script: pressScript,
});

const visitOptions = ({ options, rows, release }: Work, width: number): VisitOptions => ({
	...{ width, height: heightAt(width), rows, intended: release.manifest.intended },
	...{ isDriven: options.isDriven, signal: options.signal },
});

const openAt = async (work: Work, width: number, answer?: Answer): Promise<Tab> => {
	await wait(work.options.pauseMs);
	return openPage(work.browser, work.source.address, { ...openOptions(work, width), answer });
};

/** A page's response, and its swapped form; undefined if it is not covered. */
const knowPage = async (work: Work, tab: Tab): Promise<Known | undefined> => {
	const { options, result, rows } = work;
	if (!tab.isLoaded) {
		result.notes.push(`It never finishes loading: compared as it was after ${options.openMs / 2000} s.`);
		await settle(tab, rows);
	}
	const swapped = await makeSwap(work, tab);
	return swapped && { answer: tab.answer, swapped };
};

type Three = [original: Tab, other: Tab, changed: Tab];

/** The three tabs of a width, loaded: as it is, as it is again, swapped. */
const loadThree = async (work: Work, width: number, { answer, swapped }: Known, opened?: Tab): Promise<Three> => [
	opened ?? (await openAt(work, width, answer)),
	await openAt(work, width, answer),
	await openAt(work, width, swapped),
];

/** The swapped response; undefined if the page is not covered, as the result then says. */
const makeSwap = async ({ release, options, result }: Work, { answer, traffic }: Tab): Promise<Answer | undefined> => {
	const html = answer.body.toString("utf8");
	const [, version] = /Elementor (\d+\.\d+[\d.]*)/.exec(html) ?? [];
	result.version = version;
	if (options.swap) return { ...answer, body: Buffer.from(options.swap(html)) };
	const read = (file: string) => traffic.textOf(file);
	const swapped = await swapPage(html, answer.address, release, read, options.isForced);
	result.level = swapped.level;
	result.reasons = swapped.reasons;
	if (swapped.html === undefined) {
		result.outcome = "not covered";
		return;
	}
	return { ...answer, body: Buffer.from(swapped.html) };
};

/** @returns the operated widgets */
const compareAt = async (work: Work, width: number, known: Known, tabs: Three): Promise<Target[]> => {
	const { options, result, rows } = work;
	// They wait together for what appears after a delay.
	await Promise.all(tabs.map((tab) => settle(tab, rows)));
	const visiting = visitOptions(work, width);
	const plan = await makePlan(tabs[0].page, visiting);
	result.driven = [...new Set([...result.driven, ...plan.targets.map(({ row, name }) => `${row.name} (${name})`)])];
	const again = async (kept: Answer, wanted: Plan): Promise<Visit> => {
		const tab = await openAt(work, width, kept);
		await settle(tab, rows);
		return finish(tab, wanted, { ...visiting, isPictured: true });
	};
	const [original, other, changed] = await Promise.all([
		finish(tabs[0], plan, visiting),
		finish(tabs[1], plan, visiting),
		finish(tabs[2], plan, visiting),
	]);
	noteBroken(work, original);
	const hosts = changed.unreached.filter((host) => !original.unreached.includes(host));
	const unreached = hosts.map((host) => `${host} cannot be reached from here: requests to it are not compared.`);
	result.notes = [...new Set([...result.notes, ...(changed.notes ?? []), ...unreached])];
	const found = await differences(original, other, changed, [original, other]);
	if (!found.length || options.signal?.aborted) return plan.targets;
	// A difference that does not recur proves nothing.
	const rest = narrow(plan, found, [original, other, changed]);
	const [third, changedAgain] = await Promise.all([again(known.answer, rest), again(known.swapped, rest)]);
	const visits = [original, other, third];
	const sure = confirmed(
		await differences(original, other, changed, visits),
		await differences(third, other, changedAgain, visits),
	);
	result.differences.push(...sure.map((difference) => withPictures(difference, third, changedAgain)));
	return plan.targets;
};

/** Missing files of the site explain many differences. */
const noteBroken = (work: Work, { failed, isBroken, isTakenForWide }: Visit): void => {
	const { result } = work;
	work.isBroken ||= isBroken;
	const broken =
		"On the original page the page builder's own script does not start, so all that depends on it differs.";
	if (isBroken && !result.notes.includes(broken)) result.notes.push(broken);
	const wide =
		"On the original page the page builder's styles make today's browsers treat every wide window as widescreen: desktop sticky and motion effects run only after the swap.";
	if (isTakenForWide && !result.notes.includes(wide)) result.notes.push(wide);
	const scripts = failed.filter((address) => address.endsWith(".js")).map((address) => address.split("/").at(-1));
	const names = scripts.slice(0, 3).join(", ");
	const note = `On the original page, ${scripts.length} of its scripts do not load: ${names}${scripts.length > 3 ? ", …" : ""}.`;
	if (scripts.length && !result.notes.includes(note)) result.notes.push(note);
};

const finish = async (tab: Tab, plan: Plan, visiting: VisitOptions): Promise<Visit> => {
	try {
		return await visit(tab, plan, visiting);
	} finally {
		await tab.close();
	}
};

const differences = async (original: Visit, other: Visit, changed: Visit, visits: Visit[]): Promise<Difference[]> => {
	const noise = findNoise(visits);
	const found = findDifferences(original, changed, noise);
	const told = new Set(found.flatMap(({ key, owners }) => [key, ...owners.slice(0, 1)]));
	const isMoved = new Set([
		...shiftedSteps(original, changed),
		...found.filter(({ kind }) => kind === "moved").map(({ step }) => step),
	]);
	for (const state of original.states) {
		const [second, third] = [other, changed].map(({ states }) =>
			states.find(({ step }) => step === state.step),
		) as State[];
		if (!second || !third || isMoved.has(state.step)) continue;
		// Pictures take long: visits of other widths go on in between.
		await giveWay();
		const seen = comparePictures(state, second, third, original.width, noise, told);
		for (const { key } of seen) told.add(key);
		found.push(...seen);
	}
	return found;
};

const withPictures = (difference: Difference, original: Visit, changed: Visit): Pictured => {
	const at = ({ states }: Visit) => states.find(({ step }) => step === Math.max(0, difference.step))?.picture;
	return { ...difference, pictures: [at(original), at(changed)] };
};
