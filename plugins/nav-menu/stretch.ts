// Lets the open menu span the window, wherever its button stands.
import { setStyles, zoomOf } from "../../src/kit/inline-styles";

/** Reads one layout. */
export const stretch = (nav: HTMLElement, toggle: HTMLElement, isRtl: boolean): void => {
	const { clientWidth } = document.documentElement;
	const side = isRtl ? "right" : "left";
	const zoom = zoomOf(nav);
	// Where the menu begins without a place of its own is not where a place is counted from.
	if (!nav.style[side]) nav.style[side] = "0px";
	const { left, right } = nav.getBoundingClientRect();
	const beyond = (isRtl ? clientWidth - right : left) / zoom;
	setStyles(nav, {
		width: `${clientWidth / zoom}px`,
		[side]: `${Number.parseFloat(nav.style[side]) - beyond}px`,
		top: `${toggle.offsetHeight}px`,
	});
};
