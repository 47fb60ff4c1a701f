// The classic tabs: a row of titles for wide windows, and the same titles between the panels for narrow ones.
import { html } from "../../../tests/site/html.mjs";
import { numberOf, widget } from "../../../tests/site/widgets/element.mjs";
import { panel } from "./widget.mjs";

/**
 * @param {import("../../../tests/site/context.mjs").Context} context
 * @param {import("../../../tests/site/widgets/element.mjs").ElementOptions & { items: import("./widget.mjs").Item[], view?: "horizontal" | "vertical" }} options
 */
export const tabs = (context, { items, view = "horizontal", id = context.id(), classes = "", ...element }) => {
	const number = numberOf(id);
	const state = (index) =>
		html`aria-selected="${index ? "false" : "true"}" data-tab="${index + 1}" role="tab" tabindex="${index ? "-1" : "0"}" aria-controls="elementor-tab-content-${number}${index + 1}" aria-expanded="false"`;
	return widget(
		context,
		{ type: "tabs", id, classes: `elementor-tabs-view-${view} ${classes}`.trim(), ...element },
		html`<div class="elementor-tabs">
<div class="elementor-tabs-wrapper" role="tablist">
${items.map(
	(
		{ title },
		index,
	) => html`<div id="elementor-tab-title-${number}${index + 1}" class="elementor-tab-title elementor-tab-desktop-title" ${state(index)}>${context.t(title)}</div>
`,
)}</div>
<div class="elementor-tabs-content-wrapper" role="tablist" aria-orientation="vertical">
${items.map(
	(
		{ title, content },
		index,
	) => html`<div class="elementor-tab-title elementor-tab-mobile-title" ${state(index)}>${context.t(title)}</div>
<div id="elementor-tab-content-${number}${index + 1}" class="elementor-tab-content elementor-clearfix" data-tab="${index + 1}" role="tabpanel" aria-labelledby="elementor-tab-title-${number}${index + 1}" tabindex="0" hidden="${index ? "hidden" : "false"}">${panel(context, content)}</div>
`,
)}</div>
</div>`,
	);
};
