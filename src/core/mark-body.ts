// The marks that the page builder's style sheets and other scripts expect on `body`.
import { activeBreakpoints, deviceOf, deviceQueries, type FrontendConfig } from "../base/breakpoints";

/** Browsers by the names of the page builder, whose case counts. */
const agents = {
	appleWebkit: /^(?!.*Chrom).*AppleWebKit/,
	blink: /Chrom/,
	chrome: /Chrom(?!.*(Edg|OPR))/,
	edge: /Edg/,
	firefox: /Firefox/,
	isTouchDevice: /Touch$/,
	mac: /Macintosh/,
	opera: /OPR/,
	safari: /^(?!.*Chrom).*Safari/,
	webkit: /AppleWebKit/,
};

/** Writes the browser classes, the device marker and the device mode, which follows the width of the window. */
export const markBody = (config: FrontendConfig): void => {
	const { body } = document;
	const { userAgent, maxTouchPoints } = navigator;
	const agent = userAgent + (maxTouchPoints && "Touch");
	// In one write: at each change of the list the browser looks up which rules depend on it.
	body.classList.add(
		...Object.entries(agents).flatMap(([name, pattern]) => (pattern.test(agent) ? `e--ua-${name}` : [])),
	);

	const id = "elementor-device-mode";
	if (!document.getElementById(id)) {
		body.append(Object.assign(document.createElement("span"), { id, className: "elementor-screen-only" }));
	}
	const queries = deviceQueries(activeBreakpoints(config));
	const update = () => body.setAttribute(`data-${id}`, deviceOf(queries));
	for (const [, query] of queries) query.addEventListener("change", update);
	update();
};
