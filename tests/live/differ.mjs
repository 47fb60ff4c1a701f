// What differs between visits of the original and one with Gossamer, beyond what differs among the original's own; pure data.

/** Pixels within which a box is the same. */
const tolerance = 1;

const differBox = (a, b) => a.some((side, index) => Math.abs(side - b[index]) > tolerance);

/** What helps a visitor who does not see, or who has no mouse, is no loss where the original has nothing. */
const isGain = (kind, fact, other) =>
	(!fact && /^(aria-|role$|inert$|alt$|title$)/.test(kind)) ||
	(kind === "tabindex" && !fact && other?.value === "0") ||
	(kind === "focus" && !fact) ||
	(kind === "role" && fact?.value === "document" && other?.value === "dialog");

/** One state as facts by name. */
/** Names of a class that say nothing to a site: which are left out, with the reason. */
const quiet = /^(swiper-backface-hidden|swiper-slide-visible)$/;
const plainClass = (names) =>
	names
		.split(" ")
		.filter((name) => !quiet.test(name))
		.join(" ");

const factsOf = ({ live, done }) => {
	const facts = new Map();
	const add = (kind, key, owner, value) => facts.set(`${kind} ${key}`, { kind, key, owner, value });
	if (!live) {
		add("outcome", "step", "page", done.outcome);
		return facts;
	}
	add("outcome", "step", "page", done.outcome);
	add("scroll", "page", "page", live.scroll);
	const [width, height] = live.size;
	add("width", "page", "page", [width]);
	add("height", "page", "page", [height]);
	for (const [key, { owner, isNear, isBuilders, isShown, box, facts: more }] of Object.entries(live.seen)) {
		// What a visitor is not near may start later; where it stands, and how large it is, is so from the beginning.
		if (!isNear && !isBuilders) continue;
		add("there", key, owner, isShown ? "seen" : "unseen");
		if (box) add("box", key, owner, box);
		if (!isNear) continue;
		for (const [name, value] of Object.entries(more))
			add(name, key, owner, name === "class" ? plainClass(value) : value);
	}
	return facts;
};

const isSame = (a, b) => {
	if (!a || !b) return a === b;
	if (Array.isArray(a.value) && Array.isArray(b.value)) return !differBox(a.value, b.value);
	return a.value === b.value;
};

/** A class list as what is more and what is less. */
const say = (fact, other) => {
	if (!fact) return "–";
	if (fact.kind !== "class" || !other) return Array.isArray(fact.value) ? fact.value.join(" ") : fact.value;
	const names = other.value.split(" ");
	return (
		fact.value
			.split(" ")
			.filter((name) => !names.includes(name))
			.join(" ") || "–"
	);
};

/**
 * @param originals visits of the original, two at least
 * @param ours visits with Gossamer: what does not come again proves nothing
 * @returns {{ step: string, kind: string, key: string, owner: string, expected: string, found: string, others: number }[]}
 */
export const findLive = (originals, ours) => {
	const found = [];
	const told = new Set();
	for (const state of originals[0].states) {
		const at = ({ states }) => states.find(({ step }) => step === state.step);
		const befores = originals.map(at).filter(Boolean).map(factsOf);
		const afters = ours.map(at).filter(Boolean).map(factsOf);
		if (!afters.length || befores.length < 2) continue;
		const [first] = befores;
		const noise = (id) => !befores.every((facts) => isSame(facts.get(id), first.get(id)));
		const groups = new Map();
		for (const id of new Set([...first.keys(), ...afters[0].keys()])) {
			const fact = first.get(id);
			const other = afters[0].get(id);
			const { kind, key, owner } = fact ?? other;
			if (noise(id) || afters.some((facts) => isSame(facts.get(id), fact))) continue;
			if (isGain(kind, fact, other)) continue;
			// What is not there has no box and no classes; what nobody sees is told by its attributes alone.
			const both = (name) => first.has(name) && afters[0].has(name);
			if (kind !== "there" && key !== "page" && key !== "step" && !both(`class ${key}`) && kind !== "box") continue;
			if (kind === "there" && owner !== "page" && key !== owner && !both(`class ${owner}`)) continue;
			if (kind === "box" && !(fact && other)) continue;
			if (kind === "there" && !(fact && other) && (fact ?? other).value === "unseen") continue;
			const [expected, seen] = [say(fact, other), say(other, fact)];
			const name = `${kind} ${key} ${expected} ${seen}`;
			if (kind === "box" ? told.has(`box ${key}`) : told.has(name)) continue;
			told.add(kind === "box" ? `box ${key}` : name);
			const by =
				kind === "box"
					? fact.value.map((side, index) => Math.round(other.value[index] - side)).join()
					: `${expected}>${seen}`;
			const group = `${kind} ${kind === "box" ? by : `${owner} ${by}`}`;
			if (groups.has(group)) groups.get(group).others++;
			else groups.set(group, { step: state.done.label, kind, key, owner, expected, found: seen, others: 0 });
		}
		// What has another size comes before what it pushes.
		const isPushed = ({ kind, expected, found: seen }) =>
			kind === "box" && expected.split(" ").slice(2).join() === seen.split(" ").slice(2).join();
		found.push(...[...groups.values()].sort((a, b) => isPushed(a) - isPushed(b)));
	}
	for (const trace of ["errors", "failed", "cookies", "storage"]) {
		for (const name of new Set(ours[0][trace]))
			if (ours.every((one) => one[trace].includes(name)) && originals.every((one) => !one[trace].includes(name)))
				found.push({ step: "whole", kind: trace, key: name, owner: "page", expected: "–", found: name, others: 0 });
		if (trace === "cookies" || trace === "storage")
			for (const name of new Set(originals[0][trace]))
				if (originals.every((one) => one[trace].includes(name)) && ours.every((one) => !one[trace].includes(name)))
					found.push({ step: "whole", kind: trace, key: name, owner: "page", expected: name, found: "–", others: 0 });
	}
	found.push(...findTold(originals, ours));
	return found;
};

/** How often each line was sent, and after which steps: to the site, or to a tracker. */
const findTold = (originals, ours) => {
	const stepsOf = ({ told = [] }, line) => told.filter((one) => one.line === line).map(({ step }) => step);
	const lines = new Set([...originals, ...ours].flatMap(({ told = [] }) => told.map(({ line }) => line)));
	return [...lines].flatMap((line) => {
		const [before, other] = originals.map((visit) => stepsOf(visit, line));
		const afters = ours.map((visit) => stepsOf(visit, line));
		if (before.length !== other.length || afters.some(({ length }) => length === before.length)) return [];
		const [after] = afters;
		const step = [...before, ...after].find((one) => before.includes(one) !== after.includes(one)) ?? before.at(-1);
		const say = (steps) => `${steps.length} (${steps.join(", ")})`;
		return { step, kind: "told", key: line, owner: "page", expected: say(before), found: say(after), others: 0 };
	});
};
