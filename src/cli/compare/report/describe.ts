// A difference as text for a bug report: what, where and how, without text of the page.
import type { PageResult, Pictured } from "../compare-page";
import type { Kind } from "../state";

export const titles: Record<Kind, string> = {
	missing: "is missing",
	added: "is there, though it is not in the original",
	hidden: "is not visible",
	shown: "is visible, though it is not in the original",
	moved: "has a different position or size",
	text: "shows another text",
	picture: "lacks its picture",
	background: "has a different background picture",
	pixels: "looks different",
	focusable: "cannot be reached by keyboard, or has a different name",
	focus: "has lost the keyboard focus",
	state: "has a different state for assistive technology",
	scroll: "is stacked at a different depth",
	height: "has a different length",
	dead: "does nothing",
	outcome: "does something else",
	still: "does not move automatically",
	slow: "responds to a press more slowly",
	error: "is a new error on the console",
	request: "is a request that now fails",
	cookie: "is a new cookie",
	storage: "is a new key in the storage",
};

export const titleOf = ({ kind, element, others }: Pictured): string =>
	`${element} ${titles[kind]}${others ? ` (and ${others} similar ones)` : ""}`;

export const describeDifference = (difference: Pictured, { version, level }: PageResult, release: string): string => {
	const { width, done, expected, found, kind } = difference;
	return [
		`Gossamer ${release}${version ? `, Elementor ${version}` : ""}${level ? `, swapped ${level}` : ""}, ${width} px wide`,
		`${titleOf(difference)}`,
		`done: ${done}`,
		`expected: ${expected}`,
		`found: ${found}`,
		`kind: ${kind}`,
	].join("\n");
};

/** How many pages ended so. */
export const countOf = (pages: readonly PageResult[], outcome: PageResult["outcome"]): number =>
	pages.filter((page) => page.outcome === outcome).length;
