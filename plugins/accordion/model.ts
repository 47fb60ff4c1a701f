// Which items of an accordion, a toggle or tabs are open.

export type Kind = "accordion" | "toggle" | "tabs";

/** The item that is open from the start, if the widget has one. */
export const openAtStart = (kind: Kind, first: string | undefined): string[] =>
	kind === "toggle" || first === undefined ? [] : [first];

/**
 * The open items after one was activated: a toggle keeps the others, tabs never close the open one.
 * @example activate("accordion", ["1"], "2") // ["2"]
 */
export const activate = (kind: Kind, open: readonly string[], item: string): string[] => {
	const others = kind === "toggle" ? open.filter((other) => other !== item) : [];
	return open.includes(item) && kind !== "tabs" ? others : [...others, item];
};
