// Contact buttons and floating bars, each a document of its own, as the server prints them behind the page.
import { html } from "../../../tests/site/html.mjs";
import { widget } from "../../../tests/site/widgets/element.mjs";
import { closeIcon } from "../../../tests/site/widgets/icons.mjs";

const inDocument = (id, content) =>
	html`<div data-elementor-type="floating-buttons" data-elementor-id="${id}" class="elementor elementor-${id}" data-elementor-post-type="e-floating-buttons">
${content}
</div>`;

/**
 * @param {import("../../../tests/site/context.mjs").Context} context
 * @param {import("../../../tests/site/widgets/element.mjs").ElementOptions & {
 *   label: import("../../../tests/site/context.mjs").Text, title: import("../../../tests/site/context.mjs").Text, message: import("../../../tests/site/context.mjs").Text,
 *   cta: import("../../../tests/site/context.mjs").Text, href: string, close: import("../../../tests/site/context.mjs").Text,
 * }} options
 */
export const contactButtons = (context, { label, title, message, cta, href, close, ...element }) => {
	const { t } = context;
	const id = element.id ?? context.id();
	const box = `e-contact-buttons__content-wrapper-${id}`;
	return inDocument(
		701,
		widget(
			context,
			{ type: "contact-buttons", ...element, id },
			html`<div class="e-contact-buttons has-platform-whatsapp">
<div class="e-contact-buttons__content-wrapper hidden" id="${box}" aria-hidden="true">
<div class="e-contact-buttons__content" role="dialog" aria-label="${t(label)}">
<div class="e-contact-buttons__top-bar"><strong>${t(title)}</strong><button type="button" class="e-contact-buttons__close-button" aria-label="${t(close)}" aria-controls="${box}" aria-expanded="false">${closeIcon()}</button></div>
<div class="e-contact-buttons__message-bubble"><p class="e-contact-buttons__message-bubble-body">${t(message)}</p><p class="e-contact-buttons__message-bubble-time"></p></div>
<a class="e-contact-buttons__send-button" href="${href}">${t(cta)}</a>
</div>
</div>
<div class="e-contact-buttons__chat-button-container"><button type="button" class="e-contact-buttons__chat-button" aria-controls="${box}" aria-expanded="false">${t(label)}</button></div>
</div>`,
		),
	);
};

/**
 * @param {import("../../../tests/site/context.mjs").Context} context
 * @param {import("../../../tests/site/widgets/element.mjs").ElementOptions & {
 *   text: import("../../../tests/site/context.mjs").Text, cta: import("../../../tests/site/context.mjs").Text, href: string, close: import("../../../tests/site/context.mjs").Text,
 *   position?: "top" | "bottom", sticky?: boolean, document?: number,
 * }} options `document`: its post id
 */
export const floatingBar = (
	context,
	{ text, cta, href, close, position = "top", sticky, document = 702, ...element },
) => {
	const { t } = context;
	return inDocument(
		document,
		widget(
			context,
			{ type: "floating-bars-var-1", ...element },
			html`<div class="e-floating-bars e-floating-bars-var-1 has-vertical-position-${position}${sticky && " is-sticky"}">
<p class="e-floating-bars__announcement-text">${t(text)}</p>
<a class="e-floating-bars__cta-button" href="${href}">${t(cta)}</a>
<button type="button" class="e-floating-bars__close-button" aria-label="${t(close)}">${closeIcon()}</button>
</div>`,
		),
	);
};
