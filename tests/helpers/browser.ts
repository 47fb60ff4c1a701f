// Opens pages of the demo host, or markup of a test's own, in real Chromium and watches their consoles.
import { join } from "node:path";
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Disposable, Page } from "playwright-core";
import { expect, inject } from "vitest";
import { startSite } from "../site/server.mjs";
import { launchShell } from "./chromium.mjs";
import { standInForProviders } from "./providers.mjs";

export interface OpenOptions extends BrowserContextOptions {
	/** Console errors that the test provokes on purpose. */
	expected?: RegExp[];
	/** A context of its own, where a test changes more than {@link clean} can put back. Options beyond window and media give one, too. */
	fresh?: boolean;
	/** Stand-ins answer for providers of videos and posts; without them no other host is found. Pages open in two thirds of the time where nothing is routed. */
	providers?: boolean;
	/** Changes the markup of the page that the host answers with. */
	edit?(markup: string): string;
	/** Called before the page navigates: routes, init scripts. */
	prepare?(page: Page): Promise<unknown>;
}

// The worker is ended without a word to its browser, whose profile is gone with this folder.
process.env.TMPDIR = inject("folder");
/** The Chromium of all test files of this worker. One for all workers would be spoken to through the process that runs them: a tenth of all the time. */
export const browser: Browser = await launchShell();

/** How many times slower the processor is: `SLOW_CPU=6 npm test`, as `SLOW_FILES` of the demo host, finds what takes a moment for a condition. */
const { SLOW_CPU } = process.env;

const html = { "Content-Type": "text/html; charset=utf-8" };
/** What the host answers instead of its own pages, by path. */
const served = new Map<string, { body: string; headers: HeadersInit }>();
/** A host a worker: what is sent to it is of one test. */
const site = await startSite({
	port: 0,
	inbox: join(inject("folder"), `inbox-${process.env.VITEST_POOL_ID}.jsonl`),
	answer({ url }) {
		const page = served.get(new URL(url).pathname);
		return page ? new Response(page.body, page) : undefined;
	},
});
/** Address of the demo host, no slash at the end. */
export const siteUrl = (): string => site.url;

/** A page and what tests did to it that outlives a navigation. */
interface Tab {
	page: Page;
	isShared: boolean;
	problems: string[];
	undo: (() => unknown)[];
	/** Undone last: what the page asks for has its answers until it is left. */
	undoRoutes: (() => unknown)[];
}
interface Opened extends Tab {
	expected: RegExp[];
}
const media = {
	colorScheme: "light",
	reducedMotion: "no-preference",
	forcedColors: "none",
	contrast: "no-preference",
	media: null,
} as const;

/** The tab that is used again, when no test has it open: a third of the time of a new one. */
let shared: Tab | undefined;
/** Whether a page of the test that runs is in it. */
let isTaken = false;
const opened: Opened[] = [];

const createTab = async (options: BrowserContextOptions, isShared: boolean): Promise<Tab> => {
	const context = await browser.newContext(options);
	const page = await context.newPage();
	if (SLOW_CPU)
		await (await context.newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: Number(SLOW_CPU) });
	const tab: Tab = { page, isShared, problems: [], undo: [], undoRoutes: [] };
	page.on("console", (message) => message.type() === "error" && tab.problems.push(message.text()));
	page.on("pageerror", (error) => tab.problems.push(String(error)));
	if (isShared) {
		for (const owner of [page, context]) recordChanges(owner, tab);
		await openNothing(page);
	}
	return tab;
};

/** Notes how to take away again what a test adds to the page or its context. */
const recordChanges = (owner: Page | BrowserContext, { undo, undoRoutes }: Tab) => {
	const wrap = (name: string, toUndo: (result: unknown, args: unknown[]) => () => unknown, target: object = owner) => {
		const methods = target as Record<string, (...args: unknown[]) => unknown>;
		const original = methods[name]!.bind(target);
		methods[name] = (...args) => {
			const result = original(...args);
			(name === "route" ? undoRoutes : undo).push(toUndo(result, args));
			return result;
		};
	};
	for (const name of ["addInitScript", "exposeFunction", "exposeBinding", "route"])
		if (name in owner) wrap(name, (added) => async () => (await (added as Promise<Disposable>)).dispose());
	for (const name of ["on", "once"])
		wrap(
			name,
			(_, [type, listener]) =>
				() =>
					(owner as Page).off(type as "close", listener as () => void),
		);
	for (const name of ["setOffline", "grantPermissions", "setGeolocation", "setExtraHTTPHeaders"])
		if (name in owner) wrap(name, () => cannot);
	for (const name of ["install", "setFixedTime", "setSystemTime"]) wrap(name, () => cannot, owner.clock);
	if ("newCDPSession" in owner)
		wrap("newCDPSession", (session) => async () => (await (session as Promise<CDPSession>)).detach());
};
const cannot = () => {
	throw new Error("There is no way back.");
};

/** Opens a file of the host without a script: its document has the host's storage. The pointer is outside the window: a page that opens under it gets no enter event later. */
const openNothing = async (page: Page) => {
	await page.goto(`${site.url}/public/nothing.js`, { waitUntil: "commit" });
	await page.mouse.move(-1, -1);
};

/** Makes the tab as new: what tests added is gone, the page left, its storage empty. @returns whether that could be done */
const clean = async ({ page, undo, undoRoutes }: Tab): Promise<boolean> => {
	const context = page.context();
	if (context.pages().length !== 1 || !page.url().startsWith(site.url)) return false;
	try {
		for (const run of undo.splice(0).reverse()) await run();
		// Routes answer until the page is left.
		if (undoRoutes.length) await page.goto("about:blank");
		for (const run of undoRoutes.splice(0).reverse()) await run();
		await openNothing(page);
		await Promise.all([
			page.evaluate(() => [localStorage, sessionStorage].map((storage) => storage.clear())),
			context.clearCookies(),
		]);
		return true;
	} catch {
		return false;
	}
};

/**
 * Opens a path of the demo host, in a tab as new. Console errors, uncaught exceptions and failed requests that
 * the test did not announce fail it.
 */
export const openPage = (path: string, options: OpenOptions = {}): Promise<Page> => open(path, options);

const open = async (
	path: string,
	{
		expected = [],
		prepare,
		edit,
		fresh,
		providers,
		viewport = { width: 1280, height: 800 },
		colorScheme,
		reducedMotion,
		...more
	}: OpenOptions,
	markup?: string,
): Promise<Page> => {
	const isShared = !fresh && !Object.keys(more).length && !isTaken;
	// Immediately: a test may open two pages side by side, and the host answers a path for the shared tab alone.
	isTaken ||= isShared;
	const tab = isShared
		? (shared ??= await createTab({ viewport }, true))
		: await createTab({ viewport, ...more }, false);
	const { page } = tab;
	opened.push({ ...tab, expected });
	await Promise.all([
		page.setViewportSize(viewport!),
		page.emulateMedia({
			...media,
			colorScheme: colorScheme ?? media.colorScheme,
			reducedMotion: reducedMotion ?? media.reducedMotion,
		}),
	]);
	if (providers) await standInForProviders(page.context());
	if (edit) {
		const response = await fetch(site.url + path);
		const policy = response.headers.get("Content-Security-Policy");
		const body = edit(await response.text());
		served.set(new URL(response.url).pathname, {
			body,
			headers: policy ? { ...html, "Content-Security-Policy": policy } : html,
		});
	}
	if (markup && isShared) served.set(path, { body: markup, headers: html });
	else if (markup) await page.route(`**${path}`, (route) => route.fulfill({ headers: html, body: markup }));
	await prepare?.(page);
	await page.goto(site.url + path);
	return page;
};

/** Opens a page of the demo host that holds just this markup, with the runtime started on it (`window.gossamer.ready` awaited). */
export const openMarkup = async (
	body: string,
	{ head = "", ...options }: OpenOptions & { head?: string } = {},
): Promise<Page> => {
	const page = await open(
		"/markup",
		options,
		`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Markup</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width">${head}<script type="module" src="/gossamer/gossamer.js"></script></head><body>${body}</body></html>`,
	);
	await page.evaluate(() => window.gossamer?.ready);
	return page;
};

/** Closes or cleans what the test opened. @throws where its console said what was not expected */
export const closePages = async (hasFailed: boolean): Promise<void> => {
	const unexpected: string[] = [];
	served.clear();
	isTaken = false;
	for (const tab of opened.splice(0)) {
		const { page, isShared, problems, expected } = tab;
		if (!isShared || hasFailed || !(await clean(tab))) {
			await page.context().close();
			if (isShared) shared = undefined;
		}
		unexpected.push(...problems.splice(0).filter((text) => !expected.some((pattern) => pattern.test(text))));
	}
	expect(unexpected).toEqual([]);
};
