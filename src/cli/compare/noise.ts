// What a page does on its own, told by visits of the same page: whatever differs among them, or moves while nothing is done, proves nothing.
import { type Fact, type Facts, factsOf, idOf, isSame } from "./facts";
import type { Kind, Visit } from "./state";

export interface Noise {
	/** Whether the fact differs from visit to visit, or belongs to what does. */
	has(fact: Fact): boolean;
	/** Owners of which nothing within is compared. */
	readonly owners: ReadonlySet<string>;
}

interface Looked {
	facts: Facts;
	steps: ReadonlySet<number>;
}

const stepsOf = ({ states }: Visit): ReadonlySet<number> => new Set(states.map(({ step }) => step));

/** Kinds that a restless owner makes worthless for all that lies in it. */
const restless: readonly Kind[] = ["missing", "hidden", "moved", "text", "picture", "background", "focusable", "state"];
/** Kinds that say which of several things an owner shows: where one differs, so may the others. */
const choices: readonly Kind[] = ["missing", "text", "focusable", "picture"];

/** @param visits of the page as it is, two at least */
export const findNoise = (visits: readonly Visit[]): Noise => {
	const [first, ...others] = visits.map((visit) => ({ facts: factsOf(visit), steps: stepsOf(visit) })) as [
		Looked,
		...Looked[],
	];
	const ids = new Set<string>();
	const owners = new Set(visits.flatMap(({ live }) => live));
	let isShifting = false;
	const note = (fact: Fact) => {
		ids.add(idOf(fact));
		const [owner] = fact.owners;
		if (owner && choices.includes(fact.kind)) owners.add(owner);
		if (fact.kind === "height") isShifting = true;
	};
	for (const { facts, steps } of others) {
		// What a visit has not done says nothing.
		const isDone = ({ step }: Fact) => step < 0 || (steps.has(step) && first.steps.has(step));
		for (const [id, fact] of first.facts)
			if (isDone(fact) && !(isSame(fact, facts.get(id)) && isSame(facts.get(id), fact))) note(fact);
		for (const [id, fact] of facts) if (isDone(fact) && !first.facts.has(id)) note(fact);
	}
	return {
		owners,
		has(fact) {
			if (ids.has(idOf(fact))) return true;
			// A page that is longer from visit to visit pushes about what is below.
			if (isShifting && (fact.kind === "height" || fact.kind === "scroll" || fact.kind === "moved")) return true;
			if (!restless.includes(fact.kind)) return false;
			return fact.owners.some((owner) => owners.has(owner));
		},
	};
};
