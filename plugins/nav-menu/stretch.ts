// Lets the open menu span the window, wherever its button is.
import { zoomOf } from "../../src/kit/inline-styles";

/** Reads one layout. */
export const stretch = (nav: HTMLElement, toggle: HTMLElement, isRtl: boolean): void => {
	const { clientWidth } = document.documentElement;
	const side = isRtl ? "right" : "left";
	const zoom = zoomOf(nav);
	const { style } = nav;
	// Without an explicit offset its static position differs from the origin of offsets.
	style[side] ||= "0px";
	const { offsetHeight } = toggle;
	const { left, right } = nav.getBoundingClientRect();
	const beyond = (isRtl ? clientWidth - right : left) / zoom;
	style.width = `${clientWidth / zoom}px`;
	style[side] = `${Number.parseFloat(style[side]) - beyond}px`;
	style.top = `${offsetHeight}px`;
};
