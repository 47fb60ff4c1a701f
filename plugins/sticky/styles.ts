// Inline styles that come and go without a trace.

/** By CSS name; an empty text takes the property away. */
export type Styles = Record<string, string>;

/** Sets inline styles. @returns what was there before: given to this function, it undoes what it did */
export const dress = (node: HTMLElement, styles: Styles): Styles => {
	const { style } = node;
	const before: Styles = {};
	for (const name in styles) {
		before[name] = style.getPropertyValue(name);
		style.setProperty(name, styles[name]!);
	}
	if (!node.getAttribute("style")) node.toggleAttribute("style", false);
	return before;
};

/** Boxes that hold elements back: how many, and the styles they had. */
const holds = new Map<HTMLElement, [count: number, before: Styles]>();

/** Makes a box the one that an element is placed in; several elements may ask. @returns lets go */
export const hold = (box: HTMLElement): (() => void) => {
	const entry = holds.get(box) ?? [0, dress(box, { position: "relative" })];
	holds.set(box, entry);
	entry[0]++;
	return () => {
		if (--entry[0]) return;
		holds.delete(box);
		dress(box, entry[1]);
	};
};
