// The marks that the page builder's style sheets and other scripts expect on `body`.
import { activeBreakpoints, deviceOf, type FrontendConfig, queryOf } from "../stores/breakpoints";

/** Writes the browser classes, the device marker and the device mode, which follows the width of the window. */
export const markBody = (config: FrontendConfig): void => {
	const { body } = document;
	const { userAgent, maxTouchPoints } = navigator;
	const has = (word: string) => userAgent.includes(word);
	const blink = has("Chrom");
	const edge = has("Edg");
	const opera = has("OPR");
	const webkit = has("AppleWebKit");
	// Names of the page builder; their case counts.
	const agents = {
		appleWebkit: webkit && !blink,
		blink,
		chrome: blink && !edge && !opera,
		edge,
		firefox: has("Firefox"),
		isTouchDevice: maxTouchPoints,
		mac: has("Macintosh"),
		opera,
		safari: !blink && has("Safari"),
		webkit,
	};
	for (const [name, isTrue] of Object.entries(agents)) if (isTrue) body.classList.add(`e--ua-${name}`);

	const id = "elementor-device-mode";
	if (!document.getElementById(id)) {
		body.append(Object.assign(document.createElement("span"), { id, className: "elementor-screen-only" }));
	}
	const queries = activeBreakpoints(config).map((point) => [point[0], matchMedia(queryOf(point))] as const);
	const update = () => body.setAttribute(`data-${id}`, deviceOf(queries));
	for (const [, query] of queries) query.addEventListener("change", update);
	update();
};
