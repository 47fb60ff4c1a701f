// Drives one widget with mouse and keyboard, step by step; the project's own tests use it as well as the comparison.
import type { ElementHandle, Page } from "playwright-core";
import type { Done } from "../state";
import type { DriveRow, DriveStep } from "./rows";

/** A host of a row in a page. */
export interface Target {
	row: DriveRow;
	/** Key of the builder's element. */
	key?: string;
	/** Which of the elements that the row's selector finds. */
	number: number;
	name: string;
}

/** The widgets of a page that are driven. */
export const findTargets = async (page: Page, rows: readonly DriveRow[], width: number): Promise<Target[]> => {
	const fitting = rows.filter((row) => !row.width || (row.width === "narrow" ? width < 768 : width > 1024));
	const queries = fitting.map(({ host, within }) => ({ host, within }));
	const found = await page.evaluate(
		(list) => list.map(({ host, within }) => window.__comparing.listHosts(host, within)),
		queries,
	);
	const taken = new Set<string>();
	return fitting.flatMap((row, index) => {
		const hosts = found[index]!.filter(({ key, isShown }) => isShown && !(key && taken.has(`${row.name} ${key}`)));
		for (const { key } of hosts) if (key) taken.add(`${row.name} ${key}`);
		return hosts.slice(0, row.most ?? 2).map(({ key, number, name }) => ({ row, key, number, name }));
	});
};

/** Effects of a step that are not visible on the page. */
export interface Watch {
	/** Addresses that it tried to open. */
	leaves: string[];
	holdPosts?(isHeld: boolean): Promise<void>;
}

/** Does one step. Whatever is in its way is an outcome, not an error. */
export const driveStep = async (page: Page, target: Target, step: DriveStep, watch: Watch): Promise<Done> => {
	const { row, key } = target;
	const done = {
		label: `${row.name}: ${step.label}`,
		host: key,
		...(step.isFocusFree && { isFocusFree: true as const }),
		...(step.act === "keys" && { isByKey: true as const }),
	};
	watch.leaves.length = 0;
	await watch.holdPosts?.(!step.asks);
	try {
		const outcome = await act(page, target, step);
		return { ...done, outcome };
	} catch (error) {
		return { ...done, outcome: `fails: ${(error as Error).message.split("\n")[0]!.slice(0, 80)}` };
	}
};

/** The result of a step, once the page rests: addresses that it tried to open, and its response time. */
export const concludeStep = async (page: Page, done: Done, { leaves }: Watch): Promise<Done> => {
	const pressMs = (await page.evaluate(() => window.__pressed?.()).catch(() => 0)) || undefined;
	if (!leaves.length || done.outcome !== "done") return { ...done, pressMs };
	return { ...done, pressMs, outcome: [...new Set(leaves)].join(", ") };
};

const act = async (page: Page, target: Target, step: DriveStep): Promise<string> => {
	if (step.act === "keys" && !step.at) {
		await press(page, step.keys!);
		return "done";
	}
	if (step.act === "leave") {
		await page.mouse.move(1, 1);
		// A menu waits up to 500 ms before it closes.
		await page.waitForTimeout(550);
		return "done";
	}
	const element = await find(page, target, step);
	if (!element) return "not there";
	if (step.act === "keys") {
		await element.evaluate((node) => (node as HTMLElement).focus());
		await press(page, step.keys!);
		return "done";
	}
	const middle = await bring(element);
	if (!middle) return "not there";
	const { mouse } = page;
	// Not over what is between: a menu may open under a mouse that only crosses it. The page builder's menus open for
	// a mouse only after two small moves of it.
	for (const by of [0, -1, 0]) await mouse.move(middle.x + by, middle.y);
	// A menu waits up to 250 ms before it opens.
	if (step.act === "hover" && !step.away) await page.waitForTimeout(400);
	if (step.act === "click") {
		await mouse.down();
		await mouse.up();
	}
	if (step.act === "drag") {
		const [x, y] = step.by ?? [0, 0];
		await mouse.down();
		// Few steps: a carousel takes a drag of up to 300 ms as a flick, and a slow page takes long over each step.
		await mouse.move(middle.x + x, middle.y + y, { steps: 3 });
		await mouse.up();
	}
	if (step.away) await mouse.move(1, 1);
	return "done";
};

const press = async (page: Page, keys: string): Promise<void> => {
	for (const key of keys.split(" ")) await page.keyboard.press(key);
};

const find = async (
	page: Page,
	{ row, key, number }: Target,
	step: DriveStep,
): Promise<ElementHandle<Element> | null> => {
	const query = { host: row.host, key, number, at: step.at, which: step.number ?? 0, needed: step.if };
	const handle = await page.evaluateHandle(({ host, key, number, at, which, needed }) => {
		const { findHost, findAll } = window.__comparing;
		const element = findHost(host, key, number);
		const inPage = /^page /;
		const root = (selector = "") => (inPage.test(selector) ? document : element);
		if (!element || (needed && !root(needed)?.querySelector(needed.replace(inPage, "")))) return null;
		if (!at) return element;
		return findAll(at.replace(inPage, ""), inPage.test(at) ? null : element)[which] ?? null;
	}, query);
	return handle.asElement() as ElementHandle<Element> | null;
};

/** Scrolls an element into the window if necessary, and returns its centre. */
const bring = (element: ElementHandle<Element>): Promise<{ x: number; y: number } | null> =>
	element.evaluate((node) => {
		const isInside = ({ top, bottom }: DOMRect) => top >= 90 && bottom <= innerHeight - 40;
		if (!isInside(node.getBoundingClientRect())) node.scrollIntoView({ block: "center", behavior: "instant" });
		const { x, y, width, height } = node.getBoundingClientRect();
		if (!width || !height) return null;
		const clamp = (at: number, end: number) => Math.min(Math.max(at, 2), end - 2);
		return { x: clamp(x + width / 2, innerWidth), y: clamp(y + Math.min(height / 2, 300), innerHeight) };
	});

/** A script for before the page's own: records how long the page takes to respond to a press, and keeps the browser from scrolling at a key. */
export const pressScript = `(() => {
// A plugin that handles arrow keys keeps the page from scrolling; an original that does not would scroll.
addEventListener("keydown", (event) => {
	const { key, target } = event;
	if (/^(Arrow|Page|Home|End)/.test(key) && !target.closest?.("input,select,textarea,[contenteditable]")) event.preventDefault();
});
let longest = 0;
const note = (entries) => {
	for (const { duration, interactionId } of entries) if (interactionId) longest = Math.max(longest, duration);
};
let observer;
try {
	observer = new PerformanceObserver((list) => note(list.getEntries()));
	observer.observe({ type: "event", durationThreshold: 16, buffered: true });
} catch {}
Object.defineProperty(window, "__pressed", { value: () => {
	// A busy page gives entries to its observers late.
	note(observer?.takeRecords() ?? []);
	const now = Math.round(longest);
	longest = 0;
	return now;
} });
})();`;

declare global {
	interface Window {
		readonly __pressed?: () => number;
	}
}
