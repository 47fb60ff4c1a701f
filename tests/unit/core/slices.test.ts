// Slices: what is done in one task, when the browser gets its turn, and in which order the work continues.
import { beforeEach, expect, it, vi } from "vitest";
import { createSlices } from "../../../src/core/slices";

let now = 0;
let log: string[] = [];
let goOn = () => {};

beforeEach(() => {
	now = 0;
	log = [];
	vi.spyOn(performance, "now").mockImplementation(() => now);
	window.scheduler = { yield: () => new Promise<void>((resolve) => (goOn = resolve)) } as Scheduler;
	return () => vi.restoreAllMocks();
});

const work = (name: string, ms: number) => () => {
	now += ms;
	log.push(name);
	return name;
};
const turn = async () => {
	goOn();
	for (let count = 0; count < 12; count++) await Promise.resolve();
};

it("works immediately while the slice lasts, then after the browser's turn, in order", async () => {
	const { take } = createSlices();
	expect(take(work("a", 5))).toBe("a");
	expect(take(work("b", 5))).toBe("b");
	const results = ["c", "d", "e"].map((name) => take(work(name, 5)));
	expect(log).toEqual(["a", "b"]);
	await turn();
	expect(log).toEqual(["a", "b", "c", "d"]);
	await turn();
	expect(log).toEqual(["a", "b", "c", "d", "e"]);
	expect(await Promise.all(results)).toEqual(["c", "d", "e"]);
});

it("continues after what fails, and hands on its error", async () => {
	const { take } = createSlices();
	const fail = () => {
		throw new Error("broken");
	};
	expect(() => take(fail)).toThrow("broken");
	take(work("a", 20));
	const later = take(fail) as Promise<unknown>;
	const last = take(work("after", 1));
	later.catch(() => {});
	await turn();
	await expect(later).rejects.toThrow("broken");
	expect(await last).toBe("after");
});

it("does all at once when nothing may wait", () => {
	const { take, join } = createSlices();
	take(work("a", 20));
	join();
	take(work("b", 20));
	take(work("c", 20));
	expect(log).toEqual(["a", "b", "c"]);
});

it("has a slice in each task, whatever was done in earlier ones", async () => {
	const { take, join } = createSlices();
	for (const name of ["a", "b", "c"]) {
		expect(take(work(name, 6))).toBe(name);
		await turn();
	}
	join();
	take(work("d", 20));
	expect(take(work("e", 1))).toBe("e");
	await turn();
	take(work("f", 20));
	expect(take(work("g", 1))).toBeInstanceOf(Promise);
});

it("continues in a task where the browser has no scheduler", async () => {
	window.scheduler = undefined as never;
	const { take } = createSlices();
	take(work("a", 20));
	expect(await take(work("b", 1))).toBe("b");
});
