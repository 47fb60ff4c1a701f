// The effects of `tools.StretchElement` and `utils.Masonry` on the page.
import { unwrap, type Wrapped } from "./jquery";

export interface StretchSettings {
	element: Wrapped;
	/** Side that it is moved from; that of the line's start unless given. */
	direction?: "left" | "right";
	/** The element that sets its width: the window, a node, or a selector. */
	selectors?: { container?: Wrapped };
}

export const stretch = ({ element, direction, selectors }: StretchSettings): void => {
	const node = unwrap(element);
	if (!node) return;
	unstretch({ element });
	const root = document.documentElement;
	const container = boxOf(selectors?.container) ?? root;
	const side = direction ?? (getComputedStyle(node).direction === "rtl" ? "right" : "left");
	const edges = container.getBoundingClientRect();
	const { left, right } = node.getBoundingClientRect();
	const start = edges.left + container.clientLeft;
	const distance = side === "left" ? left - start : start + container.clientWidth - right;
	node.style.width = `${container.clientWidth}px`;
	node.style[side] = `${-distance}px`;
};

export const unstretch = ({ element }: StretchSettings): void => {
	const node = unwrap(element);
	for (const property of ["width", "left", "right"]) node?.style.removeProperty(property);
};

const boxOf = (container: Wrapped): Element | null | undefined => {
	if (typeof container !== "string") return unwrap(container) instanceof Element ? unwrap(container) : null;
	try {
		return document.querySelector(container);
	} catch {
		return null;
	}
};

export interface MasonrySettings {
	/** Nodes in their order. */
	items?: Wrapped;
	columnsCount?: number;
	/** Pixels between the items of a column. */
	verticalSpaceBetween?: number;
}

/** Each item moves up to the one above it. A row is measured once the previous ones have moved: one layout a row. */
export const layMasonry = ({ items = [], columnsCount = 3, verticalSpaceBetween = 30 }: MasonrySettings): void => {
	const nodes: HTMLElement[] = Array.from(items);
	for (const node of nodes) node.style.marginTop = "";
	if (columnsCount < 2) return;
	for (let first = columnsCount; first < nodes.length; first += columnsCount) {
		const row = nodes.slice(first, first + columnsCount);
		const gaps = row.map((node, column) => {
			const above = nodes[first - columnsCount + column]!.getBoundingClientRect();
			return node.getBoundingClientRect().top - above.bottom - verticalSpaceBetween;
		});
		row.forEach((node, column) => {
			node.style.marginTop = `${Math.min(0, -gaps[column]!)}px`;
		});
	}
};
