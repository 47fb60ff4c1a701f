// The nodes of one mega menu.
import { queryOwn } from "../../src/kit/query-own";

export interface Nodes {
	nav: HTMLElement;
	/** Around the titles and panels. */
	wrapper: HTMLElement;
	/** Opens the wrapper on small screens. */
	toggle: HTMLElement | undefined;
	titles: HTMLElement[];
	/** Whether the toggle is shown, which then opens the menu, as now. Reads styles. */
	hasToggle(): boolean;
	/** The same as last written, from the first frame on. */
	isDropdown(): boolean;
}

/** @returns undefined if something is missing that no menu works without */
export const nodesOf = (host: HTMLElement): Nodes | undefined => {
	const [nav] = queryOwn(host, ".e-n-menu");
	const [wrapper] = queryOwn(host, ".e-n-menu-wrapper");
	const [toggle] = queryOwn(host, ".e-n-menu-toggle");
	if (!nav || !wrapper) return;
	const titles = queryOwn(host, ".e-n-menu-title");
	const hasToggle = () => !!toggle && getComputedStyle(toggle).display !== "none";
	const isDropdown = () => (nav.dataset.layout ? nav.dataset.layout === "dropdown" : hasToggle());
	return { nav, wrapper, toggle, titles, hasToggle, isDropdown };
};
