// Displays of a carousel's stops other than bullets: a fraction, a progress bar.

/** Shows at which stop it is, from 0, of how many. */
export const showStops = (element: HTMLElement, type: string, stop: number, stops: number, speed = 300): void => {
	const isFraction = type === "fraction";
	const classes = (isFraction ? ["current", "total"] : ["progressbar-fill"]).map((name) => `swiper-pagination-${name}`);
	let nodes = classes.map((name) => element.querySelector<HTMLElement>(`:scope > .${name}`));
	if (nodes.includes(null)) {
		nodes = classes.map((className) => Object.assign(document.createElement("span"), { className }));
		element.replaceChildren(...(isFraction ? [nodes[0]!, " / ", nodes[1]!] : [nodes[0]!]));
	}
	const [first, last] = nodes as HTMLElement[];
	if (last) {
		first!.textContent = `${stop + 1}`;
		last.textContent = `${stops}`;
	} else
		first!.style.cssText = `transform:translate3d(0,0,0) scaleX(${(stop + 1) / stops});transition-duration:${speed}ms`;
};
