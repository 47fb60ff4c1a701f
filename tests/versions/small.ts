// Large first letters, code, Facebook's widgets, contact buttons and floating bars: each in one form since it came.
import { widget } from "./version";

export const dropCap = (): string => widget("text-editor", "dc1", { drop_cap: "yes" }, "<p>Tea is a leaf.</p>");

/** From 3.1 on; the page has a Prism of its own. */
export const code = (): string =>
	widget(
		"code-highlight",
		"ch1",
		{},
		'<div class="prismjs-default copy-to-clipboard"><pre class="language-js line-numbers" data-line="2"><code readonly="true" class="language-js"><xmp>steep(leaf);</xmp></code></pre></div>',
	);

export const facebookPage = (): string =>
	widget(
		"facebook-page",
		"fb1",
		{},
		'<div class="elementor-facebook-widget fb-page" data-href="https://www.facebook.com/tea" data-tabs="timeline" data-height="60px" style="min-height:1px;height:60px"></div>',
	);

const inDocument = (id: number, content: string): string =>
	`<div data-elementor-type="floating-buttons" data-elementor-id="${id}" class="elementor elementor-${id}" data-elementor-post-type="e-floating-buttons">${content}</div>`;

/** Printed behind the page, from 3.23 on. */
export const contactButtons = (): string =>
	inDocument(
		701,
		widget(
			"contact-buttons",
			"cb1",
			{},
			'<div class="e-contact-buttons has-platform-whatsapp"><div class="e-contact-buttons__content-wrapper hidden" id="e-contact-buttons-cb1" aria-hidden="true"><div class="e-contact-buttons__content"><div class="e-contact-buttons__top-bar"><button type="button" class="e-contact-buttons__close-button" aria-label="Close" aria-controls="e-contact-buttons-cb1" aria-expanded="false"></button></div><p class="e-contact-buttons__message-bubble-time"></p><a class="e-contact-buttons__send-button" href="https://wa.me/15550100">Write</a></div></div><div class="e-contact-buttons__chat-button-container"><button type="button" class="e-contact-buttons__chat-button" aria-controls="e-contact-buttons-cb1" aria-expanded="false" aria-label="Open the box"></button></div></div>',
		),
	);

/** As the contact buttons. */
export const floatingBar = (): string =>
	inDocument(
		702,
		widget(
			"floating-bars-var-1",
			"fl1",
			{},
			'<div class="e-floating-bars e-floating-bars-var-1 has-vertical-position-bottom"><p class="e-floating-bars__announcement-text">New leaves</p><a class="e-floating-bars__cta-button" href="/leaves/">See</a><button type="button" class="e-floating-bars__close-button" aria-label="Close"></button></div>',
		),
	);
