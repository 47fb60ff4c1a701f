// One visit of a page at one width: its state after load and on each screen, automatic motion, and its state after each step of a driver.
import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "playwright-core";
import { concludeStep, driveStep, findTargets, type Target } from "./drive/drive";
import type { DriveRow, IntendedRow } from "./drive/rows";
import type { Tab } from "./open-page";
import type { Difference, Done, State, Visit } from "./state";
import { isUnreached, plainAddress } from "./traffic";

/** The parts that are the same in every visit. */
export interface Plan {
	/** Scroll depths to inspect, in CSS pixels. */
	depths: number[];
	/** Whether the page is watched at rest for automatic motion. */
	isWatched: boolean;
	/** Owners that are known to change all the time. */
	live: readonly string[];
	targets: PlannedTarget[];
}

/** The numbers of its steps are the same in a plan that leaves others out. */
export interface PlannedTarget extends Target {
	firstStep: number;
}

export interface VisitOptions {
	width: number;
	height: number;
	rows: readonly DriveRow[];
	/** Elements that are not compared. */
	intended?: readonly IntendedRow[];
	isDriven: boolean;
	/** Whether every step has a picture, or only a widget's first. */
	isPictured?: boolean;
	/** Ended early: the existing results count. */
	signal?: AbortSignal;
}

const mostScreens = 6;
const mostSteps = 20;
/** Maximum milliseconds for which a page is watched: a carousel with longer pauses is not seen to move. */
const watchMs = 6500;
/** Longer than a counter counts by default. */
const restMs = 2500;
/** The first number of a driver's steps. */
const firstStep = 100;

const blank = {
	items: [] as never[],
	focusables: [] as never[],
	inert: [] as never[],
	foreign: [] as never[],
	focus: "",
	scrollY: 0,
	height: 0,
	isBlank: true as const,
};

/** Decides the steps, once the page has loaded. */
export const makePlan = async (page: Page, { width, height, rows, isDriven }: VisitOptions): Promise<Plan> => {
	const full = await page.evaluate(() => document.documentElement.scrollHeight);
	const last = Math.max(0, full - height);
	const screens = Math.min(mostScreens, Math.ceil(last / height) + 1);
	return {
		depths: Array.from({ length: screens - 1 }, (_, index) => Math.round((last * (index + 1)) / (screens - 1))),
		isWatched: true,
		live: [],
		targets: isDriven ? spread(await findTargets(page, rows, width)) : [],
	};
};

/** The remaining steps if only these differences matter. */
export const narrow = (plan: Plan, differences: readonly Difference[], visits: readonly Visit[]): Plan => {
	const isWatched = differences.some(({ kind }) => kind === "still");
	// Leftovers of a driver belong to no step, as any of them may have caused them.
	const isLate = ({ step, kind, key }: Difference) =>
		step < 0 && kind !== "still" && !visits.some(({ early }) => early?.includes(key));
	const live = [...new Set(visits.flatMap((visit) => visit.live))];
	if (differences.some(isLate)) return { ...plan, isWatched, live };
	const isAsked = ({ firstStep, row }: PlannedTarget) =>
		differences.some(({ step }) => step >= firstStep && step <= firstStep + row.steps.length);
	return { ...plan, isWatched, live, targets: plan.targets.filter(isAsked) };
};

/** One of each kind before the second of any. */
const spread = (targets: readonly Target[]): PlannedTarget[] => {
	const turn = ({ row }: Target, index: number) => targets.slice(0, index).filter((other) => other.row === row).length;
	const sorted = targets
		.map((target, index) => ({ target, turn: turn(target, index) }))
		.sort((a, b) => a.turn - b.turn);
	let steps = 0;
	let next = firstStep;
	return sorted.flatMap(({ target }) => {
		if ((steps += target.row.steps.length) > mostSteps) return [];
		const numbered = { ...target, firstStep: next };
		// One for the state before its first step.
		next += target.row.steps.length + 1;
		return [numbered];
	});
};

/** Waits until the page is loaded as far as possible, and until delayed elements have appeared. */
export const settle = async ({ page, traffic }: Tab, rows: readonly DriveRow[] = []): Promise<void> => {
	await traffic.quiet(250, 5000);
	const delays = [...new Set(rows.flatMap(({ delay }) => delay ?? []))];
	const leftMs = delays.length ? await page.evaluate((names) => window.__comparing.leftMs(names), delays) : 0;
	if (leftMs) await wait(leftMs);
	await page.evaluate((ms) => {
		window.__comparing.ignorePlaying();
		return window.__comparing.rest(ms);
	}, 2500);
};

export const visit = async (tab: Tab, plan: Plan, options: VisitOptions): Promise<Visit> => {
	const { page } = tab;
	const { width, signal, intended = [] } = options;
	const states: State[] = [];
	const selectorOf = (rows: readonly IntendedRow[]) => rows.map(({ at }) => at).join();
	const leftOut: [intended: string, renamed: string] = [
		selectorOf(intended.filter(({ isNameOnly }) => !isNameOnly)),
		selectorOf(intended.filter(({ isNameOnly }) => isNameOnly)),
	];
	const note = async (step: number, done: Done, isPictured = true, isAtRest = false) => {
		if (!isAtRest) await comeToRest(tab);
		states.push(await takeState(tab, step, done, isPictured, leftOut));
	};
	await note(0, { label: "after load", outcome: "done" });
	const { live, watched } = plan.isWatched
		? await page.evaluate((ms) => window.__comparing.watch(ms), watchMs)
		: { live: [], watched: [] };
	await page.evaluate((owners) => window.__comparing.ignoreMotion(owners), [...live, ...plan.live]);
	for (const [index, depth] of [...plan.depths, 0].entries()) {
		if (signal?.aborted) break;
		await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), depth);
		const percent = Math.round((100 * (index + 1)) / plan.depths.length);
		const label = index < plan.depths.length ? `scrolled to ${percent} %` : "scrolled back to the top";
		await note(index + 1, { label, outcome: "done" });
	}
	const { errors, failed, cookies, storage } = await readTraces(tab);
	const early = [...errors, ...failed, ...cookies, ...storage];
	await driveAll(tab, plan, states, note, options);
	const notes = await page.evaluate(
		(rows) => rows.flatMap(({ at, note }) => (document.querySelector(at) ? [note] : [])),
		intended,
	);
	return { early, width, states, live, watched, notes, ...(await readTraces(tab)) };
};

const driveAll = async (
	tab: Tab,
	{ targets }: Plan,
	states: State[],
	note: (step: number, done: Done, isPictured?: boolean, isAtRest?: boolean) => Promise<void>,
	{ signal, isPictured }: VisitOptions,
): Promise<void> => {
	const { page } = tab;
	for (const target of targets) {
		let step = target.firstStep;
		// The steps of a widget are compared with the state before it.
		await page.mouse.move(1, 1);
		await note(
			step++,
			{
				...{ label: `${target.row.name}: before`, host: target.key, isFocusFree: true },
				outcome: await present(page, target),
			},
			isPictured,
		);
		for (const row of target.row.steps) {
			if (signal?.aborted) return;
			const { length: askedBefore } = tab.traffic.asked;
			const done = await driveStep(page, target, row, tab);
			if (done.outcome === "not there") {
				states.push({ ...blank, step: step++, done });
				continue;
			}
			// The chunk that asks may have to come first.
			if (row.asks) await tab.traffic.asksForData(askedBefore, 800);
			await tab.traffic.quiet(120, row.asks ? 8000 : 1200);
			await page.evaluate((ms) => window.__comparing.rest(ms), restMs);
			await note(step++, await concludeStep(page, done, tab), isPictured || row === target.row.steps[0], true);
		}
		await page.keyboard.press("Escape");
		await tab.holdPosts(false);
	}
};

/** Scrolls a host into the window: all visits inspect the same part of the page. */
const present = (page: Page, { row, key, number }: Target): Promise<string> =>
	page.evaluate(
		({ host, key, number }) => {
			const element = window.__comparing.findHost(host, key, number);
			element?.scrollIntoView({ block: "center", behavior: "instant" });
			return element ? "seen" : "not there";
		},
		{ host: row.host, key, number },
	);

const comeToRest = async ({ page, traffic }: Tab): Promise<void> => {
	await traffic.quiet(80, 1200);
	await page.evaluate((ms) => window.__comparing.rest(ms), restMs);
};

const takeState = async (
	tab: Tab,
	step: number,
	done: Done,
	isPictured: boolean,
	leftOut: [intended: string, renamed: string],
): Promise<State> => {
	const look = await tab.page.evaluate((selectors) => window.__comparing.look(...selectors), leftOut);
	return { ...look, step, done, picture: isPictured ? await takePicture(tab) : undefined };
};

/** A picture of the window; written in a hurry, it is larger and costs a quarter of the time. */
const takePicture = ({ session }: Tab): Promise<Buffer | undefined> =>
	session.send("Page.captureScreenshot", { format: "png", optimizeForSpeed: true }).then(
		({ data }) => Buffer.from(data, "base64"),
		() => undefined,
	);

/** The traces of a visit. */
const readTraces = async ({ page, context, traffic, errors }: Tab) => {
	const storage = await page
		.evaluate(() => [
			...Object.keys(localStorage).map((key) => `local ${key}`),
			...Object.keys(sessionStorage).map((key) => `session ${key}`),
		])
		.catch(() => []);
	// Its script may be printed but never start: the file, or one that it needs, is missing.
	const isBroken = await page
		.evaluate(
			() =>
				!!document.querySelector('script[src*="/elementor/assets/js/frontend"]') &&
				!(window as { elementorFrontend?: { hooks?: unknown } }).elementorFrontend?.hooks,
		)
		.catch(() => false);
	// Old style sheets, such as those of 3.5, say so at `min-width: -1px`, which always matches.
	const isTakenForWide = await page
		.evaluate(() => {
			const mode = document.querySelector("#elementor-device-mode");
			const { elementorFrontendConfig: config } = window as {
				elementorFrontendConfig?: { responsive?: { activeBreakpoints?: { widescreen?: unknown } } };
			};
			const isWide = !!mode && getComputedStyle(mode, "::after").content === '"widescreen"';
			return isWide && !config?.responsive?.activeBreakpoints?.widescreen;
		})
		.catch(() => false);
	const cookies = await context.cookies(page.url());
	const bad = traffic.asked.filter(({ problem, status }) => problem || status >= 400);
	const unreached = bad.filter(({ address, problem }) => isUnreached(problem, address, page.url()));
	const failed = bad.filter((asked) => !unreached.includes(asked));
	const plain = (names: string[]) => [...new Set(names.map((name) => name.replace(/\d{4,}|[0-9a-f]{12,}/g, "N")))];
	return {
		errors: plain(errors),
		failed: [...new Set(failed.map(({ address }) => plainAddress(address)))],
		unreached: [...new Set(unreached.map(({ address }) => new URL(address).host))],
		cookies: plain(cookies.map(({ name }) => name)),
		storage: plain(storage),
		isBroken,
		isTakenForWide,
	};
};
