// The share buttons.
import { html } from "../../../tests/site/html.mjs";
import { widget } from "../../../tests/site/widgets/element.mjs";

const titles = {
	facebook: "Facebook",
	"x-twitter": "X",
	whatsapp: "WhatsApp",
	telegram: "Telegram",
	pinterest: "Pinterest",
	linkedin: "LinkedIn",
	reddit: "Reddit",
	email: { en: "E-mail", he: "דואר" },
	print: { en: "Print", he: "הדפסה" },
};

/**
 * @param {import("../../../tests/site/context.mjs").Context} context
 * @param {import("../../../tests/site/widgets/element.mjs").ElementOptions & { networks: string[], url?: string }} options `url` instead of the page's
 */
export const shareButtons = (context, { networks, url, ...element }) =>
	widget(
		context,
		{ type: "share-buttons", ...element, settings: url ? { share_url: { url, is_external: "", nofollow: "" } } : {} },
		html`<div class="elementor-grid" role="list">
${networks.map(
	(
		network,
	) => html`<div class="elementor-grid-item" role="listitem"><div class="elementor-share-btn elementor-share-btn_${network}" role="button" tabindex="0" aria-label="${context.t({ en: "Share on", he: "שיתוף:" })} ${network}"><div class="elementor-share-btn__text"><span class="elementor-share-btn__title">${context.t(titles[network])}</span></div></div></div>
`,
)}</div>`,
	);
