// Rounds of overlapping faults between tracking and its server, in a real browser: what was fired, what arrived, what arrived twice and why.
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { randomOf } from "../../../tests/helpers/random.mjs";
import { release } from "../../../tests/site/release.mjs";

/**
 * @typedef {object} Outcome
 * @property {number} fired events
 * @property {number[]} lost rounds whose event never arrived
 * @property {number} cut events that arrived again after an answer that the network had cut
 * @property {number} left events that arrived again after an answer that came when its page had gone
 * @property {string[][]} doubled arrivals of each event that arrived again for no such reason, or under another id
 * @property {Record<string, number>} faults how often each happened
 */

/** How the server answers, and whether it takes the event before. */
const behaviours = {
	fine: { takes: true },
	500: { takes: false, status: 500 },
	503: { takes: false, status: 503 },
	cut: { takes: false, cuts: true },
	"cut after": { takes: true, cuts: true },
	hang: { takes: false, hangs: true },
	"hang after": { takes: true, hangs: true },
};
/** What happens to a page once it has fired; most often nothing. */
const fates = ["stays", "stays", "stays", "leaves", "leaves", "reloads", "crashes", "closes", "offline", "clock"];

/** Milliseconds after which a call that hangs is cut, in which a page that lives has read an answer, and an answer its way. */
const [hangMs, readMs, cutMs] = [1500, 1000, 250];
const threeDaysMs = 3 * 864e5;

const options = (rounds, route) => {
	const event = (round) => ({ name: "Lead", type: "trigger", e_id: "custom_event", params: { round } });
	const all = Array.from({ length: rounds }, (_, round) => round);
	return {
		ajaxUrl: "/take",
		ajaxForServerEvent: "1",
		ajaxForServerStaticEvent: "1",
		useSendBeacon: route === "fetch" ? "" : "1",
		facebook: { pixelIds: ["1"], serverApiEnabled: true },
		triggerEvents: Object.fromEntries(
			all.map((round) => [round, { facebook: { ...event(round), custom_event_post_id: round } }]),
		),
		triggerEventTypes: { css_click: Object.fromEntries(all.map((round) => [round, [`.go-${round}`]])) },
	};
};
const page = (rounds, { searchParams }) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Faults</title>
<link rel="icon" href="data:,"><button>Go</button>
<script>
	fbq = (...call) => (fbq.calls ??= []).push(call);
	const { now } = Date;
	Date.now = () => now() + ${Number(searchParams.get("shift"))};
</script>
<script id="pys-js-extra">
	var pysOptions = ${JSON.stringify(options(rounds, searchParams.get("route")))};
	${searchParams.get("route") === "rest" ? 'var pysFacebookRest = { restApiUrl: "/take-rest" };' : ""}
</script>
<script type="module" src="/gossamer/gossamer.js"></script>`;

const isLoaded = () => window.fbq.calls?.some(([name]) => name === "init");

/** A site of one page, whose endpoints behave as they are told. */
const startServer = async (rounds) => {
	/** @type {{ round: number, id: string, page: string, at: number, isCut: boolean }[]} */
	const taken = [];
	const state = { behaviour: behaviours.fine, fine: 0, failed: 0 };
	const take = async (request, response) => {
		const at = performance.now();
		const chunks = [];
		for await (const chunk of request) chunks.push(chunk);
		const text = Buffer.concat(chunks).toString();
		const { takes, cuts, hangs, status = 200 } = state.behaviour;
		if (takes) {
			const isJson = text.startsWith("{");
			const fields = isJson ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text));
			const round = fields["data[round]"] ?? JSON.parse(fields.data).round;
			const page = new URL(request.headers.referer).searchParams.get("page");
			taken.push({ round: Number(round), id: fields.eventID, page, at, isCut: !!(cuts || hangs) });
		}
		if (hangs) await wait(hangMs);
		if (cuts || hangs) request.socket.destroy();
		else response.writeHead(status, { "Content-Type": "application/json" }).end('{"success":true}');
	};
	const server = createServer(async (request, response) => {
		const url = new URL(request.url, "http://localhost");
		try {
			if (url.pathname.startsWith("/take")) await take(request, response);
			else if (url.pathname.startsWith("/gossamer/"))
				response
					.writeHead(200, { "Content-Type": "text/javascript" })
					.end(await readFile(join(release, url.pathname.slice(10))));
			else response.writeHead(200, { "Content-Type": "text/html" }).end(page(rounds, url));
		} catch {
			// The browser has gone, or asked for what is not there.
			response.destroy();
		}
	});
	server.listen(0, "localhost");
	await once(server, "listening");
	return {
		taken,
		state,
		url: `http://localhost:${server.address().port}/`,
		close: () => {
			server.closeAllConnections();
			server.close();
		},
	};
};

/**
 * Two tabs fire an event a round, while the server, the network, the clock and the tabs themselves fail side by side. In
 * the end everything works again and one page is left to bring home what the others have kept.
 * @param {import("playwright-core").Browser} browser
 * @param {{ rounds: number, seed?: number }} how
 * @returns {Promise<Outcome>}
 */
export const injectFaults = async (browser, { rounds, seed = 1 }) => {
	const random = randomOf(seed);
	const pick = (list) => list[Math.floor(random() * list.length)];
	const server = await startServer(rounds);
	const context = await browser.newContext();
	const faults = {};
	const count = (what) => {
		faults[what] = (faults[what] ?? 0) + 1;
	};
	/** When pages were gone, or going; the network has gone as well, by its name. */
	const absences = [];
	let pages = 0;
	let shift = 0;

	const load = async (tab) => {
		tab.number = `${++pages}`;
		tab.isCrashed = false;
		const query = new URLSearchParams({ page: tab.number, shift, route: pick(["beacon", "fetch", "rest"]) });
		await tab.page.goto(`${server.url}?${query}`);
		await tab.page.waitForFunction(isLoaded);
	};
	const openTab = async () => {
		const tab = { page: await context.newPage() };
		await load(tab);
		return tab;
	};
	const isGone = ({ number }) => {
		const absence = { number, from: performance.now(), to: Number.POSITIVE_INFINITY };
		absences.push(absence);
		return absence;
	};
	const renew = async (tab) => {
		isGone(tab);
		const { page } = tab;
		tab.page = await context.newPage();
		await page.close().catch(() => {});
		await load(tab);
	};

	const happen = {
		stays: () => {},
		leaves: async (tab) => {
			isGone(tab);
			await load(tab);
		},
		reloads: async (tab) => {
			const absence = isGone(tab);
			await tab.page.reload();
			await tab.page.waitForFunction(isLoaded);
			absence.to = performance.now();
		},
		crashes: async (tab) => {
			isGone(tab);
			const session = await context.newCDPSession(tab.page);
			await Promise.race([session.send("Page.crash").catch(() => {}), once(tab.page, "crash")]);
			await renew(tab);
		},
		closes: renew,
		offline: async () => {
			const absence = { number: "network", from: performance.now(), to: Number.POSITIVE_INFINITY };
			absences.push(absence);
			await context.setOffline(true);
			await wait(random() * 200);
			await context.setOffline(false);
			absence.to = performance.now();
		},
		clock: async (tab) => {
			shift = pick([-threeDaysMs, 0, threeDaysMs]);
			isGone(tab);
			await load(tab);
		},
	};

	const tabs = [await openTab(), await openTab()];
	for (let round = 0; round < rounds; round++) {
		const tab = pick(tabs);
		const fate = pick(fates);
		if (random() < 0.6) {
			const name = pick(Object.keys(behaviours));
			server.state.behaviour = behaviours[name];
			count(name);
		}
		count(fate);
		await tab.page.evaluate(
			// A click is sent after the next paint; a tab that crashes before that has fired nothing yet.
			([round, isClicked]) => {
				const button = document.querySelector("button");
				button.className = `go-${round}`;
				if (isClicked) button.click();
				else window.getPixelBySlag("facebook").fireEvent("Lead", window.pysOptions.triggerEvents[round].facebook);
			},
			[round, fate !== "crashes" && random() < 0.5],
		);
		await wait(random() ** 2 * 60);
		await happen[fate](tab);
	}

	server.state.behaviour = behaviours.fine;
	for (const tab of tabs) {
		isGone(tab);
		await tab.page.close();
	}
	const last = await openTab();
	await last.page
		.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith("gossamer-event:")), undefined, {
			timeout: 60_000,
		})
		.catch(() => {});
	await context.close();
	server.close();

	const outcome = { fired: rounds, lost: [], cut: 0, left: 0, doubled: [], faults };
	for (let round = 0; round < rounds; round++) {
		const all = server.taken.filter((one) => one.round === round);
		if (!all.length) outcome.lost.push(round);
		if (all.length < 2) continue;
		const isSame = new Set(all.map(({ id }) => id)).size === 1;
		const isAbsent = (who, at, ms, lagMs = 0) =>
			absences.some(({ number, from, to }) => number === who && from <= at + ms && at <= to + lagMs);
		const isLeft = ({ page, at }) => isAbsent(page, at, readMs);
		// A call that the network has cut may be heard by the server a little later.
		const isCut = (one) => one.isCut || isAbsent("network", one.at, cutMs, cutMs);
		// No page could read more than one answer; a beacon of a page that has gone may come after another page's call.
		const isUnheard = (one) => isCut(one) || isLeft(one);
		if (!isSame || all.filter((one) => !isUnheard(one)).length > 1)
			outcome.doubled.push(all.map(({ page, at, id }) => `${round} by page ${page} at ${Math.round(at)} as ${id}`));
		else if (all.some(isLeft) && !all.slice(0, -1).every(isCut)) outcome.left++;
		else outcome.cut++;
	}
	return outcome;
};
