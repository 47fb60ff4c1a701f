// The marker of a highlighted headline, drawn over its words.
import { markers } from "./model";

const namespace = "http://www.w3.org/2000/svg";

/**
 * The site's stylesheet draws the stroke.
 * @param isStill the marker is there at once
 * @returns takes it away
 */
export const drawMarker = (headline: Element, wrapper: Element, name: string, isStill?: boolean): (() => void) => {
	const svg = document.createElementNS(namespace, "svg");
	svg.setAttribute("viewBox", "0 0 500 150");
	svg.setAttribute("preserveAspectRatio", "none");
	svg.setAttribute("aria-hidden", "true");
	for (const line of (Object.hasOwn(markers, name) && markers[name]) || markers.circle!) {
		const path = document.createElementNS(namespace, "path");
		path.setAttribute("d", line);
		if (isStill) path.style.cssText = "animation:none;stroke-dasharray:none;stroke-dashoffset:0;opacity:1";
		svg.append(path);
	}
	wrapper.append(svg);
	headline.classList.add("e-animated");
	return () => {
		svg.remove();
		headline.classList.remove("e-animated", "e-hide-highlight");
	};
};
