// What shows the stops of a carousel other than by bullets: a fraction, a bar of progress.
import type { Parts } from "./carousel";

/** Shows at which stop it is, of how many. */
export const showStops = ({ carousel: { params }, stop, track }: Parts, element: HTMLElement, type: string): void => {
	const isFraction = type === "fraction";
	const now = stop() + 1;
	const { stops } = track();
	if (!element.firstChild)
		for (const name of isFraction ? ["current", "total"] : ["progressbar-fill"]) {
			const part = document.createElement("span");
			part.className = `swiper-pagination-${name}`;
			element.append(...(name === "total" ? [" / "] : []), part);
		}
	const [first, last] = element.children as unknown as HTMLElement[];
	if (!isFraction)
		first!.style.cssText = `transform:translate3d(0,0,0) scaleX(${now / stops});transition-duration:${params.speed ?? 300}ms`;
	else {
		first!.textContent = `${now}`;
		last!.textContent = `${stops}`;
	}
};
