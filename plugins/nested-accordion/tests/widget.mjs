// Nested accordion: `details` elements whose content is a container.
import { html } from "../../../tests/site/html.mjs";
import { box, numberOf, widget } from "../../../tests/site/widgets/element.mjs";
import { minus, plus } from "../../../tests/site/widgets/icons.mjs";

/**
 * @param {import("../../../tests/site/context.mjs").Context} context
 * @param {import("../../../tests/site/widgets/element.mjs").ElementOptions & {
 *   items: { title: import("../../../tests/site/context.mjs").Text, content: unknown }[],
 *   state?: "expanded" | "all_collapsed",
 *   max?: "one" | "multiple",
 *   duration?: { size: number, unit: "ms" | "s" },
 *   label?: string,
 * }} options `content`: the widgets of the item
 */
export const nestedAccordion = (
	context,
	{
		items,
		state = "expanded",
		max = "one",
		duration = { size: 400, unit: "ms" },
		label = "Accordion",
		id = context.id(),
		...element
	},
) => {
	const number = numberOf(id);
	const settings = {
		default_state: state,
		max_items_expended: max,
		n_accordion_animation_duration: { unit: duration.unit, size: duration.size, sizes: [] },
	};
	return widget(
		context,
		{ type: "nested-accordion", name: "n-accordion", id, settings, ...element },
		html`<div class="e-n-accordion" aria-label="${label}. Open links with Enter or Space, close with Escape, and navigate with Arrow Keys">
${items.map(({ title, content }, index) => {
	const open = state === "expanded" && index === 0;
	return html`<details id="e-n-accordion-item-${number}${index}" class="e-n-accordion-item"${open && " open"}>
<summary class="e-n-accordion-item-title" data-accordion-index="${index + 1}" tabindex="${index ? "-1" : "0"}" aria-expanded="${open ? "true" : "false"}" aria-controls="e-n-accordion-item-${number}${index}">
<span class="e-n-accordion-item-title-header"><div class="e-n-accordion-item-title-text">${context.t(title)}</div></span>
<span class="e-n-accordion-item-title-icon"><span class="e-opened">${minus()}</span><span class="e-closed">${plus()}</span></span></summary>
${box(context, { attributes: html`role="region" aria-labelledby="e-n-accordion-item-${number}${index}"` }, content)}</details>
`;
})}</div>`,
	);
};
