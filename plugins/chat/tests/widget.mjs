// The chat button as the server prints it at the end of a page, and as a page carries it that has only settings.
import { classNames, html, phpJson } from "../../../tests/site/html.mjs";

const icon = html`<svg class="joinchat__button__ico" viewBox="0 0 30 30" aria-hidden="true"><path d="M4 4h22v16H14l-6 6v-6H4z"/></svg>`;

/**
 * @param {object} options
 * @param {Record<string, unknown>} options.settings
 * @param {string} options.label spoken name of the button
 * @param {string} [options.tooltip]
 * @param {string} [options.title]
 * @param {unknown[]} [options.bubbles] markup of each message
 * @param {unknown} [options.optin] markup of the text
 * @param {string} [options.open]
 * @param {string} [options.close]
 * @param {string} [options.scan] caption of the QR picture
 */
export const chat = ({ settings, label, tooltip, title, bubbles = [], optin, open, close, scan }) => {
	const hasWindow = bubbles.length > 0 || optin;
	return html`<link rel="stylesheet" href="/public/chat.css">
<div class="${classNames("joinchat joinchat--right", optin && "joinchat--optout", !hasWindow && "joinchat--btn")}" hidden aria-hidden="false" data-settings="${phpJson(settings)}">
<div class="joinchat__button" role="button" tabindex="0" aria-label="${label}">${icon}${tooltip && html`<div class="joinchat__tooltip" aria-hidden="true"><div>${tooltip}</div></div>`}</div>
${settings.message_badge && html`<div class="joinchat__badge">1</div>`}
${settings.qr && html`<div class="joinchat__qr"><div>${scan}</div></div>`}
${
	hasWindow &&
	html`<div class="joinchat__chatbox" role="dialog" aria-labelledby="joinchat__label" aria-modal="true">
<div class="joinchat__header"><div id="joinchat__label"><span>${title}</span></div><div class="joinchat__close" role="button" tabindex="0" aria-label="${close}"></div></div>
<div class="joinchat__scroll"><div class="joinchat__content"><div class="joinchat__chat">
${bubbles}
</div>
${optin && html`<div class="joinchat__optin"><input type="checkbox" id="joinchat_optin"><label for="joinchat_optin">${optin}</label></div>`}
<div class="joinchat__open" role="button" tabindex="0"><div class="joinchat__open__text">${open}</div></div>
</div></div></div>`
}</div>`;
};

/** @param {unknown} text @param {"note" | "media"} [kind] */
export const bubble = (text, kind) =>
	html`<div class="${classNames("joinchat__bubble", kind && `joinchat__bubble--${kind}`)}">${text}</div>
`;

/** @param {{ settings: Record<string, unknown>, label: string }} options the link is there without script */
export const chatSettings = ({ settings, label }) =>
	html`<div class="joinchat" data-settings="${phpJson(settings)}"><a href="https://wa.me/${settings.telephone}">${label}</a></div>`;

/** The block editor's contact button. */
export const contactBlock = ({ phone, message, caption, label }) =>
	html`<div class="wp-block-joinchat-button joinchat-button--qr-both">
<figure><figcaption>${caption}</figcaption><a class="joinchat-button__qr" aria-label="${caption}" href="#whatsapp" data-phone="${phone}" data-message="${message}"></a></figure>
<a class="wp-block-button__link joinchat-button__link elementor-button" href="#whatsapp" data-phone="${phone}" data-message="${message}"><span>${label}</span></a>
</div>`;
