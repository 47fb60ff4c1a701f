// One browser and a demo host of its own for a file of tests: opens pages, watches their errors, serves markup and faults.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { startSite } from "../site/server.mjs";
import { type Browser, browsers, type Page } from "./browsers.mjs";

export type EngineName = keyof typeof browsers;

type Answer = Response | undefined | Promise<Response | undefined>;

export interface Tab extends Page {
	/** Opens another path in the same tab. */
	open(path: string): Promise<void>;
	/** Where the middle of an element is in the window. */
	middle(selector: string): Promise<[x: number, y: number]>;
	/** Puts the mouse over the middle of an element. */
	hover(selector: string): Promise<unknown>;
	/** Waits until the page says so: not by an element, which some browsers cannot send. @throws after 20 s, with the condition's text */
	until<A extends unknown[]>(isTrue: (...args: A) => boolean | undefined, ...args: A): Promise<void>;
}

export interface Engine {
	name: EngineName;
	/** Opens a path of the demo host, the runtime ready. What the page's console says of errors fails the test but `problems`, which it wants. */
	open(path: string, options?: { problems?: RegExp }): Promise<Tab>;
	/** Opens a page that holds just this. */
	openMarkup(body: string, options?: { head?: string; problems?: RegExp }): Promise<Tab>;
	/** Answers instead of the demo host, until the test ends; by nothing, it answers itself. */
	answer(path: RegExp, answer: (request: Request) => Answer): void;
	/** Address of the demo host. */
	url(path: string): string;
}

/** Notes errors of the page in `window.problems`; what providers do not answer is no error of ours. */
const watch = `window.problems = [];
addEventListener("error", ({ message, target }) => {
	if (message) problems.push(message);
	else if ((target.src ?? "").startsWith(location.origin)) problems.push(\`\${target.src} failed\`);
}, true);
addEventListener("unhandledrejection", ({ reason }) => problems.push(String(reason)));
const { error } = console;
console.error = (...texts) => { problems.push(texts.join(" ")); error(...texts); };`;

/** Scrolls an element into view and waits, two seconds at most, until it no longer moves: a click where it was would miss it. */
const standStill = async (selector: string) => {
	const element = document.querySelector(selector);
	element?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
	const place = () => JSON.stringify(element?.getBoundingClientRect());
	let before: string | undefined;
	for (let tries = 0; before !== place() && tries < 40; tries++) {
		before = place();
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
};

/** @throws when the work takes longer than with a browser that still answers */
const inTime = async <T>(work: Promise<T>): Promise<T> => {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<never>((_resolve, reject) => {
		timer = setTimeout(reject, 30_000, new Error("The browser does not answer any more."));
	});
	try {
		return await Promise.race([work, late]);
	} finally {
		clearTimeout(timer);
	}
};

/** Starts the browser before the tests of the file, again after a test that it did not outlive, and closes it after them. */
export const useEngine = (name: EngineName): Engine => {
	let browser: Browser | undefined;
	let site: Awaited<ReturnType<typeof startSite>>;
	let folder: string;
	let markup = "";
	/** Each page asks for files of its own, as WebKit's one window keeps what it has seen. */
	let version = 0;
	let tabs: Tab[] = [];
	let expected: RegExp | undefined;
	const answers: { path: RegExp; answer: (request: Request) => Answer }[] = [];

	beforeAll(async () => {
		folder = await mkdtemp(join(tmpdir(), "gossamer-engine-"));
		site = await startSite({
			port: 0,
			inbox: join(folder, "inbox.jsonl"),
			head: `<script src="/watch.js"></script>`,
			async answer(request) {
				const { pathname, search } = new URL(request.url);
				if (pathname === "/watch.js") return new Response(watch, { headers: { "Content-Type": "text/javascript" } });
				for (const { path, answer } of answers) {
					const answered = path.test(pathname + search) && (await answer(request));
					if (answered) return answered;
				}
				if (pathname === "/markup")
					return new Response(markup, { headers: { "Content-Type": "text/html; charset=utf-8" } });
			},
		});
		browser = await browsers[name]();
	});
	afterAll(async () => {
		await inTime(Promise.resolve(browser?.close())).catch(() => browser?.kill());
		await site?.close();
		await rm(folder, { recursive: true });
	});
	afterEach(async () => {
		const problems: string[] = [];
		const leave = async () => {
			for (const tab of tabs) {
				problems.push(...((await tab.evaluate(() => (window as { problems?: string[] }).problems)) ?? []));
				await tab.close();
			}
		};
		try {
			await inTime(leave());
		} catch (error) {
			problems.push(`${error}`);
			browser?.kill();
			browser = undefined;
		}
		tabs = [];
		answers.length = 0;
		expect(problems.filter((problem) => !expected?.test(problem))).toEqual([]);
		expected = undefined;
	});

	const open: Engine["open"] = async (path, { problems } = {}) => {
		expected = problems;
		browser ??= await browsers[name]();
		const page = await browser.newPage();
		const tab: Tab = {
			...page,
			async open(path) {
				await page.goto(site.url + path);
				await page.evaluate(() => window.gossamer?.ready.then(() => {}));
			},
			async click(selector) {
				await page.evaluate(standStill, selector);
				await page.click(selector);
			},
			middle: (selector) =>
				page.evaluate((selector) => {
					const { left, top, width, height } = document.querySelector(selector)!.getBoundingClientRect();
					return [left + width / 2, top + height / 2];
				}, selector),
			async hover(selector) {
				await page.evaluate(standStill, selector);
				await page.mouse(await tab.middle(selector));
			},
			until: (isTrue, ...args) =>
				expect.poll(() => page.evaluate(isTrue, ...args).catch(() => false), { message: `${isTrue}` }).toBeTruthy(),
		};
		tabs.push(tab);
		await tab.open(path);
		return tab;
	};
	return {
		name,
		open,
		openMarkup(body, { head = "", problems } = {}) {
			markup = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Markup</title><link rel="icon" href="data:,"><script src="/watch.js"></script>
<meta name="viewport" content="width=device-width">${head}<script type="module" src="/gossamer/gossamer.js?ver=${++version}"></script></head><body>${body}</body></html>`;
			return open("/markup", { problems });
		},
		answer: (path, answer) => void answers.push({ path, answer }),
		url: (path) => site.url + path,
	};
};
