// A page's noise, found by several visits of the same page: facts that differ among them, or elements that move on their own, prove nothing.
import { type Fact, type Facts, factsOf, idOf, isSame } from "./facts";
import type { Kind, Visit } from "./state";

export interface Noise {
	/**
	 * Whether the fact differs from visit to visit, or belongs to an element that does.
	 * @param found what the swapped page has instead: a slow press is noise if a visit of the page as it is has one as slow
	 */
	has(fact: Fact, found?: Fact): boolean;
	/** Owners of which nothing within is compared. */
	readonly owners: ReadonlySet<string>;
}

interface Looked {
	facts: Facts;
	steps: ReadonlySet<number>;
}

const stepsOf = ({ states }: Visit): ReadonlySet<number> => new Set(states.map(({ step }) => step));

/** Kinds of facts that a restless owner makes meaningless for its content. */
const restless: readonly Kind[] = ["missing", "hidden", "moved", "text", "picture", "background", "focusable", "state"];
/** Kinds that say which of several things an owner shows: where one differs, so may the others. */
const choices: readonly Kind[] = ["missing", "text", "focusable", "picture"];

/** @param visits of the page as it is, at least two */
export const findNoise = (visits: readonly Visit[]): Noise => {
	const [first, ...others] = visits.map((visit) => ({ facts: factsOf(visit), steps: stepsOf(visit) })) as [
		Looked,
		...Looked[],
	];
	const ids = new Set<string>();
	const owners = new Set(visits.flatMap(({ live }) => live));
	let isShifting = false;
	const note = (fact: Fact) => {
		if (fact.kind === "slow") return;
		ids.add(idOf(fact));
		const [owner] = fact.owners;
		if (owner && choices.includes(fact.kind)) owners.add(owner);
		if (fact.kind === "height") isShifting = true;
	};
	for (const { facts, steps } of others) {
		// Steps that a visit has not done prove nothing.
		const isDone = ({ step }: Fact) => step < 0 || (steps.has(step) && first.steps.has(step));
		for (const [id, fact] of first.facts)
			if (isDone(fact) && !(isSame(fact, facts.get(id)) && isSame(facts.get(id), fact))) note(fact);
		for (const [id, fact] of facts) if (isDone(fact) && !first.facts.has(id)) note(fact);
	}
	return {
		owners,
		has(fact, found) {
			if (fact.kind === "slow") return others.some(({ facts }) => isSame(facts.get(idOf(fact)), found));
			if (ids.has(idOf(fact))) return true;
			// A page whose length changes from visit to visit moves the elements below.
			if (isShifting && (fact.kind === "height" || fact.kind === "scroll" || fact.kind === "moved")) return true;
			if (!restless.includes(fact.kind)) return false;
			return fact.owners.some((owner) => owners.has(owner));
		},
	};
};
