// The countdown.
import { html } from "../../../tests/site/html.mjs";
import { widget } from "../../../tests/site/widgets/element.mjs";

const labels = {
	days: { en: "Days", he: "ימים" },
	hours: { en: "Hours", he: "שעות" },
	minutes: { en: "Minutes", he: "דקות" },
	seconds: { en: "Seconds", he: "שניות" },
};

/**
 * @param {import("../../../tests/site/context.mjs").Context} context
 * @param {import("../../../tests/site/widgets/element.mjs").ElementOptions & {
 *   date?: number, evergreen?: number, shown?: string[], actions?: object[], message?: import("../../../tests/site/context.mjs").Text,
 * }} options `date` in seconds since 1970, `evergreen` in seconds from the first visit
 */
export const countdown = (context, { date, evergreen, shown = Object.keys(labels), actions, message, ...element }) =>
	widget(
		context,
		{ type: "countdown", classes: "elementor-countdown--label-block", ...element },
		html`<div class="elementor-countdown-wrapper" data-date="${date ?? ""}"${evergreen && html` data-evergreen-interval="${evergreen}"`}${actions && html` data-expire-actions="${JSON.stringify(actions)}"`}>
${shown.map(
	(
		name,
	) => html`<div class="elementor-countdown-item"><span class="elementor-countdown-digits elementor-countdown-${name}"></span> <span class="elementor-countdown-label">${context.t(labels[name])}</span></div>
`,
)}</div>${message && html`<div class="elementor-countdown-expire--message">${context.t(message)}</div>`}`,
	);
