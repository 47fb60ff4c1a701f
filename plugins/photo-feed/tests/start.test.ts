// Photo feed on a page that arrives started: its loader has no box until a press, with the state and without it.
import { afterEach, beforeEach, expect, it } from "vitest";
import { arrive } from "../../../tests/helpers/started";
import { start as states } from "../start";
import { answers, feed, item, loadMore, pass, posts, query, records, setUp, start, stop, tearDown } from "./setup";

beforeEach(setUp);
afterEach(tearDown);

it.each([
	["plain", feed({ records })],
	["started", arrive(feed({ records }), states)],
])("%s: the invisible loader has no box, so that its animation stands still", async (name, markup) => {
	expect(/ hidden=""/.test(markup)).toBe(name === "started");
	answers.sbi_load_more_clicked = [posts(item(5))];
	await start(markup);
	const loader = query(".sbi_loader");
	expect(loader.hidden).toBe(true);
	loadMore();
	expect([loader.hidden, loader.className]).toEqual([false, "sbi_loader"]);
	await pass(0);
	await pass(500);
	expect([loader.hidden, loader.className]).toEqual([true, "sbi_loader sbi_hidden"]);
	stop();
	expect(loader.hidden).toBe(name === "started");
});

it("a loader that a site shows from the start stays", async () => {
	const shown = feed({ records }).replace("sbi_loader sbi_hidden", "sbi_loader");
	expect(arrive(shown, states)).toBe(shown);
	await start(shown);
	expect(query(".sbi_loader").hidden).toBe(false);
});
