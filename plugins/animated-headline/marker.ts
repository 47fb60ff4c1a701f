// The marker of a highlighted headline, drawn over its words: its shapes, and when it is shown.
import type { Course } from "./play";

const namespace = "http://www.w3.org/2000/svg";

/**
 * The site's stylesheet draws the stroke.
 * @param isStill the marker is drawn immediately
 * @returns removes it
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

/**
 * A marker is drawn, once or again and again.
 * @param setHidden hides the marker, and shows it again to be redrawn
 */
export function* highlight(
	setHidden: (isHidden: boolean) => void,
	durationMs: number,
	delayMs: number,
	isLoop: boolean,
): Course {
	while (isLoop) {
		yield durationMs + 0.8 * delayMs;
		setHidden(true);
		yield 0.2 * delayMs;
		setHidden(false);
	}
}

/** Paths of the markers, in a box of 500 × 150. */
export const markers: Record<string, readonly string[]> = {
	circle: ["M318 12C160-4 14 22 10 78c-4 52 118 64 246 62 130-2 236-22 234-72C488 20 340 4 198 16"],
	curly: ["M4 139q20-16 41 0t41 0 41 0 41 0 41 0 41 0 41 0 41 0 41 0 41 0 41 0 41 0"],
	underline: ["M6 146C150 122 350 116 494 140"],
	double: ["M6 19Q250 6 494 22", "M6 146Q250 132 494 143"],
	double_underline: ["M6 128Q250 116 494 126", "M24 147Q250 134 476 145"],
	underline_zigzag: ["M8 131Q250 118 492 129L64 140Q240 134 420 148"],
	diagonal: ["M6 14Q240 66 494 136"],
	strikethrough: ["M4 75H496"],
	x: ["M6 12Q250 70 494 140", "M494 10Q250 74 6 142"],
};
