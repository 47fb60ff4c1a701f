// Finds at least 29 of 30 faults that were put into pages on purpose, and at most one in 30 that are untouched but lively.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { drives as tabs } from "../../plugins/accordion/drive";
import { drives as carousel, intended as pauses } from "../../plugins/carousel/drive";
import { drives as form } from "../../plugins/form/drive";
import { intended as names, drives as popups } from "../../plugins/popups/drive";
import { drives as anchors } from "../../plugins/sticky-anchors/drive";
import { comparePage, type PageResult } from "../../src/cli/compare/compare-page";
import type { DriveRow } from "../../src/cli/compare/drive/rows";
import { usualOptions } from "../../src/cli/compare/options";
import { launchShell } from "../helpers/chromium.mjs";
import { type Driver, faults, moving, noises } from "./faults";
import { pageOf, parts, run } from "./page";

const pages = new Map<string, string>();
const server = createServer(({ url = "" }, response) => {
	const page = pages.get(url);
	const isPicture = url === "/dot.svg";
	response.writeHead(page || isPicture ? 200 : 404, {
		"Content-Type": isPicture ? "image/svg+xml" : "text/html; charset=utf-8",
	});
	const picture =
		'<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><circle cx="20" cy="20" r="18"/></svg>';
	response.end(page ?? (isPicture ? picture : ""));
});
let browser: Browser;
let origin = "";

beforeAll(async () => {
	browser = await launchShell();
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
	await browser.close();
	server.close();
});

const manifest = { version: "0.0.0", rows: [], plugins: {}, files: {}, intended: [...pauses, ...names] };
const release = { folder: "", manifest };
const drivers: Record<Driver, DriveRow[]> = { tabs, carousel, form, popup: popups, anchor: anchors };

const compareTo = (original: string, swapped: string, driver?: Driver): Promise<PageResult> => {
	const path = `/${pages.size}`;
	pages.set(path, original);
	const address = origin + path;
	const source = { name: address, address, headers: {}, aliases: {} };
	return comparePage(browser, source, release, {
		...usualOptions,
		...{ widths: [1280], pauseMs: 0, openMs: 60_000, pageMs: 600_000, rounds: 0, swap: () => swapped },
		...(driver ? { rows: drivers[driver] } : { isDriven: false }),
	});
};

/** Several at the same time: half of the time a page is waited for. */
const each = async <T, R>(list: readonly T[], use: (value: T, index: number) => Promise<R>): Promise<R[]> => {
	const results: R[] = [];
	const queue = [...list.entries()];
	const next = async (): Promise<void> => {
		const entry = queue.shift();
		if (!entry) return;
		results[entry[0]] = await use(entry[1], entry[0]);
		return next();
	};
	await Promise.all([next(), next(), next()]);
	return results;
};
const said = ({ outcome, reasons, differences }: PageResult) =>
	`${outcome} ${reasons} ${differences.map(({ kind, element, done, expected, found }) => `${done}: ${kind} ${element}: ${expected} -> ${found}`).join("; ")}`;

/** Of thirty. */
const allowed = 1;
/** Every so many of them: a part of each, where the whole takes too long. */
const step = Number(process.env.EVERY ?? 1);
const some = <T>(list: readonly T[]): T[] => list.filter((_, index) => index % step === 0);

it("faults are found, 29 of 30 at least", { timeout: 1_800_000 }, async () => {
	expect(Object.keys(faults)).toHaveLength(30);
	const chosen = some(Object.entries(faults));
	const results = await each(chosen, ([name, fault]) => {
		const [swapped, driver] = typeof fault === "string" ? [fault] : fault;
		return compareTo(name.includes("by itself") ? moving : pageOf(), swapped, driver);
	});
	const texts = results.map((result, index) => `${chosen[index]![0]} (${result.ms} ms): ${said(result)}`);
	if (process.env.SAY) console.log(texts.join("\n"));
	const missed = texts.filter((_, index) => results[index]!.outcome !== "differs");
	expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(allowed);
});

it("lively pages without a fault are the same, all but one of 30 at most", { timeout: 1_800_000 }, async () => {
	const twins = Array.from({ length: 30 }, (_, index) => {
		const noise = [noises[index % 10], index >= 10 ? noises[(index * 3 + 4) % 10] : ""];
		return pageOf({}, {}, [...new Set(noise)].join(""));
	});
	const names = [undefined, undefined, ...(Object.keys(drivers) as Driver[])];
	const chosen = some([...twins.entries()]);
	const results = await each(chosen, ([index, page]) => compareTo(page, page, names[index % names.length]));
	const texts = results.map((result, index) => `${chosen[index]![0]}: ${said(result)}`);
	const alarms = texts.filter((_, index) => results[index]!.outcome !== "same");
	if (process.env.SAY) console.log(alarms.join("\n"));
	expect(alarms.length, alarms.join("\n")).toBeLessThanOrEqual(allowed);
});

it("what is done otherwise on purpose is noted, and no difference", { timeout: 120_000 }, async () => {
	const pause = '<button class="gossamer-carousel-pause" type="button" style="position:absolute">Pause</button>';
	const swapped = pageOf({
		carousel: parts.carousel.replace('<div class="swiper">', `<div class="swiper">${pause}`),
	});
	const result = await compareTo(pageOf(), swapped);
	expect(said(result)).toBe("same  ");
	expect(result.notes).toEqual(pauses.map(({ note }) => note));
});

it("a host that cannot be reached from here is noted, and no difference; a file that a reached host lacks is one", {
	timeout: 120_000,
}, async () => {
	const asking = (address: string) => pageOf({}, {}, run(`new Image().src = "${address}"`));
	const unreached = await compareTo(pageOf(), asking("http://pictures.invalid/film.jpg"));
	expect(said(unreached)).toBe("same  ");
	expect(unreached.notes).toEqual(["pictures.invalid cannot be reached from here: requests to it are not compared."]);
	expect((await compareTo(pageOf(), asking("/film.jpg"))).outcome).toBe("differs");
});

it("words that only screen readers get are no other text", { timeout: 120_000 }, async () => {
	const link = (words: string) =>
		pageOf({ text: parts.text.replace("<p>", `<p><a href="#end">Learn ${words} more</a> `) });
	const spoken =
		'<span style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path: inset(50%)">a, b</span>';
	const result = await compareTo(link("<b>a b</b>"), link(`${spoken}<b aria-hidden="true">a b</b>`));
	expect(said(result)).toBe("same  ");
	expect((await compareTo(link("<b>a b</b>"), link("<b>a</b>"))).outcome).toBe("differs");
});

it("another accessible name is no difference where a plugin means it, and nothing else of the button is left out", {
	timeout: 120_000,
}, async () => {
	const named = (name: string, inner: string) =>
		pageOf({
			text: `${parts.text}<a class="dialog-lightbox-close-button" role="button" tabindex="0" aria-label="${name}" href="#">${inner}</a>`,
		}).replace('lang="en"', 'lang="de"');
	const original = named("Close", "×");
	const renamed = await compareTo(original, named("Schließen", "×"));
	expect(said(renamed)).toBe("same  ");
	expect(renamed.notes).toEqual(names.map(({ note }) => note));
	expect((await compareTo(original, named("Schließen", "").replace("tabindex", "inert tabindex"))).outcome).toBe(
		"differs",
	);
});

it("the copy that keeps a sticky bar's place is no part of the page: the same link is driven in both", {
	timeout: 120_000,
}, async () => {
	const bar = parts.opener.replaceAll("a08", "a15").replace('<a class="', '<a style="display:none" class="');
	const spacer = (inner: string) => `<div class="elementor-sticky__spacer" style="visibility:hidden">${inner}</div>`;
	const [original, swapped] = [bar, ""].map((copy) => pageOf({ heading: bar + spacer(copy) + parts.heading }));
	const result = await compareTo(original!, swapped!, "popup");
	expect(said(result)).toBe("same  ");
	expect(result.driven).toHaveLength(1);
});

it("it is noted where the original takes a desktop's window for a widescreen one", { timeout: 120_000 }, async () => {
	const pageWith = (width: number) =>
		pageOf({
			heading: `<style>#elementor-device-mode::after{content:"desktop"}@media(min-width:${width}px){#elementor-device-mode::after{content:"widescreen"}}</style><span id="elementor-device-mode"></span>${parts.heading}`,
		});
	const [old, current] = [pageWith(-1), pageWith(2400)];
	const note = expect.stringContaining("widescreen");
	expect((await compareTo(old, old)).notes).toContainEqual(note);
	expect((await compareTo(current, current)).notes).not.toContainEqual(note);
});

it("what an original whose own script does not start fails to do differs, and is said so", {
	timeout: 120_000,
}, async () => {
	const printed = '<script src="/elementor/assets/js/frontend.min.js"></script>';
	const broken = pageOf({ heading: parts.heading + printed });
	expect((await compareTo(broken, broken)).outcome).toBe("same");
	const changed = await compareTo(broken, pageOf({ heading: parts.heading.replace("every", "each") }));
	expect(changed.outcome).toBe("original broken");
	expect(changed.notes).toContainEqual(expect.stringContaining("does not start"));
});

it("dots that arrow keys reach are within reach, and one that nothing reaches is not", {
	timeout: 120_000,
}, async () => {
	const first = 'role="button" tabindex="0" aria-label="Slide';
	const withTabs = (tabs: readonly number[]) =>
		pageOf({
			carousel: tabs.reduce(
				(html, tab, index) =>
					html.replace(`${first} ${index + 1}"`, `role="button" tabindex="${tab}" aria-label="Slide ${index + 1}"`),
				parts.carousel,
			),
		});
	expect(said(await compareTo(pageOf(), withTabs([0, -1, -1])))).toBe("same  ");
	expect((await compareTo(pageOf(), withTabs([-1, -1, -1]))).differences).toMatchObject([
		{ kind: "focusable", others: 2 },
	]);
});

it("a counter is looked at when it has counted", { timeout: 120_000 }, async () => {
	const counting = (from: number) =>
		pageOf(
			{ text: parts.text.replace("glazed twice", '<span id="count">0</span> of them') },
			{},
			run(
				`const span = document.getElementById("count"); let at = ${from}; const tick = setInterval(() => { span.textContent = at += 5; if (at >= 100) clearInterval(tick); }, 90)`,
			),
		);
	expect(said(await compareTo(counting(0), counting(-20)))).toBe("same  ");
});

it("a counter of the builder that begins late is waited for", { timeout: 120_000 }, async () => {
	const counting = (lateMs: number) =>
		pageOf(
			{ text: parts.text.replace("glazed twice", '<b class="elementor-counter-number" data-to-value="1000">0</b>') },
			{},
			run(
				`const counter = document.querySelector(".elementor-counter-number"); let at = 0; setTimeout(() => { const tick = setInterval(() => { counter.textContent = (at += 40).toLocaleString("en"); if (at >= 1000) clearInterval(tick); }, 90) }, ${lateMs})`,
			),
		);
	expect(said(await compareTo(counting(0), counting(900)))).toBe("same  ");
	const stuck = counting(0).replace("at += 40", "at += 0");
	expect(said(await compareTo(stuck, stuck))).toBe("same  ");
	expect((await compareTo(counting(0), stuck)).outcome).toBe("differs");
});

it("a counter that the screens leave out is waited for when a step brings it into the window", {
	timeout: 120_000,
}, async () => {
	const counting = (lateMs: number) =>
		pageOf(
			{
				heading: `<div style="height:1000px"></div>${parts.heading}`,
				text: parts.text.replace("glazed twice", '<b class="elementor-counter-number" data-to-value="1000">0</b>'),
				end: parts.end.replace("height:800px", "height:9000px"),
			},
			{},
			run(
				`const counter = document.querySelector(".elementor-counter-number"); let at = 0; const count = () => { const tick = setInterval(() => { counter.textContent = at += 40; if (at >= 1000) clearInterval(tick); }, 90) }; new IntersectionObserver(([{ isIntersecting }], observer) => { if (isIntersecting) { observer.disconnect(); setTimeout(count, ${lateMs}); } }).observe(counter)`,
			),
		);
	expect(said(await compareTo(counting(0), counting(700), "tabs"))).toBe("same  ");
});

it("an entrance is looked at when it has come, be it a little later", { timeout: 120_000 }, async () => {
	const entering = (ms: number) =>
		pageOf(
			{ text: parts.text.replace("elementor-widget ", "elementor-widget elementor-invisible ") },
			{},
			`<style>.elementor-invisible{visibility:hidden}</style>${run(
				`setTimeout(() => document.querySelector(".elementor-invisible")?.classList.remove("elementor-invisible"), ${ms})`,
			)}`,
		);
	expect(said(await compareTo(entering(0), entering(1300)))).toBe("same  ");
	expect((await compareTo(entering(0), entering(1e6))).differences).toMatchObject([{ kind: "hidden" }]);
});
