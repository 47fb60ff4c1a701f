// What shows the stops of a carousel other than by bullets: a fraction, a bar of progress.
import type { Parts } from "./carousel";

/** Shows at which stop it is, of how many. */
export const showStops = ({ carousel: { params }, stop, track }: Parts, element: HTMLElement, type: string): void => {
	const isFraction = type === "fraction";
	const classes = (isFraction ? ["current", "total"] : ["progressbar-fill"]).map((name) => `swiper-pagination-${name}`);
	const now = stop() + 1;
	const { stops } = track();
	let nodes = classes.map((name) => element.querySelector<HTMLElement>(`:scope > .${name}`));
	if (nodes.includes(null)) {
		nodes = classes.map((className) => Object.assign(document.createElement("span"), { className }));
		element.replaceChildren(...(isFraction ? [nodes[0]!, " / ", nodes[1]!] : [nodes[0]!]));
	}
	const [first, last] = nodes as HTMLElement[];
	if (last) {
		first!.textContent = `${now}`;
		last.textContent = `${stops}`;
	} else
		first!.style.cssText = `transform:translate3d(0,0,0) scaleX(${now / stops});transition-duration:${params.speed ?? 300}ms`;
};
