// Random graphs of signals, alongside @preact/signals-core: each evaluation, run, value and error in its order.
import * as npm from "@preact/signals-core";
import { describe, expect, it } from "vitest";
import { type Library, ours } from "./libraries";

describe("random graphs", () => {
	it.each(Array.from({ length: 60 }, (_, seed) => seed + 1))("behave like the original's (seed %i)", (seed) => {
		const mine = story(ours, seed);
		expect(mine).toEqual(story(npm, seed));
		expect(mine.length).toBeGreaterThan(100);
	});
});

/** Builds a graph, changes it at random, and notes every evaluation, run, value and error in their order. */
function story({ batch, computed, effect, signal, untracked }: Library, seed: number): string[] {
	let state = seed * 2654435761;
	const random = (below: number) => {
		state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) | 0;
		return ((state ^ (state >>> 13)) >>> 0) % below;
	};
	const log: string[] = [];
	/** The order in which one run loses several sources is left open. */
	const gone: string[] = [];
	const listeners = (name: string) => ({
		watched: () => void log.push(`+${name}`),
		unwatched: () => void gone.push(`-${name}`),
	});
	const signals = Array.from({ length: 2 + random(5) }, (_, index) => signal(random(5), listeners(`s${index}`)));
	const nodes: npm.ReadonlySignal<number>[] = [...signals];
	/** Reads some nodes; which ones depends on a value. */
	const reader = (limit: number) => {
		const reads = Array.from({ length: 1 + random(5) }, () => ({ at: random(limit), kind: random(9) }));
		const turn = random(3);
		return () => {
			let sum = 0;
			const shift = turn ? 0 : nodes[reads[0]!.at]!.value % reads.length;
			for (let index = 0; index < reads.length; index++) {
				const { at, kind } = reads[(index + Math.abs(shift)) % reads.length]!;
				if (kind === 0) sum += nodes[at]!.peek();
				else if (kind === 1) sum += untracked(() => nodes[at]!.value);
				else if (kind === 2 && sum % 2) continue;
				else sum += nodes[at]!.value;
			}
			return sum;
		};
	};
	const attempt = (name: string, work: () => unknown) => {
		try {
			log.push(`${name} = ${work()}`);
		} catch (error) {
			log.push(`${name} threw ${(error as Error).message}`);
		}
	};
	for (let index = random(12) + 2; index--; ) {
		const name = `c${nodes.length}`;
		const read = reader(nodes.length);
		const modulus = 2 + random(9);
		const throwsAt = random(4) ? -1 : random(modulus);
		nodes.push(
			computed(() => {
				const value = read() % modulus;
				log.push(`${name}: ${value}`);
				if (value === throwsAt) throw new Error(name);
				return value;
			}, listeners(name)),
		);
	}
	const ends: (() => void)[] = [];
	const addEffect = () => {
		const name = `e${ends.length}`;
		const read = reader(nodes.length);
		const target = random(5) ? undefined : signals[random(signals.length)];
		const cleans = !random(2);
		const end = ends.push(() => {}) - 1;
		attempt(name, () => {
			ends[end] = effect(() => {
				log.push(`${name} runs`);
				const value = read();
				log.push(`${name}: ${value}`);
				if (target) target.value = value % 3;
				if (cleans) return () => void log.push(`${name} cleans`);
			});
		});
	};
	for (let index = 1 + random(5); index--; ) addEffect();
	const write = () => {
		const index = random(signals.length);
		const value = random(6);
		log.push(`s${index} := ${value}`);
		attempt("write", () => {
			signals[index]!.value = value;
		});
	};
	const read = () => {
		const index = random(nodes.length);
		attempt(`read ${index}`, () => nodes[index]!.value);
	};
	for (let step = 0; step < 120; step++) {
		const what = random(10);
		if (what < 4) write();
		else if (what < 6) read();
		else if (what < 8)
			attempt("batch", () =>
				batch(() => {
					for (let index = random(5); index--; ) random(4) ? write() : read();
				}),
			);
		else if (what < 9) addEffect();
		else attempt("end", () => ends[random(ends.length)]?.());
		log.push(...gone.splice(0).sort());
	}
	return log;
}
