// The off-canvas widget: a panel that lies next to the page until a link asks for it.
import { html } from "../../../tests/site/html.mjs";
import { actionHash } from "../../../tests/site/widgets/basics.mjs";
import { widget } from "../../../tests/site/widgets/element.mjs";

/**
 * @param {import("../../../tests/site/context.mjs").Context} context
 * @param {import("../../../tests/site/widgets/element.mjs").ElementOptions & { label: import("../../../tests/site/context.mjs").Text }} options `label`: accessible name
 * @param {...unknown} children
 */
export const offCanvas = (context, { id = context.id(), label, ...element }, ...children) =>
	widget(
		context,
		{ type: "off-canvas", id, ...element },
		html`<div id="off-canvas-${id}" class="e-off-canvas" role="dialog" aria-hidden="true" aria-label="${context.t(label)}" aria-modal="true" inert="" data-delay-child-handlers="true">
<div class="e-off-canvas__overlay"></div>
<div class="e-off-canvas__main"><div class="e-off-canvas__content">
${children}
</div></div>
</div>`,
	);

/**
 * The address of a link that opens, closes or toggles a panel.
 * @param {string} id
 * @param {"open" | "close" | "toggle"} displayMode
 */
export const offCanvasHash = (id, displayMode = "toggle") =>
	actionHash(`off_canvas:${displayMode}`, { id, displayMode });
