// Rounds of network faults on filters and paging: never items of another wish, never busy for ever. LOOP_FAULT_ROUNDS sets how many.
import { describe, expect, it, vi } from "vitest";
import { fakeAbortTimeouts } from "../../../tests/helpers/abort-timeouts";
import { intersect } from "../../../tests/helpers/jsdom";
import {
	button,
	type Call,
	calls,
	container,
	filter,
	get,
	isBusy,
	loop,
	multiple,
	open,
	page,
	pressedIn,
	settle,
	shown,
} from "./setup";

const rounds = Number(process.env.LOOP_FAULT_ROUNDS ?? 20);
const types = ["load_more_on_click", "load_more_infinite_scroll", "numbers"] as const;
const slugs = ["mugs", "hats", "caps"];

/** The same numbers for the same seed. */
const random = (seed: number) => () => {
	seed = (seed + 0x6d2b79f5) | 0;
	let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
	t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
	return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
};

const paging = (type: string, at: number) => {
	const next = at < 4 ? ` data-next-page="/shop/?e-page-b2b2b2b=${at + 1}"` : "";
	const anchor = `<div class="e-load-more-anchor" data-page="${at}" data-max-page="4"${next}></div>`;
	if (type !== "numbers")
		return `${anchor}<div class="e-loop__load-more"><a class="elementor-button" role="button">More</a></div>`;
	const numbers = [1, 2, 3, 4].map((number) =>
		number === at
			? `<span class="page-numbers current">${number}</span>`
			: `<a class="page-numbers" href="/shop/${number > 1 ? `?e-page-b2b2b2b=${number}` : ""}">${number}</a>`,
	);
	return `${anchor}<nav>${numbers.join("")}</nav>`;
};

/** What a well-behaved server shows for the terms and the page: `mugs~hats/2`. */
const nameOf = (terms: readonly string[], at: number) => `${[...terms].sort().join("~") || "all"}/${at}`;
const termsIn = (query: string) => new URLSearchParams(query).get("e-filter-b2b2b2b-product_cat")?.split("~") ?? [];
const asked = ({ address, body }: Call): { terms: string[]; at: number } => {
	if (body) return { terms: body.widget_filters.taxonomy?.product_cat.terms ?? [], at: 1 };
	const { search } = new URL(address, "https://acme.test");
	return { terms: termsIn(search), at: Number(new URLSearchParams(search).get("e-page-b2b2b2b") ?? 1) };
};

const answerTo = (call: Call, type: string) => {
	const { terms, at } = asked(call);
	const options = { items: [nameOf(terms, at)], paging: paging(type, at), settings: { pagination_type: type } };
	return call.body ? JSON.stringify({ data: container(options) }) : page(options);
};

const faults: ((call: Call, type: string) => unknown)[] = [
	(call, type) => call.answer(answerTo(call, type)),
	(call, type) => call.answer(answerTo(call, type)),
	(call) => call.fail(),
	(call) => call.answer("oops", 500),
	(call) => call.answer("<p>Please log in</p>"),
	(call, type) => call.answer(answerTo(call, type).slice(0, 30)),
	(call) => call.answer('{"data":null}'),
	// Never answered.
	() => {},
];

describe("network faults", () => {
	it.each(Array.from({ length: rounds }, (_, round) => round))("round %i", async (round) => {
		const next = random(round);
		const pick = <T>(list: readonly T[]) => list[Math.floor(next() * list.length)]!;
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
		fakeAbortTimeouts();
		// jsdom follows no addresses; it says so.
		vi.spyOn(console, "error").mockImplementation(() => {});
		try {
			const type = pick(types);
			const ajax = type === "numbers" ? { pagination_load_type: "ajax" } : {};
			await open(
				filter({ settings: multiple("OR") }),
				loop({ settings: { pagination_type: type, ...ajax }, items: ["all/1"], paging: paging(type, 1) }),
			);
			const waiting = new Set<Call>();
			const visited = [location.href];
			let known = 0;
			const collect = () => {
				for (; known < calls.length; known++) waiting.add(calls[known]!);
			};
			/** Whatever is shown is one filter's, its pages in their order. */
			const check = () => {
				const items = shown().map((name) => name!.split("/") as [string, string]);
				expect(new Set(items.map(([terms]) => terms)).size).toBe(1);
				const hasFailed = get("[role=status]").textContent === "Could not be loaded";
				if (!isBusy() && !hasFailed) expect(`${items[0]![0]}/1`).toBe(nameOf(termsIn(location.search), 1));
				const first = Number(items[0]![1]);
				expect(items.map(([, at]) => Number(at))).toEqual(items.map((_, index) => first + index));
			};
			for (let step = 0; step < 25; step++) {
				const does = next();
				if (does < 0.3) button(pick([...slugs, "__all"])).click();
				else if (does < 0.5) {
					const anchor = document.querySelector(".e-load-more-anchor");
					if (type === "load_more_infinite_scroll") intersect(anchor!);
					else pick([...document.querySelectorAll<HTMLElement>("a.page-numbers,.e-loop__load-more a")]).click();
				} else if (does < 0.55) {
					// As the visitor goes back: the address first, then the event.
					history.replaceState(null, "", pick(visited));
					dispatchEvent(new PopStateEvent("popstate"));
				} else if (does < 0.6) await vi.advanceTimersByTimeAsync(31_000);
				else {
					collect();
					const call = pick([...waiting]);
					if (call) {
						waiting.delete(call);
						await pick(faults)(call, type);
					}
				}
				await settle();
				visited.push(location.href);
				check();
			}
			// The last wish is served, however late.
			collect();
			await vi.advanceTimersByTimeAsync(31_000);
			await settle();
			expect(isBusy()).toBe(false);
			const last = pick(slugs.filter((slug) => !pressedIn().includes(slug)));
			if (!last) return;
			button(last).click();
			await calls.at(-1)!.answer(answerTo(calls.at(-1)!, type));
			expect(shown()).toEqual([nameOf(termsIn(location.search), 1)]);
			expect(pressedIn().sort()).toEqual(termsIn(location.search).sort());
			expect([isBusy(), !!get("[role=status]")]).toEqual([false, true]);
		} finally {
			vi.useRealTimers();
			vi.restoreAllMocks();
		}
	});
});
