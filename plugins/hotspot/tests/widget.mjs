// The hotspot.
import { html } from "../../../tests/site/html.mjs";
import { widget } from "../../../tests/site/widgets/element.mjs";

/**
 * @param {import("../../../tests/site/context.mjs").Context} context
 * @param {import("../../../tests/site/widgets/element.mjs").ElementOptions & {
 *   image: string, alt: import("../../../tests/site/context.mjs").Text, trigger?: string,
 *   points: { x: number, y: number, label?: import("../../../tests/site/context.mjs").Text, text: import("../../../tests/site/context.mjs").Text }[],
 * }} options places in percent of the picture
 */
export const hotspot = (context, { image, alt, trigger = "click", points, ...element }) =>
	widget(
		context,
		{
			type: "hotspot",
			...element,
			settings: {
				tooltip_trigger: trigger,
				tooltip_position: "top",
				tooltip_animation: "e-hotspot--fade-in-out",
				hotspot_sequenced_animation: "no",
			},
		},
		html`<img src="${image}" alt="${context.t(alt)}" width="640" height="400">
${points.map(
	({ x, y, label, text }) => html`<div class="e-hotspot" style="left: ${x}%; top: ${y}%">
<div class="e-hotspot__button"><div class="${label ? "e-hotspot__label" : "e-hotspot__icon"}">${label ? context.t(label) : plus}</div></div>
<div class="e-hotspot__direction-mask e-hotspot--tooltip-position"><div class="e-hotspot__tooltip">${context.t(text)}</div></div>
</div>
`,
)}`,
	);

const plus = html`<svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><path d="M9 4h2v5h5v2h-5v5H9v-5H4V9h5z" fill="currentColor"/></svg>`;
