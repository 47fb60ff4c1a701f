// Measures what a page costs, as it is and swapped, in turn: bytes and files of script, the main thread, and the times that a visitor waits.
import type { Browser, CDPSession } from "playwright-core";
import { driveStep, pressScript, type Target } from "../drive/drive";
import { type OpenOptions, openPage, type Tab } from "../open-page";
import { vitalsScript } from "./vitals";

/** Of one load. Bytes, milliseconds, counts. */
export interface Sample {
	scriptFiles: number;
	/** As sent. */
	scriptBytes: number;
	scriptUnpacked: number;
	mainThread: number;
	tbt: number;
	lcp: number;
	cls: number;
	/** Undefined if nothing was pressed. */
	inp?: number;
	/** Requests to other hosts while no consent was given. */
	foreignRequests: number;
}

export type Metric = keyof Sample;

export interface Gain {
	metric: Metric;
	before: number[];
	after: number[];
}

export interface MeasureOptions {
	original: OpenOptions;
	swapped: OpenOptions;
	/** Bytes that a file of the release has when it is sent, by address. */
	sentBytes(address: string): number | undefined;
	rounds: number;
	/** No round begins after so many milliseconds. */
	budgetMs: number;
	targets: readonly Target[];
	/** Milliseconds between two page views. */
	pauseMs: number;
	signal?: AbortSignal;
}

/** How many times slower the processor is. */
export const slower = 4;
const mostPresses = 4;

export const measure = async (browser: Browser, address: string, options: MeasureOptions): Promise<Gain[]> => {
	const samples: { before: Sample[]; after: Sample[] } = { before: [], after: [] };
	const end = Date.now() + options.budgetMs;
	for (let round = 0; round < options.rounds; round++) {
		if (options.signal?.aborted || (round && Date.now() > end)) break;
		// The first one pays for cold caches of the machine: they take turns.
		const sides = round % 2 ? (["after", "before"] as const) : (["before", "after"] as const);
		for (const side of sides) {
			await new Promise((resolve) => setTimeout(resolve, options.pauseMs));
			samples[side].push(await load(browser, address, side === "before" ? options.original : options.swapped, options));
		}
	}
	const metrics = Object.keys(samples.before[0] ?? {}) as Metric[];
	const valuesOf = (list: Sample[], metric: Metric) =>
		list.map((sample) => sample[metric]).filter((value): value is number => value !== undefined);
	return metrics.map((metric) => ({
		metric,
		before: valuesOf(samples.before, metric),
		after: valuesOf(samples.after, metric),
	}));
};

const load = async (browser: Browser, address: string, open: OpenOptions, options: MeasureOptions): Promise<Sample> => {
	const tab = await openPage(browser, address, { ...open, slower, script: vitalsScript + pressScript });
	try {
		await tab.traffic.quiet(250, 5000);
		await tab.page.evaluate(() => new Promise((end) => requestIdleCallback(end)));
		const mainThread = await taskMs(tab.session);
		const { lcp, cls, tbt } = await tab.page.evaluate(() => window.__vitals());
		const inp = await pressSome(tab, options.targets);
		return { ...weigh(tab, options), mainThread, tbt, lcp, cls, inp };
	} finally {
		await tab.close();
	}
};

/** The slowest of some presses, each the first step of a widget's driver. */
const pressSome = async (tab: Tab, targets: readonly Target[]): Promise<number | undefined> => {
	let slowest: number | undefined;
	const pressed = targets.filter(({ row: { steps } }) => steps[0]?.act === "click").slice(0, mostPresses);
	for (const target of pressed) {
		const { outcome } = await driveStep(tab.page, target, target.row.steps[0]!, tab);
		if (outcome !== "done") continue;
		await tab.page.evaluate(() => window.__comparing.rest(400));
		const ms = await tab.page.evaluate(() => window.__pressed?.() ?? 0);
		if (ms) slowest = Math.max(slowest ?? 0, ms);
		await tab.page.keyboard.press("Escape");
	}
	return slowest;
};

const taskMs = async (session: CDPSession): Promise<number> => {
	const { metrics } = await session.send("Performance.getMetrics");
	return Math.round((metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000);
};

const weigh = ({ traffic, page }: Tab, { sentBytes }: MeasureOptions) => {
	const host = new URL(page.url()).hostname.replace(/^www\./, "");
	const scripts = traffic.asked.filter(({ type, isDone, status }) => type === "Script" && isDone && status < 400);
	const isForeign = (address: string) => !new URL(address).hostname.endsWith(host);
	return {
		scriptFiles: scripts.length,
		scriptBytes: scripts.reduce((sum, { address, sent }) => sum + (sentBytes(address) ?? sent), 0),
		scriptUnpacked: scripts.reduce((sum, { unpacked }) => sum + unpacked, 0),
		foreignRequests: traffic.asked.filter(({ address }) => isForeign(address)).length,
	};
};
