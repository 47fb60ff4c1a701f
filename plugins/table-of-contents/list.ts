// The list of a table of contents: its items, markers and links.
import { text } from "../../src/kit/settings";
import { parseMarkup } from "../../src/kit/trusted-address";
import type { Entry } from "./model";

export interface List {
	root: HTMLElement;
	/** By the headings' order. */
	links: HTMLAnchorElement[];
}

/**
 * @param items text and id of each heading
 * @param marker of every item; without it the list is numbered
 * @param isNested top items have a class of their own
 */
export const createList = (
	entries: readonly Entry[],
	items: readonly (readonly [title: string, id: string])[],
	marker: Element | undefined,
	isNested: boolean,
): List => {
	const links: HTMLAnchorElement[] = [];
	const build = (entries: readonly Entry[], isTop: boolean): HTMLElement => {
		const list = create(marker ? "ul" : "ol", "list-wrapper");
		for (const { index, entries: below } of entries) {
			const item = create("li", "list-item");
			const wrapper = create("div", "list-item-text-wrapper");
			const link = create("a", `list-item-text${isTop ? " elementor-toc__top-level" : ""}`);
			const [title, id] = items[index]!;
			link.textContent = title;
			// Unencoded: code that searches the links of a target compares strings.
			link.href = `#${id.replace(/[%\s]/g, encodeURIComponent)}`;
			if (marker) wrapper.append(marker.cloneNode(true));
			wrapper.append(link);
			item.append(wrapper);
			links[index] = link;
			if (below.length) item.append(build(below, false));
			list.append(item);
		}
		return list;
	};
	return { root: build(entries, isNested), links };
};

const create = <K extends keyof HTMLElementTagNameMap>(tag: K, name: string): HTMLElementTagNameMap[K] => {
	const node = document.createElement(tag);
	node.className = `elementor-toc__${name}`;
	return node;
};

/** Allowed elements of an icon; with these, attributes other than event handlers run and load nothing. */
const shapes = "g,path,circle,ellipse,rect,line,polygon,polyline";

/** The icon printed by the server, else one of an icon font. */
export const createIcon = (printed: Record<string, unknown>): Element => {
	const read = (key: string) => text()((key) => printed[key], key);
	const drawn = parseMarkup(read("rendered_tag")).querySelector("svg,i");
	const icon = drawn ?? document.createElement("i");
	if (!drawn) icon.className = read("value");
	for (const node of [icon, ...icon.querySelectorAll("*")]) {
		if (node !== icon && !node.matches(shapes)) node.remove();
		for (const { name } of [...node.attributes]) if (/^on/i.test(name)) node.removeAttribute(name);
	}
	icon.ariaHidden = "true";
	return icon;
};
