// The classic accordion and toggle: the same list of items under two names.
import { html } from "../../../tests/site/html.mjs";
import { numberOf, widget } from "../../../tests/site/widgets/element.mjs";
import { caretEnd, caretUp, minus, plus } from "../../../tests/site/widgets/icons.mjs";

/** @typedef {{ title: import("../../../tests/site/context.mjs").Text, content: unknown }} Item `content`: text, or markup */

/**
 * @param {import("../../../tests/site/context.mjs").Context} context
 * @param {import("../../../tests/site/widgets/element.mjs").ElementOptions & { items: Item[] }} options
 */
export const accordion = (context, options) => list(context, "accordion", plus(), minus(), options);

/**
 * @param {import("../../../tests/site/context.mjs").Context} context
 * @param {import("../../../tests/site/widgets/element.mjs").ElementOptions & { items: Item[] }} options
 */
export const toggle = (context, options) =>
	list(context, "toggle", caretEnd(), caretUp("elementor-toggle-icon-opened"), options);

const list = (context, kind, closed, opened, { items, id = context.id(), ...element }) => {
	const number = numberOf(id);
	return widget(
		context,
		{ type: kind, id, ...element },
		html`<div class="elementor-${kind}">
${items.map(
	({ title, content }, index) => html`<div class="elementor-${kind}-item">
<div id="elementor-tab-title-${number}${index + 1}" class="elementor-tab-title" data-tab="${index + 1}" role="button" aria-controls="elementor-tab-content-${number}${index + 1}" aria-expanded="false">
<span class="elementor-${kind}-icon elementor-${kind}-icon-left" aria-hidden="true"><span class="elementor-${kind}-icon-closed">${closed}</span><span class="elementor-${kind}-icon-opened">${opened}</span></span>
<a class="elementor-${kind}-title" tabindex="0">${context.t(title)}</a></div>
<div id="elementor-tab-content-${number}${index + 1}" class="elementor-tab-content elementor-clearfix" data-tab="${index + 1}" role="region" aria-labelledby="elementor-tab-title-${number}${index + 1}">${panel(context, content)}</div>
</div>
`,
)}</div>`,
	);
};

/** Text becomes a paragraph, markup stays as it is. */
export const panel = (context, content) => {
	const picked = context.t(content);
	return typeof picked === "string" && !picked.isEscaped ? html`<p>${picked}</p>` : picked;
};
