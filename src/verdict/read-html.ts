// Reads HTML as a browser does, and asks it by selectors.
import { is, selectAll } from "css-select";
import { textContent } from "domutils";
import { parse } from "parse5";
import { adapter, type Htmlparser2TreeAdapterMap } from "parse5-htmlparser2-tree-adapter";

/** The properties of an element that are read here. */
export type Node = Htmlparser2TreeAdapterMap["element"];
type AnyNode = Htmlparser2TreeAdapterMap["node"];

export interface Html {
	find(selector: string): Node[];
}

export interface Place {
	line: number;
	column: number;
}

export const readHtml = (html: string): Html => {
	const document = parse(html, { treeAdapter: adapter, sourceCodeLocationInfo: true });
	// Attributes of any namespace are all that the parser knows, and all that the library does not.
	return { find: (selector) => selectAll<AnyNode, Node>(selector.replaceAll("*|", ""), document) };
};

export const textOf = (node: Node): string => textContent(node);

/** By selector, the results per element: a page may be as deep as it is long. */
const within = new Map<string, WeakMap<object, boolean>>();

/** Whether an element, or an ancestor, matches. */
export const isWithin = (node: Node, selector: string): boolean => {
	const known = within.get(selector) ?? new WeakMap<object, boolean>();
	within.set(selector, known);
	const path: object[] = [];
	let result = false;
	for (let at: unknown = node; at; at = (at as Node).parent) {
		const before = known.get(at as object);
		if (before === undefined) path.push(at as object);
		result = before ?? !!((at as Node).attribs && is<AnyNode, Node>(at as Node, selector));
		if (result || before !== undefined) break;
	}
	for (const each of path) known.set(each, result);
	return result;
};

/** Position of the tag; elements that the parser adds (`<tbody>`) have none. */
export const placeOf = ({ sourceCodeLocation }: Node): Place | undefined =>
	sourceCodeLocation ? { line: sourceCodeLocation.startLine, column: sourceCodeLocation.startCol } : undefined;

/** A short name for people: the widget, else the tag with its id or first class. */
export const nameOf = ({ name, attribs }: Node): string => {
	const { id, class: classes = "", "data-widget_type": widget, "data-id": builderId } = attribs;
	if (widget) return `${widget.split(".")[0]}${builderId ? ` ${builderId}` : ""}`;
	const [first] = classes.split(/\s+/).filter(Boolean);
	return `<${name}>${id ? `#${id}` : first ? `.${first}` : ""}${builderId ? ` ${builderId}` : ""}`;
};

/** Code in attributes: of events, and in addresses (`javascript:`). */
export const handlersOf = (html: Html): string[] =>
	html
		.find("*")
		.flatMap(({ attribs }) =>
			Object.entries(attribs).flatMap(([name, value]) =>
				name.startsWith("on") || /^\s*javascript:/i.test(value) ? [value.replace(/^\s*javascript:/i, "")] : [],
			),
		);
