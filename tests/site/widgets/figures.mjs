// Counter, progress bar and alert.
import { html } from "../html.mjs";
import { widget } from "./element.mjs";

/**
 * @param {import("../context.mjs").Context} context
 * @param {import("./element.mjs").ElementOptions & {
 *   title: import("../context.mjs").Text, to: string | number, from?: string | number, duration?: number,
 *   delimiter?: string, prefix?: string, suffix?: import("../context.mjs").Text,
 * }} options `duration` in ms; `to` as text keeps its decimals
 */
export const counter = (
	context,
	{ title, to, from = 0, duration = 2000, delimiter, prefix = "", suffix = "", ...element },
) =>
	widget(
		context,
		{ type: "counter", ...element },
		html`<div class="elementor-counter">
<div class="elementor-counter-title">${context.t(title)}</div>
<div class="elementor-counter-number-wrapper"><span class="elementor-counter-number-prefix">${prefix}</span><span class="elementor-counter-number" data-duration="${duration}" data-to-value="${to}" data-from-value="${from}"${delimiter && html` data-delimiter="${delimiter}"`}>${from}</span><span class="elementor-counter-number-suffix">${context.t(suffix)}</span></div>
</div>`,
	);

/**
 * @param {import("../context.mjs").Context} context
 * @param {import("./element.mjs").ElementOptions & {
 *   title: import("../context.mjs").Text, max: number, text?: import("../context.mjs").Text, percentage?: boolean,
 * }} options `max`: the percentage to reach
 */
export const progress = (context, { title, max, text = "", percentage = true, id = context.id(), ...element }) => {
	const inner = context.t(text);
	return widget(
		context,
		{ type: "progress", id, ...element },
		html`<span class="elementor-title" id="elementor-progress-bar-${id}">${context.t(title)}</span>
<div aria-labelledby="elementor-progress-bar-${id}" class="elementor-progress-wrapper" role="progressbar" aria-valuemin="0" aria-valuemax="100" aria-valuenow="${max}" aria-valuetext="${inner ? `${max}% (${inner})` : `${max}%`}">
<div class="elementor-progress-bar" data-max="${max}">${inner && html`<span class="elementor-progress-text">${inner}</span>`}${percentage && html`<span class="elementor-progress-percentage">${max}%</span>`}</div>
</div>`,
	);
};

/**
 * @param {import("../context.mjs").Context} context
 * @param {import("./element.mjs").ElementOptions & {
 *   title: import("../context.mjs").Text, text: import("../context.mjs").Text, kind?: "info" | "success" | "warning" | "danger",
 * }} options
 */
export const alert = (context, { title, text, kind = "info", ...element }) =>
	widget(
		context,
		{ type: "alert", classes: `elementor-alert-${kind}`, ...element },
		html`<div class="elementor-alert" role="alert">
<span class="elementor-alert-title">${context.t(title)}</span>
<span class="elementor-alert-description">${context.t(text)}</span>
<button type="button" class="elementor-alert-dismiss" aria-label="${context.t({ en: "Dismiss this alert.", he: "סגירת ההודעה." })}"><span aria-hidden="true">&times;</span></button>
</div>`,
	);
