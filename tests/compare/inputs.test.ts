// What is no page, or no usual one, gets one clear line and its outcome: a server that answers badly, in real Chromium.
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { comparePage, type PageResult } from "../../src/cli/compare/compare-page";
import { exitCodeOf } from "../../src/cli/compare/exit-code";
import { openPage } from "../../src/cli/compare/open-page";
import { type CompareOptions, usualOptions } from "../../src/cli/compare/options";
import { launchChromium, launchShell } from "../helpers/chromium.mjs";
import { pageOf, run } from "./page";

const html = { "Content-Type": "text/html; charset=utf-8" };
const answers: Record<string, RequestListener> = {
	"/page": (_, response) => response.writeHead(200, html).end(pageOf()),
	"/gone": (_, response) => response.writeHead(404, html).end("<h1>Not here</h1>"),
	"/broken": (_, response) => response.writeHead(500, html).end(""),
	"/empty": (_, response) => response.socket?.destroy(),
	"/loop": (_, response) => response.writeHead(302, { Location: "/loop" }).end(),
	"/moved": (_, response) => response.writeHead(301, { Location: "/page" }).end(),
	"/paper": (_, response) => response.writeHead(200, { "Content-Type": "application/pdf" }).end("%PDF-1.7"),
	"/members": (_, response) => response.writeHead(302, { Location: "/enter" }).end(),
	"/enter": (_, response) => response.writeHead(200, html).end("<form><input type=password></form>"),
	"/wp-login.php": (_, response) => response.writeHead(200, html).end("<form></form>"),
	"/closed": (_, response) => response.writeHead(401, { ...html, "WWW-Authenticate": "Basic" }).end(),
	// Its length is not told before.
	"/huge": (_, response) => response.writeHead(200, html).end(`<p>${"a".repeat(20 * 2 ** 20)}`),
	"/silent": () => {},
	"/ahead": (_, response) =>
		response
			.writeHead(200, html)
			.end(
				pageOf(
					{},
					{},
					`<a id="on" href="/page">on</a><script type="speculationrules">{"prefetch":[{"source":"list","urls":["/page"],"eagerness":"immediate"}]}</script>`,
				),
			),
	"/busy": (_, response) =>
		response.writeHead(200, html).end(pageOf({}, {}, run("setInterval(() => fetch('/dot.svg'), 40)"))),
	"/endless": (_, response) => response.writeHead(200, html).end(pageOf({ image: '<img src="/never.png" alt="">' })),
	"/held": (_, response) =>
		response
			.writeHead(200, html)
			.end('<script type="rocketlazyloadscript" data-rocket-src="/held.js"></script><script src="/run.js"></script>'),
	"/held.js": (_, response) =>
		response.writeHead(200, { "Content-Type": "text/javascript" }).end("elementorFrontend.hooks;"),
	"/run.js": (_, response) =>
		response.writeHead(200, { "Content-Type": "text/javascript" }).end("window.isRun = true;"),
	"/dot.svg": (_, response) =>
		response.writeHead(200, { "Content-Type": "image/svg+xml" }).end("<svg xmlns='http://www.w3.org/2000/svg'/>"),
	"/never.png": () => {},
};
const server = createServer((request, response) => {
	const answer = answers[request.url!];
	if (answer) answer(request, response);
	else response.writeHead(404, html).end("<script>elementorFrontend.hooks</script>");
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
	server.closeAllConnections();
	server.close();
});

const release = { folder: "", manifest: { version: "0.0.0", rows: [], plugins: {}, files: {} } };
const open = (address: string, options: Partial<CompareOptions> = {}): Promise<PageResult> => {
	const source = { name: address, address, headers: {}, aliases: {} };
	return comparePage(browser, source, release, {
		...usualOptions,
		...{ widths: [390], pauseMs: 0, rounds: 0, isDriven: false, swap: (text: string) => text },
		...options,
	});
};

it.each([
	["/gone", /answered 404\.$/],
	["/broken", /answered 500\.$/],
	["/empty", /answered nothing\.$/],
	["/loop", /redirects in a loop\.$/],
	["/paper", /is a PDF, not a page\.$/],
	["/members", /leads to a login page; pass --header/],
	["/wp-login.php", /leads to a login page/],
	["/closed", /requires a name and a password/],
	["/huge", /has 20 MB of HTML; more than 10 MB are not compared\.$/],
])("%s is not opened, and why is one line", async (path, line) => {
	const result = await open(origin + path);
	expect(result).toMatchObject({ outcome: "not opened", differences: [], reasons: [expect.stringMatching(line)] });
	expect(result.reasons[0]).not.toContain("\n");
	expect(exitCodeOf([result])).toBe(3);
});

it("a host that resolves to nothing is named", async () => {
	const { reasons } = await open("http://no-such-host.invalid/");
	expect(reasons).toEqual(["There is no host no-such-host.invalid."]);
});

it("a port that nobody listens on is named", async () => {
	const { reasons } = await open("http://127.0.0.1:9/");
	expect(reasons[0]).toMatch(/has a port that browsers refuse|refuses connections/);
});

it("a page that does not answer is named after a limit", async () => {
	const { reasons, ms } = await open(`${origin}/silent`, { openMs: 700 });
	expect(reasons).toEqual([`${origin}/silent did not open within 0.7 s.`]);
	expect(ms).toBeLessThan(30_000);
});

it("a redirect to a page is followed", async () => {
	expect((await open(`${origin}/moved`)).outcome).toBe("same");
});

it("a page that never goes idle is compared", async () => {
	expect(await open(`${origin}/busy`)).toMatchObject({ outcome: "same", reasons: [] });
});

it("a page whose load never ends is compared as it was, and says so", async () => {
	const result = await open(`${origin}/endless`, { openMs: 4000 });
	expect(result).toMatchObject({ outcome: "same", notes: [expect.stringMatching(/never finishes loading/)] });
});

it("a page that the browser could fetch beforehand is not gone to", async () => {
	const whole = await launchChromium();
	try {
		const tab = await openPage(whole, `${origin}/ahead`, {
			...{ width: 390, height: 844, reducedMotion: false, timeoutMs: 30_000 },
			...{ headers: {}, aliases: {}, open: new Set() },
		});
		await tab.traffic.quiet(300, 3000);
		await tab.page.locator("#on").click({ noWaitAfter: true });
		await expect.poll(() => tab.leaves).toEqual(["leaves for /page"]);
		expect(new URL(tab.page.url()).pathname).toBe("/ahead");
	} finally {
		await whole.close();
	}
});

it("a script that an optimiser holds back is read, and neither run nor counted among the page's requests", async () => {
	const { page, traffic, close } = await openPage(browser, `${origin}/held`, {
		...{ width: 390, height: 844, reducedMotion: false, headers: {}, aliases: {} },
		...{ timeoutMs: 5000, open: new Set() },
	});
	try {
		const texts = ["held", "run", "missing"].map((name) => traffic.textOf(`${origin}/${name}.js`));
		expect(await Promise.all(texts)).toEqual(["elementorFrontend.hooks;", "window.isRun = true;", undefined]);
		expect(traffic.asked.map(({ address }) => address)).toEqual([`${origin}/held`, `${origin}/run.js`]);
		expect(await page.evaluate(() => document.querySelectorAll("link").length)).toBe(0);
	} finally {
		await close();
	}
});

it("a page that takes too long is given up and named", async () => {
	expect(await open(`${origin}/page`, { pageMs: 200 })).toMatchObject({
		outcome: "not opened",
		reasons: ["Gave up after 0.2 s."],
	});
});

it("what is stopped is said to be stopped", async () => {
	const stop = new AbortController();
	const result = open(`${origin}/page`, { signal: stop.signal });
	stop.abort();
	expect(await result).toMatchObject({ outcome: "not opened", reasons: ["Stopped before it finished."] });
});
