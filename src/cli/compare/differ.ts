// Differences between a page as it is and swapped, beyond its noise; similar differences are reported once, and each in the first state that shows it.
import { boxTolerance, type Fact, type Facts, factsOf, isSame } from "./facts";
import type { Noise } from "./noise";
import { heightAt } from "./options";
import type { Box, Difference, Kind, State, Visit } from "./state";

/** Errors and stored data of the original are not a loss. */
const onlyNew: readonly Kind[] = ["error", "request", "cookie", "storage"];
/** Additions for the keyboard are not differences either. */
const onlyLost: readonly Kind[] = ["focusable", "still"];
const words: Record<string, string> = { true: "yes", false: "no", "": "nothing" };

export const findDifferences = (original: Visit, swapped: Visit, noise: Noise): Difference[] => {
	const before = factsOf(original);
	const after = factsOf(swapped);
	const mended = mendedSteps(original, swapped);
	const found: { fact: Fact; expected?: Fact; found?: Fact }[] = [];
	for (const [id, fact] of before) {
		const other = after.get(id);
		if (isSame(fact, other) || noise.has(fact, other) || isElsewhere(fact, other, swapped)) continue;
		if ((!other && onlyNew.includes(fact.kind)) || mended.has(fact.step)) continue;
		if ((fact.kind === "focusable" || fact.kind === "state") && isUnseen(fact, original)) continue;
		if (isDrifting(fact, other) && isUnseen(fact, original) && (!other?.box || isUnseen(other, swapped))) continue;
		if (fact.kind === "background" && isUnseen(fact, original) && hasItLater(fact, swapped)) continue;
		if (fact.kind === "focusable" && (isHeldBack(fact, swapped) || isNamed(fact, swapped))) continue;
		found.push({ fact, expected: fact, found: other });
	}
	for (const [id, fact] of after) {
		if (before.has(id) || noise.has(fact) || mended.has(fact.step)) continue;
		if (onlyLost.includes(fact.kind) || isElsewhere(fact, undefined, original)) continue;
		if (fact.kind === "background" && isUnseen(fact, swapped) && hasItLater(fact, original)) continue;
		found.push({ fact, found: fact });
	}
	// Automatic motion says nothing about a press.
	const dead = deadSteps(original, swapped).filter(({ key }) => !noise.owners.has(key));
	const isNews = isTelling(shiftedSteps(original, swapped));
	return group([...dead, ...found.map((pair) => describe(pair, original, swapped))].filter(isNews));
};

/** Elements out of the window may start when a visitor comes near: their tab stops count in the states that show them. */
const isUnseen = ({ box }: Fact, { width }: Visit): boolean =>
	!!box && (box[1] >= heightAt(width) || box[1] + box[3] <= 0);

/** A background that comes when a visitor is near may load a little earlier or later, as long as that is not visible. */
const hasItLater = ({ key, value, step }: Fact, { states }: Visit): boolean =>
	states.some(
		(state) => state.step > step && state.items.some((item) => item.key === key && item.background === value),
	);

/** An effect of the scroll position may rest where it is not visible. */
const isDrifting = (fact: Fact, other?: Fact): boolean =>
	(fact.kind === "moved" || fact.kind === "hidden") && !!(fact.isAfloat || other?.isAfloat);

/** A dialog that makes the page inert does more for the keyboard than one that does not. */
const isHeldBack = ({ step, key }: Fact, { states }: Visit): boolean =>
	!!states.find((state) => state.step === step)?.inert.includes(key);

/** A tab stop that had no name and now has one is better than before. */
const isNamed = ({ step, key, box }: Fact, { states }: Visit): boolean => {
	const focusables = states.find((state) => state.step === step)?.focusables ?? [];
	const isThere = (other: Box) => box!.every((side, index) => Math.abs(side - other[index]!) <= boxTolerance);
	return !!box && / ""( #\d+)?$/.test(key) && focusables.some((other) => other.box && isThere(other.box));
};

/** States in which the page has another length or is stacked at a different depth: all that is below is at another place. */
export const shiftedSteps = (original: Visit, swapped: Visit): ReadonlySet<number> =>
	new Set(
		original.states.flatMap(({ step, height, scrollY }) => {
			const other = swapped.states.find((state) => state.step === step);
			const differ = (a: number, b: number) => Math.abs(a - b) > boxTolerance;
			return other && (differ(other.height, height) || differ(other.scrollY, scrollY)) ? [step] : [];
		}),
	);

/** Facts without a counterpart because the element, or the whole state, is missing are covered by that difference. */
const isElsewhere = (fact: Fact, other: Fact | undefined, { states }: Visit): boolean => {
	const state = states.find(({ step }) => step === fact.step);
	if (fact.step >= 0 && (!state || (state.isBlank && fact.kind !== "outcome"))) return true;
	// A visitor does not miss invisible elements.
	if (!other && fact.kind === "hidden" && !fact.value) return true;
	return !other && ["moved", "text", "picture", "state", "slow"].includes(fact.kind);
};

const describe = (
	{ fact, expected, found }: { fact: Fact; expected?: Fact; found?: Fact },
	original: Visit,
	swapped: Visit,
): Difference & { isLeaf?: true } => {
	const state = [...original.states, ...swapped.states].find(({ step }) => step === fact.step);
	const { kind, key, owners, step } = fact;
	const isThere = (side?: Fact) => (side ? "there" : "not there");
	const isPresence = ["missing", "focusable", "cookie", "storage", "error", "request", "still"].includes(kind);
	const say = (side?: Fact) => (isPresence ? isThere(side) : sayValue(kind, side));
	return {
		kind: kindOf(kind, expected, found),
		element: elementOf(fact, original),
		...{ key, owners, step, ...(fact.isLeaf && { isLeaf: true as const }) },
		width: original.width,
		done: state?.done.label ?? "the whole visit",
		expected: say(expected),
		found: say(found),
		others: 0,
		boxes: [expected?.box ?? boxIn(original, fact), found?.box ?? boxIn(swapped, fact)],
	};
};

const kindOf = (kind: Kind, expected?: Fact, found?: Fact): Kind => {
	if (kind === "missing") return expected ? "missing" : "added";
	if (kind === "hidden") return expected?.value === true || !found?.value ? "hidden" : "shown";
	return kind;
};

/** The name of the builder's element, if the fact has only its key. */
const elementOf = ({ element, owners, kind }: Fact, { states }: Visit): string => {
	if (kind === "error" || kind === "request" || kind === "cookie" || kind === "storage") return element;
	const name = (key?: string) => states[0]?.items.find((item) => item.key === key)?.name;
	const owner = name(owners[0]);
	if (element === owners[0]) return owner ?? element;
	return owner && owner !== element && !element.includes(owner) ? `${element} in ${owner}` : element;
};

const boxIn = ({ states }: Visit, { owners, step }: Fact): Box | undefined => {
	const items = states.find((state) => state.step === step)?.items;
	return items?.find(({ key, isVisible }) => key === owners[0] && isVisible)?.box;
};

const sayValue = (kind: Kind, fact?: Fact): string => {
	if (!fact) return "not there";
	if (Array.isArray(fact.value)) {
		const [x, y, width, height] = fact.value as Box;
		return `${width} × ${height} at ${x}, ${y}`;
	}
	// Text of the page stays out of reports.
	if (kind === "text") return `text of ${`${fact.value}`.length} characters, ${checksum(`${fact.value}`)}`;
	if (kind === "background") return "a background picture";
	if (kind === "slow") return `${fact.value} ms`;
	if (kind === "hidden") return fact.value ? "visible" : "not visible";
	if (kind === "focus") return fact.value ? `on ${`${fact.value}`.replace(/".*"/, "").trim()}` : "on the page";
	return words[`${fact.value}`] ?? `${fact.value}`;
};

const checksum = (text: string): string => {
	let sum = 0;
	for (const character of text) sum = (sum * 31 + character.codePointAt(0)!) >>> 0;
	return sum.toString(36);
};

/** Steps that change something in the original, every time, and nothing when swapped. */
const deadSteps = (original: Visit, swapped: Visit): Difference[] =>
	original.states.flatMap((state, index) => {
		const { step, done } = state;
		const other = swapped.states.find((candidate) => candidate.step === step);
		const previous = original.states[index - 1];
		const otherPrevious = swapped.states.find((candidate) => candidate.step === previous?.step);
		if (!done.host || done.outcome !== "done" || other?.done.outcome !== "done" || !previous || !otherPrevious)
			return [];
		if (!hasEffect(previous, state, done.host) || hasEffect(otherPrevious, other, done.host)) return [];
		const boxes: Difference["boxes"] = [boxOf(state, done.host), boxOf(other, done.host)];
		return {
			...{ kind: "dead" as const, key: done.host, owners: [done.host], width: original.width, step, done: done.label },
			element: state.items.find(({ key }) => key === done.host)?.name ?? done.host,
			...{ expected: "something changes", found: "nothing changes", others: 0, boxes },
		};
	});

/** Keys that do nothing in the original may do something: later steps on the same widget are then not compared. */
const mendedSteps = (original: Visit, swapped: Visit): Set<number> => {
	const mended = new Set<number>();
	let host: string | undefined;
	for (const [index, state] of original.states.entries()) {
		const { step, done } = state;
		if (/: before$/.test(done.label)) host = undefined;
		const [other, otherPrevious] = [step, original.states[index - 1]?.step].map((number) =>
			swapped.states.find((candidate) => candidate.step === number),
		);
		const previous = original.states[index - 1];
		if (done.isByKey && previous && other && otherPrevious && done.host) {
			if (!hasEffect(previous, state, done.host) && hasEffect(otherPrevious, other, done.host)) host = done.host;
		}
		if (host && done.host === host) mended.add(step);
	}
	return mended;
};

const boxOf = ({ items }: State, host: string) => items.find(({ key }) => key === host)?.box;

/** Whether a step changed its host, or an overlay. */
const hasEffect = (before: State, after: State, host: string): boolean => {
	const print = ({ items, focusables }: State) =>
		[
			...items
				.filter(({ owners }) => owners.includes(host) || !owners.length)
				.map(({ key, isVisible }) => `${key}${isVisible}`),
			...focusables
				.filter(({ owners }) => owners.includes(host) || !owners.length)
				.map(({ key, state }) => key + state),
		].join("\n");
	return print(before) !== print(after);
};

/** Keeps a difference in the first state that shows it: later states repeat it, and parts of missing elements are missing too. */
const isTelling = (shifted: ReadonlySet<number>) => {
	const told = new Set<string>();
	const lengths: number[] = [];
	return ({ kind, key, step, owners, expected, found, boxes, isLeaf }: Difference & { isLeaf?: true }): boolean => {
		if (shifted.has(step) && lengths.length) {
			const more = Number(found) - Number(expected);
			if (kind === "height" && lengths.some((known) => Math.abs(known - more) <= 2 * boxTolerance)) return false;
			if (kind === "scroll" || (kind === "moved" && isSameSize(boxes)) || isLeaf) return false;
		}
		if (kind === "height") lengths.push(Number(found) - Number(expected));
		const id = kind === "moved" ? `${kind} ${key}` : `${kind} ${key} ${expected} ${found}`;
		const isWithin = step >= 0 && owners.some((owner) => owner !== key && told.has(`gone ${owner}`));
		if (kind === "hidden" || kind === "missing" || kind === "dead") told.add(`gone ${key}`);
		if (told.has(id) || isWithin) return false;
		told.add(id);
		return true;
	};
};

const isSameSize = ([one, two]: NonNullable<Difference["boxes"]> = [undefined, undefined]): boolean =>
	!!one && !!two && [2, 3].every((side) => Math.abs(one[side]! - two[side]!) <= boxTolerance);

/** Elements that move, appear or disappear in the same way in one state are one difference: the first names it. */
const group = (differences: readonly Difference[]): Difference[] => {
	const groups = new Map<string, Difference>();
	for (const difference of differences) {
		const id = idOfGroup(difference);
		const first = groups.get(id);
		if (first) first.others++;
		else groups.set(id, { ...difference });
	}
	return [...groups.values()].sort((a, b) => a.step - b.step || weightOf(a.kind) - weightOf(b.kind));
};

const idOfGroup = ({ kind, step, key, owners, boxes, width }: Difference): string => {
	if (kind === "moved" && boxes?.[0] && boxes[1]) {
		const [a, b] = boxes;
		return `${width} ${step} moved ${b.map((side, index) => Math.round((side - a[index]!) / 3)).join()}`;
	}
	return `${width} ${step} ${kind} ${step < 0 ? key : (owners[0] ?? key)}`;
};

const order: readonly Kind[] = ["dead", "outcome", "hidden", "missing", "text", "moved", "picture"];
const weightOf = (kind: Kind): number => (order.includes(kind) ? order.indexOf(kind) : order.length);

export const sameFacts = (a: Facts, b: Facts): boolean => [...a].every(([id, fact]) => isSame(fact, b.get(id)));

/** Recurring differences: those of one pair of visits that another pair shows as well. */
export const confirmed = (differences: readonly Difference[], again: readonly Difference[]): Difference[] => {
	const idOf = ({ kind, key, owners, width }: Difference) => `${width} ${kind} ${owners[0] ?? key}`;
	const known = new Set(again.map(idOf));
	return differences.filter((difference) => known.has(idOf(difference)));
};
