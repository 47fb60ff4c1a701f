// Inline styles that come and go without a trace.

/** By CSS name; an empty text takes the property away. */
export type Styles = Record<string, string>;

/** Sets inline styles. @returns puts back what was there */
export const dress = (node: HTMLElement, styles: Styles): (() => void) => {
	const { style } = node;
	const put = (list: (readonly [name: string, value: string])[]) => {
		for (const [name, value] of list) style.setProperty(name, value);
	};
	const before = Object.keys(styles).map((name) => [name, style.getPropertyValue(name)] as const);
	put(Object.entries(styles));
	return () => {
		put(before);
		if (!node.getAttribute("style")) node.toggleAttribute("style", false);
	};
};

/** Boxes that hold elements: how many, and what ends it. */
const holds = new Map<HTMLElement, [count: number, undress: () => void]>();

/** Makes a box the one that its element is placed in; several elements may ask. @returns lets go */
export const hold = (box: HTMLElement): (() => void) => {
	const entry = holds.get(box) ?? [0, dress(box, { position: "relative" })];
	holds.set(box, entry);
	entry[0]++;
	return () => {
		if (--entry[0]) return;
		holds.delete(box);
		entry[1]();
	};
};
