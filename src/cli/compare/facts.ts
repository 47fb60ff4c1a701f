// A visit as facts that can be compared one by one: each has a key, and says whether another is the same.
import type { Box, Focusable, Item, Kind, State, Visit } from "./state";

export interface Fact {
	kind: Kind;
	key: string;
	owners: readonly string[];
	/** For people, without text of the page. */
	element: string;
	step: number;
	value: string | number | boolean | Box;
	box?: Box;
	isAfloat?: true;
	isLeaf?: true;
}

/** CSS pixels within which a box is the same: browsers round. */
export const boxTolerance = 2;
/** Milliseconds by which a press may be slower, and below which it is not noticeable. */
const slowerMs = 200;

export type Facts = ReadonlyMap<string, Fact>;

export const factsOf = (visit: Visit): Facts => {
	const facts = new Map<string, Fact>();
	const add = (fact: Fact) => facts.set(idOf(fact), fact);
	for (const state of visit.states) for (const fact of ofState(state)) add(fact);
	const whole = { owners: [], step: -1, value: true };
	for (const [kind, list] of [
		["error", visit.errors],
		["request", visit.failed],
		["cookie", visit.cookies],
		["storage", visit.storage],
	] as const)
		for (const key of list) add({ ...whole, kind, key, element: key });
	for (const key of visit.live)
		if (visit.watched.includes(key)) add({ ...whole, kind: "still", key, owners: [key], element: key });
	return facts;
};

export const idOf = ({ kind, key, step }: Fact): string => `${step} ${kind} ${key}`;

const ofState = (state: State): Fact[] => {
	const { step, done } = state;
	const about = (kind: Kind, value: Fact["value"]): Fact => ({
		...{ kind, value, step, key: done.host ?? done.label, element: done.host ?? "page" },
		owners: done.host ? [done.host] : [],
	});
	if (state.isBlank) return [about("outcome", done.outcome)];
	return [
		...state.items.flatMap((item) => ofItem(item, step)),
		...state.focusables.flatMap((focusable) => ofFocusable(focusable, step)),
		about("outcome", done.outcome),
		...(done.isFocusFree ? [] : [about("focus", state.focus)]),
		about("scroll", state.scrollY),
		about("height", state.height),
		// The browser reports no press below its threshold.
		about("slow", done.pressMs ?? 0),
	];
};

const ofItem = (item: Item, step: number): Fact[] => {
	const { key, name, owners, box, isVisible, text, picture, background, isAfloat, isLeaf } = item;
	const base = { key, owners, element: name, step, box: isVisible ? box : undefined, isAfloat, isLeaf };
	return [
		{ ...base, kind: isLeaf ? "missing" : "hidden", value: isVisible },
		...(isVisible ? [{ ...base, kind: "moved" as const, value: box }] : []),
		...(text === undefined ? [] : [{ ...base, kind: "text" as const, value: text }]),
		...(picture === undefined ? [] : [{ ...base, kind: "picture" as const, value: picture }]),
		...(background === undefined ? [] : [{ ...base, kind: "background" as const, value: background }]),
	];
};

const ofFocusable = ({ key, owners, name, state, box }: Focusable, step: number): Fact[] => {
	const base = { key, owners, element: name, step, box };
	return [
		{ ...base, kind: "focusable", value: true },
		{ ...base, kind: "state", value: state },
	];
};

/** Whether two facts of one id say the same; either may be missing. */
export const isSame = (a: Fact | undefined, b: Fact | undefined): boolean => {
	if (!a || !b) return a === b;
	// If the original leaves the focus on the page, any other place is better.
	if (a.kind === "focus") return !a.value || !!b.value;
	if (a.kind === "state") return saysAll(`${a.value}`, `${b.value}`);
	if (a.kind === "slow") return Number(b.value) <= Number(a.value) + slowerMs;
	if (a.kind === "height" || a.kind === "scroll") return Math.abs(Number(a.value) - Number(b.value)) <= boxTolerance;
	if (Array.isArray(a.value) && Array.isArray(b.value))
		return a.value.every((side, index) => Math.abs(side - (b.value as Box)[index]!) <= boxTolerance);
	return a.value === b.value;
};

/** Whether the second state says the same as the first; if the first has no such attribute, the second may say more. */
const saysAll = (first: string, second: string): boolean => {
	const words = second.split(", ");
	return first
		.split(", ")
		.every((word) => (word.startsWith("not ") ? !words.includes(word.slice(4)) : !word || words.includes(word)));
};
