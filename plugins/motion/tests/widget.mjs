// Motion effects: the settings as the server prints them, and an example with its settings alongside it.
import { html } from "../../../tests/site/html.mjs";
import { box, widget } from "../../../tests/site/widgets/element.mjs";

const slider = (size) => ({ unit: "px", size, sizes: [] });
const span = ([start, end]) => ({ unit: "%", size: "", sizes: { start, end } });

/**
 * @param {Record<string, Record<string, unknown>>} effects by name; numbers become sliders, pairs of numbers ranges
 * @param {Record<string, unknown>} [common] `range`, `devices`
 * @param {string} [prefix]
 */
export const motionSettings = (effects, common = {}, prefix = "motion_fx") => {
	const settings = {};
	for (const [name, fields] of Object.entries(effects)) {
		settings[`${prefix}_motion_fx_${/^(mouseTrack|tilt)$/.test(name) ? "mouse" : "scrolling"}`] = "yes";
		settings[`${prefix}_${name}_effect`] = "yes";
		for (const [field, value] of Object.entries(fields))
			settings[`${prefix}_${name}_${field}`] =
				typeof value === "number" ? slider(value) : Array.isArray(value) ? span(value) : value;
	}
	for (const [key, value] of Object.entries(common)) settings[`${prefix}_${key}`] = value;
	return settings;
};

/**
 * @param {import("../../../tests/site/context.mjs").Context} context
 * @param {{ title: unknown, note: unknown, effects: Record<string, Record<string, unknown>>, common?: Record<string, unknown>, art: unknown }} options
 */
export const motionExample = (context, { title, note, effects, common, art }) =>
	box(
		context,
		{ classes: "in-a-row motion-example" },
		widget(
			context,
			{ type: "image", classes: "motion-art", settings: motionSettings(effects, common) },
			html`<div class="elementor-widget-container">${art}</div>`,
		),
		widget(
			context,
			{ type: "text-editor", classes: "motion-words" },
			html`<h3>${context.t(title)}</h3><p class="motion-note">${context.t(note)}</p>${settingsList(effects, common)}`,
		),
	);

/** What the owner chose, as a list: a line an effect. */
export const settingsList = (effects, common = {}) => {
	const chip = ([field, value]) => html`<span>${field} <b>${[value].flat().join("–")}</b></span>`;
	const line = ([name, fields]) => html`<div><dt>${name}</dt><dd>${Object.entries(fields).map(chip)}</dd></div>`;
	return html`<dl class="motion-settings" dir="ltr">${Object.entries({ ...effects, ...common }).map(([name, fields]) =>
		line([name, typeof fields === "object" ? fields : { "": fields }]),
	)}</dl>`;
};
