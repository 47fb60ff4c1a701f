// A difference as text for a bug report: what, where and how, without text of the page.
import type { PageResult, Pictured } from "../compare-page";
import type { Kind } from "../state";

export const titles: Record<Kind, string> = {
	missing: "is missing",
	added: "is there, though it is not in the original",
	hidden: "is not visible",
	shown: "is visible, though it is not in the original",
	moved: "has another place or size",
	text: "shows another text",
	picture: "has not its picture",
	background: "has another background picture",
	pixels: "looks different",
	focusable: "cannot be reached by the keyboard, or has another name",
	focus: "has lost the keyboard",
	state: "says another state to assistive technology",
	scroll: "stands at another depth",
	height: "is longer or shorter",
	dead: "does nothing",
	outcome: "does something else",
	still: "does not move by itself",
	slow: "answers a press slower",
	error: "is a new error on the console",
	request: "is a request that fails now",
	cookie: "is a cookie that is new",
	storage: "is a key in the storage that is new",
};

export const titleOf = ({ kind, element, others }: Pictured): string =>
	`${element} ${titles[kind]}${others ? ` (and ${others} more alike)` : ""}`;

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
