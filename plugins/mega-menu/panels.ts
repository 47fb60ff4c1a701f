// The panels of one menu: which title has which, how they open and close, and their positions.
import { contains } from "../../src/base/dom";
import { setStyles, zoomOf } from "../../src/kit/inline-styles";
import { queryOwn } from "../../src/kit/query-own";
import type { Scope } from "../../src/kit/scope";
import { roomBelow } from "../../src/parts/menu/room-below";
import { $preferences } from "../../src/stores/preferences";
import { classesOf, type Edge, goesAbove, leftOf } from "./model";

/** A title with a panel. */
export interface Item {
	title: HTMLElement;
	/** Opens the panel. */
	button: HTMLElement;
	/** The box around the panel, as wide as the window. */
	content: HTMLElement;
	panel: HTMLElement;
	isOpen?: boolean;
}

export interface PanelOptions {
	animation: string;
	/** Position of a panel that fits its content; undefined for panels that span the window. */
	edge(): Edge | undefined;
	isDropdown(): boolean;
}

export interface Panels {
	items: readonly Item[];
	/** Opens the panel of an item and closes the others, or closes it. */
	turn(item: Item, isOpen: boolean): void;
	close(): void;
	open(): Item | undefined;
}

const shown = { display: "var(--display)", position: "var(--position)", width: "var(--width)" };
const hidden = { display: "none", position: "", width: "", left: "", right: "", height: "", "overflow-y": "" };

export const servePanels = (
	host: HTMLElement,
	nav: HTMLElement,
	{ animation, edge, isDropdown }: PanelOptions,
	scope: Scope,
): Panels => {
	const names = classesOf(animation);
	const items: Item[] = [];
	const contents = queryOwn(host, ".e-n-menu-content");
	for (const button of queryOwn(host, ".e-n-menu-dropdown-icon")) {
		const title = button.closest<HTMLElement>(".e-n-menu-title");
		const { tabIndex } = button.dataset;
		const panel = contents
			.flatMap(({ children }) => [...children] as HTMLElement[])
			.find((panel) => panel.dataset.tabIndex === tabIndex);
		if (!title || !panel || items.some((item) => item.panel === panel)) continue;
		const content = panel.parentElement!;
		items.push({ title, button, content, panel });
		scope.keep(button, "aria-expanded");
		scope.keep(content, "class");
		scope.keep(panel, "id", "class", "style", "role");
		// An id of the author's own is printed alongside it: one with a space cannot be named by `aria-controls`.
		if (panel.id.includes(" ")) panel.id = button.getAttribute("aria-controls") ?? "";
		panel.role = "group";
	}

	const place = ({ title, panel }: Item) => {
		const { clientWidth, clientHeight } = document.documentElement;
		const box = title.getBoundingClientRect();
		const zoom = zoomOf(panel);
		const meets = edge();
		if (meets) {
			const side = scope.page.rtl ? "right" : "left";
			panel.style[side] = "0px";
			const { left, width } = panel.getBoundingClientRect();
			const moved = leftOf(box, width, meets, clientWidth) - left;
			panel.style[side] = `${(scope.page.rtl ? -moved : moved) / zoom}px`;
		}
		const { height } = panel.getBoundingClientRect();
		const isAbove = goesAbove(box, height, clientHeight);
		nav.classList.toggle("content-above", isAbove);
		const room = isAbove ? undefined : roomBelow(panel);
		if (room !== undefined && room < height) setStyles(panel, { height: `${room / zoom}px`, "overflow-y": "scroll" });
	};
	const turn = (item: Item, isOpen: boolean) => {
		if (isOpen === !!item.isOpen) return;
		const { button, content, panel } = item;
		if (isOpen) close();
		else if (contains.call(panel, document.activeElement)) button.focus({ preventScroll: true });
		item.isOpen = isOpen;
		button.ariaExpanded = `${isOpen}`;
		for (const node of [content, panel]) node.classList.toggle("e-active", isOpen);
		const moves = isOpen && !$preferences.get().reducedMotion;
		for (const name of names) panel.classList.toggle(name, moves);
		nav.classList.remove("content-above");
		setStyles(panel, isOpen ? shown : hidden);
		if (!isOpen) return;
		if (!isDropdown()) place(item);
		scope.emit(window, "elementor-pro/motion-fx/recalc");
		scope.emit(window, "elementor/nested-tabs/activate", panel);
		scope.emit(window, "elementor/bg-video/recalc");
	};
	const close = () => {
		for (const item of items) turn(item, false);
	};
	return { items, turn, close, open: () => items.find(({ isOpen }) => isOpen) };
};
