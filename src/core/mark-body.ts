// The marks that the page builder's style sheets and other scripts expect on `body`.
import { agentClasses } from "../base/agent-classes";
import { activeBreakpoints, deviceOf, deviceQueries, type FrontendConfig } from "../base/breakpoints";

/** Writes the browser classes, the device marker and the device mode, which follows the width of the window. */
export const markBody = (config: FrontendConfig): void => {
	const { body } = document;
	// In one write: at each change of the list the browser looks up which rules depend on it.
	body.classList.add(...agentClasses());

	const id = "elementor-device-mode";
	if (!document.getElementById(id)) {
		body.append(Object.assign(document.createElement("span"), { id, className: "elementor-screen-only" }));
	}
	const queries = deviceQueries(activeBreakpoints(config));
	const update = () => body.setAttribute(`data-${id}`, deviceOf(queries));
	for (const [, query] of queries) query.addEventListener("change", update);
	update();
};
