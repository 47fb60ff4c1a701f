// The drawing of an SVG file, rebuilt from its shapes: nothing in it runs, loads, links or styles the page.
import { parseMarkup } from "../../src/kit/trusted-address";

export const namespace = "http://www.w3.org/2000/svg";

const drawing = /^(g|defs|path|line|polyline|polygon|rect|circle|ellipse)$/;
const drawn =
	/^(d|points|pathLength|transform|[cr]?[xy][12]?|r|width|height|viewBox|preserveAspectRatio|class|opacity|(fill|stroke)(-[a-z]+)?|data-path-anchor)$/;
/** Values that ask for something elsewhere. */
const foreign = /url|\\/i;

/** @throws if there is no path in it */
export const readDrawing = (markup: string): readonly [svg: SVGSVGElement, path: Element] => {
	const source = parseMarkup(markup).querySelector("svg");
	const svg = source && (copy(source) as SVGSVGElement);
	const path =
		svg?.querySelector("path[data-path-anchor]") ??
		svg?.querySelector("[data-path-anchor] path") ??
		svg?.querySelector("path");
	if (!path) throw new TypeError("no path");
	return [svg!, path];
};

const copy = (node: Element): Element => {
	const made = document.createElementNS(namespace, node.localName);
	for (const { name, value } of node.attributes)
		if (drawn.test(name) && !foreign.test(value)) made.setAttribute(name, value);
	for (const child of node.children) if (drawing.test(child.localName)) made.append(copy(child));
	return made;
};
