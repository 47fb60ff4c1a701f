// The menu of small screens, which a button opens; and how wide panels may be at each width of the window.
import { zoomOf } from "../../src/kit/inline-styles";
import type { Scope } from "../../src/kit/scope";
import { onReturn } from "../../src/parts/menu/on-return";
import { roomBelow } from "../../src/parts/menu/room-below";
import { watchWidth } from "../../src/parts/menu/watch-width";
import type { Nodes } from "./nodes";

export interface Dropdown {
	isOpen(): boolean;
	setOpen(isOpen: boolean): void;
}

/** @param closePanels called when the dropdown closes and when the width changes */
export const serveDropdown = (
	{ nav, wrapper, toggle, hasToggle }: Nodes,
	closePanels: () => void,
	scope: Scope,
): Dropdown => {
	let isDropdownOpen = false;

	const { style } = wrapper;
	/** The site's style sheet moves the wrapper by the previous values. */
	const loosen = () => {
		for (const name of ["width", "left", "right"]) style.removeProperty(`--stretch-${name}`);
	};
	const measure = () => {
		const { clientWidth } = document.documentElement;
		const zoom = zoomOf(wrapper);
		const { left, right } = wrapper.getBoundingClientRect();
		return () => {
			style.setProperty("--stretch-width", `${clientWidth / zoom}px`);
			style.setProperty("--stretch-left", `${-left / zoom}px`);
			style.setProperty("--stretch-right", `${(right - clientWidth) / zoom}px`);
		};
	};
	const choose = () => {
		const isDropdown = hasToggle();
		return () => {
			nav.dataset.layout = isDropdown ? "dropdown" : "horizontal";
			// A press may have opened it in the meantime.
			wrapper.inert = isDropdown && !isDropdownOpen;
			if (isDropdownOpen) return;
			loosen();
			scope.frame(measure);
		};
	};
	/** Lets panels span the window, wherever the menu is. */
	const stretch = () => {
		loosen();
		measure()();
	};
	const setOpen = (isOpen: boolean) => {
		if (isOpen === isDropdownOpen || !toggle) return;
		isDropdownOpen = isOpen;
		if (!isOpen) {
			closePanels();
			if (wrapper.contains(document.activeElement)) toggle.focus({ preventScroll: true });
		}
		toggle.ariaExpanded = `${isOpen}`;
		wrapper.inert = !isOpen;
		if (isOpen) stretch();
		const room = isOpen ? roomBelow(wrapper) : 0;
		const height = room === undefined ? "auto" : room && `${room / zoomOf(wrapper)}px`;
		wrapper.style.setProperty("--n-menu-dropdown-content-box-height", `${height}`);
		if (isOpen) scope.emit(window, "elementor-pro/mega-menu/dropdown-open");
	};

	if (toggle) scope.keep(toggle, "aria-expanded");
	onReturn(scope, () => {
		closePanels();
		setOpen(false);
	});
	watchWidth(scope, () => {
		closePanels();
		setOpen(false);
		nav.dataset.touchMode = `${navigator.maxTouchPoints > 0}`;
		scope.frame(choose);
	});
	scope.on(wrapper, "pointerenter", stretch);
	return { isOpen: () => isDropdownOpen, setOpen };
};
