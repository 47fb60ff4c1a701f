// Nested tabs: each panel is a container that holds widgets.
import { html } from "../../../tests/site/html.mjs";
import { box, numberOf, widget } from "../../../tests/site/widgets/element.mjs";

/**
 * @param {import("../../../tests/site/context.mjs").Context} context
 * @param {import("../../../tests/site/widgets/element.mjs").ElementOptions & {
 *   items: { title: import("../../../tests/site/context.mjs").Text, content: unknown, customId?: string }[],
 *   label?: string,
 *   accordionFrom?: "mobile" | "tablet" | "none",
 * }} options `content`: the widgets of the panel; `accordionFrom`: the device at and below which the layout is an accordion's
 */
export const nestedTabs = (
	context,
	{ items, label = "Tabs", accordionFrom = "mobile", id = context.id(), classes = "", ...element },
) => {
	const number = numberOf(id);
	const titleId = (index) => items[index].customId ?? `e-n-tab-title-${number}${index + 1}`;
	return widget(
		context,
		{ type: "nested-tabs", name: "n-tabs", id, classes: `e-n-tabs-${accordionFrom} ${classes}`.trim(), ...element },
		html`<div class="e-n-tabs" data-widget-number="${number}" aria-label="${label}. Open items with Enter or Space, close with Escape and navigate using the Arrow keys.">
<div class="e-n-tabs-heading" role="tablist">
${items.map(
	(
		{ title },
		index,
	) => html`<button id="${titleId(index)}" data-tab-title-id="e-n-tab-title-${number}${index + 1}" class="e-n-tab-title" aria-selected="${index ? "false" : "true"}" data-tab-index="${index + 1}" role="tab" tabindex="${index ? "-1" : "0"}" aria-controls="e-n-tab-content-${number}${index + 1}" style="--n-tabs-title-order: ${index + 1};"><span class="e-n-tab-title-text">${context.t(title)}</span></button>
`,
)}</div>
<div class="e-n-tabs-content">
${items.map(({ content }, index) =>
	box(
		context,
		{
			classes: index ? "" : "e-active",
			attributes: html`id="e-n-tab-content-${number}${index + 1}" role="tabpanel" aria-labelledby="${titleId(index)}" data-tab-index="${index + 1}" style="--n-tabs-title-order: ${index + 1};"`,
		},
		content,
	),
)}</div>
</div>`,
	);
};
