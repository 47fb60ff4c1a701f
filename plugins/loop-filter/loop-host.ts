// The element of a loop, and the links of its paging.
import { queryOwn } from "../../src/kit/query-own";
import { filteredLink } from "./model";

/** The element of the loop, even if its id is not a valid selector. */
export const loopHost = (id: string): HTMLElement | undefined =>
	document.getElementsByClassName(`elementor-element-${id}`)[0] as HTMLElement | undefined;

/** Writes the filters of the address in view into the links of the paging. @param keep called before */
export const holdFilters = (host: HTMLElement, keep?: (link: Element) => void): void => {
	for (const link of queryOwn(host, "a.page-numbers[href]")) {
		keep?.(link);
		link.setAttribute("href", filteredLink(link.getAttribute("href")!, location.search));
	}
};
